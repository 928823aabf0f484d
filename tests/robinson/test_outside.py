"""Nights outside the camp: what lies on the own sheet, supper, sleep, and the way back."""

from __future__ import annotations

import pytest

import fujikit
from fujikit.engine.agenda import advance
from fujikit.engine.chance import SeededSource
from fujikit.engine.game import Game
from fujikit.robinson.effects.demand import touched
from fujikit.robinson.language import EffectContext, in_context
from fujikit.robinson.phases import night_outside
from fujikit.robinson.state import FRIDAY, ActionStart, Goods, State, Stock
from tests.robinson.islands import asked, island, resolving
from tests.robinson.support import wounds
from tests.robinson.tables import table

EXPLORING = '[[plan]]\nkind = "explore"\ntarget = "m2"\npawns = ["Anna"]\nsure = true\n'
BEGAN = "began:"


def out(
    *do: str, own: str = "", place: str = "t1", phase: str = "night", tiles: str = "m1 = 8", tail: str = ""
) -> Game[State]:
    """Anna sleeps outside, with something on her sheet; Ben is in camp, where there is food."""
    tasks = ", ".join(f'{{do = "{line}", who = "Anna"}}' for line in do)
    return fujikit.position(f"""
game = "robinson"
phase = "{phase}"
camp = "m1"
agenda = [{tasks}]
available = {{food = 3}}
friday = {{outside = "t1"}}
{tail}
[[seat]]
name = "Anna"
role = "explorer"
outside = "{place}"
own = {{{own}}}
[[seat]]
name = "Ben"
role = "cook"
[island]
{tiles}
""")


def back(game: Game[State]) -> State:
    """The state after everybody has come back, but for effects that ask something."""
    state = game.state
    for step in advance(in_context(night_outside.come_back(state), EffectContext())):
        state = step.settle(SeededSource(1)).fold(state)
    return state


@pytest.mark.clause("rc.outside.keep")
def test_what_the_causing_action_gained_lies_on_the_own_sheet() -> None:
    game = resolving(
        "resolve stack 1",
        head="future = {wood = 2, tokens = ['herbs']}\nspots = ['adventure@explore']",
        tail=EXPLORING,
        dice="1 bear goat tobacco lost",
    )
    anna = game.state.person("Anna")
    assert anna.outside == "m2"
    assert sorted(anna.own.tokens) == ["goat", "tobacco"]
    assert game.state.future.tokens == ("herbs",)
    assert game.state.future.goods == Goods(wood=2)
    assert anna.own.goods == Goods()


@pytest.mark.clause("rc.outside.keep")
def test_what_the_action_gains_after_the_card_lies_there_too() -> None:
    began = BEGAN + '{"goods":{"wood":1}}'
    game = resolving(
        "gain 1 fur",
        "night outside",
        "gain 2 wood",
        "the action is over",
        head=f"future = {{wood = 1}}\nround_notes = ['{began}']",
        place="t1",
        stack=1,
    )
    assert game.state.person("Anna").own.goods == Goods(wood=2, fur=1)
    assert game.state.future.goods == Goods(wood=1)
    assert not any(isinstance(note, ActionStart) for note in game.state.round_notes)


@pytest.mark.clause("rc.outside.keep")
def test_gains_of_other_actions_go_to_future_as_ever() -> None:
    began = BEGAN + '{"goods":{"wood":1}}'
    game = resolving(
        "gain 2 wood",
        "the action is over",
        head=f"future = {{wood = 1}}\nround_notes = ['{began}', 'sent-out:1']",
        place="t1",
        stack=2,
    )
    assert game.state.future.goods == Goods(wood=3)
    assert game.state.person("Anna").own == Stock()


@pytest.mark.clause("rc.outside.twice")
def test_whoever_is_sent_out_twice_picks_the_place() -> None:
    game = resolving("night outside", "night outside", place="t1", stack=1)
    assert game.state.person("Anna").outside == "t1"
    twice = out("night outside", place="t1", phase="resolve")
    assert asked(twice) == ["away", "t1"]
    assert twice.legal("Ben") == []
    twice.act("Anna choose t1")
    assert twice.state.person("Anna").outside == "t1"


@pytest.mark.clause("rc.outside.weather")
def test_the_weather_does_not_touch_those_outside() -> None:
    assert touched(out(phase="weather").state) == ["Ben"]
    assert touched(out(phase="night").state) == ["Anna", "Ben"]


@pytest.mark.clause("rc.outside.night")
@pytest.mark.parametrize(("tile", "hurt"), [(4, 1), (2, 0)])
def test_the_open_sky_wounds_and_a_natural_shelter_does_not(tile: int, hurt: int) -> None:
    game = out("sleep outside", place="m2", tiles=f"m1 = 8\nm2 = {tile}")
    assert game.state.person("Anna").wounds == hurt
    assert ("Anna sleeps under the open sky." in told(game)) == bool(hurt)


