"""Scenario 7, King Kong Island: lairs, a film crew, Traps, and the capture."""

from __future__ import annotations

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.chance import DiceThrown
from fujikit.robinson.scenarios.king_kong_island import living
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State
from fujikit.robinson.work.spots import pawns_needed
from tests.robinson.scenarios.tables import markers, play, scenario_table, why
from tests.robinson.support import wounds

CAMP = "shelter = true"
TOTEMS = "m1 = 8\nm2 = 4\nt1 = 5\nt2 = 6\nm3 = 10"
"""The camp, and four tiles with totems: two beside it, two a space farther."""
FED = "[available]\nfood = 5"


def kong(
    head: str = "",
    tiles: str = TOTEMS,
    tail: str = "",
    *,
    dice: str = "",
    wounds: int = 0,
    players: int = 2,
) -> Game[State]:
    shelter = "" if "shelter =" in head else CAMP
    return scenario_table(7, f"{shelter}\n{head}", tiles, tail, dice=dice, wounds=wounds, players=players)


def lairs(count: int) -> str:
    """Tiles with totems and number tokens."""
    spots = (("m2", 4), ("t1", 5), ("t2", 6), ("m3", 10))
    return "m1 = 8\n" + "\n".join(
        f'{name} = {{tile = {tile}, tokens = ["number"]}}' for name, tile in spots[:count]
    )


def crew(*lost: int) -> str:
    """The notes of crew members who are dead or captured."""
    return "[notes]\n" + "".join(f"crew-{number} = 1\n" for number in lost)


def gone(game: Game[State]) -> list[int]:
    """The numbers of those who are dead or captured."""
    return [number for number in range(1, 10) if game.state.noted(f"crew-{number}")]


def weather(count: int, dice: str, head: str = "", tail: str = "", wounds: int = 0) -> Game[State]:
    """A weather phase with so many lairs."""
    agenda = 'phase = "weather"\nagenda = [{do = "weather phase"}]'
    return kong(f"{agenda}\n{head}", lairs(count), tail, dice=dice, wounds=wounds)


def thrown(game: Game[State]) -> list[str]:
    """The faces of all dice that were thrown when the position was read."""
    throws = [event for event in game.history[0].events if isinstance(event, DiceThrown)]
    return [face for throw in throws for face in throw.faces]


# The frame


@pytest.mark.clause("rc.s7.frame", "rc.setup.tracks")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_ten_rounds_and_a_shelter_without_roof_and_palisade(players: int) -> None:
    names = ["Anna", "Ben", "Clara", "David"][:players]
    state = fujikit.new_game("robinson", players=names, scenario=7, seed=players).state
    assert state.table.scenario.rounds == 10
    assert (state.shelter, state.roof, state.palisade, state.weapon) == (True, 0, 0, 0)
    assert [member.number for member in living(state)] == list(range(1, 10))


@pytest.mark.clause("rc.s7.frame", "rc.build.needs-shelter")
def test_roof_and_palisade_may_be_built_from_the_first_round_on() -> None:
    game = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=7, seed=3)
    refused = {*game.check("Anna place build roof").clauses, *game.check("Anna place build shelter").clauses}
    assert refused == {"rc.build.cost", "rc.build.shelter"}


# Lairs


@pytest.mark.clause("rc.s7.lairs", "rc.explore.totem")
def test_a_totem_tile_gets_a_number_token() -> None:
    game = kong("", "m1 = 8", '[available]\nfood = 2\n[decks]\ntile = ["4", "5"]')
    play(game, "Anna place explore m2; Anna place explore m2; Ben place explore t1; Ben place explore t1")
    play(game, "Anna ready; Ben ready", "Anna choose 1")
    assert game.state.place("m2").tokens == ("number",)
    assert game.state.place("t1").tokens == ("number",)
    assert (game.state.noted("lair-m2"), game.state.noted("lair-t1")) == (1, 2)


@pytest.mark.clause("rc.s7.lairs")
def test_a_tile_without_a_totem_is_no_lair() -> None:
    game = kong("", "m1 = 8", '[available]\nfood = 2\n[decks]\ntile = ["1"]')
    play(game, "Anna place explore m2; Anna place explore m2; Ben place arrange; Ben place arrange 2")
    play(game, "Anna ready; Ben ready")
    assert game.state.place("m2").tile == 1
    assert game.state.place("m2").tokens == ()
    assert sheet(game.state).weather_dice(game.state) == ()


@pytest.mark.clause("rc.s7.lairs", "rc.weather.dice")
@pytest.mark.parametrize("count", range(5))
@pytest.mark.parametrize("now", [1, 5, 10])
def test_the_animals_are_thrown_once_for_each_number_token(now: int, count: int) -> None:
    game = weather(count, "blank " * count, f"round = {now}")
    assert thrown(game) == ["blank"] * count


