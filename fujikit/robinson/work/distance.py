"""How many pawns an action on the island needs, and whom greater danger wounds there."""

from __future__ import annotations

import re
from collections.abc import Iterable

from fujikit.robinson.clauses import rests_on
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.island.island_map import ASH, FOG, counts, distances, is_space, spaces_by_name
from fujikit.robinson.language import EFFECTS, GO_ON, Choice, EffectContext, EffectStep, Task
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Place, Stack, State
from fujikit.robinson.things.temporary_weapons import TEMPORARY, CombatOver, weapon_now
from fujikit.robinson.things.uses import can_bring

BASE = {
    "build": (1, 2),
    "gather": (1, 2),
    "explore": (1, 2),
    "arrange": (1, 1),
    "rest": (1, 1),
    "hunt": (2, 2),
    "reclaim": (2, 2),
}
"""Next to the camp and in it: the pawns with which an action can be tried, and those that make it sure.

rc.hunt.pawns: a hunt takes exactly two."""
PARTS = re.compile("[:@]")
"""Between the parts of a target: `t2:wood`, `cross@t2`."""
WITHOUT_DICE = {"treasure-map": (2, 2)}
"""Targets whose numbers are their own."""
IN_CAMP = ("build", "arrange", "rest")
NEAR_OR_FAR = ("hunt",)
"""Kinds of action for which the distance does not matter."""


@rests_on("rc.distance.near")
def pawns_needed(state: State, kind: str, place: str = "") -> tuple[int, int]:
    """The fewest pawns for an action on a space of the island, and the number that makes it sure.

    Tokens on the space of the action itself, `time@gather`, are not among them.
    """
    fewest, sure = WITHOUT_DICE.get(place) or BASE[kind]
    more = more_pawns(state, kind, place)
    return fewest + more, sure + more


@rests_on("rc.distance.far", "rc.ruling.u14")
def more_pawns(state: State, kind: str, place: str) -> int:
    """What distance, tokens and markers at the destination, and the scenario add to the usual number."""
    more = sheet(state).pawns_more(state, kind, place)
    there = spaces_by_name(state).get(place)
    if there is None:
        return more
    crossed = 0 if kind in NEAR_OR_FAR else max(0, distances(state).get(place, 0) - 1)
    return more + crossed + _slowed(state, kind, there)


@rests_on("rc.token.time-tile", "rc.s2.fog-effect", "rc.s4.ash")
def _slowed(state: State, kind: str, place: Place) -> int:
    """What time-consuming tokens, fog and ash add; on the camp tile they slow down the work in camp alone."""
    if place.name == state.camp and kind not in IN_CAMP:
        return 0
    return counts(state, "time", place) + (FOG in place.markers) + (ASH in place.markers)


@EFFECTS.add
class GreaterDanger(Choice, frozen=True):
    """An action where greater danger lies: without any weapon it wounds its resolver."""

    phrase = "greater danger"
    clause = "rc.token.danger-tile"
    moment = "weapon"

    def options(self, state: State, scene: EffectContext) -> tuple[str, ...]:
        return (GO_ON,)

    def helped(self, state: State, scene: EffectContext) -> bool:
        return not weapon_now(state) and can_bring(state, scene, "weapon", TEMPORARY)

    def chosen(self, state: State, scene: EffectContext, option: str) -> Iterable[EffectStep]:
        if not weapon_now(state):
            return [Wounds(1)]
        return [] if state.weapon else [CombatOver()]


def dangers(state: State, stacks: Iterable[Stack]) -> list[Task]:
    """What comes when the plan is confirmed: each action on a dangerous space away from the camp."""
    return [
        Task(GreaterDanger(), EffectContext(who=stack.pawns[-1], place=place, stack=stack.number))
        for stack in stacks
        if (place := place_of(state, stack)) not in ("", state.camp)
        and counts(state, "danger", state.place(place))
    ]


def place_of(state: State, stack: Stack) -> str:
    """The space of the island on which an action takes place; empty where it is not on the island."""
    return next((part for part in PARTS.split(stack.target) if is_space(state, part)), "")
