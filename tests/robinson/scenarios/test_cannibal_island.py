"""Scenario 5: villages, the city, and cannibals who come with the book."""

from __future__ import annotations

from typing import Any

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.island.island_map import explored_terrains
from fujikit.robinson.phases.weather import dice_of
from fujikit.robinson.scenarios.cannibal_island import strength
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State
from fujikit.robinson.work.spots import pawns_needed
from tests.robinson.support import wounds
from tests.robinson.tables import asked, goods, question, table
from tests.support import clauses

HIDDEN = {"tile": 4, "down": True}
ISLAND = {"m1": 8, "m2": 5, "t1": 6, "b1": 7, "t2": 9, "t4": HIDDEN}


def cannibals(*do: str, **rest: Any) -> Game[State]:
    """A table of scenario 5."""
    return table(*do, **{"scenario": 5, "island": ISLAND, **rest})


@pytest.mark.clause("rc.s5.frame")
def test_the_sheet_names_the_equipment_and_hides_the_city() -> None:
    game = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=5, seed=3)
    assert {gear.name for gear in game.state.equipment} == {"flask-of-rum", "pipe-and-tobacco"}
    assert (game.state.place("t4").tile, game.state.place("t4").down) == (4, True)
    assert "4" not in game.state.deck("tile").cards()
    assert [dice_of(cannibals(round=number).state) for number in range(1, 10)] == [()] * 9
    assert game.state.table.scenario.rounds == 9


@pytest.mark.clause("rc.s5.city")
def test_the_city_opens_at_the_start_of_round_four_without_terrain_and_discovery() -> None:
    closed = cannibals("the scenario's start of round", round=3)
    assert closed.state.place("t4").down
    game = cannibals("the scenario's start of round", round=4, island={"m1": 8, "t4": HIDDEN})
    city = game.state.place("t4")
    assert (city.down, city.tokens) == (False, ("number",))
    assert "hills" not in explored_terrains(game.state)
    assert game.state.future.tokens == game.state.available.tokens == ()


@pytest.mark.clause("rc.s5.goal")
def test_the_city_must_fall_and_everyone_must_live_to_the_end_of_that_round() -> None:
    game = cannibals("burn t4", "gain 1 wood", round=5)
    assert game.outcome is None
    won = cannibals("burn t4", "end of round", phase="night", round=5)
    assert won.outcome is not None
    assert (won.outcome.won, won.outcome.why) == (True, "rc.s5.goal")
    seats = {"Anna": {"role": "explorer", "wounds": 11}, "Ben": {"role": "soldier"}}
    dead = cannibals("burn t4", "all: 1 wound", "end of round", phase="night", seats=seats)
    assert dead.outcome is not None
    assert (dead.outcome.won, dead.outcome.why) == (False, "rc.end.death")
    last = cannibals("end of round", phase="night", round=9)
    assert last.outcome is not None
    assert (last.outcome.won, last.outcome.why) == (False, "rc.end.rounds")
    fallen = cannibals("burn t4", "end of round", phase="night", round=9)
    assert fallen.outcome is not None
    assert fallen.outcome.won


@pytest.mark.clause("rc.s5.strength", "rc.s5.attack", "rc.combat.plain")
def test_r_59_an_attacked_village_counts_the_other_totems_in_sight() -> None:
    notes = {"village-m2": 1, "village-t1": 1, "village-b1": 2, "village-m3": 1}
    island = {**ISLAND, "m3": 2}
    plan = [{"kind": "hunt", "target": "m2", "pawns": ["Anna", "Ben"], "sure": True}]
    seats = {"Anna": {"role": "explorer"}, "Ben": {"role": "soldier"}}
    attack = {"phase": "resolve", "weapon": 5, "notes": notes, "island": island, "plan": plan, "seats": seats}
    game = cannibals("resolve hunt", **attack)
    assert wounds(game) == [0, 1]
    assert (game.state.noted("village-m2"), game.state.weapon) == (2, 5)
    other = cannibals("resolve hunt", switches=["village-own-totem"], **attack)
    assert wounds(other) == [0, 2]


@pytest.mark.clause("rc.s5.strength")
def test_the_open_city_s_totem_counts_for_the_villages() -> None:
    notes = {"village-m2": 1}
    near = {"m1": 8, "m2": 5, "t4": HIDDEN}
    assert strength(cannibals(notes=notes, island=near).state, "m2") == 4
    assert strength(cannibals(notes=notes, island={**near, "t4": 4}).state, "m2") == 5


@pytest.mark.clause("rc.s5.strength")
def test_r_60_each_burned_village_weakens_the_city_by_three() -> None:
    assert strength(cannibals(notes={"village-m2": 2, "village-t1": 2}).state, "t4") == 15
    assert strength(cannibals().state, "t4") == 21


