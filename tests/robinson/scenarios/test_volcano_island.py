"""Scenario 4, Volcano Island: lava, ash, locations, and a boat to leave in."""

from __future__ import annotations

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.island.island_map import distances, explored_terrains
from fujikit.robinson.scenarios.volcano_island import still_to_explore
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State
from fujikit.robinson.work.spots import numbers, pawns_needed
from tests.robinson.scenarios.tables import asked, markers, play, scenario_table, why
from tests.robinson.support import wounds

START = "m3 = {tile = 8, down = true}\nm4 = 10"
AROUND = f"{START}\nt3 = 1\nb3 = 3\nt2 = 4\nb2 = 5\nm2 = 6"
TOKEN = 'spots = ["time@explore"]'


def volcano(
    head: str = "", tiles: str = START, tail: str = "", *, dice: str = "", players: int = 2, wounds: int = 0
) -> Game[State]:
    camp = "" if "camp =" in head else 'camp = "m4"\n'
    return scenario_table(4, f"{camp}{TOKEN}\n{head}", tiles, tail, dice=dice, players=players, wounds=wounds)


def new_game(players: int = 2) -> Game[State]:
    names = ["Anna", "Ben", "Clara", "David"][:players]
    return fujikit.new_game("robinson", players=names, scenario=4, seed=5)


# The frame


@pytest.mark.clause("rc.s4.frame")
def test_there_are_eight_rounds_and_it_rains_from_the_fourth_on() -> None:
    assert volcano().state.table.scenario.rounds == 8
    assert [dice_of_round(now) for now in range(1, 9)] == [()] * 3 + [("rain",)] * 5


def dice_of_round(now: int) -> tuple[str, ...]:
    state = volcano(f"round = {now}").state
    return sheet(state).weather_dice(state)


@pytest.mark.clause("rc.s4.frame", "rc.setup.beach")
def test_the_camp_starts_beside_the_volcano_on_tile_ten() -> None:
    state = new_game().state
    assert {place.name: place.tile for place in state.island if place.tile} == {"m3": 8, "m4": 10}
    assert state.place("m3").down
    assert state.camp == "m4"
    assert explored_terrains(state) == {"river"}
    assert not {"8", "10"} & set(state.deck("tile").cards())
    assert (state.noted("totems"), state.available.tokens, state.future.tokens) == (0, (), ())


@pytest.mark.clause("rc.s4.frame")
def test_shovel_and_knife_are_built_and_the_knife_is_a_weapon() -> None:
    state = new_game().state
    assert [gear.name for gear in state.items] == ["shovel", "knife"]
    assert not {"shovel", "knife"} & {*state.inventions, *state.deck("invention").cards()}
    assert state.weapon == 1


@pytest.mark.clause("rc.s4.frame", "rc.term.inaccessible")
def test_nobody_enters_crosses_marks_or_works_on_the_volcano() -> None:
    game = volcano()
    assert sorted(distances(game.state)) == ["b3", "m4", "t3"]
    assert game.check("Anna place explore m3").clauses == ["rc.term.inaccessible"]
    assert not game.check("Anna place gather m3:wood").ok
    danger = volcano('phase = "resolve"\nagenda = [{do = "danger token here", who = "Anna", place = "m3"}]')
    assert danger.state.place("m3").tokens == ()
    moved = volcano('phase = "event"\nagenda = [{do = "move camp"}]')
    assert moved.state.camp == "m4"
    assert wounds(moved) == [1, 1]


@pytest.mark.clause("rc.s4.frame", "rc.s4.location")
def test_the_totem_of_the_start_tile_offers_nothing() -> None:
    game = volcano(tiles=f"{START}\nt3 = 4")
    explores = {str(action).split()[3] for action in game.legal("Anna") if " explore " in str(action)}
    assert explores == {"b3", "t2", "t3:location"}
    assert not game.check("Anna place explore m4:location").ok


# The goal


def with_done(spaces: int, locations: int, players: int = 2, tail: str = "", head: str = "") -> Game[State]:
    """So many spaces and locations have been explored; the camp stands on m1, far from the lava."""
    names = ("m1", "t1", "b1", "m2", "t2", "b2", "t3", "b3")
    tiles = "\n".join(
        f"{name} = {tile}" for name, tile in zip(names[:spaces], (6, 1, 9, 4, 2, 5, 7, 3), strict=False)
    )
    notes = "".join(f"location-{name} = {number + 1}\n" for number, name in enumerate(names[:locations]))
    return scenario_table(
        4,
        f'camp = "m1"\n{TOKEN}\n{head}',
        f"{tiles}\n{START}",
        f"[notes]\n{notes}{tail}",
        players=players,
    )


