"""Bad input shows one sentence: the traceback ends at the user's call, in IPython and in plain Python."""

from __future__ import annotations

import importlib
import inspect
import re
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

import fujikit
from fujikit.engine import public, tracebacks
from fujikit.fuji import odds
from fujikit.teams import play
from tools.reference import PARTS

YELOW = 'need: "yelow|4" names no colour or value; did you mean "yellow|4"?'
SCEANRIO = "sceanrio=1: fuji has no such option; did you mean 'scenario'?"
PLAYERS = "players: 3 is not a list of names, such as ['Anna', 'Ben', 'Cleo']"
WRONG = {
    'odds.chance_to_move("yelow|4")': YELOW,
    'fujikit.new_game("fuji", players=["Anna", "Ben", "Cleo"], sceanrio=1)': SCEANRIO,
    'fujikit.new_game("fuji", players=3)': PLAYERS,
    'fujikit.new_game("robinson", players=["Anna"], rols=["cook"])': (
        "rols=['cook']: robinson has no such option; did you mean 'roles'?"
    ),
    'fujikit.new_game("robinson", players=3)': PLAYERS,
    'fujikit.new_game("robinson", players=["Anna"], roles=["cok"])': (
        "roles: Unknown: “cok”. Choose one of carpenter, cook, explorer, soldier; did you mean 'cook'?"
    ),
    'fujikit.new_game("fuji", players=["Anna", "Ben", "Cleo"]).act("Anna mark z9")': "Anna mark z9: ",
    'fujikit.new_game("fuji", players=["Anna", "Ben", "Cleo"]).view("Ana")': (
        "seat: nobody at this table is called 'Ana'; did you mean 'Anna'?"
    ),
    'widgets.Board(fujikit.new_game("fuji", players=["Anna", "Ben", "Cleo"]), seat="Ana")': (
        "seat: nobody at this table is called 'Ana'; did you mean 'Anna'?"
    ),
}
MAX_LINES = 12
"""Of a traceback in a notebook: a rule, its head, the user's cell, and the sentence."""
NEVER_REFUSE = {
    "fujikit.engine.small": {"win", "lose"},
    "fujikit.app": {"visit"},  # an address that says nothing of use is the usual page
    "fujikit.teams.study": {"rate", "grouped", "where", "gap", "paired", "apart", "aims"},
    "fujikit.teams.simulation.intervals": {"wilson", "quantile"},
    "fujikit.lessons": {"chapters", "lesson_box"},
    "fujikit.odds": {"certain", "total", "weighted", "best_policy"},  # and it does not know the engine
}
"""Documented functions that take no input from outside which could be bad."""


@pytest.fixture(autouse=True)
def as_users_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(tracebacks.VARIABLE, raising=False)


@pytest.fixture(scope="module")
def shell() -> Iterator[InteractiveShell]:
    shell = InteractiveShell.instance(colors="nocolor", history_load_length=0)
    shell.run_cell(  # type: ignore[no-untyped-call]
        "import fujikit\nfrom fujikit import widgets\nfrom fujikit.fuji import odds"
    )
    yield shell
    InteractiveShell.clear_instance()


def shown(shell: InteractiveShell, cell: str) -> list[str]:
    with capture_output() as captured:
        shell.run_cell(cell)  # type: ignore[no-untyped-call]
    return [line for line in captured.stdout.splitlines() if line.strip()]


@pytest.mark.parametrize("call", WRONG)
def test_a_notebook_shows_the_cell_and_one_sentence(shell: InteractiveShell, call: str) -> None:
    lines = shown(shell, call)
    assert len(lines) <= MAX_LINES
    assert WRONG[call] in lines[-1]
    assert not [line for line in lines if re.search(r"\bfujikit[/\\]", line)]
    assert any(line.startswith(("----> 1", "Cell In")) for line in lines)


def test_the_debugger_of_a_notebook_still_has_every_frame(shell: InteractiveShell) -> None:
    shown(shell, 'fujikit.new_game("fuji", players=["Anna", "Ben", "Cleo"]).act("Anna mark z9")')
    frames = [frame.name for frame in traceback.extract_tb(sys.last_traceback)]
    assert frames[-1] == "read"


def test_developers_get_the_frames_of_the_kit(
    shell: InteractiveShell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(tracebacks.VARIABLE, "full")
    lines = shown(shell, 'odds.chance_to_move("yelow|4")')
    assert any("hands.py" in line for line in lines)
    assert YELOW in lines[-1]


def frames_of(call: Callable[[], object]) -> list[str]:
    with pytest.raises(fujikit.BadInput) as raised:
        call()
    return [frame.name for frame in traceback.extract_tb(raised.tb)]


def test_a_traceback_ends_where_the_user_calls() -> None:
    assert frames_of(lambda: odds.chance_to_move("yelow|4")) == ["frames_of", "<lambda>", "call"]


MY_PLAYER = """
from fujikit.fuji.odds import chance_to_move

def my_player(view):
    return str(chance_to_move("yelow|4").chance)
"""


@pytest.mark.parametrize("module", ["players", "code"], ids=["a name of its own", "a name of the library"])
def test_frames_of_the_users_own_code_below_ours_stay(module: str, tmp_path: Path) -> None:
    mine: dict[str, Any] = {"__name__": module}
    exec(compile(MY_PLAYER, str(tmp_path / f"{module}.py"), "exec"), mine)
    game = fujikit.new_game("fuji", players=["Anna", "Ben", "Cleo"], seed=1)
    frames = frames_of(lambda: play(game, dict.fromkeys(game.seats, mine["my_player"])))
    assert frames[:2] == ["frames_of", "<lambda>"]
    assert frames[-1] == "my_player"


@pytest.mark.parametrize(("options", "most"), [([], 8), (["-X", "dev"], 200)], ids=["usual", "development"])
def test_a_script_shows_few_lines_unless_python_is_in_development_mode(
    options: list[str], most: int, tmp_path: Path
) -> None:
    script = tmp_path / "script.py"
    script.write_text('from fujikit.fuji.odds import chance_to_move\n\nchance_to_move("yelow|4")\n')
    run = subprocess.run([sys.executable, *options, str(script)], capture_output=True, text=True, check=False)
    lines = run.stderr.splitlines()
    assert run.returncode == 1
    assert lines[-1] == f"fujikit.engine.errors.BadInput: {YELOW}"
    assert len(lines) <= most
    assert any("hands.py" in line for line in lines) == bool(options)


def documented_functions() -> Iterator[tuple[str, str, Any]]:
    for part in PARTS:
        module = importlib.import_module(part.module)
        for name in part.names or module.__all__:
            thing = getattr(module, name)
            if callable(thing) and not inspect.isclass(thing):
                yield part.module, name, thing


def test_every_documented_function_that_can_refuse_is_public() -> None:
    others = {
        (module, name)
        for module, name, function in documented_functions()
        if getattr(function, "__globals__", None) is not vars(public)
    }
    assert others == {(module, name) for module, names in NEVER_REFUSE.items() for name in names}
