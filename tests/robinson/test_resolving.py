"""Carrying out the plan: order, dice, rerolls, adventures, and pawns that go home."""

from __future__ import annotations

from types import ModuleType

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.effects import pawns
from fujikit.robinson.language import EFFECTS
from fujikit.robinson.state import State
from fujikit.robinson.work import action_dice, confirming, resolving, settle_costs, stage
from fujikit.robinson.work.kinds import arrange
from fujikit.robinson.work.resolving import PawnsHome
from tests.robinson.plans import happened, plan_table, rest_of
from tests.support import act

WOOD = "[available]\nwood = {}"
NEAR = "[island]\nm1 = 8\nm2 = 1\nt1 = 3"
FRIDAY = "friday = {wounds = 0, det = 0}"


def alone(*lines: str, dice: str = "", det: int = 0, head: str = "", tail: str = NEAR) -> Game[State]:
    """One player, who rests with the other pawn; the lines are planned and then carried out."""
    return rest_of(plan_table(*lines, players=1, dice=dice, det=det, head=head, tail=tail))


def order(game: Game[State]) -> list[int]:
    """The stacks in the order in which they were carried out."""
    return [event.number for move in game.history for event in move.events if isinstance(event, PawnsHome)]


@pytest.mark.clause("rc.resolve.order")
def test_kinds_are_resolved_in_their_order() -> None:
    game = plan_table(
        "Anna place rest",
        "Anna place arrange",
        "Ben place explore b1",
        "Ben place explore b1",
        "Cleo place gather m2:wood",
        "Cleo place gather m2:wood",
        "Dora place threat left",
        "Dora place build shovel",
        players=4,
        head='threats = {left = "event:fight"}',
        tail=f"{NEAR}\n[decks]\ntile = []",
        dice="blank success blank",
    )
    rest_of(game)
    kinds = {1: "rest", 2: "arrange", 3: "explore", 4: "gather", 5: "threat", 6: "build"}
    act(game, "Anna choose determination")
    done = [kinds[number] for number in order(game)]
    assert done == ["threat", "build", "gather", "explore", "arrange", "rest"]


@pytest.mark.clause("rc.resolve.within")
def test_within_a_kind_the_group_picks_the_order() -> None:
    game = plan_table(
        "Anna place gather m2:wood",
        "Ben place gather t1:fish",
        tail=NEAR,
        dice="blank success blank blank success blank",
    )
    rest_of(game)
    assert [str(line) for line in game.legal("Cleo")] == ["Cleo choose 1", "Cleo choose 2"]
    act(game, "Cleo choose 2")
    assert order(game)[:2] == [2, 1]
    assert game.state.plan == ()


@pytest.mark.clause("rc.resolve.within")
def test_single_use_pawns_leave_and_others_go_home() -> None:
    candles = "[[helpers]]\nname = 'candles'\nserves = ['build']\nonce = true\n"
    lantern = "[[helpers]]\nname = 'lamp'\nserves = ['build']\n"
    game = plan_table(
        "Anna place build shovel",
        "Anna place build shovel with candles",
        "Ben place build weapon",
        "Ben place build weapon with lamp",
        tail=f"{WOOD.format(1)}\n{candles}{lantern}",
    )
    rest_of(game)
    act(game, "Anna choose 1")
    assert [helper.name for helper in game.state.helpers] == ["lamp"]


@pytest.mark.clause("rc.resolve.as-planned")
def test_r_19_a_map_that_is_flipped_still_serves_the_explore_it_was_planned_for() -> None:
    game = plan_table(
        "Anna place build shovel",
        "Ben place explore m2",
        "Ben place explore m2 with map",
        head='items = ["map"]',
        tail="[decks]\nbuild = ['broken-tool']",
        dice="blank success adventure broken-tool 3",
    )
    rest_of(game)
    assert game.state.items[0].flipped
    assert "PawnsHome" in happened(game)
    assert game.state.place("m2").tile == 3


@pytest.mark.clause("rc.resolve.as-planned")
def test_r_30_the_pawn_of_a_lost_map_is_gone_in_the_next_round() -> None:
    lost = '[[items]]\nname = "map"\nflipped = 1\n'
    game = plan_table("Anna place explore m2", "Anna place explore m2 with map", tail=lost, on=True)
    rest_of(game)
    while game.round == 1 or game.phase != "plan":
        game.act(str(game.legal(game.awaits[0])[0]))
    assert "rc.neutral.lasting" in game.check("Anna place explore t1 with map").clauses


