"""What can't be taken back asks first, the last ready waits for all, and the end of a round is told."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from fujikit.widgets.fuji.round_end import round_end_view
from tests.browser.notebook import write
from tests.browser.pages import open_table
from tests.browser.play import Hands, button, die, next_line, square, translate
from tests.browser.server import Server
from tests.browser.tables import ROOT, game_and_cell
from tests.support import position, seat

BUDDY = [
    seat("Clara", "d2", skill="buddy", marker="d2", injuries=["eye"]),
    seat("Jona", "d3", marker="d3", injuries=["eye"]),
    seat("Steve", "e2", marker="e2", injuries=["eye"]),
]
BUDDY_CELL = f"""
    import sys
    sys.path.insert(0, {str(ROOT)!r})
    from fujikit.widgets import Table
    from tests.browser.test_flow import BUDDY
    from tests.support import position
    Table(position(*BUDDY, phase="reroll"))
    """


def test_a_tap_sets_no_die_aside_before_it_has_asked_back(page: Page, made_pages: Server) -> None:
    table = open_table(page, made_pages, write(made_pages.folder, "buddy", BUDDY_CELL))
    twin = position(*BUDDY, phase="reroll")
    button(table, "table.sit", seat="Clara").click()
    expect(table.locator(".fk-prompt-help")).to_have_text(twin.view("Clara")["ask"]["help"])
    die(table, 2).click()
    offers = [offer for offer in twin.view("Clara")["offers"] if offer["line"] == "aside 2"]
    expect(table.locator(".fk-question")).to_have_text(offers[0]["confirm"])
    expect(die(table, 6)).to_be_visible()
    button(table, "table.clear").click()
    expect(table.locator(".fk-question")).to_have_text(twin.view("Clara")["ask"]["question"])
    die(table, 3).click()
    button(table, "action.aside", dice=3).click()
    expect(die(table, 6)).to_have_count(0)


def test_the_last_ready_waits_for_all_and_a_round_is_told(page: Page, made_pages: Server) -> None:
    twin, cell = game_and_cell(seed=1)
    table = open_table(page, made_pages, write(made_pages.folder, "round", cell))
    hands = Hands(table, twin)
    while twin.awaits != ["Steve"] or f"{next_line(twin, 'Steve')}" != "Steve ready":
        hands.play_on()
    hands.take_seat()
    button(table, "action.ready").click()
    question = table.locator(".fk-question")
    expect(question).to_have_text(translate("table.all-ready"))
    button(table, "table.all-ready-changes", seat="Clara").click()
    button(table, "table.sit", seat="Clara").click()
    for line in ("Clara wait", "Steve ready"):
        twin.act(line)
    hands.at = "Clara"
    hands.see()
    here = twin.view("Clara")["seats"]["Clara"]["marker"]
    expect(square(table, here)).to_contain_text("Clara")
    hands.play("Clara ready")
    assert twin.phase == "reroll"
    while twin.phase != "move" or len(twin.awaits) > 1:
        hands.play_on()
    last = next_line(twin, twin.awaits[0])
    square(table, last.split()[2]).click()
    twin.act(last)
    account = table.get_by_role("dialog")
    expect(account.get_by_role("heading", level=2)).to_have_text(translate("round-end.title", round=1))
    expect(account.get_by_role("heading", level=3)).to_have_text(
        [*twin.seats, round_end_view(twin, 1, "en").lava]
    )
    page.keyboard.press("Escape")
    expect(account).to_have_count(0)
    button(table, "table.see-account", round=1).click()
    button(account, "table.whole-log").click()
    log = table.get_by_role("dialog", name=translate("table.whole-log-title"))
    expect(log.get_by_text(twin.story(twin.history[-1])[0], exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    button(account, "table.next-round").click()
    expect(hands.curtain(twin.awaits[0])).to_be_visible()
