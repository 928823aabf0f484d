"""A first lesson and a first game, alike in Chromium, Firefox and WebKit, in a window and on a phone."""

from __future__ import annotations

import time

from fujikit.fuji.clauses import WORDS
from tests.browser.engines.visitor import Visitor
from tests.browser.play import translate
from tests.timeouts import SECONDS

LESSON = "fuji/10-first-move.ipynb"
PLAY = "fuji/30-play.ipynb"
WINDOW, LAPTOP, PHONE, ON_ITS_SIDE = (1280, 900), (1366, 657), (375, 812), (812, 375)
MENU = ".page-menu"
PRESSED = ".page-switch button[aria-pressed=true]"
REPLY = "Clara has 16 for d2, against 10, 18: not enough."
AT_ONCE = {"fujikit.pace": "at-once"}
"""Teammates do not take their time."""
ADVISED = ".fk-adviser button"
TOLD = """() => document.querySelector(".fk-adviser button")
  && document.querySelector(".fk-log").textContent + document.querySelector(".fk-action-panel").textContent"""
"""All that is said while the adviser has a button; with everything new there is something to press again."""
BACKGROUND = "() => getComputedStyle(document.querySelector('.fk')).backgroundColor"
TRACK = """() => !CSS.supports("scrollbar-color", "red transparent")
  || getComputedStyle(document.querySelector(".fk-log ol")).scrollbarColor.endsWith("rgba(0, 0, 0, 0)")"""
"""Whether the scroll bar of the log lets the paper through; Firefox's own is white."""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def choose(visitor: Visitor, words: str) -> None:
    """Press a switch of the bar on top, which a phone keeps behind a button."""
    if not visitor.find(".page-switch"):
        visitor.click(MENU)
    visitor.click(".page-switch button", words)


def all_is_well(visitor: Visitor) -> None:
    assert visitor.failures() == []
    assert visitor.driver.evaluate(OVERFLOW) <= 0, "the page scrolls sideways"


def test_the_first_lesson_by_click_and_by_keys_in_french_and_in_the_dark(visitor: Visitor) -> None:
    visitor.driver.resize(*WINDOW)
    visitor.arrive(LESSON)
    visitor.click("[data-square=d2]")
    visitor.see(".fk-reply", REPLY)
    all_is_well(visitor)

    visitor.driver.resize(*PHONE)
    visitor.arrive(LESSON)
    visitor.see("[data-square=d2]")
    visitor.tab_to("[role=grid] [tabindex='0']")
    visitor.walk_to("d2")
    visitor.driver.press("Enter")
    visitor.see(".fk-reply", REPLY)

    choose(visitor, "Français")
    visitor.see(".fk-lesson[lang=fr] .fk-onward button", translate("lesson.next", "fr"))
    assert visitor.style(PRESSED, "textDecorationLine") == "underline"
    bright = visitor.driver.evaluate(BACKGROUND)
    choose(visitor, "Sombre")
    visitor.see(".fk-lesson[data-theme=dark]")
    assert visitor.driver.evaluate(BACKGROUND) != bright
    all_is_well(visitor)

    visitor.reload()
    visitor.see(".fk-lesson[lang=fr][data-theme=dark] .fk-onward button", translate("lesson.next", "fr"))
    all_is_well(visitor)


def test_a_game_is_dealt_handed_on_and_comes_back(visitor: Visitor) -> None:
    visitor.driver.resize(*PHONE)
    visitor.arrive(PLAY)
    visitor.click(".fk-press", translate("setup.deal"))
    visitor.see(".fk-curtain", translate("table.curtain", seat="Clara"))
    visitor.see_whole(".fk-curtain-sit", translate("table.sit", seat="Clara"))
    visitor.click(".fk-curtain-sit")
    for size in (LAPTOP, ON_ITS_SIDE, PHONE):
        visitor.driver.resize(*size)
        visitor.see_whole(".fk-prompt-bar")
        visitor.see_whole(".fk-tray")
    assert visitor.driver.evaluate(TRACK)
    visitor.click(".fk-tray-hide")
    visitor.see(".fk-curtain", translate("table.curtain", seat="Jona"))
    all_is_well(visitor)

    visitor.driver.resize(*WINDOW)
    visitor.reload()
    visitor.see(".fk-play", translate("keeping.back", round=1, phase=WORDS.translate("phase", "plan", "en")))
    visitor.see(".fk-curtain")
    all_is_well(visitor)


def test_one_person_and_two_teammates_play_a_round(visitor: Visitor) -> None:
    visitor.driver.resize(*WINDOW)
    visitor.arrive(PLAY, **AT_ONCE)
    visitor.click(".fk-play button", translate("setup.alone"))
    visitor.click("summary", translate("setup.rules"))
    visitor.click("label", translate("setup.advice"))
    visitor.click("input[type=text]")
    visitor.driver.press("End")
    visitor.driver.write("é")
    visitor.click(".fk-press", translate("setup.deal"))
    visitor.see(".fk-seats [role=group]", "Claraé")
    visitor.driver.resize(*PHONE)
    follow_the_adviser(visitor)
    all_is_well(visitor)


def follow_the_adviser(visitor: Visitor) -> None:
    """Press the button for each thing that is said, until the round or, by the dice, the game is over."""
    followed, end = None, time.monotonic() + SECONDS
    while not (visitor.find(".fk-head", translate("table.round", round=2)) or visitor.find(".fk-outcome")):
        assert time.monotonic() < end, f"nothing new after: {followed}"
        told = visitor.driver.evaluate(TOLD)
        if told and told != followed:
            visitor.click(ADVISED)
            followed = told
