"""The planning stage: which pawns go where, what they need, and when the plan stands."""

from __future__ import annotations

import pytest

from fujikit.robinson.state import KINDS
from fujikit.robinson.work.kinds import ACTION_KINDS
from tests.robinson.plans import plan_table, rest_of, stack
from tests.support import act, clauses

WOOD = "[available]\nwood = {}"


@pytest.mark.clause("rc.resolve.order")
def test_every_kind_of_action_has_its_object_in_the_order_of_resolving() -> None:
    assert tuple(ACTION_KINDS) == KINDS
    assert sorted(kind.ease for kind in ACTION_KINDS.values()) == list(range(len(KINDS)))


@pytest.mark.clause("rc.plan.pawns")
def test_each_character_has_two_pawns() -> None:
    game = plan_table("Anna place rest", "Anna place arrange")
    assert clauses(game, "Anna place rest 2") == ["rc.plan.pawns"]
    assert game.check("Anna place rest 2").text() == "All of Anna's pawns are placed; there are 2 this round."


@pytest.mark.clause("rc.plan.pawns")
def test_a_burden_takes_one_pawn_and_one_remains() -> None:
    burden = 'burdens = [{kind = "one-pawn", since = 1, until = 1}]'
    game = plan_table("Anna place rest", tail="", players=1, head="", det=0)
    assert game.check("Anna place rest 2").ok
    weighed = plan_table("Anna place rest", players=1, tail=burden)
    assert clauses(weighed, "Anna place rest 2") == ["rc.plan.pawns"]
    assert weighed.check("Anna ready").ok


@pytest.mark.clause("rc.plan.pawns")
def test_nobody_places_the_pawns_of_others() -> None:
    assert clauses(plan_table(), "Anna place rest with Ben") == ["rc.plan.pawns"]
    assert clauses(plan_table("Ben place rest"), "Anna take-back rest with Ben") == ["rc.plan.pawns"]


@pytest.mark.clause("rc.plan.all")
def test_no_own_pawn_stays_idle_while_there_is_a_place() -> None:
    game = plan_table("Anna place rest")
    assert clauses(game, "Anna ready") == ["rc.plan.all"]
    assert "1 pawn to place" in game.check("Anna ready").text()
    assert act(game, "Anna place rest 2").check("Anna ready").ok


@pytest.mark.clause("rc.plan.all")
def test_a_pawn_without_any_place_may_stay_idle() -> None:
    only_rest = 'burdens = [{kind = "only", since = 1, until = 1, what = ["rest"]}]'
    slow_camp = '[island]\nm1 = {tile = 8, tokens = ["time"]}'
    game = plan_table("Anna place rest", "Anna place rest", players=1, tail=f"{only_rest}\n{slow_camp}")
    assert game.check("Anna ready").ok
    one_pawn = only_rest.replace("]}]", ']}, {kind = "one-pawn", since = 1, until = 1}]')
    assert plan_table(players=1, tail=f"{one_pawn}\n{slow_camp}").check("Anna ready").ok


@pytest.mark.clause("rc.plan.all", "rc.item.where")
def test_a_personal_invention_of_somebody_else_is_no_place_for_an_idle_pawn() -> None:
    only_build = 'burdens = [{kind = "only", since = 1, until = 1, what = ["build"]}]'
    head = 'inventions = []\nitems = ["rope"]\nshelter = true'
    game = plan_table("Anna place rest", "Anna place rest 2", players=2, head=head, tail=only_build)
    assert game.check("Ben ready").ok
    act(game, "Anna take-back rest 2")
    assert clauses(game, "Ben ready") == ["rc.plan.all"]


@pytest.mark.clause("rc.plan.all", "rc.friday.act", "rc.dog.pawn")
def test_friday_and_the_dog_may_stay_idle() -> None:
    game = plan_table(
        "Anna place rest", "Anna place rest 2", players=1, head="dog = true\nfriday = {wounds = 0}"
    )
    assert game.check("Anna ready").ok


@pytest.mark.clause("rc.plan.binding")
def test_pawns_and_resources_move_freely_until_all_are_ready() -> None:
    game = plan_table("Anna place build shelter", tail=WOOD.format(3))
    assert game.state.available.goods.wood == 0
    act(game, "Anna take-back build shelter")
    assert game.state.available.goods.wood == 3
    assert game.state.plan == ()


