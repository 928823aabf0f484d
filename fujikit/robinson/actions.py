"""Robinson's actions: what each verb says, and how it prints."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.engine.notation import Action


class RobinsonAction(Action, frozen=True):
    """An action of Robinson Crusoe."""


class Choose(RobinsonAction, frozen=True):
    """`choose palisade`: an answer to the open question."""

    option: str

    def nouns(self) -> Iterable[object]:
        return (self.option,)


class GoOn(RobinsonAction, frozen=True):
    """`go-on`: nobody uses anything more, and what was announced happens."""


class Use(RobinsonAction, frozen=True):
    """`use pistol`, `use stone-soup`: equipment, an item, a treasure, a token or an own ability.

    `user` names another character who uses it: `use pipe-and-tobacco for Friday`.
    """

    thing: str
    user: str = ""

    def nouns(self) -> Iterable[object]:
        return (self.thing, *(("for", self.user) if self.user else ()))


class OnStack(RobinsonAction, frozen=True):
    """An action about a planned action: its kind, its target, and which of several stacks there."""

    kind: str
    target: str = ""
    stack: int = 1

    def nouns(self) -> Iterable[object]:
        stack = (self.stack,) if self.stack > 1 else ()
        return (self.kind, *filter(None, (self.target,)), *stack)


class OfPawn(OnStack, frozen=True):
    """The same about a pawn; `pawn` names one that is not the own: `place explore t2 with dog`."""

    pawn: str = ""

    def nouns(self) -> Iterable[object]:
        pawn = ("with", self.pawn) if self.pawn else ()
        return (*OnStack.nouns(self), *pawn)


class Place(OfPawn, frozen=True):
    """`place build roof`, `place hunt 2`: a pawn on a spot, there on the stack of that number."""


class TakeBack(OfPawn, frozen=True):
    """`take-back build roof`: the last own pawn, or the named one, leaves that stack."""


class Lead(OnStack, frozen=True):
    """`lead build roof`: the own pawn goes on top, so that its owner resolves the action."""


class Pay(RobinsonAction, frozen=True):
    """`pay build roof fur`: what is laid for an action that can be paid in several ways."""

    kind: str
    target: str
    stack: int
    price: str

    def nouns(self) -> Iterable[object]:
        stack = (self.stack,) if self.stack > 1 else ()
        return (self.kind, self.target, *stack, self.price)


class Carry(RobinsonAction, frozen=True):
    """`carry time build roof`: the action that bears a token of its space."""

    token: str
    kind: str
    target: str = ""
    stack: int = 1

    def nouns(self) -> Iterable[object]:
        stack = (self.stack,) if self.stack > 1 else ()
        return (self.token, self.kind, *filter(None, (self.target,)), *stack)


class Ready(RobinsonAction, frozen=True):
    """`ready`: the plan stands as far as one's own pawns go."""


class Wait(RobinsonAction, frozen=True):
    """`wait`: not ready after all."""
