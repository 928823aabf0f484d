"""Every widget in the states worth looking at: a cell that makes it, and what is done with it then.

The pictures and axe go through these.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from textwrap import dedent
from typing import Any

from playwright.sync_api import Page, expect

from fujikit.engine.game import Game
from tests.browser.pages import kit
from tests.browser.play import button, next_line, speaking, square, touch, translate
from tests.support import new_game, position, seat
from tests.timeouts import MILLISECONDS

GAME = (
    'fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7, lang=lang, '
    "box=lesson_box())"
)
"""With the frozen cards of the lessons, so that tuning the default box changes no scene."""
TOO_MUCH = {
    "en": "I've got three yellow dice.",
    "fr": "J'ai trois dés jaunes.",
    "pl": "Mam trzy żółte kości.",
}
WINS = 638
"""With this seed simple souls win on the frozen box, in five rounds."""
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
    reloads: bool = False
    """Whether the steps reload the page, so that it must be the widget's own."""

    def cell(self, lang: str) -> str:
        imports = "import fujikit\nfrom fujikit.lessons import lesson_box\nfrom fujikit.widgets import *"
        return f"{imports}\nlang = {lang!r}\n{dedent(self.code)}"


@cache
def whole_game() -> Game[Any]:
    """A game from the set-up to its end."""
    return _played(lambda game: game.outcome is not None)


def _played(until: Callable[[Game[Any]], bool]) -> Game[Any]:
    game = new_game(3, level=1, seed=WINS, choices="ask")
    while not until(game):
        game.act(next_line(game, game.view(None)["awaits"][0]))
    return game


def table_at(phase: str, round_number: int = 2) -> str:
    """A cell with the table of a game that has come to a phase."""
    game = _played(lambda game: game.phase == phase and game.round >= round_number)
    return f'Table(fujikit.from_code("{game.code()}"), lang=lang)'


def table_with(game: Game[Any]) -> str:
    return f'Table(fujikit.from_code("{game.code()}"), lang=lang)'


def asked() -> Game[Any]:
    """Clara has used the lighter, and Jona is asked for a die."""
    game = with_cards("equip").copy()
    game.act("Clara use lighter Jona")
    return game


@cache
def with_cards(phase: str) -> Game[Any]:
    """Everybody has cards, tokens lie about, lava is near."""
    return position(
        seat("Clara", "d2", dice="B1 B2 Y1 B6 Y3 P2", equipment=["lighter", "shovel"], stamina=7),
        seat("Jona", "d3", dice="Y2 P1 Y1 B6 B5 P5", equipment=["rope", "machete"], injuries=["eye"]),
        seat("Steve", "e2", dice="B1 P1 B4 P4 B5 P5", equipment=["compass"], bars=2, stamina=3),
        phase=phase,
        round=4,
        needs={"e3": "yellow|4", "f2": "odd(pink|blue)", "d3": "even(yellow)", "e4": "1|2|3"},
        reroll=("e3", "f2"),
        tokens={"e3": "equipment", "f2": "eruption"},
    )


PLAIN = """
game = fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=3)
while game.phase != "plan":
    game.act(game.legal(game.awaits[0])[0])
PlainTable(game, lang=lang)
"""


def something_out_of_reach(page: Page, lang: str) -> None:
    """An intent and a thing are chosen, and somebody asks why not another one."""
    table = kit(page, "plain-table")
    table.get_by_role("button", name="Explore").click()
    table.get_by_role("button", name="m2", exact=True).click()
    table.locator("summary", has_text=translate("plain.not-now", lang)).click()
    table.locator("details").get_by_role("button", name="Ben").click()
    expect(table.locator(".fk-reasons")).to_be_visible()


def sit(page: Page, lang: str, who: str = "") -> None:
    table = kit(page, "table")
    name = who or whose_curtain(page, lang)
    button(table, "table.sit", lang, seat=name).click()
    expect(table.get_by_role("region", name=translate("table.now", lang))).to_be_visible()


def whose_curtain(page: Page, lang: str) -> str:
    table = kit(page, "table")
    for name in ("Clara", "Jona", "Steve"):
        if table.get_by_role("region", name=translate("table.curtain", lang, seat=name), exact=True).count():
            return name
    raise AssertionError("no curtain hangs")


def refused(page: Page, lang: str) -> None:
    sit(page, lang)
    table = kit(page, "table")
    touch(square(table, "a4"))
    expect(table.get_by_role("list", name=translate("rules.why", lang))).to_be_visible()


def clause_opened(page: Page, lang: str) -> None:
    refused(page, lang)
    table = kit(page, "table")
    table.get_by_role("list", name=translate("rules.why", lang)).get_by_role("button").first.click()
    expect(table.get_by_role("dialog")).to_be_visible()