@pytest.mark.clause("rc.s7.lairs")
def test_i_07_three_number_tokens_mean_three_throws_and_all_results_apply() -> None:
    game = weather(3, "food palisade fight", "palisade = 2\nweapon = 1", "[available]\nfood = 3")
    assert thrown(game) == ["food", "palisade", "fight"]
    assert (game.state.available.goods.food, game.state.palisade) == (2, 1)
    assert wounds(game) == [2, 2]


@pytest.mark.clause("rc.s7.lairs", "rc.animals.once")
def test_a_card_that_calls_for_the_animals_adds_a_throw_only_without_lairs() -> None:
    called = 'spots = ["animals@weather"]'
    assert thrown(weather(2, "blank blank", called)) == ["blank", "blank"]
    assert thrown(weather(0, "food", called, FED)) == ["food"]


@pytest.mark.clause("rc.s7.lairs", "rc.ruling.u21")
def test_a_lair_that_is_found_after_an_early_throw_adds_a_die_in_the_weather_phase() -> None:
    early = 'round_notes = ["early:animals:food"]'
    game = weather(2, "palisade", f"{early}\npalisade = 2", FED)
    assert thrown(game) == ["palisade"]
    assert (game.state.available.goods.food, game.state.palisade) == (4, 1)


@pytest.mark.clause("rc.s7.lairs", "rc.term.flip")
def test_a_lair_that_turns_face_down_loses_its_token() -> None:
    head = 'phase = "event"\nagenda = [{do = "flip a tile next to camp if possible"}]'
    game = kong(head, lairs(1))
    assert game.state.place("m2").down
    assert sheet(game.state).weather_dice(game.state) == ()


@pytest.mark.clause("rc.s7.lairs", "rc.production.camp")
def test_a_camp_beside_a_totem_costs_everybody_a_wound_in_production() -> None:
    produce = 'phase = "production"\nagenda = [{do = "production phase"}]'
    there = kong(f'camp = "m2"\n{produce}')
    assert wounds(there) == [1, 1]
    assert there.state.available.goods.wood == 1
    assert wounds(kong(produce)) == [0, 0]
    skipped = kong(f'camp = "m2"\n{produce}\nround_notes = ["skip-production"]')
    assert wounds(skipped) == [1, 1]


# The crew


def book(*lost: int, head: str = "") -> Game[State]:
    return kong(f'phase = "event"\nagenda = [{{do = "book effect"}}]\n{head}', tail=crew(*lost))


@pytest.mark.clause("rc.s7.crew")
def test_a_book_kills_the_living_member_with_the_lowest_number_and_lowers_morale() -> None:
    game = book()
    assert gone(game) == [1]
    assert game.state.morale == -1
    assert "number 1, Lights" in " ".join(game.story(game.history[0]))
    assert gone(book(1, 2, 4)) == [1, 2, 3, 4]
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.s7.crew", "rc.card.book")
def test_a_book_effect_that_comes_twice_takes_two() -> None:
    game = kong('phase = "event"\nagenda = [{do = "book effect"}, {do = "book effect"}]')
    assert gone(game) == [1, 2]
    assert game.state.morale == -2


@pytest.mark.clause("rc.s7.crew")
def test_the_actress_is_captured_and_the_next_book_takes_the_one_after_her() -> None:
    game = book(1, 2, 3, 4, 5)
    assert gone(game) == [1, 2, 3, 4, 5, 6]
    assert game.state.morale == -1
    assert "carries off the actress" in " ".join(game.story(game.history[0]))
    assert gone(book(1, 2, 3, 4, 5, 6)) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.clause("rc.s7.crew")
def test_the_death_of_the_director_loses_the_game() -> None:
    assert book(1, 2, 3, 4, 5, 6, 7).outcome is None
    assert why(book(1, 2, 3, 4, 5, 6, 7, 8)) == (False, "rc.s7.crew")
    assert book(1, 2, 3, 4, 5, 7, 8).outcome is None


SUPPER = 'phase = "night"\nagenda = [{do = "supper"}]'


@pytest.mark.clause("rc.s7.crew")
@pytest.mark.parametrize(("switches", "lost"), [("", []), ('switches = ["king-kong-hunger"]', [1, 2])])
def test_hunger_costs_crew_where_the_optional_rule_is_played(switches: str, lost: list[int]) -> None:
    game = kong(f"{switches}\n{SUPPER}")
    assert wounds(game) == [2, 2]
    assert gone(game) == lost
    assert gone(kong(f"{switches}\n{SUPPER}", tail=FED)) == []


