"""Winning and losing: when a game ends, and what no longer happens then."""

from typing import Any

import pytest

from fujikit.engine.game import Game
from tests.support import AFTER_TWO_ROUNDS, act, clauses, position, seat, three

STRONG, MIDDLING, WEAK = "B6 P6 Y6 B6 P6 Y6", "B1 P1 Y1 B1 P1 Y6", "B1 P1 Y1 B1 P1 Y1"
"""36, 11 and 6 on a card that counts every die."""


def last_step(last: dict[str, Any] | None = None, **more: Any) -> Game[Any]:
    """Clara and Jona are in the village; Steve is one step from it and strong."""
    steve = {"at": "e4", "marker": "e5", "dice": STRONG, **(last or {})}
    return position(
        seat("Clara", "f4", dice=WEAK),
        seat("Jona", "f5", dice=WEAK),
        seat("Steve", **steve),
        phase="move",
        **more,
    )


def events(game: Game[Any], line: str) -> list[str]:
    return [type(event).__name__ for event in game.act(line)]


def of_seats(game: Game[Any], field: str) -> list[Any]:
    return [each[field] for each in game.view()["seats"].values()]


def ending(game: Game[Any]) -> tuple[bool, str, str | None]:
    assert game.outcome is not None
    return game.outcome.won, game.outcome.why, game.outcome.who


@pytest.mark.clause("goal.win")
def test_all_in_the_village_at_once_have_won() -> None:
    game = last_step()
    assert game.outcome is None
    assert ending(act(game, "Steve move e5")) == (True, "goal.win", None)


@pytest.mark.clause("goal.win")
def test_two_of_three_in_the_village_have_not_won() -> None:
    game = position(
        seat("Clara", "f4", dice=WEAK),
        seat("Jona", "d4", dice=WEAK),
        seat("Steve", "e4", marker="e5", dice=STRONG),
        phase="move",
    )
    assert act(game, "Steve move e5").outcome is None


@pytest.mark.clause("goal.win")
def test_a_win_comes_before_the_last_movers_stamina_and_keeps_earlier_losses() -> None:
    game = last_step({"stamina": 19, "dice": "B1 P1 Y1 B1 P1 P2"}, level=4)
    act(game, "Clara move f4")
    assert of_seats(game, "stamina") == [6, 0, 19]
    assert game.view()["prompt"]["seat"] == "Clara"
    act(game, "Clara injury eye", "Steve move e5")
    assert ending(game) == (True, "goal.win", None)
    assert of_seats(game, "stamina") == [6, 0, 19]


@pytest.mark.clause("goal.win")
def test_a_win_comes_before_phase_6() -> None:
    game = last_step()
    act(game, "Clara move f4", "Jona move f5")
    assert events(game, "Steve move e5") == ["Compared", "Moved", "Ended"]
    assert (game.phase, game.round, game.view()["lava"]) == ("move", 1, [])


@pytest.mark.clause("goal.lose-lava")
def test_lava_under_a_meeple_in_phase_6_loses() -> None:
    game = position(
        seat("Clara", "d1"), seat("Jona", "e2"), seat("Steve", "f2"), map=AFTER_TWO_ROUNDS, phase="erupt"
    )
    act(game, "Jona erupt")
    assert ending(game) == (False, "goal.lose-lava", "Clara")
    assert game.view()["lava"] == ["b1", "c1", "d1", "c2"]


@pytest.mark.clause("goal.lose-lava", "goal.first-end", "token.order")
def test_an_extra_eruption_in_phase_5_loses_before_the_movers_stamina() -> None:
    game = position(
        seat("Clara", "d1", dice=WEAK),
        seat("Jona", "f2", dice=WEAK),
        seat("Steve", "e1", marker="e2", dice=MIDDLING, stamina=19),
        map=AFTER_TWO_ROUNDS,
        tokens={"e2": "eruption"},
        phase="move",
        level=4,
    )
    act(game, "Steve move e2")
    assert ending(game) == (False, "goal.lose-lava", "Clara")
    assert of_seats(game, "stamina") == [0, 0, 19]


@pytest.mark.clause("goal.lose-lava", "rope.eruption")
@pytest.mark.parametrize("phase", ["plan", "equip"])
def test_an_extra_eruption_in_phase_2_or_4_loses_too(phase: str) -> None:
    game = position(
        seat("Clara", "d1"),
        seat("Jona", "f2"),
        seat("Steve", "e1", equipment=["rope"]),
        map=AFTER_TWO_ROUNDS,
        tokens={"e2": "eruption"},
        phase=phase,
    )
    act(game, "Steve use rope e2")
    assert ending(game) == (False, "goal.lose-lava", "Clara")
    assert game.phase == phase


def tired(stamina: int) -> Game[Any]:
    """Clara, with every injury, has failed on purpose: that costs 4."""
    clara = {"stamina": stamina, "injuries": ["leg", "arm", "amnesia", "eye"], "dice": "B1 P1 Y1 B1 P1"}
    game = position(seat("Clara", "d2", **clara), seat("Jona", "d3"), seat("Steve", "e2"), phase="move")
    return act(game, "Clara move d2")


@pytest.mark.clause("goal.lose-stamina", "stamina.step")
@pytest.mark.parametrize("stamina", [16, 19])
def test_the_last_space_of_the_track_loses(stamina: int) -> None:
    game = tired(stamina)
    assert ending(game) == (False, "goal.lose-stamina", "Clara")
    assert of_seats(game, "stamina") == [20, 0, 0]


@pytest.mark.clause("goal.lose-stamina")
def test_the_space_before_the_last_does_not() -> None:
    assert tired(15).outcome is None


