"""What a game tells a table that knows no game: who is asked what, what may be done, and in which words.

A table lights things, collects what is picked and sends lines; `docs/explanation/views.md` says how. These
types are also the source of the browser's types. `Game.view` has their keys beside those of the game's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from fujikit.engine.log import LogView

ViewData = Mapping[str, Any]
"""A view as plain data, as `Game.view` gives it."""
Key = str
"""A thing on the table: its kind, a space, its name, unique at the table: `die Clara.3`, `square c4`."""

Place = Literal["answer", "main", "more", "back", "end"]
"""Where the button of an intent stands: among the answers to a question, as the main thing to do in a phase,
among the rest, with what takes something back, or as the end of a phase."""


class PhaseView(Struct, frozen=True, omit_defaults=True):
    """A phase of a round."""

    id: str
    name: str
    short: str = ""
    """The name where there is little room; empty where the other one is short enough."""


class SeatHead(Struct, frozen=True):
    """A player as every table shows one."""

    ready: bool
    """Whether the player has said to be done with this phase."""


class Ask(Struct, frozen=True, omit_defaults=True):
    """The question to the players, what helps to answer it, and the clause it comes from."""

    question: str
    help: str = ""
    clause: str = ""
    card: Key = ""
    """The card that asks."""
    says: list[str] = []
    """What is written on that card."""
    calls: str = ""
    """For whom else something is still to be done; a name of those that the seat acts for."""
    reminder: str = ""
    """What that is, in words."""


class Many(Struct, frozen=True, omit_defaults=True):
    """A free set: any of these things, so many of them. `nouns` are their words in the line, in its order."""

    things: list[Key]
    nouns: list[str]
    least: int = 1
    most: int = 1
    label: str = ""
    """What the button says: `{count|die|dice}` is the form for so many things, `{nouns}` and `{names}` are
    their words in the line and what people call them. Empty where the label of the offer does."""


class Intent(Struct, frozen=True, omit_defaults=True):
    """What somebody means to do, before the things are picked that it is done with."""

    id: str
    label: str
    ask: str = ""
    """The question while something is still missing."""
    help: str = ""
    asks: dict[str, str] = {}
    """A question by the kind of thing that is missing, where the intent's own does not serve."""
    group: str = ""
    """Intents of a group may stand behind one button."""
    group_label: str = ""
    place: Place = "more"
    lit: bool = True
    """Whether its things are lit before it has been chosen."""
    first: bool = False
    """Whether its first thing is picked first; until then no other thing is taken for it."""


class Offer(Struct, frozen=True, omit_defaults=True):
    """An intent with its things: a legal line, or a family of lines that differ in a set or a text."""

    intent: str
    line: str
    """Without the name of the player; `{}` stands where a set or a text goes."""
    label: str
    by: list[str]
    """Who of those at this table may say it; several where it does not matter who does."""
    picks: list[Key] = []
    many: Many | None = None
    text: int = 0
    """How many characters of free text it takes; 0 for none."""
    press: bool = False
    """Whether it is sent by a button alone, never by the last thing that is picked."""
    whose: str = ""
    """For whom it is done, where a player acts for others too; empty where that makes no difference."""
    confirm: str = ""
    """The question that is asked back before it is sent, where it can't be taken back; else empty."""


class Ending(Struct, frozen=True, omit_defaults=True):
    """How the game ended, in words."""

    won: bool
    why: str
    text: str
    who: str | None = None
    score: int | None = None


class TableView(Struct, frozen=True, omit_defaults=True):
    """All that a table needs which draws nothing of the game; a game's own view adds what is drawn."""

    game: str
    title: str
    lang: str
    round: int
    phases: list[PhaseView]
    phase: str
    seat: str | None
    """Whose table it is; None where several people sit at one that hides nothing."""
    screens: bool
    """Whether something is hidden now that not everybody may see."""
    seats: dict[str, SeatHead]
    awaits: list[str]
    """The players without whom the game does not go on."""
    ask: Ask | None
    intents: list[Intent]
    """Those of the offers, and those that end a phase, be they offered or not."""
    offers: list[Offer]
    things: dict[Key, str]
    """The name, in words, of everything that can be picked or asked about."""
    notes: dict[Key, str]
    """A line on a thing that somebody looks at, where there is one."""
    log: list[LogView]
    outcome: Ending | None
    text: str = ""
    """The table as text."""
    asks: dict[str, Ask] = {}
    """What is asked for others that the seat acts for, by their names."""
