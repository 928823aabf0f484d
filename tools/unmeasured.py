"""Choose the tests that coverage need not be measured by, and write them to `tests/unmeasured.txt`.

Measuring doubles a test's time. `python -m tools.unmeasured` runs the unit tests, all of them measured, and
lists those that take long and reach nothing but what others reach as well. What is covered stays covered.

As a plugin (`pytest -p tools.unmeasured`) this module notes what each function with tests reaches.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Generator, Hashable, Iterable, Mapping, Set
from pathlib import Path

import pytest
from coverage import Coverage

ROOT = Path(__file__).parents[1]
LIST = ROOT / "tests" / "unmeasured.txt"
WRITE_TO = "FUJIKIT_REACHED"
MIN_SECONDS = 0.05
"""Of a function with all its parameters; what takes less need not be listed."""
MIN_REACHING = 2
"""Measured tests that an arc is left with, if it has so many: one alone may find an answer kept already."""

_seconds: dict[str, float] = defaultdict(float)
_reached: dict[str, set[Hashable]] = defaultdict(set)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    _take_arcs()  # of the imports, which every run measures
    begun = time.process_time()
    try:
        return (yield)
    finally:
        function = function_of(item.nodeid)
        _seconds[function] += time.process_time() - begun
        _reached[function] |= _take_arcs()


def _take_arcs() -> set[Hashable]:
    """The arcs since the last call; coverage has no public way to ask for them."""
    measuring = Coverage.current()
    data: dict[str, set[int]] = getattr(getattr(measuring, "_collector", None), "data", {})
    found: set[Hashable] = {(file, arc) for file, arcs in list(data.items()) for arc in arcs.copy()}
    for arcs in list(data.values()):
        arcs.clear()
    return found


def pytest_sessionfinish() -> None:
    if _seconds:
        file = Path(os.environ[WRITE_TO]) / f"{os.getpid()}.pickle"
        file.write_bytes(pickle.dumps((dict(_seconds), dict(_reached))))


def function_of(nodeid: str) -> str:
    """A test without its parameters.

    >>> function_of("tests/fuji/test_plan.py::test_stay[c4-::]")
    'tests/fuji/test_plan.py::test_stay'
    """
    return nodeid.partition("[")[0]


def superfluous(reached: Mapping[str, Set[Hashable]], seconds: Mapping[str, float]) -> list[str]:
    """The functions that can go unmeasured, beginning with the slowest.

    >>> reached = {"whole game": {1, 2}, "odd game": {1, 2, 3}, "mark": {1}, "move": {2}, "again": {1, 2}}
    >>> superfluous(reached, {"whole game": 9, "odd game": 8, "mark": 0, "move": 0, "again": 0})
    ['whole game']
    """
    left = Counter(arc for arcs in reached.values() for arc in arcs)
    needed = {arc: min(MIN_REACHING, count) for arc, count in left.items()}
    found = []
    for function in sorted(reached, key=lambda name: -seconds[name]):
        arcs = reached[function]
        if arcs and seconds[function] >= MIN_SECONDS and all(left[arc] > needed[arc] for arc in arcs):
            left.subtract(arcs)
            found.append(function)
    return found


def run_all(place: Path) -> None:
    """Run the unit tests, with everything measured that may be."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tools.unmeasured",
        "-q",
        "-n",
        "auto",
        "--dist",
        "worksteal",
    ]
    command += ["--cov", "--cov-report=", "--cov-fail-under=0", "--ignore=tests/browser"]
    subprocess.run(command, cwd=ROOT, env=os.environ | {WRITE_TO: str(place)}, check=True)


def read(place: Path) -> tuple[dict[str, float], dict[str, set[Hashable]]]:
    """What the workers have noted, together."""
    seconds: dict[str, float] = defaultdict(float)
    reached: dict[str, set[Hashable]] = defaultdict(set)
    for file in place.glob("*.pickle"):
        taken, arcs = pickle.loads(file.read_bytes())
        for function, more in arcs.items():
            seconds[function] += taken[function]
            reached[function] |= more
    return seconds, reached


def write(functions: Iterable[str], file: Path = LIST) -> None:
    file.write_text("".join(f"{function}\n" for function in sorted(functions)), encoding="utf-8")


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        run_all(Path(place))
        seconds, reached = read(Path(place))
    found = superfluous(reached, seconds)
    write(found)
    measured = sum(seconds[function] for function, arcs in reached.items() if arcs)
    print(f"{len(found)} functions with {sum(seconds[each] for each in found):.0f} of {measured:.0f} seconds")


if __name__ == "__main__":
    main()
