"""Setting up: what is dealt and laid out, and what the players choose."""

from collections import Counter
from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.fuji.move import Compared
from fujikit.fuji.options import CHARACTERS
from tests.support import BOX, act, clauses, new_game, position, seat

ALL_EQUIPMENT = {card.name for card in BOX.equipment}
FOUR = ("equipment-manager", "tinkerer", "scout", "buddy")


def asking(skills: tuple[str, ...] = FOUR, **more: Any) -> Game[Any]:
    """A set-up that waits for the players' choices."""
    return new_game(len(skills), skills=list(skills), choices="ask", **more)


def lines(game: Game[Any], name: str) -> list[str]:
    return [str(action) for action in game.legal(name)]


def dealt(game: Game[Any], name: str) -> list[str]:
    cards: list[str] = game.view()["seats"][name]["equipment"]
    return cards


def first_choices(game: Game[Any], *names: str) -> Game[Any]:
    """The players answer with the first choice they have."""
    for name in names:
        act(game, lines(game, name)[0])
    return game


def of_seats(game: Game[Any], field: str) -> list[Any]:
    return [each[field] for each in game.view()["seats"].values()]


@pytest.mark.clause("setup.players")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_to_four_play(count: int) -> None:
    assert len(new_game(count).seats) == count


@pytest.mark.clause("setup.players")
@pytest.mark.parametrize("players", [[], ["Clara"], ["A", "B", "C", "D", "E"], ["Clara", "Jona", "clara"]])
def test_fewer_more_or_namesakes_do_not(players: list[str]) -> None:
    with pytest.raises(BadInput, match=r"^players: "):
        new_game(players)


@pytest.mark.clause("setup.players", "two.choose")
@pytest.mark.parametrize(("players", "variant"), [(2, None), (2, "c"), (3, "a"), (4, "b")])
def test_two_players_and_only_they_choose_variant_a_or_b(players: int, variant: str | None) -> None:
    with pytest.raises(BadInput, match=r"^variant: "):
        new_game(players, variant=variant)


@pytest.mark.clause("setup.players", "move.higher")
def test_with_four_the_one_opposite_is_not_compared_with() -> None:
    hands = {"Clara": "Y2 B2", "Jona": "B1 P1", "Steve": "B6 P6", "Mara": "B1 P1"}
    game = position(*(seat(name, "d2", dice=dice) for name, dice in hands.items()), phase="move")
    (compared,) = (event for event in game.act("Clara move d2") if isinstance(event, Compared))
    assert (compared.value, compared.rivals, compared.success) == (4, (2, 2), True)


@pytest.mark.clause("setup.character")
def test_characters_are_drawn_or_chosen_and_none_is_taken_twice() -> None:
    drawn = of_seats(new_game(4), "character")
    assert sorted(drawn) == sorted(CHARACTERS)
    assert of_seats(new_game(characters={"Jona": "black"}), "character")[1] == "black"
    with pytest.raises(BadInput, match=r"^characters: "):
        new_game(characters=["blue", "blue", "green"])
    with pytest.raises(BadInput, match=r"^characters: "):
        new_game(characters=["red", "blue", "green"])


@pytest.mark.clause("setup.skill")
@pytest.mark.parametrize("seed", range(5))
def test_drawn_skills_all_differ_and_chosen_ones_stay(seed: int) -> None:
    skills = of_seats(new_game(4, seed=seed, skills={"Steve": "scout"}), "skill")
    assert skills[2] == "scout"
    assert len(set(skills)) == 4
    assert set(skills) <= {skill.name for skill in BOX.skills}


@pytest.mark.clause("setup.skill")
@pytest.mark.parametrize("skills", [["scout", "scout", "buddy"], ["ninja", "scout", "buddy"], ["scout"]])
def test_no_skill_is_there_twice_unknown_or_missing(skills: list[str]) -> None:
    with pytest.raises(BadInput, match=r"^skills: "):
        new_game(skills=skills)


