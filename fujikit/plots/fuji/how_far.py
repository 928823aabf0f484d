"""How far: the steps of a turn that can be expected, by distance and reroll symbol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fujikit.engine.numbers import decimal, percent
from fujikit.engine.public import public
from fujikit.engine.rows import Rows
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.how_far import STEPS
from fujikit.fuji.odds.how_far import how_far as ask
from fujikit.fuji.odds.move_chance import FULL_SET, Known
from fujikit.plots.frame import whole_percent
from fujikit.plots.page import WIDTH, Page, check_width, is_phone, margin_of, page
from fujikit.plots.picture import Picture
from fujikit.plots.plane import Plane

PLOT, ROW, TABLE = 290.0, 26.0, 282.0
"""Pixels: the height of the plot and of a row of the table, and how wide the table is."""
MARKERS, COLOURS = {1: "o", 2: "s", 3: "^"}, {1: 5, 2: 0, 3: 1}
"""By steps; the colours as places among the lines of a theme."""


class _Mean(NamedTuple):
    """The mean of all cards."""

    steps: int
    symbol: bool
    rerolls: int
    chance: float
    expected: float
    loss: float


@public
def how_far(
    needs: Sequence[str] | None = None,
    *,
    dice: int | str = FULL_SET,
    rivals: Sequence[Known] | None = None,
    level: int = 2,
    theme: str = "light",
    lang: str = "en",
    width: float = WIDTH,
) -> Picture:
    """Chance to move and expected steps of one, two and three steps, with the symbol and without, by card.

    >>> print(how_far(["odd"]).alt.partition(": ")[2][:36])
    1 step, 1 reroll: 61.7%, 0.62 steps,
    """
    check_width(width)
    table = ask(needs, dice=dice, rivals=rivals, level=level)
    means = [_mean(table, steps, symbol=symbol) for symbol in (False, True) for steps in STEPS]
    cards = len(table) // len(means)
    model = table.model.text(lang) if table.model else ""
    numbers = {"cards": cards, "level": level}
    phone = is_phone(width)
    height = PLOT + 34 + (ROW * 7 if phone else 0)
    with page(
        theme,
        width,
        height,
        title=_title(table, lang),
        below=WORDS.translate("plots", "far-below", lang, **numbers),
        note=f"{WORDS.translate('plots', 'far-note', lang, **numbers)} {model}",
    ) as drawn:
        _draw_plane(drawn, table, means, lang)
        left = margin_of(width) if phone else width - margin_of(width) - TABLE
        _draw_table(drawn, means, left, PLOT + 50 if phone else 40, lang)
    lines = "; ".join(_line(mean, lang) for mean in means)
    return drawn.picture(f"{WORDS.translate('plots', 'far-alt', lang, lines=lines, **numbers)} {model}")


def _mean(table: Rows, steps: int, *, symbol: bool) -> _Mean:
    rows = table.where(steps=steps, symbol=symbol)
    means = (
        sum(float(str(cell)) for cell in rows.column(name)) / len(rows)
        for name in ("chance", "expected", "loss")
    )
    return _Mean(steps, symbol, int(str(rows[0]["rerolls"])), *means)


def _title(table: Rows, lang: str) -> str:
    """What holds on every card, where it does."""

    def more(first: int, second: int, *, symbol: bool) -> bool:
        one, two = (table.where(steps=steps, symbol=symbol).column("expected") for steps in (first, second))
        return all(float(str(a)) > float(str(b)) for a, b in zip(one, two, strict=True))

    found = more(2, 3, symbol=False) and more(3, 2, symbol=True)
    return WORDS.translate("plots", "far-found" if found else "far-title", lang)


def _name(mean: _Mean, lang: str) -> str:
    means = {"steps": mean.steps, "rerolls": mean.rerolls}
    return WORDS.translate("plots", "far-symbol" if mean.symbol else "far-plain", lang, **means)


def _line(mean: _Mean, lang: str) -> str:
    numbers = {"expected": decimal(mean.expected, lang, 2), "loss": decimal(mean.loss, lang, 2)}
    said = WORDS.translate("plots", "far-line", lang, chance=percent(mean.chance, lang), **numbers)
    return f"{_name(mean, lang)}: {said}"


def _draw_plane(drawn: Page, table: Rows, means: Sequence[_Mean], lang: str) -> None:
    left = margin_of(drawn.width) + 30
    right = margin_of(drawn.width) + (10 if drawn.phone else TABLE + 30)
    most = max(2.0, *(mean.expected for mean in means)) * 1.06
    plane = Plane(drawn, left, 24, drawn.width - left - right, PLOT - 24, 0.0, 1.0, most)
    drawn.text(margin_of(drawn.width), 8, WORDS.translate("plots", "far-up", lang), color=drawn.theme.faded)
    plane.ticks_up([0.5, 1.0, 1.5, 2.0], lambda value: decimal(value, lang))
    for steps in STEPS:
        colour = drawn.theme.lines[COLOURS[steps]]
        end = min(1.0, most / steps)
        look: dict[str, Any] = {"color": colour, "linestyle": (0, (4, 3)), "linewidth": 1.0, "zorder": 1}
        drawn.line([plane.x(0), plane.x(end)], [plane.y(0), plane.y(end * steps)], **look)
        for row in table.where(steps=steps):
            at = plane.x(float(str(row["chance"]))), plane.y(float(str(row["expected"])))
            drawn.dot(*at, MARKERS[steps], 4, color=colour, alpha=0.45, markeredgewidth=0, zorder=2)
    for mean in means:
        _mark(drawn, mean, plane.x(mean.chance), plane.y(mean.expected))
    plane.ground()
    plane.ticks_across([0, 0.25, 0.5, 0.75, 1], lambda chance: whole_percent(chance, lang))
    across = {"ha": "center", "color": drawn.theme.faded}
    drawn.text(plane.x(0.5), PLOT + 26, WORDS.translate("plots", "chance", lang), **across)


def _mark(drawn: Page, mean: _Mean, x: float, y: float) -> None:
    colour = drawn.theme.lines[COLOURS[mean.steps]]
    fill = drawn.theme.paper if mean.symbol else colour
    look: dict[str, Any] = {"markerfacecolor": fill, "markeredgecolor": colour, "markeredgewidth": 2.2}
    drawn.dot(x, y, MARKERS[mean.steps], 14, **look)


def _draw_table(drawn: Page, means: Sequence[_Mean], left: float, top: float, lang: str) -> None:
    """What the marks mean, with their numbers."""
    wide = drawn.room if drawn.phone else TABLE
    columns = [left + wide - 108, left + wide - 60, left + wide]
    for x, key in zip(columns, ("far-steps", "far-move", "far-loss"), strict=True):
        drawn.text(x, top, WORDS.translate("plots", key, lang), ha="right", color=drawn.theme.faded)
    for number, mean in enumerate(means, 1):
        y = top + number * ROW
        _mark(drawn, mean, left + 8, y)
        drawn.text(
            left + 22,
            y,
            WORDS.translate(
                "plots", "far-short-symbol" if mean.symbol else "far-short", lang, steps=mean.steps
            ),
        )
        cells = (
            decimal(mean.expected, lang, 2),
            whole_percent(mean.chance, lang),
            decimal(mean.loss, lang, 2),
        )
        for x, cell in zip(columns, cells, strict=True):
            drawn.text(
                x, y, cell, ha="right", size=drawn.normal, weight="bold" if x == columns[0] else "normal"
            )
