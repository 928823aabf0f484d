"""Where the game waits so that things can be used at any time.

Between two questions lies a stretch: what comes by itself, up to the next question or the next result of
chance. The game waits before a task of a stretch if a thing could be used there, and all of this holds:

1. It comes too late later: to use it where the stretch ends, or not at all, is not as good.
2. It costs no more than its price: nothing is lost by it but what the use itself takes.
3. It is news: it could not be used at an earlier question since the last result of chance.

If several places come to the same, the last one counts: the table then knows most. Before a result of chance
the game waits only where a use changes that chance. Nobody lists cards, moments or effects for this: uses are
tried out. Only those are that touch what the next task touches, as the bits of `tracking` tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from fujikit.engine import agenda
from fujikit.engine.agenda import AgendaAdvanced, advance
from fujikit.engine.chance import Chance
from fujikit.engine.rules import Foreseen, Step
from fujikit.robinson.cards.dealing import uncovered
from fujikit.robinson.events import SilentEvent
from fujikit.robinson.language import Task
from fujikit.robinson.phases.ending import goal_reached
from fujikit.robinson.state import NEVER, WATCH, State
from fujikit.robinson.things import uses
from fujikit.robinson.things.at_any_time import PAUSE, going_on, occasion, of_a_use, paused, pausing
from fujikit.robinson.things.moments import open_moments
from fujikit.robinson.things.reachable import find
from fujikit.robinson.waiting.open_uses import NOTHING, OPEN_USES, Open, OpenUse, Tried
from fujikit.robinson.waiting.tracking import EVERYTHING, READS, tracked_state, written
from fujikit.robinson.waiting.trial import MOST_TASKS, chance_of, folded, next_steps, run, stops, ways
from fujikit.robinson.waiting.worth import End, alike, as_good, pays


class LetBy(SilentEvent, frozen=True):
    """What could have been used, and was not; forgotten with the next result of chance."""

    internal = True
    keys: tuple[str, ...]

    def fold(self, state: State) -> State:
        return replace(state, let_by=self.keys)


def automatic(state: State) -> Sequence[Step | Foreseen]:
    """What happens next by itself; the table is asked first where a use would come too late after it."""
    if state.table.waits == NEVER:
        return uncovered(state) or goal_reached(state) or agenda.automatic(state)
    done: list[Step | Foreseen] = []
    changed = EVERYTHING
    for _ in range(MOST_TASKS):
        if changed and (shown := uncovered(state) or goal_reached(state)):
            return [*done, *shown]
        if state.outcome is not None or not state.agenda or state.agenda[0].waits(state):
            break
        ahead = _next(state, state.agenda[0])
        done += ahead.steps
        if ahead.after is None:
            break
        state, changed = ahead.after, ahead.changed
    return done


class Ahead(NamedTuple):
    """What happens next."""

    steps: Sequence[Step | Foreseen]
    after: State | None = None
    """The state after it; None where somebody is asked, or chance decides."""
    changed: int = 0
    """What is different then, as bits; the agenda alone is none of it."""


ASK = Ahead((AgendaAdvanced(0, (PAUSE,)),))


def _next(state: State, task: Task) -> Ahead:
    """What a task leads to, unless the table is asked before."""
    fresh = NOTHING if of_a_use(task.context) else OPEN_USES.before(state, task, _let_by(state))
    if not fresh.uses or (going_on(state) and not _is_lost(run(state))):
        return _ahead(state, advance(task.run(state), done=1))
    if state.table.waits == WATCH:
        return ASK
    seen = tracked_state(state)
    READS.bits = 0
    task.waits(seen)
    steps = advance(list(task.run(seen)), done=1)
    read = READS.bits
    tried = OPEN_USES.try_all(state, fresh)
    touched, read_by_any = fresh.written & read, fresh.read
    ahead = _ahead(state, steps)
    if ahead.after is None:
        chance = chance_of(steps)
        changing = touched and [one for one in tried if one.written & read and _changes(chance, state, one)]
        return ASK if changing else ahead
    later = _open_after(ahead.after)
    if not touched and not read_by_any & ahead.changed and fresh.keys <= later.keys:
        return ahead
    return ASK if Stretch(state, read, ahead).closes(fresh.uses, tried, later) else ahead


def _is_lost(end: End) -> bool:
    return end.state.outcome is not None and not end.state.outcome.won


def _ahead(state: State, steps: Sequence[Step]) -> Ahead:
    events: list[Foreseen] = []
    after = state
    for step in steps:
        if isinstance(step, Chance):
            return Ahead(forgetting(state, steps))
        after = step.fold(after)
        events.append(Foreseen(step, after))
    changed = written(state, after) if len(events) > 1 else 0
    OPEN_USES.go_on(state, after, changed)
    return Ahead(events, after, changed)


def forgetting(state: State, steps: Sequence[Step]) -> Sequence[Step]:
    """Steps of a task; a result of chance is news, after which everything may be wanted again."""
    return (LetBy(()), *steps) if state.let_by and chance_of(steps) else steps


def answered(state: State, steps: Iterable[Step]) -> Iterator[Step]:
    """What an answer leads to, or the last word on the plan: all that could have been used is let by.

    Where the table has been asked whether anybody uses a thing, the next task is carried out at once.
    """
    if state.table.waits == NEVER or not state.agenda:
        yield from steps
        return
    keys = tuple(sorted(OPEN_USES.before(state, occasion(state)).keys))
    following: Sequence[Step] = ()
    if pausing(state) and len(state.agenda) > 1:
        task: Task = state.agenda[1]
        following = advance(task.run(replace(state, agenda=state.agenda[1:])), done=1)
    if chance_of(following):
        keys = ()
    if keys != state.let_by:
        yield LetBy(keys)
    yield from steps
    yield from following


def _let_by(state: State) -> tuple[str, ...]:
    return state.let_by if state.table.waits != WATCH else ()


def _changes(chance: Chance | None, state: State, tried: Tried) -> bool:
    """Whether a use changes what the next task leaves to chance."""
    ends = [run(each) for each in tried.before(state)]
    return any(end.chance is not None and not alike(end.chance, chance) for end in ends)


def _open_after(after: State) -> Open:
    if after.outcome is not None:
        return NOTHING
    return OPEN_USES.before(after, after.agenda[0] if after.agenda else None)


class Stretch:
    """A stretch whose next task leaves nothing to chance, and whether a use would come too late after it."""

    def __init__(self, state: State, read: int, ahead: Ahead) -> None:
        assert ahead.after is not None
        self.state = state
        self.after = ahead.after
        self._read = read
        self._changed = ahead.changed
        self._steps: list[Step] = [step.event for step in ahead.steps if isinstance(step, Foreseen)]
        self._without: End | None = None
        """Where the stretch ends if nobody uses anything."""

    def closes(self, fresh: Sequence[OpenUse], tried: Sequence[Tried], later: Open) -> bool:
        """Whether one of the uses would come too late after the task, and is worth its price before it."""
        still = {one.key: one for one in later.uses}
        return any(
            not self._comes_to_the_same(bits, still.get(one.key)) and self._is_too_late(one, bits)
            for one, bits in zip(fresh, tried, strict=True)
            if bits.written & self._read or bits.read & self._changed or one.key not in still
        )

    def _comes_to_the_same(self, tried: Tried, later: OpenUse | None) -> bool:
        """Whether the use right after the task does the same as before it, and the task likewise."""
        if later is None:
            return False
        if tried.written & self._read and not all(map(self._goes_the_same_way, tried.before(self.state))):
            return False
        again = OPEN_USES.tried(self.after, later) if tried.read & self._changed else tried
        if again.ways == tried.ways:
            return True
        first = [End(folded(each, self._steps)) for each in tried.before(self.state)]
        then = list(map(End, again.before(self.after)))
        return all(any(as_good(after, before) for after in then) for before in first)

    def _goes_the_same_way(self, used: State) -> bool:
        """Whether the task leads to the same after a use."""
        return not stops(used) and list(next_steps(used)) == self._steps

    def _is_too_late(self, one: OpenUse, tried: Tried) -> bool:
        """The conditions, tried out in full."""
        if self._without is None:
            self._without = run(self.after)
        without, before = self._without, End(self.state)
        later: list[End] | None = None
        for each in tried.before(self.state):
            end = run(each)
            if not pays(end, End(each), before, without) or as_good(without, end):
                continue
            if later is None:
                later = [*_ends(one, without.state), *_ends(one, self.after)]
            if not any(as_good(other, end) for other in later):
                return True
        return False


def _ends(one: OpenUse, state: State) -> list[End]:
    """The ends of a stretch if a use is made in that state, where it is possible there."""
    there = still_open(one, state)
    return [run(way.end) for way in ways(paused(state), there.user, there.thing)] if there else []


def still_open(one: OpenUse, state: State) -> OpenUse | None:
    """The same use in another state that is reached by itself, if it is possible there."""
    if state.outcome is not None:
        return None
    thing = find(state, one.user, one.thing.word)
    if thing is None or thing.own != one.thing.own:
        return None
    asked = paused(state)
    if open_moments(asked, one.user).isdisjoint(thing.data.when):
        return None
    return one._replace(thing=thing) if uses.unhindered(asked, one.user, thing) else None
