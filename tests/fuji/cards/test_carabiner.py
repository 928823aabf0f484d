from __future__ import annotations

import pytest

from fujikit.engine.errors import CannotUndo
from tests.fuji.cards.table import hand, log, of, table
from tests.support import CLARA, JONA, STEVE, act, clauses


@pytest.mark.clause("card.carabiner")
def test_everybody_rerolls_exactly_one_die_the_user_too() -> None:
    game = table("carabiner", dice="B6 P6 P6")
    act(game, "Clara use carabiner", "Steve pick 2", "Clara pick 1", "Jona pick 5")
    assert [hand(game, name) for name in game.seats] == [
        "B6 B2 Y1 B6 Y3 P2",
        "Y2 P1 Y1 B6 P6 P5",
        "B1 P6 B4 P4 B5 P5",
    ]


@pytest.mark.clause("card.carabiner")
def test_all_throw_at_once_when_the_last_has_picked() -> None:
    game = act(table("carabiner"), "Clara use carabiner", "Clara pick 1", "Jona pick 5")
    assert [hand(game, name) for name in game.seats] == [CLARA, JONA, STEVE]
    thrown = [type(event).__name__ for event in game.act("Steve pick 2")]
    assert thrown.count("Thrown") == 3


@pytest.mark.clause("card.carabiner", "gatherer.which")
def test_nobody_passes_the_carabiner_up() -> None:
    game = act(table("carabiner", Jona={"skill": "gatherer"}), "Clara use carabiner")
    for line in ("Jona stop", "Jona decline", "Jona reroll 1", "Jona ready"):
        assert clauses(game, line) == ["card.carabiner"]
    assert [str(action) for action in game.legal("Jona")] == [f"Jona pick {die}" for die in range(1, 7)]


@pytest.mark.clause("card.carabiner")
@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("Jona pick 1 2", ["card.carabiner"]),
        ("Jona pick 7", ["reroll.any-dice"]),
        ("Jona pick 1 as 6", ["card.carabiner"]),
        ("Jona pick", ["line.nouns"]),
        ("Jona pick 1", []),
    ],
)
def test_each_picks_exactly_one_own_die(line: str, broken: list[str]) -> None:
    assert clauses(act(table("carabiner"), "Clara use carabiner"), line) == broken


@pytest.mark.clause("card.carabiner")
def test_each_picks_once() -> None:
    game = act(table("carabiner"), "Clara use carabiner", "Jona pick 1")
    assert clauses(game, "Jona pick 2") == ["card.carabiner"]
    assert game.legal("Jona") == []


@pytest.mark.clause("card.carabiner")
def test_nobody_picks_unasked() -> None:
    assert clauses(table("carabiner"), "Clara pick 1") == ["card.carabiner"]


@pytest.mark.clause("card.carabiner")
def test_the_carabiner_names_nobody() -> None:
    assert clauses(table("carabiner"), "Clara use carabiner Jona") == ["card.carabiner"]


@pytest.mark.clause("card.carabiner", "roll.open-count")
def test_what_others_picked_stays_hidden() -> None:
    one, other = table("carabiner", dice="B1 Y2 B1"), table("carabiner", dice="B1 P6 B1")
    act(one, "Clara use carabiner", "Jona pick 1")
    act(other, "Clara use carabiner", "Jona pick 2")
    assert one.view("Clara") == other.view("Clara")
    act(one, "Clara pick 1", "Steve pick 1")
    act(other, "Clara pick 1", "Steve pick 1")
    for by in ("Clara", "Steve", None):
        assert one.view(by) == other.view(by)
    assert log(one, None).count("Thrown") == 0
    assert log(one, "Clara").count("Thrown") == 1


@pytest.mark.clause("card.carabiner", "injury.arm-passive", "injury.eye")
def test_a_broken_arm_or_a_hurt_eye_rerolls_for_a_carabiner() -> None:
    game = table("carabiner", Jona={"injuries": ["arm", "eye"]}, dice="B1 Y5 B1")
    act(game, "Clara use carabiner", "Jona pick 1", "Clara pick 1", "Steve pick 1")
    assert hand(game, "Jona") == JONA.replace("Y2", "Y5")


@pytest.mark.clause("card.carabiner")
def test_a_pick_can_be_taken_back_until_the_throw() -> None:
    game = act(table("carabiner"), "Clara use carabiner", "Jona pick 1")
    assert str(game.undo()) == "Jona pick 1"
    act(game, "Jona pick 2", "Clara pick 1", "Steve pick 1")
    with pytest.raises(CannotUndo):
        game.undo()
    assert of(game, "Clara")["equipment"] == []
