"""Who moves: all outcomes of a round for three players, one plan or two beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.numbers import decimal, percent
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.dilemma import Mate
from fujikit.fuji.odds.model import Model
from fujikit.fuji.odds.who_moves import Who, WhoMoves
from fujikit.fuji.odds.who_moves import who_moves as ask
from fujikit.plots.frame import whole_percent
from fujikit.plots.fuji.signs import draw_need, sign_words
from fujikit.plots.page import WIDTH, Page, check_width, is_phone, margin_of, page
from fujikit.plots.picture import Picture

MARKERS, COLOURS = "os^", (0, 4, 2)
"""Of the players, the colours as places among the lines of a theme."""
MARKER_STEP, BARS_AT, NUMBER = 24.0, 84.0, 42.0
"""Pixels: between the marks of players, where bars begin, and for the number behind a bar."""
ROW, GROUP, HEAD = 25.0, 24.0, 52.0
PANEL_NAME, PANEL_GAP = 24.0, 26.0
BLOCKED = -0.2
"""Below this correlation two players are said to be in each other's way."""
Plan = Sequence[Mate]


@public
def who_moves(
    people: Plan,
    other: Plan | None = None,
    *,
    keep: str | None = None,
    goal: str | None = None,
    names: Sequence[str] = ("A", "B"),
    theme: str = "light",
    lang: str = "en",
    width: float = WIDTH,
) -> Picture:
    """The chances of all eight outcomes for three players; with another plan both beside each other.

    >>> from fujikit.fuji.odds import Mate
    >>> cards = {"Clara": "odd", "Jona": "odd(pink|blue)", "Steve": "1|2|3"}
    >>> plan = [Mate.of(6, card, name=name, rerolls=1, habit="misfits") for name, card in cards.items()]
    >>> print(who_moves(plan).alt[:46])
    Clara wants “odd” and moves 49.6% of the time.
    """
    check_width(width)
    plans = [people] if other is None else [people, other]
    if other is not None and len(names) != len(plans):
        raise BadInput("names: each of the two plans needs one")
    found = [ask(plan, keep=keep, goal=goal) for plan in plans]
    headings = list(names) if other is not None else [""]
    model = sum((each.model for each in found), start=Model(()))
    shown = Model(tuple(part for part in model.parts if part[0] != "goes"))  # the signs say it
    one = HEAD + 8 * ROW + 4 * GROUP
    named = (PANEL_NAME if other is not None else 0.0) + one
    beside = len(found) if not is_phone(width) else 1
    down = len(found) // beside
    correlation = " ".join(_correlations(each, lang) for each in found)
    with page(
        theme,
        width,
        named * down + PANEL_GAP * (down - 1),
        title=_title(found, headings, lang),
        below=WORDS.translate("plots", "who-below", lang),
        note=f"{correlation} {shown.text(lang)}",
    ) as drawn:
        across = (drawn.room - PANEL_GAP * (beside - 1)) / beside
        scale = max(_highest(each) for each in found)
        for number, (plan, each) in enumerate(zip(plans, found, strict=True)):
            left = margin_of(width) + (number % beside) * (across + PANEL_GAP)
            top = (number // beside) * (named + PANEL_GAP)
            if headings[number]:
                drawn.text(left, top + 9, headings[number], size=drawn.normal + 1, weight="bold")
                top += PANEL_NAME
            panel = _Panel(left, top, across, (across - BARS_AT - NUMBER) / scale)
            _draw(drawn, plan, each, panel, lang)
    alt = [
        sentence
        for plan, each, name in zip(plans, found, headings, strict=True)
        for sentence in _alt(plan, each, name, lang)
    ]
    return drawn.picture(" ".join((*alt, model.text(lang))))


def _highest(found: WhoMoves) -> float:
    return max(max(chance, found.independent(who)) for who, chance in found.cells.items())


def _title(found: Sequence[WhoMoves], headings: Sequence[str], lang: str) -> str:
    """What is seen: which plan moves more, or who stands in whose way."""
    if len(found) > 1:
        better, worse = sorted(range(2), key=lambda number: -found[number].mean)
        more, less = (decimal(found[number].mean, lang, 2) for number in (better, worse))
        return WORDS.translate("plots", "who-plans", lang, better=headings[better], more=more, less=less)
    (only,) = found
    (one, two), lowest = min(only.correlation.items(), key=lambda pair: pair[1])
    key = "who-blocked" if lowest < BLOCKED else "who-title"
    numbers = {"all": percent(only.number[3], lang), "mean": decimal(only.mean, lang, 2)}
    return WORDS.translate("plots", key, lang, one=one, two=two, **numbers)


def _correlations(found: WhoMoves, lang: str) -> str:
    pairs = "; ".join(
        f"{one}, {two}: {_signed(value, lang)}" for (one, two), value in found.correlation.items()
    )
    numbers = {"pairs": pairs, "mean": decimal(found.mean, lang, 2)}
    return WORDS.translate("plots", "who-correlation", lang, **numbers)


def _signed(value: float, lang: str) -> str:
    """A correlation with a real minus sign."""
    return decimal(value, lang, 2).replace("-", "\N{MINUS SIGN}")


class _Panel(NamedTuple):
    """Where a plan is drawn, and how long a bar of a whole chance is."""

    left: float
    top: float
    across: float
    unit: float


def _draw(drawn: Page, plan: Plan, found: WhoMoves, panel: _Panel, lang: str) -> None:
    _legend(drawn, plan, found, panel, lang)
    left, right, y = panel.left, panel.left + panel.across, panel.top + HEAD
    for count, cells in groupby(found.cells, key=len):
        drawn.line([left, right], [y, y])
        drawn.text(left, y + 12, WORDS.translate("plots", f"who-{count}", lang), weight="bold")
        drawn.text(right, y + 12, percent(found.number[count], lang), ha="right")
        y += GROUP
        first = y
        for who in cells:
            _row(drawn, found, who, panel._replace(top=y + ROW / 2 - 2), lang)
            y += ROW
        drawn.line([left + BARS_AT] * 2, [first - 2, y - 4], color=drawn.theme.ink, zorder=2)


def _legend(drawn: Page, plan: Plan, found: WhoMoves, panel: _Panel, lang: str) -> None:
    """The players with their marks, what their cards ask for, and each one's chance alone."""
    words, third, top = sign_words(lang), panel.across / 3, panel.top
    for number, (mate, (name, chance)) in enumerate(zip(plan, found.alone.items(), strict=True)):
        x, colour = panel.left + number * third, drawn.theme.lines[COLOURS[number]]
        drawn.dot(x + 6, top + 8, MARKERS[number], 10, color=colour)
        drawn.text(x + 16, top + 8, name, weight="bold", size=drawn.normal)
        wide = draw_need(drawn, str(mate.need), x, top + 30, words)
        drawn.text(x + wide + 8, top + 30, whole_percent(chance, lang), size=drawn.normal)


def _row(drawn: Page, found: WhoMoves, who: Who, panel: _Panel, lang: str) -> None:
    y, start = panel.top, panel.left + BARS_AT
    for number, name in enumerate(found.alone):
        moves, colour = name in who, drawn.theme.lines[COLOURS[number]]
        look: dict[str, Any] = {"markerfacecolor": colour if moves else "none"}
        look |= {"markeredgecolor": colour if moves else drawn.theme.faded}
        drawn.dot(panel.left + 12 + number * MARKER_STEP, y, MARKERS[number], 11 if moves else 8, **look)
    chance, tick = found.cells[who] * panel.unit, found.independent(who) * panel.unit
    fill = drawn.theme.good if len(who) == len(found.alone) else drawn.tint(0.55)
    drawn.box(start, y - 8, chance, 16, facecolor=fill)
    look = {"color": drawn.theme.bad, "linewidth": 2.2, "zorder": 3}
    drawn.line([start + tick] * 2, [y - 11, y + 11], **look)
    end = max(chance, tick if tick - chance < NUMBER else 0.0)
    number_text = decimal(100 * found.cells[who], lang)
    drawn.text(start + end + 6, y, number_text, weight="bold", size=drawn.normal)


def _alt(plan: Plan, found: WhoMoves, name: str, lang: str) -> Iterator[str]:
    if name:
        yield f"{name}:"
    for mate, (player, chance) in zip(plan, found.alone.items(), strict=True):
        numbers = {"name": player, "need": mate.need, "chance": percent(chance, lang)}
        yield WORDS.translate("plots", "who-alone", lang, **numbers)
    cells = "; ".join(
        f"{' + '.join(who) or WORDS.translate('plots', 'who-0', lang)} {decimal(100 * chance, lang)}"
        f" ({decimal(100 * found.independent(who), lang)})"
        for who, chance in found.cells.items()
    )
    yield WORDS.translate("plots", "who-cells", lang, cells=cells)
    number = "; ".join(decimal(100 * chance, lang) for chance in found.number)
    yield WORDS.translate("plots", "who-number", lang, number=number)
    yield _correlations(found, lang)