@pytest.mark.clause("rc.resolve.at-once")
def test_r_22_a_palisade_lost_in_one_action_is_missing_in_the_next() -> None:
    adventures = """agenda = [{do = "palisade -1", who = "Anna"}, {do = "palisade -1", who = "Ben"}]"""
    head = f"{adventures}\nphase = 'resolve'\npalisade = 1\nshelter = true"
    game = plan_table(head=head, on=True)
    assert game.state.palisade == 0
    assert [person.wounds for person in game.state.players()] == [0, 1, 0]


@pytest.mark.clause("rc.resolve.at-once", "rc.build.shelter")
def test_levels_and_the_shelter_count_as_soon_as_they_stand() -> None:
    game = plan_table(
        "Anna place build weapon",
        "Anna place build weapon",
        "Ben place build shelter",
        "Ben place build shelter",
        tail=WOOD.format(4),
    )
    act(rest_of(game), "Anna choose 1")
    assert (game.state.weapon, game.state.shelter) == (1, True)


@pytest.mark.clause("rc.resolve.gain", "rc.dice.success")
def test_what_an_action_yields_goes_to_future() -> None:
    game = alone("Anna place gather m2:wood", dice="blank success blank")
    assert (game.state.future.goods.wood, game.state.available.goods.wood) == (1, 0)


@pytest.mark.clause("rc.resolve.discard")
def test_what_is_laid_out_or_in_future_meets_no_demand() -> None:
    game = plan_table(
        "Anna place threat left",
        "Ben place build shovel",
        head='threats = {left = "event:depression"}',
        tail="[available]\nfood = 1\n[future]\nfood = 1\n[decks]\nbuild = ['visit-of-a-predator']",
        dice="blank success adventure visit-of-a-predator",
    )
    rest_of(game)
    assert game.state.future.goods.food == 1
    assert [name for name in happened(game) if name in ("Wounded", "Lost")] == ["Wounded"]


@pytest.mark.clause("rc.dice.wound", "rc.dice.success", "rc.dice.adventure", "rc.adventure.upper")
def test_r_24_wound_failure_and_adventure_in_one_throw() -> None:
    game = alone(
        "Anna place gather m2:wood",
        dice="wound fail adventure unexpected-discovery tobacco",
        tail=f"{NEAR}\n[decks]\ngather = ['unexpected-discovery']\ndiscovery = ['tobacco']",
    )
    anna = game.state.person("Anna")
    assert (anna.wounds, anna.det) == (0, 2)
    assert "Healed" in happened(game)
    assert game.state.future.goods.wood == 0
    assert game.state.future.tokens == ("tobacco",)


@pytest.mark.clause("rc.dice.when")
def test_with_pawns_enough_no_dice_are_thrown() -> None:
    game = plan_table("Anna place gather m2:wood", "Anna place gather m2:wood", players=1, tail=NEAR)
    rest_of(game)
    assert "DiceThrown" not in happened(game)
    assert game.state.future.goods.wood == 1


@pytest.mark.clause("rc.dice.apart")
def test_wound_then_success_then_adventure() -> None:
    game = alone(
        "Anna place gather m2:wood",
        dice="wound success adventure end-of-source",
        tail=f"{NEAR}\n[decks]\ngather = ['end-of-source']",
    )
    told = [name for name in happened(game) if name in ("Wounded", "Gained", "CardDrawn")]
    assert told == ["Wounded", "Gained", "CardDrawn"]


@pytest.mark.clause("rc.dice.reroll")
def test_abilities_throw_again_before_anything_applies() -> None:
    game = plan_table("Anna place build shovel", "Anna place rest", players=1, det=2, dice="wound fail blank")
    rest_of(game)
    assert game.check("Anna use craftsmanship").ok
    assert game.state.person("Anna").wounds == 0
    act(game, "Anna go-on")
    assert (game.state.person("Anna").det, "Wounded" in happened(game)) == (4, True)


@pytest.mark.clause("rc.dice.reroll")
def test_determination_won_by_the_throw_comes_too_late_for_it() -> None:
    game = alone("Anna place build shovel", dice="blank fail blank", det=1)
    assert game.state.person("Anna").det == 3
    assert "DieThrownAgain" not in happened(game)


