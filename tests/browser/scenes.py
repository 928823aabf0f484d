"""Every widget in the states worth looking at: a cell that makes it, and what is done with it then.

The pictures and axe go through these.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from textwrap import dedent

from playwright.sync_api import Page, expect

from tests.browser.pages import kit
from tests.browser.play import say

GAME = 'fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7, lang=lang)'
Steps = Callable[[Page, str], None]


def nothing(_page: Page, _lang: str) -> None:
    """As it opens."""


@dataclass(frozen=True)
class Scene:
    name: str
    widget: str
    """The class of its root, without the prefix."""
    code: str
    play: Steps = nothing

    def cell(self, lang: str) -> str:
        return f"import fujikit\nfrom fujikit.widgets import *\nlang = {lang!r}\n{dedent(self.code)}"


def talk_to_the_referee(page: Page, lang: str) -> None:
    talk = kit(page, "talk")
    said = {
        "en": "I've got three yellow dice.",
        "fr": "J'ai trois dés jaunes.",
        "pl": "Mam trzy żółte kości.",
    }
    talk.get_by_role("textbox").fill(said[lang])
    talk.get_by_role("button", name=say("talk.say", lang), exact=True).click()
    expect(talk.get_by_role("list", name=say("rules.why", lang)).first).to_be_visible()


def look_at_a_chance(page: Page, _lang: str) -> None:
    kit(page, "odds").get_by_role("gridcell").filter(visible=True).nth(8).click()


SCENES = (
    Scene(
        "board",
        "board",
        f"""
        game = {GAME}
        Board(game, highlights={{"d2": "look", "e2": "good", "d3": "bad"}},
              arrows=[("d2", "f2", "3")], notes={{"g3": "?"}}, lang=lang)
        """,
    ),
    Scene("odds", "odds", f'Odds({GAME}, "Clara", lang=lang)', look_at_a_chance),
    Scene("rules", "rules", "Rules(lang=lang)"),
    Scene("rules-page", "rules", 'Rules(clause="plan.three-steps", lang=lang)'),
    Scene("talk", "talk", "Talk(lang=lang)", talk_to_the_referee),
)
