"""The way of a newcomer: from home to the first move of the first lesson, in two clicks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from fujikit.lessons import lesson
from fujikit.lessons.model import Do, text_in
from tests.browser.pages import drawn_widget, kit
from tests.browser.server import Server


def make_first_move(page: Page, app: Server) -> None:
    """Open home, choose to learn, move, and read the praise that only the right move gets."""
    page.goto(app.url)
    page.get_by_role("main").get_by_role("link", name="Learn").click()
    drawn_widget(page, "lesson").get_by_role("gridcell", name=re.compile("^d2,")).click()
    first = lesson("F-01").steps[0]
    assert isinstance(first, Do)
    expect(kit(page, "lesson").get_by_text(text_in(first.praise, "en"), exact=True)).to_be_visible()
