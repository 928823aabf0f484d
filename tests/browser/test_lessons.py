"""Lessons on pages of the app: a whole one with mistakes, a changed table, a reload, a phone, keys alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from fujikit.lessons import lesson
from fujikit.lessons.model import Ask, Do, text_in
from tests.browser.axe import violations
from tests.browser.keys import Keys
from tests.browser.pages import drawn_widget
from tests.browser.play import button, die, speaking, square, touch, translate
from tests.browser.server import Server


def open_page(page: Page, app: Server, notebook: str, query: str = "") -> Locator:
    page.goto(f"{app.url}/voila/render/fuji/{notebook}.ipynb{query}")
    return drawn_widget(page, "lesson")


def at_step(course: Locator, at: int) -> None:
    """The learner stands in this step, counted from 1."""
    stone = course.get_by_role("navigation", name=translate("lesson.steps")).locator("[aria-current=step]")
    expect(stone).to_have_accessible_name(re.compile(rf"^step {at}\b"))


def reply(course: Locator) -> Locator:
    return course.locator(".fk-reply")


def answers(name: str, at: int) -> tuple[list[str], str]:
    """The wrong answers of a question, and the right one; steps count from 1."""
    step = lesson(name).steps[at - 1]
    assert isinstance(step, Ask)
    texts = {text_in(choice.text, "en"): choice.right for choice in step.answer}
    return [text for text, right in texts.items() if not right], next(
        t for t, right in texts.items() if right
    )


def choose(course: Locator, text: str) -> None:
    listed = course.get_by_role("list", name=translate("lesson.answers"))
    listed.get_by_role("button", name=re.compile(rf"^{re.escape(text)}(?!\w)")).click()


def answer(course: Locator, name: str, at: int) -> None:
    wrong, right = answers(name, at)
    choose(course, wrong[0])
    expect(reply(course)).to_contain_text(translate("lesson.wrong"))
    choose(course, right)
    expect(reply(course)).to_contain_text(translate("lesson.right"))


def test_the_first_lesson_from_a_wrong_try_to_a_changed_table(page: Page, app: Server) -> None:
    course = open_page(page, app, "10-first-move")
    at_step(course, 1)
    touch(square(course, "e2"))
    expect(reply(course)).to_contain_text(translate("lesson.refused"))
    button(course, "lesson.hint").click()
    expect(course.get_by_role("list", name=translate("lesson.hints")).get_by_role("listitem")).to_have_count(
        1
    )
    square(course, "d2").click()
    expect(reply(course)).to_contain_text("Clara has 16 for d2, against 10, 18: not enough.")
    button(course, "lesson.next").click()
    at_step(course, 2)
    answer(course, "F-01", 2)
    button(course, "lesson.next").click()
    at_step(course, 3)

    page.reload()
    course = drawn_widget(page, "lesson")
    at_step(course, 3)
    answer(course, "F-01", 3)
    for at in (4, 5):
        button(course, "lesson.next").click()
        at_step(course, at)
    expect(course).to_contain_text(translate("lesson.finished"))
    expect(course.get_by_role("link", name=translate("lessons.onward"))).to_have_attribute(
        "href", "11-a-round.ipynb"
    )

    button(course, "lesson.next").click()
    change_a_die(page, course)


def change_a_die(page: Page, course: Locator) -> None:
    """Steve's yellow 5 becomes a blue 1, and Clara walks; then the lesson shows its own change."""
    table = drawn_widget(page, "table")
    steve = course.get_by_role("group", name=translate("lesson.hand", name="Steve"), exact=True)
    die(steve, 4).click()
    faces = course.get_by_role("group", name=translate("lesson.face", number=4, name="Steve"))
    faces.get_by_role("button", name="blue 1").click()
    expect(die(steve, 4)).to_have_accessible_name(re.compile("blue 1"))
    assert violations(page, ".fk") == []
    square(table, "d2").click()
    log = table.get_by_role("list", name=translate("table.log"))
    expect(log).to_contain_text("Clara has 16 for d2, against 10, 13: enough.")
    expect(square(table, "d2")).to_have_accessible_name(
        speaking(translate("board.stands", names="Clara", count=1))
    )
    assert "fujikit.table" not in page.url

    button(course, "lesson.anew").click()
    expect(die(steve, 4)).to_have_accessible_name(re.compile("yellow 5"))
    expect(square(table, "c2")).to_have_accessible_name(
        speaking(translate("board.stands", names="Clara", count=1))
    )
    button(course, "lesson.show-one").click()
    change = lesson("F-01").change
    assert change is not None
    expect(reply(course)).to_contain_text(text_in(change.shows, "en"))
    expect(square(table, "d2")).to_have_accessible_name(
        speaking(translate("board.stands", names="Clara", count=1))
    )
    page.get_by_role("banner").get_by_role("button", name="Français").click()
    expect(reply(course)).to_contain_text(text_in(change.shows, "fr"))
    expect(table).to_have_attribute("lang", "fr")


