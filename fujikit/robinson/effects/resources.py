"""Wood, food, fur and determination: what is gained and what is demanded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from fujikit.engine.rules import Step
from fujikit.robinson.effects.demand import Demand, answers_demand, at_hand
from fujikit.robinson.events import Discouraged, Encouraged, Gained, Lost
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.state import RESOURCES, State

Kind = Literal["wood", "food", "kept", "fur"]


def into(state: State, context: EffectContext, kind: str) -> str:
    """Where a gain goes.

    rc.resource.inside: Future in the action phase. rc.event.gain: Available in the others, at once.
    rc.resource.answer: what is called up to answer a running demand is there at once, too.
    """
    sort = "food" if kind == "kept" else kind
    return "future" if state.acting() and not answers_demand(state, context, sort) else "available"


@EFFECTS.add
class GainPerPlayer(Effect, frozen=True):
    """So many resources for each player."""

    phrase = "gain {count} {kind} per player"
    clause = "rc.card.friday"
    count: int
    kind: Kind

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Gain(self.count * len(state.players()), self.kind)]


@EFFECTS.add
class Gain(Effect, frozen=True):
    """Resources come, to Future in the action phase and else to Available."""

    phrase = "gain {count} {kind}"
    clause = "rc.resource.outside"
    count: int
    kind: Kind

    def worth(self) -> int:
        return self.count

    def taken_back(self, state: State, gave: int) -> Iterable[Step]:
        count = min(gave, state.available.goods.of(self.kind))
        return [Lost(self.kind, count)] if count else []

    def on_own_sheet(self) -> Effect:
        return GainOnSheet(self.count, self.kind)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Gained(self.kind, self.count, into(state, context, self.kind))]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return ("kept", "food") if self.kind == "kept" else (self.kind,)


@EFFECTS.add
class GainAtOnce(Effect, frozen=True):
    """Resources come to Available, in the planning stage too."""

    phrase = "gain {count} {kind} at once"
    clause = "rc.discovery.goat"
    count: int
    kind: Kind

    def on_own_sheet(self) -> Effect:
        return GainOnSheet(self.count, self.kind)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Gained(self.kind, self.count)]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return (self.kind,)


@EFFECTS.add
class GainOnSheet(Effect, frozen=True):
    """Resources come to the sheet of one who sleeps outside, and are for that one alone."""

    phrase = "gain {count} {kind} on the own sheet"
    clause = "rc.outside.keep"
    count: int
    kind: Kind

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Gained(self.kind, self.count, context.who)]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return (f"own {self.kind}",) if whom == context.who else ()


@EFFECTS.add
class LoseIfPossible(Effect, frozen=True):
    """Resources go as far as they are there; the rest costs nothing."""

    phrase = "lose {count} {kind} if possible"
    clause = "rc.demand.if-possible"
    price = True
    count: int
    kind: Kind

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        there = min(self.count, at_hand(state, context, self.kind))
        return [Lose(there, self.kind)] if there else []


@EFFECTS.add
class Lose(Effect, frozen=True):
    """Resources go from Available, at once; each one missing is unfulfilled demand."""

    phrase = "lose {count} {kind}"
    clause = "rc.resolve.discard"
    price = True
    count: int
    kind: Kind

    def demands(self) -> Iterator[tuple[str, int]]:
        yield self.kind, self.count

    def possible(self, state: State, context: EffectContext) -> bool:
        return at_hand(state, context, self.kind) >= self.count

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Demand(self.count, self.kind)]


@EFFECTS.add
class LoseAll(Effect, frozen=True):
    """Every resource in Available goes."""

    phrase = "lose all resources"
    clause = "rc.event.loss"
    price = True

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        goods = state.available.goods
        return [Lost(kind, goods.of(kind)) for kind in RESOURCES if goods.of(kind)]


@EFFECTS.add
class GainDetermination(Effect, frozen=True):
    """Determination for the one the effect is about."""

    phrase = "gain {count} determination"
    clause = "rc.det.own"
    asks = ("who",)
    personal = True
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Encouraged(context.who, self.count)]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return ("determination",) if whom in ("", context.who) else ()


@EFFECTS.add
class LoseDeterminationIfPossible(Effect, frozen=True):
    """Determination goes as far as it is there."""

    phrase = "lose {count} determination if possible"
    clause = "rc.demand.if-possible"
    price = True
    asks = ("who",)
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        given = min(self.count, state.person(context.who).det)
        return [Discouraged(context.who, given)] if given else []


@EFFECTS.add
class LoseDetermination(Effect, frozen=True):
    """Determination goes; whoever falls short takes the wounds alone."""

    phrase = "lose {count} determination"
    clause = "rc.demand.others"
    price = True
    asks = ("who",)
    count: int

    def possible(self, state: State, context: EffectContext) -> bool:
        return state.person(context.who).det >= self.count

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Demand(self.count, "determination")]


@EFFECTS.add
class LoseAllDetermination(Effect, frozen=True):
    """All determination goes."""

    phrase = "lose all determination"
    clause = "rc.mystery.resolve"
    price = True
    asks = ("who",)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        det = state.person(context.who).det
        return [Discouraged(context.who, det)] if det else []
