"""Things against the weather: clouds that count less, animals that stay away, dice thrown early."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from fujikit.engine.events import LogMessage
from fujikit.robinson.effects.action_spaces import lies
from fujikit.robinson.events import RobinsonEvent, RoundNoted
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.state import State

THROW = "throw the weather dice"
SPACE = "weather"
IGNORED_RAIN, IGNORED_SNOW, SNOW_AS_RAIN = "ignored-rain", "ignored-snow", "snow-as-rain"
IGNORED_ANIMALS = "ignored-animals"


class Clouds(NamedTuple):
    """The clouds that count."""

    snow: int
    rain: int


def clouds(state: State) -> Clouds:
    """Snow and rain on dice and tokens, without those that are ignored."""
    notes, seen = state.round_notes, {"snow": 0, "rain": 0}
    for face in state.throw.faces:
        kind, _, count = face.partition("-")
        if kind in seen:
            seen[kind] += int(count or 1)
    snow = seen["snow"] + lies(state, "snow", SPACE) - notes.count(IGNORED_SNOW)
    milder = min(max(0, snow), notes.count(SNOW_AS_RAIN))
    rain = seen["rain"] + lies(state, "rain", SPACE) + milder - notes.count(IGNORED_RAIN)
    return Clouds(max(0, snow) - milder, max(0, rain))


@EFFECTS.add
class IgnoreRain(Effect, frozen=True):
    """One rain cloud counts nowhere."""

    phrase = "ignore a rain cloud"
    clause = "rc.weather.ignored"

    def possible(self, state: State, context: EffectContext) -> bool:
        return clouds(state)[1] > 0

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [CloudIgnored("rain")]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return ("clouds",) if self.possible(state, context) else ()


@EFFECTS.add
class IgnoreSnow(Effect, frozen=True):
    """One snow cloud counts nowhere."""

    phrase = "ignore a snow cloud"
    clause = "rc.card.snow"

    def possible(self, state: State, context: EffectContext) -> bool:
        return clouds(state)[0] > 0

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [CloudIgnored("snow")]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return ("clouds",) if self.possible(state, context) else ()


@EFFECTS.add
class SnowAsRain(Effect, frozen=True):
    """One snow cloud counts as rain."""

    phrase = "snow cloud as rain"
    clause = "rc.weather.ignored"

    def possible(self, state: State, context: EffectContext) -> bool:
        return clouds(state)[0] > 0

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [SnowTurned()]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return ("clouds",) if self.possible(state, context) else ()


class CloudIgnored(RobinsonEvent, frozen=True):
    """A cloud counts nowhere."""

    cloud: str

    def fold(self, state: State) -> State:
        return replace(state, round_notes=(*state.round_notes, f"ignored-{self.cloud}"))

    def log_message(self, state: State, seat: str | None) -> LogMessage:
        return LogMessage(f"CloudIgnored/{self.cloud}", {})


class SnowTurned(RobinsonEvent, frozen=True):
    """A snow cloud counts as rain."""

    def fold(self, state: State) -> State:
        return replace(state, round_notes=(*state.round_notes, SNOW_AS_RAIN))


@EFFECTS.add
class IgnoreAnimals(Effect, frozen=True):
    """A Hungry Animals die does nothing."""

    phrase = "ignore an animals die"
    clause = "rc.s7.others"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [RoundNoted(IGNORED_ANIMALS)]

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return ("animals",)


@EFFECTS.add
class ThrowWeatherNow(Effect, frozen=True):
    """The weather dice of the sheet are thrown before the action phase, and count at their usual time."""

    phrase = "throw the weather dice now"
    clause = "rc.ruling.u21"

    def possible(self, state: State, context: EffectContext) -> bool:
        return EFFECTS.read(THROW).possible(state, context)

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [EFFECTS.read(THROW)]
