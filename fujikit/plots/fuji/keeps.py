"""The ranking of keeps: which dice to keep, what that is worth, and what every other choice gives away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fujikit.engine.errors import BadInput
from fujikit.engine.numbers import percent
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.choice import Choice, different, gives_away, kept
from fujikit.fuji.odds.move_chance import Known, chance_to_move
from fujikit.plots.frame import MARGIN, FigureLayout
from fujikit.plots.fuji.tiles import SIZE, draw_die
from fujikit.plots.picture import Picture
from fujikit.plots.theme import NORMAL, SMALL, drawing, theme_of

ROW = 0.68
BARS = 1.95
"""Inches for a bar of 100%."""
LABELS = 0.8
"""Inches for the number behind a bar."""
GAP = 0.3
LEAST_WIDTH = 7.2
"""Inches, in a notebook 691 pixels: what its outputs are wide where there is little room."""


@public
def keeps(
    need: str,
    hand: str,
    *,
    rerolls: int = 1,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    most: int = 7,
    theme: str = "light",
    lang: str = "en",
) -> Picture:
    """The best choices of dice to keep, as bars with the dice beside them.

    >>> print(keeps("yellow|4", "B1 P1 B4 P4 B5 P5", rerolls=2).alt[:46])
    yellow|4 with 2 rerolls: keep B4 P4 for 77.7%.
    """
    odds = chance_to_move(need, hand=hand, rerolls=rerolls, rivals=rivals, beat=beat)
    if not odds.ranking or odds.hand is None:
        raise BadInput(f"rerolls: with {rerolls} there is nothing to choose")
    choices = different(odds.ranking)[:most]
    model = odds.model.text(lang)
    best = {
        "need": need,
        "rerolls": rerolls,
        "keep": kept(choices[0], lang),
        "chance": percent(choices[0].chance, lang),
    }
    tiles = len(odds.hand) * (SIZE + 0.08)
    with drawing(theme_of(theme)):
        layout = FigureLayout(
            theme_of(theme),
            max(LEAST_WIDTH, 2 * MARGIN + tiles + GAP + BARS + LABELS),
            ROW * len(choices),
            title=WORDS.say("plots", "keeps-title", lang, **best),
            below=WORDS.say("plots", "keeps-below", lang, **best),
            note=model,
        )
        _draw_tiles(layout, odds.hand, choices, tiles)
        _draw_bars(layout, choices, MARGIN + tiles + GAP, lang)
    alt = (WORDS.say("plots", "keeps-alt", lang, **best), *_runners_up(choices, lang), model)
    return Picture(layout.figure, " ".join(alt), layout.theme)


def _draw_tiles(layout: FigureLayout, hand: Sequence[str], choices: Sequence[Choice], width: float) -> None:
    height = ROW * len(choices)
    board = layout.drawing_board(MARGIN, 0, width, height)
    for row, choice in enumerate(choices, 1):
        for place, die in enumerate(hand):
            left, bottom = place * (SIZE + 0.08), height - row * ROW + (ROW - SIZE) / 2
            draw_die(board, layout.theme, die, left, bottom, kept=place + 1 in choice.numbers)


def _draw_bars(layout: FigureLayout, choices: Sequence[Choice], left: float, lang: str) -> None:
    theme, chances = layout.theme, [choice.chance for choice in choices]
    axes = layout.axes(left, 0, BARS + LABELS, ROW * len(choices))
    axes.set_axis_off()
    axes.set_xlim(0, (BARS + LABELS) / BARS)
    axes.set_ylim(len(choices) - 0.36, -0.36)
    axes.barh(
        range(len(choices)),
        chances,
        height=0.36,
        color=[theme.good] + [theme.rule] * (len(choices) - 1),
        edgecolor=theme.ink,
        linewidth=1.2,
        label="keeps",
    )
    for row, choice in enumerate(choices):
        axes.text(
            choice.chance + 0.06,
            row,
            percent(choice.chance, lang),
            va="center",
            size=NORMAL,
            weight="normal" if row else "bold",
        )
        axes.text(0, row + 0.36, gives_away(choice, lang), va="center", size=SMALL, color=theme.faded)


def _runners_up(choices: Sequence[Choice], lang: str) -> Iterator[str]:
    for choice in choices[1:]:
        yield WORDS.say(
            "plots",
            "keeps-line",
            lang,
            keep=kept(choice, lang),
            chance=percent(choice.chance, lang),
            away=gives_away(choice, lang),
        )
