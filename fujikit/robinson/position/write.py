"""A moment of a game as a position file, which reads back to the same moment."""

from __future__ import annotations

from typing import Any

import msgspec

from fujikit.engine.deck import Deck
from fujikit.engine.errors import BadInput
from fujikit.engine.positions import shared
from fujikit.engine.toml import toml_text
from fujikit.robinson.language import Due, Task
from fujikit.robinson.position.file import (
    DeckFile,
    DueFile,
    GoodsFile,
    PersonFile,
    PlaceFile,
    PositionFile,
    StackFile,
    StockFile,
    TaskFile,
    ThreatsFile,
)
from fujikit.robinson.state import Gear, Person, Place, Stack, State, Stock, Table
from fujikit.robinson.things.inventions import usual_worth

EMPTY = ("threats", "throw", "available", "future", "own", "laid")


def write(state: State) -> str:
    """The position file of a state; reading it gives the same state."""
    if state.outcome is not None:
        raise BadInput("a finished game has no position to go on from; its record can be saved")
    table = state.table
    fields = {
        **shared(state, PositionFile),
        "game": "robinson",
        "seat": tuple(_person(person) for person in state.players()),
        "scenario": table.scenario.number,
        "switches": table.switches,
        "waits": table.waits,
        "round_notes": tuple(map(str, state.round_notes)),
        "figures": table.figures,
        "equipment_count": table.equipment,
        "books": table.books,
        "wreckage": table.wreckage,
        "threats": ThreatsFile(*state.threats),
        "notes": dict(state.all_notes()),
        "friday": _figure(state, "friday"),
        "jenny": _figure(state, "jenny"),
        "available": _stock(state.available),
        "future": _stock(state.future),
        "island": {place.name: _place(place) for place in state.island if place != Place(place.name)},
        "decks": {name: _deck(deck) for name, deck in state.decks},
        "items": tuple(_item(table, gear) for gear in state.items),
        "treasures": _gear(state.treasures),
        "equipment": _gear(state.equipment),
        "plan": tuple(_stack(stack) for stack in state.plan),
        "due": tuple(_due(due) for due in state.due),
        "agenda": tuple(_task(task) for task in state.agenda),
    }
    file = PositionFile(**fields)
    return toml_text({"game": file.game, **_bare(msgspec.to_builtins(file))})


def _bare(data: dict[str, Any]) -> dict[str, Any]:
    """Without what is empty and would be so anyway."""
    bare = {key: value for key, value in data.items() if value != {} or key not in EMPTY}
    for key in ("friday", "jenny"):
        bare |= {key: _bare(bare[key])} if bare.get(key) else {}
    for key in ("seat", "plan"):
        bare |= {key: [_bare(part) for part in bare[key]]} if bare.get(key) else {}
    return bare


def _figure(state: State, role: str) -> PersonFile | None:
    return next((_person(person) for person in state.people if person.role == role), None)


def _person(person: Person) -> PersonFile:
    return PersonFile(**{**shared(person, PersonFile), "own": _stock(person.own)})


def _stock(stock: Stock) -> StockFile:
    return StockFile(**shared(stock.goods, StockFile), **shared(stock, StockFile))


def _place(place: Place) -> int | PlaceFile:
    if place == Place(place.name, place.tile):
        return place.tile
    return PlaceFile(**shared(place, PlaceFile))


def _deck(deck: Deck) -> DeckFile:
    return DeckFile(deck.top, deck.middle, deck.bottom)


def _item(table: Table, gear: Gear) -> str | Gear:
    """By its name, if it has given what it usually gives."""
    return gear.name if gear == Gear(gear.name, gave=usual_worth(table, gear.name)) else gear


def _gear(cards: tuple[Gear, ...]) -> tuple[str | Gear, ...]:
    return tuple(gear.name if gear == Gear(gear.name) else gear for gear in cards)


def _stack(stack: Stack) -> StackFile:
    return StackFile(**{**shared(stack, StackFile), "laid": GoodsFile(**shared(stack.laid, GoodsFile))})


def _task(task: Task) -> TaskFile:
    return TaskFile(str(task.effect), **shared(task.context, TaskFile))


def _due(due: Due) -> DueFile:
    context = shared(due.task.context, DueFile)
    return DueFile(str(due.task.effect), **context, moment=due.moment, round=due.round)
