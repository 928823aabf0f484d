"""What must stay hidden: all traffic, storage, addresses and pages are searched for it, at every moment."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from fujikit.engine.game import Game
from tests.browser import hidden
from tests.browser.hidden import Secret, leaks
from tests.browser.notebook import write
from tests.browser.pages import open_table
from tests.browser.play import Hands, button, translate
from tests.browser.server import Server
from tests.browser.tables import SEED, game_and_cell
from tests.browser.watch import STORAGE, Watch

ROUNDS = 2


def secrets_from(game: Game[Any], seat: str | None) -> Iterator[Secret]:
    """What nobody but its owner may know now, and what nobody may know at all."""
    seen = game.view(seat)["seats"]
    for name, own in seen.items():
        if None in own["dice"]:
            yield hidden.hand(name, game.view(name)["seats"][name]["dice"])
    yield hidden.run("the seed", [str(SEED)])
    if len(game.state.pile) > 2:
        yield hidden.run("the pile of cards", game.state.pile[:3])


def dice_of(game: Game[Any], seat: str) -> list[str]:
    dice: list[str] = game.view(seat)["seats"][seat]["dice"]
    return dice


class Snoop:
    """Looks at everything that has come since it looked last, and at the page as it is."""

    def __init__(self, page: Page, watch: Watch) -> None:
        self.page, self.watch, self.read = page, watch, 0

    def finds(self, game: Game[Any], seat: str | None) -> list[str]:
        self.watch.settle(self.page)
        new, self.read = self.watch.frames[self.read :], len(self.watch.frames)
        return leaks([*new, *self.watch.surface(self.page)], secrets_from(game, seat))


def test_no_hidden_die_reaches_the_browser_in_whole_rounds(
    page: Page, made_pages: Server, watch: Watch
) -> None:
    twin, cell = game_and_cell()
    table = open_table(page, made_pages, write(made_pages.folder, "hidden", cell))
    hands, snoop = Hands(table, twin), Snoop(page, watch)
    assert leaks(watch.bodies(), secrets_from(twin, None)) == []
    looks = 0
    while twin.round <= ROUNDS and twin.outcome is None:
        assert snoop.finds(twin, hands.seen_by()) == []
        hands.take_seat()
        assert snoop.finds(twin, hands.seen_by()) == []
        hands.play_on()
        looks += 1
    assert looks > 20


def test_before_clara_sits_nothing_of_hers_is_on_the_page(
    page: Page, made_pages: Server, watch: Watch
) -> None:
    twin, cell = game_and_cell()
    table = open_table(page, made_pages, write(made_pages.folder, "curtain", cell))
    hands = Hands(table, twin)
    expect(hands.curtain("Clara")).to_be_visible()
    watch.settle(page)
    secret = [hidden.hand("Clara", dice_of(twin, "Clara"))]
    assert leaks(watch.everything(page), secret) == []
    expect(table.get_by_role("button", name=re.compile("^die "))).to_have_count(0)

    hands.take_seat()
    watch.settle(page)
    assert leaks(watch.everything(page), secret), "her dice must be found as soon as she sits"
    table.get_by_role("button", name=translate("table.hide")).click()
    expect(button(table, "table.sit", seat="Clara")).to_be_visible()
    watch.settle(page)
    assert leaks(watch.surface(page), secret) == []


def in_words(dice: list[str], lang: str) -> str:
    colours = {"B": "blue", "P": "pink", "Y": "yellow"}
    return ", ".join(f"{translate('colour.' + colours[die[0]], lang)} {die[1]}" for die in dice)


FORMS: dict[str, Callable[[Game[Any], list[str]], str]] = {
    "codes in JSON": lambda game, dice: json.dumps({"dice": dice}),
    "codes in a sentence": lambda game, dice: f"Jona rolls {', '.join(dice)}.",
    "some of the codes": lambda game, dice: " ".join(dice[1:5]),
    "words": lambda game, dice: in_words(dice, "en"),
    "French words": lambda game, dice: in_words(dice, "fr"),
    "names of drawings": lambda game, dice: "".join(f"<i title='{in_words([die], 'en')}'>" for die in dice),
    "a record": lambda game, dice: game.record(),
    "a plain code": lambda game, dice: game.code(),
    "a code in an address": lambda game, dice: f"https://example.org/#game={quote(game.code())}",
    "base64": lambda game, dice: base64.b64encode(f"the dice are {dice}".encode()).decode(),
    "the seed": lambda game, dice: json.dumps({"seed": SEED}),
    "the pile": lambda game, dice: json.dumps({"pile": list(game.state.pile)}),
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_the_search_sees_through(form: Callable[[Game[Any], list[str]], str]) -> None:
    twin, _ = game_and_cell()
    planted = f"before {form(twin, dice_of(twin, 'Jona'))} after".encode()
    assert leaks([b"nothing", planted], secrets_from(twin, "Clara"))


def test_the_search_finds_what_is_planted_on_a_page(page: Page, made_pages: Server, watch: Watch) -> None:
    """Without this the search could pass by looking in the wrong places."""
    twin, cell = game_and_cell()
    plant = """
        from fujikit.widgets import Board
        print(table.game.code())
        Board(table.game, notes={"d2": " ".join(table.game.view("Jona")["seats"]["Jona"]["dice"])})
        """
    open_table(page, made_pages, write(made_pages.folder, "leak", cell, plant))
    watch.settle(page)
    secrets = list(secrets_from(twin, "Clara"))
    page.evaluate("code => localStorage.setItem('leak', code)", twin.code())
    for place in (watch.frames, watch.bodies(), watch.surface(page), [page.evaluate(STORAGE).encode()]):
        assert leaks(place, secrets)
