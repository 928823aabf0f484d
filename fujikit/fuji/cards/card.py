"""What every equipment card has, and how one is spent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import Use
from fujikit.fuji.cards.nouns import CardNouns
from fujikit.fuji.state import Item, Seat, State

PLAN, EQUIP = 2, 4


class EquipmentCard(NamedTuple):
    """An equipment card: the phases it shows, what it is told, what it refuses, does and offers.

    `offer` gets a use without nouns and fills them in. Cards with few uses need none: they offer every way to
    name their nouns that they do not refuse.
    """

    phases: tuple[int, ...]
    nouns: CardNouns
    refuse: Callable[[State, Seat, Use], Iterator[Reason]]
    do: Callable[[State, Seat, Use], Iterable[Step]]
    offer: Callable[[State, Seat, Use], Iterable[Use]] | None = None

    def uses(self, state: State, user: Seat, use: Use) -> Iterable[Use]:
        """The uses that are allowed now, from a use without nouns."""
        if self.offer is not None:
            return self.offer(state, user, use)
        ways = (Use(use.seat, use.card, use.copy, **nouns) for nouns in self.nouns.ways(state, user))
        return (way for way in ways if not any(self.refuse(state, user, way)))


class Used(Event[State], frozen=True):
    """A card is announced and used: it is gone, or tapped where a Tinkerer uses it for the first time."""

    seat: str
    equipment: str
    copy: str
    tapped: bool

    def fold(self, state: State) -> State:
        items = [
            replace(item, tapped=True) if item.name == self.equipment else item
            for item in state.seat(self.seat).equipment
            if item.name != self.equipment or self.tapped
        ]
        return state.with_seat(self.seat, equipment=tuple(items))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        numbers: dict[str, object] = {"seat": self.seat, "equipment": self.copy or self.equipment}
        return LogMessage("Used/copy" if self.copy else "Used", numbers)


def spent(user: Seat, card: str, copy: str = "") -> Used:
    """The card goes; a Tinkerer's is tapped first."""
    item = user.item(card) or Item(card)
    return Used(user.name, card, copy, user.can("tinkerer") and not item.tapped)


def nothing_refused(state: State, user: Seat, use: Use) -> Iterator[Reason]:
    return iter(())
