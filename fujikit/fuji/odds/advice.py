"""An answer in words: what to keep, what that is worth, and what other choices give away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fujikit.engine.numbers import decimal, percent
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.answer import RUNNERS_UP, Odds, curve_rows
from fujikit.fuji.odds.choice import different, gives_away, keep_line, keep_text
from fujikit.fuji.odds.rounds import Stamina


def advice(odds: Odds, lang: str = "en") -> str:
    """The chance by number of rerolls, the dice to keep with the line to type, and the runners-up.

    >>> from fujikit.fuji.odds.move_chance import chance_to_move
    >>> print(advice(chance_to_move("yellow|4", hand="B1 P1 B4 P4 B5 P5", rerolls=1)))
    “yellow or 4” with blue 1, pink 1, blue 4, pink 4, blue 5, pink 5 and 1 reroll: 56.6% to move
      0 rerolls   11.8%
      1 reroll    56.6%
    <BLANKLINE>
    Keep blue 4, pink 4 and reroll the rest: reroll 1 2 5 6
    Other choices:
      pink 1, blue 4, pink 4   48.8%  costs 7.8 points
      blue 4, pink 4, blue 5   48.8%  costs 7.8 points
      blue 4, pink 4, pink 5   44.2%  costs 12.4 points
      blue 1, blue 4, pink 4   44.0%  costs 12.6 points
    """
    return "\n".join((_head(odds, lang), *_curve(odds, lang), *_choices(odds, lang)))


def _head(odds: Odds, lang: str) -> str:
    numbers = {"need": odds.need, "rerolls": odds.rerolls, "chance": percent(odds.chance, lang)}
    if odds.hand is None:
        return WORDS.translate("advice", "chance-dice", lang, dice=len(odds.dice), **numbers)
    return WORDS.translate("advice", "chance-hand", lang, hand=" ".join(odds.hand), **numbers)


def _curve(odds: Odds, lang: str) -> Iterator[str]:
    if odds.rerolls:
        yield from _table(curve_rows(odds, lang))


def _choices(odds: Odds, lang: str) -> Iterator[str]:
    if not odds.ranking or odds.hand is None:
        return
    best, *others = different(odds.ranking)[: RUNNERS_UP + 1]
    yield "\n" + keep_line(odds.hand, best, lang)
    if others:
        yield WORDS.translate("advice", "others", lang)
    yield from _table([(keep_text(c, lang), percent(c.chance, lang), gives_away(c, lang)) for c in others])


def _table(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Rows with the first column to the left, the second to the right, and the rest as it comes."""
    first, second = (max(len(row[column]) for row in rows) if rows else 0 for column in (0, 1))
    for name, number, *rest in rows:
        yield "  ".join(("", name.ljust(first + 1), number.rjust(second), *rest))


def exact_advice(odds: Odds, lang: str = "en") -> str:
    """The chance as a fraction."""
    return WORDS.translate("advice", "exact", lang, fraction=odds.exact)


def stamina_advice(level: int, stamina: int, turn: Stamina, lang: str = "en") -> str:
    """What the turn costs, in one sentence."""
    return WORDS.translate(
        "advice",
        "stamina",
        lang,
        level=level,
        stamina=stamina,
        mean=decimal(turn.mean[1] - stamina, lang),
        hurt=percent(turn.injury[1], lang),
        end=percent(turn.death[1], lang),
    )
