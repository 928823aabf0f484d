"""nbval, as `make nbval` calls it, fails what is not true. That it passes the rest, `make nbval` shows."""

from __future__ import annotations

import os
import shlex
import subprocess
from pathlib import Path

import pytest

from tools.notebooks import FOLDER, ROOT

NOTEBOOK = FOLDER / "fuji" / "14-talk.ipynb"
FORGED = {
    'alt=\\"Fuji: ': 'alt=\\"Forged: ',
    "not everything may be said. Try": "everything may be said. Try",
    '\\"I have lots of fives.\\"': '\\"I have lots of friends.\\"',
}
"""A picture, a text and an assertion: one for each code cell."""


def nbval(notebook: Path) -> subprocess.CompletedProcess[str]:
    """The command of the Makefile, for one notebook in one process."""
    (command,) = (line for line in (ROOT / "Makefile").read_text("utf-8").splitlines() if "--nbval " in line)
    changed = {"notebooks": str(notebook), "auto": "0"}
    arguments = [changed.get(word, word) for word in shlex.split(command)]
    # What pytest tells its workers would confuse a pytest inside one of them.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_forged_picture_a_forged_text_and_a_false_assertion_all_fail(tmp_path: Path) -> None:
    text = NOTEBOOK.read_text("utf-8")
    for true, forged in FORGED.items():
        assert true in text
        text = text.replace(true, forged)
    copy = tmp_path / NOTEBOOK.name
    copy.write_text(text, "utf-8")
    done = nbval(copy)
    assert done.returncode == 1, done.stdout
    assert "3 failed" in done.stdout
