"""The production phase: what the camp tile gives, and what adds to it, bars it or halves it."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.chance import DiceTakenUp, ThrowDice
from fujikit.robinson.effects.production_changes import HALVED, LESS_FOOD, MORE_WOOD, SKIPPED, barred
from fujikit.robinson.events import Gained, LogOnlyEvent, PhaseBegan
from fujikit.robinson.island.island_map import FOG, amount, kind_of, open_sources, shortcut_place
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, effects
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Goods, State
from fujikit.robinson.things.standing import FoodByDie, standing
from fujikit.robinson.work.kinds import gather

AGAIN = "halve-again"
"""The switch by which every halving of the round counts."""


@EFFECTS.add
class ProductionPhase(Effect, frozen=True):
    """The camp tile gives what its open sources hold; a skipped phase gives nothing at all."""

    phrase = "production phase"
    clause = "rc.production.camp"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield PhaseBegan("production")
        yield from sheet(state).production(state)
        if SKIPPED in state.round_notes:
            yield ProductionSkipped()
        else:
            goods = camp_yield(state)
            yield ByShortcut(goods.wood, goods.food)
        yield BeforeActions()


@EFFECTS.add
class BeforeActions(Effect, frozen=True):
    """The last moment before planning: what the scenario offers there, and what may be used there."""

    phrase = "before planning"
    clause = "rc.round.phases"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [*sheet(state).before_actions(state), *effects(["before the action phase"])]


class ProductionSkipped(LogOnlyEvent, frozen=True):
    """There is no production this round."""


def camp_yield(state: State) -> Goods:
    """rc.production.token: what sources and additional tokens of the camp tile give; nothing in the fog."""
    camp, goods = state.place(state.camp), Goods()
    if FOG not in camp.markers:
        for source in open_sources(state, camp):
            goods = goods.plus(kind_of(source), amount(state, camp, source))
    return goods


class Produce(Choice, frozen=True):
    """Production as it has been added up so far."""

    wood: int
    food: int


@EFFECTS.add
class ByShortcut(Produce, frozen=True):
    """The Shortcut brings what one source of its tile gives; that source is then not gathered this round."""

    phrase = "produce {wood} wood and {food} food, and by the shortcut"
    clause = "rc.card.shortcut"

    def options(self, state: State, context: EffectContext) -> list[str]:
        place = shortcut_place(state)
        return list(open_sources(state, state.place(place))) if place else []

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        place = shortcut_place(state)
        count, kind = amount(state, state.place(place), option), kind_of(option)
        goods = Goods(self.wood, self.food).plus(kind, count)
        return [gather.shortcut_used(place, option), ByPit(goods.wood, goods.food, 1)]

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [ByPit(self.wood, self.food, 1)]


@EFFECTS.add
class ByPit(Effect, frozen=True):
    """The Pit, and all that brings food by a die: its die is thrown, unless food is barred."""

    phrase = "produce {wood} wood and {food} food, and by pit {number}"
    clause = "rc.card.pit"
    wood: int
    food: int
    number: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        pits = standing(state, FoodByDie)[self.number - 1 :]
        if not pits or barred("food") in state.round_notes:
            return [SumUp(self.wood, self.food)]
        die = pits[0][1].die
        faces = next(one.faces for one in state.table.box.dice if one.name == die)
        return [ThrowDice((die,), (faces,)), FromPit(self.wood, self.food, self.number)]


@EFFECTS.add
class FromPit(Effect, frozen=True):
    """The face of the die means that an animal has fallen into the pit."""

    phrase = "produce {wood} wood and {food} food, and what fell into pit {number}"
    clause = "rc.card.pit"
    wood: int
    food: int
    number: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        _, pit = standing(state, FoodByDie)[self.number - 1]
        caught = pit.count if state.throw.faces == (pit.face,) else 0
        return [DiceTakenUp(), ByPit(self.wood, self.food + caught, self.number + 1)]


@EFFECTS.add
class SumUp(Effect, frozen=True):
    """All that was added up; then kinds that are barred drop out, and the rest may be halved."""

    phrase = "produce {wood} wood and {food} food"
    clause = "rc.production.changes"
    wood: int
    food: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        notes = state.round_notes
        wood = 0 if barred("wood") in notes else self.wood + notes.count(MORE_WOOD)
        food = 0 if barred("food") in notes else max(0, self.food - notes.count(LESS_FOOD))
        halvings = notes.count(HALVED)
        if halvings > 1 and AGAIN in state.table.switches:
            return [OnePart(wood, food, 2**halvings)]
        return [Halved(wood, food)] if halvings else produced(wood, food)


@EFFECTS.add
class Halved(Produce, frozen=True):
    """Half of the total, rounded down; the group says how much of it is wood."""

    phrase = "half of {wood} wood and {food} food"
    clause = "rc.production.changes"

    def left(self) -> int:
        """How much is left of the total."""
        return (self.wood + self.food) // 2

    def options(self, state: State, context: EffectContext) -> list[str]:
        left = self.left()
        return [str(wood) for wood in range(max(0, left - self.food), min(left, self.wood) + 1)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return produced(int(option), self.left() - int(option))


@EFFECTS.add
class OnePart(Halved, frozen=True):
    """What several halvings leave, where each of them counts; rounded down as if one after the other."""

    phrase = "of {wood} wood and {food} food one part in {parts}"
    clause = "rc.ruling.u26"
    parts: int

    def left(self) -> int:
        return (self.wood + self.food) // self.parts


def produced(wood: int, food: int) -> list[EffectStep]:
    """Wood and food come to Available."""
    return [Gained(kind, count) for kind, count in (("wood", wood), ("food", food)) if count]
