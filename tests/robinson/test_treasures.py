"""Treasures, one by one, and other cards beside the board."""

from __future__ import annotations

import pytest

from fujikit.robinson.things.inventions import item_pawns
from fujikit.robinson.things.treasures import food_kept
from tests.robinson.things import anna, answers, ben, clauses, friday, gear, names, things_table, uses

END = ("end of action phase", "wait for the table")


def kept(*names: str) -> str:
    return f"treasures = [{', '.join(f'{{name = {name!r}}}' for name in names)}]"


@pytest.mark.clause("rc.term.keep")
def test_what_is_used_once_is_discarded_then() -> None:
    game = things_table("fight 3", phase="resolve", head=kept("old-rifle"), scene={"who": "Anna"})
    game.act("Ben use old-rifle")
    assert anna(game).wounds == 0
    assert game.state.treasures == ()
    assert "old-rifle" in game.state.deck("mystery-discard").cards()


@pytest.mark.clause("rc.term.keep")
def test_a_kept_adventure_card_leaves_the_game_once_it_is_used() -> None:
    game = things_table("fight 3", phase="resolve", head=kept("surprising-discovery"), scene={"who": "Anna"})
    game.act("Anna use surprising-discovery")
    assert (anna(game).wounds, game.state.treasures) == (0, ())
    assert "surprising-discovery" not in game.state.deck("mystery-discard").cards()


@pytest.mark.clause("rc.term.keep")
def test_a_kept_treasure_serves_everybody_from_the_end_of_the_phase() -> None:
    game = things_table(*END, phase="resolve", head='future = {treasures = ["herbal-mixture"]}')
    assert "herbal-mixture" not in uses(
        things_table(head='future = {treasures = ["herbal-mixture"]}'), "Anna"
    )
    assert gear(game, "herbal-mixture").since == 0


@pytest.mark.clause("rc.card.helmet-saber")
def test_helmet_and_backpack_serve_from_the_next_round() -> None:
    game = things_table(*END, phase="resolve", head='future = {treasures = ["helmet", "backpack"]}')
    assert (gear(game, "helmet").since, gear(game, "backpack").since) == (2, 2)
    game = things_table(
        "fight 3", phase="event", head='treasures = [{name = "helmet", since = 2}]', scene={"who": "Anna"}
    )
    assert anna(game).wounds == 3


@pytest.mark.clause("rc.card.helmet-saber", "rc.use.one-user")
def test_the_helmet_takes_one_wound_off_in_each_combat_of_its_user() -> None:
    game = things_table("fight 3", "fight 2", phase="resolve", head=kept("helmet"), scene={"who": "Anna"})
    assert clauses(game, "Ben use helmet") == ["rc.use.one-user"]
    game.act("Anna use helmet")
    assert anna(game).wounds == 2
    game.act("Anna use helmet")
    assert anna(game).wounds == 3
    assert gear(game, "helmet").user == "Anna"


@pytest.mark.clause("rc.card.helmet-saber", "rc.animals.all")
def test_against_the_animals_somebody_is_named_who_wears_the_helmet() -> None:
    head = f'spots = ["animals@weather"]\n{kept("helmet")}'
    game = things_table("weather phase", phase="weather", head=head, dice="fight")
    assert uses(game, "Anna") == {"helmet"}
    game.act("Anna go-on")
    game.act("Ben use helmet")
    assert (anna(game).wounds, ben(game).wounds) == (3, 2)


@pytest.mark.clause("rc.card.helmet-saber")
def test_the_saber_costs_a_wound_each_time_and_serves_once_a_combat() -> None:
    game = things_table("fight 7", phase="resolve", head=kept("saber", "old-rifle"), scene={"who": "Anna"})
    game.act("Anna use saber")
    assert anna(game).wounds == 1
    assert clauses(game, "Anna use saber") == ["rc.card.helmet-saber"]
    game.act("Anna use old-rifle")
    assert anna(game).wounds == 2


