"""Fuji's actions: what each verb says, and how it prints; `lines` reads them."""

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


class Keep(FujiAction, frozen=True, tag="keep"):
    """`keep compass rope`: the equipment cards kept at set-up."""

    verb: ClassVar[str] = "keep"
    cards: tuple[str, ...]

    def nouns(self) -> Iterable[object]:
        return self.cards


class LeaveOut(FujiAction, frozen=True, tag="leave-out"):
    """`leave-out 6`: the die of the set that stays in the box."""

    verb: ClassVar[str] = "leave-out"
    die: int

    def nouns(self) -> Iterable[object]:
        return (self.die,)


class Start(FujiAction, frozen=True, tag="start"):
    """`start white`: the start card of four players."""

    verb: ClassVar[str] = "start"
    colour: str

    def nouns(self) -> Iterable[object]:
        return (self.colour,)


class Roll(FujiAction, frozen=True, tag="roll"):
    """`roll`: where a position waits for phase 1."""

    verb: ClassVar[str] = "roll"


class Erupt(FujiAction, frozen=True, tag="erupt"):
    """`erupt`: where a position waits for phase 6."""

    verb: ClassVar[str] = "erupt"


class Mark(FujiAction, frozen=True, tag="mark"):
    """`mark c4`: lay the destination marker."""

    verb: ClassVar[str] = "mark"
    card: str

    def nouns(self) -> Iterable[object]:
        return (self.card,)


class Unmark(FujiAction, frozen=True, tag="unmark"):
    """`unmark`: take the destination marker back."""

    verb: ClassVar[str] = "unmark"


class Ready(FujiAction, frozen=True, tag="ready"):
    """`ready`: done with phase 2 or 4."""

    verb: ClassVar[str] = "ready"


class Wait(FujiAction, frozen=True, tag="wait"):
    """`wait`: not ready after all."""

    verb: ClassVar[str] = "wait"


class Say(FujiAction, frozen=True, tag="say"):
    """`say I am strong on yellow`."""

    verb: ClassVar[str] = "say"
    text: str

    def nouns(self) -> Iterable[object]:
        return (self.text,)


class Use(FujiAction, frozen=True, tag="use"):
    """`use shovel 3 6`, `use pocket-knife rope d3`: an equipment card with what it needs to know."""

    verb: ClassVar[str] = "use"
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
        if self.effect == "map":
            return (*card, *self.dice, *self.seats)
        face = (self.face,) if self.face else ()
        return (*card, *self.seats, *self.squares, *self.dice, *face)


class Give(FujiAction, frozen=True, tag="give"):
    """`give rope Steve`: the Equipment manager passes a card."""

    verb: ClassVar[str] = "give"
    card: str
    to: str

    def nouns(self) -> Iterable[object]:
        return (self.card, self.to)


class Reroll(FujiAction, frozen=True, tag="reroll"):
    """`reroll 1 3`: throw these dice again."""

    verb: ClassVar[str] = "reroll"
    dice: tuple[int, ...]

    def nouns(self) -> Iterable[object]:
        return self.dice


class Stop(FujiAction, frozen=True, tag="stop"):
    """`stop`: no more rerolls, or nothing to pick."""

    verb: ClassVar[str] = "stop"


class Aside(FujiAction, frozen=True, tag="aside"):
    """`aside 2`: the Buddy sets a die aside."""

    verb: ClassVar[str] = "aside"
    die: int

    def nouns(self) -> Iterable[object]:
        return (self.die,)


class Side(FujiAction, frozen=True, tag="side"):
    """`side Jona`: on which side a third meeple that is a Buddy may set a die aside."""

    verb: ClassVar[str] = "side"
    player: str

    def nouns(self) -> Iterable[object]:
        return (self.player,)


class Hand(FujiAction, frozen=True, tag="hand"):
    """`hand 3`: give the die that a lighter asks for."""

    verb: ClassVar[str] = "hand"
    die: int

    def nouns(self) -> Iterable[object]:
        return (self.die,)


class Pick(FujiAction, frozen=True, tag="pick"):
    """`pick 2`: the dice that a card takes; for a shovel of the third meeple `pick 2 6`, die and value."""

    verb: ClassVar[str] = "pick"
    dice: tuple[int, ...]
    face: int = 0

    def nouns(self) -> Iterable[object]:
        return (*self.dice, "as", self.face) if self.face else self.dice


class Decline(FujiAction, frozen=True, tag="decline"):
    """`decline`: no die for the lighter, or no to a proposal."""

    verb: ClassVar[str] = "decline"


class Agree(FujiAction, frozen=True, tag="agree"):
    """`agree`: yes to what the other player of variant B proposes."""

    verb: ClassVar[str] = "agree"


class Propose(FujiAction, frozen=True, tag="propose"):
    """`propose use rope d3 for Third`: what both players of variant B have to agree on."""

    verb: ClassVar[str] = "propose"
    action: FujiAction

    def nouns(self) -> Iterable[object]:
        return (str(self.action).removeprefix(f"{THIRD} "), *FOR_THIRD)


class Spend(FujiAction, frozen=True, tag="spend"):
    """`spend 2 Jona`: the Gatherer's power bars for somebody's turn."""

    verb: ClassVar[str] = "spend"
    bars: int
    to: str

    def nouns(self) -> Iterable[object]:
        return (self.bars, self.to)


class MoveTo(FujiAction, frozen=True, tag="move"):
    """`move c4` or `move c4 via c3`: a whole turn of phase 5; the way names every card crossed."""

    verb: ClassVar[str] = "move"
    card: str
    via: tuple[str, ...] = ()

    def nouns(self) -> Iterable[object]:
        return (self.card, "via", *self.via) if self.via else (self.card,)


class Draw(FujiAction, frozen=True, tag="draw"):
    """`draw`: take the equipment card that the token offers."""

    verb: ClassVar[str] = "draw"


class Leave(FujiAction, frozen=True, tag="leave"):
    """`leave`: leave the equipment token for others."""

    verb: ClassVar[str] = "leave"


class Injury(FujiAction, frozen=True, tag="injury"):
    """`injury leg 2` or `injury eye`: the place that an injury token covers; a leg takes a die along."""

    verb: ClassVar[str] = "injury"
    place: str
    die: int = 0

    def nouns(self) -> Iterable[object]:
        return (self.place, self.die) if self.die else (self.place,)