def marked(page: Page, lang: str) -> None:
    sit(page, lang)
    table = kit(page, "table")
    square(table, "e2").click()
    expect(square(table, "e2")).to_have_accessible_name(
        speaking(translate("board.wants", lang, names="Clara", count=1))
    )


def card_chosen(page: Page, lang: str) -> None:
    sit(page, lang)
    table = kit(page, "table")
    card = table.get_by_role("list", name=translate("seat.equipment", lang, name="Clara")).get_by_role(
        "button"
    )
    card.last.click()
    expect(card.last).to_have_attribute("aria-pressed", "true")


def chances(page: Page, lang: str) -> None:
    sit(page, lang)
    tool = button(kit(page, "table"), "table.odds", lang)
    tool.click()
    expect(tool).to_have_attribute("aria-pressed", "true")
    expect(kit(page, "table").get_by_text(translate("odds.model", lang))).to_be_visible()


def settings(page: Page, lang: str) -> None:
    sit(page, lang)
    settings_open(page, lang)


def settings_open(page: Page, lang: str) -> None:
    button(kit(page, "table"), "table.settings", lang).click()


def replay(page: Page, lang: str) -> None:
    table = kit(page, "table")
    button(table, "table.replay", lang).click()
    button(table, "replay.next", lang).click()
    expect(table.get_by_role("slider")).to_have_value("1")


def talk_to_the_referee(page: Page, lang: str) -> None:
    talk = kit(page, "talk")
    talk.get_by_role("textbox").fill(TOO_MUCH[lang])
    talk.get_by_role("button", name=translate("talk.say", lang), exact=True).click()
    expect(talk.get_by_role("list", name=translate("rules.why", lang)).first).to_be_visible()


def look_at_a_chance(page: Page, _lang: str) -> None:
    square(kit(page, "odds"), "e2").click()


def everything_open(page: Page, _lang: str) -> None:
    for summary in kit(page, "rerolls").locator("summary").all():
        summary.click()


def answer_once(page: Page, lang: str) -> None:
    answers = kit(page, "answers")
    answers.get_by_role("textbox").first.fill("1/2")
    answers.get_by_role("button").first.click()
    expect(answers.get_by_text(translate("answers.wrong", lang))).to_be_visible()


def throw_often(page: Page, lang: str) -> None:
    experiment = kit(page, "experiment")
    button(experiment, "experiment.times", lang, times=100).click()
    expect(
        experiment.get_by_role("group", name=translate("experiment.dice", lang), exact=True)
    ).to_be_visible()


def some_steps(page: Page, lang: str) -> None:
    shown = kit(page, "replay")
    for _ in range(8):
        button(shown, "replay.next", lang).click()
    expect(shown.get_by_role("slider")).to_have_value("8")


def answer_wrongly(page: Page, lang: str) -> None:
    lesson = kit(page, "lesson")
    button(lesson, "lesson.next", lang).click()
    lesson.get_by_text(TOO_MUCH[lang]).click()
    expect(lesson.get_by_text(translate("lesson.wrong", lang)).first).to_be_visible()


def turn_a_die(page: Page, lang: str) -> None:
    lesson = kit(page, "lesson")
    expect(kit(page, "table")).to_be_visible()
    lesson.get_by_role("group", name=translate("lesson.hand", lang, name="Steve"), exact=True).get_by_role(
        "button"
    ).nth(3).click()
    expect(
        lesson.get_by_role("group", name=translate("lesson.face", lang, number=4, name="Steve"))
    ).to_be_visible()


def all_parts_open(page: Page, _lang: str) -> None:
    for part in kit(page, "play").locator(".fk-more > summary").all():
        part.click()


def namesakes(page: Page, lang: str) -> None:
    """Two players, variants to choose from, and a name that is taken."""
    play = kit(page, "play")
    button(play, "setup.remove", lang, name="Steve").click()
    play.get_by_role("textbox", name=translate("setup.name", lang, number=2)).fill("clara")
    button(play, "setup.deal", lang).click()
    expect(play.locator("[aria-invalid=true]")).to_be_focused()


def games_kept(page: Page, lang: str) -> None:
    """As a browser with two games shows it, one of them about to be removed."""
    for name, round_number in (("play", 4), ("table", 0)):
        kept = {
            "code": f"fks1.{name}",
            "at": f"2026-11-16T0{round_number}:30:00.000Z",
            "round": round_number,
            "phase": "reroll",
            "players": ["Clara", "Jona", "Steve"],
            "finished": False,
        }
        page.evaluate(
            "([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))",
            [f"fujikit.table.{name}", kept],
        )
    page.reload()
    games = kit(page, "resume").get_by_role("listitem")
    expect(games).to_have_count(2, timeout=MILLISECONDS)
    games.last.get_by_role("button", name=speaking(translate("resume.remove", lang))).click()
    expect(games.get_by_role("group", name=translate("resume.remove-sure", lang))).to_be_visible()


