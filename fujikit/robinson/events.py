"""What can change on the table: the events that all parts of the rules share."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from fujikit.engine.deck import without
from fujikit.engine.events import Event, LogMessage
from fujikit.engine.rules import Outcome
from fujikit.robinson.state import RoundNote, State, Stock

SPACES = ("available", "future")


class RobinsonEvent(Event[State], frozen=True):
    """An event of Robinson Crusoe."""


class LogOnlyEvent(RobinsonEvent, frozen=True):
    """Something to be heard that moves nothing on the table."""

    def fold(self, state: State) -> State:
        return state


class SilentEvent(RobinsonEvent, frozen=True):
    """A change that nobody needs to hear of."""

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return None


def stock(state: State, where: str) -> Stock:
    """Available, Future, or somebody's own sheet, by name."""
    if where in SPACES:
        found: Stock = getattr(state, where)
        return found
    return state.person(where).own


def with_stock(state: State, where: str, **changes: object) -> State:
    if where in SPACES:
        return replace(state, **{where: replace(stock(state, where), **changes)})
    return state.with_person(where, own=replace(stock(state, where), **changes))


class OfGoods(RobinsonEvent, frozen=True):
    """Resources come to a space or leave it; each space has a sentence of its own."""

    kind: str
    count: int
    where: str = "available"

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        where = self.where if self.where in SPACES else "own"
        numbers = {"kind": self.kind, "count": self.count, "who": self.where}
        return LogMessage(f"{type(self).__name__}/{where}", numbers)


class Gained(OfGoods, frozen=True):
    """Resources come to a space."""

    def fold(self, state: State) -> State:
        goods = stock(state, self.where).goods.plus(self.kind, self.count)
        return with_stock(state, self.where, goods=goods)


class Lost(OfGoods, frozen=True):
    """Resources leave a space."""

    def fold(self, state: State) -> State:
        goods = stock(state, self.where).goods.plus(self.kind, -self.count)
        return with_stock(state, self.where, goods=goods)


class Wounded(RobinsonEvent, frozen=True):
    """A wound marker moves right."""

    who: str
    count: int

    def fold(self, state: State) -> State:
        return state.with_person(self.who, wounds=state.person(self.who).wounds + self.count)


class Healed(RobinsonEvent, frozen=True):
    """A wound marker moves left."""

    who: str
    count: int

    def fold(self, state: State) -> State:
        return state.with_person(self.who, wounds=max(0, state.person(self.who).wounds - self.count))


class Encouraged(RobinsonEvent, frozen=True):
    """Somebody gains determination."""

    who: str
    count: int

    def fold(self, state: State) -> State:
        return state.with_person(self.who, det=state.person(self.who).det + self.count)


class Discouraged(RobinsonEvent, frozen=True):
    """Somebody loses or pays determination."""

    who: str
    count: int

    def fold(self, state: State) -> State:
        return state.with_person(self.who, det=state.person(self.who).det - self.count)


class MoraleMoved(RobinsonEvent, frozen=True):
    """The morale marker moves; a move past either end is dropped."""

    by: int

    def fold(self, state: State) -> State:
        board = state.table.box.board
        most, least = board.highest_morale, board.lowest_morale
        return replace(state, morale=max(least, min(most, state.morale + self.by)))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        after = self.fold(state).morale
        moved = "up" if after > state.morale else "down" if after < state.morale else "end"
        return LogMessage(f"MoraleMoved/{moved}", {"count": abs(after - state.morale), "morale": after})


class LevelMoved(RobinsonEvent, frozen=True):
    """Roof, palisade or weapon goes up or down."""

    level: str
    by: int

    def fold(self, state: State) -> State:
        return replace(state, **{self.level: getattr(state, self.level) + self.by})

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        after = getattr(state, self.level) + self.by
        numbers = {"level": self.level, "count": abs(self.by), "after": after}
        return LogMessage(f"LevelMoved/{'up' if self.by > 0 else 'down'}", numbers)


class ShelterBuilt(RobinsonEvent, frozen=True):
    """The camp token flips to its shelter side."""

    def fold(self, state: State) -> State:
        return replace(state, shelter=True)


class SpotMarked(RobinsonEvent, frozen=True):
    """A token or marker lies on a space off the island: `time@build`.

    One that comes during the action phase is noted as fresh: it works only after that phase.
    """

    token: str
    spot: str

    def fold(self, state: State) -> State:
        mark = f"{self.token}@{self.spot}"
        fresh = (f"fresh:{mark}",) if state.acting() else ()
        return replace(state, spots=(*state.spots, mark), round_notes=(*state.round_notes, *fresh))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(f"SpotMarked/{self.token}@{self.spot}", {})


