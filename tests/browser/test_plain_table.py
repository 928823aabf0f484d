"""A game without a board of its own, as the last value of a cell: played by clicks and by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.notebook import write
from tests.browser.pages import drawn, open_voila
from tests.browser.plain import CELL, explain_a_refusal, move_and_take_back, newest
from tests.browser.play import button
from tests.browser.server import Server
from tests.browser.widths import sticking_out

WINDOWS = ((1366, 657), (812, 375), (375, 812), (1280, 900))
BELOW = """
root => [root.querySelector(".fk-question"), ...root.querySelectorAll(".fk-plain-desk button")]
  .filter((each) => each.checkVisibility())
  .filter((each) => each.getBoundingClientRect().bottom > innerHeight)
  .map((each) => each.textContent)
"""
"""The question and the buttons that are not in the window."""


def test_it_is_played_explained_and_taken_back(page: Page, made_pages: Server) -> None:
    open_voila(page, made_pages, write(made_pages.folder, "plain-table", CELL))
    table = drawn(page, "plain-table")
    expect(table.get_by_role("heading", name="Robinson Crusoe")).to_be_visible()
    expect(table.locator("[aria-current=step]")).to_have_text("planning")
    expect(table.get_by_role("region", name="The table")).to_contain_text("Weather of this round")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert table.evaluate(BELOW) == [], width
        assert sticking_out(page, table) == [], width

    explain_a_refusal(page, table)
    move_and_take_back(table)

    # By keys alone: the focus stays among the choices, Escape goes back, Enter chooses.
    table.get_by_role("button", name="Rest", exact=True).focus()
    page.keyboard.press("Enter")
    expect(table.get_by_role("list", name="Chosen")).to_contain_text("Rest")
    page.keyboard.press("Escape")
    expect(table.get_by_role("list", name="Chosen")).to_have_count(0)
    table.get_by_role("button", name="Rest", exact=True).focus()
    page.keyboard.press("Enter")
    expect(table.get_by_role("button", name="Friday", exact=True)).to_be_visible()
    for _ in range(10):
        if page.evaluate("document.activeElement.textContent") == "Friday":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(newest(table)).to_have_text("Friday plans rest.")
    assert table.evaluate("root => root.contains(document.activeElement)")


def test_a_game_of_ones_own_is_played_on_its_page(page: Page, app: Server) -> None:
    open_voila(page, app, "program/61-a-game-of-your-own.ipynb")
    table = drawn(page, "plain-table")
    expect(table.get_by_role("heading", name="Reef")).to_be_visible()
    button(table, "table.sit", seat="Ada").click()
    sea = table.get_by_role("region", name="The table")
    expect(sea).to_contain_text("Way: 24")
    table.get_by_role("button", name="Row", exact=True).click()
    table.get_by_role("button", name=re.compile(r"^die 1")).click()
    expect(newest(table)).to_contain_text("Ada rows")
    expect(sea).to_contain_text("Way: 18")
    button(table, "table.undo").click()
    expect(sea).to_contain_text("Way: 24")
