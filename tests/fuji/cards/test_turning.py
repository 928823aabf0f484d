"""Compass, duct tape and shovel."""

from __future__ import annotations

import pytest

from tests.fuji.cards.table import hand, log, of, table
from tests.support import CLARA, act, clauses


@pytest.mark.clause("card.compass")
def test_the_compass_turns_sixes_over_to_one() -> None:
    game = table("compass", Clara={"dice": "B6 P6 Y6 B1 Y3 P2"})
    act(game, "Clara use compass 1 2 3")
    assert hand(game, "Clara") == "B1 P1 Y1 B1 Y3 P2"


@pytest.mark.clause("card.duct-tape")
def test_the_duct_tape_turns_ones_over_to_six() -> None:
    game = table("duct-tape", Clara={"dice": "B1 P1 Y1 B6 Y3 P2"})
    act(game, "Clara use duct-tape 1 3")
    assert hand(game, "Clara") == "B6 P1 Y6 B6 Y3 P2"


@pytest.mark.clause("card.compass", "card.duct-tape")
@pytest.mark.parametrize("edition", ["en", "fr", "pl"])
@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("compass 4", []),
        ("compass 1", ["card.compass"]),
        ("compass 1 4", ["card.compass"]),
        ("compass 7", ["reroll.any-dice"]),
        ("duct-tape 1 3", []),
        ("duct-tape 4", ["card.duct-tape"]),
        ("duct-tape 1 2", ["card.duct-tape"]),
        ("duct-tape 7", ["reroll.any-dice"]),
    ],
)
def test_only_own_dice_of_the_right_value_are_turned(line: str, broken: list[str], edition: str) -> None:
    assert clauses(table("compass duct-tape", edition=edition), f"Clara use {line}") == broken


@pytest.mark.clause("card.duct-tape", "card.compass")
def test_every_choice_of_fitting_dice_is_offered() -> None:
    game = table("compass duct-tape")
    assert [str(action) for action in game.legal("Clara")] == [
        "Clara ready",
        "Clara use compass 4",
        "Clara use duct-tape 1",
        "Clara use duct-tape 3",
        "Clara use duct-tape 1 3",
    ]


@pytest.mark.clause("skill.tinkerer", "card.compass")
def test_a_tinkerers_second_use_goes_to_another_die() -> None:
    game = table("compass", Clara={"skill": "tinkerer", "dice": "B6 P6 Y1 B1 Y3"})
    act(game, "Clara use compass 1", "Clara use compass 2")
    assert hand(game, "Clara") == "B1 P1 Y1 B1 Y3"


@pytest.mark.clause("card.shovel")
@pytest.mark.parametrize(
    ("value", "face"), [(1, "P1"), (2, "B2"), (3, "Y3"), (4, "Y4"), (5, "B5"), (6, "P6")]
)
def test_the_shovel_turns_a_die_to_any_side_with_its_colour(value: int, face: str) -> None:
    game = act(table("shovel"), f"Clara use shovel 2 {value}")
    assert hand(game, "Clara") == CLARA.replace("B2", face)


@pytest.mark.clause("card.shovel")
@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("shovel 7 6", ["reroll.any-dice"]),
        ("shovel Jona", ["card.shovel"]),
        ("shovel 1 7", ["line.nouns"]),
        ("shovel 1", ["line.nouns"]),
        ("shovel", ["line.nouns"]),
        ("shovel 6 6", []),
    ],
)
def test_the_shovel_names_one_own_die_and_a_value(line: str, broken: list[str]) -> None:
    assert clauses(table("shovel"), f"Clara use {line}") == broken


@pytest.mark.clause("card.shovel")
def test_every_die_and_every_side_is_offered() -> None:
    assert len(table("shovel").legal("Clara")) == 1 + 6 * 6


@pytest.mark.clause("card.compass", "card.duct-tape", "card.shovel", "roll.open-count")
@pytest.mark.parametrize(
    ("card", "one", "other"),
    [("duct-tape", "1", "1 2"), ("shovel", "1 6", "5 2"), ("compass", "4", "3 4")],
)
def test_others_hear_of_the_card_but_not_of_the_dice(card: str, one: str, other: str) -> None:
    dice = {"dice": "B1 P1 Y6 B6 Y3 P2"}
    first = act(table(card, Clara=dice), f"Clara use {card} {one}")
    second = act(table(card, Clara=dice), f"Clara use {card} {other}")
    for by in ("Jona", None):
        assert first.view(by) == second.view(by)
        assert log(first, by) == ["Used"]
    assert log(first, "Clara") == ["Used", "Turned"]


@pytest.mark.clause("card.radio", "card.shovel")
def test_a_die_turned_behind_an_open_screen_is_seen() -> None:
    game = act(table("radio shovel"), "Clara use radio", "Clara use shovel 1 6")
    assert hand(game, "Clara", "Jona") == CLARA.replace("B1", "B6")
    assert of(game, "Clara", "Jona")["equipment"] == []