@pytest.mark.clause("rc.s7.crew", "rc.outside.night")
def test_somebody_who_starves_outside_costs_one_too() -> None:
    switched = f'switches = ["king-kong-hunger"]\n{SUPPER}'
    text = f'game = "robinson"\nscenario = 7\n{switched}\n[[seat]]\nname = "Anna"\n[[seat]]\nname = "Ben"\n'
    game = fujikit.position(f'{text}outside = "m2"\n[island]\n{TOTEMS}\n{FED}')
    assert wounds(game) == [0, 2]
    assert gone(game) == [1]


@pytest.mark.clause("rc.s7.crew", "rc.token.food-night")
def test_a_second_helping_that_is_missing_is_no_hunger() -> None:
    head = 'switches = ["king-kong-hunger"]\nspots = ["food@night"]\nphase = "night"'
    game = kong(f'{head}\nagenda = [{{do = "supper"}}]', tail="[available]\nfood = 2")
    assert wounds(game) == [1, 1]
    assert gone(game) == []


# The breach


@pytest.mark.clause("rc.s7.breach", "rc.animals.die")
def test_a_palisade_that_is_not_there_costs_a_wound_each_morale_and_one_of_the_crew() -> None:
    game = weather(1, "palisade")
    assert wounds(game) == [1, 1]
    assert game.state.morale == -1
    assert gone(game) == [1]


@pytest.mark.clause("rc.s7.breach")
def test_a_palisade_that_stands_only_falls() -> None:
    game = weather(2, "palisade palisade", "palisade = 1")
    assert game.state.palisade == 0
    assert (wounds(game), game.state.morale, gone(game)) == ([1, 1], -1, [1])
    high = weather(2, "palisade palisade", "palisade = 2")
    assert (wounds(high), high.state.morale, gone(high)) == ([0, 0], 0, [])


@pytest.mark.clause("rc.s7.breach", "rc.animals.all")
def test_other_results_and_a_storm_are_no_breach() -> None:
    game = weather(2, "food fight", 'spots = ["storm@weather"]')
    assert wounds(game) == [1 + 3 + 1] * 2
    assert (game.state.morale, gone(game)) == (-1, [])  # the arrow of the third wound


@pytest.mark.clause("rc.s7.breach", "rc.friday.immune", "rc.outside.weather")
def test_a_breach_wounds_neither_friday_nor_those_outside() -> None:
    head = 'phase = "weather"\nagenda = [{do = "weather phase"}]\nfriday = {}'
    text = (
        f'game = "robinson"\nscenario = 7\n{CAMP}\n{head}\n[[seat]]\nname = "Anna"\n[[seat]]\nname = "Ben"\n'
    )
    game = fujikit.position(f'{text}outside = "m2"\n[island]\n{lairs(1)}', dice="palisade")
    assert wounds(game) == [1, 0, 0]
    assert gone(game) == [1]


@pytest.mark.clause("rc.s7.breach", "rc.demand.unforced")
def test_a_palisade_may_be_put_up_before_king_kong_breaks_through() -> None:
    bushes = '[available]\ntokens = ["thorny-bushes"]'
    game = weather(1, "palisade", tail=bushes)
    assert "about to break through" in game.view("Ben")["prompt"]["text"]
    play(game, "Ben use thorny-bushes")
    assert (game.state.palisade, wounds(game), gone(game)) == (0, [0, 0], [])
    twice = weather(1, "palisade", tail='[available]\ntokens = ["thorny-bushes", "thorny-bushes"]')
    play(twice, "Ben use thorny-bushes")
    assert twice.state.available.tokens == ("thorny-bushes",)
    assert twice.state.palisade == 0
    given_up = play(weather(1, "palisade", tail=bushes), "Ben go-on")
    assert (wounds(given_up), gone(given_up)) == ([1, 1], [1])


@pytest.mark.clause("rc.s7.breach", "rc.s7.crew")
def test_a_breach_may_cost_the_director_and_the_game() -> None:
    assert why(weather(1, "palisade", tail=crew(*range(1, 9)))) == (False, "rc.s7.crew")


@pytest.mark.clause("rc.end.death", "rc.s7.breach")
def test_a_breach_may_kill() -> None:
    assert why(weather(1, "palisade", wounds=11)) == (False, "rc.end.death")


# Traps


SHOVEL = 'items = ["shovel"]'
WOOD = "[available]\nwood = 16\nfood = 4"


@pytest.mark.clause("rc.s7.trap", "rc.need.item")
def test_a_trap_takes_four_wood_and_a_shovel() -> None:
    game = kong(SHOVEL, tail="[available]\nwood = 4\nfood = 2")
    play(game, "Anna place build trap@m2; Anna place build trap@m2; Ben place arrange; Ben place arrange 2")
    assert game.state.available.goods.wood == 0
    play(game, "Anna ready; Ben ready")
    assert markers(game, "trap") == ["m2"]
    assert kong(SHOVEL, tail="[available]\nwood = 3").check("Anna place build trap@m2").clauses == [
        "rc.need.resources"
    ]
    assert kong(tail=WOOD).check("Anna place build trap@m2").clauses == ["rc.need.item"]


