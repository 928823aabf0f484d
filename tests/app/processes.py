"""Processes as Linux lists them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

from tests.timeouts import SECONDS

PRIVATE = re.compile(r"^Private_(?:Clean|Dirty): +(\d+) kB$", re.MULTILINE)
PEAK = re.compile(r"^VmHWM:\s+(\d+) kB$", re.MULTILINE)
SHARE = re.compile(r"^Pss: +(\d+) kB$", re.MULTILINE)


def children_of(pid: int) -> list[int]:
    """The processes that one has started and not reaped yet."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for each in lists for child in each.read_text().split()]


def descendants_of(pid: int) -> list[int]:
    below = children_of(pid)
    return below + [deeper for child in below for deeper in descendants_of(child)]


def is_gone(pid: int) -> bool:
    return not Path(f"/proc/{pid}").exists()


def private_megabytes(pid: int) -> float:
    """Memory that the machine gets back when the process ends, often called USS."""
    return _kilobytes(pid, PRIVATE) / 1024


def peak_megabytes(pid: int) -> float:
    """The most memory that a process has had so far."""
    return sum(map(int, PEAK.findall(Path(f"/proc/{pid}/status").read_text()))) / 1024


def tree_megabytes(pid: int) -> float:
    """Memory of a process and everything below it; what several share counts once, in parts."""
    return sum(_kilobytes(each, SHARE) for each in (pid, *descendants_of(pid))) / 1024


def _kilobytes(pid: int, what: re.Pattern[str]) -> int:
    try:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return 0
    return sum(map(int, what.findall(rollup)))


def until(holds: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)
