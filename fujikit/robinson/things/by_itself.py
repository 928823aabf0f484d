"""What works by itself: things that cost nothing, whose help nobody forfeits by going on."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.state import State
from fujikit.robinson.things.reachable import ReachableThing, find, reachable_things
from fujikit.robinson.things.uses import refusals, use_of, what_it_does


def by_itself(state: State, user: str, moment: str) -> list[Effect]:
    """What helps somebody at this moment, although nobody has said so."""
    return [
        WorksByItself(thing.name)
        for thing in reachable_things(state, user)
        if moment in thing.data.when
        and _is_free(state, user, thing)
        and not any(refusals(state, user, thing))
    ]


def _is_free(state: State, user: str, thing: ReachableThing) -> bool:
    """Whether a use takes nothing: no limited number of uses, no price, and no claim that is not made yet."""
    if thing.gear is None or not thing.data.use or thing.data.uses:
        return False
    claimed = (thing.gear.user, thing.gear.claimed) == (user, state.round)
    dear = any(effect.price for effect in what_it_does(state, thing))
    return (claimed or not thing.data.one_user) and not dear


@EFFECTS.add
class WorksByItself(Effect, frozen=True):
    """A thing helps although nobody has said so, if there is still something to help with."""

    phrase = "the {name} works by itself"
    clause = "rc.use.kinds"
    name: str

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        user = context.who or state.first
        thing = find(state, user, self.name)
        if thing is None or not all(effect.possible(state, context) for effect in what_it_does(state, thing)):
            return []
        return use_of(state, user, thing)
