"""Whatever is typed: one sentence, a code that is not 0, and no traceback."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.cli.table import NEW, SCRIPT, Here

DIGITS = "9" * 5000
LONG = "x" * 100_000
ODDS = ("odds", "yellow|4")
FEW = ("simulate", "--team", "random", "--games", "1", "--quiet")


@pytest.mark.parametrize(
    "arguments",
    [
        (*ODDS, "--rival", DIGITS),
        (*ODDS, "--rivals", DIGITS),
        (*ODDS, "--rivals", ""),
        (*ODDS, "--beat", DIGITS),
        (*ODDS, "--beat", ""),
        (*ODDS, "--beat", "٣"),
        (*ODDS, "--dice", DIGITS),
        (*ODDS, "--hand", LONG),
        ("odds", LONG),
        ("odds", "odd("),
        ("play", "--level", DIGITS),
        ("play", "--equipment", DIGITS, "--game", "robinson"),
        ("play", "--players", LONG),
        ("play", "--scenario", "1\n2"),
        ("rules", "--limit", DIGITS, "lava"),
        ("replay", f"fk1.{LONG}"),
        ("app", "--port", DIGITS),
        ("app", "--kernels", DIGITS),
        ("lab", "--port", "nine"),
        (*FEW, "--jobs", DIGITS),
        (*FEW, "--games", DIGITS),
        (*FEW, "--level", DIGITS),
        (*FEW, "--team", LONG),
        ("fly\x1b[2J\nhigh",),
        ("rules", "--fly\x1b[2J\nhigh"),
    ],
    ids=lambda arguments: " ".join(arguments)[:40].encode("unicode_escape").decode(),
)
def test_odd_values(here: Here, arguments: tuple[str, ...]) -> None:
    told = here(*arguments)
    assert told.refuses()
    assert told.out == ""
    assert len(told.err) < 1000
    assert "\x1b" not in told.err


def test_a_seed_may_have_any_number_of_digits(here: Here) -> None:
    assert here(*NEW[:-1], DIGITS, lines="quit").code == 0


@pytest.mark.parametrize(
    "command",
    [
        ("play", "--load"),
        ("play", "--position"),
        ("play", "--box"),
        ("play", "--save"),
        ("play", "--game", "robinson", "--box"),
        ("replay",),
        (*ODDS, "--plot"),
        (*FEW, "--box"),
        (*FEW, "--out"),
        ("lab", "--dir"),
    ],
    ids=" ".join,
)
def test_paths_that_lead_nowhere(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.png").mkdir()
    (tmp_path / "file").write_bytes(b"\xff\xfe\0")
    folders = command[-1] in ("--out", "--dir")
    names = ["", "nul\0.png", "file/inside.png" if folders else "folder.png"]
    if command[-1] != "--plot":  # a picture is drawn before it can't be written
        names += ["a" * 300, "a/" * 3000]
    for name in names:
        told = here(*command, name)
        assert told.refuses(), name
        assert told.out == "", name


@pytest.mark.parametrize("command", ["rules", "replay", "odds", "play --players", "box check", "lab --"])
def test_arguments_that_are_no_text(command: str) -> None:
    done = subprocess.run(
        [str(SCRIPT).encode(), *command.encode().split(), b"\xff\xfe"], capture_output=True, check=False
    )
    number = len(command.split()) + 1
    assert done.returncode == 2
    assert done.stderr.decode() == f"fujikit: argument {number} is not UTF-8 text\n"


def test_what_may_not_be_read_is_one_sentence(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied", "secret.toml")

    monkeypatch.setattr(Path, "read_text", forbidden)
    monkeypatch.setattr(Path, "read_bytes", forbidden)
    monkeypatch.setattr(Path, "open", forbidden)
    assert here("play", "--load", "secret.toml").refuses("secret.toml", "Permission denied")


def test_a_fault_of_the_system_that_nobody_foresaw_is_one_sentence(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_game: str) -> None:
        raise OSError(5, "Input/output error", "rulebook.toml")

    monkeypatch.setattr("fujikit.rulebook", broken)
    assert here("rules").err == "fujikit: rulebook.toml: Input/output error\n"
