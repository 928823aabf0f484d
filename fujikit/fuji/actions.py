"""Fuji's actions: what each verb says, and how it prints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from fujikit.engine.notation import Action
from fujikit.fuji.state import THIRD

INJURIES = ("leg", "arm", "amnesia", "eye")
FOR_THIRD = ("for", THIRD)


class FujiAction(Action, frozen=True, kw_only=True):
    """An action of Fuji. In variant B a player may do some things for the third meeple."""

    third: bool = False

    @property
    def who(self) -> str:
        """Whose meeple, dice or cards it is about."""
        return THIRD if self.third else self.seat

    def __str__(self) -> str:
        line = " ".join((self.seat, self.verb, *map(str, self.nouns())))
        return f"{line} for {THIRD}" if self.third else line


class Keep(FujiAction, frozen=True):
    """`keep compass rope`: the equipment cards kept at set-up."""

    cards: tuple[str, ...]

    def nouns(self) -> Iterable[object]:
        return self.cards


class LeaveOut(FujiAction, frozen=True):
    """`leave-out 6`: the die of the set that stays in the box."""

    die: int

    def nouns(self) -> Iterable[object]:
        return (self.die,)


class Start(FujiAction, frozen=True):
    """`start white`: the start card of four players."""

    colour: str

    def nouns(self) -> Iterable[object]:
        return (self.colour,)


class Roll(FujiAction, frozen=True):
    """`roll`: where a position waits for phase 1."""


class Erupt(FujiAction, frozen=True):
    """`erupt`: where a position waits for phase 6."""


class Mark(FujiAction, frozen=True):
    """`mark c4`: lay the destination marker."""

    card: str

    def nouns(self) -> Iterable[object]:
        return (self.card,)


class Unmark(FujiAction, frozen=True):
    """`unmark`: take the destination marker back."""


class Ready(FujiAction, frozen=True):
    """`ready`: done with phase 2 or 4."""


class Wait(FujiAction, frozen=True):
    """`wait`: not ready after all."""


class Say(FujiAction, frozen=True):
    """`say I am strong on yellow`."""

    text: str

    def nouns(self) -> Iterable[object]:
        return (self.text,)


class Use(FujiAction, frozen=True):
    """`use shovel 3 6`, `use pocket-knife rope d3`: an equipment card with what it needs to know."""

    card: str
    copy: str = ""
    seats: tuple[str, ...] = ()
    squares: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    face: int = 0

    @property
    def effect(self) -> str:
        """The card whose effect is meant: the copied one for the pocket knife."""
        return self.copy or self.card

    def nouns(self) -> Iterable[object]:
        card = (self.card, self.copy) if self.copy else (self.card,)
        face = (self.face,) if self.face else ()
        return (*card, *self.squares, *self.dice, *self.seats, *face)


class Give(FujiAction, frozen=True):
    """`give rope Steve`: the Equipment manager passes a card."""

    card: str
    to: str

    def nouns(self) -> Iterable[object]:
        return (self.card, self.to)


class Reroll(FujiAction, frozen=True):
    """`reroll 1 3`: throw these dice again."""

    dice: tuple[int, ...]

    def nouns(self) -> Iterable[object]:
        return self.dice


class Stop(FujiAction, frozen=True):
    """`stop`: no more rerolls, or nothing to pick."""


class Aside(FujiAction, frozen=True):
    """`aside 2`: the Buddy sets a die aside."""

    die: int

    def nouns(self) -> Iterable[object]:
        return (self.die,)


class Side(FujiAction, frozen=True):
    """`side Jona`: on which side a third meeple that is a Buddy may set a die aside."""

    player: str

    def nouns(self) -> Iterable[object]:
        return (self.player,)


class Hand(FujiAction, frozen=True):
    """`hand 3`: give the die that a lighter asks for."""

    die: int

    def nouns(self) -> Iterable[object]:
        return (self.die,)


class Pick(FujiAction, frozen=True):
    """`pick 2`: the dice that a card takes; for a shovel of the third meeple `pick 2 6`, die and value."""

    dice: tuple[int, ...]
    face: int = 0

    def nouns(self) -> Iterable[object]:
        return (*self.dice, "as", self.face) if self.face else self.dice


class Decline(FujiAction, frozen=True):
    """`decline`: no die for the lighter, or no to a proposal."""


class Agree(FujiAction, frozen=True):
    """`agree`: yes to what the other player of variant B proposes."""


class Propose(FujiAction, frozen=True):
    """`propose use rope d3 for Third`: what both players of variant B have to agree on."""

    action: FujiAction

    def nouns(self) -> Iterable[object]:
        return (str(self.action).removeprefix(f"{THIRD} "), *FOR_THIRD)


class Spend(FujiAction, frozen=True):
    """`spend 2 Jona`: the Gatherer's power bars for somebody's turn."""

    bars: int
    to: str

    def nouns(self) -> Iterable[object]:
        return (self.bars, self.to)


class MoveTo(FujiAction, frozen=True):
    """`move c4` or `move c4 via c3`: a whole turn of phase 5; the way names every card crossed."""

    verb: ClassVar[str] = "move"
    card: str
    via: tuple[str, ...] = ()

    def nouns(self) -> Iterable[object]:
        return (self.card, "via", *self.via) if self.via else (self.card,)


class Draw(FujiAction, frozen=True):
    """`draw`: take the equipment card that the token offers."""


class Leave(FujiAction, frozen=True):
    """`leave`: leave the equipment token for others."""


class Injury(FujiAction, frozen=True):
    """`injury leg 2` or `injury eye`: the place that an injury token covers; a leg takes a die along."""

    place: str
    die: int = 0

    def nouns(self) -> Iterable[object]:
        return (self.place, self.die) if self.die else (self.place,)
