"""The last moment before the action phase."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.engine.caching import cached_on_object
from fujikit.robinson.box import Box
from fujikit.robinson.effects.items import BuildFree
from fujikit.robinson.language import EFFECTS, EffectContext, EffectStep, Interruptible, effects
from fujikit.robinson.state import State
from fujikit.robinson.things.uses import can_bring, helps
from fujikit.robinson.work.kinds import threat


@EFFECTS.add
class BeforeAction(Interruptible, frozen=True):
    """The last moment before the action phase, if somebody has something for it."""

    phrase = "before the action phase"
    clause = "rc.use.any-time"
    moment = "before-action"

    def helped(self, state: State, context: EffectContext) -> bool:
        return helps(state, self.moment) or _for_the_plan(state)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return ()


def _for_the_plan(state: State) -> bool:
    """Whether something could be used now that would come too late for the plan once it is being laid out."""
    food = ("food",) if threat.ask_for_food(state) else ()
    return can_bring(state, EffectContext(), "wood", *food, *_built_later(state.table.box))


@cached_on_object
def _built_later(box: Box) -> tuple[str, ...]:
    """What tokens build that waits in Future while the plan is laid out: the Medicine."""
    made = [effect for token in box.tokens for effect in effects(token.use)]
    return tuple([name for effect in made if type(effect) is BuildFree for name in effect.names])
