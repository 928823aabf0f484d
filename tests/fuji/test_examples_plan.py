"""Worked examples of set-up, planning and rerolls; each id is one of our list."""

from collections import Counter
from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.fuji.actions import INJURIES
from fujikit.fuji.move import Compared
from tests.support import BOX, LAVA_MAP, act, clauses, new_game, position, seat

STEPS = {0: "d2", 2: "d4", 3: "d5"}


def planned() -> Game[Any]:
    """The places of page 5: Clara stays, Steve goes two steps, Jona three."""
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"))
    return act(game, "Clara mark d2", "Jona mark f4", "Steve mark f3")


def rerolls(game: Game[Any]) -> dict[str, int | None]:
    return {name: each["rerolls"] for name, each in game.view()["seats"].items()}


@pytest.mark.clause("move.higher", "move.fail", "need.grammar")
def test_f_01_clara_stays() -> None:
    game = position(
        seat("Clara", "d2", marker="d3", dice="B1 P1 B4 Y5 Y3 B4"),
        seat("Jona", "e2", dice="B1 P1 P2 B1 Y4 Y6"),
        seat("Steve", "e3", dice="Y2 P1 B4 Y5 Y3 B4"),
        needs={"d3": "yellow|4"},
        phase="move",
    )
    (compared,) = (event for event in game.act("Clara move d3") if isinstance(event, Compared))
    assert (compared.value, compared.rivals, compared.success) == (16, (10, 18), False)
    assert game.view()["seats"]["Clara"]["at"] == "d2"


@pytest.mark.clause("plan.marker", "plan.three-steps", "plan.stay")
def test_f_02_two_steps_three_steps_and_staying_are_all_legal() -> None:
    game = planned()
    assert [clauses(game, f"{name} ready") for name in game.seats] == [[], [], []]


@pytest.mark.clause("reroll.by-distance")
def test_f_09_clara_has_2_rerolls_steve_1_and_jona_0() -> None:
    game = act(planned(), "Clara ready", "Jona ready", "Steve ready")
    assert game.phase == "reroll"
    assert rerolls(game) == {"Clara": 2, "Jona": 0, "Steve": 1}


@pytest.mark.clause("lava.first-rounds", "lava.spread")
def test_f_18_the_first_eruption_flips_the_first_rubble_card_only() -> None:
    game = position(seat("Clara", "d1"), seat("Jona", "e2"), seat("Steve", "e3"), map=LAVA_MAP, phase="erupt")
    assert act(game, "Clara erupt").view()["lava"] == ["b1"]


@pytest.mark.clause("setup.scenario", "setup.start", "setup.eruption-tokens")
def test_f_20_the_board_of_a_scenario() -> None:
    game = new_game(3, scenario=1)
    cards = game.view()["cards"]
    of_kind = {
        kind: [square for square, card in cards.items() if card["kind"] == kind]
        for kind in ("volcano", "rubble", "landscape", "village")
    }
    assert of_kind["volcano"] == ["a4"]
    assert of_kind["rubble"] == ["a2", "a3"]
    assert len(of_kind["landscape"]) == 24
    assert of_kind["village"] == ["k2", "k3", "l3", "k4", "l4"]
    assert Counter(each["at"] for each in game.view()["seats"].values()) == {"d2": 3}
    tokens = Counter(card["token"] for card in cards.values() if card["token"])
    assert tokens == {"equipment": 5, "eruption": 2}


@pytest.mark.clause("setup.dice", "setup.equipment", "injury.choice")
def test_f_21_reading_skill_cards() -> None:
    game = new_game(skills=["buddy", "gatherer", "scout"])
    for name in ("Clara", "Jona"):
        own = game.view()["seats"][name]
        assert (len(own["dice"]), len(own["equipment"])) == (6, 1)
    assert [card.phases for card in BOX.equipment if card.name == "binoculars"] == [(2,)]
    clara = seat("Clara", "d2", skill="buddy", equipment=["binoculars"])
    phases = {
        phase: position(clara, seat("Jona", "d3"), seat("Steve", "e2"), phase=phase)
        for phase in ("plan", "equip")
    }
    assert [clauses(game, "Clara use binoculars f1 f2") for game in phases.values()] == [[], ["equip.phase"]]
    tired = position(seat("Clara", "d2", stamina=5), seat("Jona", "d3"), seat("Steve", "e2"), phase="move")
    act(tired, "Clara move d2")
    assert {str(action).split()[2] for action in tired.legal("Clara")} == set(INJURIES)


@pytest.mark.clause(
    "reroll.sum", "reroll.by-distance", "reroll.bonus-card", "skill.survivalist", "injury.eye"
)
@pytest.mark.parametrize(
    ("skill", "injuries", "counts"),
    [
        ("buddy", [], [2, 3, 1, 2, 0, 1]),
        ("survivalist", [], [3, 4, 2, 3, 1, 2]),
        ("buddy", ["eye"], [0] * 6),
        ("survivalist", ["eye"], [1] * 6),
    ],
)
def test_f_29_rerolls_by_distance_symbol_skill_and_eye(
    skill: str, injuries: list[str], counts: list[int]
) -> None:
    found = []
    for marker in STEPS.values():
        for symbols in ((), (marker,)):
            clara = seat("Clara", "d2", marker=marker, skill=skill, injuries=injuries)
            game = position(clara, seat("Jona", "e2"), seat("Steve", "e3"), phase="reroll", reroll=symbols)
            found.append(rerolls(game)["Clara"])
    assert found == counts


@pytest.mark.clause("reroll.sum", "skill.scout")
@pytest.mark.parametrize("symbols", [(), ("e5",)])
def test_f_29_a_scout_at_4_steps_has_no_reroll(symbols: tuple[str, ...]) -> None:
    scout = seat("Clara", "d2", marker="e5", skill="scout")
    game = position(scout, seat("Jona", "e2"), seat("Steve", "e3"), phase="reroll", reroll=symbols)
    assert rerolls(game)["Clara"] == 0


@pytest.mark.clause("plan.no-way-out", "plan.neighbours-differ")
def test_f_31_two_on_a_village_card_cut_off_may_both_mark_it() -> None:
    cut_off = """
    V L L v
    . L L L
    . . l l
    """
    game = position(seat("Clara", "d1"), seat("Jona", "d1"), seat("Steve", "c3"), map=cut_off)
    act(game, "Clara mark d1", "Jona mark d1", "Steve mark d3", "Clara ready", "Jona ready", "Steve ready")
    assert game.phase == "reroll"
    assert rerolls(game) == {"Clara": 2, "Jona": 2, "Steve": 1}


@pytest.mark.clause("goal.win", "goal.win-when", "goal.first-end", "token.eruption-when")
def test_f_36_a_winning_move_over_an_eruption_token_at_the_end_of_strength() -> None:
    game = position(
        seat("Clara", "f2", dice="B1 P1 Y1"),
        seat("Jona", "f3", dice="B1 P1 Y1"),
        seat("Steve", "e1", marker="f2", dice="B1 P1 P2", stamina=19),
        map=LAVA_MAP.replace("V R R", "V L L"),
        tokens={"e2": "eruption"},
        phase="move",
    )
    act(game, "Steve move f2 via e2")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, "goal.win")
    assert game.view()["lava"] == ["b1", "c1"]
    assert game.view()["seats"]["Steve"]["stamina"] == 19
