"""Rope: one step at once, in phase 2 or 4."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.events import Event
from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import Use
from fujikit.fuji.after_move import arrive, village_is_full
from fujikit.fuji.board import LANDSCAPE, adjacent
from fujikit.fuji.cards.card import EQUIP, PLAN, EquipmentCard, spent
from fujikit.fuji.cards.nouns import SQUARE
from fujikit.fuji.clauses import broken
from fujikit.fuji.end import won
from fujikit.fuji.state import Seat, State, Turn


class Roped(Event[State], frozen=True):
    """A meeple has gone to an adjacent card by Rope."""

    seat: str
    card: str

    def fold(self, state: State) -> State:
        return arrive(state, Turn(self.seat), (self.card,))


def _refuse(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    (square,) = use.squares
    card = state.board.card(square)
    if card is None or not state.board.is_terrain(square):
        yield broken("rope.step", card=square)
    elif card.kind != LANDSCAPE and state.table.edition != "pl":
        yield broken("card.rope", "village", card=square)
    if not adjacent(user.at, square):
        yield broken("card.rope", card=square)


def _do(state: State, user: Seat, use: Use) -> Iterator[Step]:
    yield spent(user, use.card, use.copy)
    yield Roped(user.name, use.squares[0])
    if village_is_full(state, user.name, use.squares[0]):
        yield won(spent(user, use.card, use.copy).fold(state))


def _offer(state: State, user: Seat, use: Use) -> Iterator[Use]:
    for square in state.board.in_reach(user.at, 1):
        if square != user.at and (state.table.edition == "pl" or not state.board.is_village(square)):
            yield Use(use.seat, use.card, use.copy, squares=(square,))


CARDS = {"rope": EquipmentCard((PLAN, EQUIP), SQUARE, _refuse, _do, _offer)}
