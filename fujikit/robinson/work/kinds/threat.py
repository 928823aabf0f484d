"""Threat actions: what can be done about the event cards on the threat spaces, and the wreckage card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from fujikit.engine.events import LogMessage
from fujikit.engine.verdict import Reason
from fujikit.robinson.box.components import EventCard, Wreckage
from fujikit.robinson.clauses import broken
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import LogOnlyEvent, RobinsonEvent
from fujikit.robinson.language import EFFECTS, EffectContext, EffectStep, Interruptible, Task, effects
from fujikit.robinson.state import Goods, Kind, LentForPlan, Stack, State
from fujikit.robinson.things.needs import WEAPON, met, weapon_asked
from fujikit.robinson.things.temporary_weapons import TEMPORARY, CombatOver, weapon_now
from fujikit.robinson.things.uses import can_bring
from fujikit.robinson.work.kinds.base import ActionKind
from fujikit.robinson.work.prices import NOTHING, is_price, ways
from fujikit.robinson.work.spot_names import called

SIDES = ("left", "right")


class ThreatAverted(RobinsonEvent, frozen=True):
    """A threat card has been dealt with and leaves its space."""

    side: str
    card: str

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("ThreatAverted", {"card": called(state, self.side)})

    def fold(self, state: State) -> State:
        left, right = state.threats
        return replace(state, threats=("", right) if self.side == "left" else (left, ""))


def threat_targets(state: State) -> list[str]:
    """The threat spaces with a card on them."""
    return [side for side, card in zip(SIDES, state.threats, strict=True) if card]


def card_at(state: State, side: str) -> EventCard | Wreckage:
    """The card on a threat space."""
    card = state.table.box.card(state.threats[SIDES.index(side)])
    assert isinstance(card, EventCard | Wreckage)
    return card


def threat_needs(state: State, side: str) -> tuple[str, ...]:
    card = card_at(state, side)
    return () if isinstance(card, Wreckage) else card.action.needs


def can_be_averted(state: State, side: str) -> bool:
    """Whether everything but the price is there."""
    return all(is_price(need) or met(state, need) for need in threat_needs(state, side))


def refuse_threat(state: State, side: str) -> Iterator[Reason]:
    """Everything but the price that stands against planning the action of a threat card."""
    if side not in threat_targets(state):
        yield broken("rc.plan.spots", "threat", target=side)
        return
    for need in threat_needs(state, side):
        if is_price(need) or met(state, need):
            continue
        if need.startswith(WEAPON):
            yield broken("rc.need.weapon", need=weapon_asked((need,)), have=weapon_now(state))
        else:
            yield broken("rc.need.item", target=called(state, side), item=called(state, need))


def threat_prices(state: State, side: str) -> tuple[Goods, ...]:
    """The ways to pay what the card asks for."""
    needs = threat_needs(state, side)
    return ways(state, needs) if needs else (NOTHING,)


def ask_for_food(state: State) -> bool:
    """Whether the action of a threat card could be planned if only there were food."""
    return any(
        price.any_food() > state.available.goods.any_food()
        for side in threat_targets(state)
        if can_be_averted(state, side)
        for price in threat_prices(state, side)
    )


class AvertThreat(ActionKind):
    """What a threat card asks for; its reward comes to the resolver."""

    name: ClassVar[Kind] = "threat"
    priced = True
    spot = "threat"
    ease = 5

    def targets(self, state: State) -> list[str]:
        return [side for side in threat_targets(state) if can_be_averted(state, side)]

    def refuse(self, state: State, target: str) -> Iterator[Reason]:
        return refuse_threat(state, target)

    def is_target(self, state: State, target: str) -> bool:
        there = state.phase != "plan" or state.threats[target == "right"]
        return target in SIDES and bool(there)

    def is_there(self, state: State, target: str) -> bool:
        return target in threat_targets(state)

    def numbers(self, state: State, target: str) -> tuple[int, int]:
        """rc.threat.sure: the pawns that the card asks for.

        rc.threat.wreckage: a second pawn on wreckage brings the larger gain.
        """
        card = card_at(state, target)
        return (1, 2) if isinstance(card, Wreckage) else (card.action.pawns, card.action.pawns)

    def prices(self, state: State, target: str, burden: tuple[str, ...]) -> tuple[Goods, ...]:
        return threat_prices(state, target)

    def needs(self, state: State, target: str) -> tuple[str, ...]:
        return threat_needs(state, target)

    def of_different_players(self, state: State, target: str) -> bool:
        card = card_at(state, target)
        return isinstance(card, EventCard) and card.action.different

    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        """rc.threat.reward: the card goes, and its reward comes to the resolver."""
        name = state.threats[SIDES.index(stack.target)]
        card = card_at(state, stack.target)
        there = replace(context, card=name)
        if need := weapon_asked(threat_needs(state, stack.target)):
            yield WeaponServes(need)
        yield ThreatAverted(stack.target, name)
        for effect in effects(_reward(card, stack)):
            yield Task(effect, there)


def _reward(card: EventCard | Wreckage, stack: Stack) -> tuple[str, ...]:
    if isinstance(card, EventCard):
        return card.action.reward
    return card.two if stack.sure else card.one


class WeaponFallen(LogOnlyEvent, frozen=True):
    """The weapon level is lower than it was when the plan was made."""

    need: int
    have: int


@EFFECTS.add
class WeaponServes(Interruptible, frozen=True):
    """A level that the card needs: each one lost since the plan was made is a wound. Weapons may be lent."""

    phrase = "weapon {need} serves"
    clause = "rc.need.weapon"
    moment = "weapon"
    need: int

    def helped(self, state: State, context: EffectContext) -> bool:
        missing = self.have(state) < self.need
        return missing and can_bring(state, context, "weapon", TEMPORARY)

    def have(self, state: State) -> int:
        """The level now, with what was lent for the plan."""
        lent = [note.by for note in state.round_notes if isinstance(note, LentForPlan)]
        return weapon_now(state) + sum(lent)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        have = self.have(state)
        if have < self.need:
            yield WeaponFallen(self.need, have)
            yield Wounds(self.need - have)
        if weapon_now(state) > state.weapon:
            yield CombatOver()
