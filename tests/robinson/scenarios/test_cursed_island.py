"""Scenario 2, Cursed Island: fog, the temple, the bells, and five Crosses."""

from __future__ import annotations

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.island.island_map import explored_terrains
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State
from fujikit.robinson.work.spots import pawns_needed
from tests.robinson.scenarios.tables import answer_first, asked, markers, play, scenario_table, why
from tests.robinson.support import wounds

ROW = "m1 = 8\nm2 = 4\nm3 = 1"
FIVE = ("m1", "m2", "t1", "t2", "b1")
FED = "[available]\nfood = 4"


def crossed(*names: str, tiles: tuple[str, ...] = FIVE) -> str:
    """Open tiles on five spaces, with Crosses on the named ones."""
    numbers = (8, 4, 10, 1, 9)
    marked = [', markers = ["cross"]' if name in names else "" for name in tiles]
    return "\n".join(
        f"{name} = {{tile = {number}{mark}}}"
        for name, number, mark in zip(tiles, numbers, marked, strict=True)
    )


def cursed(head: str = "", tiles: str = ROW, tail: str = "", dice: str = "", players: int = 2) -> Game[State]:
    return scenario_table(2, head, tiles, tail, dice=dice, players=players)


@pytest.mark.clause("rc.s2.frame")
def test_there_are_ten_rounds_and_the_winter_die_is_thrown_in_the_last_five() -> None:
    assert cursed().state.table.scenario.rounds == 10
    assert [dice_of_round(now) for now in range(1, 11)] == [()] * 5 + [("winter",)] * 5


def dice_of_round(now: int) -> tuple[str, ...]:
    state = cursed(f"round = {now}").state
    return sheet(state).weather_dice(state)


@pytest.mark.clause("rc.s2.frame")
def test_winter_strikes_from_round_six_on() -> None:
    supplies = "[available]\nwood = 5\nfood = 9"
    weather = 'phase = "weather"\nroof = 1\nshelter = true\nagenda = [{do = "weather phase"}]'
    assert cursed(f"round = 5\n{weather}", tail=supplies).state.available.goods.wood == 5
    assert cursed(f"round = 6\n{weather}", tail=supplies, dice="snow").state.available.goods.wood == 4


@pytest.mark.clause("rc.s2.goal", "rc.end.win")
def test_five_crosses_win_when_the_round_is_over_and_not_before() -> None:
    game = cursed("shelter = true", crossed(*FIVE), FED)
    assert game.outcome is None
    play(game, "Anna place arrange; Anna place arrange 2; Ben place arrange 3; Ben place arrange 4")
    play(game, "Anna ready; Ben ready")
    assert game.outcome is None
    _to_the_end_of_the_round(game)
    assert (game.round, game.phase) == (1, "night")
    assert why(game) == (True, "rc.s2.goal")


@pytest.mark.clause("rc.s2.goal")
def test_four_crosses_are_not_enough() -> None:
    game = night(crossed(*FIVE[:4]))
    assert game.outcome is None
    assert game.round == 2


@pytest.mark.clause("rc.s2.goal", "rc.term.flip")
def test_a_cross_that_does_not_stand_any_more_is_missing() -> None:
    head = 'agenda = [{do = "flip the tile here while it has time", place = "m2"}, {do = "end of round"}]'
    tiles = crossed(*FIVE).replace("m2 = {tile = 4,", 'm2 = {tile = 4, tokens = ["time"],')
    game = cursed(f'phase = "night"\n{head}', tiles)
    assert markers(game, "cross") == ["t1", "t2", "m1", "b1"]
    assert game.outcome is None


@pytest.mark.clause("rc.s2.goal", "rc.end.death")
def test_five_crosses_do_not_help_where_somebody_dies_in_that_night() -> None:
    hungry = night(crossed(*FIVE), food=0, wounds=10)
    assert why(hungry) == (False, "rc.end.death")
    fed = night(crossed(*FIVE), food=2, wounds=10)
    assert why(fed) == (True, "rc.s2.goal")


