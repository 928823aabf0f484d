"""Scenario 6, Family Robinson: nine inventions, a whole camp, children, and land that is reclaimed."""

from __future__ import annotations

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.cards.decks import default_inventions
from fujikit.robinson.island.island_map import explored_terrains
from fujikit.robinson.scenarios.family_robinson import children, wanted
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State
from fujikit.robinson.work.spots import numbers
from tests.robinson.scenarios.tables import asked, markers, play, scenario_table, why

NINE = ("basket", "bed", "bow", "cellar", "drums", "moat", "pit", "raft", "sling")
WHOLE = "shelter = true\nroof = 1\npalisade = 1\nweapon = 1"
FED = "[available]\nfood = 5"
NOTED = "[notes]\n" + "".join(f"wanted-{name} = 1\n" for name in NINE)


def family(
    head: str = "",
    tiles: str = "m1 = 8",
    tail: str = "",
    *,
    dice: str = "",
    wounds: int = 0,
    players: int = 2,
) -> Game[State]:
    return scenario_table(6, head, tiles, tail, dice=dice, wounds=wounds, players=players)


def phase(name: str, head: str = "", tail: str = "", tiles: str = "m1 = 8", dice: str = "") -> Game[State]:
    """One phase, and nothing after it."""
    return family(f'phase = "{name}"\nagenda = [{{do = "{name} phase"}}]\n{head}', tiles, tail, dice=dice)


def goods(game: Game[State]) -> tuple[int, int, int, int]:
    """Wood, food, food that keeps, fur."""
    there = game.state.available.goods
    return there.wood, there.food, there.kept, there.fur


# The frame


@pytest.mark.clause("rc.s6.frame")
def test_there_are_twelve_rounds_with_rain_winter_and_hungry_animals() -> None:
    assert family().state.table.scenario.rounds == 12
    rain, winter = ("rain",), ("winter",)
    rain_and_animals, winter_and_animals = ("rain", "animals"), ("winter", "animals")
    sky = [(), (), rain, rain, winter, winter, rain_and_animals, rain_and_animals]
    sky += [winter_and_animals, winter_and_animals, rain_and_animals, rain_and_animals]
    assert [dice_of_round(now) for now in range(1, 13)] == sky


def dice_of_round(now: int) -> tuple[str, ...]:
    state = family(f"round = {now}").state
    return sheet(state).weather_dice(state)


@pytest.mark.clause("rc.s6.frame", "rc.setup.inventions")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nine_inventions_are_drawn_and_those_are_the_ones_to_build(players: int) -> None:
    names = ["Anna", "Ben", "Clara", "David"][:players]
    state = fujikit.new_game("robinson", players=names, scenario=6, seed=players).state
    drawn = [name for name in state.inventions if name not in default_inventions(state.table.box)]
    assert len(drawn) == 9
    assert sorted(wanted(state)) == sorted(drawn)


# The goal


def night(
    built: tuple[str, ...] = NINE, camp: str = WHOLE, *, now: int = 1, food: int = 5, wounds: int = 0
) -> Game[State]:
    """A night in which nothing is asked, and the end of its round."""
    items = ", ".join(f'"{name}"' for name in built)
    agenda = 'phase = "night"\nagenda = [{do = "night phase"}, {do = "end of round"}]'
    head = f"round = {now}\n{agenda}\nitems = [{items}]\n{camp}"
    return family(head, tail=f"{NOTED}[available]\nfood = {food}", wounds=wounds)


@pytest.mark.clause("rc.s6.goal", "rc.end.win")
def test_a_round_that_ends_with_the_nine_items_and_a_whole_camp_is_won() -> None:
    won = night()
    assert why(won) == (True, "rc.s6.goal")
    assert (won.round, won.phase) == (1, "night")


@pytest.mark.clause("rc.s6.goal")
def test_the_goal_is_looked_at_when_the_round_is_over() -> None:
    items = ", ".join(f'"{name}"' for name in NINE)
    game = family(f"items = [{items}]\n{WHOLE}", tail=NOTED + FED)
    assert game.outcome is None


@pytest.mark.clause("rc.s6.goal")
@pytest.mark.parametrize("missing", NINE)
def test_each_of_the_nine_must_be_built(missing: str) -> None:
    others = tuple(name for name in NINE if name != missing)
    assert night(others).outcome is None
    assert night((*others, "shovel", "rope", "fence")).outcome is None