@pytest.mark.clause("rc.s4.goal")
@pytest.mark.parametrize(("players", "spaces", "locations"), [(1, 6, 3), (2, 6, 3), (3, 7, 4), (4, 8, 4)])
def test_the_boat_waits_until_enough_has_been_explored(players: int, spaces: int, locations: int) -> None:
    line = "Anna place build jolly-boat"
    supplies = "[available]\nwood = 3"
    rope = 'items = ["rope"]'
    enough = with_done(spaces, locations, players, supplies, rope)
    assert still_to_explore(enough.state) == (0, 0)
    assert enough.check(line).ok
    fewer_spaces = with_done(spaces - 1, locations, players, supplies, rope)
    assert fewer_spaces.check(line).clauses == ["rc.s4.goal"]
    assert "1 space and 0 locations" in fewer_spaces.check(line).reasons[0].text()
    fewer_locations = with_done(spaces, locations - 1, players, supplies, rope)
    assert fewer_locations.check(line).clauses == ["rc.s4.goal"]
    assert line not in [str(action) for action in fewer_locations.legal("Anna")]


@pytest.mark.clause("rc.s4.goal")
def test_a_space_that_lava_has_covered_since_counts_as_explored() -> None:
    game = with_done(6, 3)
    state = game.state.with_place("t2", down=True)
    assert still_to_explore(state) == (0, 0)
    bare = game.state.with_place("t2", tile=0, down=True)
    assert still_to_explore(bare) == (1, 0)


@pytest.mark.clause("rc.s4.goal", "rc.end.win", "rc.item.future")
def test_the_jolly_boat_wins_as_soon_as_it_is_built() -> None:
    game = with_done(6, 3, tail="[available]\nwood = 3", head='items = ["rope"]')
    play(
        game,
        "Anna place build jolly-boat; Anna place build jolly-boat; Ben place arrange; Ben place arrange 2",
    )
    play(game, "Anna ready; Ben ready")
    assert why(game) == (True, "rc.s4.goal")
    assert (game.round, game.phase) == (1, "end")


@pytest.mark.clause("rc.s4.goal", "rc.dice.success")
def test_a_boat_that_fails_wins_nothing() -> None:
    game = scenario_table(
        4,
        f'camp = "m1"\n{TOKEN}\nitems = ["rope"]',
        f"m1 = 6\nt1 = 1\nb1 = 9\nm2 = 4\nt2 = 2\nb2 = 5\n{START}",
        "[notes]\nlocation-m1 = 1\nlocation-m2 = 2\nlocation-t2 = 3\n[available]\nwood = 3",
        dice="blank fail blank",
    )
    play(game, "Anna place build jolly-boat; Anna place arrange; Ben place arrange 2; Ben place arrange 3")
    play(game, "Anna ready; Ben ready")
    assert game.outcome is None


@pytest.mark.clause("rc.s4.goal")
def test_friday_is_not_counted() -> None:
    game = with_done(6, 3, players=1, head="friday = {}")
    assert still_to_explore(game.state) == (0, 0)


@pytest.mark.clause("rc.end.rounds")
def test_the_eighth_round_is_the_last() -> None:
    head = 'round = 8\nphase = "night"\nagenda = [{do = "end of round"}]'
    assert why(with_done(6, 3, head=head)) == (False, "rc.end.rounds")


@pytest.mark.clause("rc.end.death")
def test_a_death_loses_the_game() -> None:
    head = 'phase = "resolve"\nagenda = [{do = "3 wounds", who = "Anna"}]'
    assert why(volcano(head, wounds=9)) == (False, "rc.end.death")


# Exploring takes longer


@pytest.mark.clause("rc.s4.explore-time")
def test_every_explore_needs_a_pawn_more_all_game() -> None:
    game = new_game()
    assert game.state.spots == ("time@explore",)
    assert pawns_needed(game.state, "explore", "t3") == pawns_needed(game.state, "explore", "b3") == (2, 3)
    play(game, "Anna place explore t3; Anna place explore t3; Ben place explore b3; Ben place explore b3")
    assert {numbers(game.state, "explore", stack.target, stack.burden) for stack in game.state.plan} == {
        (2, 3)
    }
    assert pawns_needed(volcano(tiles=f"{START}\nt3 = 1").state, "gather", "t3") == (1, 2)


