"""What cards do to the island: tokens, exhausted sources, covered terrain, tiles face down, fog and ash."""

from __future__ import annotations

import json

import pytest

from fujikit.robinson.island.island_map import explored_terrains, open_sources
from fujikit.robinson.language import EffectContext, effects
from tests.robinson.islands import asked, island, resolving
from tests.robinson.support import wounds

AROUND = "m1 = 8\nm2 = 4\nb1 = 1\nm3 = 3"
FLOCK = "gather:new-flock"


@pytest.mark.clause("rc.exclusive.one", "rc.exclusive.kinds")
def test_a_second_token_of_a_meaning_is_not_placed_and_does_no_harm() -> None:
    game = resolving("time token here", "time token here", "danger token here", tiles=AROUND, place="m2")
    assert game.state.place("m2").tokens == ("time", "danger")
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.term.inaccessible")
def test_nothing_is_laid_on_an_inaccessible_tile() -> None:
    tiles = "m1 = 8\nm2 = {tile = 4, down = true}"
    game = resolving("time token here", "cover the terrain here", tiles=tiles, place="m2")
    assert game.state.place("m2").tokens == game.state.place("m2").markers == ()
    assert wounds(game) == [1, 0]


def test_a_token_may_lie_on_a_bare_space() -> None:
    assert resolving("danger token here", place="t1").state.place("t1").tokens == ("danger",)


def test_an_items_token_lies_on_the_camp_tile_once() -> None:
    game = island("food token on camp", "food token on camp", "wood token on camp")
    assert game.state.place("m1").tokens == ("food", "wood")


@pytest.mark.clause("rc.card.shortcut", "rc.term.space")
def test_i_04_the_group_picks_the_tile_next_to_the_camp_for_the_shortcut() -> None:
    game = island("shortcut token next to camp", tiles=AROUND)
    assert asked(game) == ["b1", "m2"]
    game.act("Ben choose b1")
    assert game.state.place("b1").tokens == ("shortcut",)


@pytest.mark.clause("rc.card.shortcut")
def test_without_a_tile_next_to_the_camp_the_shortcut_leads_nowhere() -> None:
    state = island("shortcut token next to camp").state
    assert not any(place.tokens for place in state.island)


@pytest.mark.clause("rc.ruling.u3")
@pytest.mark.parametrize(("tile", "token"), [(1, "flock"), (4, "food"), (9, "food")])
def test_a_new_flock_is_a_source_only_where_there_is_no_food(tile: int, token: str) -> None:
    game = resolving("flock here", tiles=f"m1 = 8\nm2 = {tile}", place="m2", card=FLOCK)
    assert game.state.place("m2").tokens == (token,)
    food = [source for source in open_sources(game.state, game.state.place("m2")) if source != "wood"]
    assert len(food) == 1


@pytest.mark.clause("rc.card.vanished")
@pytest.mark.parametrize(
    ("tile", "token", "gone"), [(1, "flock", {"wood", "parrot"}), (10, "food", {"wood", "fish"})]
)
def test_all_has_vanished_where_the_flock_was_and_the_token_stays(
    tile: int, token: str, gone: set[str]
) -> None:
    game = island(
        "exhaust all sources here",
        tiles=f'm1 = 8\nm2 = {{tile = {tile}, tokens = ["{token}"]}}',
        head=f'traces = [["{FLOCK}", "m2", "token:{token}"]]',
        card=FLOCK,
    )
    place = game.state.place("m2")
    assert set(place.markers) == gone
    assert place.tokens == (token,)
    assert open_sources(game.state, place) == ()
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.exclusive.marker")
def test_all_vanished_where_nothing_is_open_wounds_all() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 1, markers = ["wood"]}'
    head = f'traces = [["{FLOCK}", "m2", "token:flock"]]'
    assert wounds(island("exhaust all sources here", tiles=tiles, head=head, card=FLOCK)) == [1, 1]


def test_the_gathered_source_is_exhausted() -> None:
    game = resolving("exhaust the source", tiles=AROUND, place="m2", source="fish")
    assert game.state.place("m2").markers == ("fish",)


