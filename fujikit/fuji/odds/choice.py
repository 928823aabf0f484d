"""A choice of dice to keep, as an answer lists it and says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fujikit.engine.numbers import decimal, percent
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.numbers import dice_text, points

NOTHING = 1e-9
"""Less than this is given away by rounding alone."""


class Choice(NamedTuple):
    """A choice of dice to keep: codes, numbers in the hand from 1, chance, and what it gives away."""

    keep: tuple[str, ...]
    numbers: tuple[int, ...]
    chance: float
    gives_away: float

    def __repr__(self) -> str:
        away = f", gives away {points(self.gives_away)}" if self.gives_away > 0 else ""
        return f"<Choice: keep {dice_text(self.keep)} for {percent(self.chance)}{away}>"


def keep_line(hand: Sequence[str], choice: Choice, lang: str = "en") -> str:
    """Which dice to keep, and the line to type."""
    thrown = [number for number in range(1, len(hand) + 1) if number not in choice.numbers]
    line = f"reroll {' '.join(map(str, thrown))}" if thrown else "stop"
    if not thrown:
        return WORDS.translate("advice", "keep-all", lang, line=line)
    if not choice.keep:
        return WORDS.translate("advice", "keep-none", lang, line=line)
    return WORDS.translate("advice", "keep", lang, keep=keep_text(choice, lang), line=line)


def different(ranking: Sequence[Choice]) -> list[Choice]:
    """The ranking without those choices that keep the same faces as a better one."""
    first: dict[tuple[str, ...], Choice] = {}
    for choice in ranking:
        first.setdefault(tuple(sorted(choice.keep)), choice)
    return list(first.values())


def keep_text(choice: Choice, lang: str = "en") -> str:
    """The dice of a choice in words."""
    return ", ".join(WORDS.die(code, lang) for code in choice.keep) or WORDS.translate("advice", "none", lang)


def gives_away(choice: Choice, lang: str = "en") -> str:
    """What a choice gives away against the best, in percentage points."""
    if choice.gives_away < NOTHING:
        return WORDS.translate("advice", "best", lang)
    return WORDS.translate("advice", "gives-away", lang, points=decimal(100 * choice.gives_away, lang))
