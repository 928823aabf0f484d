"""Yours or the team's: every choice of dice to keep by both chances, and the frontier that nothing beats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fujikit.engine.numbers import decimal, percent
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.dilemma import Mate
from fujikit.fuji.odds.trade_off import Trade, TradeOff
from fujikit.fuji.odds.trade_off import trade_off as ask
from fujikit.plots.frame import whole_percent
from fujikit.plots.fuji.tiles import draw_die
from fujikit.plots.page import POINTS, WIDTH, Page, check_width, is_phone, margin_of, page
from fujikit.plots.picture import Picture
from fujikit.plots.plane import Plane, label_room, round_ticks

PLOT, ROW, TABLE, DIE = 270.0, 36.0, 262.0, 26.0
"""Pixels: the height of the plot and of a row of the table, how wide the table is, and a die in it."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@public
def trade_off(
    need: str,
    mates: Sequence[Mate],
    hand: str,
    *,
    rerolls: int = 1,
    later: str = "me",
    yours: str | None = None,
    theme: str = "light",
    lang: str = "en",
    width: float = WIDTH,
) -> Picture:
    """My chance against the chance that all move, for every choice of dice to keep; `yours` marks one.

    >>> from fujikit.fuji.odds import Mate
    >>> mates = [Mate.of(6, "pink|4"), Mate.of(6, "odd")]
    >>> print(trade_off("yellow|4", mates, "P4 B5 P5 P4 Y4 Y6").alt.partition("A: ")[2][:53])
    keep pink 4, pink 4, yellow 4, yellow 6, 93.6 and 5.6
    """
    check_width(width)
    found = ask(need, mates, hand, rerolls=rerolls, later=later)
    marked = _marked(found, hand, yours, lang)
    phone, model = is_phone(width), found.model.text(lang)
    lines = len(marked) * ROW + 24
    numbers = {
        "need": need,
        "hand": hand,
        "rerolls": rerolls,
        "size": found.size,
        "values": len(found.choices),
    }
    with page(
        theme,
        width,
        PLOT + 40 + lines if phone else max(PLOT + 40, lines),
        title=_title(found, lang),
        below=WORDS.translate("plots", "trade-below", lang, **numbers),
        note=f"{WORDS.translate('plots', 'trade-note', lang, **numbers)} {model}",
    ) as drawn:
        _draw_plane(drawn, found, marked, lang)
        left = margin_of(width) if phone else width - margin_of(width) - TABLE
        _draw_table(drawn, marked, left, PLOT + 44 if phone else 8, lang)
    named = "; ".join(
        WORDS.translate(
            "plots", "trade-line", lang, name=name, **_chances(trade, lang), keep=_dice(trade, lang)
        )
        for name, trade in marked.items()
    )
    rest = [trade for trade in found.choices if trade not in marked.values()]
    others = "; ".join(f"{whole_percent(trade.me, lang)}, {percent(trade.all, lang)}" for trade in rest)
    alt = WORDS.translate("plots", "trade-alt", lang, named=named, others=others, **numbers)
    return drawn.picture(f"{alt} {model}")


def _marked(found: TradeOff, hand: str, yours: str | None, lang: str) -> dict[str, Trade]:
    """What is named on the picture: the frontier by letters, to stop, to throw all again, and yours."""
    marked = dict(zip(LETTERS, found.frontier, strict=False))
    for key, dice in (("stop", hand), ("again", ""), ("yours", yours)):
        if dice is not None:
            trade = found.of(dice.split())
            if trade not in marked.values() or key == "yours":
                marked[WORDS.translate("plots", f"trade-{key}", lang)] = trade
    return marked


def _title(found: TradeOff, lang: str) -> str:
    mine, team = found.frontier[0], found.frontier[-1]
    if mine is team:
        return WORDS.translate("plots", "trade-same", lang, **_chances(mine, lang))
    points = decimal(100 * (mine.me - team.me), lang, 0)
    numbers = {"points": points, "less": percent(mine.all, lang), "more": percent(team.all, lang)}
    return WORDS.translate("plots", "trade-title", lang, **numbers)


