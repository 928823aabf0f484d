"""The film-maker's lost item: the bonus of the crew member with the lowest number who is still there."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.state import State
from fujikit.robinson.vocabulary import EFFECTS, Effect, Made, Scene, effects


@EFFECTS.add
class CrewBonus(Effect, frozen=True):
    """The bonus of the lowest crew member who is neither dead nor captured."""

    phrase = "bonus of the crew"
    clause = "rc.s7.others"

    def do(self, state: State, scene: Scene) -> Iterable[Made]:
        for member in sorted(state.table.scenario.crew, key=lambda one: one.number):
            if not state.noted(f"crew-{member.number}"):
                return effects(member.bonus)
        return []