@pytest.mark.clause("rc.s2.goal", "rc.end.rounds")
def test_the_tenth_round_is_the_last() -> None:
    assert why(night(crossed(*FIVE[:4]), now=10)) == (False, "rc.end.rounds")
    assert why(night(crossed(*FIVE), now=10)) == (True, "rc.s2.goal")


@pytest.mark.clause("rc.end.camp")
def test_a_camp_tile_that_turns_face_down_loses_the_game_whatever_stands() -> None:
    turned = crossed(*FIVE).replace("m1 = {tile = 8,", 'm1 = {tile = 8, tokens = ["time"],')
    head = 'agenda = [{do = "flip the tile here while it has time", place = "m1"}]'
    assert why(cursed(head, turned)) == (False, "rc.end.camp")


def night(tiles: str, food: int = 4, now: int = 1, wounds: int = 0) -> Game[State]:
    """A night in which nobody does more than what is asked, and the end of its round."""
    head = f'phase = "night"\nround = {now}\nshelter = true'
    agenda = 'agenda = [{do = "night phase"}, {do = "end of round"}]'
    game = scenario_table(2, f"{head}\n{agenda}", tiles, f"[available]\nfood = {food}", wounds=wounds)
    _to_the_end_of_the_round(game)
    return game


def _to_the_end_of_the_round(game: Game[State]) -> None:
    now = game.round
    while game.outcome is None and game.round == now:
        game.act(game.legal("Anna")[0])


# Crosses


@pytest.mark.clause("rc.s2.cross", "rc.distance.far")
def test_a_cross_takes_two_wood_and_the_pawns_of_its_distance() -> None:
    game = cursed(tail="[available]\nwood = 2")
    state = game.state
    assert [pawns_needed(state, "build", name) for name in ("m1", "m2", "m3")] == [(1, 2), (1, 2), (2, 3)]
    play(game, "Anna place build cross@m3; Anna place build cross@m3; Ben place build cross@m3")
    assert game.state.available.goods.wood == 0
    play(game, "Ben place rest; Anna ready; Ben ready")
    assert markers(game, "cross") == ["m3"]


@pytest.mark.clause("rc.s2.cross")
def test_one_pawn_too_few_for_a_distant_cross_means_dice() -> None:
    game = cursed(tail="[available]\nwood = 2", dice="blank fail blank")
    play(game, "Anna place build cross@m3; Anna place build cross@m3; Ben place rest; Ben place rest 2")
    play(game, "Anna ready; Ben ready")
    assert markers(game, "cross") == []
    assert game.state.available.goods.wood == 2
    assert game.state.person("Anna").det == 2


@pytest.mark.clause("rc.s2.cross", "rc.plan.once")
def test_several_crosses_go_up_in_one_round() -> None:
    game = cursed(tail="[available]\nwood = 4")
    play(game, "Anna place build cross@m1; Anna place build cross@m1")
    play(game, "Ben place build cross@m2; Ben place build cross@m2; Anna ready; Ben ready")
    answer_first(game)
    assert markers(game, "cross") == ["m1", "m2"]


@pytest.mark.clause("rc.s2.cross", "rc.item.future")
def test_a_cross_stands_from_the_end_of_the_action_phase_on() -> None:
    game = cursed(tail="[available]\nwood = 4")
    play(game, "Anna place build cross@m1; Anna place build cross@m1")
    play(game, "Ben place gather m2:wood; Ben place gather m2:fish; Anna ready; Ben ready")
    assert game.state.future.inventions == ("cross@m1",)
    assert markers(game, "cross") == []


@pytest.mark.clause("rc.s2.cross", "rc.need.resources")
def test_a_cross_without_wood_cannot_be_planned() -> None:
    game = cursed(tail="[available]\nwood = 1")
    assert "Anna place build cross@m1" not in [str(action) for action in game.legal("Anna")]
    assert not game.check("Anna place build cross@m1").ok


