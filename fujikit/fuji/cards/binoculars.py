"""Binoculars: two landscape cards change places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from fujikit.engine.events import Event
from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import Use
from fujikit.fuji.board import LANDSCAPE
from fujikit.fuji.cards.card import PLAN, EquipmentCard, spent
from fujikit.fuji.cards.nouns import TWO_SQUARES
from fujikit.fuji.clauses import broken
from fujikit.fuji.state import Seat, State


class Swapped(Event[State], frozen=True):
    """Two landscape cards lie in each other's place, with all that is printed on them."""

    one: str
    other: str

    def fold(self, state: State) -> State:
        return replace(state, board=state.board.swap(self.one, self.other))


def empty_landscape(state: State) -> tuple[str, ...]:
    """The landscape cards on which nothing lies and nobody stands."""
    taken = {seat.at for seat in state.seats} | {seat.marker for seat in state.seats}
    return tuple(
        square
        for square, card in state.board.squares()
        if card.kind == LANDSCAPE and card.token is None and square not in taken
    )


def _refuse(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    one, other = use.squares
    if one == other:
        yield broken("card.binoculars", "same", card=one)
    empty = empty_landscape(state)
    for square in dict.fromkeys(use.squares):
        card = state.board.card(square)
        if card is None or card.kind != LANDSCAPE:
            yield broken("card.binoculars", "kind", card=square)
        elif square not in empty:
            yield broken("card.binoculars", "taken", card=square)


def _swap(state: State, user: Seat, use: Use) -> Iterator[Step]:
    yield spent(user, use.card, use.copy)
    yield Swapped(*use.squares)


def _offer(state: State, user: Seat, use: Use) -> tuple[Use, ...]:
    return _pairs(use.seat, use.card, use.copy, empty_landscape(state))


@lru_cache(maxsize=256)
def _pairs(seat: str, card: str, copy: str, squares: tuple[str, ...]) -> tuple[Use, ...]:
    return tuple(Use(seat, card, copy, squares=pair) for pair in combinations(squares, 2))


CARDS = {"binoculars": EquipmentCard((PLAN,), TWO_SQUARES, _refuse, _swap, _offer)}
