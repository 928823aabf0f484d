"""Discovery tokens, one by one."""

from __future__ import annotations

import pytest

from tests.robinson.things import anna, ben, clauses, names, things_table, uses

POT = 'items = [{name = "pot"}]'


def tokens(*names: str) -> str:
    return f"available = {{tokens = {list(names)}}}"


@pytest.mark.clause("rc.discovery.keep")
def test_a_used_token_leaves_the_game_and_an_unused_one_stays() -> None:
    game = things_table(head=tokens("tobacco", "tobacco"))
    game.act("Anna use tobacco")
    assert game.state.available.tokens == ("tobacco",)
    assert "tobacco" not in game.state.deck("discovery").cards()


@pytest.mark.clause("rc.discovery.candles")
def test_candles_lend_a_brown_pawn_at_planning() -> None:
    game = things_table(head=tokens("candles"))
    game.act("Anna use candles")
    assert [(pawn.name, pawn.serves, pawn.once) for pawn in game.state.helpers] == [
        ("candles", ("build",), True)
    ]
    game = things_table(phase="event", head=tokens("candles"))
    assert clauses(game, "Anna use candles") == ["rc.use.any-time"]


@pytest.mark.clause("rc.discovery.goat")
def test_the_goat_gives_food_and_fur_at_once_even_while_planning() -> None:
    game = things_table(head=f"weapon = 1\n{tokens('goat')}")
    game.act("Ben use goat")
    goods = game.state.available.goods
    assert (goods.food, goods.fur, game.state.available.tokens) == (1, 1, ())


@pytest.mark.clause("rc.discovery.goat")
def test_the_goat_needs_a_weapon() -> None:
    game = things_table(head=tokens("goat"))
    assert clauses(game, "Ben use goat") == ["rc.discovery.goat"]
    assert "weapon level 1" in game.check("Ben use goat").text()


@pytest.mark.clause("rc.discovery.goat", "rc.term.temporary")
def test_a_temporary_weapon_catches_the_goat_and_is_spent() -> None:
    game = things_table(phase="night", head=f'{tokens("goat")}\nequipment = [{{name = "pistol"}}]')
    game.act("Anna use pistol")
    game.act("Anna use goat")
    assert game.state.available.goods.fur == 1
    assert game.state.noted("temporary-weapon") == 0


@pytest.mark.clause("rc.discovery.goat")
def test_the_goat_is_never_caught_while_actions_are_resolved() -> None:
    game = things_table("wait for the table", phase="resolve", head=f"weapon = 2\n{tokens('goat')}")
    assert clauses(game, "Anna use goat") == ["rc.discovery.goat"]


@pytest.mark.clause("rc.discovery.goat")
def test_an_untraded_goat_does_not_rot() -> None:
    game = things_table(
        "night phase", phase="night", head="shelter = true\navailable = {kept = 2, tokens = ['goat']}"
    )
    assert "goat" in game.state.available.tokens


@pytest.mark.clause("rc.discovery.pot")
@pytest.mark.parametrize("token", ["healing-herbs", "herbs", "poison"])
def test_some_tokens_need_the_pot(token: str) -> None:
    game = things_table(head=tokens(token))
    assert clauses(game, f"Anna use {token}") == ["rc.discovery.pot"]
    assert things_table(head=f"{POT}\n{tokens(token)}").check(f"Anna use {token}").ok


@pytest.mark.clause("rc.discovery.pot")
def test_with_the_pot_they_build_the_medicine_cheer_and_arm() -> None:
    game = things_table(phase="event", head=f"{POT}\n{tokens('healing-herbs', 'herbs', 'poison')}")
    for token in ("healing-herbs", "herbs", "poison"):
        game.act(f"Anna use {token}")
    assert names(game) == {"pot", "medicine"}
    assert (game.state.morale, game.state.weapon) == (1, 2)


@pytest.mark.clause("rc.discovery.pot", "rc.discovery.when")
def test_the_medicine_of_healing_herbs_waits_in_future_while_planning() -> None:
    game = things_table(head=f"{POT}\n{tokens('healing-herbs')}")
    game.act("Anna use healing-herbs")
    assert game.state.future.inventions == ("medicine",)


@pytest.mark.clause("rc.discovery.when", "rc.s2.tokens")
def test_the_vial_waits_only_while_actions_are_resolved() -> None:
    head = f"scenario = 2\n{tokens('mysterious-vial')}"
    game = things_table(head=head)
    game.act("Anna use mysterious-vial")
    assert names(game) == {"medicine"}
    game = things_table("wait for the table", phase="resolve", head=head)
    game.act("Anna use mysterious-vial")
    assert game.state.future.inventions == ("medicine",)


@pytest.mark.clause("rc.discovery.vegetables")
def test_vegetables_heal_two_in_the_night_with_the_pot() -> None:
    head = f"{POT}\n{tokens('vegetables')}"
    game = things_table(phase="night", head=head, Anna="wounds = 3", Ben="wounds = 1")
    game.act("Anna use vegetables")
    game.act("Anna choose Ben")
    assert (anna(game).wounds, ben(game).wounds) == (2, 0)
    assert clauses(
        things_table(phase="night", head=tokens("vegetables"), Anna="wounds = 3"), "Anna use vegetables"
    ) == ["rc.discovery.pot"]
    assert clauses(things_table(head=head, Anna="wounds = 3"), "Anna use vegetables") == [
        "rc.wound.heal-when"
    ]