@pytest.mark.clause("rc.card.helmet-saber")
def test_the_saber_is_used_by_choice() -> None:
    game = things_table("fight 1", phase="resolve", head=kept("saber"), scene={"who": "Anna"})
    game.act("Anna go-on")
    assert anna(game).wounds == 1


@pytest.mark.clause("rc.card.whip", "rc.use.one-user")
def test_r_52_the_whip_may_be_claimed_when_the_trap_is_drawn() -> None:
    head = f"round = 2\n{kept('whip')}"
    game = things_table(
        "draw mystery: 1 trap",
        phase="resolve",
        head=head,
        tail='[decks]\nmystery = ["poisonous-spores"]',
        scene={"who": "Anna"},
        dice="poisonous-spores",
    )
    assert uses(game, "Anna") == {"whip"}
    assert clauses(game, "Ben use whip") == ["rc.use.one-user"]
    game.act("Anna use whip")
    assert anna(game).wounds == 0
    assert (gear(game, "whip").user, gear(game, "whip").worked) == ("Anna", 2)
    assert "poisonous-spores" in game.state.deck("mystery-discard").cards()


@pytest.mark.clause("rc.card.whip")
def test_the_whip_ignores_one_trap_a_round() -> None:
    head = 'treasures = [{name = "whip", user = "Anna", claimed = 1, worked = 1}]'
    game = things_table(
        "draw mystery: 1 trap",
        "wait for the table",
        phase="resolve",
        head=head,
        scene={"who": "Anna"},
        dice="sharp-blade",
    )
    assert anna(game).wounds == 2
    assert "rc.use.any-time" in clauses(game, "Anna use whip")


@pytest.mark.clause("rc.card.whip")
def test_the_whip_raises_the_weapon_when_it_is_found() -> None:
    game = things_table(*END, phase="resolve", head='future = {treasures = ["whip"]}')
    assert (game.state.weapon, [card.name for card in game.state.treasures]) == (1, ["whip"])


@pytest.mark.clause("rc.card.explore-treasures", "rc.use.one-user")
def test_the_backpack_draws_two_tokens_and_keeps_one_after_each_explore_of_its_user() -> None:
    game = things_table(
        "what serves whoever explores",
        "what serves whoever explores",
        "wait for the table",
        phase="resolve",
        head=kept("backpack"),
        scene={"who": "Anna"},
        dice="goat tobacco poison herbs",
    )
    assert answers(game) == {"use", "not-now"}
    game.act("Anna choose use")
    game.act("Anna choose goat")
    game.act("Anna choose poison")
    assert game.state.future.tokens == ("goat", "poison")


@pytest.mark.clause("rc.card.explore-treasures")
def test_the_backpack_is_no_help_to_another_once_it_is_claimed() -> None:
    head = 'treasures = [{name = "backpack", user = "Ben", claimed = 1}]'
    game = things_table(
        "what serves whoever explores",
        "wait for the table",
        phase="resolve",
        head=head,
        scene={"who": "Anna"},
    )
    assert game.state.future.tokens == ()
    assert answers(game) == {"go-on"}


@pytest.mark.clause("rc.card.explore-treasures")
def test_the_treasure_map_draws_two_treasures_and_is_discarded() -> None:
    game = things_table(
        "follow the treasure-map",
        "wait for the table",
        phase="resolve",
        head=kept("treasure-map"),
        scene={"who": "Anna"},
        dice="gold old-rifle",
    )
    game.act("Anna choose draw")
    assert game.state.future.treasures == ("gold", "old-rifle")
    assert game.state.treasures == ()


@pytest.mark.clause("rc.card.explore-treasures")
def test_an_explore_on_the_treasure_map_takes_exactly_two_pawns() -> None:
    game = things_table(head=kept("treasure-map"))
    game.act("Anna place explore treasure-map")
    for line in ("Anna place arrange", "Ben place arrange 2"):
        game.act(line)
    assert not game.check("Anna ready").ok
    game.act("Ben place explore treasure-map")
    assert game.check("Anna ready").ok


