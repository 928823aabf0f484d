"""Playing at a table on a page as a person does, beside a twin of the game that knows what must happen."""

from __future__ import annotations

import re
from collections import deque
from typing import Any

from playwright.sync_api import Locator, expect

from fujikit.engine.game import Game
from fujikit.widgets.screen_words import SCREEN

WALKABLE = ("landscape", "village")


def say(key: str, lang: str = "en", **numbers: object) -> str:
    """Words of the screen: `table.undo`."""
    section, _, name = key.partition(".")
    return SCREEN.say(section, name, lang, **numbers)


def square(table: Locator, name: str) -> Locator:
    return table.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))


def die(table: Locator, number: int) -> Locator:
    return table.get_by_role("button", name=re.compile(rf"^die {number}\b"))


def button(table: Locator, key: str, lang: str = "en", **numbers: object) -> Locator:
    return table.get_by_role("button", name=say(key, lang, **numbers), exact=True)


class Hands:
    """Two hands on a table: they click what a line names, and play the same line with the twin."""

    def __init__(self, table: Locator, twin: Game[Any]) -> None:
        self.table = table
        self.twin = twin
        self.at: str | None = None
        """Who sits at the screen, as far as the hands know."""

    def take_seat(self) -> None:
        """Sit down where the curtain asks somebody to."""
        waiting = [seat for seat in self.twin.seats if seat in self.twin.view(None)["awaits"]]
        if not self.twin.view(None)["screens"] or self.twin.outcome:
            self.at = None
        elif self.at not in waiting:
            self.at = self._next(waiting)
            expect(self.table.get_by_text(say("table.curtain", seat=self.at), exact=True)).to_be_visible()
            button(self.table, "table.sit", seat=self.at).click()

    def _next(self, waiting: list[str]) -> str:
        order = list(self.twin.seats)
        start = order.index(self.at) + 1 if self.at else 0
        return next(seat for seat in order[start:] + order[:start] if seat in waiting)

    def play(self, line: str) -> None:
        """Choose everything the line names, press what is left to press."""
        seat = self.at or line.split(maxsplit=1)[0]
        (action,) = (each for each in self.twin.view(seat)["actions"] if each["line"] == line)
        for name in action["squares"][:1]:
            square(self.table, name).click()
        for number in action["dice"]:
            die(self.table, number).click()
        if not action["squares"] or action["dice"]:
            self.table.get_by_role("button", name=label(action), exact=True).click()
        self.twin.act(line)

    def play_on(self) -> None:
        """One more line, of whoever is awaited."""
        self.take_seat()
        seat = self.at or self.twin.view(None)["awaits"][0]
        self.play(next_line(self.twin, seat))


def label(action: dict[str, Any]) -> str:
    """What stands on the button that plays a line."""
    word = f"/{action['word']}" if action["word"] else ""
    dice = ", ".join(map(str, action["dice"]))
    return say(f"action.{action['verb']}{word}", dice=dice, count=len(action["dice"]), squares="")


def next_line(game: Game[Any], seat: str) -> str:
    """What a simple soul does: goes as near to the village as it may, and takes dice as they fall."""
    view = game.view(seat)
    lines = [str(action) for action in game.legal(seat)]
    if view["prompt"] or game.phase == "setup":
        return lines[-1] if view["prompt"] else lines[0]
    if game.phase == "plan" and view["seats"][seat]["marker"] is None:
        marks = [line for line in lines if line.split()[1] == "mark"]
        return min(marks, key=lambda line: _steps_to_village(view["cards"], line.split()[2]))
    if game.phase == "move":
        return next(line for line in lines if line.split()[1] == "move")
    return f"{seat} {'stop' if game.phase == 'reroll' else 'ready'}"


def _steps_to_village(cards: dict[str, Any], start: str) -> int:
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        if cards[here]["kind"] == "village":
            return steps[here]
        for there in _beside(here):
            if there not in steps and there in cards and cards[there]["kind"] in WALKABLE:
                steps[there] = steps[here] + 1
                queue.append(there)
    return len(cards)


def _beside(square_name: str) -> list[str]:
    column, row = ord(square_name[0]), int(square_name[1:])
    spots = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return [f"{chr(each)}{number}" for each, number in spots]
