from __future__ import annotations

import pytest

from tests.fuji.cards.table import hand, log, of, table
from tests.support import CLARA, JONA, act, clauses


@pytest.mark.clause("card.water", "water.both")
def test_the_second_reroll_is_chosen_after_the_first() -> None:
    game = table("water", dice="B6 Y6 B1")
    act(game, "Clara use water 1 3")
    assert hand(game, "Clara") == "B6 B2 Y6 B6 Y3 P2"
    act(game, "Clara use water 4")
    assert hand(game, "Clara") == "B6 B2 Y6 B1 Y3 P2"
    assert of(game, "Clara")["equipment"] == []
    assert clauses(game, "Clara use water 1") == ["equip.once"]


@pytest.mark.clause("card.water", "water.both")
def test_one_reroll_may_be_enough() -> None:
    game = act(table("water", dice="B6"), "Clara use water 1", "Clara stop")
    assert hand(game, "Clara") == CLARA.replace("B1", "B6")
    assert clauses(game, "Clara ready") == []


@pytest.mark.clause("water.both")
def test_nothing_comes_between_the_two_rerolls() -> None:
    game = act(table("water compass", "radio"), "Clara use water 1")
    assert clauses(game, "Clara ready") == ["water.both"]
    assert clauses(game, "Clara use compass 4") == ["water.both"]
    assert clauses(game, "Clara use water Jona") == ["water.both"]
    assert clauses(game, "Clara stop for Third") == ["water.both"]
    assert clauses(game, "Jona use radio") == ["equip.one-at-a-time"]
    assert clauses(game, "Jona ready") == ["water.both"]


@pytest.mark.clause("card.water", "water.both")
def test_the_second_reroll_names_own_dice_or_stops() -> None:
    game = act(table("water"), "Clara use water 1")
    assert clauses(game, "Clara use water") == ["reroll.any-dice"]
    assert clauses(game, "Clara use water 7") == ["reroll.any-dice"]
    assert len(game.legal("Clara")) == 2**6
    assert all(game.check(action).ok for action in game.legal("Clara"))


@pytest.mark.clause("card.water")
@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("water", ["reroll.any-dice"]),
        ("water 7", ["reroll.any-dice"]),
        ("water Clara", ["card.water"]),
        ("water 1 Jona", ["line.nouns"]),
        ("water Jona", []),
        ("water 1 2 3 4 5 6", []),
    ],
)
def test_water_is_for_own_dice_or_for_one_other(line: str, broken: list[str]) -> None:
    assert clauses(table("water"), f"Clara use {line}") == broken


@pytest.mark.clause("card.water", "water.both")
def test_another_player_gets_one_reroll_at_once() -> None:
    game = act(table("water", dice="Y5 Y6"), "Clara use water Jona")
    assert game.legal("Clara") == []
    assert clauses(game, "Clara use water 1") == ["equip.one-at-a-time"]
    act(game, "Jona reroll 1 3")
    assert hand(game, "Jona") == "Y5 P1 Y6 B6 B5 P5"
    assert clauses(game, "Jona reroll 1") == ["equip.no-reroll-no-marker"]
    assert of(game, "Clara")["equipment"] == []


@pytest.mark.clause("card.water", "water.both")
def test_the_other_player_may_pass_the_gift_up() -> None:
    game = act(table("water"), "Clara use water Jona", "Jona stop")
    assert (hand(game, "Jona"), of(game, "Jona")["bars"]) == (JONA, 0)
    assert clauses(game, "Jona ready") == []


@pytest.mark.clause("card.water")
@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("Jona reroll 7", ["reroll.any-dice"]),
        ("Jona ready", ["card.water"]),
        ("Jona reroll 1 for Third", ["card.water"]),
        ("Jona stop for Third", ["card.water"]),
        ("Steve reroll 1", ["card.water"]),
        ("Jona reroll 6", []),
    ],
)
def test_a_gift_waits_for_its_taker(line: str, broken: list[str]) -> None:
    assert clauses(act(table("water"), "Clara use water Jona"), line) == broken


@pytest.mark.clause("card.water", "injury.eye", "injury.arm-passive")
def test_an_eye_injury_does_not_matter_to_water() -> None:
    game = table("water", "pocket-knife", Clara={"injuries": ["eye"]}, Steve={"injuries": ["eye", "arm"]})
    assert clauses(game, "Clara use water 1") == []
    act(game, "Clara use water Steve", "Steve reroll 1")
    assert clauses(game, "Steve ready") == []


@pytest.mark.clause("water.both", "gatherer.which")
@pytest.mark.parametrize(
    ("lines", "bars"),
    [
        (["Clara use water", "Clara stop"], 2),
        (["Clara use water", "Clara use water 1"], 1),
        (["Clara use water 1", "Clara stop"], 1),
        (["Clara use water 1", "Clara use water 1"], 0),
    ],
)
def test_a_gatherer_gets_a_bar_for_each_reroll_of_water_passed_up(lines: list[str], bars: int) -> None:
    game = act(table("water", Clara={"skill": "gatherer"}), *lines)
    assert of(game, "Clara")["bars"] == bars


@pytest.mark.clause("gatherer.which")
def test_a_gatherer_has_three_bars_at_most() -> None:
    game = act(table("water", Clara={"skill": "gatherer", "bars": 2}), "Clara use water", "Clara stop")
    assert of(game, "Clara")["bars"] == 3


@pytest.mark.clause("gatherer.which")
def test_a_gift_passed_up_by_a_gatherer_gives_a_bar() -> None:
    game = act(table("water", Jona={"skill": "gatherer"}), "Clara use water Jona", "Jona stop")
    assert (of(game, "Jona")["bars"], of(game, "Clara")["bars"]) == (1, 0)


@pytest.mark.clause("gatherer.which", "injury.amnesia-bars")
def test_a_gatherer_with_amnesia_gains_nothing_by_water() -> None:
    game = table("water", Jona={"skill": "gatherer", "injuries": ["amnesia"]})
    act(game, "Clara use water Jona", "Jona stop")
    assert of(game, "Jona")["bars"] == 0
    forgetful = table("water", Clara={"skill": "gatherer", "injuries": ["amnesia"]})
    assert clauses(forgetful, "Clara use water") == ["reroll.any-dice"]


@pytest.mark.clause("card.water", "roll.open-count")
def test_others_hear_nothing_of_the_dice_that_water_rerolls() -> None:
    one, other = table("water", dice="B6 B6"), table("water", dice="P5 Y3")
    act(one, "Clara use water 1", "Clara use water 1")
    act(other, "Clara use water 6", "Clara use water 5")
    for by in ("Jona", None):
        assert one.view(by) == other.view(by)
        assert "Thrown" not in log(one, by)
    gift, taken = table("water", dice="Y5"), table("water", dice="P6 Y6")
    act(gift, "Clara use water Jona", "Jona reroll 1")
    act(taken, "Clara use water Jona", "Jona reroll 2 3")
    assert gift.view("Clara") == taken.view("Clara")


@pytest.mark.clause("water.both", "skill.tinkerer", "tinkerer.same")
def test_a_tinkerers_water_goes_to_self_and_then_to_another() -> None:
    game = table("water", Clara={"skill": "tinkerer"})
    act(game, "Clara use water 1", "Clara stop", "Clara use water Jona", "Jona reroll 1")
    assert of(game, "Clara")["equipment"] == []
