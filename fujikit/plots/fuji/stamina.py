"""Stamina risk: how likely an injury and the end are over the coming rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fujikit.engine.numbers import decimal
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.move_chance import FULL_SET, Known
from fujikit.fuji.odds.rounds import Stamina, stamina_over_rounds
from fujikit.plots.frame import percent_axis, whole_percent
from fujikit.plots.page import POINTS, WIDTH, Page, check_width, margin_of, page, text_width
from fujikit.plots.picture import Picture

PLOT, TABLE, LEGEND, AXIS = 230.0, 92.0, 26.0, 44.0
"""Pixels: of the plot, of the table under it, of the legend above it, and for the scale."""
NAMED = 52.0
"""A column so wide has room for what its card asks for."""
ASIDE = 0.12
LOOKS = (("injury", "o", 0), ("end", "X", 1))
"""What is drawn, by its mark and the place of its colour among the lines of a theme."""


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
    width: float = WIDTH,
) -> Picture:
    """The chance of an injury and of the end, now and after each round of a plan.

    The plan names for every coming round what the card asks for and the rerolls.

    >>> print(stamina_risk([("yellow|4", 1), ("odd", 2)], stamina=4).alt[:30])
    Level 2, 4 of 12 stamina lost.
    """
    risk = stamina_over_rounds(plan, dice=dice, rivals=rivals, level=level, stamina=stamina)
    model = f"{WORDS.translate('plots', 'risk-model', lang)} {risk.model.text(lang)}"
    start = {"level": level, "stamina": stamina, "length": risk.track.length}
    check_width(width)
    with page(
        theme,
        width,
        LEGEND + PLOT + TABLE,
        title=WORDS.translate("plots", "risk-title", lang),
        below=WORDS.translate("plots", "risk-below", lang, **start),
        note=model,
    ) as drawn:
        _draw(drawn, risk, lang)
        _table(drawn, plan, risk, lang)
    alt = (WORDS.translate("plots", "risk-alt", lang, **start), *_rounds(risk, lang), model)
    return drawn.picture(" ".join(alt))


def _draw(drawn: Page, risk: Stamina, lang: str) -> None:
    """Points only: there is nothing between one round and the next."""
    left, rounds = margin_of(drawn.width) + AXIS, len(risk.lost)
    axes = drawn.axes(left, LEGEND, drawn.width - left - margin_of(drawn.width), PLOT)
    percent_axis(axes, drawn.theme, lang, "")
    axes.tick_params(labelsize=drawn.small * POINTS, pad=5)
    for number, (label, marker, colour) in enumerate(LOOKS):
        curve = risk.injury if label == "injury" else risk.death
        axes.plot(
            [round_ + (number - 0.5) * ASIDE for round_ in range(rounds)],
            curve,
            label=label,
            color=drawn.theme.lines[colour],
            marker=marker,
            linestyle="none",
            markersize=8,
            clip_on=False,
        )
        name = WORDS.translate("plots", label, lang)
        x = left + number * (drawn.width - left) / 2
        drawn.dot(x + 6, 9, marker, 10, color=drawn.theme.lines[colour])
        drawn.text(x + 18, 9, f"{name}  {whole_percent(curve[-1], lang)}", size=drawn.normal)
    axes.set_xticks([])
    axes.set_xlim(-0.5, rounds - 0.5)


def _table(drawn: Page, plan: Sequence[tuple[str, int]], risk: Stamina, lang: str) -> None:
    """Under every round what is planned, and the stamina lost on average by then."""
    left, top = margin_of(drawn.width) + AXIS, LEGEND + PLOT
    step = (drawn.width - left - margin_of(drawn.width)) / len(risk.mean)
    columns = [(WORDS.translate("plots", "now", lang), "", "")]
    for number, (need, rerolls) in enumerate(plan, 1):
        short = WORDS.translate("plots", "rerolls-left", lang, rerolls=rerolls)
        wide = max(text_width(text, drawn.small) for text in (need, short))
        columns.append((str(number), need, short if wide < step else str(rerolls)))
    look: dict[str, Any] = {"ha": "center", "color": drawn.theme.faded}
    for number, (column, mean) in enumerate(zip(columns, risk.mean, strict=True)):
        x = left + (number + 0.5) * step
        for line, text in enumerate(column):
            if line == 0 or step >= NAMED:
                drawn.text(x, top + 17 + line * 14, text, **look)
        drawn.text(x, top + 64, decimal(mean, lang), ha="center", weight="bold", size=drawn.normal)
    middle = left + len(risk.mean) * step / 2
    drawn.text(middle, top + 82, WORDS.translate("plots", "mean", lang), **look)


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