@pytest.mark.clause("rc.plan.binding")
def test_placing_or_taking_a_pawn_makes_its_stack_unready() -> None:
    game = plan_table("Anna place explore m2", "Anna place rest", "Anna ready")
    assert "Anna" not in game.awaits
    act(game, "Ben place explore m2")
    assert "Anna" in game.awaits
    act(game, "Anna ready", "Ben take-back explore m2")
    assert "Anna" in game.awaits


@pytest.mark.clause("rc.plan.binding")
def test_whoever_is_ready_waits_before_moving_anything() -> None:
    game = plan_table("Anna place rest", "Anna place rest 2", "Anna ready")
    assert clauses(game, "Anna take-back rest") == ["rc.plan.binding"]
    assert [str(line) for line in game.legal("Anna") if "use" not in str(line)] == ["Anna wait"]
    assert clauses(game, "Anna ready") == ["rc.plan.binding"]
    assert clauses(game, "Ben wait") == ["rc.plan.binding"]
    assert act(game, "Anna wait").check("Anna take-back rest").ok


@pytest.mark.clause("rc.plan.binding")
def test_once_all_are_ready_the_plan_is_carried_out() -> None:
    game = rest_of(plan_table())
    assert game.phase != "plan"
    assert clauses(game, "Anna place rest") == ["rc.plan.binding"]
    assert clauses(game, "Anna ready") == ["rc.plan.binding"]


@pytest.mark.clause("rc.plan.binding")
def test_a_plan_that_does_not_hold_any_more_is_laid_out_further() -> None:
    idle = '[[plan]]\nkind = "rest"\npawns = ["Ben"]\n[[plan]]\nkind = "rest"\npawns = ["Ben"]'
    game = plan_table(players=2, tail=f"ready = true\n{idle}")
    assert game.phase == "plan"
    act(game, "Anna place rest 3", "Anna place rest 4")
    assert "Anna" in game.awaits


@pytest.mark.clause("rc.plan.spots")
@pytest.mark.parametrize("line", ["place threat left", "place hunt t1", "place arrange t1", "place reclaim"])
def test_there_are_no_other_places_for_pawns(line: str) -> None:
    assert clauses(plan_table(), f"Anna {line}") == ["rc.plan.spots"]


@pytest.mark.clause("rc.plan.spots")
def test_every_kind_of_action_has_its_spots() -> None:
    game = plan_table(
        head='threats = {left = "event:fight", right = "wreckage:food-crates"}\nweapon = 1',
        tail="[available]\nwood = 4\n[decks]\nhunting = ['fox']\n[island]\nm1 = 8\nm2 = 1",
    )
    lines = {str(line).removeprefix("Anna place ") for line in game.legal("Anna")}
    spots = "threat left, threat right, hunt, build shelter, build weapon, gather m2:wood, explore t1"
    assert lines >= {*spots.split(", "), "arrange", "rest"}


@pytest.mark.clause("rc.plan.numbers")
def test_a_stack_with_too_few_pawns_keeps_its_players_from_being_ready() -> None:
    game = plan_table("Anna place hunt", "Anna place rest", tail='[decks]\nhunting = ["fox"]')
    assert clauses(game, "Anna ready") == ["rc.plan.numbers"]
    assert game.check("Anna ready").text() == "You need 2 pawns for a hunt; there is 1."
    assert act(game, "Ben place hunt").check("Anna ready").ok


@pytest.mark.clause("rc.plan.numbers", "rc.plan.surplus")
@pytest.mark.parametrize("spot", ["build weapon", "explore m2"])
def test_one_pawn_throws_dice_and_two_are_sure(spot: str) -> None:
    game = plan_table(f"Anna place {spot}", tail=WOOD.format(1))
    assert clauses(game, "Anna ready") == ["rc.plan.all"]
    act(game, f"Ben place {spot}")
    assert clauses(game, f"Cleo place {spot}") == ["rc.plan.surplus"]


@pytest.mark.clause("rc.plan.surplus")
@pytest.mark.parametrize("spot", ["arrange", "rest"])
def test_one_pawn_is_all_that_camp_life_takes(spot: str) -> None:
    assert clauses(plan_table(f"Anna place {spot}"), f"Ben place {spot}") == ["rc.plan.surplus"]


@pytest.mark.clause("rc.plan.stack")
def test_whoever_began_an_action_resolves_it_until_another_leads() -> None:
    game = plan_table("Anna place explore m2", "Ben place explore m2")
    assert stack(game, "explore", "m2").pawns[-1] == "Anna"
    assert clauses(game, "Anna lead explore m2") == ["rc.plan.stack"]
    act(game, "Ben lead explore m2")
    assert stack(game, "explore", "m2").pawns == ("Anna", "Ben")


