"""Reroll curves: the chance to move by the number of rerolls, a line a destination."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.move_chance import FULL_SET, Known, chance_to_move
from fujikit.plots.frame import MARGIN, FigureLayout, label_width, line_ends, percent_axis, whole_percent
from fujikit.plots.picture import Picture
from fujikit.plots.theme import drawing, theme_of

LEFT, PLOT, BOTTOM, HEIGHT = 1.55, 5.6, 0.85, 4.25
"""Inches."""
MARKERS = "osD^vP"
DASHES: tuple[str | tuple[int, tuple[float, ...]], ...] = (
    "-",
    (0, (6, 2)),
    (0, (1.5, 1.5)),
    (0, (8, 2, 2, 2)),
    (0, (3, 3)),
    (0, (10, 3)),
)


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
    ends = [f"{label}  {whole_percent(curve[-1], lang)}" for label, curve in curves.items()]
    with drawing(theme_of(theme)):
        layout = FigureLayout(
            theme_of(theme),
            LEFT + PLOT + label_width(ends) + MARGIN,
            HEIGHT,
            title=WORDS.translate("plots", "curves-title", lang),
            below=WORDS.translate(
                "plots", "curves-hand" if hand else "curves-dice", lang, hand=hand, dice=dice
            ),
            note=model,
        )
        _draw(layout, curves, ends, lang)
    return Picture(layout.figure, f"{_alt(curves, lang)} {model}", layout.theme)


def _labelled(destinations: Mapping[str, str] | Sequence[str]) -> dict[str, str]:
    if not isinstance(destinations, Mapping):
        destinations = dict.fromkeys([destinations] if isinstance(destinations, str) else destinations, "")
    if not 1 <= len(destinations) <= len(MARKERS):
        raise BadInput(f"destinations: {len(destinations)} do not lie between 1 and {len(MARKERS)}")
    return {f"{name} {need}".strip(): need or name for name, need in destinations.items()}


def _draw(
    layout: FigureLayout, curves: Mapping[str, Sequence[float]], ends: Sequence[str], lang: str
) -> None:
    axes = layout.axes(LEFT, BOTTOM, PLOT, HEIGHT - BOTTOM)
    percent_axis(axes, layout.theme, lang, WORDS.translate("plots", "chance", lang))
    for number, (label, curve) in enumerate(curves.items()):
        axes.plot(
            range(len(curve)),
            curve,
            label=label,
            color=layout.theme.lines[number],
            linestyle=DASHES[number],
            marker=MARKERS[number],
            linewidth=2.6,
            markersize=10,
            markeredgecolor=layout.theme.paper,
            markeredgewidth=1.2,
            clip_on=False,
        )
    most = max(map(len, curves.values()))
    axes.set_xticks(range(most))
    axes.set_xlim(-0.12, max(most - 1, 0.12))
    axes.set_xlabel(WORDS.translate("plots", "rerolls", lang), labelpad=10)
    line_ends(axes, layout.theme, ends)


def _alt(curves: Mapping[str, Sequence[float]], lang: str) -> str:
    most = max(map(len, curves.values())) - 1
    lines = [
        WORDS.translate(
            "plots", "curves-line", lang, label=label, chances=[whole_percent(c, lang) for c in curve]
        )
        for label, curve in curves.items()
    ]
    return " ".join((WORDS.translate("plots", "curves-alt", lang, rerolls=most), *lines))
