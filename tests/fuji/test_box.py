"""Reading and writing boxes."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fujikit.engine.errors import BadInput
from fujikit.fuji.box import (
    BadBox,
    Box,
    DieKind,
    Equipment,
    Level,
    Names,
    Scenario,
    Skill,
    TerrainCard,
    Track,
    box_from,
    box_template,
    box_text,
    check_box,
    house,
    load_box,
    named,
    parse_box,
)

FROZEN = Path(__file__).parents[1] / "box.toml"
OWN = """\
format = 1
name = "Zoë's 箱"

[track]
length = 20
injuries = [9, 15]
source = "rulebook"

[[level]]
number = 5
fail = 2
rows = [{ from = 1, loss = 1 }]
source = "house"
"""


def test_the_house_box_is_read_once() -> None:
    assert house() is house()


def test_the_frozen_box_of_the_tests_can_be_used() -> None:
    box = load_box(FROZEN)
    assert (len(box.scenarios), len(box.levels), box.name) == (7, 4, "tests")


def test_an_own_file_replaces_only_the_sections_it_has(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(OWN, "utf-8")
    box = load_box(file)
    assert (box.name, box.track.length, box.level(5).fail) == ("Zoë's 箱", 20, 2)
    assert (box.landscape, box.scenarios, box.dice) == (house().landscape, house().scenarios, house().dice)
    assert len(box.levels) == 1


def test_a_file_saved_by_an_editor_of_windows_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_bytes(b"\xef\xbb\xbf" + OWN.replace("\n", "\r\n").encode())
    assert load_box(file) == parse_box(OWN)


def test_a_box_writes_text_that_reads_back() -> None:
    assert parse_box(box_text(house())) == house()
    assert parse_box(box_text(parse_box(OWN))) == parse_box(OWN)


@given(st.text(min_size=1).filter(lambda name: name.isprintable() and name.strip() != ""))
def test_every_name_survives_writing(name: str) -> None:
    first, *others = house().landscape
    card = msgspec.structs.replace(first, name=Names(en=name, fr=f"{name}'", pl=f'"{name}"'))
    box = msgspec.structs.replace(house().only(1, 1), name=name, landscape=(card, *others))
    assert parse_box(box_text(box)) == box


def test_a_record_carries_one_scenario_and_one_level() -> None:
    box = house().only(scenario=3, level=2)
    assert [scenario.number for scenario in box.scenarios] == [3]
    assert [level.number for level in box.levels] == [2]
    assert box_from(msgspec.json.decode(msgspec.json.encode(box))) == box


def test_components_are_found_by_name_and_number() -> None:
    box = house()
    assert box.kind("B").faces[0] == "P1"
    assert box.scenario(7).first_rubble == "b1"
    assert box.level(1).number == 1
    assert box.skill("scout").dice == 5
    assert box.equipment_card("pocket-knife").phases == (2, 4)


def test_what_the_box_lacks_is_named_with_what_it_has() -> None:
    with pytest.raises(BadInput, match="the box has no level 9; it has 1, 2, 3, 4"):
        house().level(9)
    with pytest.raises(BadInput, match="the box has no skill cook; it has equipment-manager, "):
        house().skill("cook")


def test_a_name_is_shown_in_the_language_asked_for() -> None:
    names = Names(en="tea house", fr="maison de thé", pl="herbaciarnia")
    assert [named(names, lang) for lang in ("en", "fr", "pl")] == [
        "tea house",
        "maison de thé",
        "herbaciarnia",
    ]
    with pytest.raises(BadInput, match='"de" is none of the languages en, fr, pl'):
        named(names, "de")


def test_the_template_is_a_box_that_explains_every_field() -> None:
    text = box_template()
    assert check_box(text) == []
    assert msgspec.structs.replace(parse_box(text), name="house") == house()
    comments = "".join(line for line in text.splitlines() if line.startswith("#"))
    for component in (DieKind, TerrainCard, Scenario, Level, Track, Skill, Equipment):
        for field in set(component.__struct_fields__) - {"number", "name"}:
            assert field in comments


def test_an_empty_file_lacks_its_format_and_name() -> None:
    assert [str(mistake) for mistake in check_box("", "my-box.toml")] == [
        "my-box.toml: format: is missing",
        "my-box.toml: name: is missing",
    ]


def test_a_file_cut_off_anywhere_is_a_box_or_refused_in_one_sentence() -> None:
    content = OWN.encode()
    results = [readable(content[:end]) for end in range(len(content) + 1)]
    assert results[-1]
    assert not results[0]


def readable(content: bytes) -> bool:
    text = content.decode("utf-8", "replace")
    try:
        parse_box(text, "my-box.toml")
    except BadBox as bad:
        expect_one_sentence(bad)
        return False
    return True


def expect_one_sentence(bad: BadBox) -> None:
    assert str(bad).startswith("my-box.toml: ")
    assert all(len(str(mistake).splitlines()) == 1 for mistake in (bad, *bad.mistakes))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"# " + b"x" * 2_000_000, "my-box.toml: the file is larger than 1 MB"),
        ("é".encode() * 600_000, "my-box.toml: the file is larger than 1 MB"),
        (b"name = '\xff'", "my-box.toml: the file is not UTF-8 text"),
        (b"name = ", "my-box.toml: this is not TOML: Invalid value (at end of document)"),
        (b"name = " + b"[" * 100_000, "my-box.toml: this is not TOML: it is nested too deeply"),
    ],
    ids=["2 MB", "1.2 MB of é", "latin-1", "half a line", "deep"],
)
def test_a_file_that_is_no_text_of_this_kind(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "my-box.toml"
    file.write_bytes(content)
    with pytest.raises(BadBox) as refused:
        load_box(file)
    assert str(refused.value) == message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"^none\.toml: the file can't be read: No such file or directory$"):
        load_box(tmp_path / "none.toml")
    with pytest.raises(BadBox, match="the file can't be read: "):
        load_box(tmp_path)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=4,
)


@given(st.data())
def test_any_value_in_any_place_is_a_box_or_refused_in_one_sentence(data: st.DataObject) -> None:
    box = msgspec.json.decode(msgspec.json.encode(house()))
    place, key = data.draw(st.sampled_from(list(places(box))))
    place[key] = data.draw(JSON)
    try:
        assert isinstance(box_from(box, "my-box.toml"), Box)
    except BadBox as bad:
        expect_one_sentence(bad)


def places(value: object) -> list[tuple[dict[str, object], str]]:
    match value:
        case dict():
            inside = [place for part in value.values() for place in places(part)]
            return [*((value, key) for key in value), *inside]
        case list():
            return [place for part in value for place in places(part)]
    return []
