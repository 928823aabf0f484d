"""A game on screens of four sizes: in every phase the question, its buttons and the dice are in sight."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, Page, expect

from fujikit.widgets.persistence import restore
from fujikit.widgets.seal import VARIABLE
from tests.browser.notebook import write
from tests.browser.pages import drawn_widget, open_voila
from tests.browser.play import SEALED_GAME, Hands, button, square, touch, translate
from tests.browser.server import KEY, Server
from tests.browser.tables import dealing_cell
from tests.browser.widths import TWO_FRAMES

SIZES = ((1366, 657), (1280, 900), (812, 375), (375, 812))
MIN_DIGIT = 9
PARTS = ".fk-prompt-bar, .fk-prompt-bar button, .fk-tray .fk-die, .fk-curtain-sit, .fk-refusal"
OUT_OF_SIGHT = """
(root, parts) => [...root.querySelectorAll(parts)]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
  })
  .map((each) => `${each.className} ${each.textContent}`.slice(0, 60))
"""
COVERED = """
root => [...root.querySelectorAll(".fk-prompt-bar button, .fk-tray button")]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return !there || !(each.contains(there) || there.contains(each));
  })
  .map((each) => each.textContent)
"""
DIGITS = """
root => Math.min(...[...root.querySelectorAll(".fk-board-card .fk-parity span, .fk-board-card .fk-tile")]
  .filter((each) => each.checkVisibility() && each.textContent)
  .map((each) => parseFloat(getComputedStyle(each).fontSize)))
"""


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The app's key: so that a test can open what the app has sealed."""
    monkeypatch.setenv(VARIABLE, KEY)


def resize(page: Page, width: int, height: int) -> None:
    """To this window, at the top of the page."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(TWO_FRAMES)
    page.evaluate("() => scrollTo(0, 0)")
    page.evaluate(TWO_FRAMES)


def look_at_every_size(page: Page, table: Locator) -> dict[str, list[str]]:
    """What is out of sight, or covered, by the size of the window."""
    found = {}
    for width, height in SIZES:
        resize(page, width, height)
        found[f"{width}x{height}"] = [*table.evaluate(OUT_OF_SIGHT, PARTS), *table.evaluate(COVERED)]
    return {size: names for size, names in found.items() if names}


def test_question_buttons_and_dice_are_in_sight_in_every_phase(page: Page, made_pages: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    open_voila(page, made_pages, write(made_pages.folder, "sizes", dealing_cell()))
    root = drawn_widget(page, "play")
    for width, height in SIZES[:2]:
        resize(page, width, height)
        expect(button(root, "setup.deal")).to_be_in_viewport(ratio=1)
    button(root, "setup.deal").click()
    expect(page).to_have_url(SEALED_GAME)
    hands = Hands(root, restore(unquote(page.url.rpartition("=")[2])).game)
    expect(page.locator(".page-top")).to_be_hidden()
    expect(root.get_by_role("link", name=translate("table.home"))).to_be_visible()

    assert look_at_every_size(page, root) == {}, "the curtain"
    hands.take_seat()
    touch(square(root, "a2"))
    expect(root.locator(".fk-refusal")).to_be_visible()
    assert look_at_every_size(page, root) == {}, "a refusal"
    for width, height in SIZES:
        resize(page, width, height)
        assert root.evaluate(DIGITS) >= MIN_DIGIT
    resize(page, *SIZES[0])

    seen: list[str] = []
    while hands.twin.round == 1:
        hands.take_seat()
        if hands.twin.phase not in seen:
            seen.append(hands.twin.phase)
            assert look_at_every_size(page, root) == {}, hands.twin.phase
            resize(page, *SIZES[0])
        hands.play_on()
    assert {"plan", "reroll", "move"} <= set(seen)
