"""The night phase: eating, moving the camp or not, sleeping, what rots, and the next round."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.support import wounds
from tests.robinson.tables import asked, goods, phase, question, table


def night(**rest: Any) -> Game[State]:
    """A night in a camp with a shelter and nowhere to move."""
    return phase("night", **{"shelter": True, **rest})


@pytest.mark.clause("rc.night.eat")
def test_each_character_eats_one_food() -> None:
    game = night(available={"food": 2, "wood": 1})
    assert (goods(game), wounds(game)) == ((1, 0, 0, 0), [0, 0])


@pytest.mark.clause("rc.night.eat", "rc.demand.not")
def test_the_group_says_who_goes_hungry_and_takes_two_wounds() -> None:
    game = night(available={"food": 1})
    assert asked(game) == asked(game, "Ben") == ["Anna", "Ben"]
    game.act("Anna choose Ben")
    assert (goods(game), wounds(game)) == ((0, 0, 0, 0), [0, 2])
    assert wounds(night()) == [2, 2]


@pytest.mark.clause("rc.night.eat", "rc.demand.unforced")
def test_r_65_nobody_need_turn_a_goat_or_biscuits_into_food() -> None:
    goat = night(weapon=1, available={"tokens": ["goat"]})
    assert question(goat) == "all in camp eat, or 2 wounds"
    goat.act("Anna go-on")
    assert wounds(goat) == [2, 2]
    assert goat.state.available.tokens == ("goat",)
    fed = night(equipment=[{"name": "biscuits"}], available={"food": 1})
    fed.act("Ben use biscuits")
    assert wounds(fed) == [0, 0]


@pytest.mark.clause("rc.demand.unforced", "rc.discovery.goat", "rc.term.temporary")
def test_a_pistol_may_catch_the_goat_that_is_the_supper() -> None:
    pistol, alone = [{"name": "pistol"}], {"Anna": {"role": "explorer"}}
    game = night(seats=alone, equipment=pistol, available={"tokens": ["goat"]})
    assert question(game) == "all in camp eat, or 2 wounds"
    game.act("Anna use pistol")
    game.act("Anna use goat")
    assert (wounds(game), goods(game)) == ([0], (0, 0, 0, 1))
    outside = {"Anna": {"role": "explorer", "outside": "t1", "own": {"tokens": ["goat"]}}}
    away = night(seats=outside, equipment=pistol)
    assert question(away) == "no food outside, 2 wounds"
    away.act("Anna use pistol")
    away.act("Anna use goat")
    assert wounds(away) == [1]  # under the open sky
    assert wounds(night(seats=alone, available={"tokens": ["goat"]})) == [2]


@pytest.mark.clause("rc.weather.food", "rc.night.eat")
def test_the_group_picks_which_food_is_eaten() -> None:
    game = night(seats={"Anna": {"role": "explorer"}}, available={"food": 1, "kept": 1})
    assert asked(game) == ["food", "kept"]
    game.act("Anna choose kept")
    assert goods(game) == (0, 0, 0, 0)  # the other one has rotted


@pytest.mark.clause("rc.token.food-night")
def test_additional_food_is_eaten_after_the_meal_or_costs_a_wound() -> None:
    game = night(spots=["food@night"], available={"food": 3})
    assert asked(game) == ["Anna", "Ben"]
    game.act("Anna choose Anna")
    assert (wounds(game), game.state.spots) == ([1, 0], ())
    assert "Anna goes without the additional food." in game.story(game.history[-1])
    assert wounds(night(spots=["food@night"], available={"food": 4})) == [0, 0]
    assert wounds(night(spots=["food@night"], available={"food": 2})) == [1, 1]


@pytest.mark.clause("rc.ruling.u5", "rc.outside.night")
def test_whoever_sleeps_outside_eats_from_the_own_sheet_only() -> None:
    out = {"role": "explorer", "outside": "m2", "own": {"food": 1}}
    seats = {"Anna": out, "Ben": {"role": "soldier"}}
    island = {"m1": 8, "m2": 2, "b1": {"tile": 1, "down": True}}
    game = night(seats=seats, island=island, spots=["food@night"], available={"kept": 5})
    assert question(game) == "move camp or stay"
    game.act("Ben choose stay")
    assert (wounds(game), goods(game)) == ([1, 0], (0, 0, 3, 0))
    assert game.state.person("Anna").own.goods.food == 0


@pytest.mark.clause("rc.night.sleep")
def test_without_any_shelter_everybody_in_camp_takes_a_wound() -> None:
    food = {"food": 2}
    assert wounds(night(shelter=False, available=food)) == [1, 1]
    assert wounds(night(shelter=False, available=food, camp="t1", island={"t1": 11})) == [0, 0]


@pytest.mark.clause("rc.night.order", "rc.night.sleep")
def test_the_camp_moves_before_everybody_sleeps() -> None:
    game = night(shelter=False, available={"food": 2}, island={"m1": 8, "t1": 11})
    assert asked(game) == ["stay", "t1"]
    stays = game.copy()
    game.act("Ben choose t1")
    assert (game.state.camp, wounds(game)) == ("t1", [0, 0])
    stays.act("Ben choose stay")
    assert (stays.state.camp, wounds(stays)) == ("m1", [1, 1])


@pytest.mark.clause("rc.night.order", "rc.night.eat")
def test_everybody_eats_before_the_camp_moves() -> None:
    game = night(available={"food": 1}, island={"m1": 8, "t1": 11})
    assert question(game) == "1 of Anna or Ben go hungry for 2 wounds"
    game.act("Ben choose Ben")
    assert question(game) == "move camp or stay"


@pytest.mark.clause("rc.night.heal")
def test_wounds_of_this_very_night_may_be_healed_before_food_rots() -> None:
    game = night(shelter=False, items=[{"name": "pot"}], available={"food": 3})
    assert (question(game), wounds(game), goods(game)) == ("time to heal", [1, 1], (0, 1, 0, 0))
    game.act("Ben use pot")
    game.act("Ben choose Anna")
    assert (question(game), wounds(game)) == ("", [0, 1])


@pytest.mark.clause("rc.night.perish")
def test_perishable_food_is_lost_and_all_else_stays() -> None:
    game = night(available={"food": 5, "kept": 0, "wood": 2, "fur": 1, "tokens": ["goat"]})
    assert goods(game) == (2, 0, 0, 1)
    assert game.state.available.tokens == ("goat",)
    assert goods(night(available={"kept": 4})) == (0, 0, 2, 0)


@pytest.mark.clause("rc.night.perish", "rc.card.food")
def test_a_cellar_keeps_food_which_stays_perishable() -> None:
    assert goods(night(items=[{"name": "cellar"}], available={"food": 5})) == (0, 3, 0, 0)


@pytest.mark.clause("rc.night.heal", "rc.ruling.u18", "rc.card.food")
def test_food_may_go_into_the_pot_before_anybody_eats() -> None:
    seats = {"Anna": {"role": "explorer", "wounds": 3}, "Ben": {"role": "soldier"}}
    game = night(seats=seats, items=[{"name": "pot"}], available={"food": 2})
    assert question(game) == "time to heal"
    game.act("Anna use pot")
    assert question(game) == "1 of Anna or Ben go hungry for 2 wounds"
    game.act("Anna choose Ben")
    assert wounds(game) == [2, 2]


@pytest.mark.clause("rc.night.heal")
def test_the_night_waits_only_where_somebody_can_be_healed() -> None:
    assert question(night(items=[{"name": "pot"}], available={"food": 3})) == ""


@pytest.mark.clause("rc.wound.heal-when")
def test_healing_waits_for_the_night_unless_a_text_names_its_own_moment() -> None:
    hurt = {"role": "cook", "wounds": 3, "det": 2}
    camp = {"seats": {"Anna": hurt, "Ben": {"role": "soldier"}}, "equipment": [{"name": "flask-of-rum"}]}
    day = table("planning", phase="plan", available={"food": 1}, **camp)
    assert not day.check("Anna use flask-of-rum").ok
    assert day.check("Anna use grandmas-recipe").ok
    assert night(available={"food": 2}, **camp).check("Anna use flask-of-rum").ok
    tired = table("draw a build adventure", phase="resolve", who="Anna", decks={"build": ["tired"]}, **camp)
    tired.act("Anna choose 2")
    assert wounds(tired) == [1, 0]


@pytest.mark.clause("rc.night.order")
def test_what_cards_have_in_store_comes_with_the_night() -> None:
    later = table(
        "tonight: all: 1 wound", "night phase", shelter=True, phase="resolve", available={"food": 2}
    )
    assert wounds(later) == [1, 1]
    assert later.state.due == ()
    assert wounds(table("tonight: all: 1 wound", phase="resolve")) == [0, 0]


@pytest.mark.clause("rc.friday.immune")
def test_friday_neither_eats_nor_needs_a_roof() -> None:
    game = night(shelter=False, friday={}, available={"food": 3})
    assert wounds(game) == [1, 1, 0]
    assert goods(game) == (0, 0, 0, 0)


@pytest.mark.clause("rc.s3.camp")
def test_jenny_eats_and_sleeps_with_the_others_once_she_is_in_camp() -> None:
    game = night(scenario=3, jenny={}, notes={"jenny-in-camp": 1}, available={"food": 2})
    assert asked(game) == ["Anna", "Ben", "Jenny"]
    game.act("Anna choose Jenny")
    assert wounds(game) == [0, 0, 2]


@pytest.mark.clause("rc.night.next")
def test_the_next_round_takes_off_markers_and_passes_the_first_player_token() -> None:
    seats = {
        "Anna": {"role": "explorer", "spent": ["lucky"], "burdens": [{"kind": "one-pawn", "until": 1}]},
        "Ben": {"role": "soldier", "ready": True, "burdens": [{"kind": "one-pawn", "until": 2}]},
    }
    game = table("next round", phase="night", seats=seats, round_notes=["argument"])
    anna, ben = game.state.players()
    assert (game.state.round, game.state.first, game.state.round_notes) == (2, "Ben", ())
    assert (anna.spent, anna.burdens, ben.ready) == ((), (), False)
    assert [burden.kind for burden in ben.burdens] == ["one-pawn"]
