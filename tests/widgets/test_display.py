"""Games, positions, lessons and widgets show themselves: as a widget, a picture, a text, never an error."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from urllib.parse import unquote

import pytest

import fujikit
from fujikit.engine.display import Displayable
from fujikit.engine.errors import BadInput
from fujikit.lessons import lesson
from fujikit.widgets import Board, Lesson, Odds, Replay, Rules, Table, display
from fujikit.widgets.static_table import static_table
from tests.support import act, three

WIDGET = "application/vnd.jupyter.widget-view+json"
PAGE = "text/html"
TEXT = "text/plain"


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(display, "in_kernel", lambda: True)
    yield
    display._shown.clear()


def bundle(thing: Any) -> dict[str, Any]:
    shown = thing._repr_mimebundle_(include=None, exclude=None)
    return shown if isinstance(shown, dict) else shown[0]


def test_without_a_kernel_a_game_is_a_picture_and_a_text() -> None:
    game = three()
    assert bundle(game) == {PAGE: static_table(game, "en")[PAGE], TEXT: str(game)}


def test_a_position_shows_itself_like_a_game() -> None:
    game = fujikit.position(three().position(), lang="pl")
    assert bundle(game) == {PAGE: static_table(game, "pl")[PAGE], TEXT: game.text("pl")}


@pytest.mark.usefixtures("kernel")
def test_in_a_kernel_a_game_is_a_table_too() -> None:
    game = three()
    shown = bundle(game)
    assert list(shown) == [TEXT, WIDGET, PAGE]
    assert shown[PAGE] == static_table(game, "en")[PAGE]
    assert shown[WIDGET]["model_id"] == display.widget_of(game).model_id


@pytest.mark.usefixtures("kernel")
def test_the_same_game_shows_the_same_table_as_it_stands_now() -> None:
    game = three(study=True)
    first = bundle(game)
    act(game, "Clara mark e3")
    table = display.widget_of(game)
    assert isinstance(table, Table)
    assert bundle(game)[WIDGET] == first[WIDGET]
    assert table.view["seats"]["Clara"]["marker"] == "e3"
    assert bundle(three())[WIDGET] != first[WIDGET]


@pytest.mark.usefixtures("kernel")
def test_a_game_that_left_its_table_gets_a_new_one() -> None:
    game = three()
    table = display.widget_of(game)
    assert isinstance(table, Table)
    table.game = three()
    assert display.widget_of(game) is not table
    again = display.widget_of(game)
    again.close()
    assert display.widget_of(game) is not again


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("thing", [three(), lesson("F-01")])
def test_a_thing_whose_line_to_the_browser_is_closed_gets_a_new_widget(thing: Any) -> None:
    before = display.widget_of(thing)
    before.comm.close()  # as marimo does when a cell runs again
    after = display.widget_of(thing)
    assert after is not before
    assert display.widget_of(thing) is after


def test_marimo_is_given_the_widget_itself() -> None:
    game, data = three(), lesson("F-01")
    assert game._display_() is display.widget_of(game)
    assert data._display_() is display.widget_of(data)
    display._shown.clear()


def test_games_are_kept_by_their_beginning_and_nothing_hidden_tells_them_apart() -> None:
    game = three()
    name = display.storage_name(game)
    assert display.storage_name(act(three(), "Clara mark e3")) == name
    assert display.storage_name(fujikit.position(game.position())) != ""
    assert display.storage_name(three(level=3)) != name


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("trouble", [BadInput("not built"), RuntimeError("no comm")])
def test_where_no_widget_can_be_made_the_picture_is_shown(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, trouble: Exception
) -> None:
    def broken(_thing: Displayable) -> Any:
        raise trouble

    monkeypatch.setattr(display, "widget_of", broken)
    assert list(bundle(three())) == [PAGE, TEXT]
    assert list(bundle(three()._display_())) == [PAGE, TEXT]
    assert "no widget could be made" in caplog.text


def test_without_a_painter_a_game_is_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Displayable, "mimebundle_hook", None)
    monkeypatch.setattr(Displayable, "widget_hook", None)
    assert bundle(three()) == {TEXT: str(three())}
    assert three()._display_() == str(three())


def test_without_a_kernel_a_lesson_is_its_first_board_and_its_steps() -> None:
    shown = bundle(lesson("F-09", "fr"))
    assert list(shown) == [PAGE, TEXT]
    assert shown[TEXT].startswith("F-09: Près ou loin\n1. En phase 2")
    assert "Tour 2" in shown[PAGE]


@pytest.mark.usefixtures("kernel")
def test_in_a_kernel_a_lesson_is_its_widget() -> None:
    data = lesson("F-01", "fr")
    shown = bundle(data)
    widget = display.widget_of(data)
    assert isinstance(widget, Lesson)
    assert widget.lang == "fr"
    assert shown[WIDGET]["model_id"] == widget.model_id
    assert bundle(data)[WIDGET] == shown[WIDGET]


def test_boards_bring_a_picture_with_their_marks() -> None:
    shown = bundle(Board(three(), notes={"d2": "look at me"}))
    assert shown[TEXT] == str(three())
    assert "look at me" in shown[PAGE]
    assert WIDGET in shown


def test_every_widget_brings_its_page() -> None:
    for widget in (Replay(act(three(), "Clara mark e3")), Odds(three(), "Clara"), Rules()):
        shown = bundle(widget)
        assert {kind: shown[kind] for kind in (PAGE, TEXT)} == widget.static_bundle()
        assert WIDGET in shown


@pytest.mark.parametrize(
    "program", ["import fujikit", "import fujikit.lessons; fujikit.lessons.lesson('F-01')"]
)
def test_starting_imports_no_widgets(program: str) -> None:
    heavy = ("ipywidgets", "anywidget", "traitlets", "IPython", "numpy", "matplotlib", "fujikit.widgets")
    ask = f"import sys; {program}; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_plain_python_shows_without_a_kernel() -> None:
    assert not display.in_kernel()


def test_marimo_takes_a_module_as_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    text = Rules()._esm
    monkeypatch.setitem(sys.modules, "marimo", SimpleNamespace(running_in_notebook=lambda: True))
    address, _, body = Rules()._esm.partition(",")
    assert (address, unquote(body)) == ("data:text/javascript", text)
    monkeypatch.setitem(sys.modules, "marimo", SimpleNamespace(running_in_notebook=lambda: False))
    assert Rules()._esm == text