@pytest.mark.clause("rc.s7.trap", "rc.distance.far")
def test_two_spaces_from_the_camp_a_trap_needs_a_pawn_more() -> None:
    game = kong(f'{SHOVEL}\ncamp = "m2"', tail=WOOD)
    assert game.check("Anna place build trap@m2").ok
    there = kong(SHOVEL, tail=WOOD)
    assert [pawns_needed(there.state, "build", name) for name in ("m2", "t1", "t2", "m3")] == [
        (1, 2),
        (1, 2),
        (2, 3),
        (2, 3),
    ]
    play(there, "Anna place build trap@t2; Anna place rest; Ben place rest 2; Ben place rest 3")
    assert there.check("Anna ready").clauses == ["rc.plan.numbers"]
    assert "building the Trap on t2" in there.check("Anna ready").reasons[0].text()


@pytest.mark.clause("rc.s7.trap", "rc.term.inaccessible", "rc.distance.path")
@pytest.mark.parametrize(
    ("space", "clause", "said"),
    [
        ("m1", "rc.s7.trap", "has none"),
        ("b1", "rc.s7.trap", "has none"),
        ("b2", "rc.s7.trap", "has none"),
        ("m4", "rc.s7.trap", "3 spaces from the camp"),
        ("t1", "rc.term.inaccessible", "face down"),
        ("b3", "rc.distance.path", "no way"),
        ("m2", "rc.exclusive.one", "its own tile"),
    ],
)
def test_a_trap_wants_a_totem_tile_of_its_own_within_two_spaces(space: str, clause: str, said: str) -> None:
    tiles = (
        'm1 = 8\nm2 = {tile = 4, markers = ["trap"]}\nm3 = 10\nm4 = 7\nt1 = {tile = 5, down = true}\nb2 = 1\n'
    )
    cut_off = 'camp = "t2"\n' if space == "b3" else ""
    island = "t2 = 9\nb3 = 6" if cut_off else tiles
    game = kong(f"{SHOVEL}\n{cut_off}", island, WOOD)
    verdict = game.check(f"Anna place build trap@{space}")
    assert verdict.clauses == [clause]
    assert said in verdict.reasons[0].text()
    assert f"Anna place build trap@{space}" not in [str(action) for action in game.legal("Anna")]


@pytest.mark.clause("rc.s7.trap", "rc.plan.once")
def test_several_traps_may_be_built_in_one_round() -> None:
    game = kong(SHOVEL, tail=WOOD)
    play(game, "Anna place build trap@m2; Anna place build trap@m2")
    play(game, "Ben place build trap@t1; Ben place build trap@t1; Anna ready; Ben ready", "Anna choose 1")
    assert markers(game, "trap") == ["t1", "m2"]


@pytest.mark.clause("rc.s7.trap")
def test_three_traps_are_all() -> None:
    game = kong(SHOVEL, trapped("m2", "t1", "t2"), WOOD)
    verdict = game.check("Anna place build trap@m3")
    assert verdict.clauses == ["rc.s7.trap"]
    assert "All 3 Traps are built" in verdict.reasons[0].text()
    four = kong(
        'phase = "resolve"\nagenda = [{do = "end of action phase"}]',
        trapped("m2", "t1"),
        '[future]\ninventions = ["trap@t2", "trap@m3"]',
    )
    assert len(markers(four, "trap")) == 3


@pytest.mark.clause("rc.s7.trap", "rc.exclusive.one")
def test_a_trap_that_waits_in_future_has_its_tile_already() -> None:
    game = kong(SHOVEL, tail=f'{WOOD}\n[future]\ninventions = ["trap@m2"]')
    assert game.check("Anna place build trap@m2").clauses == ["rc.exclusive.one"]
    assert game.check("Anna place build trap@t1").ok


@pytest.mark.clause("rc.s7.trap")
def test_a_trap_whose_tile_is_lost_in_the_same_phase_is_lost_with_it() -> None:
    head = 'phase = "resolve"\nagenda = [{do = "end of action phase"}]'
    game = kong(head, "m1 = 8\nm2 = {tile = 4, down = true}", '[future]\ninventions = ["trap@m2"]')
    assert markers(game, "trap") == []
    assert game.state.future.inventions == ()


