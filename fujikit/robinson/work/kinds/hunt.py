"""The hunt: two pawns, one beast."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.chance import draw_from
from fujikit.robinson.effects import combat
from fujikit.robinson.events import LogOnlyEvent, SpotCleared
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Stack, State
from fujikit.robinson.work.tokens_in_force import in_force

HUNT, HUNTING, DANGER = "hunt", "hunting", "danger"


def hunted(state: State, scene: EffectContext, stack: Stack) -> Iterable[EffectStep]:
    """What a planned hunt leads to: the top card is fought, or what the sheet names."""
    return sheet(state).hunt(state, scene, stack.target) if stack.target else [Hunt()]


class HuntInVain(LogOnlyEvent, frozen=True):
    """rc.hunt.gone: there is no beast left to hunt."""


@EFFECTS.add
class Hunt(Effect, frozen=True):
    """The top card of the hunting deck is drawn and fought; if its card has gone, the hunt does nothing."""

    phrase = "hunt"
    clause = "rc.hunt.do"

    def do(self, state: State, scene: EffectContext) -> Iterable[EffectStep]:
        if not state.deck(HUNTING):
            return [HuntInVain()]
        return [draw_from(state, HUNTING), FightPrey()]


@EFFECTS.add
class FightPrey(Effect, frozen=True):
    """Greater danger makes the next beast hunted stronger by 1; then that token goes."""

    phrase = "fight the prey"
    clause = "rc.token.danger-hunt"

    def do(self, state: State, scene: EffectContext) -> Iterable[EffectStep]:
        if not in_force(state, DANGER, HUNT):
            return [combat.FightBeast()]
        return [SpotCleared(DANGER, HUNT), combat.FightBeast(1)]
