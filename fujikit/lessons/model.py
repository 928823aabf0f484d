"""A lesson as data: an annotated position, and the steps that lead a learner through it."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from fujikit.engine.display import Displayable
from fujikit.games import DEFAULT_GAME

Text = str | dict[str, str]
"""A text by language; a bare text (a number, say) reads the same in all of them."""

Mark = Literal["look", "good", "bad"]

THIN = re.compile(r" (?=[?!;])")
WIDE = re.compile(r" (?=[:»])|(?<=«) ")
"""Spaces of French at which no line may break, as files write them."""


def text_in(text: Text, lang: str) -> str:
    r"""A text in a language; French is set as French is.

    >>> text_in({"en": "stay", "fr": "rester", "pl": "zostać"}, "fr")
    'rester'
    >>> text_in("16", "pl")
    '16'
    >>> text_in({"en": "Where to?", "fr": "Où aller ?", "pl": "Dokąd?"}, "fr")
    'Où aller\u202f?'
    >>> text_in({"en": "the island", "fr": "l'île", "pl": "wyspa"}, "fr")
    'l\u2019île'
    """
    if isinstance(text, str):
        return text
    return _set_in_french(text[lang]) if lang == "fr" else text[lang]


def _set_in_french(text: str) -> str:
    return WIDE.sub("\u00a0", THIN.sub("\u202f", text)).replace("'", "\u2019")


class Arrow(Struct, frozen=True, forbid_unknown_fields=True):
    start: str
    end: str
    text: Text = ""


class Marks(Struct, frozen=True, forbid_unknown_fields=True):
    """What is pointed out on the board."""

    highlights: dict[str, Mark] = {}
    arrows: tuple[Arrow, ...] = ()
    notes: dict[str, Text] = {}


class Step(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """A step: its text, the clauses it rests on, what it points out, and the seat whose view is shown."""

    text: Text
    clauses: tuple[str, ...] = ()
    marks: Marks = Marks()
    seat: str = ""
    """Empty: the seat of the lesson."""
    position: str = ""
    """The text of a position file: another table from this step on; empty: the table goes on."""


class Say(Step, frozen=True, kw_only=True, tag="say"):
    """Something to read."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, and why it is right or what is wrong with it."""

    text: Text
    why: Text
    right: bool = False


class Ask(Step, frozen=True, kw_only=True, tag="ask"):
    """A question with answers; one of them is right."""

    answer: tuple[Choice, ...]
    quotes: bool = False
    """The answers are things to say at the table, and the referee judges them."""


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """What to say to one line that is legal but not what the step is about."""

    line: str
    text: Text


class Do(Step, frozen=True, kw_only=True, tag="do"):
    """The learner plays a line."""

    lines: tuple[str, ...]
    """Any of these is right; a star at the end stands for any words."""
    praise: Text
    otherwise: Text
    """What to say to a line that is legal but not meant."""
    hints: tuple[Text, ...]
    remarks: tuple[Remark, ...] = ()
    dice: str = ""
    """What the dice show that the line throws, as codes."""


class Show(Step, frozen=True, kw_only=True, tag="show"):
    """The engine plays lines, and what happened is told."""

    lines: tuple[str, ...]
    dice: str = ""


AnyStep = Say | Ask | Do | Show


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner may change at the end, and one change that makes a difference."""

    text: Text
    """What to try on the lesson's own table."""
    shows: Text
    """What the change below leads to, and why."""
    position: str = ""
    """The text of a position file: the table with the change in it; empty: the lesson's own table."""
    lines: tuple[str, ...] = ()
    """What is played on it."""
    dice: str = ""
    """What the dice show that the lines throw, as codes."""


class Lesson(Struct, Displayable, frozen=True, weakref=True):
    """A lesson, read and checked; `begin` leads through it."""

    id: str
    title: Text
    seat: str
    """The seat whose view the learner has."""
    position: str
    """The text of a position file."""
    steps: tuple[AnyStep, ...]
    examples: tuple[str, ...] = ()
    """The worked examples of the rulebook that it holds."""
    page: int | None = None
    """Where the English rulebook tells of it."""
    change: Change | None = None
    """What there is to change at the end."""
    lang: str = "en"
    """The language it is shown in, unless another is asked for."""
    game: str = DEFAULT_GAME
    """Which game it is about; its position says so."""

    def table(self, at: int) -> tuple[int, str]:
        """Where the table of a step was laid: the number of that step, and the text of its position."""
        for start in range(at, -1, -1):
            if self.steps[start].position:
                return start, self.steps[start].position
        return 0, self.position

    def __str__(self) -> str:
        lines = (f"{number}. {text_in(step.text, self.lang)}" for number, step in enumerate(self.steps, 1))
        return "\n".join((f"{self.id}: {text_in(self.title, self.lang)}", *lines))

    def __repr__(self) -> str:
        return f"<fujikit lesson {self.id}: {text_in(self.title, self.lang)}>"
