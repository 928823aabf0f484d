"""Temporary weapon levels, and what else lasts for one fight only."""

from __future__ import annotations

from msgspec.structs import replace

from fujikit.robinson.events import RobinsonEvent, SilentEvent
from fujikit.robinson.state import State

TEMPORARY = "temporary-weapon"
FIGHT = "combat:"
"""Before the name of whatever has served in the fight that is going on."""


def weapon_now(state: State) -> int:
    """The weapon level that counts for a momentary need: the track, and temporary levels with it."""
    return state.weapon + state.noted(TEMPORARY)


def served(state: State, thing: str) -> bool:
    """Whether a thing has already served in this fight."""
    return state.noted(FIGHT + thing) > 0


def protected(state: State, who: str) -> int:
    """How many wounds of this fight the Helmet takes off for a character."""
    return state.noted(f"{FIGHT}helmet:{who}")


def counted(state: State, key: str, count: int) -> State:
    notes = {**dict(state.notes), key: count}
    return replace(state, notes=tuple(sorted(notes.items())))


class TemporaryWeapon(RobinsonEvent, frozen=True):
    """The weapon level is higher for a moment; the track does not move."""

    by: int

    def fold(self, state: State) -> State:
        return counted(state, TEMPORARY, state.noted(TEMPORARY) + self.by)


class ServedInFight(SilentEvent, frozen=True):
    """Something has served in the fight that is going on, and serves once in each."""

    thing: str

    def fold(self, state: State) -> State:
        return counted(state, FIGHT + self.thing, 1)


class HelmetOn(RobinsonEvent, frozen=True):
    """Somebody wears the Helmet in this fight."""

    who: str

    def fold(self, state: State) -> State:
        return counted(state, f"{FIGHT}helmet:{self.who}", 1)


class CombatOver(SilentEvent, frozen=True):
    """Whatever lasts for one fight, or for one momentary need, is over."""

    def fold(self, state: State) -> State:
        left = [note for note in state.notes if note[0] != TEMPORARY and not note[0].startswith(FIGHT)]
        return replace(state, notes=tuple(left))
