"""Arranging the camp."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from fujikit.robinson.events import Encouraged, MoraleMoved, SpotCleared
from fujikit.robinson.language import EFFECTS, Choice, EffectContext, EffectStep, Interruptible
from fujikit.robinson.state import Kind, Stack, State
from fujikit.robinson.things.uses import helps
from fujikit.robinson.work.kinds.base import CampActionKind
from fujikit.robinson.work.tokens_in_force import in_force

BEAR = "bear"
DETERMINATION, MORALE = "determination", "morale"
PLAYERS_SHARING = 4
"""So many players cover the space with its card, and gain only one of the two."""


class Arrange(CampActionKind):
    """Arranging the camp; where the bear has been, it only cleans up."""

    name: ClassVar[Kind] = "arrange"
    timed = True
    ease = 1

    def order_matters(self, state: State) -> bool:
        return in_force(state, BEAR, self.name)

    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        if in_force(state, BEAR, self.name):
            return [SpotCleared(BEAR, self.name)]
        return [ArrangeCamp(), Arranged()]


@EFFECTS.add
class ArrangeCamp(Choice, frozen=True):
    """Determination for the resolver, and morale rises, as the board says.

    rc.setup.four, rc.arrange.four: with four players one of the two.
    """

    phrase = "arrange the camp"
    clause = "rc.arrange.gain"

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def options(self, state: State, context: EffectContext) -> tuple[str, ...]:
        return (DETERMINATION, MORALE) if len(state.table.names) == PLAYERS_SHARING else ("both",)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        board = state.table.box.board
        if option != MORALE:
            yield Encouraged(context.who, board.arrange_det)
        if option != DETERMINATION:
            yield MoraleMoved(board.arrange_morale)


@EFFECTS.add
class Arranged(Interruptible, frozen=True):
    """The camp has been arranged: the moment for the Bible."""

    phrase = "the camp is arranged"
    clause = "rc.card.equipment-use"
    moment = "arrange"

    def helped(self, state: State, context: EffectContext) -> bool:
        return helps(state, self.moment)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return ()