@pytest.mark.clause("rc.s4.explore-time", "rc.token.stay")
def test_the_token_stays_after_an_explore() -> None:
    game = volcano("shelter = true", tail="[available]\nfood = 2", dice="1 wild-dog fallen-tree fallen-tree")
    play(game, "Anna place explore t3; Anna place explore t3; Ben place explore t3; Ben place arrange")
    play(game, "Anna ready; Ben ready")
    assert game.state.place("t3").tile == 1
    assert game.state.spots == ("time@explore",)


@pytest.mark.clause("rc.s4.explore-time", "rc.exclusive.one")
def test_a_second_time_token_for_explore_is_not_placed() -> None:
    game = volcano('phase = "event"\nagenda = [{do = "time token on explore"}]')
    assert game.state.spots == ("time@explore",)


@pytest.mark.clause("rc.ruling.u4", "rc.s4.explore-time")
def test_the_treasure_map_needs_three_pawns_and_no_dice() -> None:
    game = volcano('treasures = ["treasure-map"]', tail="[decks]\nmystery = ['gold', 'saber']")
    play(game, "Anna place explore treasure-map; Anna place explore treasure-map")
    assert "rc.plan.numbers" in game.check("Anna ready").clauses
    play(game, "Ben place explore treasure-map")
    assert not game.check("Ben place explore treasure-map").ok
    play(game, "Ben place arrange; Anna ready; Ben ready")
    assert asked(game) == ["draw", "stop"]


# Fur for wood


@pytest.mark.clause("rc.s4.fur")
def test_r_57_four_players_pay_the_shelter_in_four_ways() -> None:
    game = volcano(tail="[available]\nwood = 9\nfur = 9", players=4)
    play(game, "Anna place build shelter")
    laid = game.state.plan[0].laid
    ways = {(laid.wood, laid.fur)} | {_paid(game, line) for line in pays(game)}
    assert ways == {(4, 0), (3, 1), (2, 2), (0, 3)}


def pays(game: Game[State]) -> list[str]:
    return [str(action) for action in game.legal("Anna") if " pay " in str(action)]


def _paid(game: Game[State], line: str) -> tuple[int, int]:
    twin = game.copy()
    twin.act(line)
    laid = twin.state.plan[0].laid
    return laid.wood, laid.fur


@pytest.mark.clause("rc.s4.fur")
@pytest.mark.parametrize("target", ["roof", "palisade"])
def test_fur_stands_for_wood_on_roof_and_palisade_too(target: str) -> None:
    game = volcano("shelter = true", tail="[available]\nwood = 2\nfur = 1", players=3)
    play(game, f"Anna place build {target}")
    laid = game.state.plan[0].laid
    assert (laid.wood, laid.fur) == (2, 1)


@pytest.mark.clause("rc.s4.fur")
def test_fur_does_not_stand_for_the_wood_of_anything_else() -> None:
    game = volcano('items = ["rope"]', tail="[available]\nwood = 0\nfur = 5")
    assert not game.check("Anna place build weapon").ok
    elsewhere = scenario_table(1, "shelter = true", "m1 = 8", "[available]\nwood = 2\nfur = 1", players=3)
    assert not elsewhere.check("Anna place build roof").ok


# Lava


def start_of(
    now: int, camp: str = "m1", tiles: str = f"m1 = 9\n{AROUND}\nt1 = 7\nb1 = 2", more: str = ""
) -> Game[State]:
    head = f'round = {now}\nphase = "event"\ncamp = "{camp}"\n{more}'
    return volcano(f'{head}\nagenda = [{{do = "the scenario\'s start of round"}}]', tiles)


@pytest.mark.clause("rc.s4.lava")
@pytest.mark.parametrize(
    ("now", "spaces"),
    [
        (3, set()),
        (4, {"m4"}),
        (5, {"t3", "b3"}),
        (6, {"t2", "b2"}),
        (7, {"m2"}),
        (8, {"t1", "b1"}),
    ],
)
def test_r_58_lava_reaches_the_spaces_of_the_round(now: int, spaces: set[str]) -> None:
    down = {place.name for place in start_of(now).state.island if place.down}
    assert down == {"m3", *spaces}