@pytest.mark.clause("rc.ruling.u4")
def test_a_time_consuming_token_on_explore_makes_it_three() -> None:
    game = things_table(head=f'spots = ["time@explore"]\n{kept("treasure-map")}')
    for line in ("Anna place explore treasure-map", "Ben place explore treasure-map", "Ben place rest"):
        game.act(line)
    game.act("Anna place arrange")
    assert not game.check("Anna ready").ok
    game.act("Anna take-back arrange")
    game.act("Anna place explore treasure-map")
    assert game.check("Anna ready").ok


@pytest.mark.clause("rc.ruling.u22")
def test_the_amulet_covers_two_arrows_also_behind_the_marker() -> None:
    game = things_table(
        *END,
        phase="resolve",
        head='future = {treasures = ["amulet-with-a-portrait-of-a-beautiful-lady"]}',
        Anna="wounds = 5",
    )
    assert {"Anna:4", "Anna:7", "Ben:5"} <= answers(game)
    assert "Anna, wound 4" in [option["text"] for option in game.view(None)["prompt"]["options"]]
    game.act("Anna choose Anna:4")
    game.act("Anna choose Ben:5")
    assert (anna(game).covered, ben(game).covered) == ((4,), (5,))


@pytest.mark.clause("rc.ruling.u22", "rc.wound.step")
def test_a_covered_arrow_costs_no_morale_when_it_is_passed_again() -> None:
    game = things_table("2 wounds", phase="event", scene={"who": "Anna"}, Anna="wounds = 3\ncovered = [4]")
    assert (anna(game).wounds, game.state.morale) == (5, 0)


@pytest.mark.clause("rc.ruling.u6")
@pytest.mark.parametrize(
    ("thing", "head"),
    [
        ("pot", 'items = [{name = "pot"}]'),
        ("fireplace", 'items = [{name = "fireplace"}]'),
        ("flask-of-rum", 'equipment = [{name = "flask-of-rum"}]'),
    ],
)
def test_what_heals_in_camp_does_not_reach_who_sleeps_outside(thing: str, head: str) -> None:
    game = things_table(
        "wait for the table",
        phase="night",
        head=f"{head}\navailable = {{food = 2}}",
        Anna="wounds = 2",
        Ben='wounds = 2\noutside = "t1"',
    )
    game.act(f"Anna use {thing}")
    assert ben(game).wounds == 2
    assert anna(game).wounds < 2


@pytest.mark.clause("rc.ruling.u6", "rc.card.outside")
def test_the_bottle_of_wine_does() -> None:
    game = things_table(
        "wait for the table", phase="night", head=kept("bottle-of-wine"), Ben='wounds = 2\noutside = "t1"'
    )
    game.act("Anna use bottle-of-wine")
    assert ben(game).wounds == 0
    assert game.state.treasures == ()


@pytest.mark.clause("rc.card.food")
def test_pot_and_fireplace_heal_for_food_once_a_night_each() -> None:
    head = 'items = [{name = "pot"}, {name = "fireplace"}]\navailable = {food = 3}'
    game = things_table("wait for the table", phase="night", head=head, Anna="wounds = 5")
    game.act("Anna use pot")
    game.act("Anna use fireplace")
    assert (anna(game).wounds, game.state.available.goods.food) == (2, 1)
    assert clauses(game, "Anna use pot") == clauses(game, "Ben use fireplace") == ["rc.use.kinds"]


@pytest.mark.clause("rc.card.food")
def test_pot_and_fireplace_need_food() -> None:
    game = things_table(
        "wait for the table", phase="night", head='items = [{name = "pot"}]', Anna="wounds = 5"
    )
    assert clauses(game, "Anna use pot") == ["rc.use.kinds"]
    assert "1 food" in game.check("Anna use pot").text()


