"""Phase 4, and the cards of phase 2: equipment is used, passed on, and gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.notation import Reader
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import FujiAction, Give, Ready, Use, Wait
from fujikit.fuji.cards import CARDS
from fujikit.fuji.clauses import broken
from fujikit.fuji.nouns import DIE, EQUIPMENT, SEAT, SQUARE, VALUE
from fujikit.fuji.state import PHASE_NUMBER, THIRD, Item, Seat, State

MANAGER = "equipment-manager"
KNIFE = "pocket-knife"


class Given(Event[State], frozen=True):
    """The Equipment manager has passed a card to a teammate."""

    seat: str
    equipment: str
    to: str

    def fold(self, state: State) -> State:
        giver, taker = state.seat(self.seat), state.seat(self.to)
        item = giver.item(self.equipment)
        assert item is not None
        state = state.with_seat(self.seat, equipment=tuple(i for i in giver.equipment if i is not item))
        return state.with_seat(self.to, equipment=(*taker.equipment, item))


class ScreensDown(Event[State], frozen=True):
    """Phase 5 begins: all dice are open."""

    reveals: ClassVar[bool] = True

    def fold(self, state: State) -> State:
        seats = [replace(seat, ready=False, radio=False, refusals=()) for seat in state.seats]
        return replace(state, phase="move", seats=tuple(seats))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("ScreensDown", {})


def refuse_use(state: State, action: Use) -> Iterator[Reason]:
    user = state.seat(action.seat)
    found = list(_refuse_card(state, user, action))
    yield from found
    if state.phase in ("plan", "equip"):
        if user.ready:
            yield broken("plan.ready-again", seat=user.name)
        yield from CARDS[action.effect].refuse(state, user, action)


def _refuse_card(state: State, user: Seat, action: Use) -> Iterator[Reason]:
    item = user.item(action.card)
    if item is None:
        yield _not_yours(state, action.card)
    elif not usable(state, item):
        yield _too_early(state, item)
    if "arm" in user.injuries:
        yield broken("injury.arm", seat=user.name)
    phases = CARDS[action.effect].phases
    if PHASE_NUMBER[state.phase] not in phases:
        yield broken("equip.phase", equipment=action.effect, phases=phases)
    if action.copy and not may_copy(state, action.copy):
        yield broken("knife.which", equipment=action.copy)


def _not_yours(state: State, card: str) -> Reason:
    for seat in state.seats:
        if seat.item(card) is not None:
            return broken("equip.owner", equipment=card, seat=seat.name)
    return broken("equip.once", equipment=card)


def _too_early(state: State, item: Item) -> Reason:
    if item.usable == state.round:
        return broken("rope.drawn", equipment=item.name)
    return broken("token.equipment-when", equipment=item.name, round=item.usable)


def usable(state: State, item: Item) -> bool:
    return (item.usable, item.usable_phase) <= (state.round, PHASE_NUMBER[state.phase])


def may_copy(state: State, card: str) -> bool:
    """knife.which: any card that lies open before a player; in the Polish edition not a tapped one."""
    fresh_only = state.table.edition == "pl"
    return any(
        item.name == card and not (fresh_only and item.tapped)
        for seat in state.seats
        for item in seat.equipment
    )


def do_use(state: State, action: Use) -> Iterator[Step]:
    yield from CARDS[action.effect].do(state, state.seat(action.seat), action)


def _read_use(state: State, seat: str, reader: Reader) -> Use:
    card = EQUIPMENT.read(state, reader)
    copy = reader.one_of(CARDS, "equipment") if card == KNIFE else ""
    return Use(seat, card, copy, **CARDS[copy or card].nouns.read(state, reader))


USE = Verb(Use, refuse_use, do_use, EQUIPMENT, EQUIPMENT, SEAT, SQUARE, DIE, VALUE, read=_read_use)


def refuse_give(state: State, action: Give) -> Iterator[Reason]:
    seat = state.seat(action.seat)
    if seat.skill != MANAGER:
        yield broken("manager.one-way", seat=seat.name)
    elif "amnesia" in seat.injuries:
        yield broken("manager.amnesia", seat=seat.name)
    if state.phase == "setup":
        yield broken("manager.any-time")
    if seat.item(action.card) is None:
        yield _not_yours(state, action.card)
    if action.to == seat.name:
        yield broken("skill.equipment-manager", seat=seat.name)


def do_give(state: State, action: Give) -> Iterator[Step]:
    yield Given(action.seat, action.card, action.to)


GIVE = Verb(Give, refuse_give, do_give, EQUIPMENT, SEAT)


def offer_gives(state: State, seat: Seat) -> Iterator[Give]:
    if not seat.can(MANAGER) or state.phase == "setup":
        return
    for item in seat.equipment:
        yield from (Give(seat.name, item.name, to.name) for to in state.seats if to is not seat)


def offer_uses(state: State, seat: Seat) -> list[FujiAction]:
    """Every use of the player's cards in this phase."""
    if "arm" in seat.injuries:
        return []
    actions: list[FujiAction] = []
    for item in seat.equipment:
        if not usable(state, item):
            continue
        effects = _copies(state) if item.name == KNIFE else [(item.name, "")]
        for effect, copy in effects:
            card = CARDS[effect]
            if PHASE_NUMBER[state.phase] in card.phases:
                actions += card.uses(state, seat, Use(seat.name, item.name, copy))
    return actions


def _copies(state: State) -> list[tuple[str, str]]:
    names = sorted({item.name for seat in state.seats for item in seat.equipment} - {KNIFE})
    return [(name, name) for name in names if may_copy(state, name)]


def automatic(state: State) -> tuple[Step, ...]:
    for seat in state.seats:
        if not seat.ready and seat.name != THIRD:
            return ()
    return (ScreensDown(),)


def offer(state: State, seat: Seat) -> list[FujiAction]:
    if seat.ready:
        return [Wait(seat.name)]
    return [Ready(seat.name), *offer_uses(state, seat)]