@pytest.mark.clause("rc.s4.lava", "rc.term.flip")
def test_lava_takes_tokens_and_markers_and_unexplored_spaces_as_well() -> None:
    covered = 't2 = {tile = 4, tokens = ["food"], markers = ["ash", "wood"]}\nb2 = {tokens = ["time"]}'
    game = start_of(6, tiles=f"m1 = 9\nm2 = 6\n{covered}\n{START}")
    for name in ("t2", "b2"):
        assert game.state.place(name).down
        assert (game.state.place(name).tokens, game.state.place(name).markers) == ((), ())
    assert "rc.term.inaccessible" in _explored_at(game, "b2")


def _explored_at(game: Game[State], name: str) -> list[str]:
    plan = fujikit.position(
        game.position().replace('phase = "event"', 'phase = "plan"').replace("agenda = []\n", "")
    )
    return plan.check(f"Anna place explore {name}").clauses


@pytest.mark.clause("rc.s4.lava", "rc.round.phases")
def test_lava_comes_before_the_event_phase_of_its_round() -> None:
    head = 'round = 3\nphase = "night"\ncamp = "t3"\nagenda = [{do = "end of round"}]'
    game = volcano(head, AROUND, "[decks]\nevent = ['event:heavy-clouds']")
    told = [type(event).__name__ for move in game.history for event in move.events]
    assert game.state.place("m4").down
    assert told.index("TurnedDown") < told.index("PhaseBegan")
    assert game.round == 4


@pytest.mark.clause("rc.s4.lava", "rc.end.camp")
def test_a_camp_under_the_lava_is_lost() -> None:
    game = start_of(4, camp="m4")
    assert why(game) == (False, "rc.end.camp")


@pytest.mark.clause("rc.s4.lava", "rc.term.flip")
def test_no_card_turns_up_again_what_lava_has_covered() -> None:
    agenda = '{do = "lava flows over t2"}, {do = "flip it back", card = "event:precipice"}'
    traces = 'traces = [["event:precipice", "t2", "down"]]'
    tiles = AROUND.replace("t2 = 4", "t2 = {tile = 4, down = true}")
    game = volcano(f'phase = "event"\n{traces}\nagenda = [{agenda}]', tiles)
    assert game.state.place("t2").down


@pytest.mark.clause("rc.s4.lava", "rc.move.barred")
def test_a_camp_forced_onto_lava_stays_and_everybody_is_wounded() -> None:
    tiles = f"{START}\nt3 = {{tile = 1, down = true}}\nb3 = {{tile = 3, down = true}}"
    game = volcano('phase = "event"\nagenda = [{do = "move camp"}]', tiles)
    assert game.state.camp == "m4"
    assert wounds(game) == [1, 1]


# Ash


@pytest.mark.clause("rc.s4.ash")
def test_a_book_lays_ash_on_two_spaces_flipped_ones_too_but_not_on_the_volcano() -> None:
    tiles = AROUND.replace("t2 = 4", "t2 = {tile = 4, down = true}")
    game = volcano('phase = "event"\nagenda = [{do = "book effect"}]', tiles)
    assert asked(game) == ["t1", "t2", "t3", "m1", "m2", "m4", "b1", "b2", "b3"]
    play(game, "Anna choose t2")
    assert "t2" not in asked(game)
    play(game, "Anna choose m4")
    assert markers(game, "ash") == ["t2", "m4"]


@pytest.mark.clause("rc.s4.ash")
def test_ash_that_finds_no_place_does_no_harm() -> None:
    names = ("t1", "t2", "t3", "m1", "m2", "b1", "b2", "b3")
    tiles = "\n".join(f'{name} = {{markers = ["ash"]}}' for name in names)
    game = volcano('phase = "event"\nagenda = [{do = "book effect"}]', f"{START}\n{tiles}")
    assert set(markers(game, "ash")) == {*names, "m4"}
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.s4.ash", "rc.token.time-sum")
def test_ash_costs_a_pawn_on_top_of_everything_else() -> None:
    tiles = f'{START}\nt3 = {{tile = 1, markers = ["ash"], tokens = ["time"]}}\nb3 = {{markers = ["ash"]}}'
    state = volcano(tiles=tiles).state
    assert pawns_needed(state, "gather", "t3") == (3, 4)
    assert pawns_needed(state, "explore", "b3") == (3, 4)
    assert pawns_needed(state, "explore", "t2") == (3, 4)