@pytest.mark.clause("rc.s6.goal")
@pytest.mark.parametrize("lacking", ["shelter = true", "roof = 1", "palisade = 1", "weapon = 1"])
def test_the_shelter_and_every_level_must_stand(lacking: str) -> None:
    assert night(camp=WHOLE.replace(lacking, "")).outcome is None


@pytest.mark.clause("rc.s6.goal", "rc.explore.natural")
def test_a_natural_shelter_is_none_that_was_built() -> None:
    items = ", ".join(f'"{name}"' for name in NINE)
    agenda = 'phase = "night"\nagenda = [{do = "end of round"}]'
    levels = "roof = 1\npalisade = 1\nweapon = 1"
    game = family(f"{agenda}\nitems = [{items}]\n{levels}", "m1 = 11", NOTED)
    assert game.outcome is None


@pytest.mark.clause("rc.s6.goal", "rc.item.flip")
def test_an_item_that_was_flipped_in_the_round_is_missing() -> None:
    items = ", ".join(f'"{name}"' for name in NINE)
    agenda = 'agenda = [{do = "the bed is flipped"}, {do = "end of round"}]'
    game = family(f'phase = "night"\n{agenda}\nitems = [{items}]\n{WHOLE}', tail=NOTED)
    assert game.outcome is None
    assert game.round == 2


@pytest.mark.clause("rc.s6.goal", "rc.discard.invention")
def test_a_card_that_was_discarded_is_wanted_as_before_and_may_come_back() -> None:
    others = ", ".join(f'"{name}"' for name in NINE[1:])
    board = 'inventions = ["basket"]\nphase = "event"\nagenda = [{do = "discard 1 invention"}]'
    game = family(f"{board}\nitems = [{others}]", tail=NOTED)
    assert "basket" not in game.state.inventions
    assert "basket" in wanted(game.state)
    back = 'phase = "event"\nagenda = [{do = "take an invention from the deck"}]'
    again = family(f'inventions = ["bricks"]\n{back}\nitems = [{others}]', tail=NOTED)
    play(again, "Anna choose basket")
    assert "basket" in again.state.inventions
    assert why(night()) == (True, "rc.s6.goal")


@pytest.mark.clause("rc.s6.goal", "rc.end.rounds")
def test_the_twelfth_round_is_the_last() -> None:
    assert why(night(NINE[1:], now=12)) == (False, "rc.end.rounds")
    assert why(night(now=12)) == (True, "rc.s6.goal")


@pytest.mark.clause("rc.s6.goal", "rc.end.death")
def test_nine_items_do_not_help_where_somebody_dies_in_that_night() -> None:
    assert why(night(food=0, wounds=10)) == (False, "rc.end.death")
    assert why(night(food=2, wounds=10)) == (True, "rc.s6.goal")


@pytest.mark.clause("rc.s6.goal")
def test_everybody_sees_how_near_the_goal_is() -> None:
    game = family('items = ["bed", "pit", "rope"]\nshelter = true\nroof = 2', tail=NOTED)
    near = [(part["what"], part["have"], part["need"]) for part in game.view(None)["scenario"]["progress"]]
    assert near == [("wanted", 2, 9), ("shelter", 1, 1), ("levels", 1, 3)]
    assert "2 of 9 inventions, shelter 1 of 1" in str(game)


@pytest.mark.clause("rc.s6.goal")
def test_where_nothing_is_wanted_nothing_is_won() -> None:
    agenda = 'phase = "night"\nagenda = [{do = "end of round"}]'
    assert family(f"{agenda}\n{WHOLE}").outcome is None


# The children


