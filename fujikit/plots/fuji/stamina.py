"""Stamina risk: how likely an injury and the end are over the coming rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fujikit.engine.numbers import decimal
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.move_chance import FULL_SET, Known
from fujikit.fuji.odds.rounds import Stamina, stamina_over_rounds
from fujikit.plots.frame import MARGIN, FigureLayout, label_width, line_ends, percent_axis, whole_percent
from fujikit.plots.picture import Picture
from fujikit.plots.theme import NORMAL, SMALL, drawing, theme_of

LEFT, BOTTOM, HEIGHT = 1.55, 1.9, 5.3
LEAST_WIDTH, ROUND = 9.0, 1.6
"""Inches: of the picture, and for each round."""


@public
def stamina_risk(
    plan: Sequence[tuple[str, int]],
    *,
    dice: int = FULL_SET,
    rivals: Sequence[Known] | None = None,
    level: int = 2,
    stamina: int = 0,
    theme: str = "light",
    lang: str = "en",
) -> Picture:
    """The chance of an injury and of the end, now and after each round of a plan.

    The plan names for every coming round what the card asks for and the rerolls.

    >>> print(stamina_risk([("yellow|4", 1), ("odd", 2)], stamina=4).alt[:30])
    Level 2, 4 of 12 stamina lost.
    """
    risk = stamina_over_rounds(plan, dice=dice, rivals=rivals, level=level, stamina=stamina)
    model = f"{WORDS.translate('plots', 'risk-model', lang)} {risk.model.text(lang)}"
    start = {"level": level, "stamina": stamina, "length": risk.track.length}
    ends = [
        f"{WORDS.translate('plots', 'injury', lang)}  {whole_percent(risk.injury[-1], lang)}",
        f"{WORDS.translate('plots', 'end', lang)}  {whole_percent(risk.death[-1], lang)}",
    ]
    with drawing(theme_of(theme)):
        layout = FigureLayout(
            theme_of(theme),
            max(LEAST_WIDTH, LEFT + ROUND * len(plan) + label_width(ends) + MARGIN),
            HEIGHT,
            title=WORDS.translate("plots", "risk-title", lang),
            below=WORDS.translate("plots", "risk-below", lang, **start),
            note=model,
        )
        _draw(layout, risk, ends, lang)
        _table(layout, plan, risk, lang)
    alt = (WORDS.translate("plots", "risk-alt", lang, **start), *_rounds(risk, lang), model)
    return Picture(layout.figure, " ".join(alt), layout.theme)


def _draw(layout: FigureLayout, risk: Stamina, ends: Sequence[str], lang: str) -> None:
    theme, rounds = layout.theme, range(len(risk.lost))
    axes = layout.axes(LEFT, BOTTOM, ROUND * (len(rounds) - 1), HEIGHT - BOTTOM)
    percent_axis(axes, theme, lang, WORDS.translate("plots", "risk", lang))
    axes.fill_between(rounds, risk.death, color=theme.bad, alpha=0.25, linewidth=0)
    looks = (
        ("injury", risk.injury, theme.good, "o", "-"),
        ("end", risk.death, theme.bad, "X", (0, (6, 2))),
    )
    for label, curve, colour, marker, dashes in looks:
        axes.plot(
            rounds,
            curve,
            label=label,
            color=colour,
            marker=marker,
            linestyle=dashes,
            linewidth=2.6,
            markersize=10,
            clip_on=False,
        )
    axes.set_xticks([])
    axes.set_xlim(0, rounds[-1])
    line_ends(axes, theme, ends)


def _table(layout: FigureLayout, plan: Sequence[tuple[str, int]], risk: Stamina, lang: str) -> None:
    """Under every round what is planned, and the stamina lost on average by then."""
    board = layout.drawing_board(LEFT, 0, ROUND * len(plan), BOTTOM)
    columns = [("", WORDS.translate("plots", "now", lang), "")]
    for number, (need, rerolls) in enumerate(plan, 1):
        name = WORDS.translate("plots", "round", lang, round=number)
        columns.append((name, need, WORDS.translate("plots", "rerolls-left", lang, rerolls=rerolls)))
    look: dict[str, Any] = {"ha": "center", "size": SMALL, "color": layout.theme.faded}
    for number, (column, mean) in enumerate(zip(columns, risk.mean, strict=True)):
        for line, text in enumerate(column, 1):
            board.text(number * ROUND, BOTTOM - 0.1 - line * 0.29, text, **look)
        board.text(
            number * ROUND, 0.62, decimal(mean, lang), **look | {"weight": "bold", "color": layout.theme.ink}
        )
    board.text(len(plan) * ROUND / 2, 0.22, WORDS.translate("plots", "mean", lang), **look | {"size": NORMAL})


def _rounds(risk: Stamina, lang: str) -> Iterator[str]:
    for number in range(1, len(risk.lost)):
        yield WORDS.translate(
            "plots",
            "risk-line",
            lang,
            round=number,
            hurt=whole_percent(risk.injury[number], lang),
            end=whole_percent(risk.death[number], lang),
            mean=decimal(risk.mean[number], lang),
        )
