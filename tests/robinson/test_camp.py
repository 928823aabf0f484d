"""Moving the camp: where to, and what is lost on the way."""

from __future__ import annotations

import pytest

from fujikit.robinson.phases.moving_camp import move_targets
from tests.robinson.islands import asked, island, resolving
from tests.robinson.support import wounds

TWO = "m1 = 8\nm2 = 4"
CLOUDBURST = "event:cloudburst"


@pytest.mark.clause("rc.move.where")
def test_the_camp_moves_to_open_tiles_next_to_it() -> None:
    tiles = "m1 = 8\nm2 = 4\nb1 = {tile = 1, down = true}\nm3 = 5"
    assert move_targets(island(tiles=tiles).state) == ["m2"]
    assert move_targets(island(tiles=tiles, head='camp = "m2"').state) == ["m1", "m3"]


@pytest.mark.clause("rc.move.where", "rc.term.inaccessible")
@pytest.mark.parametrize("line", ["move camp or stay", "move camp"])
@pytest.mark.parametrize(
    ("place", "clause"),
    [
        ("m1", "rc.move.where"),
        ("b1", "rc.term.inaccessible"),
        ("b2", "rc.move.where"),
        ("m3", "rc.move.where"),
        ("palisade", "rc.golden.choice"),
    ],
)
def test_a_move_that_is_not_allowed_is_refused_with_its_reason(line: str, place: str, clause: str) -> None:
    tiles = "m1 = 8\nm2 = 4\nt1 = 2\nb1 = {tile = 1, down = true}\nm3 = 5"
    verdict = island(line, tiles=tiles).check(f"Anna choose {place}")
    assert verdict.clauses == [clause]
    assert all(place in reason.text() for reason in verdict.reasons)


@pytest.mark.clause("rc.move.where", "rc.s5.burned")
def test_the_camp_is_kept_out_of_a_village() -> None:
    game = island(
        "move camp or stay", tiles="m1 = 8\nm2 = 5\nt1 = 2", head="scenario = 5\nnotes = {village-m2 = 1}"
    )
    assert game.check("Ben choose m2").clauses == ["rc.s5.burned"]


@pytest.mark.clause("rc.move.where")
def test_nobody_need_sleep_in_camp_for_it_to_move() -> None:
    game = island("night outside", tiles=TWO, place="t1", who="Anna")
    assert game.state.person("Anna").outside == "t1"
    assert move_targets(game.state) == ["m2"]


@pytest.mark.clause("rc.move.natural")
def test_r_41_without_a_built_shelter_roof_and_palisade_are_lost() -> None:
    game = island("move camp to m2", tiles="m1 = 2\nm2 = 11", head="roof = 3\npalisade = 2")
    state = game.state
    assert (state.camp, state.roof, state.palisade) == ("m2", 0, 0)


@pytest.mark.clause("rc.move.built")
def test_r_42_a_built_shelter_comes_along_with_half_of_roof_and_palisade() -> None:
    game = island("move camp to m2", tiles=TWO, head="shelter = true\nroof = 3\npalisade = 1\nweapon = 2")
    state = game.state
    assert (state.camp, state.shelter, state.roof, state.palisade, state.weapon) == ("m2", True, 2, 1, 2)


@pytest.mark.clause("rc.move.shortcut")
def test_the_shortcut_goes_off_and_its_item_flips() -> None:
    game = island(
        "move camp to m2",
        tiles='m1 = 8\nm2 = 4\nb1 = {tile = 1, tokens = ["shortcut"]}',
        head='items = [{name = "shortcut", gave = 1}]',
    )
    assert game.state.place("b1").tokens == ()
    assert [gear.flipped for gear in game.state.items] == [1]


@pytest.mark.clause("rc.move.tokens")
def test_tokens_of_items_come_along_and_those_of_cards_stay() -> None:
    game = island(
        "move camp to m2",
        tiles='m1 = {tile = 8, tokens = ["time", "food", "wood"]}\nm2 = 4',
        head='items = [{name = "snare", gave = 1}]',
    )
    assert game.state.place("m1").tokens == ("time", "wood")
    assert game.state.place("m2").tokens == ("food",)
    assert [gear.flipped for gear in game.state.items] == [0]


@pytest.mark.clause("rc.move.tokens", "rc.card.corral")
def test_the_food_token_of_a_corral_comes_along_and_its_marker_stays() -> None:
    game = island(
        "move camp to m2",
        tiles='m1 = {tile = 8, tokens = ["food"]}\nm2 = 4\nb1 = {tile = 9, markers = ["parrot"]}',
        head='items = [{name = "corral", gave = 1}]',
    )
    assert [game.state.place(name).tokens for name in ("m1", "m2")] == [(), ("food",)]
    assert game.state.place("b1").markers == ("parrot",)