@pytest.mark.clause("rc.s6.children")
def test_children_are_born_in_rounds_seven_nine_and_eleven() -> None:
    counted = [children(family(f"round = {now}").state) for now in range(1, 13)]
    assert counted == [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.clause("rc.s6.children")
@pytest.mark.parametrize(("now", "count"), [(7, 1), (9, 2), (11, 3)])
def test_the_birth_of_a_child_is_told(now: int, count: int) -> None:
    begins = 'phase = "event"\nagenda = [{do = "the scenario\'s start of round"}]'
    born = family(f"round = {now}\n{begins}")
    assert f"the children eat {count} food" in " ".join(born.story(born.history[0]))
    later = family(f"round = {now + 1}\n{begins}")
    assert not any("child" in line for line in later.story(later.history[0]))


@pytest.mark.clause("rc.s6.children", "rc.night.eat")
@pytest.mark.parametrize(("now", "left"), [(6, 3), (7, 2), (8, 2), (9, 1), (10, 1), (11, 0), (12, 0)])
def test_the_children_eat_besides_the_characters(now: int, left: int) -> None:
    game = family(
        f'round = {now}\nphase = "night"\nagenda = [{{do = "supper"}}]', tail="[available]\nfood = 5"
    )
    assert goods(game)[1] == left
    assert [person.wounds for person in game.state.people] == [0, 0]


@pytest.mark.clause("rc.s6.children")
def test_the_children_eat_first_and_grown_ups_go_hungry() -> None:
    game = family(
        'round = 9\nphase = "night"\nagenda = [{do = "supper"}]', tail="[available]\nfood = 1\nkept = 1"
    )
    assert game.outcome is None
    assert goods(game) == (0, 0, 0, 0)
    assert [person.wounds for person in game.state.people] == [2, 2]


@pytest.mark.clause("rc.s6.children")
@pytest.mark.parametrize(("now", "food"), [(7, 0), (9, 1), (11, 2)])
def test_a_child_that_goes_hungry_loses_the_game_at_once(now: int, food: int) -> None:
    game = phase("night", f"round = {now}\nshelter = true", f"[available]\nfood = {food}")
    assert why(game) == (False, "rc.s6.children")
    assert goods(game)[1] == food
    assert [person.wounds for person in game.state.people] == [0, 0]
    assert any("The children go hungry: 1 food is missing." in line for line in game.story(game.history[0]))


@pytest.mark.clause("rc.s6.children", "rc.demand.unforced")
def test_something_to_eat_may_be_brought_before_it_is_too_late() -> None:
    head = 'round = 7\nphase = "night"\nequipment = ["biscuits"]\nagenda = [{do = "supper"}]'
    game = family(head)
    assert "The children need 1 food" in game.view("Anna")["prompt"]["text"]
    play(game, "Ben use biscuits")
    assert game.outcome is None
    assert goods(game)[2] == 0
    given_up = family(head)
    play(given_up, "Anna go-on")
    assert why(given_up) == (False, "rc.s6.children")


@pytest.mark.clause("rc.s6.children", "rc.weather.food")
def test_the_group_picks_which_food_the_children_eat() -> None:
    head = 'round = 7\nphase = "night"\nagenda = [{do = "the children eat 1 food"}]'
    game = family(head, tail="[available]\nfood = 1\nkept = 1")
    assert asked(game) == ["food", "kept"]
    play(game, "Anna choose kept")
    assert goods(game) == (0, 1, 0, 0)


@pytest.mark.clause("rc.s6.children", "rc.exclusive.one")
def test_the_camp_tile_holds_several_additional_food_tokens() -> None:
    tokens = (
        'agenda = [{do = "food token on camp"}, {do = "food token on camp"}, {do = "wood token on camp"},'
    )
    game = family(f'phase = "event"\n{tokens} {{do = "wood token on camp"}}]')
    assert sorted(game.state.place("m1").tokens) == ["food", "food", "wood"]
    elsewhere = '{do = "food token here", place = "m2"}'
    away = family(f'phase = "event"\nagenda = [{elsewhere}, {elsewhere}]', "m1 = 8\nm2 = 4")
    assert away.state.place("m2").tokens == ("food",)


@pytest.mark.clause("rc.s6.children", "rc.ruling.u3")
def test_a_new_flock_comes_to_the_camp_besides_other_food() -> None:
    head = 'phase = "event"\nagenda = [{do = "flock here", place = "m1"}]'
    game = family(head, 'm1 = {tile = 1, tokens = ["food"]}')
    assert game.state.place("m1").tokens == ("food", "flock")


@pytest.mark.clause("rc.s6.children", "rc.production.token")
def test_every_food_token_of_the_camp_tile_gives_one_more() -> None:
    tiles = 'm1 = {tile = 8, tokens = ["food", "food", "food"]}'
    assert goods(phase("production", tiles=tiles)) == (1, 4, 0, 0)
    exhausted = tiles.replace("}", ', markers = ["fish"]}')
    assert goods(phase("production", tiles=exhausted)) == (1, 0, 0, 0)


@pytest.mark.clause("rc.s6.children", "rc.move.tokens")
def test_the_tokens_of_items_all_move_with_the_camp() -> None:
    items = 'items = [{name = "snare", gave = 1}, {name = "corral", gave = 1}]'
    tiles = 'm1 = {tile = 8, tokens = ["food", "food"]}\nm2 = {tile = 4, tokens = ["food"]}'
    game = family(f'{items}\nphase = "night"\nagenda = [{{do = "move camp to m2"}}]', tiles)
    assert game.state.place("m1").tokens == ()
    assert game.state.place("m2").tokens == ("food", "food", "food")


# Reclaiming land


EXHAUSTED = 'm1 = {tile = 8, markers = ["fish"]}\nm2 = {tile = 4, markers = ["wood", "terrain"]}\nb1 = 1'


def reclaiming(*lines: str, tiles: str = EXHAUSTED, dice: str = "") -> Game[State]:
    game = family("shelter = true", tiles, FED, dice=dice)
    return play(game, *lines)


@pytest.mark.clause("rc.s6.reclaim")
def test_two_pawns_take_one_black_marker_off_without_dice() -> None:
    game = reclaiming("Anna place reclaim; Ben place reclaim; Anna place rest; Ben place rest 2")
    play(game, "Anna ready; Ben ready")
    assert sorted(asked(game)) == ["m1:fish", "m2:terrain", "m2:wood"]
    play(game, "Anna choose m2:wood")
    assert game.state.place("m2").markers == ("terrain",)
    assert game.state.place("m1").markers == ("fish",)


@pytest.mark.clause("rc.s6.reclaim", "rc.plan.numbers", "rc.plan.surplus")
def test_it_takes_exactly_two_pawns() -> None:
    game = reclaiming("Anna place reclaim; Anna place rest; Ben place rest 2; Ben place rest 3")
    assert game.check("Anna ready").clauses == ["rc.plan.numbers"]
    assert "reclaiming land" in game.check("Anna ready").reasons[0].text()
    full = reclaiming("Anna place reclaim; Anna place reclaim")
    assert full.check("Ben place reclaim").clauses == ["rc.plan.surplus"]
    assert numbers(full.state, "reclaim", "") == (2, 2)


@pytest.mark.clause("rc.s6.reclaim", "rc.plan.repeat")
def test_land_may_be_reclaimed_any_number_of_times_in_a_round() -> None:
    game = reclaiming("Anna place reclaim; Anna place reclaim; Ben place reclaim 2; Ben place reclaim 2")
    play(game, "Anna ready; Ben ready")
    play(game, f"Anna choose {asked(game)[0]}", "Anna choose m1:fish; Anna choose m2:wood")
    assert [game.state.place(name).markers for name in ("m1", "m2")] == [(), ("terrain",)]


@pytest.mark.clause("rc.s6.reclaim", "rc.resolve.order")
def test_it_comes_after_explore_so_that_a_new_tile_may_be_reclaimed() -> None:
    game = family("", "m1 = 8", '[decks]\ntile = ["4"]')
    play(game, "Anna place explore m2; Anna place explore m2; Ben place reclaim; Ben place reclaim")
    play(game, "Anna ready; Ben ready")
    assert markers(game, "terrain") == []
    assert "hills" in explored_terrains(game.state)


@pytest.mark.clause("rc.s6.reclaim")
def test_where_no_marker_lies_nothing_happens() -> None:
    game = reclaiming(
        "Anna place reclaim; Anna place reclaim; Ben place rest; Ben place rest 2", tiles="m1 = 8"
    )
    play(game, "Anna ready; Ben ready")
    assert game.round == 2


@pytest.mark.clause("rc.s6.reclaim", "rc.plan.spots")
def test_there_is_one_place_to_reclaim_land_and_only_on_this_sheet() -> None:
    assert family().check("Anna place reclaim m2").clauses == ["rc.plan.spots"]
    assert scenario_table(1).check("Anna place reclaim").clauses == ["rc.plan.spots"]


@pytest.mark.clause("rc.s6.reclaim", "rc.explore.carry")
def test_a_marker_may_be_taken_off_a_bare_space() -> None:
    head = 'phase = "resolve"\nagenda = [{do = "take a black marker off"}]'
    game = family(head, 'm1 = 8\nb1 = {markers = ["source"]}')
    assert game.state.place("b1").markers == ()


@pytest.mark.clause("rc.s6.reclaim", "rc.threat.reward")
def test_a_marker_that_was_reclaimed_is_not_taken_off_twice() -> None:
    traces = 'traces = [["event:drought", "m2", "wood"]]'
    head = f'phase = "event"\nagenda = [{{do = "uncover it", card = "event:drought"}}]\n{traces}'
    game = family(head, "m1 = 8\nm2 = 4")
    assert game.state.place("m2").markers == ()


@pytest.mark.clause("rc.s6.reclaim")
def test_the_plow_takes_a_black_marker_off() -> None:
    game = family("", EXHAUSTED, '[available]\ntokens = ["plow"]')
    play(game, "Ben use plow", "Ben choose m2:terrain")
    assert markers(game, "terrain") == []
    assert game.state.available.tokens == ()


@pytest.mark.clause("rc.s6.reclaim", "rc.ruling.u13")
def test_the_plow_is_kept_where_no_marker_lies() -> None:
    game = family("", "m1 = 8", '[available]\ntokens = ["plow"]')
    assert game.check("Ben use plow").clauses == ["rc.ruling.u13"]


# Book and totems


@pytest.mark.clause("rc.s6.book")
def test_a_book_halves_the_production_of_the_round() -> None:
    book = 'phase = "event"\nagenda = [{do = "book effect"}, {do = "production phase"}]'
    tiles = 'm1 = {tile = 8, tokens = ["wood", "food"]}'
    game = family(book, tiles)
    assert asked(game) == ["0", "1", "2"]
    play(game, "Anna choose 2")
    assert goods(game) == (2, 0, 0, 0)


@pytest.mark.clause("rc.s6.book", "rc.production.changes")
@pytest.mark.parametrize(("wood", "food"), [(2, 0), (1, 1), (0, 2)])
def test_r_62_two_wood_and_three_food_halved_are_two_in_all(wood: int, food: int) -> None:
    tiles = 'm1 = {tile = 8, tokens = ["wood", "food", "food"]}'
    assert goods(phase("production", tiles=tiles)) == (2, 3, 0, 0)
    book = 'phase = "event"\nagenda = [{do = "book effect"}, {do = "production phase"}]'
    game = family(book, tiles)
    assert asked(game) == ["0", "1", "2"]
    play(game, f"Ben choose {wood}")
    assert goods(game) == (wood, food, 0, 0)


def explored(tile: int, tiles: str = "m1 = 8") -> Game[State]:
    """Anna explores m2, where that tile comes; the next phase has not begun."""
    game = family("", tiles, f'[decks]\ntile = ["{tile}"]')
    play(game, "Anna place explore m2; Anna place explore m2; Ben place rest; Ben place rest 2")
    return play(game, "Anna ready; Ben ready")


@pytest.mark.clause("rc.s6.totem", "rc.term.unexplored")
def test_a_totem_tile_that_is_the_first_of_its_terrain_hides_it() -> None:
    game = explored(4)
    assert game.state.place("m2").markers == ("terrain",)
    assert explored_terrains(game.state) == {"beach"}


@pytest.mark.clause("rc.s6.totem")
@pytest.mark.parametrize("other", ["b1 = 7", 'b1 = {tile = 7, markers = ["terrain"]}'])
def test_a_later_tile_of_that_terrain_shows_it(other: str) -> None:
    game = explored(4, f"m1 = 8\n{other}")
    assert game.state.place("m2").markers == ()
    assert "hills" in explored_terrains(game.state)


@pytest.mark.clause("rc.s6.totem")
def test_a_tile_without_a_totem_shows_its_terrain() -> None:
    game = explored(9)
    assert game.state.place("m2").markers == ()
    assert explored_terrains(game.state) == {"beach", "plains"}


@pytest.mark.clause("rc.s6.totem", "rc.s6.reclaim")
def test_reclaimed_land_shows_its_terrain_again() -> None:
    game = family("shelter = true", 'm1 = 8\nm2 = {tile = 4, markers = ["terrain"]}', FED)
    assert game.check("Anna place build pot").clauses == ["rc.item.needs"]
    play(game, "Anna place reclaim; Anna place reclaim; Ben place arrange; Ben place arrange 2")
    play(game, "Anna ready; Ben ready; Anna choose stay")
    assert game.round == 2
    assert game.check("Anna place build pot").ok


# Tokens and inventions of the sheet


def holding(token: str, head: str = "", tail: str = "", dice: str = "") -> Game[State]:
    return family(head, tail=f'[available]\ntokens = ["{token}"]\n{tail}', dice=dice)


@pytest.mark.clause("rc.s6.others")
@pytest.mark.parametrize("name", ["rope", "pot", "knife"])
def test_old_tools_build_rope_pot_or_knife_at_once(name: str) -> None:
    game = holding("old-tools")
    play(game, "Anna use old-tools")
    assert sorted(asked(game)) == ["knife", "pot", "rope"]
    play(game, f"Anna choose {name}")
    assert game.state.item(name) is not None
    assert game.state.weapon == (name == "knife")


@pytest.mark.clause("rc.s6.others", "rc.discovery.when")
def test_while_actions_are_resolved_the_old_tools_build_into_future() -> None:
    open_question = 'phase = "resolve"\nagenda = [{do = "wait for the table"}]'
    game = holding("old-tools", open_question)
    play(game, "Anna use old-tools", "Anna choose rope")
    assert game.state.item("rope") is None
    assert game.state.future.inventions == ("rope",)


ANIMALS = 'round = 7\nphase = "weather"\nagenda = [{do = "weather phase"}]\nroof = 2'


@pytest.mark.clause("rc.s6.others", "rc.animals.die")
def test_gunpowder_throws_the_animals_again_and_the_new_face_counts() -> None:
    game = holding("gunpowder", ANIMALS, dice="rain fight palisade")
    play(game, "Ben use gunpowder")
    assert [person.wounds for person in game.state.people] == [1, 1]
    assert game.state.available.tokens == ()


@pytest.mark.clause("rc.s6.others")
def test_gunpowder_may_be_kept_and_serves_no_other_die() -> None:
    game = holding("gunpowder", ANIMALS, dice="rain fight")
    play(game, "Ben go-on")
    assert [person.wounds for person in game.state.people] == [3, 3]
    assert game.state.available.tokens == ("gunpowder",)
    assert holding("gunpowder", ANIMALS, dice="rain-2 blank").state.agenda == ()
    assert holding("gunpowder").check("Ben use gunpowder").clauses == ["rc.use.any-time"]


def test_without_dice_on_the_table_none_is_thrown_again() -> None:
    again = 'phase = "weather"\nagenda = [{do = "throw the animals die again"}]'
    assert family(again).state.throw.faces == ()


@pytest.mark.clause("rc.s6.others")
def test_seeds_are_one_food_that_keeps() -> None:
    game = holding("seeds", 'phase = "night"\nagenda = [{do = "wait for the table"}]')
    play(game, "Anna use seeds")
    assert goods(game) == (0, 0, 1, 0)


@pytest.mark.clause("rc.s6.others", "rc.need.item")
def test_the_fence_makes_the_palisade_higher() -> None:
    game = family('items = ["shovel"]\nshelter = true\npalisade = 1', tail=FED)
    play(game, "Anna place build fence; Anna place build fence; Ben place arrange; Ben place arrange 2")
    play(game, "Anna ready; Ben ready")
    assert game.state.palisade == 2
    assert family().check("Anna place build fence").clauses == ["rc.need.item"]


@pytest.mark.clause("rc.s6.others")
def test_the_garden_gives_four_food_for_two() -> None:
    game = family('items = ["shovel"]\nshelter = true', tail="[available]\nfood = 2")
    play(game, "Anna place build garden; Anna place build garden; Ben place arrange; Ben place arrange 2")
    assert goods(game)[1] == 0
    play(game, "Anna ready; Ben ready")
    assert [person.wounds for person in game.state.people] == [0, 0]
    ends = 'phase = "resolve"\nagenda = [{do = "end of action phase"}]'
    assert goods(family(ends, tail='[future]\ninventions = ["garden"]')) == (0, 4, 0, 0)
