"""The night phase: eat, move the camp or stay, sleep, and what spoils overnight."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.engine.verdict import Reason
from fujikit.robinson.effects.action_spaces import lies
from fujikit.robinson.effects.demand import GiveFood, Meal, touched
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import LogOnlyEvent, Lost, PhaseBegan, SpotCleared
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, Interruptible, about
from fujikit.robinson.phases import moving_camp, night_outside
from fujikit.robinson.phases.scheduled import scheduled_now
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State
from fujikit.robinson.things import treasures
from fujikit.robinson.things.needs import sheltered
from fujikit.robinson.things.uses import can_bring

HUNGER, STILL_HUNGRY = 2, 1
"""The wounds for a missing meal, and for missing additional food."""
STAY = "stay"


def in_camp(state: State) -> tuple[str, ...]:
    """The characters who eat and sleep in camp; Friday looks after himself."""
    return tuple([name for name in touched(state) if not state.person(name).outside])


def away(state: State) -> list[str]:
    """The players' characters who spend the night outside."""
    return [person.name for person in state.players() if person.outside]


@EFFECTS.add
class NightPhase(Effect, frozen=True):
    """What cards have in store for the night, then eat, move the camp or not, sleep, perish."""

    phrase = "night phase"
    clause = "rc.night.order"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        steps = (TimeToHeal(), Supper(), MoveOrStay(), Sleep(), TimeToHeal(), Perish())
        return [PhaseBegan("night"), *scheduled_now(state, "night"), *steps]


@EFFECTS.add
class TimeToHeal(Interruptible, frozen=True):
    """Things that heal may be used at any moment of the night.

    rc.ruling.u18: before eating too, even if somebody then goes hungry.
    """

    phrase = "time to heal"
    clause = "rc.night.heal"
    moment = "night"

    def helped(self, state: State, context: EffectContext) -> bool:
        hurt = any(person.wounds and not person.dead for person in state.people)
        return hurt and can_bring(state, context, "healing")

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return ()


@EFFECTS.add
class Supper(Effect, frozen=True):
    """Everybody eats: in camp from what is there, outside from the own sheet; perhaps a second time."""

    phrase = "supper"
    clause = "rc.night.eat"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield from sheet(state).supper(state)
        yield Eat(HUNGER)
        for name in away(state):
            yield from night_outside.eat(state, name)
        if lies(state, "food", "night"):
            yield EatMore()


@EFFECTS.add
class EatMore(Effect, frozen=True):
    """An additional food token in the night space: each eats 1 more or takes a wound; then it goes.

    rc.ruling.u5: whoever sleeps outside takes it from the own sheet.
    """

    phrase = "additional food"
    clause = "rc.token.food-night"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield SpotCleared("food", "night")
        yield Eat(STILL_HUNGRY)
        for name in away(state):
            yield from night_outside.eat_more(state, name)


@EFFECTS.add
class Eat(Meal, frozen=True):
    """Each in camp eats 1 food. Nobody fasts while food is there, but nothing need be turned into food."""

    phrase = "all in camp eat, or {wounds} wound(s)"
    clause = "rc.night.eat"
    wounds: int

    def eaters(self, state: State) -> int:
        return len(in_camp(state))

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        eaten = self.eaters(state) - self.missing(state)
        if eaten:
            yield GiveFood(eaten)
        if self.missing(state):
            yield WhoFasts(self.missing(state), in_camp(state), self.wounds)


@EFFECTS.add
class WhoFasts(Choice, frozen=True):
    """There is not enough food: the group says who goes hungry."""

    phrase = "{count} of {names} go hungry for {wounds} wound(s)"
    clause = "rc.night.eat"
    count: int
    names: tuple[str, ...]
    wounds: int

    def options(self, state: State, context: EffectContext) -> tuple[str, ...]:
        return self.names if self.count < len(self.names) else self.names[:1]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        yield about(GoHungry(self.wounds), context, option)
        if self.count > 1:
            left = tuple([name for name in self.names if name != option])
            yield WhoFasts(self.count - 1, left, self.wounds)


class WentHungry(LogOnlyEvent, frozen=True):
    """Somebody has had nothing to eat."""

    who: str


class WentWithout(LogOnlyEvent, frozen=True):
    """Somebody has eaten, but not the additional food that the night asked for."""

    who: str


@EFFECTS.add
class GoHungry(Effect, frozen=True):
    """Hunger wounds by its own rule; it is no unfulfilled demand."""

    phrase = "go hungry for {wounds} wound(s)"
    clause = "rc.demand.not"
    wounds: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        hungry = self.wounds == HUNGER
        yield WentHungry(context.who) if hungry else WentWithout(context.who)
        yield Wounds(self.wounds)
        yield from sheet(state).hunger(state) if hungry else ()


@EFFECTS.add
class MoveOrStay(Choice, frozen=True):
    """The camp may move to a neighbouring tile, even when nobody sleeps in it."""

    phrase = "move camp or stay"
    clause = "rc.move.where"

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [STAY, *moving_camp.move_targets(state)]

    def why_not(self, state: State, context: EffectContext, option: str) -> Iterable[Reason]:
        return moving_camp.refuse_move(state, option)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [] if option == STAY else [moving_camp.MoveCampTo(option)]


class SleptInTheOpen(LogOnlyEvent, frozen=True):
    """There is no shelter for those in camp."""


@EFFECTS.add
class Sleep(Effect, frozen=True):
    """Without any shelter everybody in camp takes a wound."""

    phrase = "sleep"
    clause = "rc.night.sleep"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if not sheltered(state) and in_camp(state):
            yield SleptInTheOpen()
            yield from (about(Wounds(1), context, name) for name in in_camp(state))
        for name in away(state):
            yield from night_outside.sleep(state, name)
        yield from sheet(state).night(state)


class FoodPerished(Lost, frozen=True):
    """Food that does not keep is lost overnight."""


@EFFECTS.add
class Perish(Effect, frozen=True):
    """Perishable food without storage is lost; all else stays."""

    phrase = "food perishes"
    clause = "rc.night.perish"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        lost = state.available.goods.food - treasures.food_kept(state)
        return [FoodPerished("food", lost)] if lost > 0 else []
