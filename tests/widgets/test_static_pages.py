"""What every widget stores for places without widgets: a page to read, safe, with nothing hidden."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import fujikit
from fujikit.engine.words import LANGUAGES
from fujikit.teams.study.finding import Finding
from fujikit.widgets import (
    Answers,
    Board,
    DiceTray,
    Exhibit,
    Experiment,
    Lesson,
    Lessons,
    MyGames,
    Odds,
    OwnBox,
    Play,
    Replay,
    Rerolls,
    Resume,
    Rules,
    Table,
    Talk,
    Track,
)
from fujikit.widgets.base import FujikitWidget
from fujikit.widgets.plain_table import PlainTable
from tests.stored_html import StoredPage
from tests.support import act, position, seat, three

MAX_BYTES = 110_000


def robinson() -> Any:
    return fujikit.new_game("robinson", players=["Anna", "Ben"], scenario=1, seed=4)


WIDGETS: dict[str, Callable[[str], FujikitWidget]] = {
    "Lesson": lambda lang: Lesson("F-03", lang=lang),
    "Lessons": lambda lang: Lessons("F-03", "F-05", lang=lang),
    "Rerolls": lambda lang: Rerolls(lang=lang),
    "Odds": lambda lang: Odds(three(study=True), "Clara", lang=lang),
    "DiceTray": lambda lang: DiceTray("B1 P1 B4 Y5 Y3 B4", need="odd(pink|blue)", lang=lang),
    "Track": lambda lang: Track.of(three(), lang=lang),
    "Board": lambda lang: Board(three(), notes={"d2": "<b>mind</b>"}, lang=lang),
    "Table": lambda lang: Table(three(), lang=lang),
    "Replay": lambda lang: Replay(three(study=True), lang=lang),
    "Resume": lambda lang: Resume(lang=lang),
    "MyGames": lambda lang: MyGames(lang=lang),
    "Play": lambda lang: Play(lang=lang),
    "Rules": lambda lang: Rules(lang=lang),
    "Talk": lambda lang: Talk(lang=lang),
    "Experiment": lambda lang: Experiment(dice=2, need="yellow", lang=lang),
    "Answers": lambda lang: Answers({"1a": Fraction(1, 6)}, lang=lang),
    "OwnBox": lambda lang: OwnBox(lang=lang),
    "PlainTable": lambda lang: PlainTable(robinson(), lang=lang),
}
every = pytest.mark.parametrize("name", WIDGETS)


def static_bundle(name: str, lang: str = "en") -> dict[str, str]:
    return WIDGETS[name](lang).static_bundle()


def words(name: str, lang: str = "en") -> str:
    return StoredPage(static_bundle(name, lang)["text/html"]).words


@every
def test_it_is_a_page_and_the_same_as_text_each_time(name: str) -> None:
    bundle = static_bundle(name)
    assert list(bundle) == ["text/html", "text/plain"]
    assert bundle == static_bundle(name)
    assert "<fujikit" not in bundle["text/plain"]
    assert len(bundle["text/html"]) < MAX_BYTES


@every
def test_it_holds_nothing_but_plain_elements_and_pictures(name: str) -> None:
    read = StoredPage(static_bundle(name)["text/html"])
    assert not read.forbidden
    assert all(read.alts)
    assert len(read.alts) == len(read.pictures)
    for picture in read.pictures:
        names = {each.tag.rpartition("}")[2] for each in ET.fromstring(picture).iter()}
        assert not names & {"script", "foreignObject", "image", "a"}


@every
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_of_the_widget(name: str, lang: str) -> None:
    page = static_bundle(name, lang)["text/html"]
    spoken = "en" if name == "PlainTable" else lang
    assert page.startswith(f'<div lang="{spoken}">')
    if spoken != "en":
        assert page != static_bundle(name, "en")["text/html"]


@every
def test_it_follows_a_new_language(name: str) -> None:
    widget = WIDGETS[name]("en")
    widget.receive({"do": "set-language", "id": 1, "lang": "fr"})
    assert widget.static_bundle() == static_bundle(name, "fr")


def test_names_and_notes_stay_text() -> None:
    hostile = position(seat("<script>alert(1)</script>", "d2"), seat("&amp;\"'", "d3"), seat("]]>", "e2"))
    for widget in (Table(hostile), Board(hostile, notes={"d2": "<img src=x>"}), Track.of(hostile)):
        read = StoredPage(widget.static_bundle()["text/html"])
        assert not read.forbidden
        assert any("<script>alert(1)</script>" in alt for alt in read.alts)


def test_a_lesson_shows_its_question_its_answers_its_dice_and_its_board() -> None:
    page = static_bundle("Lesson")
    read = StoredPage(page["text/html"])
    assert "F-03: This or that" in read.words
    assert "A question: You are Jona" in read.words
    assert "<ol><li>4</li><li>5</li><li>15</li></ol>" in page["text/html"]
    dice, board = read.alts
    assert dice == "Dice of Jona: blue 1, pink 1, pink 2, blue 1, yellow 4, yellow 6"
    assert board.startswith("Fuji: Round 1, phase: Movement.")
    assert "1. 4\n2. 5\n3. 15" in page["text/plain"]


def test_a_lesson_reads_on_to_its_first_task() -> None:
    assert "Your turn: " in StoredPage(Lesson("F-01").static_bundle()["text/html"]).words


def test_a_page_of_lessons_lists_them() -> None:
    assert "Lessons on this pageF-03: This or thatF-05: Both at once" in words("Lessons")


def test_rerolls_show_the_hand_the_answer_and_the_dice_to_keep() -> None:
    page = static_bundle("Rerolls")["text/html"]
    assert "77.7% to move, with the best choice. Keep these dice: blue 4, pink 4." in page
    assert StoredPage(page).alts == [
        "What your card asks for: yellow or 4. Your dice: blue 1, pink 1, blue 4, pink 4, blue 5, pink 5"
    ]
    assert "costs 3.9 points" in page


def test_odds_show_dice_and_chances_of_a_game_for_study() -> None:
    read = StoredPage(static_bundle("Odds")["text/html"])
    assert read.alts[0].startswith("Dice of Clara: ")
    assert "to move" in read.words


def test_odds_of_a_running_game_show_only_what_everybody_sees() -> None:
    one, other = (
        Odds(
            position(seat("Clara", "d2", dice=dice), seat("Jona", "d3"), seat("Steve", "e2")), "Clara"
        ).static_bundle()
        for dice in ("B1 P1 B4 Y5 Y3 B4", "B6 P6 Y6 B6 P6 Y6")
    )
    assert one == other
    assert "hidden dice stay hidden" in one["text/html"]


@pytest.mark.parametrize("shown", [Table, Board, Replay, Track.of])
def test_nothing_hidden_changes_one_byte(shown: Callable[[Any], FujikitWidget]) -> None:
    one, other = (
        shown(
            position(seat("Clara", "d2", dice=dice), seat("Jona", "d3"), seat("Steve", "e2"))
        ).static_bundle()
        for dice in ("B1 P1 B4 Y5 Y3 B4", "B6 P6 Y6 B6 P6 Y6")
    )
    assert one == other


def test_a_replay_shows_its_step_and_tells_the_moves() -> None:
    replay = Replay(act(three(study=True), "Clara mark e3"))
    start = replay.static_bundle()
    replay.step = 1
    assert replay.static_bundle() != start
    assert "Move 1 of" in replay.static_bundle()["text/html"]
    assert "<ol>" in start["text/html"]


def test_a_clause_or_the_contents() -> None:
    assert "Chapters" not in words("Rules")
    assert "Three steps at most" in words("Rules")
    clause = Rules(clause="plan.three-steps").static_bundle()["text/html"]
    assert "Page 5 of the English rulebook" in clause


def test_the_referee_judges_examples_until_something_was_said() -> None:
    assert "three" in words("Talk")
    talk = Talk()
    talk.tell("My pink looks weak.")
    assert "<td>“My pink looks weak.”</td><td>You may say that.</td>" in talk.static_bundle()["text/html"]


def test_answers_leave_room_and_show_what_was_written_but_no_solution() -> None:
    answers = Answers({"1a": Fraction(1, 6)})
    assert "________" in answers.static_bundle()["text/html"]
    assert "1/6" not in answers.static_bundle()["text/html"].replace("5/36", "")
    answers.receive({"do": "check-answer", "id": 1, "name": "1a", "text": "2/12"})
    assert "<td>2/12</td><td>Right.</td>" in answers.static_bundle()["text/html"]


def test_the_set_up_tells_what_there_is_to_choose() -> None:
    assert "A new game" in words("Play")
    assert "Knife-edge Ridge" in words("Play")
    assert "Level 4" in words("Play")


def test_a_box_shows_its_cards_or_its_mistakes() -> None:
    own = OwnBox()
    assert "yellow or 4" in own.static_bundle()["text/html"]
    own.check(own.text.replace('need = "yellow|4"', 'need = "yelow|4"', 1))
    assert "1 mistake to fix" in own.static_bundle()["text/html"]


def test_a_game_without_drawings_shows_its_question_its_table_and_what_can_be_done() -> None:
    game = robinson()
    page = PlainTable(game).static_bundle()
    assert page["text/plain"] == game.text("en")
    assert "<pre>" in page["text/html"]
    assert "<li>" in page["text/html"]


def test_a_finding_stays_markdown_and_a_figure_gets_its_alternative_text() -> None:
    assert list(Exhibit(lambda lang: Finding("Good.")).static_bundle()) == ["text/markdown", "text/plain"]
