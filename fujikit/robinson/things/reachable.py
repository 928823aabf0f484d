"""Things within reach: what somebody may think of using, and by which word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from fujikit.engine.caching import cached_on_object, cached_while_unchanged
from fujikit.robinson.box.components import Role, Thing
from fujikit.robinson.language import effects
from fujikit.robinson.state import Gear, State
from fujikit.robinson.things import catalogue

EQUIPMENT, ITEM, TREASURE, TOKEN, ABILITY = "equipment", "item", "treasure", "token", "ability"
FAMILIES = (EQUIPMENT, ITEM, TREASURE, TOKEN, ABILITY)


class ReachableThing(NamedTuple):
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


def reachable_things(state: State, user: str) -> Iterable[ReachableThing]:
    """Everything that a character can reach."""
    return _by_word(state, user).values()


def _by_word(state: State, user: str) -> Mapping[str, ReachableThing]:
    """What a character can reach, by its word; of two with one name the first is meant."""
    person = state.person(user)
    if not person.own.tokens:
        return _by_role(state)[person.role]
    tokens = [
        ReachableThing(TOKEN, name, catalogue.token(state.table, name), own=True)
        for name in person.own.tokens
    ]
    return _each((*_lying(state), *tokens, *_abilities(catalogue.role(state.table, person.role))))


@cached_while_unchanged("table", "equipment", "items_lying", "treasures", "available.tokens")
def _by_role(state: State) -> Mapping[str, Mapping[str, ReachableThing]]:
    """What lies open for all, and the abilities of each role."""
    lying = tuple(_lying(state))
    return {role.id: _each((*lying, *_abilities(role))) for role in state.table.box.roles}


def _each(things: Iterable[ReachableThing]) -> dict[str, ReachableThing]:
    found: dict[str, ReachableThing] = {}
    for thing in things:
        found.setdefault(thing.name, thing)
    return found


def _lying(state: State) -> Iterator[ReachableThing]:
    """What lies open for all."""
    table = state.table
    for gear in state.equipment:
        yield ReachableThing(EQUIPMENT, gear.name, catalogue.equipment(table, gear.name), gear)
    for gear in state.items_lying:
        yield ReachableThing(ITEM, gear.name, catalogue.invention(table, gear.name), gear)
    for gear in state.treasures:
        yield ReachableThing(TREASURE, gear.name, catalogue.treasure(table, gear.name), gear)
    for name in state.available.tokens:
        yield ReachableThing(TOKEN, name, catalogue.token(table, name))


@cached_on_object
def _abilities(role: Role) -> tuple[ReachableThing, ...]:
    return tuple([ReachableThing(ABILITY, ability.id, ability) for ability in role.abilities])


def find(state: State, user: str, word: str) -> ReachableThing | None:
    """The thing that a word of a line means."""
    return _by_word(state, user).get(word)


def personal(state: State, thing: ReachableThing) -> bool:
    """Whether it matters who uses a thing."""
    if thing.family == ABILITY or thing.data.one_user:
        return True
    return any(effect.personal for effect in effects(thing.data.use))
