"""Alone at the table: a game with two teammates made of code, from the set-up dialogue to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.notebook import write
from tests.browser.pages import drawn_widget, open_voila
from tests.browser.play import button, translate
from tests.browser.server import Server
from tests.browser.tables import dealing_cell
from tests.browser.widths import sticking_out
from tests.timeouts import MILLISECONDS

MAX_STEPS = 1000
"""No game has nearly so many."""
PACE = "if (location.protocol === 'http:') localStorage.setItem('fujikit.pace', '{pace}')"


def dealt(page: Page, made_pages: Server, *, advice: bool = False) -> Locator:
    """A game of one person and two teammates, with the same dice every time."""
    open_voila(page, made_pages, write(made_pages.folder, "solo", dealing_cell()))
    root = drawn_widget(page, "play")
    root.get_by_role("button", name=re.compile("^" + translate("setup.alone"))).click()
    if advice:
        root.locator("summary").filter(has_text=translate("setup.rules")).click()
        root.get_by_role("checkbox", name=re.compile("^" + translate("setup.advice"))).check()
    button(root, "setup.deal").click()
    expect(root.get_by_role("grid")).to_be_visible()
    page.wait_for_url("**/*fks2.*")
    return root


def place(root: Locator, name: str) -> Locator:
    return root.get_by_role("group", name=name, exact=True)


def log(root: Locator) -> Locator:
    return root.get_by_role("list", name=translate("table.log")).get_by_role("listitem")


STEP = """() => {
  const [press, log, desk] = [".fk-adviser button", ".fk-log", ".fk-action-panel"].map(
    (each) => document.querySelector(each),
  );
  if (document.querySelector(".fk-outcome")) return "end";
  if (document.querySelector(".fk-curtain")) return "curtain";
  const on = document.querySelector(":is(.fk-all-ready, .fk-round-over) [data-main]:not([data-pressed])");
  if (on) {
    on.dataset.pressed = "yes";
    on.click();
    return "pressed";
  }
  const told = log?.textContent + desk?.textContent;
  if (!press || press.dataset.pressed === told) return "";
  press.dataset.pressed = told;
  press.click();
  return "pressed";
}"""
"""Presses the adviser's button, once for each thing it says; what vanishes meanwhile is not waited for."""


@pytest.mark.slow
def test_one_person_and_two_teammates_play_a_game_to_its_end(page: Page, made_pages: Server) -> None:
    page.add_init_script(PACE.format(pace="at-once"))
    root = dealt(page, made_pages, advice=True)
    expect(place(root, "Clara")).to_be_visible()
    end = root.get_by_role(
        "region", name=re.compile(f"^({translate('table.won')}|{translate('table.lost')})$")
    )
    steps = (page.wait_for_function(STEP, timeout=MILLISECONDS).json_value() for _ in range(MAX_STEPS))
    assert next(step for step in steps if step != "pressed") == "end"
    expect(button(end, "table.replay")).to_be_visible()
    assert root.locator(".fk-banner[data-kind=bad]").count() == 0
    button(end, "table.replay").click()
    button(root, "replay.last").click()
    story = root.locator(".fk-story")
    expect(story).not_to_be_empty()
    button(root, "table.leave-replay").click()
    expect(end).to_be_visible()


def test_teammates_speak_and_mark_one_after_the_other_and_can_be_skipped(
    page: Page, made_pages: Server
) -> None:
    page.add_init_script(PACE.format(pace="slow"))
    root = dealt(page, made_pages)
    skip = button(root, "code.skip")
    expect(skip).to_be_visible()
    expect(place(root, "Kaede").get_by_text(translate("code.thinks"))).to_be_visible()
    skip.click()
    expect(skip).to_be_hidden()
    for name in ("Kaede", "Hotaru"):
        expect(log(root).filter(has_text=f"{name} lays the marker")).not_to_have_count(0)
        expect(log(root).filter(has_text=f"{name} says: ").first).to_be_visible()
        expect(place(root, name).locator(".fk-bubble")).to_be_visible()
    assert violations(page, ".fk-play") == []


def test_a_reload_goes_on_with_the_same_teammates(page: Page, made_pages: Server) -> None:
    page.add_init_script(PACE.format(pace="at-once"))
    root = dealt(page, made_pages)
    planned = log(root).filter(has_text=re.compile("^Hotaru (says|lays)"))
    expect(planned.first).to_be_visible()
    page.reload()
    root = drawn_widget(page, "play")
    expect(place(root, "Kaede").get_by_text(translate("code.teammate"))).to_be_visible(timeout=MILLISECONDS)
    expect(planned.first).to_be_visible()
    expect(root.locator(".fk-curtain")).to_have_count(0)


def test_the_adviser_answers_with_a_button_and_a_seat_is_handed_over(page: Page, made_pages: Server) -> None:
    page.add_init_script(PACE.format(pace="at-once"))
    root = dealt(page, made_pages)
    button(root, "adviser.label").click()
    panel = root.get_by_role("region", name=translate("adviser.label"), exact=True)
    expect(panel).to_contain_text("I would")
    button(panel, "adviser.do").click()
    expect(log(root).filter(has_text=re.compile("^Clara (says|lays)")).first).to_be_visible()
    button(root, "table.settings").click()
    assert violations(page, ".fk-play") == []
    root.get_by_role("combobox", name=translate("code.seat", name="Kaede")).select_option("")
    expect(root.get_by_role("combobox", name=translate("code.seat", name="Kaede"))).to_have_value("")
    page.keyboard.press("Escape")
    expect(place(root, "Kaede").get_by_text(translate("code.teammate"))).to_have_count(0)
    button(root, "table.hide").click()
    expect(root.locator(".fk-curtain")).to_be_visible()


def test_nothing_sticks_out_on_a_small_phone(page: Page, made_pages: Server) -> None:
    page.add_init_script(PACE.format(pace="at-once"))
    page.set_viewport_size({"width": 320, "height": 640})
    root = dealt(page, made_pages, advice=True)
    expect(place(root, "Hotaru").locator(".fk-bubble")).to_be_visible()
    expect(root.get_by_role("region", name=translate("adviser.label"), exact=True)).to_contain_text("I would")
    assert sticking_out(page, root) == []
    button(root, "table.settings").click()
    assert sticking_out(page, root) == []
    root.get_by_role("button", name=translate("setup.new")).click()
    expect(button(root, "setup.deal")).to_be_visible()
    assert sticking_out(page, root) == []
