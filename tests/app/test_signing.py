"""Signatures: what the kit ships is trusted by Jupyter, and nothing else is."""

from __future__ import annotations

import json
import re
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from jupyter_server.services.contents.filemanager import FileContentsManager
from nbformat.sign import NotebookNotary

from fujikit.app.copies import copy, shipped
from fujikit.app.pages import pages
from fujikit.app.signing import CannotSign, sign
from tests.stored_html import forbidden_in, pictures_in

PAGE = "fuji/10-first-move.ipynb"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's Jupyter folder, which is not there yet."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "share" / "jupyter"))
    return tmp_path / "share" / "jupyter"


@pytest.fixture
def notebooks(tmp_path: Path, data: Path) -> Path:
    """A folder with signed copies."""
    copy(tmp_path / "notebooks")
    sign(shipped().values())
    return tmp_path / "notebooks"


def trusted(folder: Path) -> dict[str, bool]:
    """Whether a server in this folder trusts the outputs of each notebook."""
    manager: Any = FileContentsManager(root_dir=str(folder))
    found = {name: manager.get(name)["content"]["cells"] for name in pages(folder)}
    manager.notary.store.close()
    return {
        name: all(cell["metadata"]["trusted"] for cell in cells if cell["cell_type"] == "code")
        for name, cells in found.items()
    }


def test_without_signatures_nothing_is_trusted(tmp_path: Path, data: Path) -> None:
    copy(tmp_path / "notebooks")
    assert not any(trusted(tmp_path / "notebooks").values())


def test_every_copy_is_trusted(notebooks: Path) -> None:
    assert trusted(notebooks) == dict.fromkeys(shipped(), True)


def test_a_copy_in_another_language_is_trusted_too(tmp_path: Path, notebooks: Path) -> None:
    copy(tmp_path / "french", "fr")
    assert not any(trusted(tmp_path / "french").values())
    sign(shipped("fr").values())
    assert all(trusted(tmp_path / "french").values())


def test_what_was_changed_or_put_in_its_place_is_not_trusted(notebooks: Path) -> None:
    page = notebooks / PAGE
    page.write_text(page.read_text("utf-8").replace("<img ", "<img onload='steal()' ", 1), "utf-8")
    play = notebooks / "fuji" / "30-play.ipynb"
    talk = (notebooks / "fuji" / "14-talk.ipynb").read_text("utf-8")
    play.write_text(talk.replace("Talking", "Playing"), "utf-8")
    copy(notebooks)
    sign(shipped().values())
    distrusted = [name for name, is_trusted in trusted(notebooks).items() if not is_trusted]
    assert distrusted == [PAGE, "fuji/30-play.ipynb"]


def test_the_folder_is_made_for_its_owner_alone(notebooks: Path, data: Path) -> None:
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()} == {0o600}


def test_where_nothing_can_be_stored_one_sentence_says_so(data: Path) -> None:
    data.parent.mkdir()
    data.write_text("a file, and no folder")
    with pytest.raises(CannotSign, match=r"share/jupyter: \w+"):
        sign(shipped().values())


def test_a_database_that_can_not_be_written_is_said_likewise(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_notary: NotebookNotary, _notebook: Any) -> None:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr(NotebookNotary, "sign", refuse)
    with pytest.raises(CannotSign, match="readonly database"):
        sign(shipped().values())


def stored(kind: str) -> Iterator[str]:
    """What the notebooks store of a kind of output."""
    for text in shipped().values():
        for cell in json.loads(text)["cells"]:
            for output in cell.get("outputs", []):
                yield "".join(output.get("data", {}).get(kind, ""))


def test_what_is_signed_holds_nothing_that_could_run() -> None:
    assert not any(re.search("<[a-z/!]", text, re.IGNORECASE) for text in stored("text/markdown"))
    pages = list(filter(None, stored("text/html")))
    assert pages
    for page in pages:
        assert not forbidden_in(page)
    inside = (picture for page in pages for picture in pictures_in(page))
    for picture in (*filter(None, stored("image/svg+xml")), *inside):
        for element in ET.fromstring(picture).iter():
            assert element.tag.rpartition("}")[2] not in {"script", "foreignObject", "a"}
            for name, value in element.attrib.items():
                assert not name.startswith("on"), name
                assert not name.endswith("href") or value.startswith("#"), value
