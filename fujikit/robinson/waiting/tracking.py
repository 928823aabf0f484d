"""What of a state is read and written, to the field of a character's sheet and the kind of resource.

The agenda is not tracked: a use leaves it as it was. What a use may ask of it, the task that is about to
come, is compared apart (`occasions`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from itertools import compress, count
from operator import is_not
from typing import TypeVar

from msgspec.structs import astuple

from fujikit.engine.deck import Deck
from fujikit.engine.tracking import Reads, differing, tracked
from fujikit.robinson.state import Gear, Goods, Person, State, Stock

T = TypeVar("T")

UNTRACKED = frozenset({"table", "agenda", "people", "available", "let_by", "name", "role"})
MOST_PEOPLE = 6
"""Four players, Friday and Jenny."""
READS = Reads()
"""What is read of tracked states."""

_numbers = count()


def _bits(names: tuple[str, ...]) -> dict[str, int]:
    return {name: 1 << next(_numbers) for name in names if name not in UNTRACKED}


_STATE = _bits(State.__struct_fields__)
_LYING, _ACTING = 1 << next(_numbers), 1 << next(_numbers)
"""Of `items_lying` and `acting`: all that most ask of the items, the notes of the round and the phase."""
_PEOPLE = [_bits(Person.__struct_fields__) for _ in range(MOST_PEOPLE)]
_STOCK = _bits(Stock.__struct_fields__[1:])
_GOODS = _bits(Goods.__struct_fields__)
EVERYTHING = -1
_decks: defaultdict[str, int] = defaultdict(lambda: 1 << next(_numbers))
_notes: defaultdict[str, int] = defaultdict(lambda: 1 << next(_numbers))
"""Of each deck, and of each note of the scenario, by its name."""


def _each(field: str) -> int:
    """The bits of a field on all sheets."""
    return sum([bits[field] for bits in _PEOPLE])


TrackedState = tracked(State, _STATE, READS)
_TrackedPersons = [tracked(Person, bits, READS) for bits in _PEOPLE]
_TrackedStock = tracked(Stock, _STOCK, READS)
_TrackedGoods = tracked(Goods, _GOODS, READS)


def _only(bit: int, answer: Callable[[], T], before: int) -> T:
    """An answer of the state that counts as one thing that is read, whatever it is made of."""
    found = answer()
    READS.bits = before | bit
    return found


def _items_lying(state: State) -> tuple[Gear, ...]:
    return _only(_LYING, lambda: State.items_lying.__get__(state), READS.bits)


def _acting(state: State) -> bool:
    return _only(_ACTING, lambda: State.acting(state), READS.bits)


def _deck(state: State, name: str) -> Deck:
    return _only(_decks[name], lambda: State.deck(state, name), READS.bits)


def _noted(state: State, key: str) -> int:
    return _only(_notes[key], lambda: State.noted(state, key), READS.bits)


_DERIVED = {"items_lying": property(_items_lying), "acting": _acting, "deck": _deck, "noted": _noted}
for _name, _answer in _DERIVED.items():
    setattr(TrackedState, _name, _answer)

_STATE_BITS = [_STATE.get(name, 0) for name in State.__struct_fields__]
_PERSON_BITS = [[bits.get(name, 0) for name in Person.__struct_fields__] for bits in _PEOPLE]
_STOCK_BITS = [_STOCK.get(name, 0) for name in Stock.__struct_fields__]
_GOODS_BITS = [_GOODS[name] for name in Goods.__struct_fields__]
_FIELDS = State.__struct_fields__
_PLACES = range(len(State.__struct_fields__))
_LYING_FROM = _STATE["items"] | _STATE["round_notes"]
WITHIN_REACH = (
    _LYING | _STATE["equipment"] | _STATE["treasures"] | _STOCK["tokens"] | _each("own") | _each("dead")
)
"""Of what the things that lie within somebody's reach are made."""

_people: tuple[object, tuple[Person, ...]] = ((), ())
_available: tuple[object, Stock] = ((), Stock())


def tracked_state(state: State) -> State:
    """The same state, of which every read is noted in `READS`."""
    global _people, _available  # noqa: PLW0603  # most states share these parts with the last one
    if _people[0] is not state.people:
        made = [kind(*astuple(one)) for kind, one in zip(_TrackedPersons, state.people, strict=False)]
        _people = state.people, tuple(made)
    if _available[0] is not state.available:
        stock = state.available
        _available = stock, _TrackedStock(_TrackedGoods(*astuple(stock.goods)), *astuple(stock)[1:])
    fields = dict(zip(_FIELDS, astuple(state), strict=True))
    fields["people"], fields["available"] = _people[1], _available[1]
    return TrackedState(**fields)


def written(before: State, after: State) -> int:
    """The bits of all that differs between two states."""
    old, new = astuple(before), astuple(after)
    bits = 0
    for place in compress(_PLACES, map(is_not, old, new)):
        bit = _STATE_BITS[place]
        if bit and old[place] != new[place]:
            bits |= bit
    if not bits and before.people is after.people and before.available is after.available:
        return 0
    return bits | _of_parts(before, after) | _derived(before, after, bits)


def _of_parts(before: State, after: State) -> int:
    """The bits of the sheets, and of what is available."""
    bits = 0
    if before.people is not after.people:
        for mine, theirs, each in zip(before.people, after.people, _PERSON_BITS, strict=False):
            if mine is not theirs:
                bits |= differing(astuple(mine), astuple(theirs), each)
        if len(before.people) != len(after.people):
            return EVERYTHING
    if before.available is not after.available:
        bits |= differing(astuple(before.available), astuple(after.available), _STOCK_BITS)
        bits |= differing(astuple(before.available.goods), astuple(after.available.goods), _GOODS_BITS)
    return bits


def _derived(before: State, after: State, bits: int) -> int:
    """The bits of what is made of the fields that differ."""
    found = 0
    if bits & _LYING_FROM and before.items_lying != after.items_lying:
        found |= _LYING
    if bits & _STATE["phase"] and before.acting() != after.acting():
        found |= _ACTING
    if bits & _STATE["decks"]:
        found |= _names_that_differ(before.decks, after.decks, _decks)
    if bits & _STATE["notes"]:
        found |= _names_that_differ(before.notes, after.notes, _notes)
    return found


def _names_that_differ(
    one: tuple[tuple[str, object], ...], other: tuple[tuple[str, object], ...], bits: Mapping[str, int]
) -> int:
    mine, theirs, found = dict(one), dict(other), 0
    for name in mine.keys() | theirs.keys():
        if mine.get(name) != theirs.get(name):
            found |= bits[name]
    return found
