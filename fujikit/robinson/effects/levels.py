"""Roof, palisade, weapon, morale."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from fujikit.engine.rules import Step
from fujikit.robinson.effects.demand import Demand, Short
from fujikit.robinson.events import LevelMoved, MoraleMoved, ShelterBuilt
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep
from fujikit.robinson.state import State
from fujikit.robinson.things.needs import sheltered

Level = Literal["roof", "palisade", "weapon"]


@EFFECTS.add
class LevelIfPossible(Effect, frozen=True):
    """A level falls as far as it can; the rest costs nothing."""

    phrase = "{level} {by:+} if possible"
    clause = "rc.demand.if-possible"
    level: Level
    by: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        by = max(self.by, -getattr(state, self.level))
        return [LevelMoved(self.level, by)] if by else []


@EFFECTS.add
class LevelTo(Effect, frozen=True):
    """A level falls to a number, if it is above it."""

    phrase = "{level} to {number}"
    clause = "rc.resolve.at-once"
    level: Level
    number: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        over = getattr(state, self.level) - self.number
        return [LevelMoved(self.level, -over)] if over > 0 else []


@EFFECTS.add
class ChangeLevel(Effect, frozen=True):
    """A level rises or falls; roof and palisade rise only where there is a shelter."""

    phrase = "{level} {by:+}"
    clause = "rc.build.no-shelter"
    level: Level
    by: int

    def possible(self, state: State, context: EffectContext) -> bool:
        level: int = getattr(state, self.level)
        return level + self.by >= 0 if self.by < 0 else self.level == "weapon" or sheltered(state)

    def worth(self) -> int:
        return self.by

    def taken_back(self, state: State, gave: int) -> Iterable[Step]:
        by = min(gave, getattr(state, self.level))
        return [LevelMoved(self.level, -by)] if by else []

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if self.by < 0:
            return [Demand(-self.by, self.level)]
        return [LevelMoved(self.level, self.by)] if self.possible(state, context) else []

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return (self.level,) if self.by > 0 and self.possible(state, context) else ()


@EFFECTS.add
class ShelterStands(Effect, frozen=True):
    """The shelter has been built, without an action."""

    phrase = "the shelter stands"
    clause = "rc.build.shelter-kept"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [] if state.shelter else [ShelterBuilt()]


@EFFECTS.add
class LoseHalf(Choice, frozen=True):
    """Half of a level is lost, rounded down; levels that are all 0 are unfulfilled demand."""

    phrase = "lose half of {levels}"
    clause = "rc.card.half"
    price = True
    levels: tuple[str, ...]

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [level for level in self.levels if getattr(state, level)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        loss = getattr(state, option) // 2
        return [LevelMoved(option, -loss)] if loss else []

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Short(1, self.levels[0])]


@EFFECTS.add
class Morale(Effect, frozen=True):
    """The morale marker moves."""

    phrase = "morale {by:+}"
    clause = "rc.morale.track"
    by: int

    def possible(self, state: State, context: EffectContext) -> bool:
        return self.by < 0 or state.morale < state.table.box.board.highest_morale

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [MoraleMoved(self.by)]
