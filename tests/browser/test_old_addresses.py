"""Addresses and a browser's storage from before the notebooks had folders: nothing is lost."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import fujikit
from tests.browser.pages import drawn_widget
from tests.browser.play import button, translate
from tests.browser.server import Server
from tests.timeouts import MILLISECONDS

BEFORE = json.loads(Path(__file__).with_name("storage_before_folders.json").read_text("utf-8"))
"""A browser's storage and the fragment of its address, as the app before left them: one step of the first
lesson is done, and a game of Clara, Jona and Steve is dealt. The key of the tests has sealed it."""
FILL = """
if (location.protocol === "http:" && !localStorage.length)
  for (const [name, value] of Object.entries(%s)) localStorage.setItem(name, value);
"""
GAME = BEFORE["fragment"]


@pytest.fixture
def returning(context: BrowserContext, page: Page) -> Page:
    """The page of somebody who was here before."""
    context.add_init_script(FILL % json.dumps(BEFORE["storage"]))
    return page


def test_a_learner_goes_on_where_they_were(returning: Page, app: Server) -> None:
    returning.goto(f"{app.url}/voila/render/10-first-move.ipynb?lang=en&lesson=F-01#way")
    expect(returning).to_have_url(f"{app.url}/voila/render/fuji/10-first-move.ipynb?lang=en&lesson=F-01#way")
    lesson = drawn_widget(returning, "lesson")
    step = lesson.get_by_role("navigation", name=translate("lesson.steps")).locator("[aria-current=step]")
    expect(step).to_have_accessible_name(re.compile(r"^step 2\b"))


def test_a_game_in_an_old_address_comes_back(returning: Page, app: Server) -> None:
    returning.goto(f"{app.url}/voila/render/30-play.ipynb?theme=dark#{GAME}")
    expect(returning).to_have_url(re.compile(r"/voila/render/fuji/30-play\.ipynb\?theme=dark#"))
    table = drawn_widget(returning, "play")
    expect(table.get_by_text("Your game is back")).to_be_visible(timeout=MILLISECONDS)
    expect(table.get_by_role("grid")).to_be_visible()


def test_a_stored_game_is_on_the_shelf_of_home_and_offered_on_the_play_page(
    returning: Page, app: Server
) -> None:
    returning.goto(app.url)
    shelf = drawn_widget(returning, "resume")
    go_on = shelf.get_by_role("link", name=translate("resume.go-on"))
    expect(go_on).to_have_attribute("href", f"fuji/30-play.ipynb#{GAME}")
    returning.goto(f"{app.url}/voila/render/30-play.ipynb")
    expect(button(drawn_widget(returning, "play"), "table.go-on")).to_be_visible(timeout=MILLISECONDS)


def test_a_finished_game_in_an_old_address_is_shown_however_long_its_code(page: Page, app: Server) -> None:
    code = fujikit.load("tests/golden/3-players-21.toml").code()
    assert len(code) > 3000
    page.goto(f"{app.url}/voila/render/30-play.ipynb?lang=fr&code={quote(code)}")
    expect(page).to_have_url(re.compile(r"/voila/render/fuji/30-play\.ipynb\?lang=fr&code="))
    expect(drawn_widget(page, "play").get_by_role("grid")).to_be_visible(timeout=MILLISECONDS)
