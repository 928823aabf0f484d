"""Margin and stamina: by how much a turn is won or lost, and what it then costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fujikit.engine.numbers import decimal, percent
from fujikit.engine.public import public
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.move_chance import FULL_SET, Known
from fujikit.fuji.odds.prospect import Prospect, prospect
from fujikit.plots.frame import whole_percent
from fujikit.plots.page import WIDTH, Page, check_width, margin_of, page, text_width
from fujikit.plots.picture import Picture
from fujikit.plots.plane import Plane, label_room, round_ticks
from fujikit.plots.theme import DIE_COLOURS, contrast, mixed

BARS, STRIP, HEIGHT = 220.0, 96.0, 330.0
"""Pixels: of the bars, of what is under them, and of all."""
SELDOM = 0.003
"""Margins at the edges that come less often than this, all together, are not drawn."""
HATCHES = ("", "..", "xx", "\\\\\\\\", "////")


@public
def margin(
    need: str,
    *,
    hand: str | None = None,
    dice: int | str = FULL_SET,
    rerolls: int = 0,
    rivals: Sequence[Known] | None = None,
    bonus: int = 0,
    level: int = 2,
    theme: str = "light",
    lang: str = "en",
    width: float = WIDTH,
) -> Picture:
    """The own total less the better neighbour's after the best rerolls, and the stamina that it costs.

    >>> print(margin("yellow|4", rerolls=2).alt.partition(". ")[0])
    “yellow or 4” with 2 rerolls on level 2: 81.4% move, a tie comes in 3.7%, the mean margin is 6.3
    """
    check_width(width)
    turn = prospect(need, hand=hand, dice=dice, rerolls=rerolls, rivals=rivals, bonus=bonus, level=level)
    model = turn.model.text(lang)
    numbers = _numbers(turn, lang) | {"need": need, "rerolls": rerolls, "level": level}
    with page(
        theme,
        width,
        HEIGHT,
        title=WORDS.translate("plots", "margin-title", lang, **numbers),
        below=WORDS.translate("plots", "margin-below", lang, **numbers),
        note=f"{WORDS.translate('plots', 'margin-note', lang, **numbers)} {model}",
    ) as drawn:
        colours = _colours(drawn, turn)
        _draw_bars(drawn, turn, colours, lang)
        _draw_strip(drawn, turn, colours, lang)
    margins = "; ".join(
        f"{_signed(each)}: {decimal(100 * turn.margins.get(each, 0.0), lang)}" for each in _shown(turn)
    )
    losses = "; ".join(f"{loss}: {decimal(100 * chance, lang)}" for loss, chance in turn.losses.items())
    alt = WORDS.translate("plots", "margin-alt", lang, margins=margins, losses=losses, **numbers)
    return drawn.picture(f"{alt} {model}")


def _numbers(turn: Prospect, lang: str) -> dict[str, object]:
    mean = sum(margin * chance for margin, chance in turn.margins.items())
    return {
        "chance": percent(turn.chance, lang),
        "tie": percent(turn.margins.get(0, 0.0), lang),
        "free": whole_percent(turn.losses.get(0, 0.0), lang),
        "fails": whole_percent(1 - turn.chance, lang),
        "cost": turn.card.fail,
        "margin": decimal(mean, lang),
        "mean": decimal(turn.loss, lang, 2),
    }


def _shown(turn: Prospect) -> list[int]:
    """The margins between those that hardly ever come."""
    margins, below = turn.margins, 0.0
    shown = []
    for each, chance in sorted(margins.items()):
        below += chance
        if below > SELDOM / 2 and below - chance < 1 - SELDOM / 2:
            shown.append(each)
    return list(range(shown[0], shown[-1] + 1))


def _signed(number: int) -> str:
    """A difference with its sign.

    >>> _signed(3), _signed(0)
    ('+3', '0')
    """
    return f"+{number}" if number > 0 else str(number).replace("-", "\N{MINUS SIGN}")


def _colours(drawn: Page, turn: Prospect) -> dict[int, dict[str, Any]]:
    """How each loss is drawn, from what is free to what costs most."""
    sun, theme, most = DIE_COLOURS["Y"], drawn.theme, max(turn.losses)
    free = theme.good if contrast(theme.good, sun) > 2 else theme.heat[1]
    return {
        loss: {
            "facecolor": mixed(sun, theme.lines[1], (loss - 1) / max(most - 1, 1)) if loss else free,
            "hatch": HATCHES[min(loss, len(HATCHES) - 1)],
        }
        for loss in turn.losses
    }


def _draw_bars(drawn: Page, turn: Prospect, colours: dict[int, dict[str, Any]], lang: str) -> None:
    margins = {each: turn.margins.get(each, 0.0) for each in _shown(turn)}
    ticks = round_ticks(max(margins.values()))
    left = margin_of(drawn.width) + label_room(drawn, [whole_percent(tick, lang) for tick in ticks])
    low, high = min(margins) - 0.5, max(margins) + 0.5
    across = drawn.width - margin_of(drawn.width) - left
    plane = Plane(drawn, left, 24, across, BARS - 46, low, high, max(margins.values()) * 1.05)
    plane.ticks_up(ticks, lambda chance: whole_percent(chance, lang))
    for each, chance in margins.items():
        plane.bar(each, chance, **colours[turn.card.loss(each)])
    plane.ground()
    step = 5 if not drawn.phone else 10
    plane.ticks_across([m for m in margins if m % step == 0], lambda m: _signed(int(m)))
    _name_halves(drawn, plane, turn, lang)
    if low < 0.5 < high:
        look: dict[str, Any] = {"color": drawn.theme.ink, "linestyle": (0, (4, 3)), "linewidth": 1.4}
        drawn.line([plane.x(0.5)] * 2, [4, 24 + plane.height], zorder=3, **look)


def _name_halves(drawn: Page, plane: Plane, turn: Prospect, lang: str) -> None:
    """What lies left of the line, and what right of it."""
    fails = WORDS.translate("plots", "margin-fails", lang, chance=percent(1 - turn.chance, lang))
    moves = WORDS.translate("plots", "margin-moves", lang, chance=percent(turn.chance, lang))
    middle = min(max(plane.x(0.5), plane.left), plane.left + plane.width)
    wide = text_width(fails, drawn.normal, "bold")
    at = max(middle - 8, margin_of(drawn.width) + wide)
    drawn.text(at, 10, fails, ha="right", weight="bold", size=drawn.normal, color=drawn.theme.lines[1])
    right = plane.left + plane.width
    drawn.text(right, 10, moves, ha="right", weight="bold", size=drawn.normal)


def _draw_strip(drawn: Page, turn: Prospect, colours: dict[int, dict[str, Any]], lang: str) -> None:
    """What the turn costs, as parts of a bar, with a legend under it."""
    left, top, room = margin_of(drawn.width), BARS + 26, drawn.room
    drawn.text(left, BARS + 14, WORDS.translate("plots", "margin-strip", lang), color=drawn.theme.faded)
    at, step = left, room / len(turn.losses)
    for number, (loss, chance) in enumerate(sorted(turn.losses.items(), reverse=True)):
        drawn.box(at, top, chance * room, 24, linewidth=0.9, **colours[loss])
        at += chance * room
        x = left + number * step
        drawn.box(x, top + 38, 14, 14, linewidth=0.9, **colours[loss])
        name = f"\N{MINUS SIGN}{loss}" if loss else "0"
        drawn.text(x + 20, top + 45, name, weight="bold", size=drawn.normal)
        drawn.text(x, top + 64, percent(chance, lang), size=drawn.small)
