"""What is in Robinson's box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fujikit
import fujikit.robinson.effect_registry
from fujikit.engine.errors import BadInput
from fujikit.robinson.box.components import Adventure, EventCard, Token
from fujikit.robinson.language import EFFECTS
from fujikit.robinson.own_box import (
    house,
)
from fujikit.robinson.own_box.check_cards import SENTENCES
from tests.boxes import ROBINSON


def copies(cards: tuple[EventCard | Adventure | Token, ...]) -> int:
    return sum(card.copies for card in cards)


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
    elif field in (*SENTENCES, "totems"):
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


def test_a_game_with_an_own_box_is_saved_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(ROBINSON.own, "utf-8")
    game = fujikit.new_game("robinson", players=["Anna", "Ben"], box=file, seed=3)
    assert game.state.deck("beast").cards() == ("hedgehog",)
    game.save(tmp_path / "game.json")
    assert fujikit.load(tmp_path / "game.json").state == game.state
