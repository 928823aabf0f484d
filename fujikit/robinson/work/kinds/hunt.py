"""The hunt: two pawns, one beast."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from fujikit.engine.verdict import Reason
from fujikit.robinson.chance import draw_from
from fujikit.robinson.clauses import broken
from fujikit.robinson.effects import combat
from fujikit.robinson.events import LogOnlyEvent, SpotCleared
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Kind, Stack, State
from fujikit.robinson.work.kinds.base import ANYWHERE, ActionKind
from fujikit.robinson.work.tokens_in_force import in_force

HUNT, HUNTING, DANGER = "hunt", "hunting", "danger"


class HuntBeasts(ActionKind):
    """rc.hunt.pawns: a hunt takes exactly two; the top card is fought, or what the sheet names."""

    name: ClassVar[Kind] = "hunt"
    pawns: ClassVar[tuple[int, int]] = (2, 2)
    far_takes_more = False
    spot = "hunt"
    ease = 6

    def targets(self, state: State) -> Sequence[str]:
        special = sheet(state).hunt_targets(state)
        return (*ANYWHERE, *special) if state.deck(HUNTING) else special

    def refuse(self, state: State, target: str) -> Iterable[Reason]:
        if target in self.targets(state):
            return ()
        if not target:
            return (broken("rc.hunt.cards", "none"),)
        return list(sheet(state).refuse_hunt(state, target)) or super().refuse(state, target)

    def most_stacks(self, state: State, target: str) -> int:
        return 1 if target else len(state.deck(HUNTING))

    def full(self, target: str) -> str:
        return super().full(target) if target else "rc.hunt.cards"

    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        return sheet(state).hunt(state, context, stack.target) if stack.target else [Hunt()]


class HuntInVain(LogOnlyEvent, frozen=True):
    """rc.hunt.gone: there is no beast left to hunt."""


@EFFECTS.add
class Hunt(Effect, frozen=True):
    """The top card of the hunting deck is drawn and fought; if its card has gone, the hunt does nothing."""

    phrase = "hunt"
    clause = "rc.hunt.do"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if not state.deck(HUNTING):
            return [HuntInVain()]
        return [draw_from(state, HUNTING), FightPrey()]


@EFFECTS.add
class FightPrey(Effect, frozen=True):
    """Greater danger makes the next beast hunted stronger by 1; then that token goes."""

    phrase = "fight the prey"
    clause = "rc.token.danger-hunt"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if not in_force(state, DANGER, HUNT):
            return [combat.FightBeast()]
        return [SpotCleared(DANGER, HUNT), combat.FightBeast(1)]
