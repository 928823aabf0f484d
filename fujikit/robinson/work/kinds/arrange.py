"""Arranging the camp, and rest."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.effects.wounds import Heal
from fujikit.robinson.events import Encouraged, MoraleMoved, SpotCleared
from fujikit.robinson.language import EFFECTS, GO_ON, Choice, EffectContext, EffectStep
from fujikit.robinson.state import Stack, State
from fujikit.robinson.things.uses import helps
from fujikit.robinson.work.tokens_in_force import in_force

DETERMINATION, MORALE = "determination", "morale"
FOUR = 4
"""So many players cover the space with its card, and gain only one of the two."""


def arranged(state: State, scene: EffectContext, stack: Stack) -> Iterable[EffectStep]:
    """What arranging the camp brings; where the bear has been, it only cleans up."""
    if in_force(state, "bear", "arrange"):
        return [SpotCleared("bear", "arrange")]
    return [ArrangeCamp(), Arranged()]


@EFFECTS.add
class ArrangeCamp(Choice, frozen=True):
    """2 determination for the resolver and morale +1.

    rc.setup.four, rc.arrange.four: with four players one of the two.
    """

    phrase = "arrange the camp"
    clause = "rc.arrange.gain"

    def who(self, state: State, scene: EffectContext) -> str:
        return scene.who

    def options(self, state: State, scene: EffectContext) -> tuple[str, ...]:
        return (DETERMINATION, MORALE) if len(state.table.names) == FOUR else ("both",)

    def chosen(self, state: State, scene: EffectContext, option: str) -> Iterable[EffectStep]:
        if option != MORALE:
            yield Encouraged(scene.who, 2)
        if option != DETERMINATION:
            yield MoraleMoved(1)


@EFFECTS.add
class Arranged(Choice, frozen=True):
    """The camp has been arranged: the moment for the Bible."""

    phrase = "the camp is arranged"
    clause = "rc.card.equipment-use"
    moment = "arrange"

    def options(self, state: State, scene: EffectContext) -> tuple[str, ...]:
        return (GO_ON,)

    def helped(self, state: State, scene: EffectContext) -> bool:
        return helps(state, self.moment)

    def chosen(self, state: State, scene: EffectContext, option: str) -> Iterable[EffectStep]:
        return ()


def rested(state: State, scene: EffectContext, stack: Stack) -> Iterable[EffectStep]:
    """rc.rest.heal: a wound is healed; a player in the Bed or the Hammock rests better."""
    player = scene.who in state.table.names
    if player and state.item("bed"):
        return [Encouraged(scene.who, 1), Heal(2)]
    if player and state.treasure("hammock"):
        return [Encouraged(scene.who, 1), Heal(1)]
    return [Heal(1)]