@pytest.mark.clause("goal.lose-stamina")
def test_who_is_in_the_village_can_run_out_of_stamina_too() -> None:
    game = position(seat("Clara", "f4", stamina=19), seat("Jona", "d3"), seat("Steve", "e2"), phase="move")
    assert ending(act(game, "Clara move f4")) == (False, "goal.lose-stamina", "Clara")


@pytest.mark.clause("goal.village-stays")
def test_a_meeple_in_the_village_rolls_and_tires_and_leaves() -> None:
    game = position(
        seat("Clara", "f4", marker="f3", dice=MIDDLING),
        seat("Jona", "d3", dice=WEAK),
        seat("Steve", "e2", dice=WEAK),
        phase="move",
    )
    act(game, "Clara move f3")
    assert (of_seats(game, "at")[0], of_seats(game, "stamina")[0]) == ("f3", 1)


@pytest.mark.clause("goal.village-stays", "move.higher")
def test_a_meeple_in_the_village_stands_in_its_neighbours_way() -> None:
    game = last_step()
    act(game, "Jona move f5")
    assert of_seats(game, "stamina") == [0, 4, 0]


@pytest.mark.clause("goal.village-stays", "roll.once")
def test_a_meeple_in_the_village_rolls_and_needs_a_marker() -> None:
    game = position(seat("Clara", "f4"), seat("Jona", "d3"), seat("Steve", "e2"), phase="roll", dice=STRONG)
    assert act(game, "Jona roll").view("Clara")["seats"]["Clara"]["dice"] == STRONG.split()
    assert clauses(game, "Clara ready") == ["plan.marker"]


@pytest.mark.clause("goal.village-card", "move.own-need")
def test_a_village_card_asks_for_dice() -> None:
    game = last_step({"dice": "B6 P6 Y1 B6 P6 Y1"}, needs={"e5": "yellow"})
    assert act(game, "Steve move e5").outcome is None
    assert of_seats(game, "at")[2] == "e4"


@pytest.mark.clause("goal.village-card", "token.equipment")
def test_a_token_on_a_village_card_works() -> None:
    game = position(
        seat("Clara", "d2"),
        seat("Jona", "d3"),
        seat("Steve", "e4", marker="e5", dice=STRONG),
        phase="move",
        tokens={"e5": "equipment"},
    )
    act(game, "Steve move e5", "Steve draw")
    assert len(of_seats(game, "equipment")[2]) == 1


@pytest.mark.clause("goal.win-when", "token.eruption-when")
@pytest.mark.parametrize("token", ["equipment", "eruption"])
def test_after_a_winning_move_no_token_works(token: str) -> None:
    game = last_step(tokens={"e5": token})
    assert events(game, "Steve move e5") == ["Compared", "Moved", "Ended"]
    assert game.view()["prompt"] is None
    assert of_seats(game, "equipment") == [[], [], []]


@pytest.mark.clause("goal.win-when")
def test_those_who_would_have_to_leave_the_village_have_no_turn_any_more() -> None:
    game = position(
        seat("Clara", "f4", marker="f3", dice=WEAK),
        seat("Jona", "f5", dice=WEAK),
        seat("Steve", "e4", marker="e5", dice=STRONG),
        phase="move",
    )
    act(game, "Steve move e5")
    assert ending(game) == (True, "goal.win", None)
    assert game.legal("Clara") == []


@pytest.mark.clause("goal.win-when", "rope.win")
@pytest.mark.parametrize("phase", ["plan", "equip"])
def test_a_rope_into_the_village_wins_at_once(phase: str) -> None:
    game = position(
        seat("Clara", "f4"),
        seat("Jona", "f5"),
        seat("Steve", "e4", equipment=["rope"]),
        phase=phase,
        edition="pl",
    )
    assert ending(act(game, "Steve use rope e5")) == (True, "goal.win", None)


@pytest.mark.clause("goal.win-when")
def test_staying_is_no_move_and_wins_nothing() -> None:
    game = last_step({"at": "e5", "marker": "e5"})
    assert act(game, "Steve move e5").outcome is None


@pytest.mark.clause("goal.win-when")
def test_a_move_within_the_village_is_a_move() -> None:
    game = last_step(
        {"at": "f4", "marker": "e5"}, map="V R R l l l\n" + ". . . . l l\n" * 2 + ". . . . l v\n. . . . v v"
    )
    assert ending(act(game, "Steve move e5")) == (True, "goal.win", None)


@pytest.mark.clause("goal.first-end")
@pytest.mark.parametrize(
    "line", ["Clara move f4", "Jona say well done", "Steve ready", "Clara give rope Jona"]
)
def test_nothing_is_done_after_the_end(line: str) -> None:
    game = act(last_step(), "Steve move e5")
    assert clauses(game, line) == ["goal.first-end"]
    assert [game.legal(name) for name in game.seats] == [[], [], []]
    assert game.view("Jona")["may_say"] is False


@pytest.mark.clause("goal.no-early-loss")
def test_a_team_cut_off_from_the_village_plays_on() -> None:
    game = position(
        seat("Clara", "d3"),
        seat("Jona", "d3"),
        seat("Steve", "e3"),
        map="V L . . . .\n. . . . . .\n. . l l l l\n. . . . . .\n. . . . . v",
        phase="erupt",
    )
    act(game, "Clara erupt")
    assert (game.outcome, game.phase, game.round) == (None, "plan", 2)


@pytest.mark.clause("goal.first-end")
def test_a_running_game_has_no_outcome() -> None:
    assert three("move").outcome is None