@pytest.mark.clause("rc.move.clash")
def test_r_43_a_hatchet_whose_token_finds_another_is_discarded() -> None:
    game = island(
        "move camp to m2",
        tiles='m1 = {tile = 8, tokens = ["wood"]}\nm2 = {tile = 4, tokens = ["wood"]}',
        head='treasures = [{name = "hatchet", gave = 1}]',
    )
    state = game.state
    assert state.place("m1").tokens == ()
    assert state.place("m2").tokens == ("wood",)
    assert state.treasures == ()
    assert "hatchet" in state.deck("mystery-discard").cards()


@pytest.mark.clause("rc.move.clash", "rc.ruling.u3")
@pytest.mark.parametrize(("tile", "token"), [(4, "food"), (1, "flock")])
def test_an_item_whose_token_finds_another_flips(tile: int, token: str) -> None:
    game = island(
        "move camp to m2",
        tiles=f'm1 = {{tile = 8, tokens = ["food"]}}\nm2 = {{tile = {tile}, tokens = ["{token}"]}}',
        head='items = [{name = "snare", gave = 1}]',
    )
    assert game.state.place("m1").tokens == ()
    assert game.state.place("m2").tokens == (token,)
    assert [gear.flipped for gear in game.state.items] == [1]


@pytest.mark.clause("rc.move.clash")
def test_an_item_that_was_flipped_this_round_is_not_flipped_twice() -> None:
    game = island(
        "move camp to m2",
        tiles='m1 = {tile = 8, tokens = ["food"]}\nm2 = {tile = 4, tokens = ["food"]}',
        head='inventions = ["snare"]\nitems = [{name = "snare", gave = 1, flipped = 1}]',
    )
    assert game.state.inventions == ("snare",)
    assert [gear.gave for gear in game.state.items] == [0]


@pytest.mark.clause("rc.move.clash")
def test_a_scenario_item_stays_built_without_its_token() -> None:
    game = island(
        "move camp to m2",
        tiles='m1 = {tile = 8, tokens = ["wood"]}\nm2 = {tile = 4, tokens = ["wood"]}',
        head='items = [{name = "scenario-hatchet", gave = 1}]',
    )
    assert [(gear.flipped, gear.gave) for gear in game.state.items] == [(0, 0)]
    assert game.state.place("m2").tokens == ("wood",)


@pytest.mark.clause("rc.move.barred", "rc.golden.choice")
def test_i_04_a_forced_move_goes_where_the_group_picks() -> None:
    game = island("move camp", tiles="m1 = 8\nm2 = 4\nb1 = 1", head="shelter = true\nroof = 4")
    assert asked(game) == ["b1", "m2"]
    game.act("Ben choose b1")
    assert (game.state.camp, game.state.roof) == ("b1", 2)
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.move.barred", "rc.term.inaccessible")
@pytest.mark.parametrize("tiles", ["m1 = 8", "m1 = 8\nm2 = {tile = 4, down = true}"])
def test_a_forced_move_that_is_barred_wounds_everybody_and_the_camp_stays(tiles: str) -> None:
    game = island("move camp", tiles=tiles, head="roof = 2")
    assert (game.state.camp, game.state.roof) == ("m1", 2)
    assert wounds(game) == [1, 1]


@pytest.mark.clause("rc.card.cloudburst")
@pytest.mark.parametrize(
    ("levels", "after"),
    [
        ("shelter = true\nroof = 4\npalisade = 2", (3, 2)),
        ("shelter = true\nroof = 3\npalisade = 1", (3, 1)),
        ("roof = 2\npalisade = 2", (0, 0)),
    ],
)
def test_i_09_a_cloudburst_gives_back_one_of_each_level_that_it_cost(
    levels: str, after: tuple[int, int]
) -> None:
    game = island("move camp", "the move's levels come back", tiles=TWO, head=levels, card=CLOUDBURST)
    assert (game.state.roof, game.state.palisade) == after


@pytest.mark.clause("rc.card.cloudburst")
def test_what_another_move_has_cost_does_not_come_back() -> None:
    traces = f'traces = [["{CLOUDBURST}", "m2", "lost:roof"], ["event:landslide", "m1", "lost:palisade"]]'
    head = f"shelter = true\nroof = 1\npalisade = 1\n{traces}"
    game = resolving("the move's levels come back", head=head, card=CLOUDBURST)
    assert (game.state.roof, game.state.palisade) == (2, 1)
