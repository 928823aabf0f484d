"""Exploring: where it may be planned, and what a new tile brings, in its order."""

from __future__ import annotations

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.island.island_map import explored_terrains
from fujikit.robinson.state import State
from fujikit.robinson.things.needs import sheltered
from fujikit.robinson.work.kinds.explore import TileLaid, TotemFound, explore_spots, refuse_explore
from tests.robinson.islands import asked, island, resolving
from tests.robinson.support import wounds


def clauses(state: State, target: str) -> list[str]:
    return [reason.clause for reason in refuse_explore(state, target)]


def explore(
    dice: str, space: str = "m2", tiles: str = "m1 = 8", head: str = "", decks: str = ""
) -> Game[State]:
    """An explore that is sure to succeed; first the tile comes, then discovery tokens."""
    plan = f'[[plan]]\nkind = "explore"\ntarget = "{space}"\npawns = ["Ben", "Anna"]\nsure = true\n{decks}'
    return resolving(
        "what the action brings", tiles=tiles, head=head, tail=plan, dice=dice, place=space, stack=1
    )


@pytest.mark.clause("rc.explore.where")
def test_bare_spaces_next_to_explored_tiles_may_be_explored() -> None:
    assert sorted(explore_spots(island().state)) == ["b1", "m2", "t1"]
    wide = island(tiles="m1 = 8\nm2 = 4\nm3 = 5\nm4 = 6").state
    assert sorted(explore_spots(wide)) == ["b1", "b2", "b3", "t1", "t2", "t3"]


@pytest.mark.clause("rc.explore.where", "rc.term.inaccessible", "rc.distance.path")
@pytest.mark.parametrize(
    ("target", "broken"),
    [
        ("t1", []),
        ("m1", ["rc.explore.where"]),
        ("t4", ["rc.explore.where"]),
        ("temple", ["rc.explore.where"]),
        ("m2", ["rc.term.inaccessible"]),
        ("b1", ["rc.term.inaccessible"]),
        ("m4", ["rc.distance.path"]),
        ("t3", ["rc.distance.path"]),
    ],
)
def test_other_places_are_refused_with_the_reason(target: str, broken: list[str]) -> None:
    state = island(tiles="m1 = 8\nm2 = {tile = 4, down = true}\nm3 = 5\nb1 = {down = true}").state
    assert clauses(state, target) == broken
    assert (target in explore_spots(state)) is (not broken)
    assert all(len(reason.text()) > 20 for reason in refuse_explore(state, target))


@pytest.mark.clause("rc.explore.where")
def test_a_space_far_from_every_explored_tile_is_refused_for_that() -> None:
    state = island(tiles="m1 = 8\nm2 = 4\nm3 = {tile = 5, down = true}").state
    assert clauses(state, "b3") == ["rc.explore.where"]
    assert "next to it" in next(refuse_explore(state, "b3")).text()


@pytest.mark.clause("rc.explore.place", "rc.explore.terrain", "rc.explore.beast", "rc.explore.discovery")
def test_r_33_plains_with_a_beast_and_two_discoveries() -> None:
    game = explore("1 bear goat tobacco", decks="[decks]\nhunting = []")
    state = game.state
    assert state.place("m2").tile == 1
    assert "1" not in state.deck("tile").cards()
    assert explored_terrains(state) == {"beach", "plains"}
    assert state.deck("hunting").middle == ("bear",)
    assert "bear" not in state.deck("beast").cards()
    assert sorted(state.future.tokens) == ["goat", "tobacco"]
    assert state.available.tokens == ()
    assert state.drawn == ()


@pytest.mark.clause("rc.explore.beast")
def test_the_beast_is_shuffled_into_the_hunting_deck() -> None:
    game = explore("1 bear goat tobacco", decks='[decks]\nhunting = {top = ["fox"]}')
    assert game.state.deck("hunting").top == ()
    assert game.state.deck("hunting").middle == ("bear", "fox")


