"""What a game brings so that a table that knows no game can show its actions and questions in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from fujikit.engine.notation import Action
from fujikit.engine.view import Ask, Intent, Key, Offer, PhaseView

S_contra = TypeVar("S_contra", contravariant=True)


class Member(Struct, frozen=True):
    """A thing of a set, and its word in the line."""

    key: Key
    noun: str


class Described(Struct, frozen=True):
    """A legal action in words and things."""

    intent: str
    """The id of its intent."""
    label: str
    picks: tuple[Key, ...] = ()
    members: tuple[Member, ...] = ()
    """The things of a set that is picked freely; actions that differ in it alone are one offer."""
    any_seat: bool = False
    """Whether it does not matter who of those who may says it."""
    press: bool = False
    """Whether a button sends it, and never the last thing that is picked."""
    many_label: str = ""
    """What the button says that sends its set, as in `Many`."""
    whose: str = ""
    """For whom it is done, as in `Offer`."""
    confirm: str = ""
    """The question that a table asks back before it sends what can't be taken back; else empty."""
    take_back: str = ""
    """The verb by which others are not done after all, where this line ends a phase for everybody: a table
    may ask them before it says the line. Else empty."""
    redundant: bool = False
    """Whether another legal action does exactly the same, so that this one need not be offered."""


class Touch(Struct, frozen=True):
    """What a player touched in vain: a thing, or nothing but an intent; and what was chosen before."""

    seat: str
    key: Key
    intent: str = ""
    picked: tuple[Key, ...] = ()
    legal: Sequence[Action] = ()
    """What the player may do now."""


class Probe(Struct, frozen=True):
    """What a touched thing stands for: a line to check, or a thing that all uses of are asked about."""

    line: str = ""
    thing: str = ""


class Presenter(Protocol[S_contra]):
    """A game in words. It keeps nothing between two calls."""

    @property
    def hides(self) -> bool:
        """Whether seats see different things, so that people at one screen take turns before it."""

    def screens(self, state: S_contra) -> bool:
        """Whether seats see different things now."""

    def title(self, lang: str) -> str: ...

    def phases(self, lang: str) -> Sequence[PhaseView]:
        """The phases of a round, in order."""

    def is_ready(self, state: S_contra, seat: str) -> bool:
        """Whether a player has said to be done with this phase."""

    def ask(self, state: S_contra, seat: str | None, lang: str) -> Ask | None:
        """What a seat is asked now, or all who sit at the table; None when the game is over."""

    def asks(self, state: S_contra, seat: str, lang: str) -> dict[str, Ask]:
        """What a seat is asked for others that it acts for, by their names."""

    def ends(self, state: S_contra, seat: str) -> Iterable[str]:
        """The intents by which a seat says to be done with this phase, be they allowed yet or not."""

    def describe(self, state: S_contra, action: Any, lang: str) -> Described: ...

    def intent(self, state: S_contra, name: str, lang: str) -> Intent:
        """The intent of that id."""

    def thing(self, state: S_contra, seat: str | None, key: Key, lang: str) -> str:
        """What a thing is called; nothing that the seat may not see."""

    def note(self, state: S_contra, seat: str | None, key: Key, lang: str) -> str:
        """A line on a thing; empty where there is nothing to say."""

    def in_view(self, state: S_contra, seat: str) -> Iterable[Key]:
        """Things that a player may ask about though nothing can be done with them now."""

    def free_texts(self, state: S_contra, seat: str, lang: str) -> Iterable[Offer]:
        """What takes a text of the player's own; `legal` does not list it."""

    def ending(self, state: S_contra, lang: str) -> str:
        """How the game ended, in a sentence; empty while it goes on."""

    def probe(self, state: S_contra, touch: Touch) -> Probe:
        """What a touched thing stands for; the rules say what is against it."""
