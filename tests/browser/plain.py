"""A game without a board of its own as a player meets it, at the end of a cell in any notebook."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import kit
from tests.browser.play import button
from tests.browser.widths import sticking_out

ISLAND = """
island = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=3)
while island.phase != "plan":
    island.act(island.legal(island.awaits[0])[0])
island
"""
CELL = f"import fujikit\n{ISLAND}"
REEF = """
fujikit.new_game(Reef(), players=["Ada", "Bo"], box="way = 2\\noil = 0", dice="7 5 3 1 6")
"""
"""A game of `docs/how-to/a-game-of-your-own.md` in which Ada can't do anything with her first die."""


def table_of(page: Page, title: str) -> Locator:
    """The table of the game with that title."""
    return kit(page, "plain-table").filter(has=page.get_by_role("heading", name=title, exact=True))


def newest(table: Locator) -> Locator:
    """The newest line of the log."""
    return table.get_by_role("list", name="What has happened").get_by_role("listitem").first


def explain_a_refusal(page: Page, table: Locator) -> None:
    """Ask why a thing can't be picked, and open the clause that says so."""
    table.get_by_role("button", name="Explore").click()
    table.get_by_text("Why not …?").click()
    table.locator("details").get_by_role("button", name="Ben").click()
    reasons = table.get_by_role("list", name="Why not?")
    expect(reasons).to_contain_text("That is Ben's pawn; only Ben can place it.")
    reasons.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def move_and_take_back(table: Locator) -> None:
    """After `Explore` was chosen: explore with Friday, and take it back."""
    before = newest(table).text_content()
    table.get_by_role("button", name="m2", exact=True).click()
    expect(table.locator(".fk-question")).to_have_text("Whose pawn?")
    table.get_by_role("button", name="Friday", exact=True).click()
    expect(newest(table)).to_have_text("Friday plans exploring m2.")
    expect(table.get_by_role("button", name="Take a pawn back")).to_be_visible()
    table.get_by_role("button", name="Undo", exact=True).click()
    expect(newest(table)).to_have_text(before or "")
    expect(table.get_by_role("button", name="Take a pawn back")).to_have_count(0)


def play_reef(page: Page, table: Locator) -> None:
    """At a table of `REEF`: make a move by a click, take it back, and ask what stands against a die."""
    button(table, "table.sit", seat="Ada").click()
    sea = table.get_by_role("region", name="The table")
    expect(sea).to_contain_text("Way: 4")
    table.get_by_role("button", name="Row", exact=True).click()
    expect(newest(table)).to_have_text("Ada rows 3: 1 to go.")
    expect(sea).to_contain_text("Way: 1")
    button(table, "table.undo").click()
    expect(sea).to_contain_text("Way: 4")
    table.get_by_text("Why not …?").click()
    table.locator("details").get_by_role("button", name="die 1 (5)").click()
    reasons = table.get_by_role("list", name="Why not?")
    expect(reasons).to_contain_text("Die 1 shows 5, and only 4 are left.")
    expect(reasons).to_contain_text("To throw again takes 1 oil, and none is left.")
    assert sticking_out(page, table) == []