@pytest.mark.parametrize(("wood", "missing"), [(2, 0), (1, 1)])
def test_the_view_says_what_is_missing_for_a_cross(wood: int, missing: int) -> None:
    game = cursed(tail=f"[available]\nwood = {wood}")
    cross = next(card for card in game.view("Anna")["inventions"] if card["id"] == "cross")
    assert len(cross["missing"]) == missing


@pytest.mark.clause("rc.s2.cross", "rc.exclusive.one", "rc.term.inaccessible", "rc.distance.path")
@pytest.mark.parametrize(
    ("space", "clause"),
    [
        ("b1", "rc.s2.cross"),
        ("m2", "rc.term.inaccessible"),
        ("m3", "rc.distance.path"),
        ("m1", "rc.exclusive.one"),
    ],
)
def test_a_cross_wants_an_open_tile_of_its_own_with_a_way_to_it(space: str, clause: str) -> None:
    tiles = 'm1 = {tile = 8, markers = ["cross"]}\nm2 = {tile = 4, down = true}\nm3 = 1'
    game = cursed(tiles=tiles, tail="[available]\nwood = 9")
    line = f"Anna place build cross@{space}"
    verdict = game.check(line)
    assert verdict.clauses == [clause]
    assert space in verdict.reasons[0].text()
    assert line not in [str(action) for action in game.legal("Anna")]


@pytest.mark.clause("rc.s2.cross", "rc.s2.fog-effect", "rc.token.time-tile")
def test_away_from_camp_the_tokens_of_the_cross_count_and_those_of_the_camp_do_not() -> None:
    tiles = (
        'm1 = {tile = 8, tokens = ["time"]}\nm2 = {tile = 4, markers = ["fog"], tokens = ["time"]}\nt1 = 1'
    )
    state = cursed(tiles=tiles).state
    assert pawns_needed(state, "build", "t1") == (1, 2)
    assert pawns_needed(state, "build", "m2") == (3, 4)
    assert pawns_needed(state, "build", "m1") == (2, 3)


@pytest.mark.clause("rc.s2.cross", "rc.token.danger-tile")
def test_danger_strikes_at_the_tile_of_the_cross() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 4, tokens = ["danger"]}'
    game = cursed("shelter = true", tiles, "[available]\nwood = 2\nfood = 2")
    play(game, "Anna place build cross@m2; Anna place build cross@m2; Ben place arrange; Ben place arrange 2")
    play(game, "Anna ready; Ben ready")
    assert [person.wounds for person in game.state.people] == [1, 0]


@pytest.mark.clause("rc.s2.cross", "rc.token.danger-camp")
def test_danger_in_camp_does_not_reach_a_cross_elsewhere() -> None:
    tiles = 'm1 = {tile = 8, tokens = ["danger"]}\nm2 = 4'
    game = cursed(tiles=tiles, tail="[available]\nwood = 2", dice="blank success blank blank success blank")
    play(
        game,
        "Anna place build cross@m2; Anna place gather m2:fish; Ben place explore t1; Ben place explore t1",
    )
    play(game, "Anna ready; Ben ready")
    assert game.state.person("Anna").wounds == 0


@pytest.mark.clause("rc.s2.cross", "rc.token.time-action", "rc.token.wood-build")
def test_tokens_on_build_count_for_a_cross_as_ever() -> None:
    game = cursed('spots = ["time@build", "wood@build"]', tail="[available]\nwood = 3")
    play(game, "Anna place build cross@m2; Anna place build cross@m2")
    assert game.state.available.goods.wood == 0
    assert game.check("Ben place build cross@m2").ok
    play(game, "Ben place build cross@m2; Ben place rest; Anna ready; Ben ready")
    assert markers(game, "cross") == ["m2"]
    assert game.state.spots == ()


def test_a_cross_whose_tile_is_lost_in_the_same_phase_is_lost_with_it() -> None:
    head = 'phase = "resolve"\nagenda = [{do = "end of action phase"}]'
    tiles = "m1 = 8\nm2 = {tile = 4, down = true}"
    game = cursed(head, tiles, '[future]\ninventions = ["cross@m2"]')
    assert markers(game, "cross") == []
    assert game.state.future.inventions == ()