@pytest.mark.clause("rc.exclusive.marker", "rc.demand.action")
def test_a_marker_without_room_wounds_the_resolver_in_the_action_phase() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 4, markers = ["fish"]}'
    game = resolving("exhaust the source", tiles=tiles, place="m2", source="fish")
    assert game.state.place("m2").markers == ("fish",)
    assert wounds(game) == [1, 0]


@pytest.mark.clause("rc.exclusive.marker", "rc.exclusive.kinds")
def test_r_50_a_marker_for_an_exhausted_source_wounds_all_in_the_event_phase() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 7, markers = ["wood"]}'
    game = island("exhaust 1 source next to camp", tiles=tiles)
    assert game.state.place("m2").markers == ("wood",)
    assert wounds(game) == [1, 1]


@pytest.mark.clause("rc.golden.choice")
def test_a_source_of_the_tile_is_picked_by_the_group() -> None:
    game = resolving("exhaust a source here", tiles=AROUND, place="m2")
    assert asked(game) == ["fish", "wood"]
    game.act("Ben choose wood")
    assert game.state.place("m2").markers == ("wood",)


@pytest.mark.clause("rc.exclusive.marker")
def test_a_tile_without_an_open_source_leaves_no_room() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 4, markers = ["fish", "wood"]}'
    assert wounds(resolving("exhaust a source here", tiles=tiles, place="m2")) == [1, 0]


@pytest.mark.clause("rc.explore.carry")
def test_on_a_bare_space_the_marker_waits_and_a_second_one_wounds() -> None:
    game = resolving("exhaust a source here", "exhaust a source here", place="t1")
    assert game.state.place("t1").markers == ("source",)
    assert wounds(game) == [1, 0]


@pytest.mark.clause("rc.exclusive.marker")
def test_an_action_on_no_space_leaves_no_room_for_a_marker() -> None:
    assert wounds(resolving("exhaust a source here", place="")) == [1, 0]


@pytest.mark.clause("rc.term.space")
def test_sources_next_to_the_camp_are_exhausted_one_by_one() -> None:
    game = island("exhaust 2 sources next to camp", tiles=AROUND)
    assert asked(game) == ["b1:wood", "m2:fish", "m2:wood"]
    game.act("Anna choose m2:fish")
    assert asked(game) == ["b1:wood", "m2:wood"]
    game.act("Ben choose b1:wood")
    assert game.state.place("m2").markers == ("fish",)
    assert game.state.place("b1").markers == ("wood",)
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.exclusive.marker")
def test_each_source_that_is_missing_wounds_everybody() -> None:
    game = island("exhaust 2 sources next to camp", tiles="m1 = 8\nm2 = 7")
    assert game.state.place("m2").markers == ("wood",)
    assert wounds(game) == [1, 1]
    assert wounds(island("exhaust 2 sources next to camp")) == [2, 2]


@pytest.mark.clause("rc.demand.if-possible")
def test_a_whole_tile_is_exhausted_if_there_is_one() -> None:
    line = "exhaust all sources of a tile next to camp if possible"
    game = island(line, tiles=AROUND, card="event:ravishing-hurricane")
    game.act("Anna choose m2")
    assert game.state.place("m2").markers == ("wood", "fish")
    assert wounds(island(line)) == [0, 0]


@pytest.mark.clause("rc.term.closest")
def test_the_closest_source_is_exhausted() -> None:
    game = island("exhaust closest fish or all: 1 wound", tiles=AROUND)
    assert game.state.place("m1").markers == ("fish",)


@pytest.mark.clause("rc.ruling.u2", "rc.golden.choice")
def test_the_group_picks_among_sources_that_are_equally_close() -> None:
    tiles = 'm1 = {tile = 8, markers = ["wood"]}\nm2 = 4\nb1 = 1\nm3 = 5'
    game = island("exhaust closest wood or all: 1 wound", tiles=tiles)
    assert asked(game) == ["b1:wood", "m2:wood"]
    game.act("Ben choose b1:wood")
    assert game.state.place("b1").markers == ("wood",)


@pytest.mark.clause("rc.term.closest")
def test_without_such_a_source_the_other_thing_happens() -> None:
    assert wounds(island("exhaust closest parrot or all: 1 wound", tiles=AROUND)) == [1, 1]


