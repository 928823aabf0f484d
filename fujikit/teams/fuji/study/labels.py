"""Texts of the studies in every language, and labels of what they compare."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.engine.numbers import decimal
from fujikit.engine.words import Words
from fujikit.fuji.box import house
from fujikit.fuji.box.components import named

WORDS = Words("fujikit.teams.fuji.study")
KIT = Words("fujikit.fuji")
MINUS, DASH = "\N{MINUS SIGN}", "\N{EN DASH}"


def team_name(team: str, lang: str) -> str:
    """A team as people call it.

    >>> team_name("teammate:talks=no", "en")
    'Teammate, silent'
    """
    return WORDS.translate("team", team.replace(":talks=no", "-silent"), lang)


def scenario_name(number: int, lang: str) -> str:
    """A scenario of our box with its number.

    >>> scenario_name(1, "en")
    '1 Knife-edge Ridge'
    """
    return f"{number} {named(house().scenario(number).name, lang)}"


def table_name(players: int, variant: str, lang: str) -> str:
    """How many play, and by which rules where there is a choice.

    >>> table_name(3, "", "en"), table_name(2, "b", "en")
    ('3 players', '2 players (B)')
    """
    said = WORDS.translate("table", "players", lang, players=players)
    return f"{said} ({variant.upper()})" if variant else said


def counted(numbers: Iterable[int]) -> str:
    """The least and the most of some numbers, once if they are the same.

    >>> counted([40, 40]), counted([60, 200, 90]).split(DASH)
    ('40', ['60', '200'])
    """
    found = sorted(set(numbers))
    return DASH.join(map(str, found[:1] + found[1:][-1:]))


def points(gap: float, lang: str, digits: int = 1) -> str:
    """Percentage points with their sign.

    >>> points(0.0312, "fr"), points(0.0312, "en", 0), points(0.0, "en")
    ('+3,1', '+3', '0.0')
    """
    text = decimal(abs(100 * gap), lang, digits)
    if not float(text.replace(",", ".")):
        return text
    return f"{'+' if gap > 0 else MINUS}{text}"
