"""On a touch screen: room for a thumb, and no field into which an iPhone zooms."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from tests.browser.scenes import SCENES
from tests.browser.server import Server
from tests.browser.watch import Watch
from tests.browser.widget_page import WidgetPage
from tests.timeouts import STEP_MILLISECONDS

LOOKED_AT = (
    "play-setup",
    "table-refusal",
    "table-settings",
    "plain-table",
    "rules",
    "rerolls",
    "own-box",
    "table-finished",
)
"""All kinds of switches, buttons, summaries and fields."""
MIN_TARGET_PIXELS = 44
LEAST_IN_A_TRAY = 40
"""On the narrowest phones six dice lie in a row."""
SMALL = """
([least, tray]) => [...document.querySelectorAll(".fk :is(button, select, summary, label:has(input))")]
  .filter((each) => each.getClientRects().length > 0)
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    const over = parseFloat(getComputedStyle(each, "::after").height) || 0;
    const enough = each.closest(".fk-tray") ? tray : least;
    return Math.max(height, over) < enough - 0.5 || width < enough - 0.5;
  })
  .map((each) => `${each.tagName} ${each.className} ${each.textContent}`)
"""
FIELDS = """
() => [...document.querySelectorAll(".fk :is(input, select, textarea)")]
  .filter((each) => !["checkbox", "radio", "range", "file"].includes(each.type))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 16)
  .map((each) => `${each.tagName} in ${each.parentElement.className}`)
"""


def test_a_thumb_finds_everything_and_no_field_has_small_letters(
    browser: Browser, made_pages: Server
) -> None:
    context = browser.new_context(
        viewport={"width": 375, "height": 812}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    context.set_default_timeout(STEP_MILLISECONDS)
    shown = WidgetPage(context.new_page(), made_pages)
    assert shown.page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    found = {}
    for scene in (each for each in SCENES if each.name in LOOKED_AT):
        shown.show(scene.cell("en"), scene.widget)
        scene.play(shown.page, "en")
        found[scene.name] = too_small(shown.page)
    context.close()
    assert found == {name: [] for name in found}
    assert set(found) == set(LOOKED_AT)


def too_small(page: Page) -> list[str]:
    targets: list[str] = page.evaluate(SMALL, [MIN_TARGET_PIXELS, LEAST_IN_A_TRAY])
    fields: list[str] = page.evaluate(FIELDS)
    return targets + fields


def test_pages_of_the_app_reach_the_edges_of_a_phone_and_keep_clear_of_them(
    page: Page, app: Server, watch: Watch
) -> None:
    insets = {"top": 0, "left": 47, "right": 47, "bottom": 21}
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    page.set_viewport_size({"width": 812, "height": 375})
    page.goto(f"{app.url}/nothing")
    assert "viewport-fit=cover" in (page.locator("meta[name=viewport]").get_attribute("content") or "")
    for part in (".page-top", ".page-main", ".page-foot"):
        box = page.locator(part).first
        for side in ("left", "right"):
            assert box.evaluate("(part, side) => getComputedStyle(part)[`padding-${side}`]", side) == "47px"
    (said,) = watch.errors
    assert "404" in said, "the browser tells that there is no such page"
    watch.errors.clear()
