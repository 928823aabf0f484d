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

    def possible(self, state: State, context: EffectContext) -> bool:
        moments = open_moments(state, context.who)
        return any(
            not moments.isdisjoint(member.when)
            and any(gain.possible(state, context) for gain in effects(member.bonus))
            for member in living(state)[:1]
        )

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [gain for member in living(state)[:1] for gain in effects(member.bonus)]

    def brings(self, state: State, context: EffectContext, whom: str) -> Sequence[str]:
        """What the bonus brings, and the moment that it is meant for."""
        if not self.possible(state, context):
            return ()
        member = living(state)[0]
        gains = [gift for gain in effects(member.bonus) for gift in gain.brings(state, context, whom)]
        return (*member.when, *gains)
