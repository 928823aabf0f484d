"""Requirements by rerolls: which cards are easy, and what a reroll is worth, as a heat map."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from fujikit.engine.numbers import decimal
from fujikit.engine.public import public
from fujikit.engine.rows import Rows
from fujikit.fuji.box import house
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.how_far import all_needs
from fujikit.fuji.odds.move_chance import FULL_SET, Known
from fujikit.fuji.odds.sweep import sweep
from fujikit.plots.frame import whole_percent
from fujikit.plots.fuji.signs import draw_need, need_width, sign_words
from fujikit.plots.page import WIDTH, Page, check_width, is_phone, margin_of, page, text_width
from fujikit.plots.picture import Picture

ROW, HEAD = 28.0, 26.0
"""Pixels: of a row, and of the line above the rows."""
ROWS_IN_A_COLUMN = 10
"""On a wide page; more requirements begin another column."""
Curves = dict[str, list[float]]


@public
def requirements(
    needs: Sequence[str] | None = None,
    *,
    rerolls: int = 3,
    dice: int = FULL_SET,
    rivals: Sequence[Known] | None = None,
    theme: str = "light",
    lang: str = "en",
    width: float = WIDTH,
) -> Picture:
    """The chance to move for every requirement by the number of rerolls; by default for all cards of the box.

    >>> print(requirements(["odd", "4|5|6"], rerolls=1).alt.partition(". ")[2][:26])
    4|5|6: 31, 68. odd: 30, 62
    """
    check_width(width)
    asked = list(dict.fromkeys(all_needs(house()) if needs is None else needs))
    table = sweep(need=asked, rerolls=range(rerolls + 1), dice=dice, rivals=rivals)
    curves = _curves(table, asked)
    numbers = {"dice": dice, "rerolls": list(range(rerolls + 1)), "cards": len(asked)}
    mean = [sum(column) / len(column) for column in zip(*curves.values(), strict=True)]
    said = WORDS.translate("plots", "requirements-mean", lang, chances=_whole(mean), cards=len(asked))
    model = table.model.text(lang) if table.model else ""
    columns = 1 if is_phone(width) else ceil(len(asked) / ROWS_IN_A_COLUMN)
    rows = ceil(len(asked) / columns)
    note = " ".join((WORDS.translate("plots", "signs", lang), said, model))
    with page(
        theme,
        width,
        HEAD + rows * ROW,
        title=_title(curves, lang),
        below=WORDS.translate("plots", "requirements-below", lang, **numbers),
        note=note,
    ) as drawn:
        across = (drawn.room + 18) / columns
        for number in range(columns):
            part = dict(list(curves.items())[number * rows : (number + 1) * rows])
            _draw(drawn, part, margin_of(width) + number * across, across - 18, lang)
    alt = [WORDS.translate("plots", "requirements-alt", lang, **numbers)]
    alt += [f"{need}: {_whole(curve)}." for need, curve in curves.items()]
    return drawn.picture(" ".join((*alt, said, model)))


def _curves(table: Rows, needs: Sequence[str]) -> Curves:
    """The chances by requirement, those first that are easiest with one reroll."""
    curves: Curves = {need: [] for need in needs}
    for row in table:
        curves[str(row["need"])].append(float(str(row["chance"])))
    return dict(sorted(curves.items(), key=lambda item: [-round(chance, 9) for chance in item[1][1:2]]))


def _whole(chances: Sequence[float]) -> str:
    return ", ".join(decimal(100 * chance, digits=0) for chance in chances)


def _title(curves: Curves, lang: str) -> str:
    """What is seen, where it is; else what is shown."""
    gains = [[after / before for before, after in pairwise(c) if before] for c in curves.values()]
    about_twice = all(gain and 1.75 <= gain[0] <= 2.25 for gain in gains)
    less = all(len(gain) > 1 and sorted(gain, reverse=True) == gain for gain in gains)
    return WORDS.translate(
        "plots", "requirements-found" if about_twice and less else "requirements-title", lang
    )


def _draw(drawn: Page, curves: Curves, left: float, across: float, lang: str) -> None:
    """A column of requirements, each with a field for every number of rerolls."""
    words = sign_words(lang)
    heading = WORDS.translate("plots", "asks-for", lang)
    label = max(text_width(heading, drawn.small) + 4, *(need_width(need, words) + 6 for need in curves))
    most = max(map(len, curves.values()))
    field = (across - label) / most
    drawn.text(left, 10, heading, color=drawn.theme.faded)
    for rerolls in range(most):
        x = left + label + (rerolls + 0.5) * field
        drawn.text(x, 10, str(rerolls), ha="center", color=drawn.theme.faded, weight="bold")
    for row, (need, chances) in enumerate(curves.items()):
        y = HEAD + (row + 0.5) * ROW
        draw_need(drawn, need, left, y, words)
        for rerolls, chance in enumerate(chances):
            x = left + label + rerolls * field
            drawn.box(
                x + 1,
                y - ROW / 2 + 1,
                field - 2,
                ROW - 2,
                round_=2,
                facecolor=drawn.theme.warmth(chance),
                edgecolor=drawn.theme.rule,
            )
            text = whole_percent(chance, lang).rstrip("%\u00a0")
            drawn.text(
                x + field / 2,
                y,
                text,
                ha="center",
                size=drawn.normal,
                weight="bold" if rerolls == 1 else "normal",
            )