@pytest.mark.clause("rc.discovery.vegetables", "rc.night.heal")
def test_r_40_wine_and_vegetables_heal_four_wounds_shared_as_wished() -> None:
    head = f'{POT}\n{tokens("vegetables")}\ntreasures = [{{name = "bottle-of-wine"}}]'
    game = things_table(phase="night", head=head, Anna="wounds = 3", Ben="wounds = 3")
    game.act("Anna use vegetables")
    game.act("Anna choose Anna")
    game.act("Anna choose Anna")
    game.act("Ben use bottle-of-wine")
    game.act("Ben choose Anna")
    assert (anna(game).wounds, ben(game).wounds) == (0, 2)


@pytest.mark.clause("rc.discovery.plain")
def test_plain_tokens() -> None:
    game = things_table(head=f"shelter = true\n{tokens('old-machete', 'tobacco', 'thorny-bushes')}")
    for token in ("old-machete", "tobacco", "thorny-bushes"):
        game.act(f"Ben use {token}")
    assert (game.state.weapon, game.state.morale, game.state.palisade) == (1, 1, 1)


@pytest.mark.clause("rc.discovery.plain", "rc.build.built-only")
def test_thorny_bushes_need_a_shelter_that_has_been_built() -> None:
    game = things_table(head=tokens("thorny-bushes"), tail="[island]\nm1 = 2")
    assert "rc.build.built-only" in clauses(game, "Anna use thorny-bushes")


@pytest.mark.clause("rc.discovery.plain", "rc.weather.ignored")
def test_large_leaves_keep_off_one_rain_cloud() -> None:
    head = f'spots = ["rain@weather"]\n{tokens("large-leaves")}'
    game = things_table("weather phase", phase="weather", head=head)
    assert uses(game, "Anna") == {"large-leaves"}
    game.act("Anna use large-leaves")
    assert (anna(game).wounds, ben(game).wounds) == (0, 0)
    assert clauses(things_table(head=head), "Anna use large-leaves") == ["rc.use.any-time"]


@pytest.mark.clause("rc.discovery.treasure")
def test_a_treasure_token_is_drawn_by_the_first_player_at_once_outside_the_action_phase() -> None:
    game = things_table(phase="event", head=tokens("treasure"), dice="antique-rapier")
    game.act("Ben use treasure")
    assert game.state.weapon == 2


@pytest.mark.clause("rc.discovery.treasure", "rc.mystery.empty")
def test_without_any_treasure_left_the_token_is_kept() -> None:
    game = things_table(
        head=tokens("treasure"), tail="[decks]\nmystery = {top = ['bats']}\nmystery-discard = ['net']"
    )
    assert clauses(game, "Anna use treasure") == ["rc.ruling.u13"]
    assert "treasure" not in uses(game, "Anna")


@pytest.mark.clause("rc.discovery.treasure")
def test_in_the_action_phase_the_treasure_waits_in_future() -> None:
    game = things_table(head=tokens("treasure"), dice="antique-rapier")
    game.act("Ben use treasure")
    assert (game.state.weapon, game.state.future.treasures) == (0, ("antique-rapier",))


def test_the_medallion_is_shared_out_freely() -> None:
    game = things_table(head=tokens("medallion"))
    game.act("Anna use medallion")
    for name in ("Ben", "Anna", "Ben"):
        game.act(f"Anna choose {name}")
    assert (anna(game).det, ben(game).det) == (1, 2)


@pytest.mark.clause("rc.s2.tokens")
def test_the_dagger_is_kept_by_its_one_user_for_any_number_of_fights() -> None:
    head = f"scenario = 2\n{tokens('sacrificial-dagger')}"
    game = things_table(
        "fight 3", "fight 3", "wait for the table", phase="resolve", head=head, scene={"who": "Anna"}
    )
    game.act("Anna use sacrificial-dagger")
    assert (anna(game).wounds, game.state.available.tokens) == (1, ())
    game.act("Anna use sacrificial-dagger")
    assert anna(game).wounds == 2


@pytest.mark.clause("rc.outside.keep", "rc.discovery.forced")
def test_tokens_on_the_sheet_of_one_who_sleeps_outside_give_to_that_sheet() -> None:
    sheet = 'outside = "t1"\nown = {tokens = ["nourishing-larvae", "goat", "tobacco"]}'
    game = things_table(
        "end of action phase", "wait for the table", phase="resolve", head="weapon = 1", Ben=sheet
    )
    assert (ben(game).own.goods.food, game.state.available.goods.food) == (2, 0)
    assert uses(game, "Ben") == {"goat", "tobacco"}
    assert uses(game, "Anna") == set()
    game.act("Ben use goat")
    assert (ben(game).own.goods.food, ben(game).own.goods.fur, ben(game).own.tokens) == (3, 1, ("tobacco",))