def test_a_predator_takes_a_food_source_of_the_camp_or_wounds() -> None:
    line = "exhaust a food source of the camp or all: 1 wound"
    game = island(line)
    assert game.state.place("m1").markers == ("fish",)
    assert wounds(island(line, tiles='m1 = {tile = 8, markers = ["fish"]}')) == [1, 1]


@pytest.mark.clause("rc.card.corral")
def test_the_corral_covers_parrots_next_to_the_camp_for_a_food_token_in_camp() -> None:
    game = island("fence in parrots next to camp", tiles="m1 = 8\nm2 = 6\nb1 = 9\nm3 = 5")
    assert asked(game) == ["b1:parrot", "m2:parrot"]
    game.act("Anna choose m2:parrot")
    assert game.state.place("m2").markers == ("parrot",)
    assert game.state.place("m1").tokens == ("food",)


@pytest.mark.clause("rc.card.corral", "rc.ruling.u3")
def test_a_flock_will_do_for_the_corral_and_without_parrots_it_gives_nothing() -> None:
    flock = island("fence in parrots next to camp", tiles='m1 = 8\nm2 = {tile = 1, tokens = ["flock"]}')
    assert flock.state.place("m2").markers == ("parrot",)
    none = island("fence in parrots next to camp", tiles=AROUND)
    assert none.state.place("m1").tokens == ()
    assert wounds(none) == [0, 0]


@pytest.mark.clause("rc.card.corral", "rc.card.shortcut", "rc.move.tokens")
@pytest.mark.parametrize(
    ("line", "tiles", "can"),
    [
        ("food token on camp", "m1 = 8", [True]),
        ("food token on camp", 'm1 = {tile = 8, tokens = ["food"]}', [False]),
        ("food token on camp", 'm1 = {tile = 7, tokens = ["flock"]}', [False]),
        ("shortcut token next to camp", "m1 = 8", [False]),
        ("shortcut token next to camp", "m1 = 8\nm2 = 4", [True]),
        ("fence in parrots next to camp", "m1 = 8\nm2 = 4", [False]),
        ("fence in parrots next to camp", "m1 = 8\nm2 = 9", [True]),
        ("fence in parrots next to camp", 'm1 = {tile = 8, tokens = ["food"]}\nm2 = 9', [False]),
        ("move camp", "m1 = 8", [False]),
        ("move camp", "m1 = 8\nm2 = 9", [True]),
    ],
)
def test_what_can_be_carried_out_in_full_is_known_before(line: str, tiles: str, can: list[bool]) -> None:
    state = island(tiles=tiles).state
    assert [effect.possible(state, EffectContext()) for effect in effects([line])] == can


@pytest.mark.clause("rc.ruling.u3")
def test_a_flock_finds_no_room_on_a_bare_space() -> None:
    assert resolving("flock here", place="t1").state.place("t1").tokens == ()


@pytest.mark.clause("rc.term.unexplored")
def test_a_covered_terrain_counts_again_when_it_is_uncovered() -> None:
    drought = "event:drought"
    game = island("cover river if possible", tiles=AROUND, card=drought)
    assert game.state.place("m3").markers == ("terrain",)
    assert "river" not in explored_terrains(game.state)
    again = island(
        "uncover it",
        tiles='m1 = 8\nm3 = {tile = 3, markers = ["terrain"]}',
        head=f'traces = [["{drought}", "m3", "terrain"]]',
        card=drought,
    )
    assert "river" in explored_terrains(again.state)
    assert again.state.traces == ()


@pytest.mark.clause("rc.demand.if-possible")
def test_no_terrain_to_cover_costs_nothing() -> None:
    game = island("cover hills if possible", tiles='m1 = 8\nm2 = {tile = 4, markers = ["terrain"]}')
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.exclusive.marker")
def test_the_terrain_here_is_covered_once() -> None:
    game = resolving("cover the terrain here", "cover the terrain here", tiles=AROUND, place="m2")
    assert game.state.place("m2").markers == ("terrain",)
    assert wounds(game) == [1, 0]


