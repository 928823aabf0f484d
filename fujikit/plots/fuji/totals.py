"""Totals: what the own dice come to after the best rerolls, against the better neighbour's."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from fujikit.engine.numbers import decimal
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.move_chance import FULL_SET, Known
from fujikit.fuji.odds.prospect import Prospect, prospect
from fujikit.plots.frame import FigureLayout, whole_percent
from fujikit.plots.picture import Picture
from fujikit.plots.theme import LARGE, drawing, theme_of

WIDTH, HEIGHT = 10.0, 4.7
LEFT, RIGHT, BOTTOM = 1.55, 0.6, 0.85
"""Inches."""
ROOM = 1.3
"""The highest bar leaves room for a label above it."""
SELDOM = 0.002
"""Totals at the edges that come less often than this, all together, are not drawn."""


@public
def totals(
    need: str,
    *,
    hand: str | None = None,
    dice: int = FULL_SET,
    rerolls: int = 0,
    rivals: Sequence[Known] | None = None,
    theme: str = "light",
    lang: str = "en",
) -> Picture:
    """The own totals after the best rerolls upwards, the best neighbour's downwards; what wins is filled.

    >>> print(totals("yellow|4", rerolls=2).alt[:48])
    yellow|4 with 2 rerolls: 81% beat all neighbours
    """
    turn = prospect(need, hand=hand, dice=dice, rerolls=rerolls, rivals=rivals)
    model = turn.model.text(lang)
    numbers = {
        "need": need,
        "rerolls": rerolls,
        "chance": whole_percent(turn.chance, lang),
        "own": decimal(_mean(turn.totals), lang),
        "rival": decimal(_mean(turn.best_rival), lang),
    }
    with drawing(theme_of(theme)):
        layout = FigureLayout(
            theme_of(theme),
            WIDTH,
            HEIGHT,
            title=WORDS.say("plots", "totals-title", lang, **numbers),
            below=WORDS.say("plots", "totals-below", lang, **numbers),
            note=model,
        )
        _draw(layout, turn, lang)
    return Picture(
        layout.figure, f"{WORDS.say('plots', 'totals-alt', lang, **numbers)} {model}", layout.theme
    )


def _mean(chances: Sequence[float]) -> float:
    return sum(total * chance for total, chance in enumerate(chances))


def _draw(layout: FigureLayout, turn: Prospect, lang: str) -> None:
    """Two axes with the totals between them."""
    half = (HEIGHT - BOTTOM) / 2
    mine = layout.axes(LEFT, BOTTOM + half, WIDTH - LEFT - RIGHT, half)
    theirs = layout.axes(LEFT, BOTTOM, WIDTH - LEFT - RIGHT, half)
    style: dict[str, Any] = {"width": 0.82, "edgecolor": layout.theme.ink, "linewidth": 1.2}
    rival = turn.best_rival
    wins = [own * sum(rival[:total]) for total, own in enumerate(turn.totals)]
    fails = [own - win for own, win in zip(turn.totals, wins, strict=True)]
    mine.bar(range(len(wins)), wins, color=layout.theme.good, label="wins", **style)
    mine.bar(range(len(fails)), fails, bottom=wins, color=layout.theme.raised, label="fails", **style)
    theirs.bar(range(len(rival)), rival, color=layout.theme.rule, hatch="///", label="rival", **style)
    for axes, height in zip((mine, theirs), _heights(max(turn.totals), max(rival)), strict=True):
        axes.set_ylim(0, ROOM * height)
        _calm(axes, turn, lang)
    theirs.invert_yaxis()
    mine.set_xticks([])
    mine.axhline(0, color=layout.theme.ink, linewidth=3)
    mine.set_ylabel(WORDS.say("plots", "how-often", lang), labelpad=10, y=0, ha="center")
    theirs.set_xlabel(WORDS.say("plots", "total", lang), labelpad=10)
    look: dict[str, Any] = {"x": 0.995, "ha": "right", "size": LARGE, "color": layout.theme.ink}
    mine.text(y=0.95, s=WORDS.say("plots", "you", lang), va="top", transform=mine.transAxes, **look)
    neighbour = WORDS.say("plots", "best-neighbour", lang)
    theirs.text(y=0.05, s=neighbour, va="bottom", transform=theirs.transAxes, **look)


def _heights(mine: float, theirs: float) -> tuple[float, float]:
    """One scale for both, unless the bars of one would then hardly be seen."""
    higher = max(mine, theirs)
    return (mine, theirs) if higher > 3 * min(mine, theirs) else (higher, higher)


def _calm(axes: Axes, turn: Prospect, lang: str) -> None:
    low = min(_quantile(turn.totals, SELDOM), _quantile(turn.best_rival, SELDOM))
    high = max(_quantile(turn.totals, 1 - SELDOM), _quantile(turn.best_rival, 1 - SELDOM))
    axes.set_xlim(low - 0.5, high + 0.5)
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(3, prune="lower"))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda chance, _: whole_percent(chance, lang)))
    axes.tick_params(length=0, pad=8)
    axes.spines[["left", "bottom"]].set_visible(False)


def _quantile(chances: Sequence[float], share: float) -> int:
    return next((total for total, sum_ in enumerate(accumulate(chances)) if sum_ >= share), len(chances) - 1)
