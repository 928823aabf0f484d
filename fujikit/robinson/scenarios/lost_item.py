"""The film-maker's lost item: the bonus of the crew member with the lowest number who is still there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, effects
from fujikit.robinson.scenarios.king_kong_island import living
from fujikit.robinson.state import State
from fujikit.robinson.things.moments import open_moments


@EFFECTS.add
class CrewBonus(Effect, frozen=True):
    """The bonus of the lowest crew member who is neither dead nor captured, at the moment it is meant for."""

    phrase = "bonus of the crew"
    clause = "rc.s7.others"

    def possible(self, state: State, scene: EffectContext) -> bool:
        moments = open_moments(state, scene.who)
        return any(
            not moments.isdisjoint(member.when)
            and any(gain.possible(state, scene) for gain in effects(member.bonus))
            for member in living(state)[:1]
        )

    def do(self, state: State, scene: EffectContext) -> Iterable[EffectStep]:
        return [gain for member in living(state)[:1] for gain in effects(member.bonus)]

    def brings(self, state: State, scene: EffectContext, whom: str) -> Sequence[str]:
        """What the bonus brings, and the moment that it is meant for."""
        if not self.possible(state, scene):
            return ()
        member = living(state)[0]
        gains = [gift for gain in effects(member.bonus) for gift in gain.brings(state, scene, whom)]
        return (*member.when, *gains)
