"""Run the tests of many mutants in one pytest: all tests are collected once, and a fork drops one refusal.

As a plugin (`pytest -p tools.forked_mutants`) it takes the place of pytest's own loop over the tests. Each
fork exchanges the code of the functions that lose a refusal, runs the tests until one fails, and says which.
"""

import functools
import gc
import os
import signal
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest

from tools.marks import pins_of
from tools.mutant_import_hook import PACKAGE, Refusal, refusals_in, without

PART = "FUJIKIT_MUTANTS"
RESULTS = "FUJIKIT_MUTANTS_RESULTS"
MAX_SECONDS = 900
"""Without a refusal a game may find no end."""
NOT_HERE = "not to be dropped in a fork"
"""Said of refusals that are made while a module is imported."""


class Fate(NamedTuple):
    """What became of a dropped refusal: the test that noticed, or nothing."""

    refusal: Refusal
    caught_by: str
    own_test: bool


class Fork(NamedTuple):
    """A process that runs the tests without a refusal, and where it writes what it found."""

    refusal: Refusal
    answer: int
    began: float


def pytest_runtestloop(session: pytest.Session) -> bool:
    items = {item.nodeid: item for item in session.items}
    pinned = pins_of(session.items)
    refusals = [each for each in refusals_in(PACKAGE) if os.environ[PART] in each.name]
    with Path(os.environ[RESULTS]).open("w", encoding="utf-8") as results:
        for fate in fates(session, refusals, items, pinned):
            print(fate.refusal.name, fate.caught_by, int(fate.own_test), sep="\t", file=results, flush=True)
    return True


def fates(
    session: pytest.Session,
    refusals: Sequence[Refusal],
    items: Mapping[str, pytest.Item],
    pinned: Mapping[str, list[str]],
) -> Iterator[Fate]:
    """Drop every refusal in a fork of its own, as many at once as there are cores."""
    running: dict[int, Fork] = {}
    waiting = list(reversed(refusals))
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            refusal = waiting.pop()
            own = [items[test] for test in pinned.get(refusal.clause, [])]
            pid, answer = fork(session, refusal, own, list(items.values()))
            running[pid] = Fork(refusal, answer, time.monotonic())
        yield from ended(running)
        time.sleep(0.02)


def ended(running: dict[int, Fork]) -> Iterator[Fate]:
    """The fates of the forks that are over, or have run too long."""
    for pid, each in list(running.items()):
        late = time.monotonic() - each.began > MAX_SECONDS
        if late:
            os.kill(pid, signal.SIGKILL)
        if os.waitpid(pid, 0 if late else os.WNOHANG)[0]:
            del running[pid]
            with os.fdopen(each.answer) as answer:
                kind, _, test = answer.read().partition(" ")
            caught_by = f"no end after {MAX_SECONDS} s" if late else test
            yield Fate(each.refusal, caught_by if kind or late else "a crash", kind == "own")


def fork(
    session: pytest.Session, refusal: Refusal, own: Sequence[pytest.Item], every: Sequence[pytest.Item]
) -> tuple[int, int]:
    """Begin to test without the refusal; the number of the process, and where its answer can be read."""
    read, write = os.pipe()
    if pid := os.fork():
        os.close(write)
        return pid, read
    code = 1
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os.write(write, verdict(session, refusal, own, every).encode())
        code = 0
    finally:
        os._exit(code)


def verdict(
    session: pytest.Session, refusal: Refusal, own: Sequence[pytest.Item], every: Sequence[pytest.Item]
) -> str:
    """`own` or `wider` with the first test that fails without the refusal; with none if all pass."""
    try:
        dropped = drop_here(refusal)
    except ValueError:  # a closure needs fewer variables without it, and Python does not exchange such code
        dropped = False
    if not dropped:
        return f"wider {NOT_HERE}"
    if test := first_failure(session, own):
        return f"own {test}"
    game = Path(refusal.file).parts[0]
    near = sorted(set(every) - set(own), key=lambda item: f"tests/{game}/" not in item.nodeid)
    return f"wider {first_failure(session, near)}"


class Failures:
    """Notes the tests that fail."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.found.append(report.nodeid)


def first_failure(session: pytest.Session, items: Sequence[pytest.Item]) -> str:
    """Run tests until one fails, and clear up behind it; empty if none does."""
    failures = Failures()
    session.config.pluginmanager.register(failures)
    for number, item in enumerate(items):
        following = items[number + 1] if number + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if failures.found:
            session._setupstate.teardown_exact(None)
            break
    session.config.pluginmanager.unregister(failures)
    return failures.found[0] if failures.found else ""


def drop_here(refusal: Refusal) -> bool:
    """Exchange the code of all functions that change without the refusal; whether there was any."""
    changed = False
    gc.unfreeze()  # what is frozen is not listed
    functions = [each for each in gc.get_objects() if isinstance(each, FunctionType)]
    for file in PACKAGE.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        if refusal.function in source:
            elsewhere = file != PACKAGE / refusal.file
            tree = without(refusal, source, elsewhere=elsewhere)
            codes = {key(code): code for code in codes_in(compile(tree, str(file), "exec"))}
            for function in functions:
                new = codes.get(key(function.__code__))
                if new and function.__code__.co_filename == str(file) and new != function.__code__:
                    function.__code__ = new
                    changed = True
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            each.cache_clear()
    return changed


def key(code: CodeType) -> tuple[str, int]:
    """What a function is known by in both versions of its module."""
    return code.co_qualname, code.co_firstlineno


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """A code object and all that are defined in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)