@pytest.mark.clause("rc.plan.stack")
def test_r_16_a_wounded_character_may_support_without_danger() -> None:
    game = plan_table(
        "Ben place hunt",
        "Anna place hunt",
        "Ben place arrange",
        tail='[decks]\nhunting = ["tiger"]',
        players=2,
    )
    rest_of(game)
    assert game.state.person("Anna").wounds == 0
    assert game.state.person("Ben").wounds == 8


@pytest.mark.clause("rc.plan.stack")
@pytest.mark.parametrize(
    "line", ["lead rest", "take-back rest", "take-back rest with dog", "pay build roof fur", "place rest 2"]
)
def test_where_no_pawns_lie_there_is_nothing_to_move(line: str) -> None:
    assert clauses(plan_table(), f"Anna {line}") == ["rc.plan.stack"]


@pytest.mark.clause("rc.plan.stack")
def test_only_those_who_are_there_lead_or_leave() -> None:
    game = plan_table("Anna place rest")
    assert clauses(game, "Ben lead rest") == ["rc.plan.stack"]
    assert clauses(game, "Ben take-back rest") == ["rc.plan.stack"]


@pytest.mark.clause("rc.plan.repeat")
def test_r_17_and_r_26_two_weapons_in_a_round_lie_side_by_side() -> None:
    game = plan_table("Anna place build weapon", "Anna place build weapon 2", tail=WOOD.format(2))
    assert [one.pawns for one in game.state.plan] == [("Anna",), ("Anna",)]
    two = plan_table("Anna place build weapon", "Ben place build weapon 2", tail=WOOD.format(2))
    assert [one.pawns for one in two.state.plan] == [("Anna",), ("Ben",)]


@pytest.mark.clause("rc.plan.repeat")
@pytest.mark.parametrize("spot", ["hunt", "build roof", "build palisade", "arrange", "rest"])
def test_what_may_be_planned_several_times(spot: str) -> None:
    tail = "[available]\nwood = 9\n[decks]\nhunting = ['fox', 'boa']"
    game = plan_table(f"Anna place {spot}", head="shelter = true", tail=tail)
    assert game.check(f"Ben place {spot} 2").ok
    assert clauses(game, f"Ben place {spot} 3") == ["rc.plan.stack"]


@pytest.mark.clause("rc.plan.once")
@pytest.mark.parametrize(
    "spot", ["threat left", "build shelter", "build shovel", "gather m2:wood", "explore t1"]
)
def test_what_is_tried_once_a_round(spot: str) -> None:
    tail = "[available]\nwood = 9\n[island]\nm1 = 8\nm2 = 1"
    game = plan_table(f"Anna place {spot}", head='threats = {left = "event:fight"}', tail=tail)
    assert clauses(game, f"Ben place {spot} 2") == ["rc.plan.once"]


@pytest.mark.clause("rc.hunt.cards")
def test_no_more_hunts_than_cards() -> None:
    game = plan_table("Anna place hunt", tail='[decks]\nhunting = ["fox"]')
    assert clauses(game, "Ben place hunt 2") == ["rc.hunt.cards"]
    assert clauses(plan_table(), "Ben place hunt") == ["rc.hunt.cards"]


MAP_AND_COMPASS = 'items = ["map"]\ntreasures = ["compass"]'


@pytest.mark.clause("rc.neutral.support")
def test_r_18_neutral_pawns_alone_explore_nothing() -> None:
    game = plan_table(head=MAP_AND_COMPASS)
    assert clauses(game, "Anna place explore m2 with compass") == ["rc.neutral.support"]
    assert clauses(game, "Anna place explore m2 with map") == ["rc.neutral.support"]
    act(game, "Anna place explore m2", "Anna place explore m2 with map")
    assert stack(game, "explore", "m2").pawns == ("map", "Anna")
    act(game, "Anna take-back explore m2")
    assert game.state.plan == ()


@pytest.mark.clause("rc.neutral.support")
@pytest.mark.parametrize("pawns", ["['map']", "['Anna', 'map']", "[]"])
def test_a_plan_that_nobody_leads_does_not_stand(pawns: str) -> None:
    plan = f"[[plan]]\nkind = 'explore'\ntarget = 'm2'\npawns = {pawns}"
    assert "rc.neutral.support" in clauses(plan_table(head=MAP_AND_COMPASS, tail=plan), "Anna ready")


