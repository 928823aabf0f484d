"""Which tests pin which clause: the marks of all collected tests.

A run of pytest that has collected all tests knows them (`pins_of`). Elsewhere `pins` lets pytest collect:
as a plugin (`pytest -p tools.marks`) this module writes the marks to a file.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WRITE_TO = "FUJIKIT_MARKS"


def pytest_collection_finish(session: pytest.Session) -> None:
    Path(os.environ[WRITE_TO]).write_text(json.dumps(pins_of(session.items)), encoding="utf-8")


def pins_of(items: Iterable[pytest.Item]) -> dict[str, list[str]]:
    """The ids of the tests that pin each clause."""
    tests: dict[str, list[str]] = {}
    for item in items:
        for mark in item.iter_markers("clause"):
            for clause in mark.args:
                tests.setdefault(clause, []).append(item.nodeid)
    return tests


def has_all_tests(config: pytest.Config) -> bool:
    """Whether a run collects every test outside the browser, and leaves none out by name or mark."""
    folders = {(config.invocation_params.dir / argument).resolve() for argument in config.args}
    return ROOT / "tests" in folders and not config.option.keyword and not config.option.markexpr


def pins(root: Path = ROOT) -> dict[str, list[str]]:
    """The ids of the tests that pin each clause, collected by a pytest of its own."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "marks.json"
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "tools.marks",
            "--collect-only",
            "-qq",
            "tests",
        ]
        environment = os.environ | {WRITE_TO: str(file)}
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"pytest could not collect the tests:\n{done.stdout}{done.stderr}")
        found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return found
