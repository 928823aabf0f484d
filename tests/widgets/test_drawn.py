"""Games without drawings have a table as text; widgets that draw refuse them in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.widgets import Board, Odds, Play, Replay, Resume, Table, display
from fujikit.widgets.steps import steps_of

LANGS = ("en", "fr", "pl")


@pytest.fixture(scope="module")
def robinson() -> Game[Any]:
    return fujikit.new_game("robinson", players=["Ann", "Ben"], seed=1)


@pytest.mark.parametrize("show", [Board, lambda game: Odds(game, "Ann")])
def test_a_game_without_drawings_is_refused(robinson: Game[Any], show: Callable[[Game[Any]], object]) -> None:
    with pytest.raises(BadInput, match=r"^game: there are no widgets for robinson yet, only for fuji$"):
        show(robinson)


@pytest.mark.parametrize("lang", LANGS)
def test_its_code_leads_to_the_dialogue_with_a_sentence(robinson: Game[Any], lang: str) -> None:
    play = Play(code=robinson.code(), lang=lang)
    assert "Robinson" in play.setup["note"]
    assert play.is_empty
    answer = Resume(lang=lang).receive({"do": "inspect-save", "id": 1, "text": robinson.record()})
    assert (answer.ok, answer.note) == (False, play.setup["note"])


def test_its_code_leaves_the_chances_of_the_other_game(robinson: Game[Any]) -> None:
    fuji = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    odds = Odds.from_code(robinson.code(), fuji)
    assert odds.game is fuji
    assert odds.note


def test_at_the_end_of_a_cell_it_is_a_text_and_in_a_kernel_a_plain_table_too(
    robinson: Game[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert robinson._repr_mimebundle_()["text/plain"] == str(robinson)
    monkeypatch.setattr(display, "in_kernel", lambda: True)
    bundle = robinson._repr_mimebundle_()
    table = display.widget_of(robinson)
    assert isinstance(table, Table)
    assert bundle["text/plain"] == str(robinson)
    assert bundle["application/vnd.jupyter.widget-view+json"]["model_id"] == table.model_id
    assert display.widget_of(robinson) is table
    assert caplog.text == ""


def test_a_table_takes_games_of_its_own_kind_alone(robinson: Game[Any]) -> None:
    fuji = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    tables = Table(robinson), Table(fuji)
    for table, other, title in zip(tables, (fuji, robinson), ("Fuji", "Robinson Crusoe"), strict=True):
        before = table.game
        answer = table.receive({"do": "load", "id": 1, "text": other.code()})
        assert (answer.ok, f"a game of {title}" in answer.note) == (False, True)
        with pytest.raises(BadInput, match="this is a table of"):
            table.game = other
        assert table.game is before


def test_its_replay_is_a_text_and_can_be_played_on(robinson: Game[Any]) -> None:
    game = robinson.copy()
    game.study = True
    game.act(game.legal(game.awaits[0])[0])
    replay = Replay(game)
    assert replay.view["text"] == game.at(steps_of(game)[0]).text()
    assert replay.view["offers"] == []
    assert replay.receive({"do": "go-to-step", "id": 1, "step": replay.steps["last"]}).ok
    assert replay.view["text"] == game.text()
    assert replay.receive({"do": "branch", "id": 2}).ok
    assert replay.table is not None
    assert replay.table.view["offers"]
