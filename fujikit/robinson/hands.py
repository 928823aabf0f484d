"""Things within reach: what somebody may think of using, and by which word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fujikit.robinson import catalogue
from fujikit.robinson.box.components import Thing
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


def held(state: State, user: str) -> list[Held]:
    """Everything that a character can reach, by its word; of two with one name the first is meant."""
    found: dict[str, Held] = {}
    for thing in _held(state, user):
        found.setdefault(thing.name, thing)
    return list(found.values())


def _held(state: State, user: str) -> Iterator[Held]:
    """What lies open for all, and the own abilities."""
    table = state.table
    for gear in state.equipment:
        yield Held(EQUIPMENT, gear.name, catalogue.equipment(table, gear.name), gear)
    if ITEMS_AWAY not in state.round_notes:
        for gear in state.items:
            yield Held(ITEM, gear.name, catalogue.invention(table, gear.name), gear)
    for gear in state.treasures:
        yield Held(TREASURE, gear.name, catalogue.treasure(table, gear.name), gear)
    for name in state.available.tokens:
        yield Held(TOKEN, name, catalogue.token(table, name))
    for name in state.person(user).own.tokens:
        yield Held(TOKEN, name, catalogue.token(table, name), own=True)
    for ability in catalogue.abilities(table, state.person(user).role):
        yield Held(ABILITY, ability.id, ability)


def find(state: State, user: str, word: str) -> Held | None:
    """The thing that a word of a line means."""
    return next((thing for thing in held(state, user) if thing.word == word), None)


def personal(state: State, thing: Held) -> bool:
    """Whether it matters who uses a thing."""
    if thing.family == ABILITY or thing.data.one_user:
        return True
    return any(line in OWN for line in thing.data.use)