@pytest.mark.clause("rc.explore.place", "rc.explore.totem")
def test_the_tile_comes_first_then_the_totem_then_discoveries() -> None:
    game = explore("4 goat", head="scenario = 2\nnotes = {totems = 1}")
    names = [type(event).__name__ for event in game.history[-1].events]
    order = [names.index(name) for name in ("TileLaid", "TotemFound", "Wounded", "TokenFound")]
    assert order == sorted(order)
    assert game.state.noted("totems") == 2
    assert wounds(game) == [2, 0]


@pytest.mark.clause("rc.explore.totem")
def test_each_totem_has_the_effect_of_its_number() -> None:
    third = explore("4 goat", head="scenario = 2\nnotes = {totems = 2}")
    assert third.state.place("m2").markers == ("fog",)
    assert wounds(third) == [0, 0]
    beyond = explore("4 goat", head="scenario = 3\nnotes = {totems = 6}")
    assert beyond.state.noted("totems") == 7
    assert wounds(beyond) == [0, 0]


def test_a_tile_without_totem_and_beast_brings_neither() -> None:
    game = explore("3 bear goat tobacco herbs", decks="[decks]\nhunting = []")
    assert not any(isinstance(event, TotemFound) for event in game.history[-1].events)
    none = explore("10 goat", decks="[decks]\nhunting = []")
    assert not none.state.deck("hunting")
    assert any(isinstance(event, TileLaid) for event in none.history[-1].events)


@pytest.mark.clause("rc.setup.supply")
def test_an_empty_stack_of_tiles_gives_nothing() -> None:
    game = explore("", decks="[decks]\ntile = []")
    assert game.state.place("m2").tile == 0
    assert game.state.future.tokens == ()


@pytest.mark.clause("rc.explore.carry")
def test_tokens_and_markers_of_the_space_pass_to_the_tile() -> None:
    game = explore("4 goat", tiles='m1 = 8\nm2 = {tokens = ["time", "danger"], markers = ["source", "fog"]}')
    assert asked(game) == ["fish", "wood"]
    game.act("Ben choose fish")
    place = game.state.place("m2")
    assert place.tokens == ("time", "danger")
    assert place.markers == ("fog", "fish")


@pytest.mark.clause("rc.explore.carry")
def test_a_waiting_marker_covers_the_only_source() -> None:
    game = explore("7 bear goat tobacco", tiles='m1 = 8\nm2 = {markers = ["source"]}')
    assert game.state.place("m2").markers == ("wood",)


@pytest.mark.clause("rc.explore.natural")
def test_a_natural_shelter_serves_while_the_camp_is_there() -> None:
    camp = island(tiles="m1 = 8\nm2 = 2", head='camp = "m2"').state
    assert sheltered(camp)
    assert not camp.shelter
    assert not sheltered(island(tiles="m1 = 8\nm2 = 2").state)


def test_what_is_found_is_told() -> None:
    game = explore("10 goat", decks="[decks]\nhunting = []")
    assert "m2 is explored: tile 10, terrain river." in game.story(game.history[-1])


def test_tile_8_has_no_discoveries() -> None:
    game = explore("8", tiles="m1 = 4")
    assert game.state.place("m2").tile == 8
    assert game.state.future.tokens == ()


@pytest.mark.clause("rc.card.explore-treasures")
def test_exploring_a_treasure_map_leads_to_treasures() -> None:
    game = explore("gold compass", space="treasure-map", head='treasures = ["treasure-map"]')
    assert game.state.future.treasures == ("gold",)
    assert not any(isinstance(event, TileLaid) for event in game.history[-1].events)


def test_exploring_a_location_is_the_scenarios_matter() -> None:
    temple = 'm1 = 8\nm2 = {tile = 4, tokens = ["temple"]}'
    game = explore("gold", space="m2:temple", tiles=temple, head="scenario = 2")
    assert game.state.future.treasures == ("gold",)
    assert game.state.place("m2").tokens == ()


def test_a_treasure_map_can_be_explored_while_it_lies_there() -> None:
    assert "treasure-map" in explore_spots(island(head='treasures = ["treasure-map"]').state)
    assert clauses(island().state, "treasure-map") == ["rc.explore.where"]