@pytest.mark.clause("rc.exclusive.one")
def test_a_tile_holds_one_cross() -> None:
    head = (
        'phase = "resolve"\nagenda = [{do = "cross here", place = "m2"}, {do = "cross here", place = "m2"}]'
    )
    assert cursed(head).state.place("m2").markers == ("cross",)


@pytest.mark.clause("rc.s2.cross", "rc.plan.once", "rc.card.fast-work")
@pytest.mark.parametrize(("face", "again"), [("fail", {"cross@m2"}), ("success", set())])
def test_fast_work_may_try_a_cross_again_where_one_pawn_is_enough(face: str, again: set[str]) -> None:
    tail = "[available]\nwood = 4\n[decks]\nbuild = ['fast-work']"
    game = cursed(tail=tail, dice=f"blank {face} adventure fast-work")
    play(game, "Anna place build cross@m2; Anna place arrange; Ben place arrange 2; Ben place arrange 3")
    play(game, "Anna ready; Ben ready")
    play(game, f"Anna choose {asked(game)[-1]}")
    assert {word for word in asked(game) if "@" in word} == {"cross@m1", *again}


# Fog


def books(tiles: str = ROW, dice: str = "") -> Game[State]:
    return cursed('phase = "event"\nagenda = [{do = "book effect"}]', tiles, dice=dice)


@pytest.mark.clause("rc.s2.fog")
def test_a_book_lays_fog_on_two_different_spaces_or_tiles() -> None:
    game = books()
    assert asked(game) == ["t1", "t2", "t3", "m1", "m2", "m3", "m4", "b1", "b2", "b3"]
    play(game, "Anna choose m2")
    assert "m2" not in asked(game)
    play(game, "Ben choose b3")
    assert markers(game, "fog") == ["m2", "b3"]
    assert not asked(game)


@pytest.mark.clause("rc.s2.fog", "rc.exclusive.one")
def test_fog_comes_neither_twice_nor_on_a_flipped_tile_and_what_is_left_does_no_harm() -> None:
    foggy = "\n".join(
        f'{name} = {{markers = ["fog"]}}' for name in ("t1", "t2", "t3", "m4", "b1", "b2", "b3")
    )
    tiles = f'm1 = {{tile = 8, markers = ["fog"]}}\nm2 = {{tile = 4, down = true}}\nm3 = 1\n{foggy}'
    game = books(tiles)
    assert "m3" in markers(game, "fog")
    assert "m2" not in markers(game, "fog")
    assert [person.wounds for person in game.state.people] == [0, 0]


@pytest.mark.clause("rc.s2.fog-effect")
def test_fog_asks_for_a_pawn_more_in_every_action_there() -> None:
    tiles = 'm1 = 8\nm2 = {tile = 4, markers = ["fog"]}\nb1 = {markers = ["fog"]}'
    state = cursed(tiles=tiles).state
    assert pawns_needed(state, "gather", "m2") == (2, 3)
    assert pawns_needed(state, "explore", "b1") == (2, 3)
    assert pawns_needed(state, "explore", "t1") == (1, 2)


@pytest.mark.clause("rc.s2.fog-effect")
def test_fog_on_the_camp_tile_slows_build_arrange_and_rest_and_nothing_else() -> None:
    game = cursed(tiles='m1 = {tile = 10, markers = ["fog"], tokens = ["temple"]}\nm2 = 4')
    needed = {kind: pawns_needed(game.state, kind, "m1") for kind in ("build", "arrange", "rest", "explore")}
    assert needed == {"build": (2, 3), "arrange": (2, 2), "rest": (2, 2), "explore": (1, 2)}
    assert pawns_needed(game.state, "gather", "m2") == (1, 2)


