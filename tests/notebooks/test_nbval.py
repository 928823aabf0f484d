"""nbval, as `make nbval` calls it, passes what is true and fails what is not."""

from __future__ import annotations

import os
import shlex
import subprocess
from pathlib import Path

import pytest

from tests.tools.notebooks import FOLDER, ROOT

NOTEBOOK = FOLDER / "14-talk.ipynb"


def nbval(notebook: Path) -> subprocess.CompletedProcess[str]:
    """The command of the Makefile, for one notebook in one process."""
    (command,) = (line for line in (ROOT / "Makefile").read_text("utf-8").splitlines() if "--nbval " in line)
    words = {"notebooks": str(notebook), "auto": "0"}
    arguments = [words.get(word, word) for word in shlex.split(command)]
    # What pytest tells its workers would confuse a pytest inside one of them.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_true_notebook_passes() -> None:
    done = nbval(NOTEBOOK)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stored", "doctored"),
    [
        ('class=\\"fk-still\\"', 'class=\\"fk-forged\\"'),
        ("<fujikit Talk>", "<fujikit Silence>"),
        ('\\"I have a lot of fives.\\"', '\\"I have a lot of friends.\\"'),
    ],
    ids=["a picture", "a text", "an assertion"],
)
def test_a_doctored_notebook_fails(tmp_path: Path, stored: str, doctored: str) -> None:
    true = NOTEBOOK.read_text("utf-8")
    assert stored in true
    copy = tmp_path / NOTEBOOK.name
    copy.write_text(true.replace(stored, doctored), "utf-8")
    done = nbval(copy)
    assert done.returncode == 1, done.stdout
    assert "1 failed" in done.stdout