@pytest.mark.clause("setup.equipment", "equip.open")
def test_each_gets_the_cards_of_the_skill_and_the_rest_is_the_pile() -> None:
    game = asking()
    assert [len(cards) for cards in of_seats(game, "equipment")] == [4, 3, 2, 1]
    assert game.view()["pile"] == 5
    held = [card for cards in of_seats(game, "equipment") for card in cards]
    assert sorted((*held, *game.state.pile)) == sorted(ALL_EQUIPMENT)
    assert len(ALL_EQUIPMENT) == 15


@pytest.mark.clause("setup.equipment")
def test_equipment_is_shuffled() -> None:
    assert len({new_game(seed=seed, choices="ask").state.pile for seed in range(5)}) == 5


@pytest.mark.clause("setup.equipment")
def test_only_dealt_cards_are_kept() -> None:
    game = asking()
    other = next(iter(game.state.pile))
    assert clauses(game, f"Clara keep {dealt(game, 'Clara')[0]} {other}") == ["setup.equipment"]


@pytest.mark.clause("setup.equipment-choice")
@pytest.mark.parametrize("kept", [(0,), (0, 1, 2), (0, 0)])
def test_exactly_so_many_cards_are_kept(kept: tuple[int, ...]) -> None:
    game = asking()
    cards = " ".join(dealt(game, "Clara")[index] for index in kept)
    (reason,) = game.check(f"Clara keep {cards}").reasons
    assert (reason.clause, dict(reason.numbers)) == ("setup.equipment-choice", {"keeps": 2})


@pytest.mark.clause("setup.equipment-choice")
def test_what_is_not_kept_goes_under_the_pile_by_seat_in_the_order_dealt() -> None:
    game = asking()
    pile, clara, jona = game.state.pile, dealt(game, "Clara"), dealt(game, "Jona")
    act(game, f"Clara keep {clara[1]} {clara[2]}", "Clara start white", f"Jona keep {jona[0]}")
    assert game.state.pile == (*pile, clara[0], clara[3], jona[1], jona[2])
    assert (dealt(game, "Clara"), dealt(game, "Jona")) == ([clara[1], clara[2]], [jona[0]])


@pytest.mark.clause("setup.equipment-choice", "setup.dice-choice", "setup.start")
@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("keep compass rope", "setup.equipment-choice"),
        ("leave-out 6", "setup.dice-choice"),
        ("start white", "setup.start"),
    ],
)
def test_what_is_chosen_at_set_up_is_not_chosen_later(line: str, clause: str) -> None:
    assert clauses(new_game(4), f"Clara {line}") == [clause]


@pytest.mark.clause("setup.dice", "roll.once")
@pytest.mark.parametrize("skill", [skill.name for skill in BOX.skills])
def test_five_or_six_dice_as_the_skill_says(skill: str) -> None:
    game = new_game(skills={"Clara": skill})
    assert len(game.view()["seats"]["Clara"]["dice"]) == BOX.skill(skill).dice


@pytest.mark.clause("setup.dice")
def test_three_skills_have_six_dice_and_three_have_five() -> None:
    assert Counter(skill.dice for skill in BOX.skills) == {6: 3, 5: 3}


@pytest.mark.clause("setup.dice-choice")
def test_whoever_leaves_a_die_out_sees_what_each_of_the_set_can_show() -> None:
    game = asking(("survivalist", "buddy", "gatherer"))
    prompt = game.view("Clara")["prompt"]
    assert prompt["kind"] == "leave-out"
    assert prompt["faces"] == [list(BOX.kind(name).faces) for name in BOX.set]
    assert asking().view("Clara")["prompt"]["faces"] == []


