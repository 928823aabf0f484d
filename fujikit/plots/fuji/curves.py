"""Reroll curves: the chance to move by the number of rerolls, a mark a destination."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.move_chance import FULL_SET, Known, chance_to_move
from fujikit.plots.frame import percent_axis, whole_percent
from fujikit.plots.page import POINTS, WIDTH, Page, check_width, is_phone, margin_of, page
from fujikit.plots.picture import Picture

PLOT, LINE, AXIS = 250.0, 22.0, 44.0
"""Pixels: the height of the plot, of a line of the legend, and for the scale."""
MARKERS = "osD^vP"
ASIDE = 0.13
"""Points of the same number of rerolls stand so far beside each other."""


@public
def reroll_curves(
    destinations: Mapping[str, str] | Sequence[str],
    *,
    hand: str | None = None,
    dice: int = FULL_SET,
    rerolls: int = 3,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    theme: str = "light",
    lang: str = "en",
    width: float = WIDTH,
) -> Picture:
    """The chance to move with 0, 1, … rerolls, for up to six destinations.

    Destinations are requirements, or requirements by the name of their card.

    >>> print(reroll_curves({"c4": "yellow|4"}, rerolls=2).alt.partition(". ")[2][:27])
    c4 yellow|4: 31%, 63%, 81%.
    """
    odds = {
        label: chance_to_move(need, hand=hand, dice=dice, rerolls=rerolls, rivals=rivals, beat=beat)
        for label, need in _labelled(destinations).items()
    }
    curves = {label: answer.curve for label, answer in odds.items()}
    model = next(iter(odds.values())).model.text(lang)
    check_width(width)
    across = 1 if is_phone(width) else 2
    with page(
        theme,
        width,
        PLOT + AXIS + LINE * ceil(len(curves) / across),
        title=WORDS.translate("plots", "curves-title", lang),
        below=WORDS.translate("plots", "curves-hand" if hand else "curves-dice", lang, hand=hand, dice=dice),
        note=model,
    ) as drawn:
        _draw(drawn, curves, lang)
        _legend(drawn, curves, across, lang)
    return drawn.picture(f"{_alt(curves, lang)} {model}")


def _labelled(destinations: Mapping[str, str] | Sequence[str]) -> dict[str, str]:
    if not isinstance(destinations, Mapping):
        destinations = dict.fromkeys([destinations] if isinstance(destinations, str) else destinations, "")
    if not 1 <= len(destinations) <= len(MARKERS):
        raise BadInput(f"destinations: {len(destinations)} do not lie between 1 and {len(MARKERS)}")
    return {f"{name} {need}".strip(): need or name for name, need in destinations.items()}


def _draw(drawn: Page, curves: Mapping[str, Sequence[float]], lang: str) -> None:
    """Points only: there is no number of rerolls between one and the next."""
    left, most = margin_of(drawn.width) + AXIS, max(map(len, curves.values()))
    axes = drawn.axes(left, 6, drawn.width - left - margin_of(drawn.width), PLOT - 6)
    percent_axis(axes, drawn.theme, lang, "")
    for number, (label, curve) in enumerate(curves.items()):
        aside = (number - (len(curves) - 1) / 2) * ASIDE
        axes.plot(
            [count + aside for count in range(len(curve))],
            curve,
            label=label,
            color=drawn.theme.lines[number],
            linestyle="none",
            marker=MARKERS[number],
            markersize=7,
            markeredgecolor=drawn.theme.paper,
            markeredgewidth=0.8,
            clip_on=False,
        )
    axes.set_xticks(range(most))
    axes.set_xlim(-0.5, most - 0.5)
    axes.tick_params(labelsize=drawn.small * POINTS, pad=5)
    axes.set_xlabel(WORDS.translate("plots", "rerolls", lang), labelpad=4, size=drawn.small * POINTS)


def _legend(drawn: Page, curves: Mapping[str, Sequence[float]], across: int, lang: str) -> None:
    """The points by their marks, with their numbers."""
    for number, (label, curve) in enumerate(curves.items()):
        x = margin_of(drawn.width) + (number % across) * drawn.room / across
        y = PLOT + AXIS + (number // across + 0.5) * LINE
        drawn.dot(x + 6, y, MARKERS[number], 9, color=drawn.theme.lines[number])
        drawn.text(x + 18, y, label, weight="bold")
        right = x + drawn.room / across - (0 if number % across == across - 1 else 20)
        drawn.text(right, y, "  ".join(whole_percent(chance, lang) for chance in curve), ha="right")


def _alt(curves: Mapping[str, Sequence[float]], lang: str) -> str:
    most = max(map(len, curves.values())) - 1
    lines = [
        WORDS.translate(
            "plots", "curves-line", lang, label=label, chances=[whole_percent(c, lang) for c in curve]
        )
        for label, curve in curves.items()
    ]
    return " ".join((WORDS.translate("plots", "curves-alt", lang, rerolls=most), *lines))