class SpotCleared(RobinsonEvent, frozen=True):
    """A token or marker off the island goes back to the stock."""

    token: str
    spot: str

    def fold(self, state: State) -> State:
        gone = f"{self.token}@{self.spot}"
        return replace(state, spots=tuple([spot for spot in state.spots if spot != gone]))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(f"SpotCleared/{self.token}@{self.spot}", {})


class OnIsland(RobinsonEvent, frozen=True):
    """Something on a space of the island; each thing has a sentence of its own."""

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        what, place = [getattr(self, name) for name in self.__struct_fields__]
        return LogMessage(f"{type(self).__name__}/{what}", {"place": place})


class Placed(OnIsland, frozen=True):
    """A token lies on a space of the island.

    One that comes during the action phase is noted as fresh: it works only after that phase.
    """

    token: str
    place: str

    def fold(self, state: State) -> State:
        fresh = (f"fresh:{self.token}@{self.place}",) if state.acting() else ()
        laid = state.with_place(self.place, tokens=(*state.place(self.place).tokens, self.token))
        return replace(laid, round_notes=(*state.round_notes, *fresh)) if fresh else laid


class Unplaced(OnIsland, frozen=True):
    """A token leaves a space of the island."""

    token: str
    place: str

    def fold(self, state: State) -> State:
        return state.with_place(self.place, tokens=without(state.place(self.place).tokens, self.token))


class Marked(OnIsland, frozen=True):
    """A wooden marker lies on a space of the island: on a source, on the terrain, or on the tile."""

    marker: str
    place: str

    def fold(self, state: State) -> State:
        return state.with_place(self.place, markers=(*state.place(self.place).markers, self.marker))


class Unmarked(OnIsland, frozen=True):
    """A wooden marker leaves a space of the island."""

    marker: str
    place: str

    def fold(self, state: State) -> State:
        return state.with_place(self.place, markers=without(state.place(self.place).markers, self.marker))


class Traced(SilentEvent, frozen=True):
    """A card remembers what it has left on a space."""

    card: str
    place: str
    mark: str

    def fold(self, state: State) -> State:
        return replace(state, traces=(*state.traces, (self.card, self.place, self.mark)))


class Untraced(SilentEvent, frozen=True):
    """What a card has left on a space is forgotten."""

    card: str
    place: str
    mark: str

    def fold(self, state: State) -> State:
        gone = (self.card, self.place, self.mark)
        return replace(state, traces=tuple([trace for trace in state.traces if trace != gone]))


class Noted(SilentEvent, frozen=True):
    """The scenario counts something."""

    key: str
    count: int

    def fold(self, state: State) -> State:
        notes = dict(state.notes)
        notes[self.key] = self.count
        return replace(state, notes=tuple(sorted(notes.items())))


class RoundNoted(SilentEvent, frozen=True):
    """Something counts until the round ends."""

    note: RoundNote

    def fold(self, state: State) -> State:
        return replace(state, round_notes=(*state.round_notes, self.note))


class Postponed(SilentEvent, frozen=True):
    """Something is to come at a later moment."""

    due: Any

    def fold(self, state: State) -> State:
        return replace(state, due=(*state.due, self.due))


class PhaseBegan(RobinsonEvent, frozen=True):
    """The next phase of the round begins; temporary weapon levels are gone."""

    phase: str

    def fold(self, state: State) -> State:
        return replace(state, phase=self.phase, fight=replace(state.fight, weapon=0))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        """Nobody hears of the event phase of round 1, which is skipped."""
        skipped = self.phase == "event" and state.round == 1
        return None if skipped else LogMessage(f"PhaseBegan/{self.phase}", {"round": state.round})


class Ended(RobinsonEvent, frozen=True):
    """The game is over."""

    won: bool
    why: str
    """The clause that says so."""
    who: str | None = None

    def fold(self, state: State) -> State:
        if state.outcome is not None and not state.outcome.won:
            return state
        return replace(state, outcome=Outcome(self.won, self.why, self.who))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        ends = {"rc.end.death": "death", "rc.end.rounds": "rounds", "rc.end.camp": "camp"}
        end = "won" if self.won else ends.get(self.why, "lost")
        return LogMessage(f"Ended/{end}", {"who": self.who or ""})
