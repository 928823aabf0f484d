"""Variant A: a third set of dice is each player's second neighbour."""

from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from tests.fuji.two_players import legal, with_set
from tests.support import BOX, act, clauses, new_game

HIDDEN_HALF = [None, None, None, "P4", "B5", "P5"]
WHOLE = ["B1", "P1", "B4", "P4", "B5", "P5"]


def third_set(game: Game[Any]) -> list[str]:
    return [die.face for die in game.state.third]


def through_the_round(game: Game[Any]) -> Game[Any]:
    """From phase 2 to the next phase 2, everybody staying where they are."""
    act(game, "Clara mark d2", "Jona mark d3", "Clara ready", "Jona ready", "Clara stop", "Jona stop")
    return act(game, "Clara ready", "Jona ready", "Clara move d2", "Jona move d3")


@pytest.mark.clause("two.choose", "setup.players")
def test_two_players_need_a_third_neighbour() -> None:
    with pytest.raises(BadInput, match="variant"):
        new_game(2, variant=None)
    with pytest.raises(BadInput, match="variant"):
        new_game(2, variant="c")
    assert new_game(2, variant="a").seats == new_game(2, variant="b").seats == ("Clara", "Jona")


@pytest.mark.clause("two.choose")
@pytest.mark.parametrize("variant", ["a", "b"])
def test_three_players_take_no_variant_for_two(variant: str) -> None:
    with pytest.raises(BadInput, match="variant"):
        new_game(3, variant=variant)


@pytest.mark.clause("two.a-dice", "roll.hidden")
@pytest.mark.parametrize("viewer", ["Clara", "Jona", None])
@pytest.mark.parametrize("phase", ["plan", "reroll", "equip"])
def test_three_dice_of_the_set_are_open_and_three_hidden_from_both(viewer: str | None, phase: str) -> None:
    assert with_set(phase).view(viewer)["third_set"] == HIDDEN_HALF


@pytest.mark.clause("two.a-dice", "move.reveal")
@pytest.mark.parametrize("viewer", ["Clara", "Jona", None])
def test_the_hidden_dice_of_the_set_open_with_the_screens(viewer: str | None) -> None:
    game = act(with_set("equip"), "Clara ready")
    assert game.view(viewer)["third_set"] == HIDDEN_HALF
    assert act(game, "Jona ready").view(viewer)["third_set"] == WHOLE


@pytest.mark.clause("two.a-dice")
def test_the_set_is_rolled_in_phase_1_and_nobody_else_rolls_for_it() -> None:
    rolled = "Y2 B2 P2 P3 Y3 B3"
    game = with_set("roll", dice=f"B1 P1 Y1 B1 P1 Y1 B6 P6 Y6 B6 P6 Y6 {rolled}")
    act(game, "Jona roll")
    assert " ".join(third_set(game)) == rolled
    assert [len(game.state.seat(name).dice) for name in game.seats] == [6, 6]


@pytest.mark.clause("two.a-dice")
def test_one_die_of_each_kind_lies_on_either_side_all_game() -> None:
    game = act(with_set("roll", track={"length": 99, "injuries": []}), "Clara roll")
    for _ in range(3):
        kinds = [game.state.table.faces[die.slot] for die in game.state.third]
        assert len(set(kinds[:3])) == 3
        assert kinds[:3] == kinds[3:]
        assert all(die.face in kind for die, kind in zip(game.state.third, kinds, strict=True))
        through_the_round(game)


@pytest.mark.clause("two.a-dice")
@pytest.mark.parametrize("dice", ["B1 P1 B4 P4 B5", "B1 P4 P1 B4 B5 P5"])
def test_a_position_gives_the_set_whole_and_in_its_order(dice: str) -> None:
    with pytest.raises(BadInput, match="third: dice"):
        with_set(third={"dice": dice})


@pytest.mark.clause("two.a-no-reroll")
def test_no_line_of_phase_3_touches_the_set() -> None:
    game = with_set("reroll", jona={"skill": "buddy"})
    assert clauses(game, "Jona reroll 1 for Third") == ["two.b-third"]
    assert clauses(game, "Jona aside 1 for Third") == ["two.b-third"]
    assert not any("Third" in line for name in game.seats for line in legal(game, name))
    act(game, "Clara reroll 1 2 3", "Clara stop", "Jona reroll 1 2 3 4 5 6", "Jona stop")
    assert game.phase == "equip"
    assert third_set(game) == WHOLE