@pytest.mark.clause("rc.s7.trap", "rc.term.flip")
def test_a_trap_on_a_tile_that_is_lost_is_lost_and_may_be_built_elsewhere() -> None:
    tiles = trapped("m2", "t1", "t2").replace("m2 = {tile = 4,", 'm2 = {tile = 4, tokens = ["time"],')
    lost = '{do = "flip the tile here while it has time", place = "m2"}'
    game = kong(f'{SHOVEL}\nphase = "plan"\nagenda = [{lost}, {{do = "planning"}}]', f"{tiles}\nb1 = 7", WOOD)
    assert markers(game, "trap") == ["t1", "t2"]
    assert game.check("Anna place build trap@b1").ok


def trapped(*names: str) -> str:
    """The island with Traps on the named spaces."""
    spots = (("m2", 4), ("t1", 5), ("t2", 6), ("m3", 10))
    marked = [', markers = ["trap"]' if name in names else "" for name, _ in spots]
    tiles = [f"{name} = {{tile = {tile}{mark}}}" for (name, tile), mark in zip(spots, marked, strict=True)]
    return "\n".join(["m1 = 8", *tiles])


# The capture


ALL_TRAPS = trapped("m2", "t1", "t2")
HUNT = "Anna place hunt king-kong; Anna place hunt king-kong; Ben place arrange; Ben place arrange 2"


def capture(head: str = "", tail: str = FED, wounds: int = 0) -> Game[State]:
    game = kong(head, ALL_TRAPS, tail, wounds=wounds)
    return play(game, HUNT, "Anna ready; Ben ready")


@pytest.mark.clause("rc.s7.goal", "rc.s7.capture", "rc.end.win")
def test_three_traps_and_the_capture_win_at_once() -> None:
    game = capture("weapon = 5")
    assert why(game) == (True, "rc.s7.goal")
    assert (game.phase, game.state.weapon) == ("resolve", 0)
    assert "Anna has captured King Kong." in game.story(game.history[-1])


@pytest.mark.clause("rc.s7.goal")
@pytest.mark.parametrize(("names", "missing"), [((), 3), (("m2",), 2), (("m2", "t1"), 1)])
def test_the_capture_waits_for_three_traps(names: tuple[str, ...], missing: int) -> None:
    game = kong("weapon = 5", trapped(*names))
    verdict = game.check("Anna place hunt king-kong")
    assert verdict.clauses == ["rc.s7.goal"]
    assert f"; {missing} " in verdict.reasons[0].text()
    assert not any("king-kong" in str(action) for action in game.legal("Anna"))


@pytest.mark.clause("rc.s7.goal")
def test_everybody_sees_how_near_the_goal_is() -> None:
    game = kong("", trapped("m2", "t1"), crew(6))
    near = [(part["what"], part["have"], part["need"]) for part in game.view(None)["scenario"]["progress"]]
    assert near == [("traps", 2, 3), ("king-kong-captured", 0, 1), ("actress-free", 0, 1)]
    assert "2 of 3 Traps" in str(game)


@pytest.mark.clause("rc.s7.goal")
def test_the_third_trap_serves_from_the_next_round_on() -> None:
    game = kong(f"{SHOVEL}\nweapon = 5", trapped("t1", "t2"), "[available]\nwood = 4\nfood = 2")
    play(game, "Anna place build trap@m2; Anna place build trap@m2")
    assert game.check("Ben place hunt king-kong").clauses == ["rc.s7.goal"]
    play(game, "Ben place arrange; Ben place arrange 2; Anna ready; Ben ready; Anna choose stay")
    assert game.round == 2
    assert game.check("Ben place hunt king-kong").ok


@pytest.mark.clause("rc.s7.capture", "rc.hunt.pawns")
def test_the_capture_takes_exactly_two_pawns_once_a_round_and_no_beast_card() -> None:
    game = kong("weapon = 5", ALL_TRAPS)
    assert len(game.state.deck("hunting")) == 0
    play(game, "Anna place hunt king-kong; Anna place rest; Ben place rest 2; Ben place rest 3")
    assert game.check("Anna ready").clauses == ["rc.plan.numbers"]
    assert "the hunt for King Kong" in game.check("Anna ready").reasons[0].text()
    play(game, "Ben take-back rest 3; Ben place hunt king-kong")
    assert game.check("Anna place hunt king-kong").ok is False
    assert "rc.plan.once" in game.check("Anna place hunt king-kong 2").clauses


@pytest.mark.clause("rc.s7.capture", "rc.hunt.cards")
def test_the_capture_is_not_counted_among_the_hunts() -> None:
    game = kong("weapon = 9", ALL_TRAPS, '[decks]\nhunting = ["birds"]')
    play(game, "Anna place hunt king-kong; Anna place hunt king-kong; Ben place hunt; Ben place hunt")
    assert game.check("Anna ready").ok


