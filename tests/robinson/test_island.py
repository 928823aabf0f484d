"""The map: what is next to what, how far, which sources are open, which terrain counts."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import fujikit
from fujikit.robinson.clauses import WORDS
from fujikit.robinson.effects import island_marks as island_effects
from fujikit.robinson.effects import tiles
from fujikit.robinson.island import island_map as isle
from fujikit.robinson.language import EFFECTS, Choice, Effect
from fujikit.robinson.phases import moving_camp, night_outside
from fujikit.robinson.state import Place, Stack, State
from fujikit.robinson.things.temporary_weapons import TEMPORARY
from fujikit.robinson.work import gains_outside, greater_danger
from fujikit.robinson.work.greater_danger import dangers
from fujikit.robinson.work.kinds import explore
from fujikit.robinson.work.kinds.explore import explore_spots, refuse_explore
from fujikit.robinson.work.kinds.gather import gather_spots, refuse_gather
from fujikit.robinson.work.spots import pawns_needed
from tests.robinson.islands import island, planning, resolving
from tests.robinson.support import wounds

BEFORE = island().state
ROW = "m1 = 8\nm2 = 4\nm3 = 5\nm4 = 10"


def test_neighbours_are_those_of_the_printed_map() -> None:
    state = island().state
    assert [place.name for place in isle.neighbours(state, "m2")] == ["t1", "t2", "m1", "m3", "b1", "b2"]
    assert {place.name for place in isle.neighbours(state, "m1")} == {"m2", "t1", "b1"}


@pytest.mark.clause("rc.distance.near", "rc.distance.far")
def test_i_03_every_tile_that_is_crossed_costs_a_pawn_more() -> None:
    state = island(tiles=ROW).state
    assert pawns_needed(state, "gather", "m2") == (1, 2)
    assert pawns_needed(state, "gather", "m3") == (2, 3)
    assert pawns_needed(state, "gather", "m4") == (3, 4)
    assert pawns_needed(state, "explore", "m1") == (1, 2)
    assert pawns_needed(state, "explore", "t1") == (1, 2)
    assert pawns_needed(state, "explore", "b2") == (2, 3)


@pytest.mark.clause("rc.distance.path", "rc.term.inaccessible")
def test_the_way_leads_over_open_tiles_only() -> None:
    cut = island(tiles="m1 = 8\nm2 = {tile = 4, down = true}\nm3 = 5").state
    assert sorted(isle.distances(cut)) == ["b1", "m1", "t1"]
    gap = island(tiles="m1 = 8\nm3 = 5").state
    assert "m3" not in isle.distances(gap)


@pytest.mark.clause("rc.distance.shortest")
def test_the_shortest_way_counts_and_tokens_on_it_do_not() -> None:
    both = island(tiles='m1 = 8\nm2 = {tile = 4, tokens = ["time"]}\nm3 = 5\nt1 = 1\nt2 = 2').state
    assert pawns_needed(both, "gather", "m3") == (2, 3)
    round_about = island(tiles="m1 = 8\nm2 = {tile = 4, down = true}\nm3 = 5\nt1 = 1\nt2 = 2").state
    assert pawns_needed(round_about, "gather", "m3") == (3, 4)


@pytest.mark.clause("rc.token.time-tile")
def test_a_time_consuming_token_on_a_tile_asks_for_a_pawn_more_there() -> None:
    late = 'tokens = ["time"]'
    state = island(tiles=f"m1 = {{tile = 8, {late}}}\nm2 = {{tile = 4, {late}}}\nb1 = {{{late}}}").state
    assert pawns_needed(state, "gather", "m2") == (2, 3)
    assert pawns_needed(state, "explore", "b1") == (2, 3)
    assert pawns_needed(state, "build", "m1") == (2, 3)
    assert pawns_needed(state, "arrange", "m1") == pawns_needed(state, "rest", "m1") == (2, 2)
    assert pawns_needed(state, "explore", "t1") == pawns_needed(state, "explore", "m1") == (1, 2)


@pytest.mark.clause("rc.s2.fog-effect", "rc.s4.ash")
def test_fog_and_ash_ask_for_a_pawn_more_each() -> None:
    state = island(tiles='m1 = 8\nm2 = {tile = 4, markers = ["fog", "ash"], tokens = ["time"]}').state
    assert pawns_needed(state, "gather", "m2") == (4, 5)


@pytest.mark.clause("rc.ruling.u14")
def test_a_hunt_on_a_tile_knows_its_tokens_but_no_distance() -> None:
    state = island(tiles='m1 = 8\nm2 = 4\nm3 = {tile = 5, tokens = ["time"]}').state
    assert pawns_needed(state, "hunt", "m3") == (3, 3)
    assert pawns_needed(state, "hunt") == (2, 2)


@pytest.mark.clause("rc.token.danger-tile")
@pytest.mark.parametrize(("weapon", "hurt"), [(0, [1, 0]), (1, [0, 0])])
def test_danger_on_a_tile_wounds_the_resolver_of_each_action_there_without_a_weapon(
    weapon: int, hurt: list[int]
) -> None:
    game = resolving(
        "greater danger",
        tiles='m1 = 8\nm2 = {tile = 4, tokens = ["danger"]}',
        head=f"weapon = {weapon}",
        place="m2",
    )
    assert wounds(game) == hurt
    assert game.state.place("m2").tokens == ("danger",)


@pytest.mark.clause("rc.term.temporary")
def test_a_temporary_weapon_level_is_enough_against_danger_on_a_tile() -> None:
    game = resolving("greater danger", "greater danger", head='equipment = ["pistol"]', place="m2")
    assert wounds(game) == [0, 0]
    game.act("Ben use pistol")
    assert wounds(game) == [0, 0]
    game.act("Anna go-on")
    assert wounds(game) == [1, 0]
    assert game.state.noted(TEMPORARY) == 0


@pytest.mark.clause("rc.token.danger-tile")
def test_danger_is_met_on_its_own_space_only_and_not_in_camp() -> None:
    tokens = 'tokens = ["danger"]'
    state = island(tiles=f"m1 = {{tile = 8, {tokens}}}\nm2 = {{tile = 4, {tokens}}}\nb1 = {{{tokens}}}").state
    plan = [
        Stack(1, "gather", "m2:wood", ("Ben", "Anna")),
        Stack(2, "gather", "m2:fish", ("Ben",)),
        Stack(3, "explore", "b1", ("Ben",)),
        Stack(4, "explore", "t1", ("Anna",)),
        Stack(5, "explore", "m1:temple", ("Anna",)),
        Stack(6, "build", "cross@m2", ("Anna",)),
        Stack(7, "build", "roof", ("Anna",)),
    ]
    assert [(task.context.stack, task.context.who) for task in dangers(state, plan)] == [
        (1, "Anna"),
        (2, "Ben"),
        (3, "Ben"),
        (6, "Anna"),
    ]


@pytest.mark.clause("rc.term.exhausted", "rc.token.tile-resource")
def test_r_32_an_additional_token_sleeps_while_its_source_is_exhausted() -> None:
    tile = 'm1 = 8\nm2 = {tile = 4, tokens = ["food"], markers = [%s]}'
    opened, closed = island(tiles=tile % "").state, island(tiles=tile % '"fish"').state
    assert isle.open_sources(opened, opened.place("m2")) == ("wood", "fish")
    assert isle.amount(opened, opened.place("m2"), "fish") == 2
    assert isle.amount(opened, opened.place("m2"), "wood") == 1
    assert isle.open_sources(closed, closed.place("m2")) == ("wood",)


@pytest.mark.clause("rc.ruling.u3")
def test_a_flock_that_is_the_source_itself_gives_one() -> None:
    state = island(tiles='m1 = 8\nm2 = {tile = 1, tokens = ["flock"]}').state
    place = state.place("m2")
    assert isle.open_sources(state, place) == ("wood", "parrot")
    assert isle.amount(state, place, "parrot") == isle.amount(state, place, "wood") == 1
    assert isle.closest_sources(state, "parrot") == ["m2:parrot"]


@pytest.mark.clause("rc.term.closest", "rc.ruling.u2")
def test_the_closest_source_is_on_the_camp_tile_then_next_to_it_then_farther() -> None:
    tiles = "m1 = {tile = 8, markers = [%s]}\nm2 = 4\nb1 = {tile = 10, markers = [%s]}\nm3 = 3"
    near = island(tiles=tiles % ("", "")).state
    assert isle.closest_sources(near, "fish") == ["m1:fish"]
    tie = island(tiles=tiles % ('"fish"', "")).state
    assert sorted(isle.closest_sources(tie, "food")) == ["b1:fish", "m2:fish"]
    far = island(
        tiles='m1 = {tile = 8, markers = ["fish"]}\nm2 = 7\nm3 = 3\nb1 = {tile = 10, markers = ["fish"]}'
    ).state
    assert isle.closest_sources(far, "fish") == ["m3:fish"]
    assert isle.closest_sources(far, "parrot") == []


@pytest.mark.clause("rc.explore.terrain", "rc.setup.beach")
def test_terrains_of_open_tiles_are_explored() -> None:
    state = island(tiles="m1 = 8\nm2 = 1\nt1 = 6\nb1 = {tile = 3, down = true}").state
    assert isle.explored_terrains(state) == {"beach", "plains"}


@pytest.mark.clause("rc.term.unexplored")
def test_r_54_a_terrain_that_is_covered_everywhere_is_unexplored() -> None:
    one = 'm1 = 8\nm2 = {tile = 5, markers = ["terrain"]}'
    assert "mountains" not in isle.explored_terrains(island(tiles=one).state)
    assert "mountains" in isle.explored_terrains(island(tiles=f"{one}\nb1 = 11").state)


@pytest.mark.clause("rc.term.unexplored", "rc.item.needs")
@pytest.mark.parametrize("invention", ["knife", "fire"])
def test_r_54_what_needs_the_terrain_cannot_be_built_until_it_is_seen_again(invention: str) -> None:
    one = 'm1 = 8\nm2 = {tile = 5, markers = ["terrain"]}'
    line = f"Anna place build {invention}"
    assert planning(one).check(line).clauses == ["rc.item.needs"]
    assert planning(f"{one}\nb1 = 11").check(line).ok
    assert planning("m1 = 8\nm2 = 5").check(line).ok


@pytest.mark.clause("rc.explore.terrain", "rc.item.needs")
@pytest.mark.parametrize("invention", ["basket", "bed", "medicine", "rope"])
def test_r_33_explored_plains_are_marked_on_every_invention_that_asks_for_them(invention: str) -> None:
    head = 'inventions = ["basket", "bed", "medicine", "rope"]'
    line = f"Anna place build {invention}"
    assert planning("m1 = 8\nm2 = 1", head).check(line).ok
    assert planning("m1 = 8\nm2 = 3", head).check(line).clauses == ["rc.item.needs"]


@pytest.mark.clause("rc.s2.fog-effect")
def test_fog_hides_the_terrain_and_stops_the_shortcut() -> None:
    foggy = island(tiles='m1 = 8\nm2 = {tile = 5, markers = ["fog"], tokens = ["shortcut"]}').state
    assert isle.explored_terrains(foggy) == {"beach"}
    assert isle.shortcut_place(foggy) == ""
    clear = island(tiles='m1 = 8\nm2 = {tile = 5, tokens = ["shortcut"]}').state
    assert isle.shortcut_place(clear) == "m2"


@pytest.mark.clause("rc.explore.natural")
def test_natural_shelters_are_those_of_the_tiles() -> None:
    state = island(tiles="m1 = 8\nm2 = 2\nb1 = {tile = 11, down = true}").state
    assert [isle.natural_shelter(state, name) for name in ("m1", "m2", "b1", "t1", "away")] == [
        False,
        True,
        False,
        False,
        False,
    ]


@pytest.mark.clause("rc.explore.where")
def test_a_cut_off_hex_is_no_space_unless_a_tile_lies_there() -> None:
    tiles = "m1 = 8\nm2 = 4\nm3 = 5\nm4 = 6"
    assert "t4" not in isle.distances(island(tiles=tiles).state)
    assert isle.distances(island(tiles=f"{tiles}\nt4 = 7").state)["t4"] == 4


def test_totems_are_seen_on_open_tiles() -> None:
    assert isle.totems(island(tiles="m1 = 8\nm2 = 4\nb1 = {tile = 5, down = true}\nt1 = 1").state) == ["m2"]


@pytest.mark.clause("rc.token.late")
def test_a_token_that_comes_in_the_action_phase_counts_after_it() -> None:
    game = resolving("food token here", tiles="m1 = 8\nm2 = 4", place="m2")
    state = game.state
    assert state.place("m2").tokens == ("food",)
    assert isle.amount(state, state.place("m2"), "fish") == 1
    assert isle.amount(replace(state, phase="weather"), state.place("m2"), "fish") == 2


class Isle(NamedTuple):
    """A random island: for each space a tile or none, face up or down, and markers."""

    tiles: list[int]
    down: list[bool]
    exhausted: list[bool]

    def state(self, before: State) -> State:
        places = [
            Place(
                place.name,
                self.tiles[i] if place.name != "m1" else 8,
                down=self.down[i] and place.name != "m1",
                markers=("wood",) if self.exhausted[i] and not self.down[i] else (),
            )
            for i, place in enumerate(isle.spaces(before))
        ]
        return replace(before, island=tuple(places))


TEN = 10
ISLES = st.builds(
    Isle,
    st.permutations([0, 0, 0, 1, 2, 4, 5, 6, 9, 10]),
    st.lists(st.booleans(), min_size=TEN, max_size=TEN),
    st.lists(st.booleans(), min_size=TEN, max_size=TEN),
)


def slow_distances(state: State) -> dict[str, int]:
    """Steps from the camp, by asking all neighbours again and again."""
    steps = {state.camp: 0}
    for _ in state.island:
        for name, far in list(steps.items()):
            if isle.explored(state.place(name)):
                for place in isle.neighbours(state, name):
                    if not place.down:
                        steps[place.name] = min(steps.get(place.name, 99), far + 1)
    return steps


@given(ISLES)
def test_ways_are_the_shortest_and_what_is_offered_is_what_is_not_refused(random: Isle) -> None:
    state = random.state(BEFORE)
    assert isle.distances(state) == slow_distances(state)
    sources = [f"{place.name}:{source}" for place in state.island for source in ("wood", "fish", "parrot")]
    assert sorted(gather_spots(state)) == sorted(one for one in sources if not any(refuse_gather(state, one)))
    names = [place.name for place in state.island]
    assert sorted(explore_spots(state)) == sorted(one for one in names if not any(refuse_explore(state, one)))


OURS = (moving_camp, greater_danger, gains_outside, explore, night_outside, island_effects, tiles)


def effects_of(module: ModuleType) -> list[type[Effect]]:
    return [kind for kind in EFFECTS.kinds if kind.__module__ == module.__name__]


@pytest.mark.parametrize("module", OURS)
def test_every_question_has_words_and_every_effect_a_clause(module: ModuleType) -> None:
    book = fujikit.rulebook("robinson")
    assert effects_of(module)
    for kind in effects_of(module):
        assert kind.clause in book
        assert kind.__doc__
        assert not issubclass(kind, Choice) or WORDS.has("prompt", kind.__name__, "en")