NEW = f"Table({GAME}, lang=lang)"
CHANGED = """
page = Lessons("F-01", "F-03", "F-05", lang=lang)
page.receive({"do": "act", "id": 1, "line": "Clara move d2"})
for step in (1, 2, 3, 4, 5):
    page.receive({"do": "go-to-step", "id": 2, "step": step})
    page.receive({"do": "choose", "id": 3, "answer": 1})
page.receive({"do": "show-example", "id": 4})
page
"""
"""The first lesson done, and its change shown."""
SOLO = """
Table.new(
    ["Clara", "Kaede", "Hotaru"], code={"Kaede": "teammate", "Hotaru": "teammate"}, lang=lang,
    scenario=1, level=1, seed=7, advice=True,
)
"""
"""Alone with two teammates, who have spoken already, and an adviser."""
SCENES = (
    Scene("play-setup", "play", "Play(lang=lang)", all_parts_open),
    Scene("play-refused", "play", 'Play(code="nonsense", lang=lang)', namesakes),
    Scene("resume", "resume", "Resume(lang=lang)"),
    Scene("resume-games", "resume", "Resume(lang=lang)", games_kept, reloads=True),
    Scene("table-curtain", "table", NEW),
    Scene("table-plan", "table", NEW, sit),
    Scene("table-marked", "table", NEW, marked),
    Scene("table-chances", "table", NEW, chances),
    Scene("table-refusal", "table", NEW, refused),
    Scene("table-clause", "table", NEW, clause_opened),
    Scene("table-settings", "table", NEW, settings),
    Scene("table-solo", "table", SOLO),
    Scene("table-solo-settings", "table", SOLO, settings_open),
    Scene("table-setup", "table", table_at("setup", 0)),
    Scene("table-reroll", "table", table_at("reroll"), sit),
    Scene("table-equip", "table", table_with(with_cards("equip")), sit),
    Scene("table-card", "table", table_with(with_cards("equip")), card_chosen),
    Scene("table-prompt", "table", table_with(asked()), sit),
    Scene("table-move", "table", table_at("move", 3)),
    Scene("table-finished", "table", table_with(whole_game())),
    Scene("table-replay", "table", table_with(whole_game()), replay),
    Scene("plain-table", "plain-table", PLAIN, something_out_of_reach),
    Scene("plain-table-curtain", "plain-table", f"PlainTable({GAME}, lang=lang)"),
    Scene(
        "board",
        "board",
        f"""
        game = {GAME}
        Board(game, highlights={{"d2": "look", "e2": "good", "d3": "bad"}},
              arrows=[("d2", "f2", "3")], notes={{"g3": "?"}}, lang=lang)
        """,
    ),
    Scene("dice-tray", "dice-tray", 'DiceTray("B1 P1 B4 Y5 Y3 B4", need="yellow|4", lang=lang)'),
    Scene("track", "track", f"Track.of({GAME}, lang=lang)"),
    Scene("rules", "rules", "Rules(lang=lang)"),
    Scene("rules-page", "rules", 'Rules(clause="plan.three-steps", lang=lang)'),
    Scene("replay", "replay", f'Replay(fujikit.from_code("{whole_game().code()}"), lang=lang)', some_steps),
    Scene("odds", "odds", f'Odds({GAME}, "Clara", lang=lang)', look_at_a_chance),
    Scene("rerolls", "rerolls", "Rerolls(lang=lang)", everything_open),
    Scene(
        "exhibit",
        "exhibit",
        """
        from fujikit import plots
        Exhibit(plots.reroll_curves, {"c4": "yellow|4", "d2": "odd"}, lang=lang)
        """,
    ),
    Scene(
        "exhibit-finding",
        "exhibit",
        """
        from fujikit.teams.study.finding import Finding
        Exhibit(lambda lang: Finding(f"{lang}.", ("a", "b"), (("1", "75%"), ("2", "50%"))), lang=lang)
        """,
    ),
    Scene("experiment", "experiment", "Experiment(dice=3, need='odd', lang=lang)", throw_often),
    Scene("answers", "answers", "Answers({'a': 1, 'b': 2}, lang=lang)", answer_once),
    Scene("own-box", "own-box", "OwnBox(lang=lang)"),
    Scene("own-box-wrong", "own-box", "OwnBox(OwnBox().text.replace('yellow|4', 'yelow|4', 1), lang=lang)"),
    Scene("talk", "talk", "Talk(lang=lang)", talk_to_the_referee),
    Scene("lesson", "lesson", 'Lesson("F-07", lang=lang)'),
    Scene("lesson-answered", "lesson", 'Lesson("F-07", lang=lang)', answer_wrongly),
    Scene("lessons-changed", "lesson", CHANGED, turn_a_die),
)
