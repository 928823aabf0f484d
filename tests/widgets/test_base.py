"""What all widgets share: every message is answered, and nothing is swallowed."""

from __future__ import annotations

import logging
from typing import Any

import pytest

import fujikit
from fujikit import widgets
from fujikit.engine.errors import BadInput, IllegalAction
from fujikit.widgets import Rules
from fujikit.widgets.base import FujikitWidget, on, static_file
from fujikit.widgets.schema import Act, Answer, Message, SeatOptions, StartGame, decode_message
from tests.support import new_game


class Echo(FujikitWidget):
    """Answers a line with itself, and breaks when asked to."""

    bundle = "echo"

    @on(Act)
    def _act(self, message: Act) -> Answer:
        if message.line == "break":
            raise RuntimeError("inside")
        if message.line == "bad":
            raise BadInput("the line is bad")
        if message.line.startswith("Clara"):
            new_game().act(message.line)
        return Answer(line=message.line)


def test_an_answer_carries_the_id_of_its_message() -> None:
    echo = Echo()
    assert echo.receive({"do": "look-up", "id": 7, "clause": "plan.stay"}).id == 7
    assert echo.answer is not None
    assert echo.answer["id"] == 7


def test_every_kind_of_message_is_answered_by_some_widget() -> None:
    answered = {kind for name in widgets.__all__ for kind in getattr(widgets, name).handlers()}
    assert answered == set(Message.__subclasses__())


def test_a_widget_answers_its_own_messages_and_those_of_the_widgets_it_extends() -> None:
    assert set(Echo.handlers()) == {*FujikitWidget.handlers(), Act}
    unknown = Rules().receive({"do": "act", "id": 1, "line": "Clara ready"})
    assert (unknown.ok, unknown.note) == (False, Rules().translate("kernel.not-understood"))


def test_texts_of_the_browser_have_no_halves_of_characters() -> None:
    assert Echo().receive({"do": "act", "id": 1, "line": "half \ud83c"}).line == "half ?"


def test_texts_inside_a_message_have_no_halves_of_characters() -> None:
    seat = {"name": "Ann\ud800"}
    rest = {"level": 1, "thrill": False, "edition": "", "ask": False, "odds": False, "variant": "\udfff"}
    options = {"seats": [seat], "third": {"name": "\ud800"}, "scenario": 0, **rest}
    message = decode_message({"do": "start-game", "id": 1, "options": options}, [StartGame])
    assert isinstance(message, StartGame)
    assert (message.options.seats, message.options.third) == ([SeatOptions("Ann?")], SeatOptions("?"))
    assert message.options.variant == "?"


def test_a_refused_line_is_answered_with_its_clauses_in_the_language_of_the_widget() -> None:
    answer = Echo(lang="fr").receive({"do": "act", "id": 1, "line": "Clara ready"})
    assert (answer.ok, [reason.clause for reason in answer.reasons]) == (False, ["plan.marker"])
    with pytest.raises(IllegalAction) as illegal:
        new_game().act("Clara ready")
    assert answer.reasons[0].text == illegal.value.verdict.reasons[0].text("fr")


@pytest.mark.parametrize(
    "forged",
    [
        None,
        [],
        "act",
        {},
        {"do": "act"},
        {"do": "act", "id": "1", "line": "Clara ready"},
        {"do": "act", "id": 1, "line": 5},
        {"do": "act", "id": 1, "line": "x", "more": True},
        {"do": "shutdown", "id": 1},
        {"do": "set-language", "id": 1, "lang": "tlh"},
        {"do": ["act"], "id": 1},
    ],
)
def test_a_forged_message_is_refused_in_a_sentence(forged: object) -> None:
    echo = Echo()
    answer = echo.receive(forged)
    assert (answer.ok, answer.note) == (False, echo.translate("kernel.not-understood"))
    assert echo.lang == "en"


def test_bad_input_is_told_as_it_is() -> None:
    assert Echo().receive({"do": "act", "id": 1, "line": "bad"}).note == "the line is bad"


def test_what_breaks_inside_is_told_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    echo = Echo()
    with caplog.at_level(logging.ERROR):
        answer = echo.receive({"do": "act", "id": 1, "line": "break"})
    assert (answer.ok, answer.note) == (False, echo.translate("kernel.broken"))
    assert "RuntimeError: inside" in caplog.text


def test_a_clause_comes_with_its_neighbours() -> None:
    clause = Echo(lang="pl").receive({"do": "look-up", "id": 1, "clause": "plan.three-steps"}).clause
    book = fujikit.rulebook("fuji")
    assert clause is not None
    assert (clause.heading, clause.page) == (book["plan.three-steps"].heading("pl"), 5)
    assert [key for key, _ in clause.related] == list(book["plan.three-steps"].related)


def test_an_unknown_clause_is_named() -> None:
    answer = Echo().receive({"do": "look-up", "id": 1, "clause": "plan.three-stepz"})
    assert not answer.ok
    assert "plan.three-stepz" in answer.note


def test_the_language_switches_live() -> None:
    echo = Echo()
    assert echo.receive({"do": "set-language", "id": 1, "lang": "fr"}).ok
    assert (echo.lang, echo.words["equipment.rope"]) == ("fr", "Corde")


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(BadInput, match="tlh"):
        Echo(lang="tlh")


def test_the_name_of_a_widget_holds_no_address() -> None:
    assert repr(Echo()) == "<fujikit Echo>"


def test_a_missing_bundle_says_how_to_build_it() -> None:
    with pytest.raises(BadInput, match="make widgets"):
        static_file("no-such.js")


def test_the_browser_sets_preferences_and_nothing_else() -> None:
    echo = Echo()
    words = dict(echo.words)
    echo.set_state({"palette": "clear", "words": {}, "lang": "fr", "no-such-trait": 1})
    assert (echo.palette, echo.lang, echo.words) == ("clear", "en", words)


@pytest.mark.parametrize("forged", [{"palette": "neon"}, {"letters": "<b>"}, {"theme": ["dark"]}])
def test_a_preference_that_does_not_exist_changes_nothing(forged: dict[str, Any]) -> None:
    echo = Echo()
    echo.set_state(forged)
    assert (echo.palette, echo.letters, echo.theme) == ("woodblock", False, "auto")
