"""What does not fit into the width of a page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

OVERFLOW = "root => root.scrollWidth - root.clientWidth"
SIDEWAYS = """
root => [...root.querySelectorAll("*")]
  .filter((each) => each.checkVisibility() && getComputedStyle(each).position !== "absolute")
  .filter((each) => each.getBoundingClientRect().right > root.getBoundingClientRect().right + 1)
  .filter((each) => !each.closest(".fk-live-region, svg, [aria-hidden=true]"))
  .filter((each) => !each.parentElement.closest(".fk-board-box"))
  .map((each) => each.className + " " + (each.textContent ?? "").slice(0, 40))
"""
"""A board wider than a phone pans in its own box: the box has to fit, what is in it need not."""

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
MAX_TRIES = 6
"""The margins of a page change with its width, so the first window need not be the right one."""


def sticking_out(page: Page, table: Locator) -> list[str]:
    page_wide = page.locator("html").evaluate(OVERFLOW)
    found: list[str] = table.evaluate(SIDEWAYS)
    return [*found, *(["the page scrolls sideways"] if page_wide > 0 else [])]


def sticking_out_of(page: Page, widget: Locator, *widths: int) -> dict[int, list[str]]:
    """What sticks out of windows of these widths, by the width."""
    found = {}
    for width in widths:
        _set_width(page, width)
        found[width] = sticking_out(page, widget)
    return {width: names for width, names in found.items() if names}


def fit_into(page: Page, widget: Locator, width: int) -> None:
    """Make the window so wide that the widget has this width, and wait until it has settled in it."""
    for _ in range(MAX_TRIES):
        size, box = page.viewport_size, widget.bounding_box()
        assert size
        assert box
        if abs(box["width"] - width) <= 1:
            return
        _set_width(page, round(size["width"] - box["width"] + width))
    raise AssertionError(f"no window makes the widget {width} px wide")


def _set_width(page: Page, width: int) -> None:
    """Widgets follow the width in the next frame."""
    size = page.viewport_size
    assert size
    page.set_viewport_size({**size, "width": width})
    page.evaluate(TWO_FRAMES)
