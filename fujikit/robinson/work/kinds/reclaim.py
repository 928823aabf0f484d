"""Reclaiming: an action of the scenario sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from fujikit.robinson.language import EffectContext, EffectStep
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Kind, Stack, State
from fujikit.robinson.work.kinds.base import ActionKind


class Reclaim(ActionKind):
    """What it is about, the scenario says."""

    name: ClassVar[Kind] = "reclaim"
    pawns: ClassVar[tuple[int, int]] = (2, 2)
    spot = "space"
    ease = 7

    def targets(self, state: State) -> Sequence[str]:
        return sheet(state).reclaim_targets(state)

    def most_stacks(self, state: State, target: str) -> int:
        return 0

    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        return sheet(state).reclaim(state, context, stack.target)
