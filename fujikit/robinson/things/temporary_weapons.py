"""Temporary weapon levels, and what else lasts for one fight only."""

from __future__ import annotations

from msgspec.structs import replace

from fujikit.robinson.events import RobinsonEvent, SilentEvent
from fujikit.robinson.state import Fight, State

TEMPORARY = "temporary-weapon"
"""What helps where only a temporary weapon level does."""
SERVED = 2
"""A helmet that has kept off its wound in this combat."""


def weapon_now(state: State) -> int:
    """The weapon level that counts for a momentary need: the track, and temporary levels with it."""
    return state.weapon + state.fight.weapon


def served(state: State, thing: str) -> bool:
    """Whether a thing has already served in this fight."""
    return thing in state.fight.served


def protected(state: State, who: str) -> int:
    """How many wounds of this fight the Helmet takes off for a character."""
    return state.fight.helmet(who)


class TemporaryWeapon(RobinsonEvent, frozen=True):
    """The weapon level is higher for a moment; the track does not move."""

    by: int

    def fold(self, state: State) -> State:
        return replace(state, fight=replace(state.fight, weapon=state.fight.weapon + self.by))


class ServedInFight(SilentEvent, frozen=True):
    """Something has served in the fight that is going on, and serves once in each."""

    thing: str

    def fold(self, state: State) -> State:
        before = [thing for thing in state.fight.served if thing != self.thing]
        return replace(state, fight=replace(state.fight, served=(*before, self.thing)))


class HelmetOn(RobinsonEvent, frozen=True):
    """Somebody wears the Helmet in this fight."""

    who: str

    def fold(self, state: State) -> State:
        return replace(state, fight=state.fight.with_helmet(self.who, 1))


class HelmetServed(SilentEvent, frozen=True):
    """The Helmet has kept off its wound of this fight."""

    who: str

    def fold(self, state: State) -> State:
        return replace(state, fight=state.fight.with_helmet(self.who, SERVED))


class CombatOver(SilentEvent, frozen=True):
    """Whatever lasts for one fight, or for one momentary need, is over."""

    def fold(self, state: State) -> State:
        return replace(state, fight=Fight())
