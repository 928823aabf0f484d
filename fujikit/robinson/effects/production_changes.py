"""What events do to the production phase of the round, and to the First Player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from fujikit.engine.events import LogMessage
from fujikit.robinson.events import RobinsonEvent, RoundNoted
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.state import State

SKIPPED, HALVED, MORE_WOOD, LESS_FOOD = "skip-production", "halved", "more-wood", "less-food"


def barred(kind: str) -> str:
    """The note of a round in which a kind is not produced.

    >>> barred("wood")
    'no-wood'
    """
    return f"no-{kind}"


class ProductionNoted(RoundNoted, frozen=True):
    """This round's production is another."""

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(f"ProductionNoted/{self.note}", {})


@EFFECTS.add
class NoneProduced(Effect, frozen=True):
    """This round production gives nothing of a kind."""

    phrase = "no {kind} in production"
    clause = "rc.production.changes"
    kind: Literal["wood", "food"]

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ProductionNoted(barred(self.kind))]


@EFFECTS.add
class HalfProduction(Effect, frozen=True):
    """This round production gives half of its total, rounded down."""

    phrase = "half production"
    clause = "rc.production.changes"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ProductionNoted(HALVED)]


@EFFECTS.add
class SkipProduction(Effect, frozen=True):
    """This round production gives nothing at all."""

    phrase = "skip production"
    clause = "rc.production.changes"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ProductionNoted(SKIPPED)]


@EFFECTS.add
class MoreWood(Effect, frozen=True):
    """This round production gives 1 wood more."""

    phrase = "production +1 wood"
    clause = "rc.production.changes"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ProductionNoted(MORE_WOOD)]


@EFFECTS.add
class LessFood(Effect, frozen=True):
    """This round production gives 1 food less, if it gives any."""

    phrase = "production -1 food if possible"
    clause = "rc.demand.if-possible"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ProductionNoted(LESS_FOOD)]


def clockwise(state: State) -> str:
    """Who sits clockwise of the First Player."""
    names = state.table.names
    return names[(names.index(state.first) + 1) % len(names)]


class FirstPlayerIs(RobinsonEvent, frozen=True):
    """The First Player token goes to another player."""

    who: str

    def fold(self, state: State) -> State:
        return replace(state, first=self.who)


@EFFECTS.add
class PassFirstPlayer(Effect, frozen=True):
    """The First Player token goes clockwise; the new First Player is so at once."""

    phrase = "pass first player"
    clause = "rc.card.event-flow"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        heir = clockwise(state)
        return [FirstPlayerIs(heir)] if heir != state.first else []
