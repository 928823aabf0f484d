"""How games end, and after how many rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from matplotlib.axes import Axes

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.plots.frame import whole_percent
from fujikit.plots.page import POINTS, WIDTH, Page, check_width, is_phone, margin_of, page
from fujikit.plots.picture import Picture
from fujikit.plots.plane import round_ticks
from fujikit.plots.theme import Theme
from fujikit.teams.fuji.study.aims import ROUNDS, USUAL
from fujikit.teams.fuji.study.labels import WORDS, counted
from fujikit.teams.simulation.summary import spread
from fujikit.teams.study.rates import Game, ended, grouped, where

ENDS = ("village", "lava", "stamina")
BAR, LEFT, LEGEND = 44.0, 70.0, 24.0
"""Pixels: for a bar, for the names of the levels, and for a line of the legend."""
NAME, PANEL, BELOW, GAP, AXIS = 26.0, 170.0, 44.0, 18.0, 34.0


@public
def endings(
    games: Sequence[Game], *, theme: str = "light", lang: str = "en", width: float = WIDTH
) -> Picture:
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
    check_width(width)
    with page(
        theme,
        width,
        LEGEND * (3 if is_phone(width) else 1) + BAR * len(shares),
        title=WORDS.translate("plots", "endings-title", lang),
        below=WORDS.translate("plots", "endings-below", lang),
        note=_note(levels, lang),
    ) as drawn:
        top = _legend(drawn, lang)
        left = margin_of(width) + LEFT
        axes = drawn.axes(left, top, drawn.width - left - margin_of(width), BAR * len(shares))
        axes.set_axis_off()
        axes.set_xlim(0, 1)
        axes.set_ylim(len(shares) - 0.5, -0.5)
        for row, (level, ends) in enumerate(shares.items()):
            _stack(drawn, axes, row, ends, lang)
            name = WORDS.translate("plots", "level", lang, level=level)
            drawn.text(margin_of(width), top + (row + 0.5) * BAR, name, size=drawn.normal)
    return drawn.picture(" ".join((WORDS.translate("plots", "endings-alt", lang), *lines)))


def _styles(theme: Theme) -> dict[str, dict[str, Any]]:
    """Colour and hatching of every end."""
    return {
        "village": {"facecolor": theme.heat[1]},
        "lava": {"facecolor": theme.paper, "hatch": "xx"},
        "stamina": {"facecolor": theme.rule},
    }


def _legend(drawn: Page, lang: str) -> float:
    """What the parts mean, beside each other or on a phone below each other; where they end."""
    across = 1 if drawn.phone else 3
    for number, (end, style) in enumerate(_styles(drawn.theme).items()):
        x = margin_of(drawn.width) + (number % across) * drawn.room / across
        y = LEGEND * (number // across) + LEGEND / 2
        drawn.box(x, y - 7, 20, 14, **style)
        drawn.text(x + 26, y, _name(end, lang))
    return LEGEND * (3 // across)


def _name(end: str, lang: str) -> str:
    match end:
        case "village":
            return WORDS.translate("plots", "end-village", lang)
        case "lava":
            return WORDS.translate("plots", "end-lava", lang)
    return WORDS.translate("plots", "end-stamina", lang)


def _stack(drawn: Page, axes: Axes, row: int, ends: dict[str, float], lang: str) -> None:
    left, theme = 0.0, drawn.theme
    for end, style in _styles(theme).items():
        share = ends[end]
        axes.barh(row, share, left=left, height=0.62, edgecolor=theme.ink, linewidth=1.0, label=end, **style)
        if share >= 40 / drawn.width:
            backing = {"facecolor": theme.paper, "edgecolor": "none", "pad": 2.0} if end == "lava" else None
            axes.text(
                left + share / 2,
                row,
                whole_percent(share, lang),
                ha="center",
                va="center",
                color=theme.ink,
                size=drawn.small * POINTS,
                bbox=backing,
            )
        left += share


@public
def rounds(games: Sequence[Game], *, theme: str = "light", lang: str = "en", width: float = WIDTH) -> Picture:
    """After how many rounds the games of three players are over, level by level.

    >>> from types import SimpleNamespace as Game
    >>> "over by round 8" in rounds([Game(players=3, level=1, rounds=number) for number in (7, 8, 9)]).alt
    True
    """
    levels = _levels(games)
    counts = {level: Counter(game.rounds for game in group) for level, group in levels.items()}
    span = (min(min(each) for each in counts.values()), max(max(each) for each in counts.values()))
    highest = max(max(each.values()) / each.total() for each in counts.values())
    check_width(width)
    beside = 1 if is_phone(width) else len(levels)
    tall = NAME + PANEL + BELOW
    with page(
        theme,
        width,
        tall * (len(levels) // beside),
        title=WORDS.translate("plots", "rounds-title", lang),
        below=WORDS.translate("plots", "rounds-below", lang, low=ROUNDS[0], high=ROUNDS[1]),
        note=f"{WORDS.translate('plots', 'rounds-median', lang)} {_note(levels, lang)}",
    ) as drawn:
        across = (drawn.room - AXIS + GAP) / beside - GAP
        for number, (level, count) in enumerate(counts.items()):
            left = margin_of(width) + AXIS + (number % beside) * (across + GAP)
            axes = drawn.axes(left, (number // beside) * tall + NAME, across, PANEL)
            axes.set_xlim(span[0] - 0.6, span[1] + 0.6)
            axes.set_ylim(0, highest * 1.2)
            _bars(drawn, axes, count, lang, first=number % beside == 0)
            median = spread([game.rounds for game in levels[level]])[1]
            axes.axvline(median, color=drawn.theme.ink, linewidth=1.4, linestyle=(0, (4, 3)))
            name = WORDS.translate("plots", "level", lang, level=level)
            axes.set_title(name, size=drawn.normal * POINTS, weight="bold", pad=6)
        for line in range(len(levels) // beside):
            name, y = WORDS.translate("plots", "rounds-axis", lang), (line + 1) * tall - 8
            x = (margin_of(width) + AXIS + drawn.width) / 2 / width
            look: dict[str, Any] = {"ha": "center", "size": drawn.small * POINTS, "color": drawn.theme.faded}
            drawn.figure.text(x, 1 - (drawn.top + y) / drawn.whole, name, **look)
    alt = (WORDS.translate("plots", "rounds-alt", lang), *_spreads(levels, lang))
    return drawn.picture(" ".join(alt))


def _bars(drawn: Page, axes: Axes, count: Counter[int], lang: str, *, first: bool) -> None:
    """A bar for each number of rounds; those aimed at are filled."""
    (low, high), theme = ROUNDS, drawn.theme
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
    ticks = round_ticks(axes.get_ylim()[1], 3)
    axes.set_yticks(ticks, [whole_percent(tick, lang) if first else "" for tick in ticks])
    axes.grid(axis="y", color=theme.rule, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_xticks([low, (low + high) // 2, high])
    axes.tick_params(length=0, pad=4, labelsize=drawn.small * POINTS)
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
