"""Every Python that can be had is found and tried; programs stand in for Pythons and for uv."""

import shlex
import sys
from pathlib import Path

import pytest

from tools import pythons
from tools.pythons import installed, main, named

UV = """
import pathlib, sys
command, place = sys.argv[1], pathlib.Path(sys.argv[-1])
if command == "venv":
    python = sys.argv[sys.argv.index("--python") + 1]
    program = place / "bin" / "pytest"
    program.parent.mkdir(parents=True)
    program.write_text(f"#!/bin/sh\\necho tests on {python}\\n" + ("false" if "broken" in python else "true"))
    program.chmod(0o700)
elif sys.argv[1:3] == ["python", "install"]:
    sys.exit(place.name != "3.12")
elif sys.argv[1:3] == ["python", "find"]:
    print(FOLDER + "/managed/python3.12")
"""


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    path.chmod(0o700)


def python(path: Path, version: str, level: str = "final") -> None:
    """A program that says of itself what a Python would."""
    lines = [*version.split("."), level, str(path)]
    program(path, shlex.join(["printf", "%s\\n", *lines]))


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with two folders on its PATH, with pyenv and uv."""
    folder = tmp_path / "a machine"
    for name in ("first", "second", "home"):
        (folder / name).mkdir(parents=True)
    monkeypatch.setenv("PATH", f"{folder / 'first'}:{folder / 'nowhere'}:{folder / 'second'}")
    monkeypatch.setenv("HOME", str(folder / "home"))
    monkeypatch.delenv("PYENV_ROOT", raising=False)
    script = folder / "uv.py"
    script.write_text(UV.replace("FOLDER", repr(str(folder))), "utf-8")
    program(folder / "uv", f'exec {shlex.join([sys.executable, str(script)])} "$@"')
    python(folder / "managed" / "python3.12", "3.12.9")
    monkeypatch.setattr(pythons, "UV", str(folder / "uv"))
    monkeypatch.setattr(pythons, "ENVIRONMENTS", folder / "environments")
    return folder


def test_every_version_is_found_once_with_how_it_was_got(machine: Path) -> None:
    python(machine / "first" / "python3.11", "3.11.7")
    python(machine / "second" / "python3.11", "3.11.2")
    python(machine / "second" / "python3.13", "3.13.1")
    python(machine / "home/.pyenv/versions/3.11.7/bin/python3", "3.11.7")
    python(machine / "home/.pyenv/versions/3.13.10/bin/python3", "3.13.10")
    assert [(each.version, each.source, Path(each.path).parent.name) for each in installed()] == [
        ("3.11.2", "on the PATH", "second"),
        ("3.11.7", "on the PATH", "first"),
        ("3.13.1", "on the PATH", "second"),
        ("3.13.10", "in pyenv", "bin"),
    ]


def test_what_is_older_unreleased_or_does_not_run_is_left_out(machine: Path) -> None:
    python(machine / "first" / "python3.10", "3.10.13")
    python(machine / "first" / "python3.15", "3.15.0", "alpha")
    program(machine / "first" / "python3.12", "echo python3.12: command not found; exit 127")
    (machine / "first" / "python3.13").write_text("no program", "utf-8")
    python(machine / "first" / "python3.13-config", "3.13.0")
    assert installed() == []


def test_this_python_knows_how_to_answer() -> None:
    found = pythons.ask(Path(sys.executable), "here")
    assert found is not None
    assert found.version == ".".join(map(str, sys.version_info[:3]))
    assert Path(found.path).samefile(sys.executable)


def test_the_versions_are_those_of_the_package() -> None:
    assert named()[:3] == ["3.11", "3.12", "3.13"]


def test_all_are_tried_and_what_can_not_be_had_is_named(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pythons, "named", lambda: ["3.11", "3.12", "3.14"])
    python(machine / "first" / "python3.11", "3.11.2")
    assert main([]) == 0
    said = capfd.readouterr().out
    assert f"Python 3.11.2, on the PATH: {machine}/first/python3.11" in said
    assert f"Python 3.12.9, installed by uv: {machine}/managed/python3.12" in said
    assert said.index(f"tests on {machine}/first/python3.11") < said.index("Python 3.11.2: passed")
    assert said.index(f"tests on {machine}/managed/python3.12") < said.index("Python 3.12.9: passed")
    assert "Python 3.14: not on this machine, and uv could not install it" in said


def test_one_that_fails_fails_the_whole_and_the_others_are_still_tried(
    machine: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    python(machine / "first" / "broken" / "python3.11", "3.11.2")
    (machine / "first" / "python3.11").symlink_to(machine / "first" / "broken" / "python3.11")
    python(machine / "first" / "python3.13", "3.13.0")
    assert main(["3.11", "3.13"]) == 1
    said = capfd.readouterr().out
    assert "Python 3.11.2: FAILED" in said
    assert "Python 3.13.0: passed" in said
    assert "3.12" not in said


def test_nothing_to_try_is_no_success(machine: Path) -> None:
    assert main(["3.99"]) == 1