@pytest.mark.clause("rc.s5.attack")
def test_an_attack_needs_an_explored_way_and_no_beast_card() -> None:
    notes = {"village-m2": 1, "village-m4": 1}
    game = cannibals("planning", phase="plan", notes=notes, island={"m1": 8, "m2": 5, "m4": 2, "t4": 4})
    assert list(sheet(game.state).hunt_targets(game.state)) == ["m2"]
    assert game.check("Anna place hunt m2").ok
    assert not game.check("Anna place hunt").ok
    assert clauses(game, "Anna place hunt m4") == ["rc.s5.attack"]
    assert clauses(game, "Anna place hunt t4") == ["rc.s5.attack"]
    assert clauses(game, "Anna place hunt t1") == ["rc.plan.spots"]
    game.act("Anna place hunt m2")
    assert "the attack on m2" in game.check("Anna ready").reasons[0].text()


@pytest.mark.clause("rc.s5.attack", "rc.s5.city", "rc.s5.burned")
def test_what_is_hidden_or_burned_cannot_be_attacked() -> None:
    notes = {"village-m2": 2, "city-destroyed": 1}
    hidden = cannibals("planning", phase="plan", notes=notes, island={"m1": 8, "m2": 5, "t4": HIDDEN})
    assert clauses(hidden, "Anna place hunt m2") == ["rc.s5.burned"]
    early = cannibals("planning", phase="plan", island={"m1": 8, "t4": HIDDEN})
    assert clauses(early, "Anna place hunt t4") == ["rc.s5.city"]
    fallen = cannibals("planning", phase="plan", camp="m4", notes=notes, island={"m4": 1, "t4": 4})
    assert clauses(fallen, "Anna place hunt t4") == ["rc.s5.burned"]


@pytest.mark.clause("rc.s5.attack")
def test_distance_does_not_matter_to_an_attack_but_friday_cannot_lead_it() -> None:
    island = {"m1": 8, "m2": 1, "m3": 5, "t4": HIDDEN}
    game = cannibals("planning", phase="plan", friday={}, dog=True, notes={"village-m3": 1}, island=island)
    assert pawns_needed(game.state, "hunt", "m3") == (2, 2)
    game.act("Anna place hunt m3 with Friday")
    game.act("Anna place hunt m3 with dog")
    assert "rc.s5.attack" in game.check("Anna ready").clauses
    game.act("Anna take-back hunt m3 with dog")
    game.act("Anna place hunt m3")
    assert "rc.s5.attack" not in game.check("Anna ready").clauses


@pytest.mark.clause("rc.token.danger-hunt", "rc.ruling.u14")
def test_a_special_hunt_leaves_the_danger_of_the_hunt_but_meets_that_of_its_tile() -> None:
    plan = [{"kind": "hunt", "target": "m2", "pawns": ["Ben", "Anna"], "sure": True}]
    island = {"m1": 8, "m2": {"tile": 5, "tokens": ["time"]}, "t4": HIDDEN}
    attack = {"phase": "resolve", "weapon": 4, "notes": {"village-m2": 1}, "plan": plan}
    game = cannibals("resolve hunt", island=island, spots=["danger@hunt"], **attack)
    assert (wounds(game), game.state.spots) == ([0, 0], ("danger@hunt",))
    assert pawns_needed(game.state, "hunt", "m2") == (3, 3)


@pytest.mark.clause("rc.token.danger-tile", "rc.ruling.u14")
@pytest.mark.parametrize(("weapon", "hurt"), [(0, 1), (1, 0)])
def test_an_attack_on_a_dangerous_tile_costs_the_unarmed_a_wound(weapon: int, hurt: int) -> None:
    island = {"m1": 8, "m2": {"tile": 5, "tokens": ["danger"]}, "t4": HIDDEN}
    plan = {"phase": "plan", "weapon": weapon, "notes": {"village-m2": 1}, "island": island}
    game = cannibals("planning", "confirm the plan", **plan)
    for line in ("Anna place hunt m2", "Anna place hunt m2", "Ben place rest", "Ben place rest 2"):
        game.act(line)
    game.act("Anna ready")
    game.act("Ben ready")
    assert wounds(game) == [hurt, 0]


@pytest.mark.clause("rc.s5.burned")
def test_the_camp_never_enters_a_village_that_stands_nor_the_city() -> None:
    island = {"m1": 8, "m2": 5, "t4": HIDDEN}
    stays = cannibals("move camp", island=island, notes={"village-m2": 1})
    assert (stays.state.camp, wounds(stays)) == ("m1", [1, 1])
    assert cannibals("move camp", island=island, notes={"village-m2": 2}).state.camp == "m2"
    edge = {"m4": 1, "t4": 4}
    assert cannibals("move camp", camp="m4", island=edge).state.camp == "m4"


