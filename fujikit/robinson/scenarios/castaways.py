"""Scenario 1, Castaways: a woodpile, a fire, and a ship that passes in the last three rounds."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.box.components import Pile
from fujikit.robinson.events import LogOnlyEvent, Lost, Noted, RobinsonEvent, RoundNoted
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep
from fujikit.robinson.sheet import Sheet
from fujikit.robinson.state import State

PILE, STAGE_DONE, FIRE = "pile", "stage-done", "fire"
"""What is counted, the round note of a stage that was completed, and what the fire is called there."""


class Castaways(Sheet):
    """Build the pile, light it when the ship is near."""

    def before_actions(self, state: State) -> Iterable[EffectStep]:
        return [LayWood()]

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        pile = pile_of(state)
        lit = int(state.item(pile.needs) is not None)
        return ((PILE, state.noted(PILE), sum(pile.stages)), (FIRE, lit, 1))

    def goal(self, state: State) -> str:
        pile = pile_of(state)
        there = state.round in pile.ship and state.noted(PILE) == sum(pile.stages)
        return "rc.s1.goal" if there and state.item(pile.needs) is not None else ""


def pile_of(state: State) -> Pile:
    """The woodpile as the sheet prints it."""
    pile = state.table.scenario.pile
    assert pile is not None, "the box is checked for it"
    return pile


class WoodOnPile(RobinsonEvent, frozen=True):
    """Wood lies on the pile for good."""

    count: int
    total: int

    def fold(self, state: State) -> State:
        return Noted(PILE, self.total).fold(state)


class WoodTooMuch(LogOnlyEvent, frozen=True):
    """Wood that does not fit on the stage is lost."""

    count: int


def room(state: State) -> int:
    """How much wood still fits on the stage that is being built; none where one was completed this round."""
    left = state.noted(PILE)
    for stage in pile_of(state).stages:
        if left < stage:
            return 0 if STAGE_DONE in state.round_notes else stage - left
        left -= stage
    return 0


def laid(state: State, count: int) -> list[EffectStep]:
    """So much wood goes onto the stage."""
    made: list[EffectStep] = [WoodOnPile(count, state.noted(PILE) + count)] if count else []
    if count and count == room(state):
        made.append(RoundNoted(STAGE_DONE))
    return made


@EFFECTS.add
class LayWood(Choice, frozen=True):
    """Before the action phase wood may be laid on the pile, on one stage. The answers are numbers of wood."""

    phrase = "wood for the pile"
    clause = "rc.s1.pile"

    def options(self, state: State, context: EffectContext) -> list[str]:
        most = min(room(state), state.available.goods.wood)
        return [str(count) for count in range(most + 1)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        count = int(option)
        return [Lost("wood", count), *laid(state, count)] if count else []


@EFFECTS.add
class WoodStraightOn(Effect, frozen=True):
    """Oil and Mast: their wood goes straight onto the pile; what does not fit on the stage is lost."""

    phrase = "{count} wood onto the pile"
    clause = "rc.s1.direct"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        fits = min(self.count, room(state))
        yield from laid(state, fits)
        if fits < self.count:
            yield WoodTooMuch(self.count - fits)
