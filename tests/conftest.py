"""What every run of tests needs, and what coverage is measured by.

That is the rules as they are imported, and the tests that say what they reach.

Measuring makes Python three times as slow, and what only chance has reached nobody has tested. So nothing is
measured while tests are collected, nor by tests of other packages, nor by those that play much or at random,
nor by those that take long and reach only what others reach as well (`tools/unmeasured.py`).
(`no_cover` of pytest-cov does not pause in the workers of xdist.)
"""

from __future__ import annotations

import atexit
import gc
import os
import pkgutil
import signal
import sys
import tempfile
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tools.unmeasured import LIST, WRITE_TO, function_of

RULES = ("engine", "fuji", "robinson")
NOT_MEASURED = ("slow", "unmeasured")
"""Marks of tests that play much or at random."""
OF_THE_RULES = (
    "fujikit/",
    "tests/engine/",
    "tests/fuji/",
    "tests/robinson/",
    "tests/cli/",
    "tests/properties/test_blind.py",
    "tests/properties/test_chance.py",
    "tests/teams/fuji/talk/",
    "tests/test_api.py",
    "tests/test_bad_input.py",
    "tests/test_boxes.py",
    "tests/widgets/test_show.py",
)
"""Where the tests of engine and games stand; the others play whole games through them."""
LISTED = frozenset() if WRITE_TO in os.environ else frozenset(LIST.read_text(encoding="utf-8").splitlines())
"""Tests that take long and reach what others reach as well; none while that list is made."""
OF_JUPYTER = {"IPYTHONDIR": "ipython", "JUPYTER_CONFIG_DIR": "config", "JUPYTER_DATA_DIR": "data"}
"""Folders that Jupyter and IPython would have in the home."""
Tracer = tuple[Any, Any]
NONE: Tracer = (None, None)


def pytest_configure(config: pytest.Config) -> None:
    """Let Ctrl-C work in the programs that tests start, and give Jupyter and IPython folders of their own."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in shells that run the tests in the background
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(config, "workerinput"):  # the workers of xdist take it from the process that starts them
        _keep_jupyter_out_of_the_home()


def _keep_jupyter_out_of_the_home() -> None:
    """Tests need no home that can be written to, and nothing that users have put there changes them."""
    place = tempfile.TemporaryDirectory(prefix="fujikit-tests-", ignore_cleanup_errors=True)
    atexit.register(place.cleanup)  # after IPython, which writes its history at the end
    for variable, name in OF_JUPYTER.items():
        folder = Path(place.name, name)
        folder.mkdir()
        os.environ[variable] = str(folder)


@contextmanager
def tracing(tracer: Tracer) -> Iterator[None]:
    """Inside, this thread and new ones are traced so."""
    before = (sys.gettrace(), threading.gettrace())
    _trace(tracer)
    try:
        yield
    finally:
        _trace(before)


def _trace(tracer: Tracer) -> None:
    own, of_threads = tracer
    sys.settrace(own)
    threading.settrace(of_threads)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    if sys.gettrace() is not None:
        _import_rules()
    with tracing(NONE):
        _leave_out_grammar()
        result = yield
    gc.collect()
    gc.freeze()  # thousands of tests stay to the end, and need not be searched for garbage again and again
    return result


def _import_rules() -> None:
    """Import every module of the rules: what stands outside functions runs once."""
    for name in RULES:
        package = import_module(f"fujikit.{name}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


def _leave_out_grammar() -> None:
    """As the command does: every worker imports the server."""
    from fujikit.cli.app import leave_out_grammar  # noqa: PLC0415  # not before the rules are measured

    leave_out_grammar()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if is_measured(item):
        return (yield)
    with tracing(NONE):
        return (yield)


def is_measured(item: pytest.Item) -> bool:
    if not item.nodeid.startswith(OF_THE_RULES) or function_of(item.nodeid) in LISTED:
        return False
    return not any(map(item.get_closest_marker, NOT_MEASURED))
