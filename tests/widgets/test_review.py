"""A finished game in review, on the screen: turning points, a branch from each, nothing of a running game."""

from __future__ import annotations

from typing import Any

import pytest

import fujikit
from fujikit.widgets import MyGames, Replay
from tests.support import new_game

LOST = "tests/golden/3-players-21.toml"
LANGS = ("en", "fr", "pl")


def reviewed(lang: str = "en") -> Replay:
    return Replay(fujikit.load(LOST), lang=lang, review=True, players={"Jona": "teammate"})


def test_every_turning_point_stands_before_the_choice_that_it_names() -> None:
    replay = reviewed()
    assert replay.review["points"]
    for point in replay.review["points"]:
        replay.step = point["step"]
        assert (replay.view["round"], replay.view["phase"]) == (point["round"], "plan")
        replay.step = point["step"] + 1
        assert f" mark {point['choices'][0]['label'].partition(',')[0]}" in replay.steps["line"]


def test_a_branch_from_a_turning_point_is_a_copy_in_which_code_plays_on() -> None:
    replay = reviewed()
    point = replay.review["points"][0]
    replay.receive({"do": "go-to-step", "id": 1, "step": point["step"]})
    assert replay.receive({"do": "branch", "id": 2}).ok
    assert replay.table is not None
    assert replay.table.game.study
    assert replay.table.screen["code"] == {"Jona": "teammate"}
    assert replay.table.act(f"{point['title'].split()[2]} mark {point['choices'][-1]['label']}").ok
    assert fujikit.load(LOST).history == replay._game.history


def test_it_is_told_in_three_languages_and_follows_the_screen() -> None:
    told = {lang: reviewed(lang).review for lang in LANGS}
    assert len({review["summary"] for review in told.values()}) == 3
    replay = reviewed()
    replay.receive({"do": "set-language", "id": 1, "lang": "pl"})
    assert replay.review == told["pl"]


def test_a_running_game_and_a_game_that_nobody_judges_have_none() -> None:
    assert Replay(new_game(), review=True).review is None
    assert Replay(fujikit.load(LOST)).review is None
    robinson = fujikit.new_game("robinson", players=["Ann", "Ben"], seed=1, study=True)
    assert Replay(robinson, review=True).review is None


def opened(text: str, **more: Any) -> tuple[MyGames, bool]:
    games = MyGames()
    return games, games.receive({"do": "open-finished", "id": 1, "text": text, **more}).ok


@pytest.mark.parametrize("review", [True, False])
def test_a_game_of_the_history_is_opened_as_a_replay_and_closed_again(*, review: bool) -> None:
    games, done = opened(fujikit.load(LOST).code(), review=review)
    assert done
    assert games.opened is not None
    assert games.opened_model == games.opened.model_id
    assert (games.opened.review is not None) is review
    games.receive({"do": "close-finished", "id": 2})
    assert games.opened_model == ""


@pytest.mark.parametrize("text", ["", "nonsense", "fk1.x"])
def test_what_is_no_finished_game_is_refused_and_the_list_stays(text: str) -> None:
    games, done = opened(text)
    assert (done, games.opened_model) == (False, "")


def test_a_running_game_is_not_opened() -> None:
    games, done = opened(new_game().code())
    assert (done, games.opened_model) == (False, "")
    assert games.answer["note"] == "This game is not over yet."
