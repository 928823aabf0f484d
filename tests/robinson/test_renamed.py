"""No rule looks for a card by its id: a box that calls it otherwise works, or is refused by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine.game import Game
from fujikit.robinson.box import Box, house
from fujikit.robinson.box.components import Component
from fujikit.robinson.own_box.check_whole import whole_errors
from fujikit.robinson.state import State
from tests.robinson.support import position

SECTIONS = (
    *("beasts", "inventions", "equipment", "wreckage", "tokens", "roles"),
    *("events", "build", "gather", "explore", "mysteries"),
)
OTHERWISE = "+x"
"""It sorts before all that ids are made of, so that decks are shuffled alike."""
Place = tuple[str, int]
"""A section of the box, and a card in it; of a sheet the section is `3.tokens`."""


def places() -> Iterator[Place]:
    for section in SECTIONS:
        yield from ((section, number) for number in range(len(getattr(house(), section))))
    for sheet in house().scenarios:
        for field in ("inventions", "tokens"):
            yield from ((f"{sheet.number}.{field}", number) for number in range(len(getattr(sheet, field))))
    for number, role in enumerate(house().roles):
        yield from ((f"role{number}", place) for place in range(len(role.abilities)))


def renamed(box: Box, place: Place) -> Box:
    """The box with one more card that is called otherwise."""
    section, number = place
    if section.startswith("role") and section != "roles":
        which = int(section.removeprefix("role"))
        role = box.roles[which]
        roles = _with(box.roles, which, replace(role, abilities=_called_otherwise(role.abilities, number)))
        return replace(box, roles=roles)
    if "." in section:
        sheet_number, _, field = section.partition(".")
        which = int(sheet_number) - 1
        sheet = box.scenarios[which]
        cards = _called_otherwise(getattr(sheet, field), number)
        return replace(box, scenarios=_with(box.scenarios, which, replace(sheet, **{field: cards})))
    return replace(box, **{section: _called_otherwise(getattr(box, section), number)})


def _called_otherwise(cards: tuple[Component, ...], number: int) -> tuple[Any, ...]:
    return _with(cards, number, replace(cards[number], key=f"{cards[number].id}{OTHERWISE}"))


def _with(cards: tuple[Any, ...], number: int, card: Struct) -> tuple[Any, ...]:
    return (*cards[:number], card, *cards[number + 1 :])


def old_id(place: Place) -> str:
    section, number = place
    if section.startswith("role") and section != "roles":
        return house().roles[int(section.removeprefix("role"))].abilities[number].id
    if "." in section:
        sheet_number, _, field = section.partition(".")
        card: Component = getattr(house().scenarios[int(sheet_number) - 1], field)[number]
        return card.id
    found: Component = getattr(house(), section)[number]
    return found.id


def flaws(box: Box) -> list[str]:
    return [f"{where}: {text}" for where, _, (_, text) in whole_errors(box)]


def names(text: str, word: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


@cache
def free() -> list[Place]:
    """The cards that may be called otherwise; every other one is missed by name.

    Of a box in which all are, only those are looked at one by one that somebody misses.
    """
    box = house()
    for place in places():
        box = renamed(box, place)
    missed = " ".join(flaws(box))
    found = []
    for place in places():
        said = flaws(renamed(house(), place)) if names(missed, old_id(place)) else []
        if not said:
            found.append(place)
        else:
            assert any(names(text, old_id(place)) for text in said), (place, said)
    return found


@pytest.mark.slow
def test_a_card_that_other_cards_or_the_rules_name_is_missed_by_name() -> None:
    kept = {old_id(place) for place in places()} - {old_id(place) for place in free()}
    assert kept >= {"medicine", "pot", "rope", "shovel", "basket", "sack", "carpenter", "food-crates"}
    assert not kept & {"bed", "hammock", "pit", "canoe", "tranquilizer", "rope-ladder", "treasure-map"}
    assert not kept & {
        "backpack",
        "lantern",
        "compass",
        "goat",
        "hatchet",
        "helmet",
        "economical-construction",
    }


@cache
def otherwise() -> Box:
    """A box in which everything that may be is called otherwise."""
    box = house()
    for place in free():
        box = renamed(box, place)
    assert list(whole_errors(box)) == []
    return box


THINGS = {
    "items": "bed pit basket sack cellar corral diary drums furnace lantern raft belts shield knife pot map",
    "treasures": "backpack barrel blankets boxes candles compass hammock helmet saber treasure-map whip",
    "equipment": "bible biscuits empty-bottle flask-of-rum hammer-and-nails pipe-and-tobacco pistol",
}
TOKENS = "goat candles large-leaves vegetables herbs treasure fallen-tree"
SHEET_ITEMS = {
    1: "scenario-hatchet",
    2: "",
    3: "scenario-raft",
    4: "rope-ladder",
    5: "canoe ballista",
    6: "fence",
    7: "tranquilizer",
}


def there(box: Box, scenario: int) -> Game[State]:
    """A rich table in the round's beginning."""
    known = {old_id(place) for place in free()} if box is not house() else set()

    def named(text: str) -> list[str]:
        return [f"{name}{OTHERWISE}" if name in known else name for name in text.split()]

    shelves: dict[str, Any] = {shelf: named(names) for shelf, names in THINGS.items()}
    shelves["items"] += named(SHEET_ITEMS[scenario])
    return position(
        seats={"Anna": {"role": "carpenter", "det": 9}, "Ben": {"role": "cook", "det": 9}},
        box=box,
        scenario=scenario,
        phase="event",
        round=4,
        shelter=True,
        weapon=2,
        roof=1,
        available={"wood": 6, "food": 5, "fur": 3, "tokens": named(TOKENS)},
        island={"m1": 8, "m2": 7, "t1": 3, "b1": 9},
        **shelves,
    )


def _forward(lines: list[str]) -> list[str]:
    """The lines with which the plan gets on, if there are any; else all of them."""
    for verb in (" ready", " place "):
        if wanted := [line for line in lines if verb in line]:
            return wanted
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("scenario", range(1, 8))
def test_a_game_goes_the_same_way_with_cards_that_are_called_otherwise(scenario: int) -> None:
    usual, other, random = there(house(), scenario), there(otherwise(), scenario), Random(scenario)
    for _ in range(60):
        if usual.outcome is not None:
            break
        seat = usual.awaits[0]
        lines = {str(action): str(action) for action in usual.legal(seat)}
        there_too = {str(action).replace(OTHERWISE, ""): str(action) for action in other.legal(seat)}
        assert sorted(there_too) == sorted(lines)
        line = random.choice(_forward(sorted(lines)))
        usual.act(line)
        other.act(there_too[line])
    assert usual.round > 4 or usual.outcome is not None
