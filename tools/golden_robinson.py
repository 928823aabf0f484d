"""Golden playthroughs of Robinson Crusoe: a random game for each scenario and number of players.

Together they are chosen so that nearly everything occurs.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from fujikit.engine.game import Game
from fujikit.robinson.scenarios import SHEETS
from fujikit.robinson.state import PHASES
from tools.fuzz import play
from tools.fuzz_robinson import NAMES, setups, state_bytes
from tools.golden_subject import Feature, Golden

FOLDER = Path(__file__).parents[1] / "tests" / "golden" / "robinson"
ROLES = ("carpenter", "cook", "explorer", "soldier")
TRIED = 160
MUST_OCCUR = 20
MAX_MOVES = 450
LINES_FOR_ONE = 20
"""How many lines a game may be longer for one thing more that occurs in it."""


def wanted() -> set[Feature]:
    """All that must occur in at least one game."""
    return {
        *(("table", (number, count)) for number in SHEETS for count in range(1, len(NAMES) + 1)),
        *(("role", role) for role in ROLES),
        *(("phase", phase) for phase in PHASES),
        *(
            ("verb", verb)
            for verb in ("place", "take-back", "lead", "pay", "ready", "choose", "go-on", "use")
        ),
        *(("end", end) for end in ("rc.end.death", "rc.end.rounds")),
    }


def features(game: Game[Any]) -> Iterator[Feature]:
    """All that occurs in a game: how it was set up, its verbs and its events, the questions it asked."""
    table = game.state.table
    yield "table", (table.scenario.number, len(table.names))
    yield from (("role", person.role) for person in game.state.players())
    for move in game.history:
        yield "phase", move.before.phase
        if move.action is not None:
            yield "verb", move.action.verb
        yield from (("event", type(event).__name__) for event in move.events)
        if move.before.agenda:
            yield "asked", type(move.before.agenda[0].effect).__name__
    if game.outcome is not None:
        yield "end", game.outcome.why


def candidates() -> Iterator[tuple[str, Game[Any]]]:
    """Random games to choose from."""
    every = tuple(setups())
    for seed in range(TRIED):
        setup = every[seed * 5 % len(every)]
        game = setup.start(seed, "seed")
        play(game, Random(seed), MAX_MOVES - game.moves)
        yield f"{setup.table}-players-scenario-{setup.options['scenario']}-{seed}", game


def worth(new: set[Feature], missing: set[Feature], game: Game[Any]) -> float:
    """The more a game adds the better, what must occur above all, and the shorter it is."""
    return len(new) + MUST_OCCUR * len(new & missing) - game.moves / LINES_FOR_ONE


def views(game: Game[Any]) -> object:
    """What everybody sees."""
    return _without_sentences(game.own_view(game.seats[0]))


def _without_sentences(value: Any) -> Any:
    """The view without any text for people."""
    if isinstance(value, dict):
        texts = ("text", "missing", "name", "role_name")
        return {key: _without_sentences(part) for key, part in value.items() if key not in texts}
    return [_without_sentences(part) for part in value] if isinstance(value, list) else value


ROBINSON = Golden(FOLDER, wanted, features, candidates, TRIED, 0, worth, views, state_bytes)
