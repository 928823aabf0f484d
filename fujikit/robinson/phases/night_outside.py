"""A night outside the camp: what is eaten there, how one sleeps, and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fujikit.engine.events import LogMessage
from fujikit.robinson.clauses import rests_on
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import LogOnlyEvent, Lost, RobinsonEvent
from fujikit.robinson.island.island_map import natural_shelter
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, Interruptible, Task
from fujikit.robinson.state import FRIDAY, Person, State, Stock
from fujikit.robinson.things.gear import EquipmentArrived
from fujikit.robinson.things.inventions import tasks_for
from fujikit.robinson.things.treasures import takes_effect
from fujikit.robinson.things.uses import OWN_FOOD, can_bring


class SupperOutside(Choice, frozen=True):
    """Food is eaten from the own sheet."""

    hunger: int

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def options(self, state: State, context: EffectContext) -> list[str]:
        goods = state.person(context.who).own.goods
        return [kind for kind in ("food", "kept") if goods.of(kind)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [Lost(option, 1, context.who)]

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [HungryOutside(self.hunger)]


@EFFECTS.add
class EatOutside(SupperOutside, frozen=True):
    """One food of the own sheet is eaten; without any, hunger wounds as it does in camp."""

    phrase = "eat outside or {hunger} wound(s)"
    clause = "rc.outside.night"


@EFFECTS.add
class HungryOutside(Interruptible, frozen=True):
    """The own sheet holds no food: a token on it may be turned into some before hunger wounds."""

    phrase = "no food outside, {hunger} wound(s)"
    clause = "rc.outside.night"
    moment = "short"
    hunger: int

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def helped(self, state: State, context: EffectContext) -> bool:
        return not state.person(context.who).own.goods.any_food() and can_bring(state, context, OWN_FOOD)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if state.person(context.who).own.goods.any_food():
            return [EatOutside(self.hunger)]
        return [EFFECTS.read(f"go hungry for {self.hunger} wounds")]


class SleptUnderTheSky(LogOnlyEvent, frozen=True):
    """There is no shelter where somebody sleeps outside."""

    who: str


@EFFECTS.add
class SleepOutside(Effect, frozen=True):
    """Under the open sky one takes a wound; a natural shelter on the tile is as good as a camp."""

    phrase = "sleep outside"
    clause = "rc.outside.night"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if natural_shelter(state, state.person(context.who).outside):
            return []
        return [SleptUnderTheSky(context.who), Wounds(1)]


def eat(state: State, name: str) -> list[Task]:
    """Supper of one who sleeps outside: hunger is 2 wounds."""
    return _of(name, EatOutside(2))


def eat_more(state: State, name: str) -> list[Task]:
    """The additional food of this night, for one who sleeps outside."""
    return _of(name, EatOutside(1))


def sleep(state: State, name: str) -> list[Task]:
    """The night of one who sleeps outside."""
    return _of(name, SleepOutside())


def _of(name: str, effect: Effect) -> list[Task]:
    return [] if name == FRIDAY else [Task(effect, EffectContext(who=name))]


class CameBack(RobinsonEvent, frozen=True):
    """Somebody is back in camp, with what is left; food that does not keep has rotted."""

    who: str

    def fold(self, state: State) -> State:
        own = state.person(self.who).own
        left = Stock(replace(own.goods, food=0), own.tokens)
        home = state.with_person(self.who, outside="", own=Stock())
        return replace(home, available=home.available.and_all(left))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        key = "CameBack/rotten" if state.person(self.who).own.goods.food else "CameBack"
        return LogMessage(key, {"who": self.who})


@rests_on("rc.outside.back")
def come_back(state: State) -> Iterable[EffectStep]:
    """At the start of the round everybody who was outside comes back."""
    for person in state.people:
        if person.outside:
            yield CameBack(person.name)
            yield from _take_effect(state, person)


def _take_effect(state: State, person: Person) -> Iterator[EffectStep]:
    """Treasures, inventions and equipment that somebody brings back work from now on."""
    for name in person.own.treasures:
        yield from takes_effect(state, EffectContext(who=person.name), name)
    yield from tasks_for(person.own.inventions, EffectContext(who=person.name))
    if person.own.equipment:
        yield EquipmentArrived(person.own.equipment)
