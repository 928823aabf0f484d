from __future__ import annotations

import pytest

from tests.fuji.cards.table import compared, hand, of, table
from tests.support import act, clauses


@pytest.mark.clause("card.machete")
@pytest.mark.parametrize("edition", ["en", "fr", "pl"])
@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("machete 1", []),
        ("machete 1 6", []),
        ("machete 1 2 3", ["card.machete"]),
        ("machete 7", ["reroll.any-dice"]),
        ("machete 1 2 7", ["card.machete", "reroll.any-dice"]),
    ],
)
def test_one_or_two_own_dice_are_set_aside(line: str, broken: list[str], edition: str) -> None:
    assert clauses(table("machete", edition=edition), f"Clara use {line}") == broken


@pytest.mark.clause("card.machete")
def test_dice_set_aside_are_open_and_unturned() -> None:
    game = act(table("machete"), "Clara use machete 4 6")
    assert hand(game, "Clara") == "B1 B2 Y1 Y3"
    assert of(game, "Clara", "Jona")["aside"] == of(game, "Clara", None)["aside"] == ["B6", "P2"]


@pytest.mark.clause("card.machete")
def test_every_choice_of_one_or_two_dice_is_offered() -> None:
    assert len(table("machete").legal("Clara")) == 1 + 6 + 15


@pytest.mark.clause("card.machete", "round.end")
def test_dice_set_aside_do_not_count_in_anybodys_turn_and_come_back() -> None:
    game = act(table("machete"), "Clara use machete 4 6", "Clara ready", "Jona ready", "Steve ready")
    assert compared(game, "Jona move d3") == (20, (7, 20))
    assert compared(game, "Clara move d2") == (7, (20, 20))
    act(game, "Steve move e2")
    assert (len(of(game, "Clara")["dice"]), of(game, "Clara")["aside"]) == (6, [])


@pytest.mark.clause("card.machete", "skill.buddy")
def test_a_buddy_may_set_more_dice_aside_by_machete() -> None:
    game = table("machete", phase="reroll", Clara={"skill": "buddy"})
    act(game, "Clara aside 1", "Clara stop", "Jona stop", "Steve stop", "Clara use machete 1 2")
    assert of(game, "Clara", "Jona")["aside"] == ["B1", "B2", "Y1"]
