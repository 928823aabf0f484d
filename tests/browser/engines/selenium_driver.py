"""Drives the WebKit that Debian brings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from selenium.webdriver import ActionChains, Remote
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from tests.timeouts import SECONDS

KEYS = {
    "Tab": Keys.TAB,
    "Enter": Keys.ENTER,
    "Escape": Keys.ESCAPE,
    "End": Keys.END,
    "ArrowUp": Keys.ARROW_UP,
    "ArrowDown": Keys.ARROW_DOWN,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
}


class SeleniumDriver:
    def __init__(self, browser: Remote) -> None:
        self._browser = browser
        self._mouse: tuple[int, int] | None = None
        """Where it is."""

    def open(self, url: str) -> None:
        self._browser.get(url)

    def reload(self) -> None:
        self._browser.refresh()

    def resize(self, width: int, height: int) -> None:
        self._browser.set_window_size(width, height)
        WebDriverWait(self._browser, SECONDS, poll_frequency=0.02).until(
            lambda _: self.evaluate("() => [innerWidth, innerHeight]") == [width, height]
        )

    def evaluate(self, function: str, *arguments: object) -> Any:
        return self._browser.execute_script(f"return ({function})(...arguments)", *arguments)

    def click(self, x: float, y: float) -> None:
        mouse, place = ActionBuilder(self._browser, duration=0), (int(x), int(y))
        if place != self._mouse:  # as with a hand, moving takes a moment
            mouse.pointer_action.move_to_location(*place)  # type: ignore[no-untyped-call] # selenium's gap
        self._mouse = place
        mouse.pointer_action.click()
        mouse.perform()

    def press(self, key: str) -> None:
        self.write(KEYS.get(key, key))

    def write(self, text: str) -> None:
        ActionChains(self._browser, duration=0).send_keys(text).perform()

    def screenshot(self, path: Path) -> None:
        self._browser.save_screenshot(str(path))
