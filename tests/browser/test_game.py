"""Playing with the mouse: refusals and undo. A whole game is played on the play page."""

from playwright.sync_api import Locator, Page, expect

import fujikit
from tests.browser.notebook import write
from tests.browser.pages import open_table
from tests.browser.play import Hands, button, speaking, square, touch, translate
from tests.browser.server import Server
from tests.browser.tables import game_and_cell


def wanted(table: Locator) -> Locator:
    """The card that Clara has put her marker on."""
    return table.get_by_role("gridcell", name=speaking(translate("board.wants", names="Clara", count=1)))


def test_a_refusal_says_why_and_its_clause_is_a_click_away(page: Page, made_pages: Server) -> None:
    twin, cell = game_and_cell()
    table = open_table(page, made_pages, write(made_pages.folder, "refusal", cell))
    hands = Hands(table, twin)
    hands.take_seat()

    touch(square(table, "j1"))
    why = table.get_by_role("list", name=translate("rules.why"))
    (reason,) = twin.check("Clara mark j1").reasons
    expect(why).to_contain_text(reason.text("en"))
    why.get_by_role("button").click()
    clause = table.get_by_role("dialog")
    expect(clause).to_contain_text(fujikit.rulebook("fuji")[reason.clause].text("en").split("\n\n")[0])
    expect(clause).to_contain_text(reason.clause)
    page.keyboard.press("Escape")
    expect(clause).to_be_hidden()
    expect(why.get_by_role("button")).to_be_focused()
    assert twin.view("Clara")["seats"]["Clara"]["marker"] is None
    expect(wanted(table)).to_have_count(0)


def test_what_ends_the_phase_says_why_it_can_not_be_done_yet(page: Page, made_pages: Server) -> None:
    twin, cell = game_and_cell()
    table = open_table(page, made_pages, write(made_pages.folder, "not-ready", cell))
    Hands(table, twin).take_seat()
    touch(button(table, "action.ready"))
    (reason,) = twin.check("Clara ready").reasons
    expect(table.get_by_role("list", name=translate("rules.why"))).to_contain_text(reason.text("en"))


def test_undo_takes_a_marker_back_but_not_what_others_did(page: Page, made_pages: Server) -> None:
    twin, cell = game_and_cell()
    table = open_table(page, made_pages, write(made_pages.folder, "undo", cell))
    hands = Hands(table, twin)
    hands.take_seat()
    undo = button(table, "table.undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    touch(undo)
    expect(table.get_by_role("alert")).to_contain_text(translate("hot-seat.undo-other"))

    mark = next(str(action) for action in twin.legal("Clara") if " mark " in str(action))
    hands.play(mark)
    expect(wanted(table)).to_have_count(1)
    undo.click()
    expect(wanted(table)).to_have_count(0)
    twin.undo()
    hands.see()