@pytest.mark.clause("rc.s2.fog-effect", "rc.term.unexplored")
def test_terrain_in_the_fog_counts_as_unexplored() -> None:
    foggy = cursed(tiles='m1 = 8\nm2 = {tile = 4, markers = ["fog"]}').state
    assert explored_terrains(foggy) == {"beach"}
    other = cursed(tiles='m1 = 8\nm2 = {tile = 4, markers = ["fog"]}\nb1 = 7').state
    assert explored_terrains(other) == {"beach", "hills"}


def production(tiles: str, head: str = "", dice: str = "") -> Game[State]:
    agenda = 'phase = "production"\nagenda = [{do = "production phase"}]'
    return cursed(f"{agenda}\n{head}", tiles, dice=dice)


@pytest.mark.clause("rc.s2.fog-effect")
def test_a_camp_in_the_fog_produces_nothing() -> None:
    open_camp = production('m1 = {tile = 8, tokens = ["food"]}').state.available.goods
    assert (open_camp.wood, open_camp.food) == (1, 2)
    foggy = production('m1 = {tile = 8, tokens = ["food"], markers = ["fog"]}').state.available.goods
    assert (foggy.wood, foggy.food) == (0, 0)


@pytest.mark.clause("rc.s2.fog-effect", "rc.card.shortcut", "rc.card.pit")
def test_shortcut_and_pit_still_give_while_the_camp_lies_in_the_fog() -> None:
    tiles = 'm1 = {tile = 8, markers = ["fog"]}\nt1 = {tile = 1, tokens = ["shortcut"]}'
    goods = production(tiles, 'items = ["pit", "shortcut"]', dice="wound").state.available.goods
    assert (goods.wood, goods.food) == (1, 2)


@pytest.mark.clause("rc.s2.fog-effect", "rc.card.shortcut")
def test_a_shortcut_into_the_fog_gives_nothing_but_its_sources_may_be_gathered() -> None:
    tiles = 'm1 = 8\nt1 = {tile = 1, tokens = ["shortcut"], markers = ["fog"]}'
    agenda = 'agenda = [{do = "production phase"}, {do = "action phase"}]'
    game = cursed(f'phase = "production"\nitems = ["shortcut"]\n{agenda}', tiles)
    assert (game.state.available.goods.wood, game.phase) == (1, "plan")
    assert game.check("Anna place gather t1:wood").ok


# Totems and the temple


def explored(found: int, tiles: str = "m1 = 8", place: str = "m2", dice: str = "10 tobacco") -> Game[State]:
    """Anna explores a space and finds a totem, so many having been found before."""
    head = f'phase = "resolve"\nagenda = [{{do = "explore the space", who = "Anna", place = "{place}"}}]'
    return cursed(head, tiles, f"[notes]\ntotems = {found}", dice=dice)


@pytest.mark.clause("rc.s2.temple")
def test_the_first_totem_is_a_temple_that_does_nothing_yet() -> None:
    game = explored(0)
    assert game.state.place("m2").tokens == ("temple",)
    assert wounds(game) == [0, 0]
    assert markers(game, "fog") == []


@pytest.mark.clause("rc.s2.totems")
def test_the_second_totem_wounds_its_explorer_twice() -> None:
    game = explored(1)
    assert wounds(game) == [2, 0]
    assert game.state.place("m2").tokens == ()


@pytest.mark.clause("rc.s2.totems")
@pytest.mark.parametrize("found", [2, 3, 4, 5])
def test_the_third_to_the_sixth_totem_bring_fog_to_their_tile(found: int) -> None:
    game = explored(found)
    assert markers(game, "fog") == ["m2"]
    assert wounds(game) == [0, 0]
    assert game.state.noted("totems") == found + 1


@pytest.mark.clause("rc.ruling.u15")
def test_fog_that_lies_there_already_does_no_harm() -> None:
    game = explored(2, 'm1 = 8\nm2 = {markers = ["fog"]}')
    assert game.state.place("m2").markers == ("fog",)
    assert wounds(game) == [0, 0]


TEMPLE = 'm1 = 8\nm2 = {tile = 10, tokens = ["temple"]}'


