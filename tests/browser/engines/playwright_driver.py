"""Drives Chromium, Firefox, and the WebKit that playwright fetches for itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.timeouts import MILLISECONDS


class PlaywrightDriver:
    def __init__(self, page: Page) -> None:
        self._page = page

    def open(self, url: str) -> None:
        self._page.goto(url, timeout=MILLISECONDS)

    def reload(self) -> None:
        self._page.reload(timeout=MILLISECONDS)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def evaluate(self, function: str, *arguments: object) -> Any:
        return self._page.evaluate(f"list => ({function})(...list)", list(arguments))

    def click(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def write(self, text: str) -> None:
        self._page.keyboard.type(text)

    def screenshot(self, path: Path) -> None:
        self._page.screenshot(path=path)
