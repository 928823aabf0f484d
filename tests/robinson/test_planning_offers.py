"""What is offered while the plan is laid out is what the rules allow, and there is always something to do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.actions import Carry, Lead, Pay, Place, Ready, RobinsonAction, TakeBack, Wait
from fujikit.robinson.rules import ROBINSON
from fujikit.robinson.state import FRIDAY, State
from fujikit.robinson.work.offers import offer
from fujikit.robinson.work.pawns import neutral_pawns
from tests.robinson.plans import plan_table

pytestmark = pytest.mark.unmeasured

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
PRICES = ("wood", "fur", "det", "food", "kept", "nothing", "2-wood+2-det", "3-wood+2-det")
FEATURES = ("shelter", "roof", "palisade", "weapon", "knife", "bow", "fireplace", "snare", "rope")
CAMP_LIFE = ("arrange", "rest")


def spots(state: State) -> Iterator[tuple[str, str]]:
    """Spots that there are, and some that there are not."""
    yield from (("threat", "left"), ("threat", "right"), ("hunt", ""), ("arrange", ""), ("rest", ""))
    yield from (("hunt", "m1"), ("rest", "m1"), ("build", "nonsense"), ("reclaim", ""), ("explore", "t9"))
    for name in {*FEATURES, *state.inventions, *state.future.inventions}:
        yield "build", name
    for place in state.island:
        yield "explore", place.name
        yield from (("gather", f"{place.name}:{source}") for source in ("wood", "fish", "parrot"))


def candidates(state: State, seat: str) -> Iterator[RobinsonAction]:
    """Every line that somebody might think of."""
    pawns = ["", FRIDAY, "compass", *[helper.name for helper in neutral_pawns(state)]]
    yield from (Ready(seat), Wait(seat))
    for kind, target in spots(state):
        for number in (1, 2, 3):
            yield Lead(seat, kind, target, number)
            yield from (Carry(seat, token, kind, target, number) for token in ("time", "wood"))
            yield from (Pay(seat, kind, target, number, price) for price in PRICES)
            for pawn in pawns:
                yield Place(seat, kind, target, number, pawn)
                yield TakeBack(seat, kind, target, number, pawn)


def agree(state: State, seat: str) -> None:
    """What is offered and what is not refused are the same, as far as the candidates go."""
    offered = set(offer(state, seat))
    tried = set(candidates(state, seat))
    assert offered & tried == {one for one in tried if not any(ROBINSON.refuse(state, one))}
    for action in offered:
        assert not list(ROBINSON.refuse(state, action)), str(action)


def played(game: Game[State], chance: Random, moves: int) -> Iterator[State]:
    """The states of a game that is played at random, while its plans are laid out.

    The fuzzer's player hardly ever leads, pays or carries: it would seldom come to such plans.
    """
    for _ in range(moves):
        if game.outcome is not None:
            return
        lines = [line for seat in game.awaits for line in game.legal(seat)]
        assert lines, "nobody can do anything"
        laying = [line for line in lines if line.verb in ("place", "ready")]
        game.act(chance.choice(laying if laying and chance.random() < 0.7 else lines))
        if game.phase == "plan":
            yield game.state


@pytest.mark.clause("rc.plan.binding")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_is_what_is_allowed(seed: int) -> None:
    chance = Random(seed)
    players = NAMES[: 1 + seed % 4]
    game = fujikit.new_game("robinson", players=players, scenario=1, seed=seed)
    for state in played(game, chance, 120):
        if chance.random() < 0.15:
            agree(state, chance.choice(players))


BURDENED = """
weapon = 1
shelter = true
dog = true
friday = {wounds = 0}
spots = ["time@build", "wood@build", "time@gather", "time@arrange", "wood@roof"]
threats = {left = "event:argument", right = "event:storm"}
items = ["map", "knife", "rope"]
"""
RICH = """
[available]
wood = 6
food = 1
fur = 3
[decks]
hunting = ["fox"]
[island]
m1 = {tile = 8, tokens = ["time"]}
m2 = 2
t1 = {tile = 3, tokens = ["time"]}
"""


@pytest.mark.clause("rc.plan.all")
@pytest.mark.parametrize("note", ["", 'round_notes = ["argument"]'])
@pytest.mark.parametrize("seed", range(3))
def test_tokens_quarrels_and_limits_are_offered_as_they_are_judged(seed: int, note: str) -> None:
    chance = Random(seed)
    game = plan_table(players=2, det=2, head=f"{BURDENED}\n{note}", tail=RICH)
    for state in played(game, chance, 60):
        if chance.random() < 0.5:
            agree(state, chance.choice(NAMES[:2]))


@pytest.mark.clause("rc.plan.all")
@pytest.mark.parametrize("seed", range(4))
def test_from_any_layout_a_plan_that_stands_can_be_reached(seed: int) -> None:
    game, chance = plan_table(players=2, det=2, head=BURDENED, tail=RICH), Random(seed)
    for _ in range(5000):
        lines = [line for seat in game.awaits for line in game.legal(seat)]
        done = [line for line in lines if line.verb == "ready"]
        game.act(chance.choice(done or lines))
        if game.phase != "plan":
            return
    pytest.fail("the plan was never finished")
