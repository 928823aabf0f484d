"""Burdens on the pawns of characters."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.engine.events import LogMessage
from fujikit.robinson.events import RobinsonEvent, RoundNoted
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.state import FRIDAY, Burden, State

REROLL = "reroll"
ARGUMENT = "argument"
"""The round note that no stack may mix pawns of different players."""


class Burdened(RobinsonEvent, frozen=True):
    """Something weighs on a character for a while."""

    who: str
    kind: str
    since: int
    until: int
    what: tuple[str, ...] = ()

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(f"Burdened/{self.kind}", {"who": self.who, "since": self.since, "what": self.what})

    def fold(self, state: State) -> State:
        burden = Burden(self.kind, self.until, self.since, self.what)
        return state.with_person(self.who, burdens=(*state.person(self.who).burdens, burden))


class Unburdened(RobinsonEvent, frozen=True):
    """What a card had laid on a character is lifted."""

    who: str
    kind: str

    def fold(self, state: State) -> State:
        left = [one for one in state.person(self.who).burdens if one.kind != self.kind or one.until]
        return state.with_person(self.who, burdens=tuple(left))


def burdened(
    state: State, context: EffectContext, kind: str, *, rounds: int = 0, what: tuple[str, ...] = ()
) -> Burdened:
    """Something weighs on the one the context is about, in the round that comes after so many."""
    then = state.round + rounds
    return Burdened(context.who, kind, then, then, what)


@EFFECTS.add
class OnePawnThisRound(Effect, frozen=True):
    """Only one pawn in this round."""

    phrase = "one pawn this round"
    clause = "rc.plan.pawns"
    asks = ("who",)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [burdened(state, context, "one-pawn")]


@EFFECTS.add
class OnePawnNextRound(Effect, frozen=True):
    """Only one pawn in the next round; Friday keeps his own."""

    phrase = "one pawn next round"
    clause = "rc.plan.pawns"
    asks = ("who",)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [] if context.who == FRIDAY else [burdened(state, context, "one-pawn", rounds=1)]


@EFFECTS.add
class OnlyKinds(Effect, frozen=True):
    """In this round the pawns of a character go to the named kinds of action only."""

    phrase = "only {kinds} this round"
    clause = "rc.ruling.u17"
    asks = ("who",)
    kinds: tuple[str, ...]

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [burdened(state, context, "only", what=self.kinds)]


@EFFECTS.add
class NoAbilities(Effect, frozen=True):
    """No abilities in this round."""

    phrase = "no abilities this round"
    clause = "rc.ability.use"
    asks = ("who",)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [burdened(state, context, "no-abilities")]


@EFFECTS.add
class NoMixedStacks(Effect, frozen=True):
    """In this round no action mixes pawns of different players, Friday's included."""

    phrase = "no mixed stacks this round"
    clause = "rc.card.argument"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [RoundNoted(ARGUMENT)]


@EFFECTS.add
class RerollNextRound(Effect, frozen=True):
    """In the next round every success of the character is thrown again."""

    phrase = "reroll success next round"
    clause = "rc.card.traps"
    asks = ("who",)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [burdened(state, context, REROLL, rounds=1)]


@EFFECTS.add
class RerollUntilLifted(Effect, frozen=True):
    """From the next round on every success of the character is thrown again, until a card lifts it."""

    phrase = "reroll success until lifted"
    clause = "rc.card.traps"
    asks = ("who",)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Burdened(context.who, REROLL, state.round + 1, 0)]


@EFFECTS.add
class LiftReroll(Effect, frozen=True):
    """Whoever had to throw successes again until further notice is free of it."""

    phrase = "lift the reroll"
    clause = "rc.card.traps"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [
            Unburdened(person.name, REROLL)
            for person in state.people
            if any(one.kind == REROLL and not one.until for one in person.burdens)
        ]
