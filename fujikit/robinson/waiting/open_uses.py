"""What anybody could use at a moment, kept up to date while the moments go by.

What was found out about a thing holds as long as nothing that was read for it has changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from fujikit.engine.events import Event
from fujikit.robinson.language import Effect, EffectContext, Task
from fujikit.robinson.state import FRIDAY, State
from fujikit.robinson.things import uses
from fujikit.robinson.things.at_any_time import PAUSE, paused
from fujikit.robinson.things.moments import BEFORE_EXPLORING, CALM, moments_before, unhurried
from fujikit.robinson.things.reachable import ReachableThing, personal, reachable_things
from fujikit.robinson.things.temporary_weapons import weapon_now
from fujikit.robinson.waiting.tracking import (
    READS,
    WITHIN_REACH,
    tracked_state,
    written,
)
from fujikit.robinson.waiting.trial import folded, ways

Moment = tuple[object, ...]
UNHURRIED = frozenset({CALM, BEFORE_EXPLORING})


class OpenUse(NamedTuple):
    """A thing with somebody who may use it; where it does not matter who, with the first of them."""

    key: str
    """What is remembered of it where it is let by: the thing, and its user if that matters."""
    user: str
    thing: ReachableThing
    of_one: bool
    """Whether it depends on who the task is about."""


class Tried(NamedTuple):
    """What a use would do: what it reads and writes, as bits, and the events of each way that it may go."""

    read: int
    written: int
    ways: tuple[tuple[Event[State], ...], ...]

    def before(self, state: State) -> list[State]:
        """What it leads to in a state in which all that it reads is the same."""
        return [folded(paused(state), events) for events in self.ways]


class Open:
    """What could be used at a moment; `read` and `written` have the bits of all of it, once tried out."""

    __slots__ = ("_left", "_let_by", "keys", "read", "tried", "uses", "written")

    def __init__(self, uses: Sequence[OpenUse]) -> None:
        self.uses = uses
        self.keys = frozenset([one.key for one in uses])
        self.tried: list[Tried] | None = None
        self.read = self.written = 0
        self._let_by: tuple[str, ...] = ()
        self._left = self

    def __bool__(self) -> bool:
        return bool(self.uses)

    def forget(self) -> None:
        """Something does not hold any more that was tried out."""
        self.tried = self._left.tried = None

    def without(self, let_by: tuple[str, ...]) -> Open:
        """What is left when some of it has been let by."""
        if self._let_by != let_by:
            self._let_by = let_by
            left = [one for one in self.uses if one.key not in let_by]
            self._left = NOTHING if not left else self if len(left) == len(self.uses) else Open(left)
        return self._left


class OpenUses:
    """Everything that could be used, with what has been found out about it since it last changed."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._all: tuple[OpenUse, ...] = ()
        self._timely: dict[Moment, tuple[OpenUse, ...]] = {}
        self._found: dict[Moment, Open] = {}
        self._verdicts: dict[tuple[str, str], tuple[int, bool]] = {}
        self._tried: dict[str, Tried] = {}
        self._by_who = self._by_haste = False

    def before(self, state: State, task: Task | None, let_by: tuple[str, ...] = ()) -> Open:
        """All that could be used before a task, or while an open question or the planning waits."""
        if state is not self._state:
            self._follow(state)
        if not self._all:
            return NOTHING
        about = () if task is None else self._moment_of(task.effect, task.context)
        free = tuple(unhurried(state)) if self._by_haste else ()
        moment = (about, state.phase, free, weapon_now(state))
        found = self._found.get(moment)
        if found is None:
            timely = self._timely_before(state, task, moment)
            found = self._found[moment] = Open(list(self._unhindered(state, task, timely)))
        return found.without(let_by) if let_by and found.uses else found

    def tried(self, state: State, one: OpenUse) -> Tried:
        """What a use reads and writes, tried out in a state before whose next task it could be used."""
        if state is not self._state:
            self._follow(state)
        if one.key not in self._tried:
            self._tried[one.key] = _try(state, one)
        return self._tried[one.key]

    def try_all(self, state: State, found: Open) -> list[Tried]:
        """The same for all that could be used at a moment."""
        if found.tried is None:
            found.tried = [self.tried(state, one) for one in found.uses]
            found.read = found.written = 0
            for one in found.tried:
                found.read |= one.read
                found.written |= one.written
        return found.tried

    def go_on(self, before: State, after: State, changed: int) -> None:
        """From a state to the next one, of which it is known already what has changed."""
        if self._state is before:
            self._state = after
            self._forget(after, changed)

    def _follow(self, state: State) -> None:
        """Look at another state, and forget what does not hold in it."""
        last, self._state = self._state, state
        if last is None or last.table is not state.table:
            self._verdicts, self._tried, self._found = {}, {}, {}
            self._look_round(state)
        else:
            self._forget(state, written(last, state))

    def _forget(self, state: State, changed: int) -> None:
        if not changed:
            return
        if any(changed & known for known, _ in self._verdicts.values()):
            self._found = {}
            self._verdicts = {key: one for key, one in self._verdicts.items() if not one[0] & changed}
        if any(changed & one.read for one in self._tried.values()):
            self._tried = {key: one for key, one in self._tried.items() if not one.read & changed}
            for found in self._found.values():
                found.forget()
        if changed & WITHIN_REACH:
            self._look_round(state)

    def _look_round(self, state: State) -> None:
        """See what lies within reach; what was found out about a thing holds while it is the same."""
        before = {one.key: one.thing for one in self._all}
        self._all, self._timely, self._found = tuple(_within_reach(state)), {}, {}
        self._by_who = any(one.thing.data.one_user for one in self._all)
        self._by_haste = not all(UNHURRIED.isdisjoint(one.thing.data.when) for one in self._all)
        same = {one.key for one in self._all if before.get(one.key) == one.thing}
        self._verdicts = {key: one for key, one in self._verdicts.items() if key[0] in same}
        self._tried = {key: one for key, one in self._tried.items() if key in same}

    def _moment_of(self, effect: Effect, context: EffectContext) -> Moment:
        """What it depends on of a task whether things may be used before it."""
        moment = effect.moment
        who = context.who if moment or self._by_who else ""
        return who, moment, moment and effect.wants_weapon()

    def _timely_before(self, state: State, task: Task | None, moment: Moment) -> tuple[OpenUse, ...]:
        """What has its moment before a task."""
        if moment not in self._timely:
            users = {one.user for one in self._all}
            moments = {user: moments_before(state, task, user) for user in users}
            self._timely[moment] = tuple(
                [one for one in self._all if not moments[one.user].isdisjoint(one.thing.data.when)]
            )
        return self._timely[moment]

    def _unhindered(self, state: State, task: Task | None, timely: Iterable[OpenUse]) -> Iterator[OpenUse]:
        who = task.context.who if task is not None else ""
        for one in timely:
            key = one.key, who if one.of_one else ""
            known = self._verdicts.get(key)
            if known is None:
                seen = tracked_state(state if task is None else replace(state, agenda=(PAUSE, task)))
                READS.bits = 0
                verdict = uses.unhindered(seen, one.user, one.thing)
                known = self._verdicts[key] = READS.bits, verdict
            if known[1]:
                yield one


def _try(state: State, one: OpenUse) -> Tried:
    """Use a thing with each answer to what it asks."""
    asked = paused(state)
    READS.bits = 0
    found = list(ways(asked, one.user, one.thing, tracked_state))
    read, changed = READS.bits, 0
    for way in found:
        changed |= written(asked, way.end)
    return Tried(read, changed, tuple([way.events for way in found]))


def _within_reach(state: State) -> Iterator[OpenUse]:
    """Every thing that somebody can reach and use; once, where it does not matter who uses it."""
    known: set[str] = set()
    friday = state.friday()
    for user in (*state.table.names, *([friday.name] if friday else ())):
        for thing in reachable_things(state, user):
            if not thing.data.use:
                continue
            own = thing.own or personal(state, thing)
            key = f"{thing.name}/{user}" if own else thing.name
            if key not in known and (own or user != FRIDAY):
                known.add(key)
                of_one = thing.data.one_user or "arrange" in thing.data.when
                yield OpenUse(key, user, thing, of_one)


NOTHING = Open(())
OPEN_USES = OpenUses()
"""Of the game that was looked at last."""