@pytest.mark.clause("rc.friday.det")
def test_friday_throws_a_die_of_his_own_again_for_two_determination() -> None:
    head = FRIDAY.replace("det = 0", "det = 2")
    line = "Anna place gather m2:wood with Friday"
    game = rest_of(plan_table(line, players=2, head=head, tail=NEAR, dice="wound fail blank blank"))
    (again,) = [str(line) for line in game.legal("Anna") if " for Friday" in str(line)]
    act(game, again, "Anna choose wound", "Anna go-on")
    friday = game.state.friday()
    assert friday is not None
    assert (friday.wounds, friday.det) == (0, 2)


@pytest.mark.clause("rc.token.reroll")
def test_a_reroll_token_throws_a_success_again_and_goes() -> None:
    head = 'spots = ["reroll@gather"]'
    game = alone("Anna place gather m2:wood", head=head, dice="blank success blank fail")
    assert game.state.spots == ()
    assert (game.state.future.goods.wood, game.state.person("Anna").det) == (0, 2)


@pytest.mark.clause("rc.token.reroll")
def test_without_a_success_the_reroll_token_stays_for_the_next_action() -> None:
    game = plan_table(
        "Anna place gather m2:wood",
        "Ben place gather t1:fish",
        head='spots = ["reroll@gather"]',
        tail=NEAR,
        dice="blank fail blank blank success blank success",
    )
    act(rest_of(game), "Anna choose 1")
    assert game.state.spots == ()
    assert game.state.future.goods.food == 1


@pytest.mark.clause("rc.token.reroll", "rc.token.stay")
def test_a_sure_action_leaves_the_reroll_token_lying() -> None:
    lines = ("Anna place gather m2:wood", "Anna place gather m2:wood")
    game = rest_of(plan_table(*lines, players=1, head='spots = ["reroll@gather"]', tail=NEAR))
    assert game.state.spots == ("reroll@gather",)


@pytest.mark.clause("rc.token.late")
def test_a_token_that_comes_in_the_action_phase_works_after_it() -> None:
    game = plan_table(
        "Anna place build shovel",
        "Ben place build weapon",
        tail=f"{WOOD.format(1)}\n[decks]\nbuild = ['dangerous-work']",
        dice="blank success adventure dangerous-work blank success blank",
    )
    act(rest_of(game), "Anna choose 1")
    assert set(game.state.spots) == {"reroll@build", "adventure@build"}
    assert game.state.weapon == 1
    assert "DieThrownAgain" not in happened(game)


@pytest.mark.clause("rc.token.adventure", "rc.token.stay")
def test_an_adventure_token_draws_one_card_dice_or_not() -> None:
    sure = ("Anna place gather m2:wood", "Anna place gather m2:wood")
    tail = f"{NEAR}\n[decks]\ngather = ['viper', 'skeleton']"
    head = 'spots = ["adventure@gather"]'
    game = rest_of(plan_table(*sure, players=1, head=head, tail=tail, dice="viper"))
    assert happened(game).count("CardDrawn") == 1
    assert game.state.spots == ()
    thrown = alone("Anna place gather m2:wood", head=head, tail=tail, dice="blank fail viper")
    assert happened(thrown).count("CardDrawn") == 1


@pytest.mark.clause("rc.friday.adventure")
def test_friday_takes_a_wound_instead_of_an_adventure() -> None:
    lines = ("Anna place gather m2:wood with Friday", "Anna place rest", "Anna place rest 2")
    head = f'spots = ["adventure@gather"]\n{FRIDAY}'
    game = rest_of(plan_table(*lines, players=1, head=head, tail=NEAR, dice="blank success"))
    friday = game.state.friday()
    assert friday is not None
    assert (friday.wounds, game.state.spots) == (1, ())
    die = rest_of(plan_table(*lines, players=1, head=FRIDAY, tail=NEAR, dice="blank success adventure"))
    assert "CardDrawn" not in happened(die)


@pytest.mark.clause("rc.friday.death")
def test_an_action_in_which_friday_dies_still_pays_out() -> None:
    lines = ("Anna place gather m2:wood with Friday", "Anna place rest", "Anna place rest 2")
    head = "friday = {wounds = 3}"
    game = rest_of(plan_table(*lines, players=1, head=head, tail=NEAR, dice="wound success blank"))
    assert game.state.friday() is None
    assert game.state.future.goods.wood == 1
    assert game.outcome is None


@pytest.mark.clause("rc.token.time-action", "rc.token.stay")
def test_a_time_consuming_token_goes_with_the_action_that_bore_it() -> None:
    game = plan_table(
        "Anna place gather m2:wood",
        "Ben place gather m2:wood",
        head='spots = ["time@gather"]',
        tail=NEAR,
        dice="blank success blank",
    )
    rest_of(game)
    assert "DiceThrown" in happened(game)
    assert game.state.spots == ()


