"""Which tests pin which clause: the marks of all collected tests.

As a plugin (`pytest -p tests.tools.marks`) it writes them down; `pins` runs that and reads them.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WRITE_TO = "FUJIKIT_MARKS"


def pytest_collection_finish(session: pytest.Session) -> None:
    marks = {item.nodeid: clauses_of(item) for item in session.items}
    Path(os.environ[WRITE_TO]).write_text(json.dumps(marks), encoding="utf-8")


def clauses_of(item: pytest.Item) -> list[str]:
    return [clause for mark in item.iter_markers("clause") for clause in mark.args]


def pins(root: Path = ROOT) -> dict[str, list[str]]:
    """The ids of the tests that pin each clause."""
    tests: dict[str, list[str]] = {}
    for test, clauses in collected_marks(root).items():
        for clause in clauses:
            tests.setdefault(clause, []).append(test)
    return tests


def collected_marks(root: Path) -> dict[str, list[str]]:
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "marks.json"
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "tests.tools.marks",
            "--collect-only",
            "-qq",
            "tests",
        ]
        environment = os.environ | {WRITE_TO: str(file)}
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"pytest could not collect the tests:\n{done.stdout}{done.stderr}")
        marks: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return marks
