"""Whether one end of a stretch is as good for the table as another one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.engine.chance import Chance
from fujikit.robinson.chance import OfDeck
from fujikit.robinson.state import RESOURCES, ActionStart, Gear, Person, State, Stock
from fujikit.robinson.work import offers as planned
from fujikit.robinson.work.stage import is_open

Worth = Counter[tuple[str, ...]]

DIRECTED = frozenset(
    {
        *("people", "available", "future", "morale", "weapon", "roof", "palisade", "shelter"),
        *("inventions", "items", "treasures", "equipment", "fight"),
    }
)
"""Fields of a state of which more is better; of `people` too, but for burdens and the like."""
BOOKS = frozenset({"table", "let_by"})
"""Fields that only keep the books."""
COMPARED = tuple([name for name in State.__struct_fields__ if name not in DIRECTED and name not in BOOKS])
LISTS = frozenset({"decks", "round_notes", "spots", "helpers", "due", "notes"})
"""Fields that only list what there is."""
LEVELS = ("morale", "weapon", "roof", "palisade", "shelter")
GONE = 1000
"""A card is worth more than any marker on it."""
PLENTY = 10


class End:
    """Where a stretch ends: at a question, at the end of the game, or before a result of chance."""

    __slots__ = ("_worth", "chance", "state")

    def __init__(self, state: State, chance: Chance | None = None) -> None:
        self.state = state
        self.chance = chance
        self._worth: Worth | None = None

    @property
    def worth(self) -> Worth:
        if self._worth is None:
            self._worth = worth(self.state)
        return self._worth


def worth(state: State) -> Worth:
    """How much there is of all that a table likes to have."""
    found: Worth = Counter()
    for person in state.people:
        found[person.name, "det"] += person.det
        found[person.name, "wounds"] -= person.wounds
        found[person.name, "dead"] -= person.dead
        for mark in person.special:
            found[person.name, mark] -= 1
        _add_stock(found, person.own, person.name)
    _add_stock(found, state.available, "available")
    _add_stock(found, state.future, "future")
    for level in LEVELS:
        found[(level,)] += getattr(state, level)
    found["fight", "weapon"] += state.fight.weapon
    for thing in state.fight.served:
        found["fight", thing] -= 1
    for who, wears in state.fight.helmets:
        found["fight", who] += wears == 1
    for name in state.inventions:
        found["invention", name] += 1
    for shelf in ("items", "treasures", "equipment"):
        _add_gear(found, getattr(state, shelf), shelf)
    return found


def _add_stock(found: Worth, stock: Stock, where: str) -> None:
    for kind in RESOURCES:
        found[where, kind] += stock.goods.of(kind)
    for part in ("tokens", "inventions", "treasures", "equipment"):
        for name in getattr(stock, part):
            found[where, part, name] += 1


def _add_gear(found: Worth, shelf: Iterable[Gear], where: str) -> None:
    for gear in shelf:
        found[where, gear.name] += GONE - gear.uses


def same_otherwise(one: State, other: State) -> bool:
    """Whether two states are equal but for what has a direction, and for mere books."""
    for name in COMPARED:
        mine, theirs = getattr(one, name), getattr(other, name)
        if mine is not theirs and mine != theirs and (name not in LISTS or _listed(mine) != _listed(theirs)):
            return False
    return one.people is other.people or list(map(_person, one.people)) == list(map(_person, other.people))


def _listed(values: tuple[object, ...]) -> Counter[object]:
    """What a field lists, in no order."""
    return Counter([value for value in values if not isinstance(value, ActionStart)])


def _person(person: Person) -> Person:
    return replace(person, det=0, wounds=0, spent=(), special=(), dead=False, own=Stock())


def as_good(other: End, one: End) -> bool:
    """Whether the table is nowhere worse off with `other` than with `one`."""
    b, a = other.state, one.state
    if a.outcome is not None or b.outcome is not None:
        return (b.outcome is not None and b.outcome.won) or a.outcome == b.outcome
    if a == b and other.chance == one.chance:
        return True
    if a.agenda != b.agenda or not alike(other.chance, one.chance) or not same_otherwise(a, b):
        return False
    have, want = other.worth, one.worth
    if have == want:
        return True
    have, want = have.copy(), want.copy()
    _cover_future(have, want)
    less = [key for key in want.keys() | have.keys() if have[key] < want[key]]
    return not less or _all_the_same_for_the_plan(b, less, have, want)


def _cover_future(have: Worth, want: Worth) -> None:
    """What lies in Available serves wherever the same in Future would."""
    for key in [key for key in want if key[0] == "future"]:
        there = ("available", *key[1:])
        covered = min(max(0, have[there] - want[there]), max(0, want[key] - have[key]))
        have[key] += covered
        have[there] -= covered


def _all_the_same_for_the_plan(state: State, less: list[tuple[str, ...]], have: Worth, want: Worth) -> bool:
    """Whether resources lie in Future, not in Available, and more there would make no other plan legal."""
    if not is_open(state):
        return False
    for key in less:
        if key[0] != "available" or key[1] not in RESOURCES:
            return False
        if have["future", key[1]] - want["future", key[1]] < want[key] - have[key]:
            return False
    goods = state.available.goods
    more = replace(goods, **{key[1]: goods.of(key[1]) + PLENTY for key in less})
    return _plans(replace(state, available=replace(state.available, goods=more))) <= _plans(state)


def _plans(state: State) -> set[str]:
    return {str(action) for seat in state.table.names for action in planned.offer(state, seat)}


def alike(one: Chance | None, other: Chance | None) -> bool:
    """Whether the same is left to chance, as far as anybody knows."""
    if isinstance(one, OfDeck) and isinstance(other, OfDeck):
        return type(one) is type(other) and one.name == other.name and one.deck.top == other.deck.top
    return one == other


def pays(now: End, used: End, before: End, without: End) -> bool:
    """Whether a use costs no more than its price, compared with not using it."""
    a, c = now.state, without.state
    if a.outcome is not None or c.outcome is not None:
        return a.outcome != c.outcome and not (a.outcome is not None and not a.outcome.won)
    if a.agenda != c.agenda:  # something that would have settled itself has become a question
        return True
    have, lacks = now.worth, without.worth
    if have == lacks:
        return True
    price, had = used.worth, before.worth
    return all(have[key] >= lacks[key] + min(0, price[key] - had[key]) for key in have.keys() | lacks.keys())
