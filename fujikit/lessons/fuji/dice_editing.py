"""Turn dice of a study game by hand, to see what would have come of it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from fujikit.api import position
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.fuji.dice import showing
from fujikit.fuji.position_text import write
from fujikit.fuji.state import THIRD, Die, State


class EditableHand(Struct, frozen=True):
    """The dice of a seat, and the faces of each die."""

    seat: str
    dice: tuple[str, ...]
    faces: tuple[tuple[str, ...], ...]


def editable_hands(game: Game[State]) -> tuple[EditableHand, ...]:
    """Everybody's dice, also the third set of two players.

    >>> from fujikit.lessons import lesson
    >>> from fujikit.lessons.course import own_table
    >>> clara = editable_hands(own_table(lesson("F-01"), "en"))[1]
    >>> clara.dice[0], clara.faces[0]
    ('B1', ('B1', 'Y2', 'P3', 'P4', 'Y5', 'B6'))
    """
    state = game.state
    return tuple(
        EditableHand(
            name, tuple(die.face for die in dice), tuple(state.table.faces[die.slot] for die in dice)
        )
        for name, dice in _dice(state).items()
        if dice
    )


def with_die_turned(game: Game[State], seat: str, die: int, face: str) -> Game[State]:
    """A study game that begins here, with one die turned; dice count from 1."""
    hand = next((each for each in editable_hands(game) if each.seat == seat), None)
    if hand is None or not 1 <= die <= len(hand.dice):
        raise BadInput(f"{seat[:40]} has no die {die}")
    if face not in hand.faces[die - 1]:
        raise BadInput(f"{face[:40]!r} is on no side of the die with {' '.join(hand.faces[die - 1])}")
    dice = showing(_dice(game.state)[seat], (die - 1,), (face,))
    return position(
        write(_with_dice(game.state, seat, dice)), lang=game.lang, study=True, box=game.state.table.box
    )


def _with_dice(state: State, seat: str, dice: tuple[Die, ...]) -> State:
    return replace(state, third=dice) if seat == THIRD and state.third else state.with_seat(seat, dice=dice)


def _dice(state: State) -> dict[str, tuple[Die, ...]]:
    return {seat.name: seat.dice for seat in state.seats} | ({THIRD: state.third} if state.third else {})
