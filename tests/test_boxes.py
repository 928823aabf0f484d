"""Reading, checking and writing boxes, whatever the game."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fujikit.engine.mistakes import BadBox
from tests.boxes import FILE, FUJI, ROBINSON, Boxes, Data, plain

pytestmark = pytest.mark.parametrize("boxes", [FUJI, ROBINSON], ids=["fuji", "robinson"])


def written(folder: Path, content: bytes) -> Path:
    file = folder / FILE
    file.write_bytes(content)
    return file


def test_the_house_box_is_read_once_and_has_no_mistake(boxes: Boxes) -> None:
    assert boxes.box.house() is boxes.box.house()
    assert boxes.box.house.__wrapped__() == boxes.box.house()
    assert boxes.said(boxes.data()) == []


def test_an_own_file_replaces_only_the_sections_it_has(boxes: Boxes, tmp_path: Path) -> None:
    file = written(tmp_path, boxes.own.encode())
    assert plain(boxes.box.load_box(file)) == {**boxes.data(), **tomllib.loads(boxes.own)}
    assert boxes.box.check_box_file(file) == []


def test_a_file_saved_by_an_editor_of_windows_can_be_read(boxes: Boxes, tmp_path: Path) -> None:
    file = written(tmp_path, b"\xef\xbb\xbf" + boxes.own.replace("\n", "\r\n").encode())
    assert boxes.box.load_box(file) == boxes.box.parse_box(boxes.own)


def test_a_box_writes_text_that_reads_back(boxes: Boxes) -> None:
    for box in (boxes.box.house(), boxes.box.parse_box(boxes.own)):
        assert boxes.box.parse_box(boxes.box.box_text(box)) == box


def test_the_template_is_the_house_box_with_comments(boxes: Boxes) -> None:
    text = boxes.box.box_template()
    assert boxes.box.check_box(text) == []
    assert msgspec.structs.replace(boxes.box.parse_box(text), name="house") == boxes.box.house()
    assert text.startswith("# A box of your own.")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"# " + b"x" * 2_000_000, "the file is larger than 1 MB"),
        ("é".encode() * 600_000, "the file is larger than 1 MB"),
        (b"name = '\xff'", "the file is not UTF-8 text (byte 8)"),
        (b"name = ", "this is not TOML: Invalid value (at end of document)"),
        (b"name = " + b"[" * 100_000, "this is not TOML: it is nested too deeply"),
        (b"", "format: is missing (and 1 more)"),
    ],
    ids=["2 MB", "1.2 MB of é", "latin-1", "half a line", "deep", "empty"],
)
def test_a_file_that_is_no_box(boxes: Boxes, tmp_path: Path, content: bytes, message: str) -> None:
    with pytest.raises(BadBox) as refused:
        boxes.box.load_box(written(tmp_path, content))
    assert str(refused.value) == f"{FILE}: {message}"


def test_a_name_that_no_file_can_have_is_one_sentence(boxes: Boxes) -> None:
    with pytest.raises(BadBox) as refused:
        boxes.box.load_box("a\0b")
    assert str(refused.value) == r"'a\x00b': no file can have this name"
    assert [str(mistake) for mistake in boxes.box.check_box_file("a\0b")] == [str(refused.value)]


def test_a_text_that_is_no_toml_is_one_mistake_for_who_checks_it(boxes: Boxes) -> None:
    (mistake,) = boxes.box.check_box("name = ")
    assert str(mistake).startswith("box")


@pytest.mark.parametrize(("value", "told"), [(["a"], "a list like this"), (date(2026, 1, 1), "a date")])
def test_a_value_of_another_kind_is_told_by_its_kind(boxes: Boxes, value: object, told: str) -> None:
    assert any(f"not {told}" in said for said in boxes.said({**boxes.data(), "name": value}))


def test_an_empty_file_lacks_its_format_and_name(boxes: Boxes) -> None:
    assert [str(mistake) for mistake in boxes.box.check_box("", FILE)] == [
        f"{FILE}: format: is missing",
        f"{FILE}: name: is missing",
    ]


def test_a_file_that_is_not_there(boxes: Boxes, tmp_path: Path) -> None:
    message = "none.toml: the file can't be read: No such file or directory"
    with pytest.raises(BadBox, match=f"^{message}$"):
        boxes.box.load_box(tmp_path / "none.toml")
    assert [str(mistake) for mistake in boxes.box.check_box_file(tmp_path / "none.toml")] == [message]
    with pytest.raises(BadBox, match="the file can't be read: "):
        boxes.box.load_box(tmp_path)


def test_the_error_tells_the_first_mistake_and_carries_all(boxes: Boxes) -> None:
    with pytest.raises(BadBox) as refused:
        boxes.box.box_from({**boxes.data(), "format": 9, "scenario": []}, FILE)
    assert str(refused.value) == f"{FILE}: format: this version reads {boxes.formats} only (and 1 more)"
    assert [str(mistake) for mistake in refused.value.mistakes] == [
        f"{FILE}: format: this version reads {boxes.formats} only",
        f"{FILE}: scenario: at least one is needed",
    ]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"colour": 1}, "colour: is no field here"),
        ({"a\nb": 1}, "a\\nb: is no field here"),
        ({"name": 3}, "name: wants text, not 3"),
        ({"<section>": {}}, "<section>: wants a [[<section>]] table for every card"),
        ({"<section>": 3}, "<section>: wants a [[<section>]] table for every card"),
        ({"<section>": ["pond"]}, "<section> 1: is not a table"),
    ],
)
def test_mistakes_of_the_whole(boxes: Boxes, change: Data, message: str) -> None:
    named = {key.replace("<section>", boxes.section): value for key, value in change.items()}
    assert f"{FILE}: {message.replace('<section>', boxes.section)}" in boxes.said(boxes.data() | named)


@pytest.mark.unmeasured
def test_a_file_cut_off_anywhere_is_a_box_or_refused_in_one_sentence(boxes: Boxes) -> None:
    content = boxes.own.encode()
    results = [readable(boxes, content[:end]) for end in range(len(content) + 1)]
    assert results[-1]
    assert not results[0]


def readable(boxes: Boxes, content: bytes) -> bool:
    try:
        boxes.box.parse_box(content.decode("utf-8", "replace"), FILE)
    except BadBox as bad:
        expect_one_sentence(bad)
        return False
    return True


def expect_one_sentence(bad: BadBox) -> None:
    assert str(bad).startswith(f"{FILE}: ")
    assert all(len(str(mistake).splitlines()) == 1 for mistake in (bad, *bad.mistakes))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=4,
)


@pytest.mark.slow
@given(st.data())
def test_any_value_in_any_place_is_a_box_or_refused_in_one_sentence(
    boxes: Boxes, data: st.DataObject
) -> None:
    box = boxes.data()
    place, key = data.draw(st.sampled_from(places(box)))
    place[key] = data.draw(JSON)
    try:
        assert isinstance(boxes.box.box_from(box, FILE), boxes.box.Box)
    except BadBox as bad:
        expect_one_sentence(bad)


def places(value: object) -> list[tuple[Data, str]]:
    match value:
        case dict():
            inside = [place for part in value.values() for place in places(part)]
            return [*((value, key) for key in value), *inside]
        case list():
            return [place for part in value for place in places(part)]
    return []