@pytest.mark.clause("rc.s7.capture", "rc.combat.weapon")
@pytest.mark.parametrize(("weapon", "hurt"), [(5, 0), (3, 2), (0, 5), (7, 0)])
def test_the_capture_costs_five_weapon_levels_or_wounds(weapon: int, hurt: int) -> None:
    game = capture(f"weapon = {weapon}")
    assert game.state.weapon == max(0, weapon - 5)
    assert wounds(game) == [hurt, 0]
    assert why(game) == (True, "rc.s7.goal")


@pytest.mark.clause("rc.s7.capture")
@pytest.mark.parametrize(("weapon", "hurt"), [(5, 0), (1, 0), (0, 1)])
def test_with_the_tranquilizer_it_costs_one(weapon: int, hurt: int) -> None:
    game = capture(f'weapon = {weapon}\nitems = ["tranquilizer"]')
    assert game.state.weapon == max(0, weapon - 1)
    assert wounds(game) == [hurt, 0]
    assert why(game) == (True, "rc.s7.goal")


@pytest.mark.clause("rc.s7.capture")
def test_the_tranquilizer_needs_hills_plains_and_a_fire() -> None:
    ready = kong('items = ["fire"]', "m1 = 8\nm2 = 4\nt1 = 1")
    assert ready.check("Anna place build tranquilizer").ok
    missing = kong("", "m1 = 8").check("Anna place build tranquilizer")
    assert [reason.clause for reason in missing.reasons] == ["rc.item.needs", "rc.item.needs", "rc.need.item"]


@pytest.mark.clause("rc.s7.capture", "rc.end.both", "rc.end.death")
def test_a_capture_that_kills_is_lost() -> None:
    assert why(capture("weapon = 4", wounds=11)) == (False, "rc.end.death")
    assert why(capture("weapon = 5", wounds=11)) == (True, "rc.s7.goal")


@pytest.mark.clause("rc.s7.capture", "rc.friday.death", "rc.dog.pawn")
def test_friday_may_lead_the_capture_with_the_dog_and_die_of_it() -> None:
    game = kong("weapon = 1\nfriday = {}\ndog = true", ALL_TRAPS, FED)
    play(game, "Anna place hunt king-kong with Friday; Anna place hunt king-kong with dog")
    play(game, "Anna place arrange; Anna place arrange 2; Ben place arrange 3; Ben place arrange 4")
    play(game, "Anna ready; Ben ready")
    assert game.state.friday() is None
    assert why(game) == (True, "rc.s7.goal")


@pytest.mark.clause("rc.s7.capture", "rc.token.danger-hunt")
def test_danger_on_the_hunt_is_left_lying() -> None:
    game = capture('weapon = 5\nspots = ["danger@hunt"]', f"{FED}\n{crew(6)}")
    assert game.state.spots == ("danger@hunt",)
    assert wounds(game) == [0, 0]


@pytest.mark.clause("rc.s7.goal", "rc.end.rounds")
def test_the_tenth_round_is_the_last() -> None:
    ends = 'round = 10\nphase = "night"\nagenda = [{do = "end of round"}]'
    assert why(kong(ends, ALL_TRAPS)) == (False, "rc.end.rounds")


# The actress


CELL = "lair-m2 = 4"


def captive(head: str = "", tail: str = "", dice: str = "", lair: str = CELL) -> Game[State]:
    return kong(head, TOTEMS, f"{crew(1, 2, 3, 4, 5, 6)}{lair}\n{tail}", dice=dice)


@pytest.mark.clause("rc.s7.actress")
def test_she_is_freed_on_the_fourth_totem_tile_by_an_explore_that_resolves_a_creature() -> None:
    game = captive(tail=f'{FED}\n[decks]\nmystery = ["boxes", "sharp-blade", "snake", "bite"]')
    play(game, "Anna place explore m2:actress; Anna place explore m2:actress")
    play(game, "Ben place arrange; Ben place arrange 2; Anna ready; Ben ready")
    assert wounds(game) == [2, 0]
    assert gone(game) == [1, 2, 3, 4, 5]
    assert game.state.future.treasures == ()
    assert game.state.deck("mystery-discard").cards() == ("snake",)
    assert "Anna frees the actress." in game.story(game.history[-1])


@pytest.mark.clause("rc.s7.actress", "rc.dice.success")
def test_an_explore_that_fails_leaves_her_there() -> None:
    game = captive(tail=FED, dice="blank fail blank")
    play(game, "Anna place explore m2:actress; Anna place rest; Ben place arrange; Ben place arrange 2")
    play(game, "Anna ready; Ben ready")
    assert 6 in gone(game)
    assert game.state.person("Anna").det == 2