@pytest.mark.clause("rc.neutral.colour")
def test_a_neutral_pawn_serves_its_own_kind_of_action() -> None:
    game = plan_table("Anna place build weapon", head=MAP_AND_COMPASS, tail=WOOD.format(1))
    assert clauses(game, "Anna place build weapon with map") == ["rc.neutral.colour"]
    assert "The Map pawn can't help here, only with: explore." in (
        game.check("Anna place build weapon with map").text()
    )
    assert clauses(game, "Anna place rest with map") == ["rc.neutral.colour"]
    assert clauses(game, "Anna place explore m2 with Friday") == ["rc.neutral.lasting"]


HANDYMAN = "[[helpers]]\nname = 'handyman'\nserves = ['build']\nonce = true\nonly = 'Anna'"


@pytest.mark.clause("rc.neutral.colour", "rc.carpenter.handyman")
def test_the_handyman_helps_the_carpenter_alone() -> None:
    game = plan_table("Ben place build weapon", players=2, tail=f"{WOOD.format(2)}\n{HANDYMAN}")
    assert clauses(game, "Ben place build weapon with handyman") == ["rc.neutral.colour"]
    act(game, "Anna place build weapon 2", "Anna place rest", "Anna place build weapon 2 with handyman")
    assert game.check("Anna ready").ok


@pytest.mark.clause("rc.neutral.colour", "rc.carpenter.handyman")
def test_where_the_handyman_helps_the_carpenter_leads() -> None:
    slow = f"{WOOD.format(2)}\n{HANDYMAN}\n[island]\nm1 = {{tile = 8, tokens = ['time']}}"
    game = plan_table("Anna place build weapon", "Ben place build weapon", players=2, tail=slow)
    act(game, "Anna place build weapon with handyman", "Ben lead build weapon")
    assert "rc.neutral.colour" in clauses(game, "Ben ready")
    assert "rc.neutral.colour" not in clauses(act(game, "Anna lead build weapon"), "Ben ready")


@pytest.mark.clause("rc.plan.binding")
@pytest.mark.parametrize(
    "line", ["pay build roof fur", "carry time build roof 2", "lead build roof", "place rest"]
)
def test_whoever_is_ready_changes_nothing_else_either(line: str) -> None:
    game = plan_table(
        "Anna place build roof",
        "Ben place build roof",
        "Ben place build roof 2",
        "Ben lead build roof",
        "Anna place rest",
        players=2,
        head="shelter = true\nspots = ['time@build']",
        tail="[available]\nwood = 4\nfur = 1",
    )
    assert "rc.plan.binding" not in clauses(game, f"Anna {line}")
    act(game, "Anna ready")
    assert "rc.plan.binding" in clauses(game, f"Anna {line}")


@pytest.mark.clause("rc.plan.binding")
@pytest.mark.parametrize("line", ["place rest", "take-back rest", "ready", "wait", "lead rest"])
def test_an_open_question_comes_before_the_plan(line: str) -> None:
    asked = 'agenda = [{do = "wait for the table"}, {do = "planning"}]'
    game = plan_table(head=asked, on=True)
    assert clauses(game, f"Anna {line}")[0] == "rc.plan.binding"
    assert "open question" in game.check(f"Anna {line}").text()


@pytest.mark.clause("rc.neutral.lasting")
def test_a_neutral_pawn_must_be_at_hand() -> None:
    game = plan_table("Anna place explore m2", head='items = ["map"]')
    assert clauses(game, "Anna place explore m2 with compass") == ["rc.neutral.lasting"]
    act(game, "Anna place explore m2 with map", "Ben place explore t1")
    assert clauses(game, "Ben place explore t1 with map") == ["rc.neutral.lasting"]


@pytest.mark.clause("rc.neutral.lasting")
def test_pawns_of_items_come_back_and_those_of_tokens_serve_once() -> None:
    candles = '[[helpers]]\nname = "candles"\nserves = ["build"]\nonce = true'
    game = plan_table(
        "Anna place explore m2",
        "Anna place explore m2 with map",
        "Ben place build weapon",
        "Ben place build weapon with candles",
        head='items = ["map"]',
        tail=f"{WOOD.format(1)}\n{candles}",
        on=True,
    )
    rest_of(game)
    while game.round == 1 or game.phase != "plan":
        game.act(str(game.legal(game.awaits[0])[0]))
    assert game.state.helpers == ()
    assert game.state.item("map")


