"""The table waits until somebody says `go-on`: how a position of a phase that runs by itself begins."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.language import EFFECTS, GO_ON, Choice, EffectContext, EffectStep
from fujikit.robinson.state import State


@EFFECTS.add
class Pause(Choice, frozen=True):
    """Nothing happens until anybody at the table says so."""

    phrase = "wait for the table"
    clause = "rc.round.phases"

    def options(self, state: State, scene: EffectContext) -> tuple[str, ...]:
        return (GO_ON,)

    def helped(self, state: State, scene: EffectContext) -> bool:
        return True

    def chosen(self, state: State, scene: EffectContext, option: str) -> Iterable[EffectStep]:
        return ()
