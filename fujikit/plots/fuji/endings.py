"""How games end, and after how many rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from matplotlib.axes import Axes

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.plots.frame import MARGIN, FigureLayout, whole_percent
from fujikit.plots.picture import Picture
from fujikit.plots.theme import NORMAL, SMALL, Theme, drawing, theme_of
from fujikit.teams.fuji.study.aims import ROUNDS, USUAL
from fujikit.teams.fuji.study.labels import WORDS, counted
from fujikit.teams.simulation.summary import spread
from fujikit.teams.study.rates import Game, ended, grouped, where

ENDS = ("village", "lava", "stamina")
WIDTH, BAR, LEFT = 10.5, 0.72, 1.5
"""Inches: of the picture, for a bar, and for the names of the levels."""
PANEL, HIGH, BELOW, GAP = 2.2, 2.3, 0.8, 0.35


@public
def endings(games: Sequence[Game], *, theme: str = "light", lang: str = "en") -> Picture:
    """How three players' games end on each level: in the village, in the lava, or without strength.

    >>> from types import SimpleNamespace as Game
    >>> "50% won" in endings([Game(players=3, level=1, why=why) for why in ("village", "lava")]).alt
    True
    """
    levels = _levels(games)
    shares = {level: {end: ended(group, end).share for end in ENDS} for level, group in levels.items()}
    lines = [
        WORDS.translate(
            "plots",
            "endings-line",
            lang,
            level=level,
            village=whole_percent(ends["village"], lang),
            lava=whole_percent(ends["lava"], lang),
            stamina=whole_percent(ends["stamina"], lang),
        )
        for level, ends in shares.items()
    ]
    with drawing(theme_of(theme)):
        layout = FigureLayout(
            theme_of(theme),
            WIDTH,
            BAR * len(shares) + 0.55,
            title=WORDS.translate("plots", "endings-title", lang),
            below=WORDS.translate("plots", "endings-below", lang),
            note=_note(levels, lang),
        )
        axes = layout.axes(LEFT, 0, WIDTH - LEFT - MARGIN, BAR * len(shares) + 0.55)
        axes.set_axis_off()
        axes.set_xlim(0, 1)
        axes.set_ylim(len(shares) - 0.5, -0.5 - 0.55 / BAR)
        _legend(axes, layout.theme, lang)
        for row, (level, ends) in enumerate(shares.items()):
            _stack(axes, layout.theme, row, ends, lang)
            name = WORDS.translate("plots", "level", lang, level=level)
            inches = (LEFT - MARGIN) / (WIDTH - LEFT - MARGIN)
            axes.text(-inches, row, name, va="center", color=layout.theme.ink)
    alt = " ".join((WORDS.translate("plots", "endings-alt", lang), *lines))
    return Picture(layout.figure, alt, layout.theme)


def _styles(theme: Theme) -> dict[str, dict[str, Any]]:
    """Colour and hatching of every end."""
    return {
        "village": {"facecolor": theme.heat[1]},
        "lava": {"facecolor": theme.paper, "hatch": "xx"},
        "stamina": {"facecolor": theme.rule},
    }


def _legend(axes: Axes, theme: Theme, lang: str) -> None:
    for number, (end, style) in enumerate(_styles(theme).items()):
        left, row = number * 0.33, -0.5 - 0.3 / BAR
        axes.barh(row, 0.035, left=left, height=0.4, edgecolor=theme.ink, linewidth=1.0, **style)
        axes.text(left + 0.045, row, _name(end, lang), va="center", color=theme.ink)


def _name(end: str, lang: str) -> str:
    match end:
        case "village":
            return WORDS.translate("plots", "end-village", lang)
        case "lava":
            return WORDS.translate("plots", "end-lava", lang)
    return WORDS.translate("plots", "end-stamina", lang)


def _stack(axes: Axes, theme: Theme, row: int, ends: dict[str, float], lang: str) -> None:
    left = 0.0
    for end, style in _styles(theme).items():
        share = ends[end]
        axes.barh(row, share, left=left, height=0.62, edgecolor=theme.ink, linewidth=1.0, label=end, **style)
        if share >= 0.06:
            backing = {"facecolor": theme.paper, "edgecolor": "none", "pad": 2.0} if end == "lava" else None
            axes.text(
                left + share / 2,
                row,
                whole_percent(share, lang),
                ha="center",
                va="center",
                color=theme.ink,
                bbox=backing,
            )
        left += share


@public
def rounds(games: Sequence[Game], *, theme: str = "light", lang: str = "en") -> Picture:
    """After how many rounds the games of three players are over, level by level.

    >>> from types import SimpleNamespace as Game
    >>> "over by round 8" in rounds([Game(players=3, level=1, rounds=number) for number in (7, 8, 9)]).alt
    True
    """
    levels = _levels(games)
    counts = {level: Counter(game.rounds for game in group) for level, group in levels.items()}
    span = (min(min(each) for each in counts.values()), max(max(each) for each in counts.values()))
    highest = max(max(each.values()) / each.total() for each in counts.values())
    across = len(levels) * (PANEL + GAP) - GAP
    with drawing(theme_of(theme)):
        layout = FigureLayout(
            theme_of(theme),
            max(WIDTH, across + 2 * MARGIN),
            BELOW + HIGH + 0.4,
            title=WORDS.translate("plots", "rounds-title", lang),
            below=WORDS.translate("plots", "rounds-below", lang, low=ROUNDS[0], high=ROUNDS[1]),
            note=_note(levels, lang),
        )
        for number, (level, count) in enumerate(counts.items()):
            axes = layout.axes(MARGIN + number * (PANEL + GAP), BELOW, PANEL, HIGH)
            axes.set_xlim(span[0] - 0.6, span[1] + 0.6)
            axes.set_ylim(0, highest * 1.2)
            _bars(axes, layout.theme, count)
            axes.set_title(
                WORDS.translate("plots", "level", lang, level=level), size=NORMAL, weight="bold", pad=8
            )
        layout.figure.text(
            0.5,
            (layout.foot + 0.08) / layout.height,
            WORDS.translate("plots", "rounds-axis", lang),
            ha="center",
            color=layout.theme.faded,
        )
    alt = (WORDS.translate("plots", "rounds-alt", lang), *_spreads(levels, lang))
    return Picture(layout.figure, " ".join(alt), layout.theme)


def _bars(axes: Axes, theme: Theme, count: Counter[int]) -> None:
    """A bar for each number of rounds; those aimed at are filled."""
    low, high = ROUNDS
    for number, games in sorted(count.items()):
        inside = low <= number <= high
        axes.bar(
            number,
            games / count.total(),
            width=0.82,
            facecolor=theme.good if inside else "none",
            edgecolor=theme.good if inside else theme.bad,
            hatch=None if inside else "///",
            linewidth=1.2,
        )
    axes.axvspan(low - 0.5, high + 0.5, color=theme.rule, alpha=0.35, linewidth=0, zorder=0)
    axes.set_yticks([])
    axes.set_xticks([low, (low + high) // 2, high])
    axes.tick_params(length=0, pad=6, labelsize=SMALL)
    axes.spines[["left"]].set_visible(False)


def _spreads(levels: dict[int, list[Game]], lang: str) -> list[str]:
    lines = []
    for level, group in levels.items():
        early, middle, late = spread([game.rounds for game in group])
        lines.append(
            WORDS.translate("plots", "rounds-line", lang, level=level, early=early, middle=middle, late=late)
        )
    return lines


def _levels(games: Sequence[Game]) -> dict[int, list[Game]]:
    levels = grouped(where(games, players=USUAL), "level")
    if not levels:
        raise BadInput("games: there are none of three players to draw")
    return levels


def _note(levels: dict[int, list[Game]], lang: str) -> str:
    return WORDS.translate("plots", "levels-note", lang, games=counted(map(len, levels.values())))
