"""Scenario 1: the woodpile, the fire, the ship."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from fujikit.robinson.effects.wounds import wounds
from fujikit.robinson.language import Effect, EffectContext, EffectStep, Task
from fujikit.robinson.scenarios.castaways import WoodOnPile, room
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State
from tests.robinson.tables import asked, goods, question, table

FIRE = [{"name": "fire"}]


@pytest.mark.clause("rc.s1.pile")
def test_before_the_action_phase_wood_may_be_laid_on_the_stage_that_is_next() -> None:
    game = table("production phase", "action phase", notes={"pile": 1}, available={"wood": 4})
    assert question(game) == "wood for the pile"
    assert asked(game) == ["0", "1", "2"]
    game.act("Ben choose 2")
    assert (goods(game), game.state.noted("pile")) == ((3, 1, 0, 0), 3)
    assert game.phase == "plan"


STAGES = {0: 1, 1: 2, 2: 1, 3: 3, 5: 1, 6: 4, 10: 5, 14: 1, 15: 0}


@pytest.mark.clause("rc.s1.pile")
@pytest.mark.parametrize(("pile", "free"), STAGES.items())
def test_the_stages_hold_one_to_five_wood(pile: int, free: int) -> None:
    assert room(table(notes={"pile": pile}).state) == free


@pytest.mark.clause("rc.s1.pile", "rc.s1.direct")
def test_only_one_stage_a_round_is_built_on() -> None:
    game = table("wood for the pile", "wood for the pile", "2 wood onto the pile", available={"wood": 9})
    game.act("Anna choose 1")
    assert (game.state.noted("pile"), goods(game)) == (1, (8, 0, 0, 0))
    assert question(game) == ""
    part = table("wood for the pile", "3 wood onto the pile", notes={"pile": 6}, available={"wood": 1})
    part.act("Anna choose 1")
    assert part.state.noted("pile") == 10


@pytest.mark.clause("rc.s1.direct")
def test_wood_of_oil_and_mast_goes_straight_on_and_what_does_not_fit_is_lost() -> None:
    game = table("3 wood onto the pile", phase="resolve", who="Anna", notes={"pile": 1})
    assert (game.state.noted("pile"), goods(game), goods(game, "future")) == (3, (0, 0, 0, 0), (0, 0, 0, 0))
    oil = table("time to heal", "planning", phase="plan", notes={"pile": 3}, available={"tokens": ["oil"]})
    oil.act("Anna use oil")
    assert oil.state.noted("pile") == 5


@pytest.mark.clause("rc.s1.goal", "rc.end.win")
@pytest.mark.parametrize("number", [10, 11, 12])
def test_pile_and_fire_win_at_once_while_the_ship_is_near(number: int) -> None:
    game = table("5 wood onto the pile", "lose 3 wood", round=number, notes={"pile": 10}, items=FIRE)
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, "rc.s1.goal")


@pytest.mark.clause("rc.s1.goal")
def test_the_ship_must_be_near_the_fire_built_and_the_pile_complete() -> None:
    whole = {"notes": {"pile": 15}}
    assert table("gain 1 wood", round=9, items=FIRE, **whole).outcome is None
    assert table("gain 1 wood", round=10, future={"inventions": ["fire"]}, **whole).outcome is None
    assert table("gain 1 wood", round=10, items=FIRE, notes={"pile": 14}).outcome is None


class LightAndDie(Effect, frozen=True):
    """The last wood goes onto the pile, and whoever lays it dies of it."""

    def do(self, state: State, scene: EffectContext) -> Iterable[EffectStep]:
        yield WoodOnPile(1, 15)
        yield from wounds(state, "Anna", 1)


@pytest.mark.clause("rc.end.both")
def test_a_death_by_the_effect_that_reaches_the_goal_loses_the_game() -> None:
    seats = {"Anna": {"role": "explorer", "wounds": 11}}
    game = table(round=10, notes={"pile": 14}, items=FIRE, seats=seats)
    game.state = replace(game.state, agenda=(Task(LightAndDie()),))
    game.begin()
    assert game.state.noted("pile") == 15
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (False, "rc.end.death")


@pytest.mark.clause("rc.s1.frame")
def test_book_and_totem_mean_nothing() -> None:
    before, after = table(decks={"invention": ["raft"]}), table("book effect", decks={"invention": ["raft"]})
    assert replace(after.state, table=before.state.table) == before.state
    assert list(sheet(after.state).totem(after.state, EffectContext(), 1)) == []
    assert after.state.table.scenario.rounds == 12


@pytest.mark.clause("rc.s1.others")
def test_the_hatchet_lays_a_wood_token_on_the_camp_tile_that_moves_with_the_camp() -> None:
    built = {"phase": "resolve", "future": {"inventions": ["scenario-hatchet"]}}
    assert table("end of action phase", **built).state.place("m1").tokens == ("wood",)
    there = {"m1": {"tile": 8, "tokens": ["wood"]}}
    assert table("end of action phase", island=there, **built).state.place("m1").tokens == ("wood",)
    moved = table("end of action phase", "move camp to m2", island={"m1": 8, "m2": 4}, **built)
    assert (moved.state.place("m1").tokens, moved.state.place("m2").tokens) == ((), ("wood",))


@pytest.mark.clause("rc.s1.others")
def test_the_tokens_of_the_sheet_heal_arm_and_encourage() -> None:
    seats = {"Anna": {"role": "explorer", "wounds": 2}, "Ben": {"role": "soldier"}}
    tokens = {"tokens": ["scenario-herbs"], "food": 2}
    night = table("night phase", phase="night", shelter=True, seats=seats, available=tokens)
    night.act("Ben use scenario-herbs")
    assert night.state.person("Anna").wounds == 1
    armed = table("planning", phase="plan", available={"tokens": ["pirate-sabre", "medallion"]})
    armed.act("Anna use pirate-sabre")
    assert armed.state.weapon == 1
    armed.act("Ben use medallion")
    while question(armed).startswith("share"):
        armed.act("Ben choose Anna")
    assert sum(person.det for person in armed.state.people) == 3
