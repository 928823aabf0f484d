"""Ready events of small games: a round begins, fields are set, one seat sees something, the game ends."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace

from fujikit.engine.errors import BadInput
from fujikit.engine.events import Event, LogMessage
from fujikit.engine.nearest import none_of
from fujikit.engine.rules import Outcome
from fujikit.engine.small.state import Seat, State, seat_type

WHOSE = "seat"
"""The field of an event that names the player it happened to."""


class Silent(Event[Any], frozen=True):
    """An event that the log does not tell."""

    def log_message(self, state: Any, seat: str | None) -> LogMessage | None:
        return None


class Secret(Event[Any], frozen=True):
    """An event of which everybody hears whose it was, and only the player in its field `seat` the rest.

    The log's sentence for the player is called after the event and `own`: `"Looked/own"`.
    """

    reveals: ClassVar[bool] = True

    def log_message(self, state: Any, seat: str | None) -> LogMessage | None:
        name, whose = type(self).__name__, getattr(self, WHOSE)
        if seat != whose:
            return LogMessage(name, {WHOSE: whose})
        return LogMessage(f"{name}/own", {field: getattr(self, field) for field in self.__struct_fields__})


class Sets(Event[Any], frozen=True):
    """An event whose fields are the new values of fields of the same name.

    Those are fields of the seat that it names in `seat`, or else of the state.

    >>> class Rowed(Sets, frozen=True):
    ...     seat: str
    ...     done: bool
    ...     round: int
    >>> from fujikit.engine.small.state import Seat, State
    >>> after = Rowed("Ada", False, 3).fold(State((Seat("Ada"),)))
    >>> after.seat("Ada").done, after.round
    (False, 3)
    """

    only_told: ClassVar[tuple[str, ...]] = ()
    """The fields that are for the log's sentence alone."""

    def fold(self, state: Any) -> Any:
        kind: type[State[Seat]] = type(state)
        targets = _targets(type(self), kind)
        if targets.of_seat:
            changes = {name: getattr(self, name) for name in targets.of_seat}
            state = state.with_seat(getattr(self, WHOSE), **changes)
        return replace(state, **{name: getattr(self, name) for name in targets.of_state})


class Targets(NamedTuple):
    """The fields that an event sets, at its seat and in the state."""

    of_seat: tuple[str, ...]
    of_state: tuple[str, ...]


@cache
def _targets(event: type[Sets], state: type[State[Seat]]) -> Targets:
    """What an event sets, or `BadInput` for a field that there is not."""
    own = [name for name in event.__struct_fields__ if name != WHOSE and name not in event.only_told]
    at_seat = seat_type(state).__struct_fields__ if WHOSE in event.__struct_fields__ else ()
    of_seat = tuple(name for name in own if name in at_seat)
    of_state = tuple(name for name in own if name not in at_seat)
    known = (*at_seat, *state.__struct_fields__)
    for name in of_state:
        if name not in state.__struct_fields__:
            wrong = f"{event.__name__}: {none_of(name, known)}"
            raise BadInput(f"{wrong}; a field that is only told has to be in `only_told`")
    return Targets(of_seat, of_state)


class RoundBegan(Event[Any], frozen=True):
    """A new round: everybody is awaited again."""

    round: int

    def fold(self, state: Any) -> Any:
        return replace(
            state, round=self.round, seats=tuple(replace(seat, done=False) for seat in state.seats)
        )


class Ended(Sets, frozen=True):
    """The game is over. The log's sentence is called `Ended/` and the clause that ended it.

    It may show any field of the state. Where there is none, the log says the heading of that clause.
    """

    outcome: Outcome

    def log_message(self, state: Any, seat: str | None) -> LogMessage | None:
        return LogMessage(f"Ended/{self.outcome.why}", fields_shown(state))


def fields_shown(state: State[Seat]) -> dict[str, object]:
    """What the sentence of an end may show: the fields of the state."""
    return {name: getattr(state, name) for name in state.__struct_fields__}


def win(clause: str) -> Ended:
    """The end of a game that is won, by this clause."""
    return Ended(Outcome(won=True, why=clause))


def lose(clause: str) -> Ended:
    """The end of a game that is lost, by this clause."""
    return Ended(Outcome(won=False, why=clause))
