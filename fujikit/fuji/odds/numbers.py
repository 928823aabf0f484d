"""Chances and points as a language writes them."""

from __future__ import annotations

from collections.abc import Sequence

from fujikit.fuji.clauses import WORDS

NOISE = 1e-9
"""Less than this comes from adding floats up."""


def decimal(number: float, lang: str = "en", digits: int = 1) -> str:
    """A number with the language's decimal mark.

    >>> decimal(1.25, "fr", 2)
    '1,25'
    """
    return f"{number:.{digits}f}".replace(".", WORDS.say("advice", "decimal-mark", lang))


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
    return WORDS.say("advice", "percent", lang, number=sign + decimal(points, lang, digits))


def points(difference: float) -> str:
    """A difference of chances in percentage points, for a `repr`.

    >>> points(0.078)
    '7.8 points'
    """
    return f"{decimal(100 * difference)} points"


def dice_text(codes: Sequence[str]) -> str:
    """Dice as codes, for a `repr`.

    >>> dice_text(("B4", "P4")), dice_text(())
    ('B4 P4', 'none')
    """
    return " ".join(codes) or "none"