@pytest.mark.clause("rc.card.food", "rc.night.perish")
def test_cellar_and_boxes_keep_all_food_and_an_empty_barrel_two() -> None:
    food = "available = {food = 5}"
    assert food_kept(things_table(head=food).state) == 0
    assert food_kept(things_table(head=f'{food}\nitems = [{{name = "cellar"}}]').state) == 5
    assert food_kept(things_table(head=f"{food}\n{kept('boxes')}").state) == 5
    assert food_kept(things_table(head=f"{food}\n{kept('barrel')}").state) == 0
    assert food_kept(things_table(head=f'{food}\ntreasures = [{{name = "barrel", uses = 1}}]').state) == 2


@pytest.mark.clause("rc.card.food")
def test_food_rots_again_once_the_cellar_is_gone() -> None:
    head = 'available = {food = 2}\nitems = [{name = "cellar", flipped = 1}]'
    game = things_table("flipped items go", "wait for the table", phase="night", head=head)
    assert food_kept(game.state) == 0


@pytest.mark.clause("rc.term.keep", "rc.ruling.u6", "rc.ruling.u10")
def test_the_barrel_heals_every_player_in_camp_once_and_stays() -> None:
    game = things_table(
        "wait for the table",
        phase="night",
        head=f"friday = {{wounds = 2}}\n{kept('barrel')}",
        Anna="wounds = 2",
        Ben='wounds = 3\noutside = "t1"',
    )
    game.act("Ben use barrel")
    assert (anna(game).wounds, ben(game).wounds, friday(game).wounds) == (1, 3, 2)
    assert gear(game, "barrel").uses == 1
    assert clauses(game, "Ben use barrel") == ["rc.term.keep"]


@pytest.mark.clause("rc.card.snow", "rc.weather.ignored")
def test_blankets_furnace_and_old_clothes_against_snow() -> None:
    camp = 'spots = ["snow@weather"]\nroof = 1\nshelter = true\nitems = [{name = "furnace"}]'
    head = f"{camp}\n{kept('blankets', 'old-clothes')}"
    for thing in ("blankets", "furnace", "old-clothes"):
        game = things_table("weather phase", phase="weather", head=head)
        assert {"blankets", "furnace", "old-clothes"} <= uses(game, "Anna")
        game.act(f"Anna use {thing}")
        assert (anna(game).wounds, ben(game).wounds) == (0, 0)
    game = things_table("weather phase", phase="weather", head=head.replace('"furnace"', '"rope"'))
    assert "blankets" in uses(game, "Anna")


@pytest.mark.clause("rc.card.snow")
def test_blankets_are_gone_after_three_clouds() -> None:
    head = 'spots = ["snow@weather"]\ntreasures = [{name = "blankets", uses = 2}]'
    game = things_table("weather phase", phase="weather", head=head)
    game.act("Ben use blankets")
    assert game.state.treasures == ()


@pytest.mark.clause("rc.neutral.lasting")
def test_the_compass_lends_a_pawn_every_round_and_candles_two_that_serve_once() -> None:
    game = things_table(head=kept("compass", "candles"))
    assert [(pawn.name, pawn.serves) for pawn in item_pawns(game.state)] == [("compass", ("explore",))]
    game.act("Anna use candles")
    game.act("Anna use candles")
    assert [pawn.name for pawn in game.state.helpers] == ["candles", "candles-2"]
    assert [card.name for card in game.state.treasures] == ["compass"]


@pytest.mark.clause("rc.move.clash")
def test_the_hatchet_lays_wood_on_the_camp_tile() -> None:
    game = things_table(*END, phase="resolve", head='future = {treasures = ["hatchet"]}')
    assert game.state.place("m1").tokens == ("wood",)
    assert gear(game, "hatchet").gave == 1


def test_crocks_are_the_pot() -> None:
    game = things_table(*END, phase="resolve", head='future = {treasures = ["crocks"]}')
    assert names(game) == {"pot"}


@pytest.mark.clause("rc.friday.things")
def test_friday_fights_with_the_saber() -> None:
    game = things_table(
        "fight 3", phase="resolve", head=f"friday = {{}}\n{kept('saber')}", scene={"who": "Friday"}
    )
    assert uses(game, "Anna") == {"saber for Friday"}
    game.act("Anna use saber for Friday")
    assert friday(game).wounds == 1
