"""Arranging the camp."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from fujikit.robinson.events import Encouraged, MoraleMoved, SpotCleared
from fujikit.robinson.language import EFFECTS, GO_ON, Choice, EffectContext, EffectStep
from fujikit.robinson.state import Kind, Stack, State
from fujikit.robinson.things.uses import helps
from fujikit.robinson.work.kinds.base import ANYWHERE, ActionKind
from fujikit.robinson.work.tokens_in_force import in_force

BEAR = "bear"
DETERMINATION, MORALE = "determination", "morale"
FOUR = 4
"""So many players cover the space with its card, and gain only one of the two."""


class Arrange(ActionKind):
    """Arranging the camp; where the bear has been, it only cleans up."""

    name: ClassVar[Kind] = "arrange"
    pawns: ClassVar[tuple[int, int]] = (1, 1)
    in_camp = True
    timed = True
    spot = "camp"
    ease = 1

    def targets(self, state: State) -> tuple[str, ...]:
        return ANYWHERE

    def most_stacks(self, state: State, target: str) -> int:
        return 0

    def place(self, state: State, target: str) -> str:
        return state.camp

    def order_matters(self, state: State) -> bool:
        return in_force(state, BEAR, self.name)

    def succeed(self, state: State, scene: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        if in_force(state, BEAR, self.name):
            return [SpotCleared(BEAR, self.name)]
        return [ArrangeCamp(), Arranged()]


@EFFECTS.add
class ArrangeCamp(Choice, frozen=True):
    """2 determination for the resolver and morale +1.

    rc.setup.four, rc.arrange.four: with four players one of the two.
    """

    phrase = "arrange the camp"
    clause = "rc.arrange.gain"

    def who(self, state: State, scene: EffectContext) -> str:
        return scene.who

    def options(self, state: State, scene: EffectContext) -> tuple[str, ...]:
        return (DETERMINATION, MORALE) if len(state.table.names) == FOUR else ("both",)

    def chosen(self, state: State, scene: EffectContext, option: str) -> Iterable[EffectStep]:
        if option != MORALE:
            yield Encouraged(scene.who, 2)
        if option != DETERMINATION:
            yield MoraleMoved(1)


@EFFECTS.add
class Arranged(Choice, frozen=True):
    """The camp has been arranged: the moment for the Bible."""

    phrase = "the camp is arranged"
    clause = "rc.card.equipment-use"
    moment = "arrange"

    def options(self, state: State, scene: EffectContext) -> tuple[str, ...]:
        return (GO_ON,)

    def helped(self, state: State, scene: EffectContext) -> bool:
        return helps(state, self.moment)

    def chosen(self, state: State, scene: EffectContext, option: str) -> Iterable[EffectStep]:
        return ()