@pytest.mark.clause("rc.s5.burned")
def test_gathering_at_cannibals_takes_a_pawn_more() -> None:
    island = {"m1": 8, "m2": 5, "t3": 1, "t2": 9, "t1": 3, "t4": 4}
    stands = cannibals(island=island, notes={"village-m2": 1})
    assert pawns_needed(stands.state, "gather", "m2") == (2, 3)
    burned = cannibals(island=island, notes={"village-m2": 2})
    assert pawns_needed(burned.state, "gather", "m2") == (1, 2)
    assert pawns_needed(cannibals(camp="t3", island=island).state, "gather", "t4") == (2, 3)


@pytest.mark.clause("rc.s5.book")
def test_r_61_each_takes_three_wounds_less_one_for_each_burned_village() -> None:
    island = {"m1": 8, "t2": 9, "t1": 3, "t4": HIDDEN}
    game = cannibals("book effect", island=island, notes={"village-m3": 2, "village-m4": 2})
    assert wounds(game) == [1, 1]
    assert game.state.camp == "t1"
    four = {f"village-{name}": 2 for name in ("m2", "m3", "m4", "b1")}
    assert wounds(cannibals("book effect", island=island, notes=four)) == [0, 0]


@pytest.mark.clause("rc.s5.book", "rc.build.shelter-kept")
def test_a_camp_that_cannot_move_loses_what_was_built_or_takes_two_wounds_more() -> None:
    alone = {"m1": 8, "t4": HIDDEN}
    game = cannibals("book effect", island=alone, shelter=True, roof=2, palisade=1)
    assert (game.state.shelter, game.state.roof, game.state.palisade) == (False, 0, 0)
    assert wounds(game) == [3, 3]
    assert wounds(cannibals("book effect", island=alone)) == [5, 5]


@pytest.mark.clause("rc.s5.totems")
@pytest.mark.parametrize(("number", "hurt", "left"), [(1, 1, 2), (2, 1, 1), (3, 1, 1), (4, 3, 1), (5, 0, 2)])
def test_villages_raid_whoever_finds_them(number: int, hurt: int, left: int) -> None:
    rest = {"notes": {"totems": number - 1}, "available": {"wood": 2}}
    game = cannibals("the totem of the tile", phase="resolve", who="Anna", place="m2", **rest)
    assert (wounds(game), goods(game)[0]) == ([hurt, 0], left)
    assert game.state.noted("village-m2") == (number <= 4)


@pytest.mark.clause("rc.s5.totems")
def test_i_06_the_fourth_village_spares_those_with_medicine_and_takes_what_is_there() -> None:
    rest = {"notes": {"totems": 3}, "items": [{"name": "medicine"}], "available": {"food": 2}}
    game = cannibals("the totem of the tile", phase="resolve", who="Anna", place="m2", **rest)
    assert (wounds(game), goods(game)) == ([1, 0], (0, 1, 0, 0))


@pytest.mark.clause("rc.s5.others")
def test_the_canoe_takes_two_tiles_and_lays_one() -> None:
    def explore(*tiles: str, **rest: Any) -> Game[State]:
        here = {"phase": "resolve", "who": "Anna", "place": "b1", "island": {"m1": 8, "t4": HIDDEN}}
        return cannibals("explore the space", decks={"tile": {"middle": list(tiles)}}, **here, **rest)

    canoe = {"items": [{"name": "canoe"}]}
    game = explore("1", "11", "3", dice="3 11", **canoe)
    assert question(game) == "pick the tile to lay after 0"
    assert asked(game) == ["3", "11"]
    game.act("Anna choose 11")
    assert game.state.place("b1").tile == 11
    assert game.state.deck("tile").middle == ("1", "3")
    assert explore("1", "3", dice="3").state.place("b1").tile == 3
    assert explore("3", dice="3", **canoe).state.place("b1").tile == 3
    assert explore(**canoe).state.place("b1").tile == 0


@pytest.mark.clause("rc.s5.others")
def test_the_ballista_arms_and_fortifies_a_built_shelter() -> None:
    built = {"phase": "resolve", "future": {"inventions": ["ballista"]}}
    game = cannibals("end of action phase", shelter=True, **built)
    assert (game.state.weapon, game.state.palisade) == (1, 2)
    bare = cannibals("end of action phase", **built)
    assert (bare.state.weapon, bare.state.palisade) == (1, 0)


@pytest.mark.clause("rc.s5.others")
def test_the_tokens_of_the_sheet_lend_heal_and_arm() -> None:
    game = cannibals("fight 2", who="Anna", phase="resolve", available={"tokens": ["blowpipe"]})
    game.act("Anna use blowpipe")
    assert wounds(game) == [0, 0]
    armed = cannibals("planning", phase="plan", available={"tokens": ["scenario-old-machete"]})
    armed.act("Ben use scenario-old-machete")
    assert armed.state.weapon == 1