@pytest.mark.clause("rc.dog.pawn")
def test_the_dog_helps_to_hunt_and_to_explore() -> None:
    game = plan_table("Anna place explore m2", "Anna place rest", head="dog = true")
    assert clauses(game, "Anna place rest with dog") == ["rc.plan.surplus", "rc.neutral.colour"]
    act(game, "Anna place explore m2 with dog")
    assert stack(game, "explore", "m2").pawns == ("dog", "Anna")


FRIDAY = "friday = {wounds = 0}"


@pytest.mark.clause("rc.friday.act")
def test_friday_acts_alone_or_with_neutral_pawns() -> None:
    game = plan_table("Anna place explore m2 with Friday", head=f"dog = true\n{FRIDAY}", players=1)
    act(game, "Anna place explore m2 with dog")
    assert stack(game, "explore", "m2").pawns == ("dog", "Friday")
    assert clauses(game, "Anna place rest with Friday") == ["rc.plan.pawns"]


@pytest.mark.clause("rc.friday.support")
def test_friday_only_supports_where_a_player_is() -> None:
    game = plan_table("Anna place explore m2 with Friday", "Anna place explore m2", head=FRIDAY, players=1)
    assert stack(game, "explore", "m2").pawns == ("Friday", "Anna")


@pytest.mark.clause("rc.friday.death")
def test_a_dead_friday_has_no_pawn() -> None:
    game = plan_table(head="friday = {wounds = 3, dead = true}", players=2)
    assert clauses(game, "Anna place rest with Friday") == ["rc.friday.death"]


SHORT = "costs 3 wood or 2 fur"


@pytest.mark.clause("rc.need.planning", "rc.build.cost", "rc.need.resources")
@pytest.mark.parametrize(("wood", "fur", "fits"), [(3, 0, ""), (0, 2, ""), (2, 1, SHORT), (2, 0, SHORT)])
def test_r_04_r_23_and_i_02_the_shelter_with_three_players(wood: int, fur: int, fits: str) -> None:
    game = plan_table(tail=f"[available]\nwood = {wood}\nfur = {fur}")
    assert fits in game.check("Anna place build shelter").text()
    assert clauses(game, "Anna place build shelter") == (["rc.build.cost"] if fits else [])


@pytest.mark.clause("rc.need.resources")
def test_r_05_laid_wood_serves_nothing_else() -> None:
    game = plan_table("Anna place build roof", head="shelter = true", tail=WOOD.format(4))
    assert stack(game, "build", "roof").laid.wood == 3
    assert clauses(game, "Ben place build palisade") == ["rc.build.cost"]
    assert game.check("Ben place build weapon").ok


@pytest.mark.clause("rc.need.resources")
def test_what_lies_in_future_cannot_be_laid() -> None:
    assert clauses(plan_table(tail="[future]\nwood = 9"), "Anna place build weapon") == ["rc.build.cost"]


@pytest.mark.clause("rc.need.resources")
def test_threats_and_inventions_name_what_they_ask_for() -> None:
    game = plan_table(head='inventions = ["diary"]\nthreats = {left = "event:heavy-rain"}')
    assert clauses(game, "Anna place build diary") == ["rc.need.resources"]
    assert "1 fur" in game.check("Anna place build diary").text()
    assert clauses(game, "Anna place threat left") == ["rc.need.resources"]


@pytest.mark.clause("rc.need.resources")
def test_another_way_to_pay() -> None:
    game = plan_table("Anna place build roof", head="shelter = true", tail="[available]\nwood = 3\nfur = 2")
    assert clauses(game, "Anna pay build roof wood") == ["rc.need.resources"]
    assert clauses(game, "Anna pay build roof kept") == ["rc.need.resources"]
    act(game, "Anna pay build roof fur")
    assert stack(game, "build", "roof").laid.fur == 2
    assert game.state.available.goods.wood == 3


@pytest.mark.clause("rc.need.resources")
def test_food_of_either_sort_pays_for_consolation() -> None:
    head = 'threats = {left = "event:depression"}'
    game = plan_table("Anna place threat left", head=head, tail="[available]\nfood = 1\nkept = 1")
    assert stack(game, "threat", "left").laid.food == 1
    act(game, "Anna pay threat left kept")
    assert stack(game, "threat", "left").laid.kept == 1


@pytest.mark.clause("rc.need.item")
def test_r_06_an_item_that_is_not_built_yet_cannot_be_leaned_on() -> None:
    game = plan_table(
        head='inventions = ["bow", "knife"]\nitems = ["rope"]',
        tail="[available]\nwood = 1\n[island]\nm1 = 8\nm2 = 5",
    )
    assert clauses(game, "Ben place build bow") == ["rc.need.item"]
    assert "Knife" in game.check("Ben place build bow").text()
    assert clauses(act(game, "Anna place build knife"), "Ben place build bow") == ["rc.need.item"]


