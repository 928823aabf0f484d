"""Rebuilds a game's state from a view, for questions to the rules: hidden dice are blank in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from fujikit.engine.caching import cached_on_object
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.view import ViewData
from fujikit.fuji.board import Board, Card, board_of, distances, names
from fujikit.fuji.box import Level, Row, Track, house
from fujikit.fuji.state import Die, Seat, State, Table

View = ViewData


def view_of(game: Game[State], seat: str | None) -> View:
    """What a seat sees, or one sentence where nobody sits there.

    >>> import fujikit
    >>> view_of(fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7), "Mara")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: seat: nobody at this table is called 'Mara'
    """
    view: View = game.own_view(seat)
    return view


def refuse_other_phase(view: View, phase: str, what: str) -> None:
    """One sentence where a question is asked in a phase that does not know it."""
    if view["phase"] != phase:
        raise BadInput(f"{what} in the phase {phase!r}, and this is the phase {view['phase']!r}")


def state_from_view(view: View) -> State:
    """The state of the game as far as a view tells it.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> table = state_from_view(game.view("Clara"))
    >>> table.board.terrain == game.state.board.terrain, table.seat("Jona").at == game.state.seat("Jona").at
    (True, True)
    >>> {die.face for die in table.seat("Jona").dice}
    {''}
    """
    table = Table(
        tuple(view["seats"]),
        house(),
        level_of(view),
        track_of(view),
        edition=view["edition"],
        variant=view["variant"],
    )
    return State(
        phase=view["phase"],
        table=table,
        seats=tuple(_seat(name, seat) for name, seat in view["seats"].items()),
        board=_board(msgspec.json.encode(view["cards"])),
        round=view["round"],
    )


def level_of(view: View) -> Level:
    card = view["level_card"]
    rows = tuple(Row(difference, loss) for difference, loss in card["rows"])
    return Level(view["level"], card["fail"], rows, source="")


def track_of(view: View) -> Track:
    return Track(view["track"]["length"], tuple(view["track"]["injuries"]), source="")


def _seat(name: str, seat: Mapping[str, Any]) -> Seat:
    return Seat(
        name,
        skill=seat["skill"],
        at=seat["at"] or "",
        marker=seat["marker"] or "",
        dice=tuple(Die(face or "", name, place, name, ()) for place, face in enumerate(seat["dice"])),
        injuries=tuple(seat["injuries"]),
        ready=seat["ready"],
    )


@lru_cache(maxsize=256)
def _board(cards: bytes) -> Board:
    """The board of a view's cards, kept: as text they are quickly compared, and rarely are they new."""
    laid = {
        square: Card(card["kind"], card["need"] or "any", card["reroll"], card["token"], card["source"])
        for square, card in msgspec.json.decode(cards).items()
    }
    return board_of(laid)


def steps_to_village(board: Board, square: str) -> int | None:
    """How many steps lead from a square to the nearest village card; None where no way does."""
    steps = distances(board.terrain, square)
    return min((steps[village] for village in names(board.village) if village in steps), default=None)


def nearer(board: Board, start: str, goal: str) -> int:
    """How many steps nearer to the village a move brings; 0 where no way leads there."""
    before, after = steps_to_village(board, start), steps_to_village(board, goal)
    return before - after if before is not None and after is not None else 0


@cached_on_object
def eruptions_until_lava(board: Board) -> Mapping[str, int]:
    """After how many eruptions each card is lava; what lava never reaches is not in it."""
    arrives: dict[str, int] = {}
    eruptions = 0
    while taken := board.next_lava():
        eruptions += 1
        arrives.update(dict.fromkeys(taken, eruptions))
        board = board.flip(taken)
    return arrives