def test_on_a_phone_the_address_opens_a_lesson_and_nothing_covers_the_reply(page: Page, app: Server) -> None:
    page.set_viewport_size({"width": 375, "height": 667})
    course = open_page(page, app, "12-requirements", "?lesson=F-05")
    expect(course.get_by_role("region", name=translate("lesson.label", title="Both at once"))).to_be_visible()
    wrong, right = answers("F-05", 1)
    for text, judged in ((wrong[0], "lesson.wrong"), (right, "lesson.right")):
        choose(course, text)
        expect(reply(course)).to_contain_text(translate(judged))
        expect(reply(course)).to_be_in_viewport(ratio=1)
        clear_of_the_way_on(course)
    contents = course.get_by_role("navigation", name=translate("lessons.label"))
    contents.get_by_role("button", name=translate("lessons.at", at=2, count=3)).click()
    contents.get_by_role("button", name=re.compile("This or that")).click()
    expect(course.get_by_role("region", name=translate("lesson.label", title="This or that"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"[?&]lesson=F-03\b"))
    assert violations(page, ".fk") == []


def clear_of_the_way_on(course: Locator) -> None:
    said_so, bar = reply(course).bounding_box(), course.locator(".fk-onward").bounding_box()
    assert said_so is not None
    assert bar is not None
    assert said_so["y"] + said_so["height"] <= bar["y"]


def test_a_lesson_with_the_keyboard_alone_and_on_to_the_next(page: Page, app: Server) -> None:
    course = open_page(page, app, "12-requirements", "?lesson=F-99")
    expect(course).to_contain_text('There is no lesson "F-99" on this page')
    keys = Keys(page)
    steps = lesson("F-03").steps
    for at, step in enumerate(steps, 1):
        at_step(course, at)
        match step:
            case Ask():
                listed = course.get_by_role("list", name=translate("lesson.answers"))
                keys.enter(listed.get_by_role("button", name=answers("F-03", at)[1], exact=True))
            case Do(lines=lines):
                keys.tab_to(course.get_by_role("grid").locator("[tabindex='0']"))
                keys.walk_to(lines[0].split()[2])
                keys.press("Enter")
        expect(button(course, "lesson.next")).to_have_attribute("aria-disabled", "false")
        keys.enter(button(course, "lesson.next"))
    drawn_widget(page, "table")
    keys.enter(button(course, "lesson.show-one"))
    expect(reply(course)).to_contain_text("Jona has 5 for e2, against 0, 6: not enough.")
    keys.enter(button(course, "lessons.next"))
    expect(course.get_by_role("region", name=translate("lesson.label", title="Both at once"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"[?&]lesson=F-05\b"))
    contents = course.get_by_role("navigation", name=translate("lessons.label"))
    expect(contents.get_by_role("button", name=re.compile("This or that"))).to_contain_text(
        translate("lessons.done")
    )