def in_the_temple(*cards: str, tiles: str = TEMPLE) -> Game[State]:
    """Anna explores the temple with two pawns, and these mystery cards lie on top."""
    listed = ", ".join(f'"{card}"' for card in cards)
    game = cursed(tiles=tiles, tail=f"[decks]\nmystery = [{listed}]")
    play(game, "Anna place explore m2:temple; Anna place explore m2:temple")
    play(game, "Ben place gather m2:wood; Ben place gather m2:wood; Anna ready; Ben ready")
    return game


@pytest.mark.clause("rc.s2.temple", "rc.mystery.limits", "rc.mystery.reveal")
def test_the_temple_holds_three_treasures_and_one_creature_at_most() -> None:
    cards = ("snake", "gold", "trapdoor", "bite", "old-map", "saber", "barrel")
    game = in_the_temple(*cards)
    assert game.state.place("m2").tokens == ()
    while asked(game) == ["draw", "stop"]:
        play(game, "Anna choose draw")
    deck = game.state.deck("mystery")
    assert wounds(game)[0] >= 2
    assert {"bite", "trapdoor", "barrel"} <= set(deck.cards())
    assert not {"snake", "gold", "old-map", "saber"} & set(deck.cards())


@pytest.mark.clause("rc.s2.temple", "rc.mystery.stop")
def test_stopping_early_is_a_success_and_the_temple_can_be_explored_once() -> None:
    game = in_the_temple("gold", "saber")
    play(game, "Anna choose stop")
    assert game.state.place("m2").tokens == ()
    assert game.state.person("Anna").det == 0
    later = cursed(tiles="m1 = 8\nm2 = 10")
    assert later.check("Anna place explore m2:temple").clauses == ["rc.explore.where"]


@pytest.mark.clause("rc.s2.temple", "rc.dice.success")
def test_an_explore_that_fails_leaves_the_temple_to_be_explored_later() -> None:
    game = cursed("shelter = true", TEMPLE, "[available]\nfood = 4", dice="blank fail blank")
    play(game, "Anna place explore m2:temple; Anna place arrange; Ben place arrange 2; Ben place arrange 3")
    play(game, "Anna ready; Ben ready")
    assert game.state.place("m2").tokens == ("temple",)


@pytest.mark.clause("rc.s2.temple", "rc.distance.path")
def test_a_temple_without_a_way_to_it_cannot_be_explored() -> None:
    game = cursed(tiles='m1 = 8\nm3 = {tile = 10, tokens = ["temple"]}')
    assert not game.check("Anna place explore m3:temple").ok


# Things of the sheet


@pytest.mark.clause("rc.s2.tokens")
def test_the_candle_is_one_brown_pawn() -> None:
    game = cursed(tail='[available]\nwood = 2\ntokens = ["cultists-candle"]')
    play(game, "Anna use cultists-candle; Anna place build cross@m1")
    assert not game.check("Anna place explore t1 with cultists-candle").ok
    play(game, "Anna place build cross@m1 with cultists-candle; Anna place arrange; Ben place arrange 2")
    play(game, "Ben place arrange 3; Anna ready; Ben ready")
    assert markers(game, "cross") == ["m1"]
    assert game.state.helpers == ()
    assert game.state.available.tokens == ()


@pytest.mark.clause("rc.s2.tokens", "rc.discovery.when")
def test_the_vial_builds_the_medicine_at_once_or_for_the_end_of_the_actions() -> None:
    vial = '[available]\ntokens = ["mysterious-vial"]'
    planning = play(cursed(tail=vial), "Anna use mysterious-vial")
    assert planning.state.item("medicine") is not None
    acting = cursed('phase = "resolve"\nagenda = [{do = "decide: morale +1 | morale -1"}]', tail=vial)
    play(acting, "Ben use mysterious-vial")
    assert acting.state.item("medicine") is None
    assert acting.state.future.inventions == ("medicine",)
    assert acting.state.available.tokens == ()


