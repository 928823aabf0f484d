"""The state of a small game: its seats, the round, and how it ended; a game adds its own fields."""

from __future__ import annotations

from typing import Generic, Self, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import fields, replace

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import unknown_seat
from fujikit.engine.rules import Outcome


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has; a game adds fields with defaults."""

    name: str
    done: bool = True
    """Whether the game goes on without them until the next round; before the first one nobody is awaited."""


P_co = TypeVar("P_co", bound=Seat, covariant=True)


class State(Struct, Generic[P_co], frozen=True, forbid_unknown_fields=True):
    """A moment of a small game; a game adds fields with defaults. One called `box` holds its components.

    >>> class Hand(Seat, frozen=True):
    ...     cards: int = 3
    >>> class Cards(State[Hand], frozen=True):
    ...     deck: int = 20
    >>> state = Cards((Hand("Ada"), Hand("Bo")))
    >>> state.with_seat("Bo", cards=2).seat("Bo").cards
    2
    """

    seats: tuple[P_co, ...]
    round: int = 0
    outcome: Outcome | None = None

    def seat(self, name: str) -> P_co:
        """The seat of a player."""
        for seat in self.seats:
            if seat.name == name:
                return seat
        raise BadInput(unknown_seat(name, [seat.name for seat in self.seats]))

    def with_seat(self, name: str, **changes: object) -> Self:
        """The state after something has changed at one seat."""
        changed = replace(self.seat(name), **changes)
        return replace(self, seats=tuple(changed if seat.name == name else seat for seat in self.seats))

    @property
    def all_done(self) -> bool:
        """Whether nobody is awaited any more in this round."""
        return all(seat.done for seat in self.seats)


def seat_type(state_type: type[State[Seat]]) -> type[Seat]:
    """The type of the seats of a state: `Hand` of `State[Hand]`, and `Seat` where none is named."""
    declared = next(field.type for field in fields(state_type) if field.name == "seats")
    found = get_args(declared)[0]
    return found if isinstance(found, type) and issubclass(found, Seat) else Seat