@pytest.mark.clause("setup.dice-choice", "setup.choices", "injury.amnesia")
def test_the_die_left_out_stays_in_the_box_amnesia_or_not() -> None:
    game = asking(("scout", "buddy", "gatherer"), dice="B1 P1 B1 P1 Y1")
    assert lines(game, "Clara") == [f"Clara leave-out {die}" for die in range(1, 7)]
    act(game, "Clara leave-out 3")
    assert game.view("Clara")["seats"]["Clara"]["dice"] == ["B1", "P1", "B1", "P1", "Y1"]
    text = game.position().replace('name = "Clara"', 'name = "Clara"\ninjuries = ["amnesia"]')
    text = text.replace('phase = "plan"', 'phase = "roll"')
    again = fujikit.position(text, box=BOX, dice="B6 P6 B6 P6 Y6")
    assert again.view("Clara")["seats"]["Clara"]["injuries"] == ["amnesia"]
    assert act(again, "Clara roll").view("Clara")["seats"]["Clara"]["dice"] == ["B6", "P6", "B6", "P6", "Y6"]


@pytest.mark.clause("setup.stamina")
def test_trackers_start_on_the_first_space_without_injuries_or_bars() -> None:
    game = new_game(4)
    assert [of_seats(game, field) for field in ("stamina", "injuries", "bars")] == [
        [0] * 4,
        [[]] * 4,
        [0] * 4,
    ]


@pytest.mark.clause("setup.stamina", "skill.gatherer")
def test_there_are_three_power_bars_in_all() -> None:
    game = position(
        seat("Clara", "d2", skill="gatherer", bars=2),
        seat("Jona", "d3", marker="d4"),
        seat("Steve", "e2", marker="e3"),
        phase="reroll",
    )
    assert of_seats(act(game, "Clara stop", "Jona stop", "Steve stop"), "bars") == [3, 0, 0]


@pytest.mark.clause("setup.scenario")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_scenario_says_where_everything_lies(number: int) -> None:
    scenario = BOX.scenario(number)
    game = new_game(4, scenario=number)
    cards = game.view()["cards"]
    kinds = {"V": "volcano", "R": "rubble", "l": "landscape", "v": "village", "4": "village"}
    assert {square: card["kind"] for square, card in cards.items()} == {
        square: kinds[letter] for square, letter in scenario.cards.items()
    }
    tokens = {square: card["token"] for square, card in cards.items() if card["token"]}
    assert tokens == dict.fromkeys(scenario.equipment, "equipment") | dict.fromkeys(
        scenario.eruption, "eruption"
    )
    assert Counter(card["kind"] for card in cards.values())["rubble"] == 2
    assert len(scenario.eruption) == 2
    assert len(scenario.equipment) <= 7


@pytest.mark.clause("setup.scenario")
def test_a_scenario_is_drawn_where_none_is_chosen() -> None:
    drawn = {new_game(scenario=None, seed=seed).view()["scenario"] for seed in range(20)}
    assert len(drawn) > 3
    assert drawn <= set(range(1, 8))


@pytest.mark.clause("setup.scenario")
def test_a_scenario_that_the_box_does_not_have_is_refused() -> None:
    with pytest.raises(BadInput, match="no scenario 8"):
        new_game(scenario=8)


@pytest.mark.clause("setup.village")
@pytest.mark.parametrize(
    ("players", "options", "count"),
    [(2, {"variant": "a"}, 5), (2, {"variant": "b"}, 5), (3, {}, 5), (4, {}, 6)],
)
def test_the_marked_village_position_is_for_four_players(
    players: int, options: dict[str, str], count: int
) -> None:
    cards = new_game(players, **options).view()["cards"]
    village = [square for square, card in cards.items() if card["kind"] == "village"]
    assert len(village) == count
    assert ("l2" in village) == (players == 4)


@pytest.mark.clause("setup.village", "setup.landscape")
@pytest.mark.parametrize("kind", ["village", "landscape"])
def test_terrain_is_shuffled_and_no_card_lies_twice(kind: str) -> None:
    def needs(seed: int) -> list[str]:
        cards = new_game(4, seed=seed).view()["cards"].values()
        return [card["need"] for card in cards if card["kind"] == kind]

    printed = {"village": BOX.village, "landscape": BOX.landscape}[kind]
    assert needs(1) != needs(2)
    assert len(set(needs(1))) == len(needs(1))
    assert set(needs(1)) <= {card.need for card in printed}


