"""Playing at a table on a page as a person does, beside a twin of the game that knows what must happen."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from fujikit.engine.game import Game
from fujikit.widgets import screen_words

WALKABLE = ("landscape", "village")
SEALED_GAME = re.compile(r"[=]fks2\.")


def translate(key: str, lang: str = "en", **numbers: object) -> str:
    """Words of the screen: `table.undo`."""
    return screen_words.translate(key, lang, **numbers)


def square(table: Locator, name: str) -> Locator:
    return table.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))


def touch(thing: Locator) -> None:
    """Click also what says that it can't be chosen now: it explains itself."""
    thing.click(force=True)


def speaking(words: str) -> re.Pattern[str]:
    """A name with these words in it."""
    return re.compile(re.escape(words))


def die(table: Locator, number: int) -> Locator:
    return table.get_by_role("button", name=re.compile(rf"^die {number}\b"))


def equipment(table: Locator, owner: str, card: str) -> Locator:
    cards = table.get_by_role("list", name=translate("seat.equipment", name=owner))
    return cards.get_by_role("button", name=speaking(translate(f"equipment.{card}")))


def button(table: Locator, key: str, lang: str = "en", **numbers: object) -> Locator:
    return table.get_by_role("button", name=translate(key, lang, **numbers), exact=True)


class Hands:
    """Two hands on a table: they click what a line names, and play the same line with the twin."""

    def __init__(self, table: Locator, twin: Game[Any]) -> None:
        self.table = table
        self.twin = twin
        self.at: str | None = None
        """Who sits at the screen, as far as the hands know."""

    def take_seat(self) -> None:
        """Sit down where the curtain asks somebody to."""
        self.take_seat_by(lambda: button(self.table, "table.sit", seat=self.at).click())

    def take_seat_by(self, press: Callable[[], None]) -> None:
        """The same, with another way to press the button."""
        if self._open():
            self.at = None
        elif self.at not in self._awaited():
            self.at = self._next()
            expect(self.curtain(self.at)).to_be_visible()
            press()
            expect(self.table.get_by_role("region", name=translate("table.now"))).to_be_visible()
            self.see()

    def curtain(self, seat: str) -> Locator:
        return self.table.get_by_role("region", name=translate("table.curtain", seat=seat), exact=True)

    def play(self, line: str) -> None:
        """Choose everything the line names, press what is left to press, and see that it has happened."""
        view = self.twin.view(line.split(maxsplit=1)[0])
        (action,) = (each for each in view["actions"] if each["line"] == line)
        meeples = {
            each["whose"] for each in view["actions"] if each["squares"] or each["cards"] or each["seats"]
        }
        if action["squares"] and action["whose"] != action["seat"] and len(meeples) > 1:
            self.turn_to(action["whose"])
        for name in action["squares"][:1]:
            square(self.table, name).click()
        for name in action["cards"]:
            equipment(self.table, action["whose"], name).click()
        if action["word"] == "leg":
            button(self.table, "action.injury/leg").click()
        for number in action["dice"] if self.twin.round else ():
            die(self.table, number).click()
        self.press(line, label(action, view), view)
        self.say_to_twin(line)

    def press(self, line: str, text: str, view: Any) -> None:
        """Press what is left to press, and say yes where the table asks back."""
        pressed = self.table.get_by_role("button", name=text, exact=True)
        if text:
            pressed.click()
        self.confirm(line, view)
        if text and line.split()[1] == "stop":  # nobody is told of it yet, so the log does not show it
            expect(pressed).to_have_count(0)

    def confirm(self, line: str, view: Any, press: Callable[[Locator], None] = Locator.click) -> None:
        """Say yes where the table asks back."""
        for offer in view["offers"]:
            if f"{offer['by'][0]} {offer['line']}" == line and offer.get("confirm"):
                expect(self.table.locator(".fk-question")).to_have_text(offer["confirm"])
                press(self.table.get_by_role("button", name=offer["label"], exact=True))

    def say_to_twin(self, line: str, press: Callable[[Locator], None] = Locator.click) -> None:
        """Play the line with the twin too, and go on where the table stops for everybody."""
        phase, played = self.twin.phase, self.twin.round
        self.twin.act(line)
        if phase == "plan" and self.twin.phase != "plan" and len(self.twin.seats) > 1:
            press(button(self.table, "table.all-ready-go"))
        if phase != "setup" and self.twin.round > played and self.twin.outcome is None:
            press(button(self.table, "table.next-round").first)
        self.see()

    def turn_to(self, meeple: str) -> None:
        """Act for a meeple that is played together, from now on."""
        self.table.get_by_role("group", name=translate("table.whose")).get_by_role(
            "button", name=meeple
        ).click()

    def play_on(self) -> None:
        """One more line, of whoever is awaited."""
        self.take_seat()
        self.play(next_line(self.twin, self.at or self.twin.view(None)["awaits"][0]))

    def play_on_and_keep(self) -> None:
        """One more line, and then the sealed game in the address, which follows the view."""
        self.take_seat()
        page = self.table.page
        expect(page).to_have_url(SEALED_GAME)  # of the moment before
        before = page.url
        self.play_on()
        expect(page).not_to_have_url(before)

    def see(self) -> None:
        """The newest sentence of the log is the twin's."""
        log = self.twin.view(self.seen_by())["log"]
        newest = self.table.get_by_role("list", name=translate("table.log")).get_by_role("listitem").first
        expect(newest).to_have_text(log[-1]["text"])

    def seen_by(self) -> str | None:
        """Whose view is on the screen; nobody's while a curtain hangs or the table is open."""
        return self.at if not self._open() and self.at in self._awaited() else None

    def _open(self) -> bool:
        return not self.twin.view(None)["screens"] or self.twin.outcome is not None

    def _awaited(self) -> list[str]:
        return [seat for seat in self.twin.seats if seat in self.twin.view(None)["awaits"]]

    def _next(self) -> str:
        order, waiting = list(self.twin.seats), self._awaited()
        start = order.index(self.at) + 1 if self.at else 0
        return next(seat for seat in order[start:] + order[:start] if seat in waiting)


