"""Chances and numbers as a language writes them."""

from __future__ import annotations

from collections.abc import Mapping

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of

NOISE = 1e-9
"""Less than this comes from adding floats up."""
DECIMAL_MARKS = {"en": ".", "fr": ",", "pl": ","}
PERCENT_SIGNS = {"en": "%", "fr": "\N{NO-BREAK SPACE}%", "pl": "%"}


def decimal(number: float, lang: str = "en", digits: int = 1) -> str:
    """A number with the language's decimal mark; what rounds to zero has no sign.

    >>> decimal(1.25, "fr", 2), decimal(-0.04)
    ('1,25', '0.0')
    """
    return f"{number:z.{digits}f}".replace(".", _of(DECIMAL_MARKS, lang))


def percent(chance: float, lang: str = "en", digits: int = 1) -> str:
    """A chance in percent; what is neither certain nor impossible is never rounded to look so.

    >>> percent(0.8139578), percent(0.99999), percent(0.0001, digits=0), percent(1.0)
    ('81.4%', '>99.9%', '<1%', '100.0%')
    """
    least = 10.0**-digits
    sign, points = "", max(0.0, 100 * chance)
    if NOISE < points < least / 2:
        sign, points = "<", least
    elif 100 - least / 2 <= points < 100 - NOISE:
        sign, points = ">", 100 - least
    return f"{sign}{decimal(points, lang, digits)}{_of(PERCENT_SIGNS, lang)}"


def _of(signs: Mapping[str, str], lang: str) -> str:
    """The sign of a language."""
    if lang not in signs:
        raise BadInput(f"lang: {none_of(lang, signs)}")
    return signs[lang]
