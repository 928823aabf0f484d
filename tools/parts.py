"""Run parts of the tests and say how many seconds each took, and which tests were the slowest.

`python -m tools.parts lint types + front, unit` runs the make targets `lint` and `types` one after the other
beside `front`, and then `unit`. The first stage with a failure is the last one.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Lock

SLOWEST = 10
DURATION = re.compile(r"([\d.]+)s (?:call|setup|teardown) +(\S.*)")
"""A line of pytest's `--durations`."""
PRINTING = Lock()
"""Held by the lane that prints: what a part says stays together."""


@dataclass
class Part:
    """A make target, and what came of it."""

    name: str
    seconds: float = 0.0
    code: int = 0
    slow_tests: list[tuple[float, str]] = field(default_factory=list)

    def run(self, *, alone: bool) -> None:
        """Run it; print what it says at once if it runs alone, else when it is done."""
        begun = time.monotonic()
        command = ["make", "--no-print-directory", self.name]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        ) as process:
            assert process.stdout is not None
            kept = []
            for line in process.stdout:
                self.slow_tests += durations_in(line)
                if alone:
                    print(line, end="", flush=True)
                else:
                    kept.append(line)
        self.seconds, self.code = time.monotonic() - begun, process.returncode
        with PRINTING:
            print(*kept, sep="", end="", flush=True)


Lane = list[Part]
Stage = list[Lane]


def durations_in(line: str) -> Iterator[tuple[float, str]]:
    """The duration of a test, if the line tells one.

    >>> list(durations_in("2.50s call     tests/test_api.py::test_a[b c]"))
    [(2.5, 'tests/test_api.py::test_a[b c]')]
    """
    if found := DURATION.fullmatch(line.strip()):
        yield float(found[1]), found[2]


def stages(words: Sequence[str]) -> list[Stage]:
    """The plan that the words of the command line say.

    >>> [[[part.name for part in lane] for lane in stage] for stage in stages(["a", "b", "+", "c,", "d"])]
    [[['a', 'b'], ['c']], [['d']]]
    """
    text = " ".join(words)
    return [[[Part(name) for name in lane.split()] for lane in stage.split("+")] for stage in text.split(",")]


def run_lane(lane: Lane, *, alone: bool) -> None:
    for part in lane:
        part.run(alone=alone)
        if part.code:
            return


def run_stage(stage: Stage) -> bool:
    """Run the lanes side by side; whether all parts did well."""
    with ThreadPoolExecutor(len(stage)) as pool:
        list(pool.map(lambda lane: run_lane(lane, alone=len(stage) == 1), stage))
    return not any(part.code for lane in stage for part in lane)


def summary(parts: Sequence[Part], seconds: float) -> Iterator[str]:
    """The seconds of every part that ran, and the slowest tests of all of them."""
    slow = sorted([test for part in parts for test in part.slow_tests], reverse=True)
    if slow:
        yield f"the {min(SLOWEST, len(slow))} slowest tests"
        yield from (f"{taken:>9.1f} s  {test}" for taken, test in slow[:SLOWEST])
    yield "the parts"
    for part in parts:
        if part.seconds:
            yield f"{part.seconds:>9.1f} s  {part.name}{'  FAILED' if part.code else ''}"
    yield f"{seconds:>9.1f} s  in all"


def main(words: Sequence[str]) -> int:
    # A shell that runs this in the background ignores Ctrl-C, and so would all that is started here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    begun = time.monotonic()
    plan = stages(words)
    well = all(map(run_stage, plan))
    parts = [part for stage in plan for lane in stage for part in lane]
    print("", *summary(parts, time.monotonic() - begun), sep="\n")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
