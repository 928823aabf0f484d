"""Where cards go, and small sentences that several cards share."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.cards.hand import (
    Discarded,
    EquipmentFound,
    ShuffledIntoEvents,
    TreasureFound,
    card_in_hand,
)
from fujikit.robinson.chance import draw_from
from fujikit.robinson.effects.demand import Demand, touched
from fujikit.robinson.effects.modifiers import could_meet
from fujikit.robinson.effects.resources import Gain
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import Postponed
from fujikit.robinson.language import (
    EFFECTS,
    Choice,
    Due,
    Effect,
    EffectContext,
    EffectStep,
    Interruptible,
    Task,
    about,
)
from fujikit.robinson.state import State
from fujikit.robinson.things.needs import met


@EFFECTS.add
class DiscardCard(Effect, frozen=True):
    """The card itself is discarded."""

    phrase = "discard"
    clause = "rc.discard.out"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Discarded(context.card)] if card_in_hand(state, context.card) else []


@EFFECTS.add
class IntoTheEventDeck(Effect, frozen=True):
    """The card is shuffled into the event deck, from where its lower half will come."""

    phrase = "into the event deck"
    clause = "rc.event.mixed-in"
    moves_card = True

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ShuffledIntoEvents(context.card)]


@EFFECTS.add
class KeepCard(Effect, frozen=True):
    """The card is kept beside the board; it serves from the end of the phase on."""

    phrase = "keep"
    clause = "rc.term.keep"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [TreasureFound(context.card, context.who, context.stack)]


@EFFECTS.add
class RandomEquipment(Effect, frozen=True):
    """A starting equipment card that was left over is drawn into Future."""

    phrase = "random equipment"
    clause = "rc.card.equipment-found"

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(state.deck("equipment"))

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [draw_from(state, "equipment"), TakeEquipment()] if state.deck("equipment") else []


@EFFECTS.add
class TakeEquipment(Effect, frozen=True):
    """The equipment card in hand goes to Future."""

    phrase = "take the equipment"
    clause = "rc.card.equipment-found"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [EquipmentFound(f"equipment:{state.drawn[-1]}")]


@EFFECTS.add
class GatheredMore(Effect, frozen=True):
    """More of what was gathered, also where the gathering failed."""

    phrase = "gathered +{count}"
    clause = "rc.adventure.upper"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Gain(self.count, "wood" if context.source == "wood" else "food")]


@EFFECTS.add
class LoseOneOf(Choice, frozen=True):
    """A resource of a kind that is there, as the group picks; nothing where none is."""

    phrase = "lose 1 of {kinds} if possible"
    clause = "rc.s5.totems"
    price = True
    kinds: tuple[str, ...]

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [kind for kind in self.kinds if Demand(1, kind).possible(state, context)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [Demand(1, option)]


@EFFECTS.add
class WoundsOrFewer(Interruptible, frozen=True):
    """Wounds, and fewer of them where an item is there. Before that, somebody may bring it."""

    phrase = "{count} wound(s), {fewer} with {item}"
    clause = "rc.use.kinds"
    asks = ("who",)
    names_items = ("item",)
    moment = "need"
    count: int
    fewer: int
    item: str

    def helped(self, state: State, context: EffectContext) -> bool:
        return could_meet(state, context, self.item)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [Wounds(self.fewer if met(state, self.item) else self.count)]


@EFFECTS.add
class OfTheStillWounded(Effect, frozen=True):
    """For the character who bears this card's special wound; the token stays."""

    phrase = "the still wounded: {effect}"
    clause = "rc.wound.special"
    fills = ("who",)
    effect: Effect

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        for person in state.people:
            if any(mark.partition(":")[2] == context.card for mark in person.special):
                return [about(self.effect, context, person.name)]
        return []


@EFFECTS.add
class EachAndFriday(Effect, frozen=True):
    """Every character in turn, and Friday too."""

    phrase = "all and friday: {effect}"
    clause = "rc.card.friday"
    fills = ("who",)
    effect: Effect

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        friday = state.friday()
        names = [*touched(state), *([friday.name] if friday is not None else [])]
        return [about(self.effect, context, name) for name in names]


@EFFECTS.add
class EveryNight(Effect, frozen=True):
    """In the next night phase, and in every one after it."""

    phrase = "every night: {effect}"
    clause = "rc.night.order"
    effect: Effect

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if state.phase != "night":
            return [Postponed(Due("night", Task(self, context)))]
        return [Postponed(Due("night", Task(self, context), state.round + 1)), self.effect]
