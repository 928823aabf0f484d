"""Somebody who goes about the app in any browser: looks for things by their words, clicks and types."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tests.browser.engines.driver import Driver
from tests.browser.keys import MAX_TABS, towards
from tests.timeouts import SECONDS

POLL = 0.02
FIND = """
(selector, words, scrolls) => {
  const named = (each) => each.getAttribute("aria-label") ?? each.textContent;
  const thing = [...document.querySelectorAll(selector)].find((each) =>
    each.getClientRects().length > 0 && named(each).includes(words));
  if (!thing) return null;
  const inside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  if (scrolls && !inside(thing.getBoundingClientRect())) thing.scrollIntoView({ block: "center" });
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  const place = [x, y].join();
  if (window.standing?.place !== place) {
    const standing = window.standing = { place, frames: 0 };
    const count = () => ++standing.frames < 3 && requestAnimationFrame(count);
    requestAnimationFrame(count);
  }
  return {
    x, y, width: box.width, height: box.height,
    text: thing.textContent,
    in_view: inside(box),
    on_top: top !== null && (thing.contains(top) || top.contains(thing)),
    still: window.standing.frames === 3,
    focused: thing === document.activeElement,
  };
}
"""
"""The first thing that a selector finds, is drawn, and has these words in its name."""
FRESH = """
(storage) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}
"""
WATCH = """
() => {
  window.failures = [];
  addEventListener("error", ({ message }) => window.failures.push(message));
  addEventListener("unhandledrejection", ({ reason }) => window.failures.push(String(reason)));
}
"""


@dataclass(frozen=True)
class Thing:
    """Something that was found on a page."""

    x: float
    """The middle of it."""
    y: float
    width: float
    height: float
    text: str
    in_view: bool
    """Whether the window shows all of it."""
    on_top: bool
    """Whether it is what a click on its middle reaches."""
    still: bool
    """Whether the page was drawn three times with it at this place: what came before may scroll the page."""
    focused: bool


class Visitor:
    """Somebody with a window on the app."""

    def __init__(self, driver: Driver, app: str) -> None:
        self.driver = driver
        self._app = app

    def arrive(self, page: str, **storage: str) -> None:
        """Open a page as somebody does whose browser knows nothing of the app but what is in the storage."""
        self.driver.open(f"{self._app}/nothing")  # of the same origin, and without a kernel
        self.driver.evaluate(FRESH, storage)
        self.driver.open(f"{self._app}/voila/render/{page}")
        self.driver.evaluate(WATCH)

    def reload(self) -> None:
        self.driver.reload()
        self.driver.evaluate(WATCH)

    def failures(self) -> list[str]:
        """What went wrong in scripts of the page since it was opened."""
        found: list[str] = self.driver.evaluate("() => window.failures")
        return found

    def find(self, selector: str, words: str = "", *, scrolls: bool = False) -> Thing | None:
        """A thing that is drawn now, if it is."""
        found: dict[str, Any] | None = self.driver.evaluate(FIND, selector, words, scrolls)
        return msgspec.convert(found, Thing | None)

    def see(self, selector: str, words: str = "") -> Thing:
        """Wait for a thing."""
        return self._wait(selector, words, lambda _: True)

    def see_whole(self, selector: str, words: str = "") -> Thing:
        """Wait for a thing that the window shows without being scrolled by us."""
        return self._wait(selector, words, lambda thing: thing.in_view)

    def click(self, selector: str, words: str = "") -> None:
        """Wait for a thing, bring it into view, and click it when it stays there."""
        thing = self._wait(selector, words, lambda thing: thing.on_top and thing.still, scrolls=True)
        self.driver.click(thing.x, thing.y)

    def tab_to(self, selector: str, words: str = "") -> None:
        """Press Tab until the thing has the focus."""
        for _ in range(MAX_TABS):
            if self.see(selector, words).focused:
                return
            self.driver.press("Tab")
        raise AssertionError(f"{MAX_TABS} times Tab did not lead to {selector} {words!r}")

    def walk_to(self, square: str) -> None:
        """Go over the board with the arrows, to a card; never the same step twice."""
        gone: set[tuple[str, str]] = set()
        while (at := self.square_in_focus()) != square:
            arrow = next(key for key in towards(at, square) if (at, key) not in gone)
            gone.add((at, arrow))
            self.driver.press(arrow)

    def square_in_focus(self) -> str:
        square: str = self.driver.evaluate("() => document.activeElement.dataset.square ?? ''")
        assert square, "no card has the focus"
        return square

    def style(self, selector: str, name: str) -> str:
        """A computed style of the first thing that a selector finds."""
        value: str = self.driver.evaluate(
            "(selector, name) => getComputedStyle(document.querySelector(selector))[name]", selector, name
        )
        return value

    def screenshot(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.driver.screenshot(path)

    def _wait(
        self, selector: str, words: str, is_ready: Callable[[Thing], bool], *, scrolls: bool = False
    ) -> Thing:
        end = time.monotonic() + SECONDS
        while True:
            thing = self.find(selector, words, scrolls=scrolls)
            if thing and is_ready(thing):
                return thing
            assert time.monotonic() < end, f"waited in vain for {selector} {words!r}: {thing}"
            time.sleep(POLL)
