"""Dice: throwing them, and what happens to a die without a throw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import ClassVar

from msgspec.structs import replace

from fujikit.engine.chance import Chance, Draw, Script
from fujikit.engine.errors import BadInput
from fujikit.engine.events import Event, LogMessage
from fujikit.fuji.state import THIRD, Die, Seat, State

FULL_SET = 6


class Throw(Chance, frozen=True):
    """Dice that are thrown together: whose, which of the hand (from 0), and the faces of each."""

    seat: str
    dice: tuple[int, ...]
    faces: tuple[tuple[str, ...], ...]

    def sample(self, draw: Draw) -> Thrown:
        return Thrown(self.seat, self.dice, tuple([faces[int(draw() * len(faces))] for faces in self.faces]))

    def outcomes(self) -> Iterator[tuple[Thrown, Fraction]]:
        each = Fraction(1, prod(len(faces) for faces in self.faces))
        return ((Thrown(self.seat, self.dice, result), each) for result in product(*self.faces))

    def read(self, result: str) -> Thrown:
        codes = result.split()
        if len(codes) != len(self.dice):
            raise BadInput(f"{self.seat} throws {len(self.dice)} dice, {len(codes)} are given ({result})")
        for code, faces in zip(codes, self.faces, strict=True):
            if code not in faces:
                raise BadInput(f"{self.seat}: {code} is on no side of the die with {' '.join(faces)}")
        return Thrown(self.seat, self.dice, tuple(codes))

    def script(self, script: Script) -> Thrown | None:
        codes = script.take(len(self.dice))
        return self.read(" ".join(codes)) if codes else None


class Thrown(Event[State], frozen=True):
    """Dice that have been thrown."""

    by_chance: ClassVar[bool] = True
    seat: str
    dice: tuple[int, ...]
    faces: tuple[str, ...]

    def fold(self, state: State) -> State:
        if self.seat == THIRD and state.third:
            return replace(state, third=showing(state.third, self.dice, self.faces))
        seat = state.seat(self.seat)
        return state.with_seat(self.seat, dice=showing(seat.dice, self.dice, self.faces))

    def result(self) -> str:
        return " ".join(self.faces)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        if self.seat == THIRD and state.third:
            return None
        hand = state.seat(self.seat).dice
        faces = [f for i, f in zip(self.dice, self.faces, strict=True) if hand[i].side == seat]
        return LogMessage("Thrown", {"seat": self.seat, "faces": faces}) if faces else None


class Turned(Event[State], frozen=True):
    """Dice that a card has turned to another side."""

    seat: str
    dice: tuple[int, ...]
    faces: tuple[str, ...]

    def fold(self, state: State) -> State:
        seat = state.seat(self.seat)
        return state.with_seat(self.seat, dice=showing(seat.dice, self.dice, self.faces))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        side = state.seat(self.seat).dice[self.dice[0]].side
        return LogMessage("Turned", {"seat": self.seat, "faces": list(self.faces)}) if side == seat else None


class SetAside(Event[State], frozen=True):
    """Dice that count for nobody until the end of the round; open, but the Buddy's only after phase 3.

    The third meeple's keeps its number until then: the other side must not notice that it is gone.
    """

    reveals: ClassVar[bool] = True
    seat: str
    dice: tuple[int, ...]

    def fold(self, state: State) -> State:
        seat = state.seat(self.seat)
        gone = tuple(seat.dice[i] for i in self.dice)
        hidden = state.phase == "reroll"
        if not (hidden and self.seat == THIRD):
            seat = replace(seat, dice=tuple(die for die in seat.dice if die not in gone))
        return state.with_seat(self.seat, dice=seat.dice, aside=seat.aside + gone, hidden_aside=hidden)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        hand = state.seat(self.seat).dice
        faces = [hand[i].face for i in self.dice]
        if state.phase == "reroll" and hand[self.dice[0]].side != seat:
            return None
        return LogMessage("SetAside", {"seat": self.seat, "faces": faces})


class Lent(Event[State], frozen=True):
    """A die that goes to another player until the end of the round, unturned."""

    reveals: ClassVar[bool] = True
    seat: str
    die: int
    to: str
    side: str

    def fold(self, state: State) -> State:
        hand = state.seat(self.seat).dice
        die = hand[self.die]
        lent = Die(die.face, die.owner, die.slot, self.side, tuple(dict.fromkeys((*die.seen, self.side))))
        state = state.with_seat(self.seat, dice=hand[: self.die] + hand[self.die + 1 :])
        return state.with_seat(self.to, dice=(*state.seat(self.to).dice, lent))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        die = state.seat(self.seat).dice[self.die]
        if seat in (*die.seen, self.side):
            return LogMessage("Lent", {"seat": self.seat, "to": self.to, "faces": [die.face]})
        return LogMessage("Lent/hidden", {"seat": self.seat, "to": self.to})


def showing(hand: tuple[Die, ...], which: Iterable[int], faces: Iterable[str]) -> tuple[Die, ...]:
    """The hand with some of its dice showing other faces, which only their handler has seen."""
    dice = list(hand)
    for place, face in zip(which, faces, strict=True):
        die = dice[place]
        dice[place] = Die(face, die.owner, die.slot, die.side, (die.side,))
    return tuple(dice)


def throw(state: State, seat: Seat, which: Iterable[int]) -> Throw:
    """A throw of some of a player's dice, counted from 0."""
    which = tuple(which)
    return Throw(seat.name, which, tuple([state.table.faces[seat.dice[i].slot] for i in which]))