@pytest.mark.clause("rc.threat.reward")
def test_a_card_uncovers_what_it_has_covered_and_nothing_else() -> None:
    otters = "event:otters"
    game = island(
        "uncover it",
        tiles='m1 = {tile = 8, markers = ["fish", "wood"]}\nm2 = {tile = 4, markers = ["fish"]}',
        head=f'traces = [["{otters}", "m1", "fish"], ["event:predators", "m2", "fish"]]',
        card=otters,
    )
    assert game.state.place("m1").markers == ("wood",)
    assert game.state.place("m2").markers == ("fish",)


@pytest.mark.clause("rc.term.flip")
def test_a_tile_that_turns_loses_tokens_and_markers_and_comes_back_as_it_was() -> None:
    quake = "event:earthquake"
    tiles = 'm1 = 8\nm2 = {tile = 4, tokens = ["time", "food"], markers = ["fish"]}'
    game = island("flip a tile next to camp if possible", tiles=tiles, card=quake)
    place = game.state.place("m2")
    assert (place.tile, place.down, place.tokens, place.markers) == (4, True, (), ())
    back = island(
        "flip it back",
        tiles="m1 = 8\nm2 = {tile = 4, down = true}",
        head=f'traces = [["{quake}", "m2", "down"]]',
        card=quake,
    )
    assert not back.state.place("m2").down
    assert back.state.noted("totems") == 0


@pytest.mark.clause("rc.term.flip", "rc.demand.if-possible")
def test_no_tile_to_turn_costs_nothing() -> None:
    game = island("flip a tile next to camp if possible", tiles="m1 = 8\nm2 = {tile = 4, down = true}")
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.ruling.u12")
def test_a_turned_tile_takes_the_shortcut_with_it() -> None:
    game = island(
        "flip a tile next to camp if possible",
        tiles='m1 = 8\nm2 = {tile = 4, tokens = ["shortcut"]}',
        head='items = [{name = "shortcut", gave = 1}]',
    )
    assert game.state.place("m2").tokens == ()
    assert [gear.flipped for gear in game.state.items] == [1]


@pytest.mark.clause("rc.term.flip")
@pytest.mark.parametrize(("token", "down"), [("time", True), ("danger", False)])
def test_the_hurricane_comes_back_while_its_token_lies_there(
    token: str,
    *,
    down: bool,
) -> None:
    card = "gather:after-the-hurricane"
    game = island(
        "flip the tile here while it has time",
        tiles=f'm1 = 8\nm2 = {{tile = 4, tokens = ["{token}"]}}',
        head=f'traces = [["{card}", "m2", "token:time"]]',
        card=card,
    )
    assert game.state.place("m2").down is down


@pytest.mark.clause("rc.end.camp", "rc.term.flip")
def test_a_camp_whose_tile_turns_is_lost() -> None:
    card = "gather:after-the-hurricane"
    game = island(
        "flip the tile here while it has time",
        tiles='m1 = {tile = 8, tokens = ["time"]}',
        head=f'traces = [["{card}", "m1", "token:time"]]',
        card=card,
    )
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (False, "rc.end.camp")


@pytest.mark.clause("rc.s4.lava")
def test_lava_turns_tiles_and_bare_spaces_for_good() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 4, tokens = ["food"]}'
    game = island("lava flows over m2", "lava flows over t1", tiles=tiles)
    assert game.state.place("m2").down
    assert game.state.place("m2").tokens == ()
    assert game.state.place("t1").down
    back = island(
        "flip it back",
        tiles="m1 = 8\nm2 = {tile = 4, down = true}",
        head='traces = [["event:earthquake", "m2", "down"], ["lava", "m2", "down"]]',
        card="event:earthquake",
    )
    assert back.state.place("m2").down


@pytest.mark.clause("rc.s4.lava", "rc.end.camp")
def test_lava_over_the_camp_loses_the_game() -> None:
    game = island("lava flows over m1")
    assert game.outcome is not None
    assert game.outcome.why == "rc.end.camp"


@pytest.mark.clause("rc.s2.fog")
def test_fog_settles_on_different_accessible_spaces() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 4, down = true}\nb1 = {tile = 1, markers = ["fog"]}'
    game = island("fog on 2 spaces", tiles=tiles)
    assert {"m2", "b1", "t4"}.isdisjoint(asked(game))
    game.act("Anna choose t1")
    assert "t1" not in asked(game)
    game.act("Anna choose m1")
    assert [game.state.place(name).markers for name in ("t1", "m1")] == [("fog",), ("fog",)]


