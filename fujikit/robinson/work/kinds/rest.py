"""Rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from fujikit.robinson.effects.wounds import Heal
from fujikit.robinson.events import Encouraged
from fujikit.robinson.language import EffectContext, EffectStep
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Kind, Stack, State
from fujikit.robinson.work.kinds.base import CampActionKind


class Rest(CampActionKind):
    """rc.rest.heal: a wound is healed; a player in the Bed or the Hammock rests better."""

    name: ClassVar[Kind] = "rest"
    ease = 0

    def order_matters(self, state: State) -> bool:
        return False

    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        player = context.who in state.table.names
        if player and state.item("bed"):
            return [Encouraged(context.who, 1), Heal(2)]
        if player and state.treasure("hammock"):
            return [Encouraged(context.who, 1), Heal(1)]
        return [Heal(1)]

    def when_all_are_done(self, state: State) -> Iterable[EffectStep]:
        return sheet(state).rest(state)
