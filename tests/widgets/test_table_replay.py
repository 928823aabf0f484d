"""Looking back at a table: what is a step, what it shows, and how a branch is played on."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.widgets.persistence import restore
from fujikit.widgets.steps import steps_of
from fujikit.widgets.table import Table
from tests.support import act, position, seat, three
from tests.widgets.people import ask, finished, play, sit


def hidden(view: Any) -> list[str]:
    return [name for name, own in view["seats"].items() if None in own["dice"]]


def test_a_finished_game_is_replayed_with_everything_open() -> None:
    game = finished()
    table = Table(game)
    last = len(game.history) - 1
    for step in range(last + 1):
        assert ask(table, "go-to-step", step=step).ok
        assert (table.screen["replay"]["at"], table.screen["replay"]["last"]) == (step, last)
        assert hidden(table.view) == []
        assert table.view["actions"] == []
    assert table.screen["replay"]["line"] == str(game.history[-1].action)
    assert table.screen["replay"]["story"]
    assert ask(table, "go-to-step").ok
    assert table.screen["replay"] is None
    assert table.view["outcome"]


def test_the_first_step_is_the_table_as_it_was_laid() -> None:
    table = Table(finished())
    assert ask(table, "go-to-step", step=0).ok
    assert table.screen["replay"]["line"] == ""
    assert table.view["cards"]


def test_a_running_game_is_replayed_as_everybody_saw_it() -> None:
    table = Table(act(three(), "Clara mark d1", "Jona mark d3"))
    sit(table, "Clara")
    assert ask(table, "go-to-step", step=1).ok
    assert table.view == table.game.at(steps_of(table.game)[1]).view(None)
    assert hidden(table.view) == ["Clara", "Jona", "Steve"]
    assert table.screen["replay"]["line"] == ""
    assert table.screen["replay"]["story"]


def test_what_was_done_in_secret_is_no_step_of_a_running_game() -> None:
    hands = [
        seat("Clara", "d2", marker="d1"),
        seat("Jona", "d3", marker="d3"),
        seat("Steve", "e2", marker="e2"),
    ]
    game = position(
        *hands, phase="reroll", reroll=("d2", "d3", "e2"), needs={"d1": "odd", "d3": "odd", "e2": "odd"}
    )
    before = steps_of(game)
    line = next(str(action) for action in game.legal("Clara") if action.verb == "reroll")
    act(game, line)
    assert steps_of(game) == before
    game.study = True
    assert len(steps_of(game)) == len(before) + 1


def test_nothing_is_played_in_the_past() -> None:
    table = Table(act(three(), "Clara mark d1"))
    sit(table, "Clara")
    assert ask(table, "go-to-step", step=0).ok
    assert not table.screen["can_undo"]
    for message in (
        {"do": "act", "line": "Clara mark d2"},
        {"do": "undo"},
        {"do": "why-not", "intent": "ready"},
    ):
        answer = table.receive({"id": 1, **message})
        assert (answer.ok, answer.note) == (False, table.words["hot-seat.past"])
    assert ask(table, "go-to-step").ok
    assert table.view["seat"] == "Clara"


@pytest.mark.parametrize("step", [-1, 10_000, 2**70])
def test_a_step_that_there_is_not_is_refused(step: int) -> None:
    table = Table(three())
    assert not ask(table, "go-to-step", step=step).ok
    assert table.screen["replay"] is None


def test_a_branch_of_a_finished_game_is_a_study_game_from_that_step() -> None:
    game = finished()
    table = Table(game)
    plan = next(n for n, move in enumerate(game.history) if move.action and move.action.verb == "mark")
    ask(table, "go-to-step", step=plan - 1)
    answer = ask(table, "branch")
    assert answer.ok
    assert table.game.study
    assert len(table.game.history) == plan
    assert (table.screen["replay"], table.screen["study"]) == (None, True)
    assert table.screen["back"]
    assert table.previous_game is game
    assert answer.file is not None
    assert restore(answer.file.text).game.record() == game.record()
    line = table.game.legal("Clara")[0]
    play(table, str(line))
    assert game.outcome is not None


def test_a_running_game_has_no_branches() -> None:
    table = Table(act(three(), "Clara mark d1"))
    ask(table, "go-to-step", step=0)
    answer = ask(table, "branch")
    assert (answer.ok, answer.note) == (False, table.words["hot-seat.secret-branch"])
    assert not table.game.study


def test_a_branch_begins_at_a_step() -> None:
    table = Table(finished())
    assert not ask(table, "branch").ok
