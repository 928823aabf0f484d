"""Variant B: equipment in the third meeple's hands, and equipment aimed at it."""

from typing import Any

import pytest

from fujikit.engine.game import Game
from tests.fuji.two_players import agreed, legal, with_meeple
from tests.support import act, clauses

SIXES = "B6 P1 B4 B6 P6 P5"


def holding(*cards: str, phase: str = "equip", script: str = "", **third: Any) -> Game[Any]:
    """The third meeple with these cards."""
    return with_meeple(phase, third={"equipment": list(cards), **third}, dice=script)


def names(game: Game[Any], name: str = "Third") -> list[str]:
    return [item.name for item in game.state.seat(name).equipment]


@pytest.mark.clause("two.b-dice-cards")
def test_the_second_side_does_not_learn_from_the_card_whether_the_first_one_turned_a_die() -> None:
    game = agreed(holding("compass", dice=SIXES), "use compass")
    act(game, "Clara pick 1")
    assert names(game) == ["compass"]
    act(game, "Jona stop")
    assert names(game) == []


@pytest.mark.clause("two.b-dice-cards")
def test_a_compass_that_nobody_picked_dice_for_is_kept_and_may_be_tried_again() -> None:
    game = agreed(holding("compass"), "use compass")
    act(game, "Clara stop", "Jona stop")
    assert names(game) == ["compass"]
    assert clauses(game, "Clara propose use compass for Third") == []
    assert "Jona propose use compass for Third" in legal(game, "Jona")


@pytest.mark.clause("two.b-dice-cards")
def test_a_declined_side_for_the_carabiner_leaves_the_other_side_open() -> None:
    game = with_meeple("equip", clara={"equipment": ["carabiner"]})
    act(game, "Clara use carabiner Clara", "Jona decline")
    assert names(game, "Clara") == ["carabiner"]
    assert "Clara use carabiner Jona" in legal(game, "Clara")
    assert clauses(game, "Clara use carabiner Jona") == []
