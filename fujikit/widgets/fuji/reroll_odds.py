"""Odds of a hand and its rerolls for the screen. This module imports numpy: import it where it is used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fujikit.engine.numbers import decimal, percent
from fujikit.fuji.need import parse_need
from fujikit.fuji.odds import Mate, Neighbour, chance_to_move, dilemma, habit_curve
from fujikit.fuji.odds.answer import Odds
from fujikit.fuji.odds.choice import NOTHING, Choice, different
from fujikit.fuji.odds.dilemma import Dilemma, final_totals
from fujikit.fuji.odds.forecast import highest
from fujikit.fuji.odds.habits import SMALL_DICE
from fujikit.fuji.odds.reroll_advice import throw_advice, throws
from fujikit.widgets.chance import chance_view
from fujikit.widgets.schema import (
    ChanceView,
    CurveView,
    GoalView,
    KeepView,
    PlayerView,
    TotalsView,
    WeighedView,
)
from fujikit.widgets.screen_words import translate

MAX_REROLLS = 3
OTHERS = 4
"""Choices shown beside the best."""
GOALS: tuple[Literal["me", "sum", "all"], ...] = ("me", "sum", "all")


def weighed_view(players: Sequence[PlayerView], lang: str) -> WeighedView:
    """The answer to a question about rerolls: you are the first of the players, the others your neighbours.

    >>> you = PlayerView("B1 P1 B4 P4 B5 P5".split(), True, "yellow|4", 2, "best")
    >>> unseen = PlayerView(you.dice, False, "odd", 0, "misfits")
    >>> weighed = weighed_view([you, unseen, unseen], "en")
    >>> weighed.best.chance.text, weighed.best.dice, weighed.now.text
    ('77.7%', ['B4', 'P4'], '11.8%')
    """
    you, hand = players[0], " ".join(players[0].dice)
    rivals = [neighbour_of(player) for player in players[1:]]
    odds = chance_to_move(you.need, hand=hand, rerolls=MAX_REROLLS, rivals=rivals)
    best, *others = _choices(odds, you, lang)
    curves = _curves(odds, you, rivals, lang)
    return WeighedView(
        fits=" ".join(sorted(parse_need(you.need).fits)),
        now=in_percent(odds.curve[0], lang),
        best=best,
        others=others,
        curves=curves,
        curves_text=_curves_text(curves, lang),
        totals=_totals(odds, you, lang),
        advice=throw_advice(odds.with_rerolls(you.rerolls), lang).text(lang),
        model=odds.model.text(lang),
    )


def goal_views(players: Sequence[PlayerView], lang: str) -> list[GoalView]:
    """Who moves when you throw again for yourself, for as many as possible, for all.

    >>> you = PlayerView("P4 B5 P5 P4 Y4 Y6".split(), True, "yellow|4", 1, "best")
    >>> mates = [PlayerView(you.dice, False, need, 0, "misfits") for need in ("pink|4", "odd")]
    >>> [(goal.goal, goal.dice, goal.all_move.text) for goal in goal_views([you, *mates], "en")][::2]
    [('me', ['P4', 'P4', 'Y4', 'Y6'], '5.6%'), ('all', ['Y4', 'Y6'], '9.1%')]
    """
    you, hand = players[0], " ".join(players[0].dice)
    mates = [Mate(neighbour_of(player), player.need) for player in players[1:]]
    return [
        _goal(goal, dilemma(you.need, mates, hand=hand, rerolls=you.rerolls, goal=goal), you, lang)
        for goal in GOALS
    ]


def neighbour_of(player: PlayerView) -> Neighbour:
    """What is supposed of a neighbour, as the odds want it."""
    known = " ".join(player.dice) if player.seen else len(player.dice)
    if not player.rerolls:
        return Neighbour.of(known)
    return Neighbour.of(
        known, need=player.need, rerolls=player.rerolls, habit=player.habit, threshold=SMALL_DICE
    )


def in_percent(chance: float, lang: str) -> ChanceView:
    """A chance with its percentage."""
    return chance_view(chance, percent(chance, lang))


def _choices(odds: Odds, you: PlayerView, lang: str) -> list[KeepView]:
    if not you.rerolls:
        stop = Choice(tuple(you.dice), tuple(range(1, len(you.dice) + 1)), odds.curve[0], 0.0)
        return [_keep(stop, lang)]
    choices = different(throws(odds.best, you.dice, you.rerolls))
    return [_keep(choice, lang) for choice in choices[: OTHERS + 1]]


def _keep(choice: Choice, lang: str) -> KeepView:
    away = (
        translate("rerolls.gives-away", lang, points=decimal(100 * choice.gives_away, lang))
        if choice.gives_away > NOTHING
        else translate("rerolls.equal", lang)
    )
    return KeepView(list(choice.keep), list(choice.numbers), in_percent(choice.chance, lang), away)


def _curves(odds: Odds, you: PlayerView, rivals: Sequence[Neighbour], lang: str) -> list[CurveView]:
    hand = " ".join(you.dice)
    thumb = habit_curve(you.need, "threshold", hand=hand, rerolls=MAX_REROLLS, rivals=rivals)
    beginner = habit_curve(you.need, "misfits", hand=hand, rerolls=MAX_REROLLS, rivals=rivals)
    return [
        CurveView("best", [in_percent(chance, lang) for chance in odds.curve]),
        CurveView("threshold", [in_percent(float(chance), lang) for chance in thumb]),
        CurveView("misfits", [in_percent(float(chance), lang) for chance in beginner]),
    ]


def _curves_text(curves: Sequence[CurveView], lang: str) -> str:
    lines = (
        translate(
            "rerolls.curve-text",
            lang,
            way=translate(f"rerolls.way-{curve.way}", lang),
            chances=[chance.text for chance in curve.chances],
        )
        for curve in curves
    )
    return " ".join((translate("rerolls.curves-text", lang, most=MAX_REROLLS), *lines))


def _totals(odds: Odds, you: PlayerView, lang: str) -> TotalsView:
    dice, hand = odds.dice, odds.hand
    mine = final_totals(odds.best, dice, hand, you.rerolls, 6 * len(dice) + 1).tolist()
    theirs = highest(odds.neighbours, odds.need).tolist()
    text = translate("rerolls.totals-text", lang, mine=_mean(mine, lang), theirs=_mean(theirs, lang))
    return TotalsView(_trimmed(mine), _trimmed(theirs), text)


def _trimmed(chances: list[float]) -> list[float]:
    """Up to the highest total that can come."""
    most = max(total for total, chance in enumerate(chances) if chance > NOTHING)
    return chances[: most + 1]


def _mean(chances: Sequence[float], lang: str) -> str:
    return decimal(sum(total * chance for total, chance in enumerate(chances)), lang)


def _goal(goal: Literal["me", "sum", "all"], answer: Dilemma, you: PlayerView, lang: str) -> GoalView:
    numbers = answer.ranking[0].numbers if answer.ranking else range(1, len(you.dice) + 1)
    chances = (answer.chance, *answer.mates)
    return GoalView(
        goal,
        list(answer.keep),
        list(numbers),
        [in_percent(chance, lang) for chance in chances],
        in_percent(answer.all_move, lang),
        decimal(sum(chances), lang, 2),
    )