@pytest.mark.clause("rc.s4.ash")
def test_ash_on_the_camp_slows_build_arrange_and_rest_and_does_not_stop_production() -> None:
    tiles = 'm3 = {tile = 8, down = true}\nm4 = {tile = 10, markers = ["ash"]}'
    state = volcano(tiles=tiles).state
    needed = {kind: pawns_needed(state, kind, "m4") for kind in ("build", "arrange", "rest")}
    assert needed == {"build": (2, 3), "arrange": (2, 2), "rest": (2, 2)}
    produced = volcano(
        'phase = "production"\nagenda = [{do = "production phase"}]', tiles
    ).state.available.goods
    assert (produced.wood, produced.food) == (1, 1)
    assert explored_terrains(state) == {"river"}


# Locations

FOUR = "t3 = 4\nt2 = 5\nm2 = 6\nb2 = 7"
ANY = ("gold", "old-map", "bite", "boxes", "bats", "compass", "saber")


def in_location(
    done: int, *cards: str, tail: str = "", head: str = "", place: str = "t3", dice: str = ""
) -> Game[State]:
    """Anna resolves the location of a tile, so many having been explored before; these cards lie on top."""
    before = "".join(
        f"location-{name} = {number + 1}\n" for number, name in enumerate(("b1", "m1", "t1", "b3")[:done])
    )
    listed = ", ".join(f'"{card}"' for card in cards)
    deck = f"[decks]\nmystery = {{top = [{listed}]}}\n"
    stack = f'kind = "explore"\ntarget = "{place}:location"\npawns = ["Anna", "Anna", "Anna"]'
    plan = f"[[plan]]\n{stack}\nsure = true\n"
    agenda = 'phase = "resolve"\nagenda = [{do = "resolve explore"}]'
    notes = f"[notes]\n{before}" if before else ""
    return volcano(f"{agenda}\n{head}", f"{START}\n{FOUR}", f"{deck}{notes}{plan}{tail}", dice=dice)


def left(game: Game[State]) -> int:
    return len(game.state.deck("mystery"))


@pytest.mark.clause("rc.s4.location")
@pytest.mark.parametrize(("done", "cards"), [(0, 3), (1, 4), (2, 4), (3, 5)])
def test_each_location_has_its_number_of_cards_of_any_kind(done: int, cards: int) -> None:
    deck = ("gold", "bite", "old-map", "trapdoor", "snake", "boxes")
    game = in_location(done, *deck)
    assert asked(game) == []
    assert left(game) == len(deck) - cards
    assert game.state.noted("location-t3") == done + 1


@pytest.mark.clause("rc.s4.location", "rc.mystery.stop")
def test_a_card_that_stops_the_drawing_still_means_success() -> None:
    game = in_location(0, "gold", "net", "bite", "boxes")
    assert left(game) == 2
    assert game.state.noted("location-t3") == 1
    assert game.state.person("Anna").outside == "t3"


@pytest.mark.clause("rc.s4.location", "rc.plan.once")
def test_a_location_is_explored_once() -> None:
    tail = "[notes]\nlocation-t3 = 1"
    game = volcano(tiles=f"{START}\n{FOUR}", tail=tail)
    assert game.check("Anna place explore t3:location").clauses == ["rc.explore.where"]
    assert game.check("Anna place explore t2:location").ok


@pytest.mark.clause("rc.s4.location")
def test_the_third_and_the_fourth_location_need_a_pawn_more() -> None:
    done = ["", "location-b1 = 1", "location-m1 = 2", "location-t1 = 3"]
    needed = [
        pawns_needed(
            volcano(tiles=f"{START}\n{FOUR}", tail="[notes]\n" + "\n".join(done[:count])).state,
            "explore",
            "t3",
        )
        for count in range(1, 5)
    ]
    assert needed == [(2, 3), (2, 3), (3, 4), (3, 4)]


@pytest.mark.clause("rc.s4.location")
def test_of_two_locations_planned_together_the_later_one_is_counted_as_such() -> None:
    game = volcano(tiles=f"{START}\nt3 = 4\nb3 = 5", tail="[notes]\nlocation-m2 = 1", players=4)
    play(game, "Anna place explore t3:location; Anna place explore t3:location")
    play(game, "Ben place explore b3:location; Ben place explore b3:location")
    assert game.check("Anna ready").ok
    assert game.check("Ben ready").clauses == ["rc.plan.numbers"]
    play(game, "Clara place explore b3:location")
    assert game.check("Ben ready").ok


