"""Pages that fail: one kind sentence, nothing of the machine, and no kernel left behind."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.app.client import Client
from tests.browser import server
from tests.browser.notebook import KERNEL

SECRET = "a-secret-of-the-machine"
SENTENCE = "Something went wrong here, and it is our fault."


def markdown(source: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": source}


def code(source: str) -> dict[str, Any]:
    return {**markdown(source), "cell_type": "code", "execution_count": None, "outputs": []}


CELLS = {
    "10-raises.ipynb": [
        markdown("# Before"),
        code(f"raise ZeroDivisionError('{SECRET}')"),
        markdown("# After"),
    ],
    "11-prints.ipynb": [
        code(f"import sys\nprint('<b>shown</b>')\nprint('{SECRET}', file=sys.stderr)"),
        code(f"import warnings\nwarnings.warn('{SECRET}')"),
    ],
    "12-unfinished.ipynb": [
        markdown("# Before"),
        markdown("![a picture](attachment:missing.png)"),
    ],
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    place = tmp_path_factory.mktemp("odd")
    folder = place / "notebooks"
    folder.mkdir()
    for name, cells in CELLS.items():
        notebook = {"nbformat": 4, "nbformat_minor": 4, "metadata": {"kernelspec": KERNEL}, "cells": cells}
        (folder / name).write_text(json.dumps(notebook))
    (folder / "notes.ipynb").write_text("{}")
    with server.made_pages(place) as running, Client(running.url) as made:
        yield made


def test_a_cell_that_raises_is_one_sentence_and_no_traceback(client: Client) -> None:
    page = client.open("10-raises.ipynb")
    assert page.status == 200
    assert SENTENCE in page.text
    assert "notre faute" in page.text
    assert "to nasza wina" in page.text
    assert not [word for word in (SECRET, "ZeroDivision", "Traceback", "raise Z") if word in page.text]
    assert page.text.rstrip().endswith("</html>")


def test_what_is_printed_is_text_and_warnings_stay_on_the_machine(client: Client) -> None:
    page = client.open("11-prints.ipynb")
    assert "&lt;b&gt;shown&lt;/b&gt;" in page.text
    assert "<b>shown" not in page.text
    assert SECRET not in page.text


def test_a_page_that_breaks_off_says_so_and_leaves_no_kernel(client: Client) -> None:
    page = client.open("12-unfinished.ipynb")
    assert page.status == 200
    assert "Before" in page.text
    assert "page-unfinished" in page.text
    assert SENTENCE in page.text
    assert "missing attachment" not in page.text
    assert page.text.rstrip().endswith("</html>")
    assert client.ask(f"/api/kernels/{page.kernel}").status == 404


def test_a_notebook_without_a_number_is_no_page(client: Client) -> None:
    assert client.ask("/voila/render/notes.ipynb").status == 404