@pytest.mark.clause("setup.landscape", "reroll.bonus-card")
def test_a_card_keeps_its_symbol_where_it_is_laid() -> None:
    printed = {card.need: card.reroll for card in (*BOX.landscape, *BOX.village)}
    cards = new_game().view()["cards"].values()
    terrain = [card for card in cards if card["kind"] in ("landscape", "village")]
    assert all(card["reroll"] == printed[card["need"]] for card in terrain)


@pytest.mark.clause("setup.start")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_start_on_white(players: int) -> None:
    assert of_seats(new_game(players), "at") == ["d2"] * players


@pytest.mark.clause("setup.start")
def test_of_four_the_first_two_take_white_unless_they_choose() -> None:
    assert of_seats(new_game(4), "at") == ["d2", "d2", "d3", "d3"]


@pytest.mark.clause("setup.start")
def test_the_team_chooses_who_starts_where() -> None:
    game = asking(("buddy", "gatherer", "scout", "survivalist"))
    assert lines(game, "Clara") == ["Clara start white", "Clara start grey"]
    act(
        game,
        "Clara start grey",
        "Jona start white",
        "Steve leave-out 1",
        "Steve start grey",
        "Mara leave-out 1",
    )
    assert of_seats(game, "at") == ["d3", "d2", "d3", "d2"]


@pytest.mark.clause("setup.start")
def test_where_one_start_is_left_nobody_is_asked() -> None:
    game = asking(("buddy", "gatherer", "scout", "survivalist"))
    act(game, "Clara start grey", "Jona start grey", "Steve leave-out 1", "Mara leave-out 1")
    assert game.phase == "plan"
    assert of_seats(game, "at") == ["d3", "d3", "d2", "d2"]


@pytest.mark.clause("setup.eruption-tokens")
def test_eruption_tokens_show_the_single_side() -> None:
    tokens = [card["token"] for card in new_game().view()["cards"].values()]
    assert (tokens.count("eruption"), tokens.count("eruption2")) == (2, 0)


@pytest.mark.clause("setup.eruption-tokens", "variant.thrill")
def test_thrill_turns_one_to_the_double_side() -> None:
    cards = new_game(thrill=True).view()["cards"]
    assert (cards["g3"]["token"], cards["i3"]["token"]) == ("eruption", "eruption2")


@pytest.mark.clause("setup.level")
@pytest.mark.parametrize(("level", "loss"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_the_level_card_says_what_a_failure_costs(level: int, loss: int) -> None:
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"), phase="move", level=level)
    assert of_seats(act(game, "Clara move d2"), "stamina") == [loss, 0, 0]


@pytest.mark.clause("setup.level")
def test_one_of_four_levels_is_chosen() -> None:
    assert [new_game(level=level).view()["level"] for level in (1, 2, 3, 4)] == [1, 2, 3, 4]
    with pytest.raises(BadInput, match="no level 5"):
        new_game(level=5)


@pytest.mark.clause("setup.level-advice")
def test_who_asks_for_no_level_plays_level_1() -> None:
    game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], box=BOX, seed=1)
    assert game.view()["level"] == 1


@pytest.mark.clause("setup.kit")
def test_everybody_has_a_meeple_and_a_marker_that_does_not_lie_yet() -> None:
    game = new_game(4)
    assert of_seats(game, "marker") == [None] * 4
    assert all(game.view()["cards"][square]["kind"] == "landscape" for square in of_seats(game, "at"))


@pytest.mark.clause("setup.kit", "roll.hidden")
def test_everybody_has_a_screen() -> None:
    assert all(dice == [None] * len(dice) for dice in of_seats(new_game(4), "dice"))