def throw_all(state: State) -> list[Throw]:
    """Phase 1: everybody's dice, and the third set of variant A."""
    throws = [throw(state, seat, range(len(seat.dice))) for seat in state.seats if seat.dice]
    if state.third:
        throws.append(Throw(THIRD, tuple(range(FULL_SET)), state.table.faces))
    return throws


def full_hand(state: State, seat: Seat, faces: dict[int, str]) -> tuple[Die, ...]:
    """A player's own dice, without those that are out of the game, showing faces by slot."""
    sides = half_sides(state, seat.name)
    return tuple(
        [
            Die(faces[slot], seat.name, slot, sides[slot], (sides[slot],))
            for slot in range(FULL_SET)
            if slot not in seat.out
        ]
    )


def half_sides(state: State, name: str) -> tuple[str, ...]:
    """Who handles each die of a set: its owner, but the third meeple's halves lie with the two players."""
    if name != THIRD or state.table.variant != "b":
        return (name,) * FULL_SET
    first, second = state.players()
    return (first.name,) * 3 + (second.name,) * 3


def slots_of(codes: Sequence[str], kinds: Sequence[tuple[str, ...]], where: str) -> list[int]:
    """Which die of a set shows each code: a code names a kind, and each kind is there twice.

    >>> kinds = (("B1", "Y2"), ("P1", "B2"), ("Y1", "P2")) * 2
    >>> slots_of(["Y2", "B1"], kinds, "hand")
    [0, 3]
    """
    for code in codes:
        if not any(code in faces for faces in kinds):
            raise BadInput(f"{where}: {code[:40]!r} is on no die")
    slots = _match(codes, kinds, ())
    if slots is None:
        raise BadInput(f"{where}: no set of dice shows {' '.join(codes)}, there are two of each kind")
    return slots


def _match(
    codes: Sequence[str], kinds: Sequence[tuple[str, ...]], taken: tuple[int, ...]
) -> list[int] | None:
    if not codes:
        return []
    for slot in slots_from(taken):
        if slot not in taken and codes[0] in kinds[slot]:
            rest = _match(codes[1:], kinds, (*taken, slot))
            if rest is not None:
                return [slot, *rest]
    return None


def slots_from(taken: Sequence[int]) -> list[int]:
    """All slots, those behind the last one taken first: hands are written in the order of the set."""
    behind = taken[-1] + 1 if taken else 0
    return [*range(behind, FULL_SET), *range(behind)]
