"""A table with something of everything on it, and what a card changes there, in a few words."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from fujikit.engine.deck import face
from fujikit.engine.game import Game
from fujikit.robinson.state import RESOURCES, Person, State, Stock
from tests.robinson.support import position

ISLAND = {"m1": 8, "m2": 9, "t1": 7, "b1": 3}
"""The camp on the beach with wood and fish; round it parrots on a plain, wood on hills, fish in a river."""
DECKS: dict[str, list[str]] = {
    "event": [],
    "hunting": ["fox", "bear"],
    "discovery": ["goat", "herbs"],
    "equipment": ["pistol", "bible"],
    "tile": ["4", "5", "6"],
    "invention": ["raft"],
}


def card_table(
    *do: str | dict[str, Any],
    phase: str = "resolve",
    turn: int = 2,
    roof: int = 2,
    answers: Sequence[str] = (),
    drawn: Sequence[str] = (),
    items: Sequence[str] = ("knife", "rope"),
    inventions: Sequence[str] = ("bricks", "dam", "map", "pot", "sling"),
    more: str = "",
    dice: str = "",
    decks: Mapping[str, list[str] | dict[str, list[str]]] | None = None,
    tokens: Sequence[str] = (),
    special: Sequence[str] = (),
    outside: str = "",
    island: dict[str, str] | None = None,
    **scene: Any,
) -> Game[State]:
    """A game in which these sentences have been carried out, and Anna has answered what they asked."""
    sheets = {
        "Anna": {"role": "cook", "wounds": 1, "special": special, "outside": outside, "det": 3},
        "Ben": {"role": "explorer", "det": 3},
    }
    game = position(
        texts=(more,),
        seats=sheets,
        do=do,
        scene=scene,
        dice=dice,
        round=turn,
        phase=phase,
        first="Ben",
        weapon=3,
        roof=roof,
        palisade=2,
        shelter=True,
        camp="m1",
        inventions=inventions,
        items=[_item(name) for name in items],
        drawn=drawn,
        friday={"wounds": 1, "det": 1},
        available={"wood": 3, "food": 3, "fur": 1, "tokens": tokens},
        island={
            **ISLAND,
            **tomllib.loads("\n".join(f"{name} = {tile}" for name, tile in (island or {}).items())),
        },
        decks={**DECKS, **(decks or {})},
    )
    for answer in answers:
        game.act(f"{game.awaits[0]} choose {answer}")
    return game


def slept_through(*do: str | dict[str, Any], **given: Any) -> Game[State]:
    """The same, to the end of a night in which nobody uses anything and the camp stays."""
    game = card_table(*do, "night phase", **given)
    while game.state.agenda:
        lines = [str(action) for action in game.legal("Anna")]
        game.act(next(line for line in ("Anna go-on", "Anna choose stay") if line in lines))
    return game


def _item(name: str) -> dict[str, Any]:
    """An item; the knife has given its weapon level."""
    return {"name": name, "gave": 1 if name == "knife" else 0}


def changes(game: Game[State]) -> str:
    """What is different from the beginning, one thing after another; it fails where a question is open."""
    if game.state.outcome is None:
        assert not game.state.agenda, f"an answer is missing: {game.state.agenda[0]}"
    return so_far(game)


def so_far(game: Game[State]) -> str:
    """What is different from the beginning, whether a question is open or not."""
    return "; ".join(_differences(game.start, game.state))


def hurt(game: Game[State]) -> list[int]:
    """How many wounds Anna, Ben and Friday have taken since the beginning."""
    pairs = zip(game.start.people, game.state.people, strict=True)
    return [after.wounds - before.wounds for before, after in pairs]


def rows(text: str) -> list[Any]:
    """Rows of a table as parameters of a test, each called by its first column."""
    lines = [[part.strip() for part in line.split("|")] for line in text.strip().splitlines()]
    return [pytest.param(*line, id=line[0]) for line in lines]


def answered(text: str) -> list[str]:
    """The answers in a column of a table."""
    return [answer.strip() for answer in text.split(",") if answer.strip()]


def named(table: Sequence[Any]) -> list[str]:
    """The first column of a table, each name once."""
    return list(dict.fromkeys(str(row.values[0]) for row in table))


def _differences(old: State, new: State) -> Iterator[str]:
    for before, after in zip(old.people, new.people, strict=True):
        yield from (f"{after.name} {change}" for change in _of_person(before, after))
    for field in ("morale", "weapon", "roof", "palisade"):
        yield from _number(field, getattr(old, field), getattr(new, field))
    yield from _of_stock("", old.available, new.available)
    yield from _of_stock("future ", old.future, new.future)
    yield from _listed("", old.spots, new.spots)
    notes = [note for note in map(str, new.round_notes) if note.partition(":")[0] not in BOOKKEEPING]
    yield from _listed("note ", map(str, old.round_notes), notes)
    yield from _of_gear(old, new)
    yield from _of_island(old, new)
    yield from _of_cards(old, new)
    yield from (f"{due.moment}: {due.task.effect}" for due in new.due if due not in old.due)
    yield from _of_game(old, new)


def _of_cards(old: State, new: State) -> Iterator[str]:
    for name in sorted({*dict(old.decks), *dict(new.decks)} - QUIET_DECKS):
        yield from _listed(f"{name} deck ", _faces(old, name), _faces(new, name))
    deck = Counter(_faces(new, "invention")) - Counter(_faces(old, "invention"))
    yield from (f"{name} shuffled in" for name in deck)
    there = [name for name in old.inventions if name not in deck]
    yield from _listed("invention ", there, new.inventions)


def _of_game(old: State, new: State) -> Iterator[str]:
    for field in ("camp", "first", "shelter"):
        if getattr(old, field) != getattr(new, field):
            yield f"{field} {getattr(new, field)}"
    yield from _listed("threat ", filter(None, old.threats), filter(None, new.threats))
    if new.drawn:
        yield f"in hand {new.drawn}"
    if new.outcome is not None:
        yield f"{'won' if new.outcome.won else 'lost'} by {new.outcome.why}"


BOOKKEEPING = ("fresh", "found", "sent-out", "began")
"""Notes on what came when, which other tests look at."""
QUIET_DECKS = {
    "build",
    "gather",
    "explore",
    "mystery",
    "beast",
    "tile",
    "discovery",
    "equipment",
    "invention",
}
"""Decks whose loss of a card shows in where the card goes."""


def _faces(state: State, name: str) -> list[str]:
    return list(map(face, state.deck(name).cards()))


def _of_person(old: Person, new: Person) -> Iterator[str]:
    yield from _number("wounds", old.wounds, new.wounds)
    yield from _number("det", old.det, new.det)
    yield from _listed("special ", old.special, new.special)
    yield from (f"{burden.kind} {' '.join(burden.what)}".strip() for burden in new.burdens)
    yield from _listed("covers ", map(str, old.covered), map(str, new.covered))
    yield from (f"sheet {change}" for change in _of_stock("", old.own, new.own))
    if new.outside:
        yield f"outside {new.outside}"
    if new.dead:
        yield "dead"


def _of_stock(where: str, old: Stock, new: Stock) -> Iterator[str]:
    for kind in RESOURCES:
        yield from _number(f"{where}{kind}", old.goods.of(kind), new.goods.of(kind))
    for field in ("tokens", "inventions", "treasures", "equipment"):
        yield from _listed(where, getattr(old, field), getattr(new, field))


def _of_gear(old: State, new: State) -> Iterator[str]:
    for field in ("items", "treasures", "equipment", "helpers"):
        there, now = getattr(old, field), getattr(new, field)
        names = ([gear.name for gear in there], [gear.name for gear in now])
        yield from _listed(f"{field.removesuffix('s')} ", *names)
    yield from (f"{gear.name} flipped" for gear in new.items if gear.flipped)
    yield from (f"{gear.name} marked" for gear in new.items if gear.marked)


def _of_island(old: State, new: State) -> Iterator[str]:
    for before, after in zip(old.island, new.island, strict=True):
        yield from _listed(f"{after.name} ", before.tokens, after.tokens)
        yield from _listed(f"{after.name} marker ", before.markers, after.markers)
        if before.down != after.down:
            yield f"{after.name} {'down' if after.down else 'up'}"


def _number(what: str, old: int, new: int) -> Iterator[str]:
    if old != new:
        yield f"{what} {new - old:+d}"


def _listed(what: str, old: Iterable[str], new: Iterable[str]) -> Iterator[str]:
    before, after = Counter(old), Counter(new)
    yield from (f"{what}-{name}" for name in (before - after).elements())
    yield from (f"{what}+{name}" for name in (after - before).elements())
