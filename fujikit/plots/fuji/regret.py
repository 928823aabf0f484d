"""Rules of thumb: what each gives away, by requirement."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from fujikit.engine.numbers import decimal
from fujikit.engine.public import public
from fujikit.engine.rows import Rows
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds.move_chance import Known
from fujikit.fuji.odds.regret import NOTHING, check_rule, regrets
from fujikit.plots.fuji.signs import draw_need, need_width, sign_words
from fujikit.plots.page import WIDTH, Page, check_width, is_phone, margin_of, page
from fujikit.plots.picture import Picture
from fujikit.plots.plane import Plane, round_ticks

ROW, HEAD, NUMBER = 22.0, 44.0, 34.0
LABEL, NEEDS_IN_A_ROW = 96.0, 2
"""Pixels for the signs, and how many requirements with the same numbers share a row on the picture."""
MARKERS = "oDs"
Numbers = tuple[float, float, float]


class _Group(NamedTuple):
    """Requirements for which all rules give away the same: mean, nine in ten and worst of each rule."""

    needs: list[str]
    rules: tuple[Numbers, ...]


@public
def regret(
    rules: Sequence[str] = ("counts", "ones"),
    *,
    rerolls: int = 1,
    needs: Sequence[str] | None = None,
    rivals: Sequence[Known] | None = None,
    theme: str = "light",
    lang: str = "en",
    width: float = WIDTH,
) -> Picture:
    """What rules of thumb give away over all hands, by requirement: the mean, and nine hands in ten.

    >>> print(regret(needs=["odd", "1|2"]).alt.partition(". ")[2][:42])
    odd: 2.8, 7.8, 24.9 and 0.0, 0.0, 0.4; 1|2
    """
    check_width(width)
    for rule in rules:
        check_rule(rule)
    table = regrets(needs, rules, rerolls=rerolls, rivals=rivals)
    groups = _groups(table, rules)
    shown = [group for group in groups if any(high > 0.0005 for _, high, _ in group.rules)] or groups
    cards = sum(len(group.needs) for group in groups)
    means = [decimal(100 * sum(_column(table, rule)) / cards, lang, 2) for rule in rules]
    hidden = cards - sum(len(group.needs) for group in shown)
    numbers = {"rerolls": rerolls, "cards": cards, "means": means, "hidden": hidden}
    model = table.model.text(lang) if table.model else ""
    lines = [(need, group) for group in shown for need in _in_rows(group.needs)]
    panels = 1 if not is_phone(width) else len(rules)
    tall = HEAD + len(lines) * ROW + 14
    with page(
        theme,
        width,
        tall * panels,
        title=_title(table, rules, cards, lang),
        below=WORDS.translate("plots", "regret-below", lang, **numbers),
        note=f"{WORDS.translate('plots', 'regret-note', lang, **numbers)} {model}",
    ) as drawn:
        most = max(high for group in shown for _, high, _ in group.rules) or 0.01
        across = drawn.room - LABEL if panels > 1 else (drawn.room - LABEL) / len(rules)
        for number, rule in enumerate(rules):
            left = margin_of(width) + LABEL + (0 if panels > 1 else number * across)
            top = number * tall if panels > 1 else 0.0
            plane = Plane(drawn, left, top, across, len(lines) * ROW, 0.0, most, 1.0)
            if panels > 1 or not number:
                _draw_needs(drawn, lines, plane.top, lang)
            _draw(plane, rule, number, [group.rules[number] for _, group in lines], lang)
    alt = "; ".join(f"{', '.join(group.needs)}: {_and(group, lang)}" for group in groups)
    names = [WORDS.translate("plots", f"rule-{rule}", lang) for rule in rules]
    start = WORDS.translate("plots", "regret-alt", lang, names=names, **numbers)
    return drawn.picture(f"{start} {alt}. {WORDS.translate('plots', 'regret-note', lang, **numbers)} {model}")


def _column(table: Rows, rule: str) -> list[float]:
    return [float(str(row["mean"])) for row in table.where(rule=rule)]


def _groups(table: Rows, rules: Sequence[str]) -> list[_Group]:
    """Requirements with the same numbers together, those first on which the first rule costs most."""
    found: dict[str, list[Numbers]] = {}
    for row in table:
        numbers = tuple(round(float(str(row[name])), 6) for name in ("mean", "nine_in_ten", "worst"))
        found.setdefault(str(row["need"]), []).append(numbers)  # type: ignore[arg-type]
    ordered = sorted(found.items(), key=lambda item: [(-a, -b, -c) for a, b, c in item[1]])
    return [
        _Group([need for need, _ in same], key)
        for key, same in groupby(ordered, key=lambda item: tuple(item[1]))
    ]


def _in_rows(needs: Sequence[str]) -> list[str]:
    """A row for each few of them."""
    return [" ".join(needs[n : n + NEEDS_IN_A_ROW]) for n in range(0, len(needs), NEEDS_IN_A_ROW)]


def _title(table: Rows, rules: Sequence[str], cards: int, lang: str) -> str:
    perfect = sum(mean < NOTHING * 10 for mean in _column(table, rules[0]))
    worst = max(table.where(rule=rules[0]), key=lambda row: float(str(row["mean"])))
    name = WORDS.translate("plots", f"rule-{rules[0]}", lang)
    numbers = {"perfect": perfect, "cards": cards, "need": worst["need"]}
    points = decimal(100 * float(str(worst["mean"])), lang)
    return WORDS.translate("plots", "regret-title", lang, rule=name, points=points, **numbers)


def _and(group: _Group, lang: str) -> str:
    word = f" {WORDS.translate('plots', 'and', lang)} "
    return word.join(", ".join(decimal(100 * value, lang) for value in numbers) for numbers in group.rules)


def _draw_needs(drawn: Page, lines: Sequence[tuple[str, _Group]], top: float, lang: str) -> None:
    words = sign_words(lang)
    for number, (needs, _) in enumerate(lines):
        x, y = margin_of(drawn.width), top + HEAD + (number + 0.5) * ROW
        for need in needs.split():
            if x + need_width(need, words) > margin_of(drawn.width) + LABEL:
                break
            x += draw_need(drawn, need, x, y, words) + 5


def _draw(plane: Plane, rule: str, number: int, rows: Sequence[Numbers], lang: str) -> None:
    """A rule: bars up to what nine hands in ten stay below, and the mean as a mark."""
    drawn, at = plane.page, plane._replace(left=plane.left + 8, width=plane.width - NUMBER - 22)
    end = HEAD + len(rows) * ROW
    drawn.text(at.left, at.top + 10, WORDS.translate("plots", f"rule-{rule}", lang), weight="bold")
    for tick in (0.0, *round_ticks(at.high, 3)):
        drawn.line([at.x(tick)] * 2, [at.top + 36, at.top + end])
        name = decimal(100 * tick, lang, 0)
        drawn.text(at.x(tick), at.top + 28, name, ha="center", color=drawn.theme.faded)
    colour = drawn.theme.lines[(0, 2, 4)[number % 3]]
    for row, (mean, high, _) in enumerate(rows):
        y = at.top + HEAD + (row + 0.5) * ROW
        drawn.box(at.x(0), y - 5, at.x(high) - at.x(0), 10, facecolor=drawn.tint(0.4), linewidth=0.7)
        look: dict[str, Any] = {"color": colour, "markeredgecolor": drawn.theme.paper}
        drawn.dot(at.x(mean), y, MARKERS[number % 3], 9, **look)
        drawn.text(at.left + at.width + NUMBER + 4, y, decimal(100 * mean, lang), ha="right")
    drawn.line([at.x(0)] * 2, [at.top + 36, at.top + end], color=drawn.theme.ink, zorder=2)
