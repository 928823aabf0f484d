"""The notebooks in the reader's folder: brought up to date, and never taken from them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from fujikit.app import copies
from fujikit.app.copies import copy
from fujikit.app.pages import HOME, folder, pages
from fujikit.engine.errors import BadInput

PAGE = "fuji/10-first-move.ipynb"


def read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def source(notebook: Any, cell: int) -> str:
    return "".join(notebook["cells"][cell]["source"])


def test_all_notebooks_are_copied_and_stay_what_they_are(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "folder"
    assert copy(folder) == (list(pages()), [])
    for name, page in pages().items():
        assert read(folder / name) == read(page)


def test_pictures_come_along_and_a_changed_one_stays(tmp_path: Path) -> None:
    copy(tmp_path)
    picture = tmp_path / "pictures" / "fuji.svg"
    assert picture.read_bytes() == (folder() / "pictures" / "fuji.svg").read_bytes()
    picture.write_text("mine", encoding="utf-8")
    copy(tmp_path)
    assert picture.read_text(encoding="utf-8") == "mine"


def test_in_another_language_the_prose_is_in_it_and_the_code_is_the_same(tmp_path: Path) -> None:
    copy(tmp_path, "fr")
    ours, theirs = read(pages()[PAGE]), read(tmp_path / PAGE)
    assert source(theirs, 0) == ours["cells"][0]["metadata"]["fujikit"]["text"]["fr"] != source(ours, 0)
    assert source(theirs, 2) == source(ours, 2)


def test_a_second_copy_changes_nothing(tmp_path: Path) -> None:
    copy(tmp_path)
    assert copy(tmp_path) == ([], [])


def test_what_the_reader_changed_is_kept_and_told(tmp_path: Path) -> None:
    copy(tmp_path)
    (tmp_path / PAGE).write_text("mine", encoding="utf-8")
    (tmp_path / "fuji" / "11-a-round.ipynb").unlink()
    assert copy(tmp_path, "fr").kept == [PAGE]
    assert (tmp_path / PAGE).read_text() == "mine"
    assert (tmp_path / "fuji" / "11-a-round.ipynb").exists()


def test_a_file_of_the_same_name_that_never_came_from_here_is_kept(tmp_path: Path) -> None:
    (tmp_path / PAGE).parent.mkdir()
    (tmp_path / PAGE).write_text("mine", encoding="utf-8")
    assert copy(tmp_path).kept == [PAGE]
    assert copy(tmp_path).kept == [PAGE]
    assert (tmp_path / PAGE).read_text() == "mine"


def flat_copy(folder: Path) -> None:
    """Copies as older kits made them: all of them beside home, and marked in the list by their bare names."""
    texts = {name.rpartition("/")[2]: text for name, text in copies.shipped().items()}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    marks = {name: hashlib.sha256(text.encode()).hexdigest() for name, text in texts.items()}
    (folder / copies.LIST).write_text(json.dumps(marks), encoding="utf-8")


def test_copies_of_an_older_kit_move_to_their_folders_but_not_what_the_reader_changed(tmp_path: Path) -> None:
    flat_copy(tmp_path)
    changed, mine = tmp_path / "11-a-round.ipynb", tmp_path / "99-mine.ipynb"
    changed.write_text("changed", encoding="utf-8")
    mine.write_text("mine", encoding="utf-8")
    copied = copy(tmp_path)
    assert copied.kept == [changed.name]
    assert sorted(file.name for file in tmp_path.glob("*.ipynb")) == [HOME, changed.name, mine.name]
    assert (changed.read_text(), mine.read_text()) == ("changed", "mine")
    assert set(pages(tmp_path)) >= set(pages())
    assert copy(tmp_path) == ([], [changed.name])
    changed.unlink()
    assert copy(tmp_path) == ([], [])


def test_an_untouched_notebook_follows_the_language_and_the_kit(tmp_path: Path) -> None:
    copy(tmp_path)
    copied = copy(tmp_path, "pl")
    assert PAGE in copied.written
    assert copied.kept == []


@pytest.mark.parametrize("junk", ["", "[]", "{", '{"fuji/10-first-move.ipynb": 7}'])
def test_without_its_list_it_trusts_no_file_to_be_untouched(tmp_path: Path, junk: str) -> None:
    copy(tmp_path)
    (tmp_path / copies.LIST).write_text(junk, encoding="utf-8")
    assert copy(tmp_path) == ([], [])
    (tmp_path / copies.LIST).write_text(junk, encoding="utf-8")
    assert PAGE in copy(tmp_path, "fr").kept


def test_a_folder_that_can_not_be_written_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match=r"can't be copied to .*file"):
        copy(tmp_path / "file")
