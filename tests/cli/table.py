"""What the tests of the command line build on: commands run here or in a process of their own."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from fujikit.cli import main
from fujikit.engine.game import Game
from tests import support

ROOT = Path(__file__).parents[2]
BOX = str(ROOT / "tests" / "box.toml")
GAMES = ROOT / "tests" / "games"
SCRIPT = Path(sys.executable).with_name("fujikit")
SKILLS = ("survivalist", "scout", "equipment-manager")
NEW = ("play", "--box", BOX, "--skills", ",".join(SKILLS), "--scenario", "7", "--level", "2", "--seed", "34")
"""The set-up of the won game."""


def new_game() -> Game[Any]:
    """The same game as Python begins it."""
    return support.new_game(scenario=7, level=2, seed=34, skills=SKILLS)


class Told(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    def refuses(self, *parts: str) -> bool:
        """Whether it ended with one sentence on stderr that has all these parts."""
        one = self.err.count("\n") == 1 and self.err.startswith("fujikit")
        return self.code == 2 and one and all(part in self.err for part in parts)


class Here:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, lines: str = "") -> Told:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return Told(ended(arguments), *self.capsys.readouterr())

    def at_terminal(self, *arguments: str, typed: Callable[[str], str]) -> Told:
        """The same with people who answer what `input` asks."""
        terminal = io.StringIO()
        terminal.isatty = lambda: True  # type: ignore[method-assign]
        self.monkeypatch.setattr(sys, "stdin", terminal)
        self.monkeypatch.setattr("builtins.input", typed)
        return Told(ended(arguments), *self.capsys.readouterr())


def ended(arguments: Sequence[str]) -> int:
    """The exit code; argparse leaves by an exception."""
    try:
        return main(arguments)
    except SystemExit as end:
        return int(end.code or 0)


class People:
    """Those at a terminal: they type line after line, and keep what they were asked."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.asked: list[str] = []

    def __call__(self, prompt: str) -> str:
        sys.stdout.write(prompt)
        self.asked.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def elsewhere(*arguments: str, lines: str = "") -> Told:
    """A command in a process of its own, as people start it."""
    done = subprocess.run(
        [str(SCRIPT), *arguments], input=lines, capture_output=True, encoding="utf-8", cwd=ROOT, check=False
    )
    return Told(done.returncode, done.stdout, done.stderr)


def command_of(game: Path) -> list[str]:
    """The arguments in the first line of a game's file."""
    first = game.read_text(encoding="utf-8").splitlines()[0]
    return first.removeprefix("# fujikit ").partition(" <")[0].split()