@pytest.mark.clause("rc.need.item", "rc.item.needs")
def test_r_07_the_fire_carries_lantern_and_fireplace() -> None:
    game = plan_table(
        "Anna place build lantern",
        "Ben place build fireplace",
        head='inventions = ["lantern"]\nitems = ["fire"]',
        tail="[island]\nm1 = 8\nm2 = 7",
    )
    assert len(game.state.plan) == 2


@pytest.mark.clause("rc.need.item")
def test_r_08_one_knife_carries_spear_and_belts() -> None:
    game = plan_table(
        "Cleo place build spear",
        "Anna place build belts",
        head='inventions = ["belts"]\nitems = ["knife"]',
        tail="[available]\nwood = 1\nfur = 1",
    )
    assert len(game.state.plan) == 2


@pytest.mark.clause("rc.need.weapon", "rc.need.planning")
def test_r_11_one_weapon_level_carries_threats_and_a_hunt() -> None:
    game = plan_table(
        "Anna place threat left",
        "Anna place threat right",
        "Ben place hunt",
        "Ben place hunt",
        head='weapon = 2\nthreats = {left = "event:predator-is-near", right = "event:jaguar"}',
        tail='[decks]\nhunting = ["fox"]',
    )
    assert len(game.state.plan) == 3


@pytest.mark.clause("rc.need.weapon")
def test_a_missing_weapon_level_is_named_in_numbers() -> None:
    game = plan_table(head='weapon = 1\nthreats = {left = "event:jaguar"}')
    assert clauses(game, "Anna place threat left") == ["rc.need.weapon"]
    assert game.check("Anna place threat left").text() == "You need weapon level 2; you have 1."


@pytest.mark.clause("rc.need.planning")
def test_a_plan_whose_needs_are_not_there_does_not_stand() -> None:
    plan = "[[plan]]\nkind = 'threat'\ntarget = 'left'\npawns = ['Anna']"
    game = plan_table(head='threats = {left = "event:cold-rain"}', tail=plan)
    assert "rc.need.item" in clauses(game, "Anna ready")
    assert "rc.need.item" not in clauses(game, "Ben ready")


@pytest.mark.clause("rc.need.resources")
def test_a_plan_that_is_not_paid_does_not_stand() -> None:
    plan = "[[plan]]\nkind = 'build'\ntarget = 'weapon'\npawns = ['Anna']"
    game = plan_table(tail=f"{WOOD.format(1)}\n{plan}")
    assert "rc.need.resources" in clauses(game, "Anna ready")
    assert "rc.need.resources" not in clauses(act(game, "Anna pay build weapon wood"), "Anna ready")


@pytest.mark.clause("rc.need.weapon")
def test_one_may_hunt_without_any_weapon() -> None:
    assert plan_table(tail='[decks]\nhunting = ["tiger"]').check("Anna place hunt").ok


@pytest.mark.clause("rc.card.argument")
def test_after_an_argument_no_stack_mixes_players() -> None:
    game = plan_table("Anna place explore m2", head=f'round_notes = ["argument"]\n{FRIDAY}')
    assert clauses(game, "Ben place explore m2") == ["rc.card.argument"]
    assert clauses(game, "Anna place explore m2 with Friday") == ["rc.card.argument"]
    assert game.check("Anna place explore m2").ok


@pytest.mark.clause("rc.card.argument")
def test_the_agreement_wants_two_different_players() -> None:
    head = 'round_notes = ["argument"]\nthreats = {right = "event:argument"}'
    game = plan_table("Anna place threat right", head=head)
    assert clauses(game, "Anna place threat right") == ["rc.card.argument"]
    assert game.check("Ben place threat right").ok


@pytest.mark.clause("rc.ruling.u17")
def test_a_limited_character_does_not_support_elsewhere() -> None:
    only = 'burdens = [{kind = "only", since = 1, until = 1, what = ["build", "arrange", "rest"]}]'
    game = plan_table("Anna place explore m2", players=2, tail=only)
    assert clauses(game, "Ben place explore m2") == ["rc.ruling.u17"]
    assert "build, arrange, rest" in game.check("Ben place explore m2").text()
    assert game.check("Ben place rest").ok


