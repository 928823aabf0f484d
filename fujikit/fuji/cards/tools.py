"""Flare gun, first-aid kit and radio: cards that need no target."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from fujikit.engine.events import Event
from fujikit.engine.rules import Step
from fujikit.fuji.actions import Use
from fujikit.fuji.cards.card import EQUIP, PLAN, EquipmentCard, nothing_refused, spent
from fujikit.fuji.cards.nouns import NOTHING
from fujikit.fuji.state import Seat, State

FLARE = 3
"""What a flare gun adds to the movement value in the own turn."""


class FlareFired(Event[State], frozen=True):
    seat: str

    def fold(self, state: State) -> State:
        return state.with_seat(self.seat, flares=state.seat(self.seat).flares + 1)


class Protected(Event[State], frozen=True):
    """No stamina is lost this round."""

    seat: str

    def fold(self, state: State) -> State:
        return state.with_seat(self.seat, unhurt=True)


class ScreenLifted(Event[State], frozen=True):
    """The player's dice are open until the end of the phase."""

    reveals: ClassVar[bool] = True
    seat: str

    def fold(self, state: State) -> State:
        return state.with_seat(self.seat, radio=True)


def _fire(state: State, user: Seat, use: Use) -> Iterator[Step]:
    yield spent(user, use.card, use.copy)
    yield FlareFired(user.name)


def _protect(state: State, user: Seat, use: Use) -> Iterator[Step]:
    yield spent(user, use.card, use.copy)
    yield Protected(user.name)


def _lift(state: State, user: Seat, use: Use) -> Iterator[Step]:
    yield spent(user, use.card, use.copy)
    yield ScreenLifted(user.name)


CARDS = {
    "flare-gun": EquipmentCard((EQUIP,), NOTHING, nothing_refused, _fire),
    "first-aid-kit": EquipmentCard((EQUIP,), NOTHING, nothing_refused, _protect),
    "radio": EquipmentCard((PLAN, EQUIP), NOTHING, nothing_refused, _lift),
}