@pytest.mark.clause("rc.s4.location", "rc.distance.far")
def test_a_location_is_as_far_as_its_tile_and_needs_the_pawn_of_the_token_too() -> None:
    state = volcano(tiles=f"{START}\n{FOUR}").state
    assert [pawns_needed(state, "explore", name) for name in ("t3", "t2", "m2", "b2")] == [
        (2, 3),
        (3, 4),
        (4, 5),
        (5, 6),
    ]
    camped = volcano('camp = "t3"', tiles=f"{START}\n{FOUR}").state
    assert pawns_needed(camped, "explore", "t3") == (2, 3)


@pytest.mark.clause("rc.s4.location")
def test_there_is_no_fifth_location() -> None:
    tail = "[notes]\nlocation-b1 = 1\nlocation-m1 = 2\nlocation-t1 = 3\nlocation-b3 = 4"
    game = volcano(tiles=f"{START}\n{FOUR}", tail=tail)
    assert not game.check("Anna place explore t3:location").ok
    planned = in_location(4, *ANY)
    assert left(planned) == len(ANY)
    assert planned.state.noted("location-t3") == 0


@pytest.mark.clause("rc.s4.location")
def test_a_totem_that_is_found_does_nothing_by_itself() -> None:
    head = 'phase = "resolve"\nagenda = [{do = "explore the space", who = "Anna", place = "t3"}]'
    game = volcano(head, dice="4 tobacco")
    assert wounds(game) == [0, 0]
    assert game.state.place("t3").tokens == ()
    assert game.state.noted("totems") == 1


def test_a_location_is_told() -> None:
    assert "The location on t3 is explored." in str(in_location(0, *ANY).view(None)["log"])


# Things of the sheet


@pytest.mark.clause("rc.s4.others", "rc.neutral.colour")
def test_the_rope_ladder_helps_in_locations_only() -> None:
    game = volcano('items = ["rope-ladder"]', f"{START}\nt3 = 4")
    play(game, "Anna place explore t3:location; Ben place explore b3")
    assert game.check("Ben place explore b3 with rope-ladder").clauses == ["rc.neutral.colour"]
    play(game, "Anna place explore t3:location with rope-ladder")
    assert game.state.plan[0].pawns == ("rope-ladder", "Anna")


@pytest.mark.clause("rc.s4.others", "rc.item.needs")
def test_the_rope_ladder_needs_a_rope() -> None:
    assert volcano('items = ["rope"]').check("Anna place build rope-ladder").ok
    assert volcano().check("Anna place build rope-ladder").clauses == ["rc.need.item"]


MAP = '[available]\ntokens = ["scenario-old-map"]'


@pytest.mark.clause("rc.s4.others")
def test_the_old_map_saves_a_card_if_it_is_used_before_the_first_one() -> None:
    game = in_location(0, *ANY, tail=MAP)
    play(game, "Ben use scenario-old-map")
    assert left(game) == len(ANY) - 2
    assert game.state.available.tokens == ()
    assert game.state.noted("fewer-mystery-cards") == 0


@pytest.mark.clause("rc.s4.others")
def test_the_old_map_may_be_kept_and_serves_nowhere_else() -> None:
    game = in_location(0, *ANY, tail=MAP)
    play(game, "Anna go-on")
    assert left(game) == len(ANY) - 3
    planning = volcano(tail=MAP)
    assert planning.check("Anna use scenario-old-map").clauses == ["rc.use.any-time"]


@pytest.mark.clause("rc.s4.others", "rc.mystery.resolve")
def test_the_diary_ignores_a_trap_and_the_torch_a_creature() -> None:
    tokens = '[available]\ntokens = ["indys-diary", "torch"]'
    game = in_location(0, "bite", "trapdoor", "snake", "boxes", tail=tokens)
    assert not game.check("Ben use indys-diary").ok
    play(game, "Ben use torch; Ben use indys-diary")
    assert wounds(game) == [2, 0]
    assert left(game) == 1


@pytest.mark.clause("rc.s4.others", "rc.weather.ignored")
def test_the_old_canvas_keeps_off_a_rain_cloud() -> None:
    head = 'round = 4\nphase = "weather"\nagenda = [{do = "weather phase"}]'
    tail = '[available]\nwood = 2\nfood = 2\ntokens = ["old-canvas"]'
    game = volcano(head, AROUND, tail, dice="rain-2")
    play(game, "Anna use old-canvas")
    assert (game.state.available.goods.wood, game.state.available.goods.food) == (1, 1)


def test_the_table_says_how_near_the_goal_is() -> None:
    game = with_done(5, 2, players=3)
    assert "Goal: 5 of 7 spaces, 2 of 4 locations." in str(game)
