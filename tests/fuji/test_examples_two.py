"""Worked example F-23: the hands of F-11 to F-13 with two players."""

import pytest

from fujikit.fuji.move import Compared
from tests.fuji.two_players import with_meeple, with_set
from tests.support import act

NEEDS = {"e2": "yellow|6", "e3": "odd(pink|blue)"}
CLARA_TO, JONA_TO = {"marker": "e2"}, {"marker": "e3"}


@pytest.mark.clause("two.a-compare", "move.higher")
def test_f_23_clara_moves_against_jona_and_the_third_set() -> None:
    game = with_set("move", clara=CLARA_TO, jona=JONA_TO, needs=NEEDS)
    assert game.act("Clara move e2")[0] == Compared("Clara", "e2", 10, (9, 0), success=True, loss=3)
    assert (game.state.seat("Clara").at, game.state.seat("Clara").stamina) == ("e2", 3)


@pytest.mark.clause("two.a-compare", "move.fail")
def test_f_23_jona_fails_against_the_third_set() -> None:
    game = with_set("move", clara=CLARA_TO, jona=JONA_TO, needs=NEEDS)
    assert game.act("Jona move e3")[0] == Compared("Jona", "e3", 11, (1, 12), success=False, loss=4)
    assert (game.state.seat("Jona").at, game.state.seat("Jona").stamina) == ("d3", 4)


@pytest.mark.clause("two.a-dice")
def test_f_23_three_dice_of_the_set_are_hidden() -> None:
    assert with_set().view("Clara")["third_set"] == [None, None, None, "P4", "B5", "P5"]


@pytest.mark.clause("two.b-dice")
def test_f_23_the_same_dice_as_halves_of_the_third_meeple() -> None:
    game = with_meeple("move", clara=CLARA_TO, jona=JONA_TO, third={"at": "f2"}, needs=NEEDS)
    for player in game.seats:
        half = [die for die in game.state.seat("Third").dice if die.side == player]
        faces = [game.state.table.faces[die.slot] for die in half]
        assert [sum(blue in kind for kind in faces) for blue in ("B1", "B2", "B3")] == [1, 1, 1]
    act(game, "Clara move e2", "Jona move e3")
    assert [(game.state.seat(name).at, game.state.seat(name).stamina) for name in game.seats] == [
        ("e2", 3),
        ("d3", 4),
    ]
