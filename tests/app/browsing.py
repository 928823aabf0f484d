"""A visitor with a real browser."""

from __future__ import annotations

import re
import time

from playwright.async_api import Browser, ConsoleMessage, Locator

from fujikit.widgets.screen_words import translate
from tests.app.visitor import Move
from tests.browser.clicks import CLICK
from tests.timeouts import MILLISECONDS

TARGET = "[data-square]:has(.fk-board-target)"
TWO_SQUARES = (
    f"() => [...document.querySelectorAll('{TARGET}')].slice(0, 2).map((each) => each.dataset.square)"
)


class BrowserVisitor:
    """Deals, sits down, and carries a marker to and fro between two cards."""

    def __init__(self, name: str, app: str, browser: Browser) -> None:
        self.name = name
        self.opened_in = 0.0
        self._app = app
        self._browser = browser
        self._moves = 0
        self._errors: list[str] = []

    async def open(self, page: str) -> None:
        """Open a page, and get to a table with cards to mark."""
        context = await self._browser.new_context(reduced_motion="reduce")
        context.set_default_timeout(MILLISECONDS)
        self._page = await context.new_page()
        self._page.on("console", self._console)
        self._page.on("pageerror", lambda error: self._errors.append(str(error)))
        deal, sit = (
            self._button(re.escape(translate("setup.deal", "en"))),
            self._button(translate("table.sit", "en", seat="")),
        )
        begun = time.perf_counter()
        await self._page.goto(f"{self._app}/voila/render/{page}")
        await deal.or_(sit).first.wait_for()
        self.opened_in = time.perf_counter() - begun
        if await deal.is_visible():
            await deal.click()
        await sit.click()
        await self._page.locator(TARGET).first.wait_for()
        self._squares: list[str] = await self._page.evaluate(TWO_SQUARES)

    def _button(self, beginning: str) -> Locator:
        return self._page.get_by_role("button", name=re.compile(f"^{beginning}")).first

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._errors.append(message.text)

    async def move(self) -> Move:
        """Mark the other one of two cards."""
        square = self._squares[self._moves % 2]
        self._moves += 1
        milliseconds = await self._page.evaluate(CLICK, [f"[data-square={square}]", 0])
        return Move(self.name, f"mark {square}", milliseconds / 1000)

    async def leave(self) -> None:
        """Go elsewhere: the page tells the app. What went wrong on it is told here."""
        await self._page.goto("about:blank")
        await self._page.context.close()
        if self._errors:
            raise RuntimeError("; ".join(self._errors))
