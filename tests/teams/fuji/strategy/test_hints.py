"""What is said of the own dice: what the others do not expect, and nothing that is not so."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.teams.fuji.strategy.faces import worths
from fujikit.teams.fuji.strategy.hints import MAX_HINTS, hints, say_in_equip_phase, say_in_plan_phase
from fujikit.teams.fuji.strategy.requests import announced_goals
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.talk import Request, understood_statements
from tests.support import CLARA, JONA, STEVE, position, seat

NEEDS = {
    "d1": "1|2",
    "d2": "pink",
    "e2": "pink|4",
    "e3": "odd(blue)",
    "d3": "even",
    "f3": "blue|1",
    "e1": "4|5|6",
}


def table(dice: str = CLARA, phase: str = "plan", **clara: Any) -> Game[Any]:
    return position(
        seat("Clara", "d1", dice=dice, **clara),
        seat("Jona", "e1", dice=JONA, marker="e2"),
        seat("Steve", "f1", dice=STEVE, marker="e3"),
        phase=phase,
        needs=NEEDS,
    )


def situation(game: Game[Any]) -> Situation:
    view = game.view("Clara")
    found = understood_statements(view)
    return Situation(view, found.hints, requests=found.requests)


def test_what_is_told_is_so() -> None:
    for dice in (CLARA, JONA, STEVE, "P3 P6 P2 P4 Y4 Y6"):
        own = situation(table(dice))
        told = hints(own, NEEDS)
        assert 0 < len(told) <= MAX_HINTS
        for hint in told:
            hand = own.dice("Clara")
            above = ((hand.now - hand.fresh) @ worths(hint.need)).sum()
            assert (above > 0) == (hint.quality == "strong")


def test_what_follows_from_what_was_said_is_not_told_again() -> None:
    """Who is strong on pink is expected to be strong on pink or 4."""
    told = hints(situation(table("P3 P6 P2 P4 Y3 Y1")), ["d2", "e2"])
    assert [(hint.need, hint.quality) for hint in told] == [("pink", "strong")]


def test_there_are_two_sentences_at_most_the_second_when_all_markers_lie() -> None:
    game = table()
    first = say_in_plan_phase(situation(game))
    assert first
    game.act(first)
    assert say_in_plan_phase(situation(game)) is None
    game.act("Clara mark d3")
    second = say_in_plan_phase(situation(game))
    if second:
        game.act(second)
    assert say_in_plan_phase(situation(game)) is None


def test_in_phase_4_the_outlook_is_told_once_and_only_if_a_card_can_be_used() -> None:
    assert say_in_equip_phase(situation(table(phase="equip", marker="f3"))) is None
    game = table(phase="equip", marker="f3", equipment=["shovel"])
    line = say_in_equip_phase(situation(game))
    assert line
    game.act(line)
    assert say_in_equip_phase(situation(game)) is None


def test_an_announced_card_counts_while_no_marker_lies() -> None:
    game = position(seat("Clara", "d1"), seat("Jona", "e1"), seat("Steve", "f1"), needs=NEEDS)
    requests = [Request("Jona", "Jona", "e3", "goes"), Request("Steve", "Steve", "c5", "goes")]
    assert announced_goals(Situation(game.view("Clara"), requests=requests)) == {"Jona": "e3"}