def label(action: dict[str, Any], view: dict[str, Any]) -> str:
    """What stands on the button that plays a line; empty where a touch has played it already."""
    if action["verb"] == "move":
        return _way(action, view)
    one = len(action["dice"] + action["cards"]) == 1
    alone = one and action["verb"] not in ("reroll", "use", "leave-out")
    if alone or (action["squares"] and not action["dice"]):
        return ""
    word = f"/{action['word']}" if action["word"] else ""
    dice = ", ".join(map(str, action["dice"]))
    count, cards = len(action["dice"]), action["cards"]
    text = translate(f"action.{action['verb']}{word}", dice=dice, count=count, equipment=cards)
    return text if action["whose"] == action["seat"] else translate("action.third", label=text)


def _way(action: dict[str, Any], view: dict[str, Any]) -> str:
    """Ways are offered by name where something lies on one of them."""
    goal, *way = action["squares"]
    moves = [each["squares"] for each in view["actions"] if each["verb"] == "move"]
    crossed = [square for squares in moves for square in squares[1:] if squares[0] == goal]
    if not any(view["cards"][square]["token"] for square in crossed):
        return ""
    text = translate("action.move", squares=goal)
    return f"{text} · {translate('action.move/way', squares=', '.join(way))}" if way else text


def next_line(game: Game[Any], seat: str) -> str:
    """What a simple soul does: goes as near to the village as it may, and takes dice as they fall."""
    view = game.view(seat)
    lines = [str(action) for action in game.legal(seat)]
    if game.phase == "setup" or view["prompt"]:
        answers = [line for line in lines if line.split()[1] != "give"]
        return answers[0] if game.phase == "setup" else answers[-1]
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