@pytest.mark.clause("rc.s7.actress")
@pytest.mark.parametrize("lair", ["", "lair-m2 = 1", "lair-m2 = 3", "lair-m2 = 5"])
def test_she_is_held_in_the_fourth_lair_and_in_no_other(lair: str) -> None:
    game = captive(lair=lair)
    assert game.check("Anna place explore m2:actress").clauses == ["rc.explore.where"]


@pytest.mark.clause("rc.s7.actress", "rc.term.inaccessible")
def test_nobody_reaches_her_while_that_tile_lies_face_down() -> None:
    game = kong("", "m1 = 8\nm2 = {tile = 4, down = true}", f"{crew(6)}{CELL}")
    assert game.check("Anna place explore m2:actress").clauses == ["rc.explore.where"]


@pytest.mark.clause("rc.s7.actress")
def test_there_is_nobody_to_free_while_she_is_free() -> None:
    game = kong(tail=f"{crew(1, 2)}{CELL}")
    assert game.check("Anna place explore m2:actress").clauses == ["rc.explore.where"]
    assert not any("actress" in str(action) for action in game.legal("Anna"))


@pytest.mark.clause("rc.s7.actress", "rc.distance.far")
def test_the_way_to_her_counts_as_for_any_explore() -> None:
    near = captive()
    assert near.check("Anna place explore m2:actress").ok
    far = captive(lair="lair-m3 = 4")
    play(far, "Anna place explore m3:actress; Anna place rest; Ben place rest 2; Ben place rest 3")
    assert far.check("Anna ready").clauses == ["rc.plan.numbers"]
    assert "freeing the actress at m3" in far.check("Anna ready").reasons[0].text()


@pytest.mark.clause("rc.s7.actress", "rc.s7.goal")
def test_the_capture_does_not_win_before_she_is_free() -> None:
    tail = f'{crew(6)}{CELL}\n{FED}\n[decks]\nmystery = ["bite"]'
    game = kong("weapon = 5", ALL_TRAPS, tail)
    play(game, "Anna place hunt king-kong; Anna place hunt king-kong")
    play(game, "Ben place explore m2:actress; Ben place explore m2:actress; Anna ready; Ben ready")
    assert why(game) == (True, "rc.s7.goal")
    assert wounds(game) == [0, 1]
    assert game.phase == "resolve"
    still = capture("weapon = 5", f"{FED}\n{crew(6)}")
    assert still.outcome is None
    assert still.check("Anna place hunt king-kong").reasons


@pytest.mark.clause("rc.s7.capture")
def test_king_kong_is_captured_once() -> None:
    game = kong("weapon = 5", ALL_TRAPS, f"{crew(6)}king-kong-captured = 1")
    assert game.outcome is None
    verdict = game.check("Anna place hunt king-kong")
    assert verdict.clauses == ["rc.s7.capture"]


@pytest.mark.clause("rc.ruling.u9")
def test_an_actress_who_was_freed_may_be_taken_again() -> None:
    freed = '{do = "the actress is free", who = "Anna"}'
    head = f'phase = "event"\nagenda = [{freed}, {{do = "book effect"}}, {{do = "book effect"}}]'
    game = kong(head, tail=crew(1, 2, 3, 4, 5, 6))
    assert gone(game) == [1, 2, 3, 4, 5, 6, 7]
    once = kong(head.replace(', {do = "book effect"}]', "]"), tail=crew(1, 2, 3, 4, 5, 6))
    assert gone(once) == [1, 2, 3, 4, 5, 6]


# Tokens


def holding(token: str, head: str = "", notes: str = "", tiles: str = TOTEMS, dice: str = "") -> Game[State]:
    return kong(head, tiles, f'[available]\ntokens = ["{token}"]\nfood = 3\n{notes}', dice=dice)


@pytest.mark.clause("rc.s7.others")
def test_vodka_raises_morale() -> None:
    game = play(holding("bottle-of-vodka"), "Anna use bottle-of-vodka")
    assert game.state.morale == 1
    assert game.state.available.tokens == ()


WEATHER = 'phase = "weather"\nagenda = [{do = "weather phase"}]'


@pytest.mark.clause("rc.s7.others")
def test_a_firecracker_ignores_one_die() -> None:
    game = holding("firecracker", WEATHER, tiles=lairs(2), dice="fight palisade")
    play(game, "Ben use firecracker")
    assert wounds(game) == [1, 1]
    assert gone(game) == [1]
    other = holding("firecracker", WEATHER, tiles=lairs(2), dice="fight palisade")
    play(other, "Ben go-on; Ben use firecracker")
    assert wounds(other) == [3, 3]
    assert gone(other) == []


