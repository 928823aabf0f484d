"""Equipment cards: the right one at the right moment, and kept at the wrong one. All dice are seen here."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fujikit.engine.game import Game
from fujikit.teams.company import player_view
from fujikit.teams.fuji.strategy.beliefs import dice_of
from fujikit.teams.fuji.strategy.cards import EFFECTS, best_use
from fujikit.teams.fuji.strategy.cards.answers import weighed_answer
from fujikit.teams.fuji.strategy.cards.hands import Hands
from fujikit.teams.fuji.strategy.cards.reserve_value import reserve_value
from fujikit.teams.fuji.strategy.faces import NUMBER
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.teammate import Seer
from tests.fuji.cards.table import of, table
from tests.support import BOX, MEADOW, act

TO_E3 = {"marker": "e3"}
YELLOW_6 = {"e3": "yellow|6"}
ODD = {"e3": "odd"}


def seen(game: Game[Any], name: str, *, selfish: bool = False) -> Situation:
    return Situation(player_view(game, name, Seer(name)), selfish=selfish)


def use(game: Game[Any], name: str = "Clara", *, selfish: bool = False) -> str | None:
    """The line of the best use, which must be legal."""
    situation = seen(game, name, selfish=selfish)
    found = best_use(situation, situation.view)
    assert found is None or game.check(found[0]).ok
    return found[0] if found else None


def test_a_compass_lets_a_mate_pass() -> None:
    """F-10: Clara's 10 stand in the way of Jona's 9 until her six is turned over."""
    assert use(table("compass", needs=YELLOW_6 | {"d2": "1|2"}, Jona=TO_E3)) == "Clara use compass 4"


def test_a_map_takes_a_die_out_of_the_way_to_where_it_does_less_harm() -> None:
    """F-32: with the six Clara stops Jona."""
    line = use(table("map", needs=YELLOW_6 | {"d2": "1|2"}, Jona=TO_E3))
    assert line in ("Clara use map 4 Steve", "Clara use map 4 Jona")


def test_a_machete_cuts_what_stands_in_the_way() -> None:
    line = use(table("machete", needs=YELLOW_6 | {"d2": "1|2"}, Jona=TO_E3))
    assert line is not None
    assert line.split()[:3] == ["Clara", "use", "machete"]
    assert "4" in line.split()[3:]


@pytest.mark.parametrize("card", ["flare-gun", "first-aid-kit"])
def test_what_helps_against_a_tie_is_used(card: str) -> None:
    """F-26."""
    assert use(table(jona=card, needs=ODD, Jona=TO_E3 | {"stamina": 14}), "Jona") == f"Jona use {card}"


def test_a_first_aid_kit_is_kept_by_who_is_fresh() -> None:
    assert use(table(jona="first-aid-kit", needs=ODD, Jona=TO_E3), "Jona") is None


def test_a_flare_gun_is_kept_by_who_wins_by_far() -> None:
    game = table(jona="flare-gun", needs={"e3": "yellow|6"}, Jona=TO_E3, Clara={"dice": "B1 B2 B3 B1 B2 B3"})
    assert use(game, "Jona") is None


def test_a_shovel_makes_the_difference() -> None:
    line = use(table(jona="shovel", needs=ODD, Jona=TO_E3), "Jona")
    assert line is not None
    game = act(table(jona="shovel", needs=ODD, Jona=TO_E3), line)
    dice = [int(face[1]) for face in of(game, "Jona")["dice"]]
    assert sum(value for value in dice if value % 2) >= 15


def test_duct_tape_is_used_for_oneself_and_not_where_it_stops_a_mate() -> None:
    helps = table(steve="duct-tape", needs={"e2": "6"}, Steve={"marker": "e2", "stamina": 14})
    assert use(helps, "Steve") is not None
    harms = table(steve="duct-tape", needs={"e2": "pink|4", "e3": "6"}, Steve={"marker": "e2"}, Jona=TO_E3)
    assert use(harms, "Steve") is None


def test_a_selfish_player_does_not_cut_for_a_mate() -> None:
    game = table("machete", needs=YELLOW_6 | {"d2": "1|2"}, Jona=TO_E3)
    assert use(game, selfish=True) is None


def test_water_throws_again_what_does_not_count() -> None:
    game = table("water", needs={"d2": "even(yellow)"}, Clara={"marker": "d2", "stamina": 14})
    line = use(game)
    assert line is not None
    assert line.split()[3:] == ["1", "2", "3", "4", "5", "6"]
    assert weighed_answer(seen(act(game, line), "Clara")) is not None


def test_water_goes_to_a_mate_who_needs_it_more() -> None:
    strong = {"marker": "d2", "dice": "B6 B5 B4 B6 B5 B4"}
    game = table(
        "water", needs={"d2": "blue", "e3": "even(yellow)"}, Jona=TO_E3 | {"stamina": 16}, Clara=strong
    )
    assert use(game) == "Clara use water Jona"


@pytest.mark.parametrize("card", ["water", "shovel"])
def test_eight_dice_are_weighed_too(card: str) -> None:
    """By a map and a lighter somebody has eight, and eight sixes count more than any hand of seven."""
    six = {"dice": "Y6 P6 B6 Y6 P6 B6"}
    game = table(f"lighter {card}", "map", needs={"d2": "even"}, Clara=six, Jona=six, Steve=six)
    act(game, "Jona use map 1 Clara", "Clara use lighter Steve", "Steve hand 1")
    assert len(of(game, "Clara")["dice"]) == 8
    assert use(game) is None


def test_a_rope_leads_off_a_card_that_lava_takes() -> None:
    """Clara's six against Jona's: she will stay where she is, and lava comes."""
    lava = MEADOW.replace("V R R", "V L L")
    game = table("rope", Clara={"at": "d1", "marker": "e3"}, needs={"e3": "6"}, map=lava)
    assert use(game) in ("Clara use rope e1", "Clara use rope d2")


def test_a_knife_copies_the_card_that_helps() -> None:
    game = table(jona="pocket-knife", steve="flare-gun radio", needs=ODD, Jona=TO_E3)
    assert use(game, "Jona") == "Jona use pocket-knife flare-gun"


def test_a_lighter_asks_for_a_die_and_gets_it() -> None:
    game = table(jona="lighter", needs=ODD | {"e2": "4", "d2": "odd(yellow)"}, Jona=TO_E3)
    assert use(game, "Jona") == "Jona use lighter Steve"
    answer = weighed_answer(seen(act(game, "Jona use lighter Steve"), "Steve"))
    assert answer in ("Steve hand 5", "Steve hand 6")


def test_a_die_is_refused_where_the_team_would_lose_by_it() -> None:
    game = table(jona="lighter", needs={"e3": "6", "e2": "pink|4", "d2": "2"}, Jona=TO_E3)
    assert weighed_answer(seen(act(game, "Jona use lighter Steve"), "Steve")) == "Steve decline"


def test_the_carabiner_takes_the_die_that_counts_least() -> None:
    game = act(table("carabiner", needs={"d2": "blue|1"}), "Clara use carabiner")
    assert weighed_answer(seen(game, "Clara", selfish=True)) in ("Clara pick 5", "Clara pick 6")


def test_a_flashlight_throws_again_for_the_card_that_is_marked() -> None:
    game = act(
        table("flashlight", phase="plan", needs={"f3": "yellow"}),
        "Clara mark f3",
        "Jona mark d3",
        "Steve mark e2",
    )
    line = use(game)
    assert line is not None
    assert line.split()[2] == "flashlight"


def test_binoculars_bring_a_card_that_fits() -> None:
    needs = {f"{column}{row}": "3" for column in "cdef" for row in range(2, 6)} | {
        "d1": "any",
        "f1": "3",
        "e1": "3",
    }
    game = table("binoculars", phase="plan", needs=needs, Clara={"dice": "B6 P6 Y6 B6 P6 Y6"})
    act(game, "Clara mark d2", "Jona mark d3", "Steve mark e2")
    line = use(game)
    assert line is not None
    assert "d1" in line.split()[3:]


def test_no_card_of_the_box_is_forgotten() -> None:
    weighed = {card for _, card in EFFECTS} | {"radio", "pocket-knife"}
    assert weighed == {card.name for card in BOX.equipment}


def test_a_card_is_worth_keeping_early_and_not_in_the_last_round() -> None:
    far = seen(table("shovel"), "Clara")
    near = seen(table("shovel", Clara={"at": "f4"}, Jona={"at": "f5"}, Steve={"at": "f3"}), "Clara")
    assert reserve_value(far, "shovel") > reserve_value(near, "shovel") > 0
    assert reserve_value(far, "shovel", uses=2) < reserve_value(far, "shovel")


def test_the_worth_of_all_hands_agrees_with_that_of_the_own_hand() -> None:
    """Two ways to the same difference: all hands compared, and the worth of own hands by their totals."""
    game = table(needs={"d2": "blue|1", "d3": "odd", "e2": "4"})
    situation = Situation(game.view("Clara"))
    hands = Hands.of(situation)
    other = ["B6", "B5", "Y1", "B6", "Y3", "P2"]
    changed = hands.where({"Clara": dice_of(other).now})
    now, then = situation.hand_worth(
        np.array([[NUMBER[face] for face in faces] for faces in (of(game, "Clara")["dice"], other)])
    )
    assert changed.worth() - hands.worth() == pytest.approx(then - now, abs=1e-9)
