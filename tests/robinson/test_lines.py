"""Lines: every action prints to its line and reads back, and what can't be read is explained."""

from __future__ import annotations

import pytest

from fujikit.robinson.actions import (
    Carry,
    Choose,
    GoOn,
    Lead,
    Pay,
    Place,
    Ready,
    RobinsonAction,
    TakeBack,
    Use,
    Wait,
)
from fujikit.robinson.verbs import VERBS
from tests.robinson.support import moment, position

LINES: list[tuple[str, RobinsonAction]] = [
    ("Anna place build roof", Place("Anna", "build", "roof")),
    ("Anna place build roof 2", Place("Anna", "build", "roof", 2)),
    ("Anna place hunt", Place("Anna", "hunt")),
    ("Anna place hunt 2", Place("Anna", "hunt", stack=2)),
    ("Anna place explore t2 with dog", Place("Anna", "explore", "t2", pawn="dog")),
    ("Anna place hunt 2 with dog", Place("Anna", "hunt", stack=2, pawn="dog")),
    ("Anna place gather t2:wood", Place("Anna", "gather", "t2:wood")),
    ("Anna place threat left", Place("Anna", "threat", "left")),
    ("Anna take-back build roof 2 with map", TakeBack("Anna", "build", "roof", 2, "map")),
    ("Anna lead rest", Lead("Anna", "rest")),
    ("Anna pay build roof fur", Pay("Anna", "build", "roof", 1, "fur")),
    ("Anna pay build roof 2 fur", Pay("Anna", "build", "roof", 2, "fur")),
    ("Anna carry time build roof", Carry("Anna", "time", "build", "roof")),
    ("Anna carry time arrange 2", Carry("Anna", "time", "arrange", stack=2)),
    ("Anna ready", Ready("Anna")),
    ("Anna wait", Wait("Anna")),
    ("Anna choose palisade", Choose("Anna", "palisade")),
    ("Anna go-on", GoOn("Anna")),
    ("Anna use flask-of-rum", Use("Anna", "flask-of-rum")),
    ("Anna use pipe-and-tobacco for Friday", Use("Anna", "pipe-and-tobacco", "Friday")),
]


@pytest.mark.parametrize(("line", "action"), LINES)
def test_an_action_prints_to_its_line_and_reads_back(line: str, action: RobinsonAction) -> None:
    assert str(action) == line
    assert position().read(line) == action


def test_every_verb_is_shown_here() -> None:
    assert {action.verb for _, action in LINES} == set(VERBS.by_name)


@pytest.mark.parametrize("seed", range(8))
def test_every_line_that_is_offered_reads_back(seed: int) -> None:
    for moves in (0, 15, 60):
        game = moment(seed, moves)
        for seat in game.seats:
            for action in game.legal(seat):
                assert game.read(str(action)) == action


def test_a_name_is_known_however_it_is_written_and_spaces_do_not_matter() -> None:
    assert position().read("  anna   ready ") == Ready("Anna")


@pytest.mark.clause("line.seat")
@pytest.mark.parametrize("line", ["", "Emil ready", "ready"])
def test_a_line_names_a_seat(line: str) -> None:
    verdict = position().check(line)
    assert verdict.clauses == ["line.seat"]
    assert "Anna, Ben" in verdict.text()


@pytest.mark.clause("line.verb")
@pytest.mark.parametrize("line", ["Anna", "Anna dance", "Anna Ready"])
def test_then_a_verb(line: str) -> None:
    verdict = position().check(line)
    assert verdict.clauses == ["line.verb"]
    assert "place, take-back" in verdict.text()


@pytest.mark.clause("line.nouns")
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("Anna place", "Something is missing: a kind of action."),
        ("Anna place dance", "needed: a kind of action (threat, hunt"),
        ("Anna place hunt 0", "needed: the number of a stack, from 1 to 99"),
        ("Anna place explore t2 with", "missing: a pawn"),
        ("Anna place build roof 2 quickly", "The line should end before “quickly”."),
        ("Anna pay build roof", "Something is missing: what to pay with"),
        ("Anna carry gold build roof", "“gold” does not fit here; needed: a token (time, wood)"),
        ("Anna choose", "missing: one of the answers"),
        ("Anna use", "missing: a thing to use"),
        ("Anna use bible for", "missing: who uses it"),
        ("Anna ready now", "The line should end before “now”."),
        ("Anna go-on please", "The line should end before “please”."),
        ("Anna choose a\x00b", "a character that can't be shown"),
        ("Anna choose " + "a" * 1000, "The line is too long"),
    ],
)
def test_then_its_nouns(line: str, sentence: str) -> None:
    verdict = position().check(line)
    assert verdict.clauses == ["line.nouns"]
    assert sentence in verdict.text()


def test_a_refused_line_changes_nothing() -> None:
    game = position()
    before = game.state
    assert not game.check("Anna choose roof").ok
    assert game.state is before


def test_why_a_thing_cannot_be_used_is_told() -> None:
    game = position(equipment=["pistol"])
    assert game.obstacles("Anna", "bible").clauses == ["rc.use.kinds"]
    assert game.obstacles("Emil", "pistol").clauses == ["line.seat"]


@pytest.mark.clause("rc.end.win")
def test_nothing_is_done_in_a_game_that_is_over() -> None:
    game = position(agenda=[{"do": "30 wounds", "who": "Ben"}])
    assert game.legal("Anna") == []
    assert game.awaits == []
    assert game.check("Anna ready").clauses == ["rc.end.win"]
    assert game.check("Anna ready").text() != ""
