"""Totals: what the own dice come to after the best rerolls, against those that stand in the way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from fujikit.engine.numbers import decimal, percent
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.move_chance import FULL_SET, Known, neighbours_of
from fujikit.fuji.odds.prospect import Prospect, best_of, prospect
from fujikit.plots.frame import whole_percent
from fujikit.plots.page import WIDTH, Page, check_width, margin_of, page, text_width
from fujikit.plots.picture import Picture
from fujikit.plots.plane import Plane, label_room, round_ticks

HEAD, HEIGHT, BAND = 34.0, 330.0, 18.0
"""Pixels: for the names above, for all bars and the totals between them, and for the totals."""
SELDOM = 0.002
"""Totals at the edges that come less often than this, all together, are not drawn."""


class _Shown(NamedTuple):
    """What is drawn: my totals and their part that wins, the unseen neighbours' best, and known totals."""

    own: tuple[float, ...]
    wins: tuple[float, ...]
    rival: tuple[float, ...]
    known: dict[int, list[str]]
    low: int
    high: int


@public
def totals(
    need: str,
    *,
    hand: str | None = None,
    dice: int | str = FULL_SET,
    rerolls: int = 0,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    bonus: int = 0,
    theme: str = "light",
    lang: str = "en",
    width: float = WIDTH,
) -> Picture:
    """The own totals after the best rerolls upwards, filled where they win; known totals are lines.

    Below, on the same scale, the best of the neighbours whose dice are not all seen.

    >>> print(totals("yellow|4", rerolls=2).alt.partition(". ")[0])
    “yellow or 4” with 2 rerolls: 81% beat all neighbours
    """
    check_width(width)
    turn = prospect(need, hand=hand, dice=dice, rerolls=rerolls, rivals=rivals, beat=beat, bonus=bonus)
    shown = _shown(turn, need, rivals, beat)
    model = turn.model.text(lang)
    numbers = {
        "need": need,
        "rerolls": rerolls,
        "chance": whole_percent(turn.chance, lang),
        "own": decimal(_mean(shown.own), lang),
        "rival": decimal(_mean(turn.best_rival), lang),
    }
    with page(
        theme,
        width,
        HEAD + HEIGHT,
        title=WORDS.translate("plots", "totals-title", lang, **numbers),
        below=WORDS.translate("plots", "totals-below", lang, **numbers),
        note=f"{WORDS.translate('plots', 'totals-note', lang)} {model}",
    ) as drawn:
        _draw(drawn, turn, shown, lang)
    return drawn.picture(f"{_alt(shown, numbers, lang)} {model}")


def _shown(turn: Prospect, need: str, rivals: Sequence[Known] | None, beat: Sequence[int]) -> _Shown:
    known: dict[int, list[str]] = {}
    for total in beat:
        known.setdefault(total, [])
    unseen = []
    for neighbour in neighbours_of(rivals, beat):
        chances = neighbour.chances(need)
        if chances.max() > 1 - 1e-12:
            known.setdefault(int(chances.argmax()), []).extend([neighbour.name] if neighbour.name else [])
        else:
            unseen.append(chances)
    own = (0.0,) * turn.bonus + turn.totals
    below = (0.0, *accumulate(turn.best_rival))
    wins = tuple(chance * below[min(total, len(below) - 1)] for total, chance in enumerate(own))
    rival = tuple(map(float, best_of(unseen))) if unseen else ()
    low = min(_quantile(own, SELDOM), *([_quantile(rival, SELDOM)] if rival else []), *known)
    high = max(_quantile(own, 1 - SELDOM), *([_quantile(rival, 1 - SELDOM)] if rival else []), *known)
    return _Shown(own, wins, rival, known, low, max(high, low + 1))


def _mean(chances: Sequence[float]) -> float:
    return sum(total * chance for total, chance in enumerate(chances))


def _quantile(chances: Sequence[float], share: float) -> int:
    return next((total for total, sum_ in enumerate(accumulate(chances)) if sum_ >= share), len(chances) - 1)


