"""A round: what comes before its first phase, the phases in order, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.robinson.effects.production_changes import clockwise
from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Interruptible, effects
from fujikit.robinson.phases import ending, night_outside
from fujikit.robinson.phases.scheduled import scheduled_now
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Person, State, Throw

PHASES = (
    "event phase",
    "morale phase",
    "production phase",
    "action phase",
    "weather phase",
    "night phase",
    "end of round",
)


@EFFECTS.add
class StartOfRound(Effect, frozen=True):
    """Those outside come back, then what is due, then the scenario's own start; then the six phases."""

    phrase = "start of round"
    clause = "rc.round.phases"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [*night_outside.come_back(state), DueThisRound(), ScenarioStart(), *effects(PHASES)]


@EFFECTS.add
class DueThisRound(Effect, frozen=True):
    """What cards have announced for this round."""

    phrase = "what is due this round"
    clause = "rc.round.phases"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return scheduled_now(state, "round")


@EFFECTS.add
class ScenarioStart(Effect, frozen=True):
    """What the scenario does before the event phase."""

    phrase = "the scenario's start of round"
    clause = "rc.round.phases"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return sheet(state).start_of_round(state)


@EFFECTS.add
class EndOfRound(Effect, frozen=True):
    """What is due at the end of the round comes; then the game ends, or another round begins."""

    phrase = "end of round"
    clause = "rc.end.rounds"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [*scheduled_now(state, "end-of-round"), *effects(["flipped items go"]), NextRound()]


@EFFECTS.add
class NextRound(Effect, frozen=True):
    """Ability markers come off, the round marker moves on, the First Player token goes clockwise."""

    phrase = "next round"
    clause = "rc.night.next"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return ending.end_of_round(state) or [RoundBegan(state.round + 1, clockwise(state)), StartOfRound()]


class RoundBegan(RobinsonEvent, frozen=True):
    """The round marker stands on the next number, and the First Player is another."""

    round: int
    first: str

    def fold(self, state: State) -> State:
        return replace(
            state,
            round=self.round,
            first=self.first,
            phase="event",
            round_notes=(),
            plan=(),
            throw=Throw(),
            people=tuple([_rested(person, self.round) for person in state.people]),
            helpers=tuple([one for one in state.helpers if not one.until or one.until >= self.round]),
        )


def _rested(person: Person, now: int) -> Person:
    """The character without what counted only until the round ended."""
    left = tuple([burden for burden in person.burdens if not burden.until or burden.until >= now])
    return replace(person, spent=(), ready=False, burdens=left)


@EFFECTS.add
class Pause(Interruptible, frozen=True):
    """Nothing happens until anybody at the table says so."""

    phrase = "wait for the table"
    clause = "rc.round.phases"

    def waits(self, state: State, context: EffectContext) -> bool:
        return True

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return ()