@pytest.mark.clause("rc.outside.night", "rc.outside.twice")
@pytest.mark.parametrize("place", ["t1", "away"])
def test_a_bare_space_has_no_shelter(place: str) -> None:
    assert out("sleep outside", place=place).state.person("Anna").wounds == 1


@pytest.mark.clause("rc.outside.night")
def test_supper_comes_from_the_own_sheet_alone() -> None:
    hungry = out("eat outside or 2 wounds")
    assert wounds(hungry)[:2] == [2, 0]
    assert hungry.state.available.goods.food == 3
    fed = out("eat outside or 2 wounds", own="food = 2")
    assert wounds(fed)[:2] == [0, 0]
    assert fed.state.person("Anna").own.goods.food == 1


@pytest.mark.clause("rc.outside.night", "rc.outside.keep", "rc.discovery.goat")
def test_a_goat_on_the_own_sheet_may_be_the_supper_but_need_not() -> None:
    goat = out("eat outside or 2 wounds", own="tokens = ['goat']", tail="weapon = 1")
    assert asked(goat) == ["go-on", "goat"]
    assert goat.legal("Ben") == []
    hungry = goat.copy()
    goat.act("Anna use goat")
    assert wounds(goat)[:2] == [0, 0]
    assert goat.state.person("Anna").own == Stock(Goods(fur=1))
    hungry.act("Anna go-on")
    assert wounds(hungry)[:2] == [2, 0]
    assert hungry.state.person("Anna").own.tokens == ("goat",)


@pytest.mark.clause("rc.outside.keep", "rc.ruling.u6")
def test_a_token_on_the_own_sheet_heals_its_owner_alone_and_the_pot_is_out_of_reach() -> None:
    game = table(
        "time to heal",
        phase="night",
        items=[{"name": "pot"}],
        seats={
            "Anna": {
                "role": "explorer",
                "wounds": 3,
                "outside": "t1",
                "own": {"tokens": ["scenario-herbs", "vegetables"]},
            },
            "Ben": {"role": "cook", "wounds": 3},
        },
    )
    assert game.check("Anna use vegetables").clauses == ["rc.ruling.u6"]
    game.act("Anna use scenario-herbs")
    assert wounds(game) == [2, 3]


@pytest.mark.clause("rc.outside.twice")
def test_an_action_on_no_space_has_a_place_to_sleep_too() -> None:
    game = resolving("night outside", place="treasure-map")
    assert game.state.person("Anna").outside == "away"
    assert "away" not in " ".join(game.story(game.history[-1]))


@pytest.mark.clause("rc.weather.food")
def test_one_outside_picks_between_food_that_rots_and_food_that_keeps() -> None:
    game = out("eat outside or 2 wounds", own="food = 1, kept = 1")
    assert asked(game) == ["food", "kept"]
    game.act("Anna choose kept")
    assert game.state.person("Anna").own.goods == Goods(food=1)


@pytest.mark.clause("rc.ruling.u5")
def test_additional_food_comes_from_the_own_sheet_or_costs_a_wound() -> None:
    state = out().state
    assert [str(task.effect) for task in night_outside.eat(state, "Anna")] == ["eat outside or 2 wounds"]
    assert [str(task.effect) for task in night_outside.eat_more(state, "Anna")] == ["eat outside or 1 wound"]
    assert wounds(out("eat outside or 2 wounds", "eat outside or 1 wound", own="food = 1"))[0] == 1


@pytest.mark.clause("rc.friday.immune")
def test_friday_neither_starves_nor_freezes_outside() -> None:
    state = out().state
    assert (
        night_outside.eat(state, FRIDAY)
        == night_outside.eat_more(state, FRIDAY)
        == night_outside.sleep(state, FRIDAY)
        == []
    )


@pytest.mark.clause("rc.outside.back")
def test_back_in_camp_everything_left_is_for_all_and_perishable_food_has_rotted() -> None:
    own = "food = 2, kept = 1, wood = 1, tokens = ['goat'], equipment = ['pistol'], treasures = ['gold']"
    game = out(own=own)
    state = back(game)
    assert state.person("Anna").outside == state.person(FRIDAY).outside == ""
    assert state.person("Anna").own == Stock()
    assert state.available.goods == Goods(wood=1, food=3, kept=1)
    assert state.available.tokens == ("goat",)
    assert [gear.name for gear in state.equipment] == ["pistol"]
    assert "gold" in state.deck("mystery-discard").cards()


@pytest.mark.clause("rc.outside.back")
def test_food_is_said_to_have_rotted_only_where_there_was_some() -> None:
    rotten = out("start of round", own="food = 1")
    assert "Anna is back in camp. Perishable food has rotted on the way." in told(rotten)
    assert "Anna is back in camp." in told(out("start of round", own="kept = 1"))


def told(game: Game[State]) -> list[str]:
    return [sentence for move in game.history for sentence in game.story(move)]


@pytest.mark.clause("rc.outside.back")
def test_nobody_comes_back_who_was_not_out() -> None:
    assert list(night_outside.come_back(island().state)) == []