@pytest.mark.clause("rc.token.next", "rc.token.time-action")
def test_r_12_a_time_consuming_token_burdens_one_build() -> None:
    game = plan_table(
        "Anna place build weapon",
        "Ben place build weapon 2",
        head='spots = ["time@build"]',
        tail=WOOD.format(2),
    )
    assert stack(game, "build", "weapon").burden == ("time",)
    assert "rc.plan.numbers" in clauses(game, "Anna ready")
    assert "rc.plan.numbers" not in clauses(game, "Ben ready")
    act(game, "Anna carry time build weapon 2")
    assert "rc.plan.numbers" in clauses(game, "Ben ready")
    assert clauses(game, "Anna carry time build weapon 2") == ["rc.token.next"]
    assert clauses(game, "Anna carry wood build weapon") == ["rc.token.next"]
    assert clauses(game, "Anna carry time build weapon 3") == ["rc.plan.stack"]


@pytest.mark.clause("rc.token.next")
def test_the_token_goes_on_when_its_action_is_given_up() -> None:
    game = plan_table(
        "Anna place explore m2",
        "Ben place explore t1",
        "Anna take-back explore m2",
        head='spots = ["time@explore"]',
    )
    assert stack(game, "explore", "t1").burden == ("time",)


@pytest.mark.clause("rc.token.next", "rc.plan.surplus")
def test_pawns_that_are_needed_no_more_have_to_leave_when_the_token_does() -> None:
    game = plan_table(
        "Anna place explore m2",
        "Anna place explore m2",
        "Ben place explore m2",
        "Cleo place explore t1",
        head='spots = ["time@explore"]',
    )
    act(game, "Cleo carry time explore t1")
    assert clauses(game, "Anna ready") == ["rc.plan.surplus"]
    assert "rc.plan.numbers" in clauses(game, "Cleo ready")


@pytest.mark.clause("rc.token.next")
def test_a_plan_in_which_nobody_carries_the_token_does_not_stand() -> None:
    plan = '[[plan]]\nkind = "arrange"\npawns = ["Anna"]'
    game = plan_table(head='spots = ["time@arrange"]', tail=plan)
    assert "rc.token.next" in clauses(game, "Anna ready")
    assert act(game, "Anna carry time arrange").state.plan[0].burden == ("time",)


@pytest.mark.clause("rc.token.time-sum")
def test_all_demands_for_pawns_add_up_and_neutral_pawns_meet_them() -> None:
    game = plan_table(
        "Anna place gather m3:fish",
        "Anna place gather m3:fish with belts",
        "Ben place gather m3:fish",
        head='spots = ["time@gather"]\nitems = ["belts"]',
        tail='[island]\nm1 = 8\nm2 = 1\nm3 = {tile = 3, tokens = ["time"]}',
    )
    assert "You need 4 pawns for gathering fish at m3; there are 3." in game.check("Anna ready").text()
    act(game, "Ben place gather m3:fish")
    assert "rc.plan.numbers" not in clauses(game, "Anna ready")
    act(game, "Cleo place gather m3:fish")
    assert clauses(game, "Cleo place gather m3:fish") == ["rc.plan.surplus"]


@pytest.mark.clause("rc.token.wood-build")
def test_additional_wood_is_laid_with_one_wood_build() -> None:
    game = plan_table(
        "Anna place build weapon",
        "Ben place build weapon 2",
        head='spots = ["wood@build"]',
        tail=WOOD.format(3),
    )
    assert [one.laid.wood for one in game.state.plan] == [2, 1]
    act(game, "Anna carry wood build weapon 2")
    assert [one.laid.wood for one in game.state.plan] == [1, 2]
    act(game, "Ben take-back build weapon 2")
    assert [one.laid.wood for one in game.state.plan] == [2]
    assert game.state.available.goods.wood == 1


@pytest.mark.clause("rc.token.wood-build")
def test_without_the_additional_wood_a_wood_build_is_refused() -> None:
    game = plan_table(head='spots = ["wood@build"]', tail=WOOD.format(1))
    assert clauses(game, "Anna place build weapon") == ["rc.token.wood-build"]


@pytest.mark.clause("rc.token.wood-build")
def test_a_build_that_is_paid_with_fur_carries_no_wood() -> None:
    game = plan_table(
        "Anna place build roof",
        "Ben place build weapon",
        head='spots = ["wood@build"]\nshelter = true',
        tail="[available]\nwood = 2\nfur = 2",
    )
    assert [one.burden for one in game.state.plan] == [(), ("wood",)]
    assert clauses(game, "Anna carry wood build roof") == ["rc.token.wood-build"]