@pytest.mark.clause("rc.s2.fog")
def test_fog_that_finds_no_room_does_no_harm() -> None:
    names = ("t1", "t2", "t3", "m2", "m3", "m4", "b1", "b2", "b3")
    foggy = "".join(f'{name} = {{markers = ["fog"]}}\n' for name in names)
    game = island("fog on 2 spaces", tiles=f"m1 = 8\n{foggy}")
    assert game.state.place("m1").markers == ("fog",)
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.ruling.u15")
def test_a_totem_adds_no_fog_to_fog() -> None:
    game = resolving("fog here", "fog here", tiles="m1 = 8\nm2 = 4", place="m2")
    assert game.state.place("m2").markers == ("fog",)
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.s2.tokens")
def test_a_bell_lifts_as_much_fog_as_the_group_likes() -> None:
    tiles = "".join(
        f'{name} = {{tile = {tile}, markers = ["fog"]}}\n'
        for name, tile in {"m1": 8, "m2": 4, "b1": 1}.items()
    )
    game = island("remove up to 2 fog", tiles=tiles)
    assert asked(game) == ["b1", "m1", "m2", "stop"]
    game.act("Anna choose m1")
    game.act("Anna choose stop")
    assert [name for name in ("m1", "m2", "b1") if game.state.place(name).markers] == ["m2", "b1"]
    assert asked(game) == []


@pytest.mark.clause("rc.s4.ash")
def test_ash_falls_on_turned_tiles_too_but_never_on_the_volcano() -> None:
    turned = "m3 = {tile = 8, down = true}\nm2 = {tile = 4, down = true}"
    tiles = f'{turned}\nb1 = {{tile = 1, markers = ["ash"]}}\nm4 = 10'
    game = island("ash on 2 spaces if possible", tiles=tiles, head='camp = "m4"\nscenario = 4')
    assert "m3" not in asked(game)
    assert "b1" not in asked(game)
    game.act("Anna choose m2")
    game.act("Anna choose t1")
    assert game.state.place("m2").markers == game.state.place("t1").markers == ("ash",)


def test_the_amulet_takes_any_one_token_or_marker_off() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 4, tokens = ["wood", "time", "number"], markers = ["wood", "cross"]}'
    game = island("take any marker off", tiles=tiles)
    assert asked(game) == ["m2:time-token", "m2:wood", "m2:wood-token"]
    game.act("Anna choose m2:wood")
    assert game.state.place("m2").markers == ("cross",)
    other = island("take any marker off", tiles=tiles)
    other.act("Anna choose m2:time-token")
    assert other.state.place("m2").tokens == ("wood", "number")


@pytest.mark.clause("rc.s6.reclaim")
def test_a_plow_takes_a_marker_off_but_no_token() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 4, tokens = ["time"], markers = ["terrain"]}'
    game = island("take a black marker off", tiles=tiles)
    assert game.state.place("m2").markers == ()
    assert game.state.place("m2").tokens == ("time",)


@pytest.mark.clause("rc.card.vanished", "rc.term.flip")
@pytest.mark.parametrize(
    ("card", "after"),
    [("new-flock", (False, {"wood", "parrot"})), ("after-the-hurricane", (True, set()))],
)
def test_a_card_that_comes_back_as_an_event_finds_its_tile(card: str, after: tuple[bool, set[str]]) -> None:
    game = resolving(
        "draw a gather adventure", tiles="m1 = 8\nm2 = 1\nb1 = 4", dice=card, place="m2", source="wood"
    )
    assert game.state.place("m2").tokens
    assert f"gather:{card}" in game.state.deck("event").cards()
    later = island(
        "draw an event",
        tiles=f'm1 = 8\nm2 = {{tile = 1, tokens = ["{game.state.place("m2").tokens[0]}"]}}\nb1 = 4',
        head=f"traces = {json.dumps(game.state.traces)}\nround = 2",
        tail=f'[decks]\nevent = ["gather:{card}", "event:sunny-beach"]',
    )
    place = later.state.place("m2")
    assert (place.down, set(place.markers)) == after
