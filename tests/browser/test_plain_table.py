"""A game without a board of its own, as the last value of a cell: played by clicks and by keys."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.notebook import write
from tests.browser.pages import drawn, open_voila
from tests.browser.server import Server
from tests.browser.widths import sticking_out

CELL = """
import fujikit
game = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=3)
while game.phase != "plan":
    game.act(game.legal(game.awaits[0])[0])
game
"""
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

    # A refusal is explained, with its clause a click away.
    table.get_by_role("button", name="Explore").click()
    table.get_by_text("Why not …?").click()
    table.locator("details").get_by_role("button", name="Ben").click()
    reasons = table.get_by_role("list", name="Why not")
    expect(reasons).to_contain_text("That is a pawn of Ben, who places it.")
    reasons.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    # A move is made by clicks, and taken back.
    log = table.get_by_role("list", name="What has happened").get_by_role("listitem").first
    before = log.text_content()
    table.get_by_role("button", name="m2", exact=True).click()
    expect(table.locator(".fk-question")).to_have_text("Whose pawn?")
    table.get_by_role("button", name="Friday", exact=True).click()
    expect(log).to_have_text("Friday plans exploring m2.")
    expect(table.get_by_role("button", name="Take a pawn back")).to_be_visible()
    table.get_by_role("button", name="Take back", exact=True).click()
    expect(log).to_have_text(before or "")
    expect(table.get_by_role("button", name="Take a pawn back")).to_have_count(0)

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
    expect(log).to_have_text("Friday plans rest.")
    assert table.evaluate("root => root.contains(document.activeElement)")
