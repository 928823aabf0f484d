"""The same widgets in JupyterLab, Notebook 7 and marimo; Voila and exported pages have tests of their own."""

from __future__ import annotations

import string
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import plain
from tests.browser.drawings import colours, missing_drawings
from tests.browser.hosts import Lab, Marimo, Notebook7
from tests.browser.keys import Player
from tests.browser.pages import kit, new_context
from tests.browser.play import button, die, next_line, square
from tests.browser.tables import ROOT, SEED
from tests.browser.watch import Watch
from tests.browser.widths import fit_into, sticking_out
from tests.support import new_game
from tests.timeouts import MILLISECONDS

CELLS = (
    f"""
    import sys
    sys.path.insert(0, {str(ROOT)!r})
    from fujikit.lessons import lesson
    from fujikit.widgets import Board, DiceTray, Play, Replay
    from tests.support import new_game
    game = new_game(3, seed={SEED})
    studied = new_game(3, seed={SEED}, study=True)
    """,
    "game",
    "Board(studied)",
    'DiceTray("B1 P1 B4 Y5 Y3 B4", need="yellow|4")',
    "Play()",
    'lesson("F-07")',
    "Replay(studied)",
    plain.CELL,
    f"from tools.reef import reef\nReef = reef().Reef\n{plain.REEF}",
)
TITLES = ("Robinson Crusoe", "Reef")
"""Of the games without a board."""
WIDGETS = ("table", "board", "dice-tray", "play", "lesson", "replay", *TITLES)
KEYS = "".join(2 * key for key in string.printable.strip())
"""Every key that prints something, twice: JupyterLab has commands such as d d."""
LINES = "text => text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight)"
SCROLLERS = """
root => {
  const found = [];
  for (let each = root; each; each = each.parentElement ?? each.getRootNode().host) {
    const scrolls = /auto|scroll/.test(getComputedStyle(each).overflowY);
    if (scrolls && each.scrollHeight > each.clientHeight) found.push(each.className);
  }
  return found;
}
"""


@pytest.fixture(scope="module", params=[Lab, Notebook7, Marimo], ids=lambda host: host.name)
def host(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Lab]:
    """A notebook that has run; each test touches widgets of its own."""
    with new_context(browser) as context:
        watch = Watch(context, app=False)
        made: Lab = request.param(context.new_page(), request.getfixturevalue(request.param.server))
        made.open(*CELLS)
        made.run()
        for name in WIDGETS:
            expect(widget(made.page, name)).to_be_visible(timeout=MILLISECONDS)
        yield made
    assert watch.errors == []


def widget(page: Page, name: str) -> Locator:
    """A widget of the notebook; one without a board by the title of its game."""
    return plain.table_of(page, name) if name in TITLES else kit(page, name)


def test_a_game_is_played_by_keys_and_by_clicks_and_comes_back(host: Lab) -> None:
    twin = new_game(3, seed=SEED)
    player = Player(host.page, kit(host.page, "table"), twin)
    player.hands.take_seat()
    player.play(next_line(twin, "Clara"))
    player.hands.play_on_and_keep()
    host.come_back()
    again = Player(host.page, kit(host.page, "table"), twin)
    again.hands.take_seat()
    again.hands.play_on()


def test_everything_is_drawn_and_follows_the_page(host: Lab) -> None:
    board = kit(host.page, "board")
    assert board.locator("use").count() > 50
    assert [missing_drawings(widget(host.page, name)) for name in WIDGETS] == [[]] * len(WIDGETS)
    assert colours(square(board, "d2")) > 200
    assert len(board.evaluate(SCROLLERS)) == 1
    expect(board).to_have_attribute("data-theme", "light")
    host.page.emulate_media(color_scheme="dark")
    for name in WIDGETS:
        expect(widget(host.page, name)).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("width", [265, 700, 1000])  # as JupyterLab leaves on a phone, and in halves
def test_nothing_sticks_out_of_a_pane_and_no_title_is_broken(host: Lab, width: int) -> None:
    for name in ("table", "lesson", "replay", *TITLES):
        fit_into(host.page, widget(host.page, name), width)
        assert sticking_out(host.page, widget(host.page, name)) == []
    title = kit(host.page, "table").locator(".fk-title").first
    assert title.evaluate(LINES) < 1.5


def test_a_game_without_a_board_is_played_explained_and_taken_back(host: Lab) -> None:
    table = widget(host.page, "Robinson Crusoe")
    plain.explain_a_refusal(host.page, table)
    plain.move_and_take_back(table)


def test_a_game_of_ones_own_is_played_taken_back_and_explained(host: Lab) -> None:
    plain.play_reef(host.page, widget(host.page, "Reef"))


def test_a_step_of_a_replay_is_played_on_at_a_table_inside_it(host: Lab) -> None:
    replay = kit(host.page, "replay")
    button(replay, "replay.branch").click()
    expect(replay.locator(".fk-table")).to_be_visible()
    assert missing_drawings(replay) == []
    button(replay, "replay.to-replay").click()
    expect(replay.locator(".fk-table")).to_have_count(0)


def test_keys_in_widgets_leave_the_notebook_alone(host: Lab) -> None:
    before = host.sources()
    focus = host.page.locator(":is(.fk, .fk *):focus")
    for thing in focusable(host.page):
        thing.focus()
        host.page.keyboard.type(KEYS)
        expect(focus).to_have_count(1)
    kit(host.page, "board").click(position={"x": 2, "y": 2})  # beside the cards
    host.page.keyboard.type(KEYS)
    expect(focus).to_have_count(1)
    assert host.sources() == before
    for name in WIDGETS:
        expect(widget(host.page, name)).to_have_count(1)


def focusable(page: Page) -> list[Locator]:
    """A card, a die, a button, a switch and a field with choices, none of which a key would change."""
    tray, play = kit(page, "dice-tray"), kit(page, "play")
    play.locator("details").evaluate_all("all => { for (const each of all) each.open = true; }")
    return [
        square(kit(page, "board"), "d2"),
        die(tray, 1),
        button(tray, "tray.look"),
        play.get_by_role("checkbox").first,
        play.get_by_role("combobox").first,
    ]
