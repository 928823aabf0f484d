"""Advice as data: keys of sentences with what to fill in, put into words when a language is asked for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from fujikit.engine.numbers import decimal, percent
from fujikit.fuji.clauses import WORDS


class Chance(float):
    """A number that is shown in percent."""


class Points(float):
    """A difference of chances, shown in percentage points."""


class Tip(NamedTuple):
    """One sentence of advice."""

    key: str
    numbers: dict[str, object]

    def text(self, lang: str = "en") -> str:
        """The sentence in a language."""
        shown = {name: _shown(value, lang) for name, value in self.numbers.items()}
        return WORDS.translate("coach", self.key, lang, **shown)


def tip(key: str, /, **numbers: object) -> Tip:
    """A sentence by its key in the section `[coach]`.

    >>> tip("no-reroll", chance=Chance(0.25)).text()
    'You have no reroll left; your chance is 25.0%.'
    """
    return Tip(key, numbers)


def sentences(tips: Iterable[Tip], lang: str) -> str:
    """The tips one after another."""
    return " ".join(each.text(lang) for each in tips)


def _shown(value: object, lang: str) -> object:
    match value:
        case Chance():
            return percent(value, lang)
        case Points():
            return decimal(100 * value, lang)
        case float():
            return decimal(value, lang)
    return value
