"""Small tables for tests of scenarios: a scenario, tiles where they are wanted, and lines to play."""

from __future__ import annotations

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.support import position

NAMES = ("Anna", "Ben", "Clara", "David")
ROLES = ("explorer", "cook", "carpenter", "soldier")


def scenario_table(
    scenario: int,
    head: str = "",
    tiles: str = "",
    tail: str = "",
    *,
    players: int = 2,
    wounds: int = 0,
    dice: str = "",
) -> Game[State]:
    """A game at some moment; `head` holds plain values, `tiles` the island, `tail` whole tables."""
    seats = {
        name: {"role": role, "wounds": wounds} for name, role in zip(NAMES[:players], ROLES, strict=False)
    }
    island = f"[island]\n{tiles}\n" if tiles else ""
    return position(texts=(head, island + tail), seats=seats, dice=dice, seed=None, scenario=scenario)


def play(game: Game[State], *lines: str) -> Game[State]:
    """The lines one after the other; several may stand in one text, parted by semicolons."""
    for line in "; ".join(lines).split("; "):
        game.act(line)
    return game


def answer_first(game: Game[State]) -> None:
    """The first answer to the open question."""
    game.act(game.legal(game.seats[0])[0])


def asked(game: Game[State]) -> list[str]:
    """The answers to the open question, in order."""
    return [str(action).split()[-1] for action in game.legal(game.seats[0]) if action.verb == "choose"]


def markers(game: Game[State], marker: str) -> list[str]:
    """The spaces on which such a marker lies."""
    return [place.name for place in game.state.island if marker in place.markers]


def why(game: Game[State]) -> tuple[bool, str]:
    """How the game ended."""
    assert game.outcome is not None
    return game.outcome.won, game.outcome.why