def _chances(trade: Trade, lang: str) -> dict[str, str]:
    return {"me": decimal(100 * trade.me, lang), "all": decimal(100 * trade.all, lang)}


def _dice(trade: Trade, lang: str) -> str:
    return " ".join(trade.keep) or WORDS.translate("advice", "none", lang)


def _draw_plane(drawn: Page, found: TradeOff, marked: dict[str, Trade], lang: str) -> None:
    most = max(max(trade.all for trade in found.choices) * 1.15, 0.01)
    ticks = round_ticks(most)
    left = margin_of(drawn.width) + label_room(drawn, [percent(tick, lang) for tick in ticks])
    right = margin_of(drawn.width) + (8 if drawn.phone else TABLE + 34)
    plane = Plane(drawn, left, 24, drawn.width - left - right, PLOT - 24, 0.0, 1.0, most)
    drawn.text(margin_of(drawn.width), 8, WORDS.translate("plots", "trade-up", lang), color=drawn.theme.faded)
    plane.ticks_up(ticks, lambda chance: percent(chance, lang))
    for trade in found.choices:
        if trade not in marked.values():
            dot: dict[str, Any] = {"color": drawn.theme.faded, "alpha": 0.6, "markeredgewidth": 0}
            drawn.dot(plane.x(trade.me), plane.y(trade.all), "o", 7, **dot)
    for name, trade in marked.items():
        _mark(drawn, name, trade, plane.x(trade.me), plane.y(trade.all))
    plane.ground()
    plane.ticks_across([0, 0.25, 0.5, 0.75, 1], lambda chance: whole_percent(chance, lang))
    look = {"ha": "center", "color": drawn.theme.faded}
    drawn.text(plane.x(0.5), PLOT + 26, WORDS.translate("plots", "trade-across", lang), **look)


def _mark(drawn: Page, name: str, trade: Trade, x: float, y: float) -> None:
    """A frontier choice as its letter in a disc; another as a diamond."""
    if name in LETTERS:
        drawn.dot(x, y, "o", 16, color=drawn.theme.good, zorder=4)
        drawn.text(x, y, name, ha="center", weight="bold", color=drawn.theme.paper, zorder=5)
    else:
        look: dict[str, Any] = {"markerfacecolor": drawn.theme.paper, "markeredgecolor": drawn.theme.ink}
        drawn.dot(x, y, _shape(name, trade), 11, markeredgewidth=1.6, zorder=4, **look)


def _shape(name: str, trade: Trade) -> str:
    """Squares keep all, diamonds throw all again, a star is the reader's own choice."""
    return "D" if not trade.keep else "s"


def _draw_table(drawn: Page, marked: dict[str, Trade], left: float, top: float, lang: str) -> None:
    """What the marks are, with their dice and their chances."""
    wide = drawn.room if drawn.phone else TABLE
    mine, team = left + wide - 46, left + wide
    drawn.text(mine, top, WORDS.translate("plots", "trade-me", lang), ha="right", color=drawn.theme.faded)
    drawn.text(team, top, WORDS.translate("plots", "trade-all", lang), ha="right", color=drawn.theme.faded)
    for number, (name, trade) in enumerate(marked.items()):
        y = top + 30 + number * ROW
        _mark(drawn, name, trade, left + 9, y)
        if name in LETTERS:
            place = drawn.at(left + 24, y + DIE / 2, DIE / 0.46)
            for number_, die in enumerate(trade.keep):
                at = number_ * 0.5
                draw_die(drawn.canvas, drawn.theme, die, at, 0, kept=True, place=place, size=9 * POINTS)
        else:
            drawn.text(left + 24, y, name)
        drawn.text(mine, y, percent(trade.me, lang), ha="right", size=drawn.normal)
        drawn.text(team, y, percent(trade.all, lang), ha="right", size=drawn.normal, weight="bold")
