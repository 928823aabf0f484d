"""An answer in words: what to keep, what that is worth, and what other choices give away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fujikit.engine.numbers import decimal, percent
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.moving import Choice, Odds
from fujikit.fuji.odds.rounds import Stamina

RUNNERS_UP = 4
NOTHING = 1e-9
"""Less than this is given away by rounding alone."""


def advice(odds: Odds, lang: str = "en") -> str:
    """The chance by number of rerolls, the dice to keep with the line to type, and the runners-up.

    >>> from fujikit.fuji.odds.moving import chance_to_move
    >>> print(advice(chance_to_move("yellow|4", hand="B1 P1 B4 P4 B5 P5", rerolls=1)))
    yellow|4 with B1 P1 B4 P4 B5 P5 and 1 reroll: 56.6% to move
      0 rerolls   11.8%
      1 reroll    56.6%
    <BLANKLINE>
    Keep B4 P4 and reroll the rest: reroll 1 2 5 6
    Other choices:
      P1 B4 P4   48.8%  costs 7.8 points
      B4 P4 B5   48.8%  costs 7.8 points
      B4 P4 P5   44.2%  costs 12.4 points
      B1 B4 P4   44.0%  costs 12.6 points
    """
    return "\n".join((_head(odds, lang), *_curve(odds, lang), *_choices(odds, lang)))


def _head(odds: Odds, lang: str) -> str:
    numbers = {"need": odds.need, "rerolls": odds.rerolls, "chance": percent(odds.chance, lang)}
    if odds.hand is None:
        return WORDS.say("advice", "chance-dice", lang, dice=len(odds.dice), **numbers)
    return WORDS.say("advice", "chance-hand", lang, hand=" ".join(odds.hand), **numbers)


def _curve(odds: Odds, lang: str) -> Iterator[str]:
    if odds.rerolls:
        yield from _table(curve_rows(odds, lang))


def curve_rows(odds: Odds, lang: str = "en") -> list[tuple[str, str]]:
    """Every number of rerolls, and the chance to move with it."""
    names = [WORDS.say("advice", "rerolls", lang, rerolls=count) for count in range(odds.rerolls + 1)]
    return [(name, percent(chance, lang)) for name, chance in zip(names, odds.curve, strict=True)]


def _choices(odds: Odds, lang: str) -> Iterator[str]:
    if not odds.ranking or odds.hand is None:
        return
    best, *others = different(odds.ranking)[: RUNNERS_UP + 1]
    yield "\n" + keep_line(odds.hand, best, lang)
    if others:
        yield WORDS.say("advice", "others", lang)
    yield from _table([(kept(c, lang), percent(c.chance, lang), gives_away(c, lang)) for c in others])


def _table(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Rows with the first column to the left, the second to the right, and the rest as it comes."""
    first, second = (max(len(row[column]) for row in rows) if rows else 0 for column in (0, 1))
    for name, number, *rest in rows:
        yield "  ".join(("", name.ljust(first + 1), number.rjust(second), *rest))


def keep_line(hand: Sequence[str], choice: Choice, lang: str = "en") -> str:
    """Which dice to keep, and the line to type."""
    thrown = [number for number in range(1, len(hand) + 1) if number not in choice.numbers]
    line = f"reroll {' '.join(map(str, thrown))}" if thrown else "stop"
    if not thrown:
        return WORDS.say("advice", "keep-all", lang, line=line)
    if not choice.keep:
        return WORDS.say("advice", "keep-none", lang, line=line)
    return WORDS.say("advice", "keep", lang, keep=kept(choice, lang), line=line)


def different(ranking: Sequence[Choice]) -> list[Choice]:
    """The ranking without those choices that keep the same faces as a better one."""
    first: dict[tuple[str, ...], Choice] = {}
    for choice in ranking:
        first.setdefault(tuple(sorted(choice.keep)), choice)
    return list(first.values())


def kept(choice: Choice, lang: str = "en") -> str:
    """The dice of a choice as codes."""
    return " ".join(choice.keep) or WORDS.say("advice", "none", lang)


def gives_away(choice: Choice, lang: str = "en") -> str:
    """What a choice gives away against the best, in percentage points."""
    if choice.gives_away < NOTHING:
        return WORDS.say("advice", "best", lang)
    return WORDS.say("advice", "gives-away", lang, points=decimal(100 * choice.gives_away, lang))


def exact_advice(odds: Odds, lang: str = "en") -> str:
    """The chance as a fraction."""
    return WORDS.say("advice", "exact", lang, fraction=odds.exact)


def stamina_advice(level: int, stamina: int, turn: Stamina, lang: str = "en") -> str:
    """What the turn costs, in one sentence."""
    return WORDS.say(
        "advice",
        "stamina",
        lang,
        level=level,
        stamina=stamina,
        mean=decimal(turn.mean[1] - stamina, lang),
        hurt=percent(turn.injury[1], lang),
        end=percent(turn.death[1], lang),
    )
