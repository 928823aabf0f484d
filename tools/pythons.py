"""Run the unit tests on every Python from 3.11 on that is on this machine or can be installed.

`python -m tools.pythons 3.13` takes only those whose version begins so. Pythons are looked for on the PATH
and in pyenv; uv installs what pyproject.toml names and is not there. What can't be had is named, and is no
failure.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
ENVIRONMENTS = ROOT / ".pythons"
UV = str(Path(sys.executable).with_name("uv"))
OLDEST = (3, 11)
PROGRAM = re.compile(r"python3\.\d+")
CLASSIFIER = re.compile(r"Programming Language :: Python :: (3\.\d+)")
ASK = "import os, sys; print(*sys.version_info[:4], os.path.realpath(sys.executable), sep='\\n')"
UNIT_TESTS = ("-n", "auto", "--dist", "worksteal", "--ignore=tests/browser")


@dataclass(frozen=True)
class Interpreter:
    """A Python that can be run."""

    version: str
    path: str
    source: str
    """How it was got."""

    @property
    def minor(self) -> str:
        return self.version.rpartition(".")[0]


def named() -> list[str]:
    """The versions that the package names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [found[1] for each in project["classifiers"] if (found := CLASSIFIER.fullmatch(each))]


def on_the_path() -> Iterator[Path]:
    for folder in os.get_exec_path():
        if folder and Path(folder).is_dir():
            yield from sorted(each for each in Path(folder).iterdir() if PROGRAM.fullmatch(each.name))


def of_pyenv() -> Iterator[Path]:
    """Versions of pyenv that are not switched on are not on the PATH either."""
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(root.glob("versions/*/bin/python3"))


def ask(program: Path, source: str) -> Interpreter | None:
    """What a program says of itself; None if it is no Python that the kit runs on, or not yet released."""
    try:
        done = subprocess.run([program, "-c", ASK], capture_output=True, text=True, check=False)
    except OSError:
        return None
    if done.returncode:
        return None
    *numbers, level, path = done.stdout.splitlines()
    if level != "final" or tuple(map(int, numbers[:2])) < OLDEST:
        return None
    return Interpreter(".".join(numbers), path, source)


def installed() -> list[Interpreter]:
    """One of each version, the oldest first."""
    programs = [
        *((each, "on the PATH") for each in on_the_path()),
        *((each, "in pyenv") for each in of_pyenv()),
    ]
    found: dict[str, Interpreter] = {}
    for program, source in programs:
        if python := ask(program, source):
            found.setdefault(python.version, python)
    return sorted(found.values(), key=lambda each: [int(number) for number in each.version.split(".")])


def by_uv(minor: str) -> Interpreter | None:
    """A Python that uv brings; None where it can't, and uv says why."""
    if subprocess.run([UV, "python", "install", "--no-bin", minor], check=False).returncode:
        return None
    find = [UV, "python", "find", "--managed-python", minor]
    path = subprocess.run(find, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    return ask(Path(path), "installed by uv")


def pass_tests(python: Interpreter) -> bool:
    """Run the unit tests in a fresh environment with the pinned versions."""
    place = str(ENVIRONMENTS / python.version)
    install = [UV, "pip", "install", "--quiet", "--python", place]
    commands = [
        [UV, "venv", "--quiet", "--clear", "--python", python.path, place],
        [*install, "-r", "requirements/test.txt"],
        [*install, "--no-deps", "-e", "."],
        [f"{place}/bin/pytest", *UNIT_TESTS],
    ]
    return all(subprocess.run(command, cwd=ROOT, check=False).returncode == 0 for command in commands)


def is_wanted(version: str, wanted: Sequence[str]) -> bool:
    """Whether a version begins with one of these; all are wanted if none is named.

    >>> is_wanted("3.13.0", ["3.13"]), is_wanted("3.13", ["3.1"]), is_wanted("3.12", [])
    (True, False, True)
    """
    return not wanted or any(f"{version}.".startswith(f"{each}.") for each in wanted)


def main(wanted: Sequence[str]) -> int:
    pythons = [each for each in installed() if is_wanted(each.version, wanted)]
    lacking = [each for each in named() if is_wanted(each, wanted) and each not in {p.minor for p in pythons}]
    brought = {minor: by_uv(minor) for minor in lacking}
    pythons += [each for each in brought.values() if each]
    for each in pythons:
        print(f"Python {each.version}, {each.source}: {each.path}", flush=True)
    results = [_tried(each) for each in pythons]
    print()
    for _, sentence in results:
        print(sentence)
    for minor, python in brought.items():
        if not python:
            print(f"Python {minor}: not on this machine, and uv could not install it")
    return 0 if results and all(passed for passed, _ in results) else 1


def _tried(python: Interpreter) -> tuple[bool, str]:
    """Whether the tests passed, and a sentence about it."""
    print(f"\n== Python {python.version}", flush=True)
    begun = time.monotonic()
    passed = pass_tests(python)
    seconds = time.monotonic() - begun
    return passed, f"Python {python.version}: {'passed' if passed else 'FAILED'}, {seconds:.0f} s"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
