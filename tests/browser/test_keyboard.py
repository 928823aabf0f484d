"""A whole round with the keyboard alone: no mouse is touched between the first Tab and the next round."""

import re

from playwright.sync_api import Page, expect

from tests.browser.keys import Player
from tests.browser.notebook import write
from tests.browser.pages import open_table
from tests.browser.play import next_line, speaking, square, translate
from tests.browser.server import Server
from tests.browser.tables import game_and_cell


def test_a_round_is_played_with_the_keyboard_alone(page: Page, made_pages: Server) -> None:
    twin, cell = game_and_cell()
    table = open_table(page, made_pages, write(made_pages.folder, "keyboard", cell))
    keys = Player(page, table, twin)
    sit = table.get_by_role("button", name=translate("table.sit", seat="Clara"), exact=True)
    keys.tab_to(sit)
    while twin.round == 1 and twin.outcome is None:
        keys.hands.take_seat_by(lambda: keys.press("Enter"))
        expect_focus_inside(page)
        seat = keys.hands.at or twin.view(None)["awaits"][0]
        line = next_line(twin, seat)
        keys.play(line)
        expect_focus_inside(page)
    assert twin.round == 2
    expect(table.get_by_text(translate("table.round", round=2)).first).to_be_visible()


def expect_focus_inside(page: Page) -> None:
    """The focus is never lost."""
    page.wait_for_function("() => document.activeElement?.closest('.fk')")


def test_dice_are_picked_and_let_go_with_number_keys(page: Page, made_pages: Server) -> None:
    twin, cell = game_and_cell()
    while twin.phase != "reroll":
        twin.act(next_line(twin, twin.view(None)["awaits"][0]))
    code = twin.code()
    cell = f'import fujikit\nfrom fujikit.widgets import Table\nTable(fujikit.from_code("{code}"))'
    table = open_table(page, made_pages, write(made_pages.folder, "dice-keys", cell))
    seat = next(name for name in twin.seats if (twin.view(name)["seats"][name]["rerolls"] or 0) > 0)
    table.get_by_role("button", name=translate("table.sit", seat=seat), exact=True).press("Enter")
    first = table.get_by_role("button", name=re.compile(r"^die 1\b"))
    expect(first).to_have_attribute("aria-pressed", "false")
    expect_focus_inside(page)
    page.keyboard.press("1")
    expect(first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")


def test_a_card_is_spoken_with_all_that_is_on_it(page: Page, made_pages: Server) -> None:
    _, cell = game_and_cell()
    table = open_table(page, made_pages, write(made_pages.folder, "spoken", cell))
    expect(table.get_by_role("grid", name=translate("table.board"))).to_be_visible()
    home = square(table, "d2")
    expect(home).to_have_accessible_name(speaking("are here"))
    expect(home).to_have_accessible_name(re.compile(r"^d2, landscape, .*Clara.*Jona.*Steve.* are here"))
