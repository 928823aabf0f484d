from __future__ import annotations

import pytest

from fujikit.engine.errors import CannotUndo
from tests.fuji.cards.table import hand, table
from tests.support import CLARA, act

HIDDEN = "? ? ? ? ? ?"


@pytest.mark.clause("card.radio", "roll.hidden")
@pytest.mark.parametrize("phase", ["plan", "equip"])
def test_a_radio_opens_the_own_dice_to_all_and_nobody_elses(phase: str) -> None:
    game = table("radio", phase=phase)
    assert hand(game, "Clara", "Jona") == HIDDEN
    act(game, "Clara use radio")
    for by in ("Jona", "Steve", None):
        assert hand(game, "Clara", by) == CLARA
    assert hand(game, "Jona", "Clara") == hand(game, "Steve", None) == HIDDEN


@pytest.mark.clause("card.radio")
def test_dice_rerolled_under_a_radio_are_open_too() -> None:
    game = act(
        table("radio flashlight", phase="plan", dice="B6"), "Clara use radio", "Clara use flashlight 1"
    )
    assert hand(game, "Clara", "Jona") == CLARA.replace("B1", "B6")


@pytest.mark.clause("card.radio")
def test_dice_rerolled_in_phase_3_are_hidden_though_a_radio_opened_them_before() -> None:
    game = act(table("radio", phase="plan"), "Clara use radio")
    act(game, "Clara mark d2", "Jona mark d3", "Steve mark e2", "Clara ready", "Jona ready", "Steve ready")
    act(game, "Clara reroll 1", "Clara stop", "Jona stop", "Steve stop")
    assert (game.phase, hand(game, "Clara", "Jona")) == ("equip", HIDDEN)


@pytest.mark.clause("card.radio")
def test_a_radio_of_phase_4_does_not_last_into_the_next_round() -> None:
    game = act(table("radio"), "Clara use radio", "Clara ready", "Jona ready", "Steve ready")
    act(game, "Clara move d2", "Jona move d3", "Steve move e2")
    assert (game.round, hand(game, "Clara", "Jona")) == (2, HIDDEN)


@pytest.mark.clause("card.radio", "skill.tinkerer")
def test_a_tinkerers_radio_works_in_phase_2_and_again_in_phase_4() -> None:
    game = act(table("radio", phase="plan", Clara={"skill": "tinkerer"}), "Clara use radio")
    act(game, "Clara mark d2", "Jona mark d3", "Steve mark e2", "Clara ready", "Jona ready", "Steve ready")
    act(game, "Clara stop", "Jona stop", "Steve stop", "Clara use radio")
    assert hand(game, "Clara", "Jona") == "B1 B2 Y1 B6 Y3"


@pytest.mark.clause("card.radio")
def test_what_a_radio_showed_is_not_unseen() -> None:
    game = act(table("radio"), "Clara use radio")
    with pytest.raises(CannotUndo):
        game.undo()