@pytest.mark.clause("rc.s7.others", "rc.neutral.lasting")
def test_a_footprint_is_a_green_pawn_for_this_round() -> None:
    game = play(holding("giant-footprint", tiles="m1 = 8"), "Anna use giant-footprint")
    play(game, "Anna place explore m2; Anna place explore m2 with giant-footprint; Anna place arrange")
    assert game.check("Ben place build weapon with giant-footprint").ok is False
    play(game, "Ben place arrange 2; Ben place arrange 3; Anna ready; Ben ready")
    assert game.state.place("m2").tile
    unused = play(holding("giant-footprint", tiles="m1 = 8"), "Anna use giant-footprint")
    play(unused, "Anna place arrange; Anna place arrange 2; Ben place arrange 3; Ben place arrange 4")
    play(unused, "Anna ready; Ben ready")
    assert unused.state.helpers == ()


LOST_ITEM = "film-makers-lost-item"
USE = f"Anna use {LOST_ITEM}"
QUIET = 'phase = "event"\nagenda = [{do = "wait for the table"}]'


@pytest.mark.clause("rc.s7.others")
def test_the_lost_item_of_lights_is_a_brown_pawn() -> None:
    game = play(holding(LOST_ITEM), USE)
    assert [(helper.name, helper.serves) for helper in game.state.helpers] == [(LOST_ITEM, ("build",))]
    assert holding(LOST_ITEM, QUIET).check(USE).clauses == ["rc.ruling.u13"]


@pytest.mark.clause("rc.s7.others")
def test_the_lost_item_of_the_cameraman_is_two_determination() -> None:
    game = play(holding(LOST_ITEM, notes=crew(1)), USE)
    assert [person.det for person in game.state.people] == [2, 0]


@pytest.mark.clause("rc.s7.others", "rc.ruling.u21")
def test_the_lost_item_of_sound_throws_the_animals_before_the_action_phase() -> None:
    produce = 'phase = "production"\nagenda = [{do = "production phase"}, {do = "weather phase"}]'
    game = holding(LOST_ITEM, produce, crew(1, 2), lairs(2), dice="food blank")
    play(game, USE)
    assert game.phase == "weather"
    assert game.state.available.goods.food == 3
    assert holding(LOST_ITEM, notes=crew(1, 2), tiles=lairs(2)).check(USE).clauses == ["rc.ruling.u13"]


@pytest.mark.clause("rc.s7.others")
def test_the_lost_item_of_the_screenwriter_shows_the_next_event() -> None:
    game = holding(LOST_ITEM, notes=f'{crew(1, 2, 3)}[decks]\nevent = {{middle = ["event:storm"]}}')
    play(game, USE)
    assert game.state.deck("event").top == ("event:storm",)


@pytest.mark.clause("rc.s7.others")
@pytest.mark.parametrize("lost", [(1, 2, 3, 4), (1, 2, 3, 4, 5, 6, 7, 8)])
def test_make_up_artist_and_director_have_lost_nothing(lost: tuple[int, ...]) -> None:
    assert holding(LOST_ITEM, notes=crew(*lost)).check(USE).clauses == ["rc.ruling.u13"]


@pytest.mark.clause("rc.s7.others")
def test_the_lost_item_of_the_actress_raises_morale() -> None:
    assert play(holding(LOST_ITEM, notes=crew(1, 2, 3, 4, 5)), USE).state.morale == 1


@pytest.mark.clause("rc.s7.others", "rc.ruling.u9")
def test_while_she_is_captured_the_lost_item_is_that_of_the_double_for_any_die() -> None:
    lost = crew(1, 2, 3, 4, 5, 6)
    game = holding(LOST_ITEM, WEATHER, lost, lairs(2), dice="fight blank blank")
    play(game, USE, "Anna choose animals")
    assert wounds(game) == [0, 0]
    acting = holding(LOST_ITEM, notes=lost, tiles="m1 = 8\nm2 = 4", dice="wound success blank blank")
    play(acting, "Anna place gather m2:wood; Anna place arrange; Ben place arrange 2; Ben place arrange 3")
    play(acting, "Anna ready; Ben ready", "Ben use film-makers-lost-item; Ben choose wound")
    assert acting.state.person("Anna").wounds == 0
    assert holding(LOST_ITEM, notes=lost).check(USE).clauses == ["rc.ruling.u13"]


@pytest.mark.clause("rc.s7.others")
def test_the_lost_item_of_the_actor_is_two_weapon_levels() -> None:
    lost = crew(1, 2, 3, 4, 5, 6, 7)
    assert play(holding(LOST_ITEM, notes=lost), USE).state.weapon == 2
    fought = holding(LOST_ITEM, WEATHER, lost, lairs(1), dice="fight")
    play(fought, USE)
    assert wounds(fought) == [1, 1]
