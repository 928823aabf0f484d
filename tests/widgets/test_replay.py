"""Replays: every step of a game, what is hidden in them, branches, and refusals instead of exceptions."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput, BadRecord
from fujikit.engine.game import Game
from fujikit.widgets.replay import Replay
from fujikit.widgets.schema import Answer
from tests.support import act, new_game, position, seat, three
from tools.fuzz import play

GOLDEN = Path(__file__).parents[1] / "golden" / "3-players-13.toml"
SENT = ("view", "steps", "everything", "answer", "branch_model")


def ask(replay: Replay, do: str, **more: Any) -> Answer:
    return replay.receive({"do": do, "id": 1, **more})


def frames(replay: Replay) -> list[str]:
    """All that the browser gets, step by step."""
    shown = []
    for step in range(replay.steps["last"] + 1):
        assert ask(replay, "go-to-step", step=step).ok
        shown.append(json.dumps({name: replay.get_state()[name] for name in SENT}))
    return shown


def test_a_browser_that_draws_early_finds_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[dict[str, Any]] = []
    monkeypatch.setattr(Replay, "open", lambda replay: opened.append(replay.get_state()))
    replay = Replay(three())
    assert [{name: state[name] for name in SENT} for state in opened] == [
        {name: replay.get_state()[name] for name in SENT}
    ]


@pytest.fixture(scope="module")
def told() -> Game[Any]:
    return fujikit.load(GOLDEN)


def test_a_replay_begins_at_the_beginning_and_ends_with_the_outcome(told: Game[Any]) -> None:
    replay = Replay(told)
    assert replay.steps["at"] == 0
    assert replay.view["outcome"] is None
    assert ask(replay, "go-to-step", step=replay.steps["last"]).ok
    assert replay.view == told.view(None)
    assert replay.steps["line"] == str(told.history[-1].action)


def test_every_step_shows_all_dice_of_a_game_that_is_over(told: Game[Any]) -> None:
    replay = Replay(told)
    for step in range(0, replay.steps["last"] + 1, 7):
        replay.step = step
        assert all(None not in own["dice"] for own in replay.view["seats"].values())


def test_rounds_begin_where_their_dice_are_rolled(told: Game[Any]) -> None:
    replay = Replay(told)
    assert [number for number, _ in replay.steps["rounds"]] == list(range(1, told.round + 1))
    for number, step in replay.steps["rounds"]:
        replay.step = step
        assert (replay.view["round"], replay.view["phase"]) == (number, "plan")
        replay.step = max(0, step - 1)
        assert replay.view["round"] == number - 1


def test_a_step_that_there_is_not_is_refused_and_nothing_moves(told: Game[Any]) -> None:
    replay = Replay(told, lang="fr")
    replay.step = 3
    for step in (-1, replay.steps["last"] + 1, 10**30):
        answer = ask(replay, "go-to-step", step=step)
        assert (answer.ok, answer.note.startswith("Choisissez un coup")) == (False, True)
    assert replay.steps["at"] == 3
    with pytest.raises(BadInput):
        replay.step = -1


def test_records_and_codes_are_replayed(told: Game[Any], tmp_path: Path) -> None:
    told.save(tmp_path / "game.toml")
    assert Replay.load(tmp_path / "game.toml").steps["last"] == Replay(told).steps["last"]
    assert Replay.from_code(told.code(), lang="pl").lang == "pl"
    with pytest.raises(BadRecord):
        Replay.from_code("fk1.nonsense")


def test_what_is_played_on_elsewhere_is_not_part_of_the_replay() -> None:
    game = three(study=True)
    replay = Replay(game)
    act(game, "Clara mark d1")
    assert ask(replay, "go-to-step", step=0).ok
    assert replay.steps["last"] == 0


def test_the_story_is_told_in_the_language_of_the_reader(told: Game[Any]) -> None:
    replay = Replay(told)
    replay.step = 24
    english = replay.steps["story"]
    assert ask(replay, "set-language", lang="pl").ok
    assert (replay.steps["at"], replay.steps["story"] != english) == (24, True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_running_game_is_shown_as_everybody_saw_it(players: int) -> None:
    game = new_game(players)
    play(game, Random(3), 60)
    assert game.outcome is None
    replay = Replay(game)
    for frame in frames(replay):
        shown = json.loads(frame)
        assert (shown["everything"], shown["steps"]["line"], shown["steps"]["seat"]) == (False, "", "")
        view = json.loads(shown["view"])
        if view["screens"]:
            assert all(set(own["dice"]) <= {None} for own in view["seats"].values() if not own["aside"])


def test_hidden_dice_of_a_running_game_change_no_byte_of_its_replay() -> None:
    def told_with(dice: str) -> list[str]:
        game = position(
            seat("Clara", "d2", dice="B1 B2 Y1 B6 Y3 P2"),
            seat("Jona", "d3", dice=dice, equipment=["shovel"]),
            seat("Steve", "e2", dice="B1 P1 B4 P4 B5 P5"),
        )
        return frames(Replay(act(game, "Jona mark d4", "Clara mark d1", "Jona say I am strong")))

    assert told_with("Y2 P1 Y1 B6 B5 P5") == told_with("P6 B3 Y5 Y4 P2 B1")


def test_a_trait_sent_back_changed_opens_nothing() -> None:
    replay = Replay(three())
    replay.set_state({"everything": True})
    assert ask(replay, "go-to-step", step=0).ok
    assert all(set(own["dice"]) == {None} for own in replay.view["seats"].values())
    assert not ask(replay, "branch").ok


def test_a_running_game_has_no_branch() -> None:
    replay = Replay(three())
    answer = ask(replay, "branch")
    assert (answer.ok, "hidden dice" in answer.note, replay.branch_model) == (False, True, "")
    with pytest.raises(BadInput, match="hidden dice"):
        replay.branch()


def test_a_branch_is_a_study_game_from_the_step_shown(told: Game[Any]) -> None:
    replay = Replay(told)
    replay.step = replay.steps["rounds"][1][1]
    game = replay.branch()
    assert (game.study, game.round, game.phase, game.outcome) == (True, 2, "plan", None)
    assert replay.game_from_here is game
    act(game, str(game.legal(game.seats[0])[0]))
    assert told.outcome is not None
    assert replay.branch().history == game.history[:-1]


def test_a_branch_is_played_at_a_table_with_its_screens_lifted(told: Game[Any]) -> None:
    replay = Replay(told, lang="fr", palette="clear")
    replay.step = replay.steps["rounds"][1][1]
    assert ask(replay, "branch").ok
    table = replay.table
    assert table is not None
    assert (replay.branch_model, table.game) == (table.model_id, replay.game_from_here)
    assert (table.lang, table.palette, table.screen["lifted"]) == ("fr", "clear", True)


def test_going_back_leaves_the_table(told: Game[Any]) -> None:
    replay = Replay(told)
    replay.step = 24
    assert ask(replay, "branch").ok
    assert ask(replay, "go-to-step").ok
    assert (replay.table, replay.branch_model, replay.steps["at"]) == (None, "", 24)


def test_without_widgets_the_step_is_shown_and_the_moves_are_told(told: Game[Any]) -> None:
    replay = Replay(told)
    replay.step = 24
    shown = replay._repr_mimebundle_()
    assert shown is not None
    bundle, _ = shown
    assert bundle["text/plain"].startswith("Move 24 of ")
    assert told.at(replay._stops[24]).text() in bundle["text/plain"]
    assert "<img " in bundle["text/html"]
    assert bundle["text/html"].count("<li>") > 24
    assert "application/vnd.jupyter.widget-view+json" in bundle


@pytest.mark.parametrize(
    "forged",
    [
        None,
        {"do": "go-to-step", "id": 1, "step": "3"},
        {"do": "go-to-step", "id": 1, "step": 1.5},
        {"do": "act", "id": 1, "line": "x"},
    ],
)
def test_a_forged_message_is_refused(told: Game[Any], forged: object) -> None:
    replay = Replay(told)
    answer = replay.receive(forged)
    assert (answer.ok, bool(answer.note), replay.steps["at"]) == (False, True, 0)
