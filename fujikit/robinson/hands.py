"""Things within reach: what somebody may think of using, and by which word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fujikit.engine.once import once, while_same
from fujikit.robinson import catalogue
from fujikit.robinson.box.components import Role, Thing
from fujikit.robinson.state import ITEMS_AWAY, Gear, State

EQUIPMENT, ITEM, TREASURE, TOKEN, ABILITY = "equipment", "item", "treasure", "token", "ability"
OWN = ("gain 1 determination", "gain 2 determination", "1 wound", "heal 1")
"""Sentences that are about the user alone."""


class Held(NamedTuple):
    """A thing within reach."""

    family: str
    name: str
    data: Thing
    gear: Gear | None = None
    own: bool = False
    """A token on the sheet of one who sleeps outside."""

    @property
    def word(self) -> str:
        return self.name

    @property
    def title(self) -> str:
        """The printed name."""
        return self.data.name


def held(state: State, user: str) -> Sequence[Held]:
    """Everything that a character can reach, by its word; of two with one name the first is meant."""
    person = state.person(user)
    own = [Held(TOKEN, name, catalogue.token(state.table, name), own=True) for name in person.own.tokens]
    return _each((*_open(state), *own, *_abilities(catalogue.role(state.table, person.role))))


def _each(things: Iterable[Held]) -> list[Held]:
    found: dict[str, Held] = {}
    for thing in things:
        found.setdefault(thing.name, thing)
    return list(found.values())


@while_same("table", "equipment", "items", "treasures", "available.tokens", "round_notes")
def _open(state: State) -> list[Held]:
    """What lies open for all."""
    table = state.table
    items = () if ITEMS_AWAY in state.round_notes else state.items
    return [
        *[
            Held(EQUIPMENT, gear.name, catalogue.equipment(table, gear.name), gear)
            for gear in state.equipment
        ],
        *[Held(ITEM, gear.name, catalogue.invention(table, gear.name), gear) for gear in items],
        *[Held(TREASURE, gear.name, catalogue.treasure(table, gear.name), gear) for gear in state.treasures],
        *[Held(TOKEN, name, catalogue.token(table, name)) for name in state.available.tokens],
    ]


@once
def _abilities(role: Role) -> tuple[Held, ...]:
    return tuple([Held(ABILITY, ability.id, ability) for ability in role.abilities])


def find(state: State, user: str, word: str) -> Held | None:
    """The thing that a word of a line means."""
    return next((thing for thing in held(state, user) if thing.word == word), None)


def personal(state: State, thing: Held) -> bool:
    """Whether it matters who uses a thing."""
    if thing.family == ABILITY or thing.data.one_user:
        return True
    return any(line in OWN for line in thing.data.use)
