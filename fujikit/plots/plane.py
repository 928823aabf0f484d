"""A plane on a page: two scales with their ticks, and bars and points on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor, log10
from typing import Any, NamedTuple

from fujikit.plots.page import Page, text_width


class Plane(NamedTuple):
    """A rectangle of a page, in pixels, and what its edges stand for."""

    page: Page
    left: float
    top: float
    width: float
    height: float
    low: float
    high: float
    most: float
    """The value at the upper edge; the lower one is 0."""

    def x(self, value: float) -> float:
        """Where a value stands across the page."""
        return self.left + (value - self.low) / (self.high - self.low) * self.width

    def y(self, value: float) -> float:
        """Where a value stands down the page."""
        return self.top + self.height * (1 - value / self.most)

    def bar(self, value: float, height: float, bottom: float = 0.0, width: float = 0.9, **style: Any) -> None:
        """A bar round a value, from one height up by another."""
        left, right = self.x(value - width / 2), self.x(value + width / 2)
        top = self.y(bottom + height)
        self.page.box(left, top, right - left, self.y(bottom) - top, **({"linewidth": 0.8} | style))

    def ticks_up(self, values: Sequence[float], text: Callable[[float], str]) -> None:
        """Thin lines across, named at their left."""
        for value in values:
            self.page.line([self.left, self.left + self.width], [self.y(value)] * 2)
            look = {"ha": "right", "color": self.page.theme.faded}
            self.page.text(self.left - 6, self.y(value), text(value), **look)

    def ticks_across(
        self, values: Sequence[float], text: Callable[[float], str], *, lines: bool = False
    ) -> None:
        """Names under the plane, perhaps with thin lines up."""
        for value in values:
            if lines:
                self.page.line([self.x(value)] * 2, [self.top, self.top + self.height])
            look = {"ha": "center", "color": self.page.theme.faded}
            self.page.text(self.x(value), self.top + self.height + 10, text(value), **look)

    def ground(self) -> None:
        """The line on which bars stand."""
        y = self.top + self.height
        look: dict[str, Any] = {"color": self.page.theme.ink, "linewidth": 1.4, "zorder": 2}
        self.page.line([self.left, self.left + self.width], [y, y], **look)


def round_ticks(most: float, count: int = 4) -> list[float]:
    """About so many round values above 0 and up to the highest.

    >>> round_ticks(0.061), round_ticks(17)
    ([0.02, 0.04, 0.06], [5.0, 10.0, 15.0])
    """
    if most <= 0:
        return []
    rough = most / count
    unit = 10.0 ** floor(log10(rough))
    step = next(each * unit for each in (1, 2, 5, 10) if each * unit >= rough * 0.99)
    return [round(number * step, 12) for number in range(1, int(most / step + 1e-9) + 1)]


def label_room(page: Page, labels: Sequence[str]) -> float:
    """The pixels that names of ticks take at the left of a plane."""
    return max((text_width(label, page.small) for label in labels), default=0.0) + 8
