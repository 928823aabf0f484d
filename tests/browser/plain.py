"""A game without a board of its own as a player meets it, at the end of a cell in any notebook."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

CELL = """
import fujikit
island = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=3)
while island.phase != "plan":
    island.act(island.legal(island.awaits[0])[0])
island
"""


def newest(table: Locator) -> Locator:
    """The newest line of the log."""
    return table.get_by_role("list", name="What has happened").get_by_role("listitem").first


def explain_a_refusal(page: Page, table: Locator) -> None:
    """Ask why a thing can't be picked, and open the clause that says so."""
    table.get_by_role("button", name="Explore").click()
    table.get_by_text("Why not …?").click()
    table.locator("details").get_by_role("button", name="Ben").click()
    reasons = table.get_by_role("list", name="Why not")
    expect(reasons).to_contain_text("That is a pawn of Ben, who places it.")
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
    table.get_by_role("button", name="Take back", exact=True).click()
    expect(newest(table)).to_have_text(before or "")
    expect(table.get_by_role("button", name="Take a pawn back")).to_have_count(0)