@pytest.mark.clause("setup.box")
def test_what_is_not_dealt_or_laid_out_plays_no_part() -> None:
    game = new_game(scenario=3, level=2)
    terrain = [card for card in game.view()["cards"].values() if card["kind"] in ("landscape", "village")]
    assert len(terrain) == sum(letter in "lv" for letter in BOX.scenario(3).cards.values())
    assert len(of_seats(game, "skill")) == 3
    assert (game.record().count("[[setup.box.scenario]]"), game.record().count("[[setup.box.level]]")) == (
        1,
        1,
    )


@pytest.mark.clause("setup.terrain")
def test_only_landscape_and_village_ask_for_something() -> None:
    game = position(seat("Clara", "d1"), seat("Jona", "d1"), seat("Steve", "e1"), map="V R L l v")
    needs = {square: card["need"] for square, card in game.view()["cards"].items()}
    assert needs == {"a1": None, "b1": None, "c1": None, "d1": "any", "e1": "any"}


@pytest.mark.clause("setup.choices")
def test_choices_come_by_seat_cards_die_start_before_the_first_roll() -> None:
    game = asking(("tinkerer", "scout", "buddy", "survivalist"))
    asked = []
    while (prompt := game.view()["prompt"]) is not None:
        asked.append((prompt["seat"], prompt["kind"], prompt["clause"]))
        assert (game.phase, game.round) == ("setup", 0)
        assert of_seats(game, "dice") == [[]] * 4
        first_choices(game, prompt["seat"])
    assert asked == [
        ("Clara", "keep", "setup.choices"),
        ("Clara", "leave-out", "setup.choices"),
        ("Clara", "start", "setup.choices"),
        ("Jona", "leave-out", "setup.choices"),
        ("Jona", "start", "setup.choices"),
        ("Mara", "leave-out", "setup.choices"),
    ]
    assert (game.phase, game.round) == ("plan", 1)


@pytest.mark.clause("setup.choices")
@pytest.mark.parametrize(
    "line", ["Jona keep rope", "Clara ready", "Clara mark d3", "Clara say hello", "Clara roll"]
)
def test_everything_else_waits_for_the_choice(line: str) -> None:
    assert clauses(asking(), line) == ["setup.choices"]


@pytest.mark.clause("setup.choices")
@pytest.mark.parametrize(
    ("answered", "line"),
    [(0, "Clara start white"), (1, "Clara leave-out 6"), (2, "Jona start white"), (3, "Jona leave-out 1")],
)
def test_a_choice_is_answered_and_not_another_one(answered: int, line: str) -> None:
    game = asking(("equipment-manager", "scout", "buddy", "tinkerer"))
    first_choices(game, *("Clara", "Clara", "Jona")[:answered])
    assert clauses(game, line) == ["setup.choices"]


@pytest.mark.clause("setup.choices")
def test_the_seed_answers_unless_the_players_are_asked() -> None:
    assert (new_game(4, skills=list(FOUR)).phase, asking().phase) == ("plan", "setup")
    with pytest.raises(BadInput, match=r"^choices: "):
        new_game(choices="maybe")


@pytest.mark.clause("setup.pile-empty")
def test_nothing_is_drawn_from_an_empty_pile_and_the_token_goes() -> None:
    game = position(
        seat("Clara", "d2", marker="d3", dice="B6 P6"),
        seat("Jona", "e2", dice="B1"),
        seat("Steve", "e3", dice="B1"),
        phase="move",
        tokens={"d3": "equipment"},
        pile=[],
    )
    act(game, "Clara move d3")
    clara = game.view()["seats"]["Clara"]
    assert (clara["at"], clara["equipment"], clara["moved"]) == ("d3", [], True)
    assert game.view()["cards"]["d3"]["token"] is None


@pytest.mark.clause("setup.pile-empty")
def test_used_cards_are_never_shuffled_back() -> None:
    clara = seat("Clara", "d2", equipment=["flare-gun"])
    game = position(clara, seat("Jona", "e2"), seat("Steve", "e3"), phase="equip", pile=[])
    assert act(game, "Clara use flare-gun").view()["pile"] == 0
