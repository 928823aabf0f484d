"""A game without a board of its own, as the last value of a cell: played by clicks and by keys."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.notebook import write
from tests.browser.pages import drawn_widget, new_address, open_voila
from tests.browser.plain import CELL, REEF, explain_a_refusal, move_and_take_back, newest, play_reef
from tests.browser.play import button, translate
from tests.browser.server import Server
from tests.browser.widths import sticking_out
from tools.reef import program

WINDOWS = ((1366, 657), (812, 375), (375, 812), (1280, 900))
BELOW = """
root => [root.querySelector(".fk-question"), ...root.querySelectorAll(".fk-plain-action-panel button")]
  .filter((each) => each.checkVisibility())
  .filter((each) => each.getBoundingClientRect().bottom > innerHeight)
  .map((each) => each.textContent)
"""
"""The question and the buttons that are not in the window."""


def test_it_is_played_explained_and_taken_back(page: Page, made_pages: Server) -> None:
    open_voila(page, made_pages, write(made_pages.folder, "plain-table", CELL))
    table = drawn_widget(page, "plain-table")
    expect(table.get_by_role("heading", name="Robinson Crusoe")).to_be_visible()
    expect(table.locator("[aria-current=step]")).to_have_text("planning")
    expect(table.get_by_role("region", name="The table")).to_contain_text("Weather this round")
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
    table = drawn_widget(page, "plain-table")
    expect(table.get_by_role("heading", name="Reef")).to_be_visible()
    with new_address(page):
        button(table, "table.sit", seat="Ada").click()
    sea = table.get_by_role("region", name="The table")
    expect(sea).to_contain_text("Way: 24")

    def row() -> None:
        table.get_by_role("button", name="Row", exact=True).click()
        with new_address(page):
            table.get_by_role("button", name=re.compile(r"^die 1")).click()
        expect(sea).to_contain_text("Way: 18")

    row()
    expect(newest(table)).to_contain_text("Ada rows")
    with new_address(page):
        button(table, "table.undo").click()
    expect(sea).to_contain_text("Way: 24")
    row()
    expect(page).to_have_url(re.compile("fujikit.table.game-"))

    page.reload()
    table = drawn_widget(page, "plain-table")
    expect(table.get_by_role("region", name="The table")).to_contain_text("Way: 18")
    button(table, "table.settings").click()
    button(table, "table.new").click()
    button(table, "table.new").click()
    expect(table.get_by_role("region", name="The table")).to_contain_text("Way: 24")


def test_a_game_of_ones_own_is_explained_won_and_told_again(page: Page, made_pages: Server) -> None:
    open_voila(page, made_pages, write(made_pages.folder, "reef", program(), REEF))
    table = drawn_widget(page, "plain-table")
    play_reef(page, table)
    table.get_by_role("button", name="Row", exact=True).click()
    expect(newest(table)).to_have_text("Ada rows 3: 1 to go.")  # a click while a line travels is ignored
    table.get_by_role("button", name="Rest", exact=True).click()
    button(table, "table.sit", seat="Bo").click()
    table.get_by_role("button", name="Row", exact=True).click()
    expect(table.get_by_role("region", name="Won")).to_be_visible()
    button(table, "table.replay").click()
    button(table, "replay.next").click()
    expect(table.get_by_role("region", name="The table")).to_contain_text("Way: 1")


ENDED = """
import random
import fujikit
island = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=3)
chance = random.Random(1)
while island.outcome is None:
    island.act(chance.choice(island.legal(island.awaits[0])))
island
"""


def test_it_comes_back_after_a_reload_is_saved_and_begun_anew(
    page: Page, made_pages: Server, tmp_path: Path
) -> None:
    open_voila(page, made_pages, write(made_pages.folder, "plain-kept", CELL))
    table = drawn_widget(page, "plain-table")
    table.get_by_role("button", name="Rest", exact=True).click()
    with new_address(page):
        table.get_by_role("button", name="Friday", exact=True).click()
        expect(newest(table)).to_have_text("Friday plans rest.")
    expect(page).to_have_url(re.compile("fujikit.table.game-"))
    page.reload()
    table = drawn_widget(page, "plain-table")
    expect(table.get_by_text("Your game is back: round 1, planning.")).to_be_visible()
    expect(newest(table)).to_have_text("Friday plans rest.")

    button(table, "table.settings").click()
    with page.expect_download() as saving:
        button(table, "table.save").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    button(table, "table.new").click()
    button(table, "table.new").click()
    expect(newest(table)).not_to_have_text("Friday plans rest.")
    table.locator("input[type=file]").set_input_files(file)
    expect(newest(table)).to_have_text("Friday plans rest.")


def test_a_game_that_is_over_is_told_again_and_played_on(page: Page, made_pages: Server) -> None:
    open_voila(page, made_pages, write(made_pages.folder, "plain-ended", ENDED))
    table = drawn_widget(page, "plain-table")
    expect(table.get_by_role("region", name="Lost")).to_be_visible()
    button(table, "table.replay").click()
    replay = table.get_by_role("region", name=translate("table.replay"))
    expect(replay).to_be_visible()
    button(table, "replay.next").click()
    expect(table.locator(".fk-plain-choice")).to_have_count(0)
    button(table, "replay.branch").click()
    expect(table.get_by_text("This is a study game", exact=False)).to_be_visible()
    expect(table.locator(".fk-plain-choice").first).to_be_visible()
