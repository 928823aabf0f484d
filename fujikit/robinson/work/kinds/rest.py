"""Rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from fujikit.robinson.effects.wounds import Heal
from fujikit.robinson.language import EffectContext, EffectStep
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Kind, Stack, State
from fujikit.robinson.things.standing import BetterRest, standing
from fujikit.robinson.work.kinds.base import CampActionKind


class Rest(CampActionKind):
    """rc.rest.heal: a wound is healed; a player in the Bed or the Hammock rests better, in one of them."""

    name: ClassVar[Kind] = "rest"
    ease = 0

    def order_matters(self, state: State) -> bool:
        return False

    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        better = [effect for _, effect in standing(state, BetterRest)]
        if context.who in state.table.names and better:
            return max(better, key=BetterRest.value).effects
        return [Heal(state.table.box.board.rest_heals)]

    def when_all_are_done(self, state: State) -> Iterable[EffectStep]:
        return sheet(state).rest(state)
