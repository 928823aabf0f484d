"""What to keep: the dice of each choice, and the points of chance that it gives away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fujikit.engine.numbers import decimal, percent
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.choice import NOTHING
from fujikit.fuji.odds.keeps import KeepRow, Keeps
from fujikit.fuji.odds.keeps import keeps as ask
from fujikit.fuji.odds.move_chance import Known
from fujikit.plots.fuji.tiles import SIZE, draw_die
from fujikit.plots.page import POINTS, WIDTH, Page, check_width, margin_of, page, text_width
from fujikit.plots.picture import Picture
from fujikit.plots.plane import Plane, round_ticks

HEAD, DIE = 26.0, 26.0
ROW, PHONE_ROW = 46.0, 66.0
COLUMNS = 112.0
"""Pixels for the two numbers at the right."""
BAR = 11.0
ALSO = 1
"""So many equal choices are named beside the first."""


@public
def keeps(
    need: str,
    hand: str,
    *,
    rerolls: int = 1,
    yours: str | None = None,
    most: int = 4,
    rivals: Sequence[Known] | None = None,
    beat: Sequence[int] = (),
    bonus: int = 0,
    theme: str = "light",
    lang: str = "en",
    width: float = WIDTH,
) -> Picture:
    """What the best choices of dice to keep give away.

    Always among them: to keep what counts, to stop, to throw all again, and `yours`, which is marked.

    >>> print(keeps("yellow|4", "B1 P1 B4 P4 B5 P5", rerolls=2).alt.partition(" Keeping")[0])
    “yellow or 4” with 2 rerolls: keep blue 4, pink 4 for 77.7%.
    """
    check_width(width)
    found = ask(need, hand, rerolls=rerolls, yours=yours, rivals=rivals, beat=beat, bonus=bonus)
    rows = [row for place, row in enumerate(found.choices) if place < most or row.tags]
    numbers = {
        "need": need,
        "rerolls": rerolls,
        "keep": _dice(found.choices[0], lang),
        "chance": percent(found.choices[0].chance, lang),
        "size": found.size,
        "values": len(found.choices),
    }
    model = found.model.text(lang)
    with page(
        theme,
        width,
        HEAD + len(rows) * (PHONE_ROW if width < 500 else ROW) + 8,
        title=_title(found, numbers, lang),
        below=WORDS.translate("plots", "keeps-below", lang, **numbers),
        note=f"{WORDS.translate('plots', 'keeps-note', lang, **numbers)} {model}",
    ) as drawn:
        _draw(drawn, found, rows, lang)
    alt = (WORDS.translate("plots", "keeps-alt", lang, **numbers), *_sentences(rows, lang))
    return drawn.picture(f"{' '.join(alt)} {WORDS.translate('plots', 'keeps-note', lang, **numbers)} {model}")


def _dice(row: KeepRow, lang: str) -> str:
    return " ".join(row.keeps[0]) or WORDS.translate("advice", "none", lang)


def _title(found: Keeps, numbers: dict[str, object], lang: str) -> str:
    """What to keep, and what the habit of newcomers gives away, if it does."""
    counts = found.tagged("counts").gives_away
    key = "keeps-found" if counts >= 0.005 else "keeps-title"
    return WORDS.translate("plots", key, lang, points=decimal(100 * counts, lang), **numbers)


def _labels(row: KeepRow, lang: str) -> str:
    """What a row is called, and which choice is as good."""
    names = [WORDS.translate("plots", f"keep-{tag}", lang) for tag in row.tags]
    others = row.keeps[1:]
    if len(others) > ALSO:
        names.append(WORDS.translate("plots", "keep-more", lang, more=len(others)))
    names += [
        WORDS.translate("plots", "keep-or", lang, keep=" ".join(keep))
        for keep in others
        if len(others) <= ALSO
    ]
    return ", ".join(names)


def _draw(drawn: Page, found: Keeps, rows: Sequence[KeepRow], lang: str) -> None:
    theme, left, right = drawn.theme, margin_of(drawn.width), drawn.width - margin_of(drawn.width)
    tiles, step = len(found.hand) * (DIE + 3), PHONE_ROW if drawn.phone else ROW
    start = left + 4 if drawn.phone else left + tiles + 16
    most = max(row.gives_away for row in rows) or 0.01
    plane = Plane(drawn, start, HEAD, right - COLUMNS - start - 8, len(rows) * step, 0.0, most, 1.0)
    for tick in (0.0, *round_ticks(most)):
        look: dict[str, Any] = {"color": theme.rule if tick else theme.ink, "zorder": 0.5 if tick else 2}
        for low, high in _between(drawn, len(rows)):
            drawn.line([plane.x(tick)] * 2, [low, high], **look)
        name = decimal(100 * tick, lang, 0)
        drawn.text(plane.x(tick), HEAD - 14, name, ha="center", color=theme.faded)
    for x, key in ((right - 56, "keeps-away"), (right, "keeps-chance")):
        drawn.text(x, HEAD - 14, WORDS.translate("plots", key, lang), ha="right", color=theme.faded)
    for number, row in enumerate(rows):
        _draw_row(plane, found.hand, row, HEAD + number * step, lang)


def _between(drawn: Page, rows: int) -> list[tuple[float, float]]:
    """Where the lines of the scale run: all the way down, or on a phone only beside the bars."""
    if not drawn.phone:
        return [(HEAD - 6, HEAD + rows * ROW)]
    bars = [HEAD + number * PHONE_ROW + PHONE_ROW - 16 for number in range(rows)]
    return [(y - BAR, y + BAR) for y in bars]


def _draw_row(plane: Plane, hand: Sequence[str], row: KeepRow, top: float, lang: str) -> None:
    drawn = plane.page
    theme, left, right = drawn.theme, margin_of(drawn.width), drawn.width - margin_of(drawn.width)
    tiles, mine = len(hand) * (DIE + 3), "yours" in row.tags
    if mine or "counts" in row.tags:
        tall = (PHONE_ROW if drawn.phone else ROW) - 4
        look: dict[str, Any] = {"facecolor": theme.raised, "edgecolor": theme.rule, "zorder": 0.2}
        drawn.box(left - 6, top + 2, drawn.room + 12, tall, round_=4, **look)
    _draw_dice(drawn, hand, row, left, top + 8 + DIE)
    at = (left + tiles + 8, top + 14) if drawn.phone else (plane.left + 6, top + 15)
    bold = "bold" if row.tags else "normal"
    for number, line in enumerate(_fitting(_labels(row, lang), right - COLUMNS - at[0], drawn.small, bold)):
        drawn.text(at[0], at[1] + number * 12, line, weight=bold)
    y = top + (PHONE_ROW - 16 if drawn.phone else ROW - 14)
    look = {"facecolor": theme.lines[1], "hatch": "////"} if mine else {"facecolor": drawn.tint(0.6)}
    drawn.box(plane.x(0), y - BAR / 2, plane.x(row.gives_away) - plane.x(0), BAR, **look)
    drawn.dot(
        plane.x(row.gives_away), y, "D" if mine else "o", 8, color=theme.lines[1] if mine else theme.ink
    )
    middle = y if drawn.phone else top + ROW / 2
    best = row.gives_away < NOTHING
    away = (
        WORDS.translate("plots", "keep-best", lang)
        if best
        else f"\N{MINUS SIGN}{decimal(100 * row.gives_away, lang)}"
    )
    drawn.text(right - 56, middle, away, ha="right", weight="bold", size=drawn.normal)
    drawn.text(right, middle, percent(row.chance, lang), ha="right", size=drawn.normal)


def _draw_dice(drawn: Page, hand: Sequence[str], row: KeepRow, left: float, bottom: float) -> None:
    """The whole hand; dice that are thrown again are only outlines."""
    kept, place = list(row.keeps[0]), drawn.at(left, bottom, DIE / SIZE)
    for number, die in enumerate(hand):
        stays = die in kept
        if stays:
            kept.remove(die)
        x = number * (DIE + 3) * SIZE / DIE
        draw_die(drawn.canvas, drawn.theme, die, x, 0.0, kept=stays, place=place, size=9 * POINTS)


def _fitting(text: str, width: float, size: float, weight: str) -> Iterator[str]:
    """The parts of a label in as few lines as they fit into."""
    line = ""
    for part in text.split(", "):
        longer = f"{line}, {part}" if line else part
        if line and text_width(longer, size, weight) > width:
            yield line
            longer = part
        line = longer
    yield line


def _sentences(rows: Sequence[KeepRow], lang: str) -> Iterator[str]:
    for row in rows:
        yield WORDS.translate(
            "plots",
            "keeps-line",
            lang,
            keep=_dice(row, lang),
            chance=percent(row.chance, lang),
            points=decimal(100 * row.gives_away, lang),
            label=f" ({_labels(row, lang)})" if _labels(row, lang) else "",
        )