@pytest.mark.clause("rc.s2.tokens", "rc.use.one-user")
def test_the_dagger_serves_one_user_in_every_combat_for_a_wound_each() -> None:
    fights = '{do = "fight 4", who = "Anna"}, {do = "fight 4", who = "Anna"}, {do = "fight 4", who = "Ben"}'
    dagger = '[available]\ntokens = ["sacrificial-dagger"]'
    game = cursed(f'phase = "resolve"\nagenda = [{fights}]', tail=dagger)
    assert game.check("Ben use sacrificial-dagger").clauses == ["rc.use.one-user"]
    play(game, "Anna use sacrificial-dagger; Anna use sacrificial-dagger")
    assert wounds(game) == [4, 4]
    assert game.state.weapon == 0
    assert game.state.available.tokens == ()


@pytest.mark.clause("rc.s2.tokens")
def test_the_dagger_serves_once_in_a_combat_whose_user_may_have_more_at_hand() -> None:
    head = 'phase = "resolve"\nequipment = ["pistol"]\nagenda = [{do = "fight 9", who = "Anna"}]'
    game = cursed(head, tail='[available]\ntokens = ["sacrificial-dagger"]')
    play(game, "Anna use sacrificial-dagger")
    assert "rc.card.helmet-saber" in game.check("Anna use sacrificial-dagger").clauses
    play(game, "Anna go-on")
    assert wounds(game) == [1 + 6, 0]


@pytest.mark.clause("rc.s2.tokens")
def test_in_another_round_the_dagger_has_another_user() -> None:
    kept = '[[treasures]]\nname = "sacrificial-dagger"\nuses = 1\nuser = "Anna"\nclaimed = 1'
    head = 'round = 2\nphase = "resolve"\nagenda = [{do = "fight 3", who = "Ben"}]'
    game = play(cursed(head, tail=kept), "Ben use sacrificial-dagger")
    assert wounds(game) == [0, 1]


FOGGY = "\n".join(f'{name} = {{markers = ["fog"]}}' for name in ("t1", "t2", "t3", "b1"))


@pytest.mark.clause("rc.s2.tokens")
def test_the_decorated_bell_drives_off_up_to_two_fog() -> None:
    game = cursed(tiles=f"m1 = 8\n{FOGGY}", tail='[available]\ntokens = ["decorated-bell"]')
    play(game, "Anna use decorated-bell; Anna choose t2; Ben choose b1")
    assert markers(game, "fog") == ["t1", "t3"]
    assert game.state.available.tokens == ()


@pytest.mark.clause("rc.s2.tokens", "rc.item.needs")
def test_the_sacred_bell_is_built_again_and_again_for_up_to_three_fog_each() -> None:
    tiles = f"m1 = 8\nm2 = 4\n{FOGGY}\nb2 = {{markers = ['fog']}}"
    game = cursed('items = ["rope"]', tiles)
    play(game, "Anna place build sacred-bell; Anna place build sacred-bell")
    play(game, "Ben place build sacred-bell 2; Ben place build sacred-bell 2; Anna ready; Ben ready")
    answer_first(game)
    assert game.phase == "end"
    play(game, "Anna choose t1; Anna choose t2; Anna choose t3; Anna choose b1; Anna choose stop")
    assert markers(game, "fog") == ["b2"]
    assert game.state.item("sacred-bell") is None
    assert not cursed(tiles=tiles).check("Anna place build sacred-bell").ok


def test_the_temple_and_a_cross_are_told() -> None:
    assert "Dark Temple" in str(explored(0).view(None)["log"])
    built = cursed('phase = "resolve"\nagenda = [{do = "cross here", place = "m2"}]')
    assert "A Cross is built on m2." in str(built.view(None)["log"])


def test_the_table_says_how_near_the_goal_is() -> None:
    game = cursed(tiles=crossed(*FIVE[:3]))
    assert game.view(None)["scenario"]["progress"] == [
        {"what": "crosses", "have": 3, "need": 5, "text": "3 of 5 Crosses"}
    ]
    assert "Goal: 3 of 5 Crosses." in str(game)
