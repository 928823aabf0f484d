"""The table waits until somebody says `go-on`: how a position of a phase that runs by itself begins."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.language import EFFECTS, GO_ON, Choice, Made, Scene
from fujikit.robinson.state import State


@EFFECTS.add
class WaitForTheTable(Choice, frozen=True):
    """Nothing happens until anybody at the table says so."""

    phrase = "wait for the table"
    clause = "rc.round.phases"

    def options(self, state: State, scene: Scene) -> tuple[str, ...]:
        return (GO_ON,)

    def helped(self, state: State, scene: Scene) -> bool:
        return True

    def chosen(self, state: State, scene: Scene, option: str) -> Iterable[Made]:
        return ()
