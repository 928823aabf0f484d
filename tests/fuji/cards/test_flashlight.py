from __future__ import annotations

import pytest

from fujikit.engine.errors import CannotUndo
from tests.fuji.cards.table import hand, log, of, table
from tests.support import act, clauses


@pytest.mark.clause("card.flashlight")
def test_one_reroll_of_any_own_dice_in_phase_2() -> None:
    game = act(table("flashlight", phase="plan", dice="B6 Y6"), "Clara use flashlight 1 3")
    assert hand(game, "Clara") == "B6 B2 Y6 B6 Y3 P2"
    assert clauses(game, "Clara use flashlight 1") == ["equip.once"]
    with pytest.raises(CannotUndo):
        game.undo()


@pytest.mark.clause("card.flashlight")
def test_talk_and_markers_go_on_after_the_flashlight() -> None:
    game = act(table("flashlight", phase="plan"), "Clara mark d1", "Clara use flashlight 1")
    assert clauses(game, "Clara mark e1") == clauses(game, "Clara say I am strong on yellow") == []


@pytest.mark.clause("card.flashlight", "injury.eye")
def test_an_eye_injury_does_not_matter_to_the_flashlight() -> None:
    game = table("flashlight", phase="plan", Clara={"injuries": ["eye"]})
    assert clauses(game, "Clara use flashlight 1") == []


@pytest.mark.clause("card.flashlight")
@pytest.mark.parametrize(
    ("line", "broken"),
    [("flashlight", ["reroll.any-dice"]), ("flashlight 7", ["reroll.any-dice"]), ("flashlight 6", [])],
)
def test_the_flashlight_needs_own_dice(line: str, broken: list[str]) -> None:
    assert clauses(table("flashlight", phase="plan"), f"Clara use {line}") == broken


@pytest.mark.clause("flashlight.early", "plan.equipment-when")
def test_the_flashlight_works_before_any_marker_lies() -> None:
    game = act(table("flashlight", phase="plan", dice="B6"), "Clara use flashlight 1")
    assert [of(game, name)["marker"] for name in game.seats] == [None, None, None]
    assert hand(game, "Clara").startswith("B6")


@pytest.mark.clause("flashlight.early", "scout.cards")
def test_a_scout_uses_the_flashlight_and_then_goes_four_steps() -> None:
    game = table("flashlight", phase="plan", Clara={"skill": "scout"})
    act(game, "Clara use flashlight 1", "Clara mark f4", "Jona mark d3", "Steve mark e2")
    act(game, "Clara ready", "Jona ready", "Steve ready", "Jona stop", "Steve stop")
    act(game, "Clara ready", "Jona ready", "Steve ready")
    assert "Clara move f4 via e2 f2 f3" in [str(action) for action in game.legal("Clara")]


@pytest.mark.clause("gatherer.which", "card.flashlight")
def test_a_gatherer_passes_the_flashlights_reroll_up_for_a_bar() -> None:
    game = act(table("flashlight", phase="plan", Clara={"skill": "gatherer"}), "Clara use flashlight")
    assert (of(game, "Clara")["bars"], of(game, "Clara")["equipment"]) == (1, [])
    throwing = act(table("flashlight", phase="plan", Clara={"skill": "gatherer"}), "Clara use flashlight 1")
    assert of(throwing, "Clara")["bars"] == 0
    full = table("flashlight", phase="plan", Clara={"skill": "gatherer", "bars": 3})
    assert of(act(full, "Clara use flashlight"), "Clara")["bars"] == 3


@pytest.mark.clause("card.flashlight", "roll.open-count")
def test_others_do_not_learn_which_dice_the_flashlight_rerolled() -> None:
    one = act(table("flashlight", phase="plan", dice="B6"), "Clara use flashlight 1")
    other = act(table("flashlight", phase="plan", dice="B5 Y3"), "Clara use flashlight 2 5")
    for by in ("Jona", None):
        assert one.view(by) == other.view(by)
    assert "Thrown" in log(one, "Clara")


@pytest.mark.clause("plan.ready-again")
def test_who_is_ready_in_phase_2_uses_no_flashlight() -> None:
    game = act(table("flashlight", phase="plan"), "Clara mark d2", "Clara ready")
    assert clauses(game, "Clara use flashlight 1") == ["plan.ready-again"]