def _draw(drawn: Page, turn: Prospect, shown: _Shown, lang: str) -> None:
    """Two planes with one scale, the totals between them."""
    up, down = max(shown.own), max(shown.rival, default=0.0)
    ticks = round_ticks(max(up, down))
    left = margin_of(drawn.width) + label_room(drawn, [whole_percent(tick, lang) for tick in ticks])
    across = drawn.width - margin_of(drawn.width) - left
    scale = (HEIGHT - BAND - 8) / ((up + down) * 1.02)
    low, high = shown.low - 0.5, shown.high + 0.5
    mine = Plane(drawn, left, HEAD, across, up * 1.02 * scale, low, high, up * 1.02)
    mine.ticks_up([tick for tick in ticks if tick <= up], lambda chance: whole_percent(chance, lang))
    for total in range(shown.low, min(shown.high + 1, len(shown.own))):
        won = shown.wins[total]
        mine.bar(total, won, facecolor=drawn.theme.good)
        mine.bar(total, shown.own[total] - won, won, facecolor=drawn.theme.raised)
    mine.ground()
    theirs = mine._replace(
        top=mine.top + mine.height + BAND, height=down * 1.02 * scale, most=-down * 1.02 or -1.0
    )
    _draw_rival(drawn, theirs, shown, ticks, lang)
    step = 5 if shown.high - shown.low > 12 else 1
    for total in range(shown.low, shown.high + 1):
        if total % step == 0:
            drawn.text(mine.x(total), theirs.top - BAND / 2, str(total), ha="center", color=drawn.theme.faded)
    _draw_known(drawn, mine, theirs, shown, lang)
    win = WORDS.translate("plots", "totals-win", lang, chance=percent(turn.chance, lang))
    at = left + across
    drawn.text(at, 9, WORDS.translate("plots", "you", lang), ha="right")
    drawn.text(at, 24, win, ha="right", weight="bold", size=drawn.normal)


def _draw_rival(drawn: Page, theirs: Plane, shown: _Shown, ticks: Sequence[float], lang: str) -> None:
    """The neighbours' best, downwards; heights below are counted from above."""
    if not shown.rival:
        return
    down = theirs._replace(most=-theirs.most)

    def y(chance: float) -> float:
        return theirs.top + down.height * chance / down.most

    for tick in ticks:
        if tick <= down.most:
            drawn.line([theirs.left, theirs.left + theirs.width], [y(tick)] * 2)
            name = whole_percent(tick, lang)
            drawn.text(theirs.left - 6, y(tick), name, ha="right", color=drawn.theme.faded)
    for total in range(shown.low, min(shown.high + 1, len(shown.rival))):
        left, right = theirs.x(total - 0.45), theirs.x(total + 0.45)
        look: dict[str, Any] = {"facecolor": drawn.theme.rule, "hatch": "///", "linewidth": 0.8}
        drawn.box(left, theirs.top, right - left, y(shown.rival[total]) - theirs.top, **look)
    drawn.line([theirs.left, theirs.left + theirs.width], [theirs.top] * 2, color=drawn.theme.ink, zorder=2)
    name = WORDS.translate("plots", "best-neighbour", lang)
    drawn.text(theirs.left + theirs.width, theirs.top + theirs.height - 4, name, ha="right", weight="bold")


def _draw_known(drawn: Page, mine: Plane, theirs: Plane, shown: _Shown, lang: str) -> None:
    """A line for each total that is known."""
    for total, names in shown.known.items():
        x, bottom = mine.x(total), theirs.top + (theirs.height if shown.rival else 0.0)
        drawn.line([x, x], [HEAD - 4, bottom], color=drawn.theme.lines[1], linewidth=2.0, zorder=3)
        who = ", ".join(names) or WORDS.translate("plots", "totals-someone", lang)
        text = WORDS.translate("plots", "totals-known", lang, name=who, total=total)
        wide = text_width(text, drawn.small, "bold")
        at = max(x, margin_of(drawn.width) + wide)
        drawn.text(at, HEAD - 14, text, ha="right", weight="bold", color=drawn.theme.lines[1])


def _alt(shown: _Shown, numbers: dict[str, object], lang: str) -> str:
    own = "; ".join(
        f"{total}: {decimal(100 * chance, lang)}, {decimal(100 * shown.wins[total], lang)}"
        for total, chance in enumerate(shown.own)
        if chance and shown.low <= total <= shown.high
    )
    rival = "; ".join(
        f"{total}: {decimal(100 * chance, lang)}"
        for total, chance in enumerate(shown.rival)
        if chance and shown.low <= total <= shown.high
    )
    known = [
        WORDS.translate(
            "plots",
            "totals-known",
            lang,
            name=", ".join(names) or WORDS.translate("plots", "totals-someone", lang),
            total=total,
        )
        for total, names in shown.known.items()
    ]
    parts = [
        WORDS.translate("plots", "totals-alt", lang, **numbers),
        WORDS.translate("plots", "totals-own", lang, own=own),
    ]
    parts += [WORDS.translate("plots", "totals-rival", lang, rival=rival)] if rival else []
    return " ".join((*parts, *(f"{each}." for each in known)))
