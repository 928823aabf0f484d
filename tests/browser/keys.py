"""Going about a page, and playing at a table, without a mouse."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from fujikit.engine.game import Game
from tests.browser.play import Hands, label

MAX_TABS = 60


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
        for _ in range(MAX_TABS):
            if thing.evaluate('element => element.matches(":focus")'):
                return
            self.press("Tab")
        raise AssertionError(f"{MAX_TABS} times Tab did not lead to {thing}")

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
        square = self.page.locator("[data-square]:focus").get_attribute("data-square")
        assert square, "no card has the focus"
        return square


class Player(Keys):
    """Somebody at a table without a mouse."""

    def __init__(self, page: Page, table: Locator, twin: Game[Any]) -> None:
        super().__init__(page)
        self.table, self.twin = table, twin
        self.hands = Hands(table, twin)

    def play(self, line: str) -> None:
        """Play a line on the table and with the twin, and see that it has happened."""
        view = self.twin.view(line.split(maxsplit=1)[0])
        (action,) = (each for each in view["actions"] if each["line"] == line)
        if action["squares"]:
            self.press("b")
            self.walk_to(action["squares"][0])
            self.press("Enter")
            if way := label(action, view):
                self.enter(self.table.get_by_role("button", name=way, exact=True))
        else:
            self.press("r")
        self.hands.confirm(line, view, self.enter)
        self.hands.say_to_twin(line, self.enter)


def towards(at: str, to: str) -> list[str]:
    """The arrows, those that lead nearer first."""
    down, right = int(to[1:]) - int(at[1:]), ord(to[0]) - ord(at[0])
    nearer = {"ArrowDown": down, "ArrowUp": -down, "ArrowRight": right, "ArrowLeft": -right}
    return sorted(nearer, key=lambda key: -nearer[key])
