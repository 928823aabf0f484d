"""How a simulation speaks: its words and numbers."""

from __future__ import annotations

from fujikit.engine import numbers
from fujikit.engine.words import Words

WORDS = Words("fujikit.teams.many")


def decimal(number: float, lang: str) -> str:
    """A number with one decimal.

    >>> decimal(7.25, "en"), decimal(7.25, "fr")
    ('7.2', '7,2')
    """
    return numbers.decimal(number, lang)


def percent(share: float, lang: str) -> str:
    """A share of games.

    >>> percent(0.521, "en"), percent(0.521, "pl")
    ('52.1 %', '52,1 %')
    """
    return f"{decimal(100 * share, lang)} %"


def duration(seconds: float) -> str:
    """Hours, minutes and seconds, as far as they matter.

    >>> duration(7), duration(75), duration(3 * 3600 + 120)
    ('7 s', '1 min 15 s', '3 h 2 min')
    """
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {whole % 60} s" if minutes else f"{whole} s"
