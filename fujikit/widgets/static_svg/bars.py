"""A bar chart: how likely every number is, and how often it came."""

from __future__ import annotations

from collections.abc import Sequence

from fujikit.widgets.static_svg.elements import element, words
from fujikit.widgets.static_svg.picture import Picture, frame

WIDTH, HEIGHT, PAD, FOOT = 420, 190, 14, 26
FEWEST_SLOTS = 8


def bars_picture(
    expected: Sequence[float],
    came: Sequence[float],
    lang: str,
    *,
    alt: str,
    expected_label: str,
    came_label: str,
) -> Picture:
    """Outlines for what is expected; filled bars for what came, where anything did."""
    highest = max(*expected, *came, 0.01)
    step = (WIDTH - 2 * PAD) / max(len(expected), FEWEST_SLOTS)
    room = HEIGHT - PAD - FOOT - 22
    drawn = element("rect", width=WIDTH, height=HEIGHT, rx=10, fill="var(--fk-paper)")
    drawn += _legend(expected_label, PAD, outlined=True)
    if came:
        drawn += _legend(came_label, WIDTH / 2, outlined=False)
    floor = HEIGHT - FOOT
    for value, chance in enumerate(expected):
        x = PAD + value * step
        if came:
            drawn += _bar(x, floor, step, room * came[value] / highest, outlined=False)
        drawn += _bar(x, floor, step, room * chance / highest, outlined=True)
        if step >= 14 or value % 5 == 0:
            drawn += words(str(value), x + step / 2, floor + 16, class_="middle faded", font_size=12)
    drawn += element("path", d=f"M{PAD} {floor}H{WIDTH - PAD}", stroke="var(--fk-edge)")
    return Picture(frame(drawn, width=WIDTH, height=HEIGHT, label=alt, lang=lang), alt, WIDTH)


def _bar(x: float, floor: float, step: float, height: float, *, outlined: bool) -> str:
    look = (
        {"fill": "none", "stroke": "var(--fk-ink)", "stroke_width": 1.5}
        if outlined
        else {"fill": "var(--fk-accent)"}
    )
    return element("rect", x=x + step * 0.12, y=floor - height, width=step * 0.76, height=height, **look)


def _legend(label: str, x: float, *, outlined: bool) -> str:
    return _bar(x, PAD + 11, 14, 10, outlined=outlined) + words(label, x + 20, PAD + 11, font_size=13)
