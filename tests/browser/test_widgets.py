"""The widgets beside the table, all on one page of a real Voila, each touched at least once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import fujikit
from tests.browser.drawings import colours, missing_drawings
from tests.browser.notebook import write
from tests.browser.pages import drawn_widget, open_voila
from tests.browser.play import button, die, square, translate
from tests.browser.scenes import whole_game
from tests.browser.server import Server
from tests.browser.watch import Watch

CELLS = (
    """
    import fujikit, ipywidgets
    from fujikit.widgets import *
    from IPython.display import display
    game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7)
    board = Board(game, highlights={"d2": "look"}, arrows=[("d2", "f2", "3 steps")], notes={"g3": "beware"})
    picked = ipywidgets.Label("nothing yet")
    board.observe(lambda change: setattr(picked, "value", f"picked {change.new}"), "picked")
    display(board, picked)
    """,
    'DiceTray("B1 P1 B4 Y5 Y3 B4", need="yellow|4")',
    """
    track = Track(lost=5, name="Clara", character="blue")
    more = ipywidgets.Button(description="lose more")
    more.on_click(lambda _: track.show(game))
    display(track, more)
    """,
    "Rules()",
    f'Replay(fujikit.from_code("{whole_game().code()}"))',
    'Odds(game, "Clara")',
    "Talk()",
    'Lesson("F-07")',
)
ASKED_BY_VOILA = {"cdn.jsdelivr.net", "cdnjs.cloudflare.com"}


@pytest.fixture(scope="module")
def watched(browser: Browser, voila: Server) -> Iterator[tuple[Page, Watch]]:
    """A page with all of them; each test touches only its own."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    watch = Watch(context, app=False)
    page = context.new_page()
    open_voila(page, voila, write(voila.folder, "room", *CELLS))
    drawn_widget(page, "lesson")
    yield page, watch
    context.close()
    assert watch.errors == []


@pytest.fixture
def room(watched: tuple[Page, Watch]) -> Page:
    return watched[0]


def test_everything_is_drawn(room: Page) -> None:
    board = drawn_widget(room, "board")
    assert board.locator("use").count() > 50
    assert [missing_drawings(widget) for widget in room.locator(".fk").all()] == [[]] * len(CELLS)
    assert colours(square(board, "d2")) > 200


def test_a_card_that_is_picked_on_a_board_is_told_to_python(room: Page) -> None:
    board = drawn_widget(room, "board")
    cell = square(board, "g3")
    expect(cell).to_have_accessible_name(re.compile("beware"))
    expect(square(board, "d2")).to_have_accessible_name(re.compile("3 steps"))
    cell.click()
    expect(room.get_by_text("picked g3")).to_be_visible()


def test_a_tray_counts_the_dice_for_what_is_asked(room: Page) -> None:
    tray = drawn_widget(room, "dice-tray")
    expect(tray.get_by_text(translate("dice.sum", sum=16))).to_be_visible()
    die(tray, 4).click()
    expect(die(tray, 4)).to_have_attribute("aria-pressed", "true")
    tray.get_by_role("textbox").fill("odd")
    button(tray, "tray.look").click()
    expect(tray.get_by_text(translate("dice.sum", sum=10))).to_be_visible()
    tray.get_by_role("textbox").fill("green")
    button(tray, "tray.look").click()
    expect(tray.get_by_role("alert")).to_contain_text("green")


def test_a_track_follows_python(room: Page) -> None:
    track = drawn_widget(room, "track")
    expect(track).to_contain_text("15")
    room.get_by_role("button", name="lose more").click()
    expect(track.get_by_role("listitem").filter(has_text="Steve")).to_be_visible()


def test_the_rules_are_searched_and_read_on(room: Page) -> None:
    rules = drawn_widget(room, "rules")
    rules.get_by_role("searchbox").or_(rules.get_by_role("textbox")).first.fill("diagonal")
    book = fujikit.rulebook("fuji")
    found = rules.get_by_role("button", name=re.compile(re.escape(book["plan.orthogonal"].heading("en"))))
    found.first.click()
    expect(rules.get_by_role("article")).to_contain_text("plan.orthogonal")
    related = book[book["plan.orthogonal"].related[0]]
    rules.get_by_role("article").get_by_role("button", name=related.heading("en")).click()
    expect(rules.get_by_role("article")).to_contain_text(related.id)


def test_a_replay_goes_step_by_step_and_a_branch_is_played_on(room: Page) -> None:
    replay = drawn_widget(room, "replay")
    slider = replay.get_by_role("slider")
    expect(slider).to_have_value("0")
    button(replay, "replay.next").click()
    expect(slider).to_have_value("1")
    button(replay, "replay.last").click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    button(replay, "replay.back").click()
    button(replay, "replay.branch").click()
    table = drawn_widget(room, "table")
    expect(table.get_by_role("grid")).to_be_visible()
    replay.get_by_role("button", name=translate("replay.to-replay")).click()
    expect(slider).to_be_visible()


def test_a_chance_is_read_on_the_board(room: Page) -> None:
    odds = drawn_widget(room, "odds")
    expect(square(odds, "d2")).to_have_accessible_name(re.compile(r"\d+ in 100"))
    square(odds, "d2").click()
    expect(odds.get_by_text(re.compile(r"[\d.]+%")).first).to_be_visible()
    expect(odds.get_by_text(translate("odds.model"))).to_be_visible()


def test_the_referee_answers_and_shows_the_clause(room: Page) -> None:
    talk = drawn_widget(room, "talk")
    talk.get_by_role("textbox").fill("I've got three yellow dice.")
    button(talk, "talk.say").click()
    heard = talk.get_by_role("log")
    expect(heard).to_contain_text(translate("talk.refused"))
    heard.get_by_role("button").first.click()
    expect(talk.get_by_role("dialog")).to_contain_text("talk.no-numbers")
    room.keyboard.press("Escape")
    expect(talk.get_by_role("dialog")).to_have_count(0)


def test_a_lesson_is_read_answered_and_gone_on_with(room: Page) -> None:
    lesson = drawn_widget(room, "lesson")
    go_on(lesson)
    answers = lesson.get_by_role("group", name=translate("lesson.answers")).or_(
        lesson.get_by_role("list", name=translate("lesson.answers"))
    )
    answers.get_by_role("button", name=re.compile("three yellow dice")).click()
    expect(lesson).to_contain_text(translate("lesson.wrong"))
    answers.get_by_role("button", name=re.compile("a lot of high dice")).click()
    expect(lesson).to_contain_text(translate("lesson.right"))
    go_on(lesson)


def go_on(lesson: Locator) -> None:
    steps = lesson.get_by_role("navigation", name=translate("lesson.steps"))
    here = steps.locator("[aria-current=step]")
    before = here.get_attribute("aria-label")
    button(lesson, "lesson.next").click()
    expect(here).not_to_have_attribute("aria-label", before or "")


def test_nothing_is_asked_from_beyond_this_machine(watched: tuple[Page, Watch]) -> None:
    """Voila itself looks for its icon font; our widgets look for nothing."""
    _, watch = watched
    assert {urlsplit(address).hostname for address in watch.abroad} <= ASKED_BY_VOILA
