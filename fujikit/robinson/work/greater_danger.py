"""Greater danger where an action takes place."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.island.island_map import counts, is_space
from fujikit.robinson.language import EFFECTS, EffectContext, EffectStep, Interruptible, Task
from fujikit.robinson.state import Stack, State
from fujikit.robinson.things.temporary_weapons import TEMPORARY, CombatOver, weapon_now
from fujikit.robinson.things.uses import can_bring
from fujikit.robinson.work.spots import place_of


@EFFECTS.add
class GreaterDanger(Interruptible, frozen=True):
    """An action where greater danger lies: without any weapon it wounds its resolver."""

    phrase = "greater danger"
    clause = "rc.token.danger-tile"
    moment = "weapon"

    def helped(self, state: State, context: EffectContext) -> bool:
        return not weapon_now(state) and can_bring(state, context, "weapon", TEMPORARY)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if not weapon_now(state):
            return [Wounds(1)]
        return [] if state.weapon else [CombatOver()]


def dangers(state: State, stacks: Iterable[Stack]) -> list[Task]:
    """What comes when the plan is confirmed: each action on a dangerous space away from the camp."""
    return [
        Task(GreaterDanger(), EffectContext(who=stack.pawns[-1], place=place, stack=stack.number))
        for stack in stacks
        if (place := place_of(state, stack)) != state.camp
        and is_space(state, place)
        and counts(state, "danger", state.place(place))
    ]
