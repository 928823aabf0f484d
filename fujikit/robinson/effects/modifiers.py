"""Sentences around other sentences: who they are about, when they come, and whether."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from fujikit.robinson.effects.demand import Demand, at_hand, touched
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
from fujikit.robinson.things.temporary_weapons import CombatOver
from fujikit.robinson.things.uses import can_bring
from fujikit.robinson.words.component_names import plainly


@EFFECTS.add
class Each(Effect, frozen=True):
    """Every character in turn."""

    phrase = "all: {effect}"
    clause = "rc.demand.others"
    fills = ("who",)
    effect: Effect

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [about(self.effect, context, name) for name in touched(state)]

    def brings(self, state: State, context: EffectContext, whom: str) -> Sequence[str]:
        return self.effect.brings(state, replace(context, who=whom or state.first), whom)


@EFFECTS.add
class FirstPlayer(Effect, frozen=True):
    """The First Player alone."""

    phrase = "first player: {effect}"
    clause = "rc.event.combat"
    fills = ("who",)
    effect: Effect

    def possible(self, state: State, context: EffectContext) -> bool:
        return self.effect.possible(state, replace(context, who=state.first))

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [about(self.effect, context, state.first)]

    def brings(self, state: State, context: EffectContext, whom: str) -> Sequence[str]:
        return self.effect.brings(state, replace(context, who=state.first), whom)


@EFFECTS.add
class Unless(Interruptible, frozen=True):
    """Only where something is missing: `unless medicine: 2 wounds`. Before that, somebody may bring it."""

    phrase = "unless {need}: {effect}"
    clause = "rc.use.answer"
    names_items = ("need",)
    moment = "need"
    need: str
    effect: Effect

    def wants_weapon(self) -> bool:
        return self.need.startswith("weapon")

    def helped(self, state: State, context: EffectContext) -> bool:
        return could_meet(state, context, self.need)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if state.fight.weapon:
            yield CombatOver()
        if not met(state, self.need):
            yield self.effect


def could_meet(state: State, context: EffectContext, need: str) -> bool:
    """Whether a need is not met, but somebody may use something that would help to meet it."""
    return not met(state, need) and can_bring(state, context, need.partition(" ")[0])


@EFFECTS.add
class If(Effect, frozen=True):
    """Only where something is there: `if built shelter: palisade +1`."""

    phrase = "if {need}: {effect}"
    clause = "rc.build.built-only"
    names_items = ("need",)
    need: str
    effect: Effect

    def possible(self, state: State, context: EffectContext) -> bool:
        return met(state, self.need) and self.effect.possible(state, context)

    def brings(self, state: State, context: EffectContext, whom: str) -> Sequence[str]:
        return self.effect.brings(state, context, whom) if met(state, self.need) else ()

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [self.effect] if met(state, self.need) else []


@EFFECTS.add
class NextRound(Effect, frozen=True):
    """At the start of the next round, before its event phase."""

    phrase = "next round: {effect}"
    clause = "rc.round.phases"
    effect: Effect

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Postponed(Due("round", Task(self.effect, context), state.round + 1))]

    def demands(self) -> Iterator[tuple[str, int]]:
        return iter(())


@EFFECTS.add
class Tonight(Effect, frozen=True):
    """In the next night phase."""

    phrase = "tonight: {effect}"
    clause = "rc.night.order"
    effect: Effect

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Postponed(Due("night", Task(self.effect, context)))]

    def demands(self) -> Iterator[tuple[str, int]]:
        return iter(())


@EFFECTS.add
class Decide(Choice, frozen=True):
    """The group takes one of the alternatives, never one that cannot be carried out.

    The answers are numbers, from 1, in the order they stand on the card.
    """

    phrase = "decide: {ways}"
    clause = "rc.term.decide"
    ways: tuple[tuple[Effect, ...], ...]

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(self.options(state, context))

    def options(self, state: State, context: EffectContext) -> list[str]:
        return _can(self.ways, state, context)

    def label(self, state: State, option: str) -> str:
        return _way(self.ways, option)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return self.ways[int(option) - 1]

    def brings(self, state: State, context: EffectContext, whom: str) -> Sequence[str]:
        return _any_way(self.ways, state, context, whom)


@EFFECTS.add
class Either(Choice, frozen=True):
    """One of the alternatives that can be carried out; if none can, one of them is unfulfilled demand."""

    phrase = "either: {ways}"
    clause = "rc.golden.choice"
    ways: tuple[tuple[Effect, ...], ...]

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(_can(self.ways, state, context))

    def options(self, state: State, context: EffectContext) -> list[str]:
        numbers = [str(number) for number in range(1, len(self.ways) + 1)]
        return _can(self.ways, state, context) or (numbers[:1] if self._alike(state, context) else numbers)

    def _alike(self, state: State, context: EffectContext) -> bool:
        """Whether it is all the same which demand fails: as much is missing, and nobody can help."""
        made = [part for way in self.ways for effect in way for part in effect.do(state, context)]
        demands = [part for part in made if isinstance(part, Demand)]
        missing = {demand.count - at_hand(state, context, demand.what) for demand in demands}
        helped = any(can_bring(state, context, demand.what) for demand in demands)
        return len(made) == len(demands) == len(self.ways) and len(missing) == 1 and not helped

    def label(self, state: State, option: str) -> str:
        return _way(self.ways, option)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return self.ways[int(option) - 1]

    def brings(self, state: State, context: EffectContext, whom: str) -> Sequence[str]:
        return _any_way(self.ways, state, context, whom)


def _way(ways: tuple[tuple[Effect, ...], ...], option: str) -> str:
    """One of the alternatives in plain words."""
    return plainly("; ".join(map(str, ways[int(option) - 1])))


def _can(ways: Iterable[tuple[Effect, ...]], state: State, context: EffectContext) -> list[str]:
    """The numbers of the alternatives that can be carried out."""
    return [
        str(number)
        for number, way in enumerate(ways, 1)
        if all(effect.possible(state, context) for effect in way)
    ]


def _any_way(
    ways: Iterable[tuple[Effect, ...]], state: State, context: EffectContext, whom: str
) -> list[str]:
    """What the alternatives that can be carried out would bring."""
    return [
        gift
        for way in ways
        if all(effect.possible(state, context) for effect in way)
        for effect in way
        for gift in effect.brings(state, context, whom)
    ]
