"""Rebuilds a game's state from a view; hidden dice are blank in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from fujikit.engine.view import ViewData
from fujikit.fuji.board import Board, Card, board_of
from fujikit.fuji.box import Level, Row, Track, house
from fujikit.fuji.state import THIRD, Die, Seat, State, Table


def state_from_view(view: ViewData, board: Board | None = None) -> State:
    """Return the state of the game as far as a view tells it; `board` saves reading the view's cards.

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
        seats=tuple([_seat(name, seat) for name, seat in view["seats"].items()]),
        board=_board(msgspec.json.encode(view["cards"])) if board is None else board,
        round=view["round"],
        third=_dice(THIRD, view["third_set"]),
        next_turn=view["next_turn"] or "",
    )


def level_of(view: ViewData) -> Level:
    """Return the level card that a view shows."""
    card = view["level_card"]
    rows = tuple([Row(difference, loss) for difference, loss in card["rows"]])
    return Level(view["level"], card["fail"], rows, source="")


def track_of(view: ViewData) -> Track:
    """Return the stamina track that a view shows."""
    return Track(view["track"]["length"], tuple(view["track"]["injuries"]), source="")


def _seat(name: str, seen: ViewData) -> Seat:
    return Seat(
        name,
        skill=seen["skill"],
        at=seen["at"] or "",
        marker=seen["marker"] or "",
        dice=_dice(name, seen["dice"]),
        stamina=seen["stamina"],
        injuries=tuple(seen["injuries"]),
        bars=seen["bars"],
        boost=seen["boost"],
        flares=seen["flares"],
        unhurt=seen["unhurt"],
        rerolled=bool(seen["taken"]),
        ready=seen["ready"],
        moved=seen["moved"],
    )


def _dice(owner: str, faces: Sequence[str | None]) -> tuple[Die, ...]:
    return tuple([Die(face or "", owner, slot, owner, ()) for slot, face in enumerate(faces)])


@lru_cache(maxsize=256)
def _board(cards: bytes) -> Board:
    """The board of a view's cards, kept: as text they are quickly compared, and rarely are they new."""
    laid = {
        square: Card(card["kind"], card["need"] or "any", card["reroll"], card["token"], card["source"])
        for square, card in msgspec.json.decode(cards).items()
    }
    return board_of(laid)