@pytest.mark.clause("rc.token.danger-camp")
@pytest.mark.parametrize(("weapon", "wounds"), [(0, 2), (1, 0)])
def test_greater_danger_in_camp_wounds_whoever_works_there_unarmed(weapon: int, wounds: int) -> None:
    game = plan_table(
        "Anna place arrange",
        "Anna place build shovel",
        players=1,
        head=f"weapon = {weapon}",
        tail='[island]\nm1 = {tile = 8, tokens = ["danger"]}',
        dice="blank success blank",
    )
    rest_of(game)
    assert game.state.person("Anna").wounds == wounds


@pytest.mark.clause("rc.token.danger-camp")
def test_a_weapon_made_before_keeps_the_danger_off() -> None:
    game = plan_table(
        "Anna place build weapon",
        "Anna place build weapon",
        "Ben place rest",
        "Ben place arrange",
        players=2,
        tail='[available]\nwood = 1\n[island]\nm1 = {tile = 8, tokens = ["danger"]}',
    )
    rest_of(game)
    assert [person.wounds for person in game.state.players()] == [1, 0]


@pytest.mark.clause("rc.token.next")
def test_predators_in_the_woods_wait_for_the_next_explore() -> None:
    head = 'spots = ["danger@explore"]'
    game = alone("Anna place explore m2", head=head, tail="", dice="blank fail blank")
    assert "Wounded" in happened(game)
    assert game.state.spots == ()


@pytest.mark.clause("rc.card.explore-treasures")
def test_the_backpack_serves_an_explore_that_failed_too() -> None:
    game = plan_table(
        "Anna place explore m2",
        players=1,
        head='treasures = ["backpack"]',
        tail="[decks]\ndiscovery = ['tobacco', 'goat']",
        dice="blank fail blank tobacco goat",
    )
    act(rest_of(game), "Anna choose use", "Anna choose goat")
    assert game.state.future.tokens == ("goat",)


@pytest.mark.clause("rc.card.traps")
def test_whoever_is_confused_throws_each_success_again() -> None:
    confused = 'burdens = [{kind = "reroll", since = 1, until = 1}]'
    lines = ("Anna place gather m2:wood", "Anna place gather m2:wood")
    game = rest_of(plan_table(*lines, players=1, tail=f"{confused}\n{NEAR}", dice="success fail"))
    assert (game.state.future.goods.wood, game.state.person("Anna").det) == (0, 2)
    lucky = rest_of(plan_table(*lines, players=1, tail=f"{confused}\n{NEAR}", dice="success success"))
    assert lucky.state.future.goods.wood == 1


@pytest.mark.clause("rc.ruling.u19")
def test_token_and_card_together_force_one_reroll_and_the_token_goes() -> None:
    cursed = 'burdens = [{kind = "reroll", since = 1}]'
    game = alone(
        "Anna place gather m2:wood",
        head='spots = ["reroll@gather"]',
        tail=f"{cursed}\n{NEAR}",
        dice="blank success blank success",
    )
    assert game.state.future.goods.wood == 1
    assert game.state.spots == ()
    assert game.state.person("Anna").weighed("reroll", 1)


@pytest.mark.clause("rc.resolve.order")
@pytest.mark.parametrize("module", [arrange, settle_costs, pawns, resolving, action_dice, confirming, stage])
def test_everything_that_may_stand_on_the_agenda_is_written_and_read(module: ModuleType) -> None:
    values = {"kind": "build", "number": 2, "kinds": ("rest", "arrange")}
    own = [one for one in vars(module).values() if one in EFFECTS.kinds and one.__module__ == module.__name__]
    assert own
    for kind in own:
        effect = kind(*[values[field] for field in kind.__struct_fields__])
        assert EFFECTS.read(str(effect)) == effect


@pytest.mark.clause("rc.friday.death", "rc.dice.apart")
@pytest.mark.parametrize(("face", "wood"), [("success", 1), ("fail", 0)])
def test_an_action_that_kills_friday_still_pays_out_if_it_succeeds(face: str, wood: int) -> None:
    game = alone(
        "Anna place gather m2:wood with Friday", head="friday = {wounds = 3}", dice=f"wound {face} blank"
    )
    friday = game.state.person("Friday")
    assert (friday.dead, friday.det, game.state.future.goods.wood) == (True, 0, wood)
