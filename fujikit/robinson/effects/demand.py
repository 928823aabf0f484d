"""Unfulfilled demand: what must be given is given, and what cannot be given is paid in wounds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator

from fujikit.engine.events import LogMessage
from fujikit.engine.rules import Step
from fujikit.robinson.clauses import rests_on
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import Discouraged, LevelMoved, LogOnlyEvent, Lost
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, Interruptible, about
from fujikit.robinson.state import State
from fujikit.robinson.things.at_any_time import interrupted, of_a_use
from fujikit.robinson.things.uses import can_bring

LEVELS = ("roof", "palisade", "weapon")
MARKER = "marker"


def at_hand(state: State, context: EffectContext, what: str) -> int:
    """How much of something can be given: food of either sort is food."""
    if what == "determination":
        return state.person(context.who).det
    if what in LEVELS:
        level: int = getattr(state, what)
        return level
    goods = state.available.goods
    return goods.any_food() if what == "food" else goods.of(what)


@EFFECTS.add
class Demand(Effect, frozen=True):
    """So much of a resource, of determination or of a level must be given; what is missing costs wounds."""

    phrase = "give up {count} {what}"
    clause = "rc.demand.pay"
    count: int
    what: str

    def possible(self, state: State, context: EffectContext) -> bool:
        return at_hand(state, context, self.what) >= self.count

    def demands(self) -> Iterator[tuple[str, int]]:
        yield self.what, self.count

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        there = min(self.count, at_hand(state, context, self.what))
        if there:
            yield given(context, self.what, there)
        if there < self.count:
            yield Short(self.count - there, self.what)


def given(context: EffectContext, what: str, count: int) -> Step | Effect:
    """What happens when so much is given."""
    if what == "determination":
        return Discouraged(context.who, count)
    if what in LEVELS:
        return LevelMoved(what, -count)
    return GiveFood(count) if what == "food" else Lost(what, count)


@EFFECTS.add
class GiveFood(Choice, frozen=True):
    """Food is given; the group picks whether it is food that keeps."""

    phrase = "give {count} food"
    clause = "rc.weather.food"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        goods = state.available.goods
        return [kind for kind in ("food", "kept") if goods.of(kind)]

    def waits(self, state: State, context: EffectContext) -> bool:
        return state.available.goods.any_food() > self.count and super().waits(state, context)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        count = 1 if self.waits(state, context) else min(self.count, state.available.goods.of(option))
        yield Lost(option, count)
        if count < self.count:
            yield GiveFood(self.count - count)


@EFFECTS.add
class Short(Interruptible, frozen=True):
    """Something demanded is missing: before wounds come, anybody may use what brings some of it."""

    phrase = "{count} {what} missing"
    clause = "rc.demand.unforced"
    moment = "short"
    count: int
    what: str

    def helped(self, state: State, context: EffectContext) -> bool:
        short = at_hand(state, context, self.what) < self.count
        return short and bool(bearers(state, context)) and can_bring(state, context, self.what)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        there = min(self.count, at_hand(state, context, self.what))
        if there:
            yield given(context, self.what, there)
        if there < self.count:
            yield from unfulfilled(state, context, self.count - there, self.what)


class Meal(Interruptible, frozen=True):
    """So many eat 1 food each. Where there is not enough, anybody may use first what brings some."""

    moment = "short"

    @property
    def what(self) -> str:
        """What is missing, as `Short` names it."""
        return "food"

    @abstractmethod
    def eaters(self, state: State) -> int:
        """How many eat."""

    def missing(self, state: State) -> int:
        return max(0, self.eaters(state) - state.available.goods.any_food())

    def helped(self, state: State, context: EffectContext) -> bool:
        return self.missing(state) > 0 and can_bring(state, context, self.what)


class Unmet(LogOnlyEvent, frozen=True):
    """What is demanded is not there, or a marker finds no room."""

    count: int
    what: str

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(f"Unmet/{self.what}", {"count": self.count})


def unfulfilled(state: State, context: EffectContext, count: int, what: str) -> list[EffectStep]:
    """rc.demand.wound: one wound for each unit that could not be given, the resolver's or everybody's."""
    wounds = [about(Wounds(count), context, name) for name in bearers(state, context)]
    return [Unmet(count, what), *wounds]


def bearers(state: State, context: EffectContext) -> list[str]:
    """rc.demand.action: who takes the wounds of a demand, the one it is about (the resolver) or all."""
    return [context.who] if context.who else touched(state)


@rests_on("rc.outside.weather")
def touched(state: State) -> list[str]:
    """The characters that an effect on all touches now, in the weather phase only those in camp.

    rc.friday.immune: Friday is not among them.
    """
    jenny = state.jenny()
    names = [person.name for person in state.players() if state.phase != "weather" or not person.outside]
    return [*names, jenny.name] if jenny is not None and state.noted("jenny-in-camp") else names


def answers_demand(state: State, context: EffectContext, what: str) -> bool:
    """Whether something is being called up to answer a demand for it, one that runs or is about to."""
    if any(isinstance(task.effect, Short) and task.effect.what == what for task in state.agenda):
        return True
    if not of_a_use(context) or (task := interrupted(state)) is None:
        return False
    return any(
        wanted == what and at_hand(state, task.context, what) < count
        for wanted, count in task.effect.demands()
    )
