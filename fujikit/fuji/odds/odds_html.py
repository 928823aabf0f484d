"""Answers of the odds as a notebook shows them."""

from __future__ import annotations

from collections.abc import Sequence

from fujikit.engine import html
from fujikit.engine.numbers import percent
from fujikit.fuji.odds.advice import RUNNERS_UP, curve_rows, different, gives_away, keep_line
from fujikit.fuji.odds.moving import Choice, Odds


def odds_html(odds: Odds) -> str:
    """The chance by number of rerolls, the dice to keep, the runners-up, and what is assumed.

    >>> from fujikit.fuji.odds.moving import chance_to_move
    >>> "77.7%" in odds_html(chance_to_move("yellow|4", hand="B1 P1 B4 P4 B5 P5", rerolls=2))
    True
    """
    rows = zip(curve_rows(odds), odds.curve, strict=True)
    curve = html.table(
        ("", "to move", ""),
        [(name, chance, html.bar(value)) for (name, chance), value in rows],
    )
    return html.result(curve, *_choices(odds), html.note(odds.model.text()))


def _choices(odds: Odds) -> list[html.Html]:
    if not odds.ranking or odds.hand is None:
        return []
    choices = different(odds.ranking)[: RUNNERS_UP + 1]
    rows = [
        (_dice(odds.hand, choice), percent(choice.chance), html.bar(choice.chance), gives_away(choice))
        for choice in choices
    ]
    return [
        html.element("b", keep_line(odds.hand, choices[0])),
        html.table(("keep", "to move", "", ""), rows),
    ]


def _dice(hand: Sequence[str], choice: Choice) -> html.Html:
    """The whole hand; dice that are thrown again are pale and in brackets."""
    shown = [
        html.element("b", die)
        if number in choice.numbers
        else html.element("span", f"({die})", style="opacity: 0.65")
        for number, die in enumerate(hand, 1)
    ]
    return html.element("span", html.Html(" ".join(shown)), style="white-space: nowrap")
