"""What is in Robinson's box, and reading and writing boxes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fujikit
import fujikit.robinson.sentences
from fujikit.engine.errors import BadInput
from fujikit.robinson.box import (
    BadBox,
    Box,
    box_from,
    box_template,
    box_text,
    check_box,
    check_box_file,
    house,
    load_box,
    parse_box,
)
from fujikit.robinson.box.components import Adventure, EventCard, Token
from fujikit.robinson.vocabulary import EFFECTS

OWN = """\
format = 1
name = "Zoë's 箱"

[[beast]]
name = "Hedgehog"
strength = 1
weapon = 0
food = 1
fur = 0
effect = ["unless medicine: 1 wound"]
source = "own"
"""


def copies(cards: tuple[EventCard | Adventure | Token, ...]) -> int:
    return sum(card.copies for card in cards)


def test_the_house_box_is_read_once() -> None:
    assert house() is house()


@pytest.mark.clause("rc.setup.decks", "rc.setup.equipment", "rc.setup.wreckage")
def test_the_numbers_of_cards_are_those_on_the_box() -> None:
    box = house()
    assert [copies(deck) for deck in (box.build, box.gather, box.explore)] == [30, 30, 30]
    assert Counter(card.kind for card in box.mysteries) == {"creature": 13, "trap": 13, "treasure": 26}
    assert (len(box.beasts), len(box.equipment), len(box.tiles)) == (16, 8, 11)
    assert [card.id for card in box.wreckage] == ["food-crates", "wrecked-lifeboat", "captains-chest"]
    assert {copies(box.tokens) + len(sheet.tokens) for sheet in box.scenarios} == {22}


@pytest.mark.clause("rc.setup.events")
def test_events_are_of_books_and_of_adventures() -> None:
    symbols = Counter(card.symbol for card in house().events for _ in range(card.copies))
    assert symbols == {"book": 39, "gather": 13, "explore": 12, "build": 9}


@pytest.mark.clause("rc.setup.inventions")
def test_there_are_nine_default_inventions_and_one_for_each_character() -> None:
    kinds = Counter(card.kind for card in house().inventions)
    assert kinds == {"default": 9, "other": 17, "personal": 4}
    own = {card.role: card.id for card in house().inventions if card.role}
    assert own == {role.id: role.invention for role in house().roles if role.invention}


@pytest.mark.clause("rc.setup.equipment")
def test_equipment_serves_twice() -> None:
    assert {card.uses for card in house().equipment} == {2}


def test_tiles_have_what_the_printed_ones_have_in_all() -> None:
    tiles = house().tiles
    assert [tile.number for tile in tiles if tile.totem] == [2, 4, 5, 6, 7, 10]
    assert [tile.number for tile in tiles if tile.beast] == [1, 2, 3, 7, 9, 11]
    assert [tile.number for tile in tiles if tile.shelter] == [2, 11]
    assert sum(tile.discovery for tile in tiles) == 16


def test_every_sentence_of_the_house_box_is_read_and_printed_alike() -> None:
    found = list(sentences(msgspec.to_builtins(house())))
    assert len(found) > 600
    assert [line for line in found if str(EFFECTS.read(line)) != line] == []


def sentences(data: Any, field: str = "") -> Iterator[str]:
    """Everything in plain data that stands where a sentence stands."""
    if isinstance(data, dict):
        for name, part in data.items():
            yield from sentences(part, name)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from sentences(part, field)
    elif field in ("effect", "gain", "use", "sheet_use", "threat", "reward", "one", "two", "book", "totems"):
        yield data


def test_no_two_things_of_one_kind_share_an_id_at_a_table() -> None:
    box = house()
    for sheet in box.scenarios:
        for cards in ((*box.tokens, *sheet.tokens), (*box.inventions, *sheet.inventions)):
            ids = Counter(card.id for card in cards)
            assert [name for name, count in ids.items() if count > 1] == []


def test_cards_are_found_by_deck_and_name() -> None:
    box = house()
    assert box.event("storm").copies == 2
    assert box.adventure("build", "accident").lower is not None
    assert box.mystery("whip").kind == "treasure"
    with pytest.raises(BadInput, match="the box has no card 'event:picnic'"):
        box.event("picnic")


def test_every_component_says_where_it_comes_from() -> None:
    tables = [table for table in msgspec.to_builtins(house()).values() if isinstance(table, tuple)]
    assert {card["source"] for table in tables for card in table} == {"rulebook", "components", "inferred"}


def test_an_own_file_replaces_only_the_tables_it_has(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(OWN, "utf-8")
    box = load_box(file)
    assert (box.name, [beast.id for beast in box.beasts]) == ("Zoë's 箱", ["hedgehog"])
    assert (box.events, box.scenarios, box.tiles) == (house().events, house().scenarios, house().tiles)
    assert check_box_file(file) == []


def test_a_file_saved_by_an_editor_of_windows_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_bytes(b"\xef\xbb\xbf" + OWN.replace("\n", "\r\n").encode())
    assert load_box(file) == parse_box(OWN)


def test_a_box_writes_text_that_reads_back() -> None:
    assert parse_box(box_text(house())) == house()
    assert parse_box(box_text(parse_box(OWN))) == parse_box(OWN)


def test_the_template_is_the_house_box_with_comments() -> None:
    text = box_template()
    assert check_box(text) == []
    assert msgspec.structs.replace(parse_box(text), name="house") == house()
    assert text.startswith("# A box of your own.")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"# " + b"x" * 2_000_000, "my-box.toml: the file is larger than 1 MB"),
        (b"name = '\xff'", "my-box.toml: the file is not UTF-8 text"),
        (b"name = ", "my-box.toml: this is not TOML: Invalid value (at end of document)"),
        (b"", "my-box.toml: format: is missing (and 1 more)"),
    ],
    ids=["2 MB", "latin-1", "half a line", "empty"],
)
def test_a_file_that_is_no_box(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "my-box.toml"
    file.write_bytes(content)
    with pytest.raises(BadBox) as refused:
        load_box(file)
    assert str(refused.value) == message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"^none\.toml: the file can't be read: No such file or directory$"):
        load_box(tmp_path / "none.toml")
    assert [str(mistake) for mistake in check_box_file(tmp_path / "none.toml")] == [
        "none.toml: the file can't be read: No such file or directory"
    ]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=4,
)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.data())
def test_any_value_in_any_place_is_a_box_or_refused_in_one_sentence(data: st.DataObject) -> None:
    box = msgspec.json.decode(msgspec.json.encode(house()))
    place, key = data.draw(st.sampled_from(places(box)))
    place[key] = data.draw(JSON)
    try:
        assert isinstance(box_from(box, "my-box.toml"), Box)
    except BadBox as bad:
        expect_one_sentence(bad)


def expect_one_sentence(bad: BadBox) -> None:
    assert str(bad).startswith("my-box.toml: ")
    assert all(len(str(mistake).splitlines()) == 1 for mistake in (bad, *bad.mistakes))


def places(value: object) -> list[tuple[dict[str, object], str]]:
    match value:
        case dict():
            inside = [place for part in value.values() for place in places(part)]
            return [*((value, key) for key in value), *inside]
        case list():
            return [place for part in value for place in places(part)]
    return []


def test_a_game_with_an_own_box_is_saved_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(OWN, "utf-8")
    game = fujikit.new_game("robinson", players=["Anna", "Ben"], box=file, seed=3)
    assert game.state.deck("beast").cards() == ("hedgehog",)
    game.save(tmp_path / "game.json")
    assert fujikit.load(tmp_path / "game.json").state == game.state