@pytest.mark.clause("rc.token.wood-build")
def test_paying_with_fur_instead_passes_the_additional_wood_on() -> None:
    game = plan_table(
        "Anna place build roof",
        "Ben place build weapon",
        "Anna pay build roof fur",
        head='spots = ["wood@build"]\nshelter = true',
        tail="[available]\nwood = 5\nfur = 2",
    )
    assert [one.laid.wood for one in game.state.plan] == [0, 2]
    act(game, "Anna pay build roof wood")
    assert [one.laid.wood for one in game.state.plan] == [3, 2]


@pytest.mark.clause("rc.token.wood-feature")
def test_a_token_on_a_feature_asks_for_wood_every_time() -> None:
    game = plan_table(head='spots = ["wood@weapon"]', tail=WOOD.format(3))
    act(game, "Anna place build weapon")
    assert stack(game, "build", "weapon").laid.wood == 2
    assert clauses(game, "Ben place build weapon 2") == ["rc.token.wood-feature"]


@pytest.mark.clause("rc.carpenter.economical")
def test_r_63_determination_stands_for_a_wood_that_is_missing() -> None:
    game = plan_table("Ben place build shelter", players=4, det=2, tail=WOOD.format(3))
    laid = stack(game, "build", "shelter")
    assert (laid.laid.wood, laid.det, game.state.person("Anna").det) == (3, 2, 0)
    act(game, "Ben take-back build shelter")
    assert game.state.person("Anna").det == 2
    poor = plan_table(players=4, det=1, tail=WOOD.format(3))
    assert clauses(poor, "Ben place build shelter") == ["rc.build.cost"]


@pytest.mark.clause("rc.carpenter.economical", "rc.det.own")
def test_the_carpenter_is_asked_again_when_somebody_lays_out_her_determination() -> None:
    game = plan_table("Anna place rest", "Anna place rest 2", "Anna ready", players=2, det=2)
    act(game, "Ben place build weapon")
    assert stack(game, "build", "weapon").det == 2
    assert "Anna" in game.awaits


@pytest.mark.clause("rc.carpenter.economical")
def test_one_wood_a_round_can_be_saved() -> None:
    game = plan_table("Anna place build weapon", det=4, tail=WOOD.format(2))
    act(game, "Anna pay build weapon det", "Ben place build weapon 2")
    assert clauses(game, "Anna pay build weapon 2 det") == ["rc.need.resources"]
    assert game.state.person("Anna").spent == ("economical-construction",)


@pytest.mark.clause("rc.item.where")
def test_a_personal_invention_is_led_by_its_character() -> None:
    game = plan_table(
        "Ben place build spear", "Ben place rest", head='items = ["knife"]', tail=WOOD.format(1)
    )
    assert clauses(game, "Ben ready") == ["rc.item.where"]
    act(game, "Cleo place build spear", "Cleo lead build spear")
    assert game.check("Ben ready").ok


@pytest.mark.clause("rc.item.where")
def test_what_does_not_lie_there_cannot_be_built() -> None:
    assert clauses(plan_table(), "Anna place build raft") == ["rc.item.where"]
    assert clauses(plan_table(players=1), "Anna place build shortcut") == ["rc.item.where"]
    absent = plan_table(head='inventions = ["shortcut"]\nitems = ["map"]', players=2)
    assert act(absent, "Ben place build shortcut", "Ben place build shortcut").check("Ben ready").ok


@pytest.mark.clause("rc.item.single")
def test_an_invention_is_built_once() -> None:
    game = plan_table(head='items = ["shovel"]\ninventions = []')
    assert clauses(game, "Anna place build shovel") == ["rc.item.single"]


@pytest.mark.clause("rc.item.needs")
def test_an_invention_waits_for_its_terrain() -> None:
    game = plan_table()
    assert clauses(game, "Anna place build knife") == ["rc.item.needs"]
    assert "mountains" in game.check("Anna place build knife").text()


@pytest.mark.clause("rc.plan.spots")
@pytest.mark.parametrize(
    ("source", "told"),
    [("parrot", "Anna plans gathering parrots at m2."), ("wood", "Anna plans gathering wood at m2.")],
)
def test_what_is_gathered_is_told_in_plain_words(source: str, told: str) -> None:
    game = plan_table(f"Anna place gather m2:{source}", tail="[island]\nm1 = 8\nm2 = 6")
    assert game.view(None)["log"][-1]["text"] == told
