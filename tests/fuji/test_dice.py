"""Dice that are lent, set aside, or all gone."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from tests.fuji.cards.table import compared, hand, log, of, table
from tests.support import act, clauses


def ready(game: Game[Any]) -> Game[Any]:
    return act(game, "Clara ready", "Jona ready", "Steve ready")


@pytest.mark.clause("dice.borrowed")
def test_a_borrowed_die_counts_for_the_borrower_and_not_for_its_owner() -> None:
    game = ready(act(table("map"), "Clara use map 4 Jona"))
    assert compared(game, "Jona move d3") == (26, (9, 20))


@pytest.mark.clause("dice.borrowed", "round.end")
def test_a_borrowed_die_goes_back_at_the_end_of_the_round() -> None:
    game = ready(act(table("map"), "Clara use map 4 Jona"))
    assert len(of(game, "Jona")["dice"]) == 7
    act(game, "Clara move d2", "Jona move d3", "Steve move e2")
    assert (game.round, [len(of(game, name)["dice"]) for name in game.seats]) == (2, [6, 6, 6])


@pytest.mark.clause("dice.borrowed")
def test_lent_dice_come_last() -> None:
    game = act(table("map"), "Clara use map 4 Jona")
    assert hand(game, "Jona") == "Y2 P1 Y1 B6 B5 P5 B6"
    assert hand(game, "Clara") == "B1 B2 Y1 Y3 P2"


@pytest.mark.clause("dice.borrowed")
@pytest.mark.parametrize(
    ("card", "lines", "after"),
    [
        ("water", ["Jona use water 7", "Jona stop"], "Y2 P1 Y1 B6 B5 P5 P3"),
        ("compass", ["Jona use compass 7"], "Y2 P1 Y1 B6 B5 P5 B1"),
        ("shovel", ["Jona use shovel 7 5"], "Y2 P1 Y1 B6 B5 P5 Y5"),
        ("machete", ["Jona use machete 7"], "Y2 P1 Y1 B6 B5 P5"),
        ("map", ["Jona use map 7 Steve"], "Y2 P1 Y1 B6 B5 P5"),
    ],
)
def test_a_borrowed_die_is_the_borrowers_in_everything(card: str, lines: list[str], after: str) -> None:
    game = table("pocket-knife map" if card != "map" else "pocket-knife", card, dice="P3")
    act(game, "Clara use pocket-knife map 4 Jona", *lines)
    assert hand(game, "Jona") == after


@pytest.mark.clause("dice.borrowed", "card.carabiner")
def test_the_carabiner_takes_a_borrowed_die_too() -> None:
    game = table("map carabiner", dice="B1 P3 B1")
    act(game, "Clara use map 4 Jona", "Clara use carabiner", "Clara pick 1", "Steve pick 1", "Jona pick 7")
    assert hand(game, "Jona") == "Y2 P1 Y1 B6 B5 P5 P3"


@pytest.mark.clause("dice.borrowed", "round.end")
def test_a_borrowed_die_set_aside_goes_back_to_its_owner() -> None:
    game = ready(act(table("map", "machete"), "Clara use map 4 Jona", "Jona use machete 7"))
    act(game, "Clara move d2", "Jona move d3", "Steve move e2")
    assert [len(of(game, name)["dice"]) for name in game.seats] == [6, 6, 6]


@pytest.mark.clause("dice.borrowed")
def test_a_die_lent_on_is_the_last_borrowers() -> None:
    game = act(table("map", "lighter"), "Clara use map 4 Steve", "Jona use lighter Steve", "Steve hand 7")
    assert compared(ready(game), "Jona move d3") == (26, (9, 20))


@pytest.mark.clause("dice.seen")
def test_a_lent_die_is_known_to_lender_and_borrower_only() -> None:
    game = act(table("map"), "Clara use map 4 Jona")
    assert hand(game, "Jona", "Clara") == "? ? ? ? ? ? B6"
    assert hand(game, "Jona").endswith("B6")
    for by in ("Steve", None):
        assert hand(game, "Jona", by) == "? ? ? ? ? ? ?"


@pytest.mark.clause("dice.seen", "roll.hidden")
def test_a_third_player_sees_the_same_whichever_die_is_lent() -> None:
    one = act(table("map"), "Clara use map 4 Jona")
    other = act(table("map"), "Clara use map 1 Jona")
    for by in ("Steve", None):
        assert one.view(by) == other.view(by)


@pytest.mark.clause("dice.seen")
def test_a_die_lent_on_is_known_to_all_who_had_it() -> None:
    game = act(table("map", "lighter"), "Clara use map 4 Steve", "Jona use lighter Steve", "Steve hand 7")
    for by in game.seats:
        assert hand(game, "Jona", by).endswith("B6")
    assert hand(game, "Jona", None).endswith("?")


@pytest.mark.clause("dice.seen")
def test_a_borrowed_die_that_is_turned_is_known_to_the_borrower_only() -> None:
    game = act(table("map", "compass"), "Clara use map 4 Jona", "Jona use compass 7")
    assert hand(game, "Jona").endswith("B1")
    for by in ("Clara", "Steve", None):
        assert hand(game, "Jona", by).endswith("?")


@pytest.mark.clause("dice.seen", "move.reveal")
def test_phase_5_opens_lent_dice() -> None:
    game = ready(act(table("map"), "Clara use map 4 Jona"))
    assert hand(game, "Jona", "Steve") == "Y2 P1 Y1 B6 B5 P5 B6"


@pytest.mark.clause("dice.aside")
def test_a_die_set_aside_counts_for_nobody() -> None:
    game = ready(act(table("machete"), "Clara use machete 4 5"))
    assert compared(game, "Clara move d2") == (6, (20, 20))
    assert compared(game, "Jona move d3") == (20, (6, 20))


@pytest.mark.clause("dice.aside")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("water", "use water 6"),
        ("shovel", "use shovel 6 1"),
        ("compass", "use compass 6"),
        ("map", "use map 6 Jona"),
    ],
)
def test_a_die_set_aside_is_not_touched_until_it_is_back(card: str, line: str) -> None:
    game = act(table(f"machete {card}"), "Clara use machete 4")
    assert clauses(game, f"Clara {line}") == ["reroll.any-dice"]
    assert clauses(game, f"Clara {line.replace('6', '1')}") == ([] if card != "compass" else ["card.compass"])


@pytest.mark.clause("dice.aside", "dice.none")
def test_a_die_set_aside_is_not_set_aside_again() -> None:
    game = act(table("machete", Clara={"skill": "tinkerer"}), "Clara use machete 1 2")
    assert clauses(game, "Clara use machete 4") == ["reroll.any-dice"]
    assert clauses(game, "Clara use machete 1 3") == []


@pytest.mark.clause("dice.aside", "roll.hidden")
def test_a_die_set_aside_is_open_to_all() -> None:
    game = act(table("machete"), "Clara use machete 4")
    for by in ("Clara", "Jona", None):
        assert of(game, "Clara", by)["aside"] == ["B6"]
        assert "SetAside" in log(game, by)
    assert hand(game, "Clara", "Jona") == "? ? ? ? ?"


def without_dice() -> Game[Any]:
    """Clara, a Tinkerer after a leg injury, has set all four dice aside."""
    game = table(
        "machete water shovel",
        "lighter carabiner",
        Clara={"skill": "tinkerer", "injuries": ["leg"], "dice": "B1 B2 Y1 B6"},
    )
    return act(game, "Clara use machete 1 2", "Clara use machete 1 2")


@pytest.mark.clause("dice.none", "card.machete")
def test_a_tinkerers_machete_can_take_all_dice() -> None:
    game = without_dice()
    assert hand(game, "Clara") == ""
    ready(game)
    assert compared(game, "Clara move d2") == (0, (20, 20))
    assert compared(game, "Jona move d3") == (20, (0, 20))


@pytest.mark.clause("dice.none", "card.flare-gun")
def test_without_dice_bonuses_still_count() -> None:
    game = table("machete flare-gun", Clara={"skill": "tinkerer", "injuries": ["leg"], "dice": "B1 B2 Y1 B6"})
    act(game, "Clara use machete 1 2", "Clara use machete 1 2", "Clara use flare-gun")
    assert compared(ready(game), "Clara move d2")[0] == 3


@pytest.mark.clause("dice.none")
@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("Clara use water", ["dice.none"]),
        ("Clara use shovel 1 6", ["reroll.any-dice"]),
        ("Jona use lighter Clara", ["dice.none"]),
        ("Jona use lighter Steve", []),
    ],
)
def test_a_hand_without_dice_gives_and_rerolls_nothing(line: str, broken: list[str]) -> None:
    assert clauses(without_dice(), line) == broken


@pytest.mark.clause("dice.none", "card.water")
def test_water_is_not_given_to_a_player_without_dice() -> None:
    game = table("machete", "water", Clara={"skill": "tinkerer", "injuries": ["leg"], "dice": "B1 B2 Y1 B6"})
    act(game, "Clara use machete 1 2", "Clara use machete 1 2")
    assert clauses(game, "Jona use water Clara") == ["dice.none"]
    assert "Jona use water Clara" not in [str(action) for action in game.legal("Jona")]


@pytest.mark.clause("dice.none", "card.carabiner")
def test_the_carabiner_passes_by_a_player_without_dice() -> None:
    game = act(without_dice(), "Jona use carabiner")
    assert clauses(game, "Clara pick 1") == ["card.carabiner"]
    act(game, "Jona pick 1", "Steve pick 1")
    assert clauses(game, "Clara ready") == []


@pytest.mark.clause("dice.none", "card.carabiner")
def test_nobody_has_dice_for_the_carabiner() -> None:
    game = table("carabiner", Clara={"dice": ""}, Jona={"dice": ""}, Steve={"dice": ""})
    assert clauses(game, "Clara use carabiner") == ["dice.none"]
    assert [action.verb for action in game.legal("Clara")] == ["ready"]


@pytest.mark.clause("dice.none", "card.flashlight")
def test_no_flashlight_without_dice() -> None:
    game = table("flashlight", phase="plan", Clara={"dice": ""})
    assert clauses(game, "Clara use flashlight") == ["dice.none"]
    assert clauses(game, "Clara use flashlight 1") == ["dice.none", "reroll.any-dice"]


@pytest.mark.clause("dice.none")
def test_no_reroll_in_phase_3_without_dice() -> None:
    game = table(phase="reroll", Clara={"dice": ""})
    assert clauses(game, "Clara reroll 1") == ["reroll.by-distance", "reroll.any-dice"]
