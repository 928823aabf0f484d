"""The app in a real browser: one look everywhere, honest waits, and nothing that a visitor could break."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

import fujikit
from fujikit.widgets.screen_words import translate
from tests.browser.axe import violations
from tests.browser.pages import drawn_widget
from tests.browser.server import Server
from tests.browser.watch import Watch
from tests.timeouts import MILLISECONDS

FIRST = "fuji/10-first-move.ipynb"
HTML = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
NAME = "<img/src=x/onerror=window.hacked=1>"
HACKED = "() => window.hacked"


def visit(page: Page, app: Server, name: str) -> None:
    page.goto(f"{app.url}/voila/render/{name}")


def test_language_and_theme_change_at_once_everywhere_and_travel_along(page: Page, app: Server) -> None:
    visit(page, app, FIRST)
    lesson = drawn_widget(page, "lesson")
    bar = page.get_by_role("banner")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^The first move"))
    bar.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Le premier pas"))
    expect(lesson).to_have_attribute("lang", "fr")
    expect(page).to_have_title("Le premier pas · fujikit")
    bar.get_by_role("button", name="Sombre").click()
    expect(lesson).to_have_attribute("data-theme", "dark")
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "false")
    assert page.url.endswith("?lang=fr&theme=dark")
    assert violations(page, "body") == []

    page.get_by_role("navigation", name="Rubriques").get_by_role("link", name="Étudier").click()
    page.wait_for_url("**/fuji/40-reroll-odds.ipynb?lang=fr&theme=dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("link", name="Étudier")).to_have_attribute("aria-current", "true")


def test_no_other_language_is_seen_on_the_way(page: Page, app: Server) -> None:
    page.add_init_script(
        """window.seen = new Set();
        new MutationObserver(() => {
          for (const heading of document.querySelectorAll("h1"))
            if (heading.checkVisibility()) window.seen.add(heading.closest("[lang]").lang);
        }).observe(document, { childList: true, subtree: true });"""
    )
    visit(page, app, f"{FIRST}?lang=pl")
    expect(drawn_widget(page, "lesson")).to_have_attribute("lang", "pl")
    assert page.evaluate("() => [...window.seen]") == ["pl"]


def test_the_wait_is_told_and_the_menu_of_a_phone_works_meanwhile(page: Page, app: Server) -> None:
    page.set_viewport_size({"width": 375, "height": 700})
    page.goto(f"{app.url}/voila/render/{FIRST}?lang=fr", wait_until="commit")
    expect(page.get_by_text("La table se prépare…")).to_be_visible()
    menu = page.get_by_role("button", name="Menu")
    play = page.get_by_role("link", name="Jouer")
    expect(play).to_be_hidden()
    menu.click()
    expect(play).to_be_visible()
    page.keyboard.press("Escape")
    expect(play).to_be_hidden()
    expect(menu).to_be_focused()
    drawn_widget(page, "lesson")
    expect(page.get_by_text("La table se prépare…")).to_have_count(0)


def test_a_table_that_was_cleared_away_is_told_and_laid_anew(page: Page, app: Server, watch: Watch) -> None:
    with page.expect_websocket() as opened:
        visit(page, app, FIRST)
        drawn_widget(page, "lesson")
    kernel = opened.value.url.split("/kernels/")[1].split("/")[0]
    gone = page.get_by_role("alertdialog", name="This table was closed")
    expect(gone).to_be_hidden()
    assert page.request.post(f"{app.url}/voila/api/shutdown/{kernel}").status == 204
    expect(gone).to_be_visible()
    assert violations(page, "body") == []
    expect(gone.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(gone).to_be_hidden(timeout=MILLISECONDS)
    drawn_widget(page, "lesson")
    assert all("404" in error for error in watch.errors), "the browser tells that the kernel is gone"
    watch.errors.clear()


def test_without_scripts_the_prose_is_there_and_says_what_is_missing(browser: Browser, app: Server) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    visit(page, app, FIRST)
    expect(page.get_by_text("The first move").first).to_be_visible()
    expect(page.get_by_text("need JavaScript: please turn it on")).to_be_visible()
    expect(page.get_by_text("Setting up the table…")).to_be_hidden()
    assert "Setting up the table…" in page.content()  # what is hidden is there at all
    context.close()


def test_html_in_talk_and_a_megabyte_of_it_do_nothing(page: Page, app: Server) -> None:
    visit(page, app, "fuji/14-talk.ipynb")
    talk = drawn_widget(page, "talk")
    field = talk.get_by_role("textbox").first
    for text in (HTML, "I have " + "a" * 1_000_000):
        field.fill(text)
        field.press("Enter")
    expect(talk.get_by_text(translate("kernel.too-long", "en")).first).to_be_visible()
    field.fill("My sum is high.")
    field.press("Enter")
    expect(talk.get_by_text("My sum is high.").first).to_be_visible()
    assert page.evaluate(HACKED) is None
    assert page.locator("img[src=x]").count() == 0


def test_html_in_names_is_text(page: Page, app: Server) -> None:
    code = fujikit.new_game("fuji", players=[NAME, "Jona", "Steve"], study=True).code()
    visit(page, app, f"fuji/30-play.ipynb?code={quote(code)}")
    play = drawn_widget(page, "play")
    expect(play.get_by_text(NAME).first).to_be_attached()
    assert page.evaluate(HACKED) is None
    assert page.locator("img[src=x]").count() == 0


@pytest.mark.parametrize(
    ("address", "bundle"),
    [
        (f"{FIRST}?lesson=../../x&lang=xx&theme=<script>window.hacked=1</script>", "lesson"),
        (f"{FIRST}?lesson={quote(HTML)}", "lesson"),
        (f"fuji/30-play.ipynb?code={quote(HTML)}", "play"),
        ("fuji/30-play.ipynb?code=fks1." + "A" * 40_000, "play"),
        (f"fuji/41-the-board-in-numbers.ipynb?position={quote(HTML)}", "odds"),
    ],
)
def test_a_broken_deep_link_is_one_sentence_on_a_page_that_works(
    page: Page, app: Server, address: str, bundle: str
) -> None:
    visit(page, app, address)
    drawn_widget(page, bundle)
    expect(page.locator(".page-broken")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.evaluate(HACKED) is None
    assert page.locator("img[src=x]").count() == 0
