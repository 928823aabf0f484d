"""How it looks and sounds: languages, day and night, narrow and wide, motion, untrusted words."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.notebook import write
from tests.browser.pages import drawn_widget, new_context, open_table, open_voila
from tests.browser.play import Hands, button, speaking, translate
from tests.browser.server import Server
from tests.browser.tables import game_and_cell
from tests.browser.widths import sticking_out_of

WIDTHS = (320, 700, 1000, 1440)
NAMES = {"en": "English", "fr": "Français", "pl": "Polski"}
RECORD_MOTION = """
window.moved = [];
const record = (element, animations) => {
  if (!element.closest?.(".fk-table")) return;
  const lasting = animations.filter((each) => each.effect.getComputedTiming().duration > 1);
  moved.push(...lasting.map((each) => each.animationName ?? each.transitionProperty ?? "script"));
};
for (const type of ["animationstart", "transitionrun"]) {
  addEventListener(type, ({ target }) => record(target, target.getAnimations()), true);
}
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const made = animate.apply(this, how);
  record(this, [made]);
  return made;
};
"""
"""Notes everything that begins to move on a table, however short a look at it would come too late."""
RUDE = "<img/src=x/onerror=alert(1)>"


def test_three_languages_are_switched_live_and_the_root_says_which(page: Page, made_pages: Server) -> None:
    twin, cell = game_and_cell()
    table = open_table(page, made_pages, write(made_pages.folder, "languages", cell))
    Hands(table, twin).take_seat()
    for lang, before in (("fr", "en"), ("pl", "fr"), ("en", "pl")):
        button(table, "table.settings", before).click()
        language = table.get_by_role("radio", name=NAMES[lang]).or_(
            table.get_by_role("button", name=NAMES[lang], exact=True)
        )
        language.first.click()
        expect(table).to_have_attribute("lang", lang)
        page.keyboard.press("Escape")
        expect(table.get_by_role("region", name=translate("table.now", lang))).to_be_visible()
        expect(table.get_by_role("grid", name=translate("table.board", lang))).to_be_visible()
        log = twin.view("Clara", lang)["log"]
        expect(table.get_by_role("list", name=translate("table.log", lang))).to_contain_text(log[-1]["text"])


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_a_table_follows_the_theme_of_voila(page: Page, voila: Server, shade: str) -> None:
    _, cell = game_and_cell()
    table = open_table(page, voila, write(voila.folder, "theme", cell), dark=shade == "dark")
    expect(table).to_have_attribute("data-theme", shade)


def test_nothing_sticks_out_sideways(page: Page, made_pages: Server) -> None:
    twin, cell = game_and_cell(4)
    table = open_table(page, made_pages, write(made_pages.folder, "width", cell))
    hands = Hands(table, twin)
    for _ in range(3):
        assert sticking_out_of(page, table, *WIDTHS) == {}
        hands.take_seat()
        assert sticking_out_of(page, table, *WIDTHS) == {}
        hands.play_on()


def test_names_and_talk_are_shown_as_text_whatever_is_in_them(page: Page, made_pages: Server) -> None:
    cell = f"""
        import fujikit
        from fujikit.widgets import Table
        Table(fujikit.new_game("fuji", players=[{RUDE!r}, "Jona", "Steve"], seed=7))
        """
    table = open_table(page, made_pages, write(made_pages.folder, "rude", cell))
    button(table, "table.sit", seat=RUDE).click()
    open_talk(table)
    said = "<b>I</b> like this <script>alert()</script> mountain"
    table.get_by_role("textbox", name=translate("talk.field")).fill(said)
    button(table, "talk.say").click()
    expect(table.get_by_role("list", name=translate("table.log"))).to_contain_text(said)
    assert table.locator("img[src=x], script, b").count() == 0
    expect(table.get_by_role("group", name=RUDE, exact=True)).to_be_visible()


def open_talk(table: Locator) -> None:
    """The box may wait behind a button or a summary."""
    field = table.get_by_role("textbox", name=translate("talk.field"))
    if not field.is_visible():
        table.get_by_text(translate("action.say"), exact=True).first.click()
    expect(field).to_be_visible()


def test_with_reduced_motion_nothing_moves_and_without_it_something_does(
    browser: Browser, made_pages: Server
) -> None:
    twin, cell = game_and_cell()
    file = write(made_pages.folder, "motion", cell)
    moving = {}
    for wish in ("reduce", "no-preference"):
        with new_context(browser, reduced_motion=wish) as context:
            page = context.new_page()
            page.add_init_script(RECORD_MOTION)
            open_voila(page, made_pages, file)
            table = drawn_widget(page, "table")
            button(table, "table.sit", seat="Clara").click()
            mark = next(str(action) for action in twin.legal("Clara") if " mark " in str(action)).split()[2]
            table.get_by_role("gridcell", name=speaking(f"{mark},")).first.click()
            wants = speaking(translate("board.wants", names="Clara", count=1))
            expect(table.get_by_role("gridcell", name=wants)).to_be_visible()
            moving[wish] = page.evaluate("() => moved")
    assert moving["reduce"] == []
    assert moving["no-preference"] != []
