"""Ready events: what they change, and who hears of them."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit import BadInput
from fujikit.engine.events import LogMessage
from fujikit.engine.rules import Outcome
from fujikit.engine.small import RoundBegan, Seat, Secret, Sets, Silent, State, lose, win
from fujikit.engine.small.state import seat_type
from tests.engine.small.orchard import Orchard, Picker

STATE = Orchard((Picker("Ada"), Picker("Bo")))


class Grew(Sets, frozen=True):
    round: int


class Took(Sets, frozen=True):
    only_told = ("from_where",)
    seat: str
    hand: tuple[str, ...]
    from_where: str
    round: int = 1


class Lost(Sets, frozen=True):
    hnad: int


class Peeked(Secret, Sets, frozen=True):
    seat: str
    hand: tuple[str, ...]


class Turned(Silent, Sets, frozen=True):
    round: int


def test_an_event_sets_fields_of_the_state() -> None:
    assert Grew(4).fold(STATE).round == 4


def test_an_event_with_a_seat_sets_its_fields_and_those_of_the_state() -> None:
    after = Took("Bo", ("plum",), "tree", 3).fold(STATE)
    assert (after.seat("Ada").hand, after.seat("Bo").hand, after.round) == ((), ("plum",), 3)
    assert Took("Bo", (), "tree").log_message(STATE, None) == LogMessage(
        "Took", {"seat": "Bo", "hand": (), "from_where": "tree", "round": 1}
    )


def test_a_field_that_nothing_has_is_named() -> None:
    with pytest.raises(BadInput) as refused:
        Lost(1).fold(STATE)
    assert str(refused.value) == (
        "Lost: 'hnad' is none of seats, round, outcome, box; "
        "a field that is only told has to be in `only_told`"
    )


def test_of_a_secret_only_its_own_seat_hears_all() -> None:
    peeked = Peeked("Ada", ("pear",))
    assert peeked.log_message(STATE, "Ada") == LogMessage("Peeked/own", {"seat": "Ada", "hand": ("pear",)})
    assert (
        peeked.log_message(STATE, "Bo")
        == peeked.log_message(STATE, None)
        == LogMessage("Peeked", {"seat": "Ada"})
    )
    assert Peeked.reveals


def test_a_silent_event_is_told_to_nobody() -> None:
    assert Turned(2).log_message(STATE, "Ada") is None
    assert Turned(2).fold(STATE).round == 2


def test_a_new_round_awaits_everybody() -> None:
    after = RoundBegan(1).fold(STATE)
    assert STATE.all_done
    assert [seat.done for seat in after.seats] == [False, False]
    assert after.round == 1


@pytest.mark.parametrize(("ended", "won"), [(win("a.b"), True), (lose("a.b"), False)])
def test_an_end_is_an_outcome_and_may_tell_the_state(ended: Any, won: bool) -> None:  # noqa: FBT001
    assert ended.fold(STATE).outcome == Outcome(won=won, why="a.b")
    told = ended.log_message(STATE, None)
    assert (told.key, told.numbers["round"]) == ("Ended/a.b", 0)


def test_a_seat_that_nobody_has_is_named() -> None:
    with pytest.raises(BadInput, match="nobody at this table is called 'Bob'; did you mean 'Bo'"):
        STATE.seat("Bob")


def test_a_state_knows_the_type_of_its_seats() -> None:
    assert seat_type(Orchard) is Picker
    assert seat_type(State) is Seat