@pytest.mark.clause("two.a-no-reroll", "two.a-cards")
def test_no_card_rerolls_the_set() -> None:
    clara = {"equipment": ["carabiner", "water", "radio"]}
    game = act(with_set("equip", clara=clara), "Clara use carabiner")
    assert {prompt.seat for prompt in game.state.prompts} == {"Clara", "Jona"}
    assert legal(game, "Jona") == {f"Jona pick {die}" for die in range(1, 7)}
    act(game, "Clara pick 1", "Jona pick 2", "Clara use water 1 2 3 4 5 6", "Clara stop")
    assert third_set(game) == WHOLE


@pytest.mark.clause("two.a-cards", "card.radio")
def test_a_radio_opens_no_die_of_the_set() -> None:
    game = act(with_set("equip", clara={"equipment": ["radio"]}), "Clara use radio")
    assert game.view("Jona")["third_set"] == HIDDEN_HALF
    assert None not in game.view("Jona")["seats"]["Clara"]["dice"]


@pytest.mark.clause("two.a-cards", "manager.any-time")
@pytest.mark.parametrize(
    ("phase", "line"),
    [
        ("equip", "use lighter"),
        ("equip", "use water"),
        ("equip", "use map 1"),
        ("equip", "use pocket-knife lighter"),
        ("move", "spend 1"),
        ("plan", "give lighter"),
    ],
)
def test_nothing_is_given_to_the_third_set_or_asked_of_it(phase: str, line: str) -> None:
    skill = "equipment-manager" if line.startswith("give") else "gatherer"
    bars = 2 if skill == "gatherer" else 0
    cards = ["lighter", "water", "map", "pocket-knife"]
    game = with_set(phase, clara={"skill": skill, "bars": bars, "equipment": cards})
    assert clauses(game, f"Clara {line} Third") == ["two.a-cards"]
    assert clauses(game, f"Clara {line} Jona") == []
    assert not any("Third" in line for line in legal(game, "Clara"))


@pytest.mark.clause("two.a-compare")
def test_the_set_has_nothing_but_dice() -> None:
    game = with_set()
    assert list(game.view("Clara")["seats"]) == ["Clara", "Jona"]
    for line in ("mark e2 for Third", "unmark for Third"):
        assert clauses(game, f"Clara {line}") == ["two.b-third"]
    assert clauses(game, "Clara propose use rope e2 for Third") == ["two.b-together"]


@pytest.mark.clause("two.a-compare", "plan.neighbours-differ")
def test_the_two_players_are_neighbours() -> None:
    game = act(with_set(), "Jona mark d3")
    assert clauses(game, "Clara mark d3") == ["plan.neighbours-differ"]
    assert clauses(game, "Clara mark e3") == []


@pytest.mark.clause("two.a-compare", "move.higher")
@pytest.mark.parametrize(
    ("clara", "jona", "at"),
    [
        ("Y5 B5 B4 P4 B2 Y1", "B1 P1 Y1 B1 P1 Y1", "e2"),  # 21 against 6 and the set's 20
        ("Y5 B5 B4 P4 P1 Y1", "B1 P1 Y1 B1 P1 Y1", "d2"),  # 20 against 6 and the set's 20
        ("Y5 B5 B4 P4 B2 Y1", "Y5 B5 B4 P4 B2 Y1", "d2"),  # 21 against 21 and the set's 20
    ],
)
def test_the_set_is_to_be_beaten_beside_the_other_player(clara: str, jona: str, at: str) -> None:
    game = with_set("move", clara={"dice": clara, "marker": "e2"}, jona={"dice": jona})
    assert act(game, "Clara move e2").state.seat("Clara").at == at


@pytest.mark.clause("two.a-compare", "score.points")
def test_the_set_scores_nothing() -> None:
    clara = {"at": "f3", "marker": "f4", "dice": "B6 P6 Y6 B6 P6 Y6"}
    game = act(with_set("move", clara=clara, jona={"at": "e5"}), "Clara move f4")
    assert game.outcome is not None
    assert game.outcome.won
    assert game.outcome.score == 8


def test_a_game_with_the_set_goes_through_code_and_position() -> None:
    game = act(new_game(2, variant="a"), "Clara mark d2", "Clara ready")
    assert fujikit.from_code(game.code()).view("Clara") == game.view("Clara")
    twin = fujikit.position(game.position(), box=BOX)
    assert twin.state.third == game.state.third
    assert [legal(twin, name) for name in game.seats] == [legal(game, name) for name in game.seats]
