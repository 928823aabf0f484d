"""Going about a page without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

MOST_TABS = 60


class Keys:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, thing: Locator) -> None:
        """Tab on until the thing has the focus."""
        expect(thing).to_be_visible()
        for _ in range(MOST_TABS):
            if thing.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"{MOST_TABS} times Tab did not lead to {thing}")

    def enter(self, thing: Locator) -> None:
        """Tab to a button and press it."""
        self.tab_to(thing)
        self.press("Enter")

    def walk_to(self, name: str) -> None:
        """Over the board with the arrows, from the card in focus to another; never the same step twice."""
        gone: set[tuple[str, str]] = set()
        while (at := self.square_in_focus()) != name:
            arrow = next(key for key in towards(at, name) if (at, key) not in gone)
            gone.add((at, arrow))
            self.press(arrow)

    def square_in_focus(self) -> str:
        square: str = self.page.evaluate("() => document.activeElement.dataset.square ?? ''")
        assert square, "no card has the focus"
        return square


def towards(at: str, to: str) -> list[str]:
    """The arrows, those that lead nearer first."""
    down, right = int(to[1:]) - int(at[1:]), ord(to[0]) - ord(at[0])
    nearer = {"ArrowDown": down, "ArrowUp": -down, "ArrowRight": right, "ArrowLeft": -right}
    return sorted(nearer, key=lambda key: -nearer[key])
