"""What all widgets share: every message is answered, and nothing is swallowed."""

from __future__ import annotations

import logging
from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput, IllegalAction
from fujikit.widgets.base import Kit, bundled
from fujikit.widgets.wire import Act, Answer, LookUp, Speak
from tests.support import new_game


class Echo(Kit):
    """Answers a line with itself, and breaks when asked to."""

    bundle = "echo"
    messages = Act | Speak | LookUp

    def handle(self, message: Any) -> Answer:
        match message:
            case Act(line="break"):
                raise RuntimeError("inside")
            case Act(line="bad"):
                raise BadInput("the line is bad")
            case Act(id=number, line=line):
                new_game().act(line)
                return Answer(number, ok=True, line=line)
        return super().handle(message)


def test_an_answer_carries_the_id_of_its_message() -> None:
    echo = Echo()
    assert echo.hear({"do": "look-up", "id": 7, "clause": "plan.stay"}).id == 7
    assert echo.answer is not None
    assert echo.answer["id"] == 7


def test_a_refused_line_is_answered_with_its_clauses_in_the_language_of_the_widget() -> None:
    answer = Echo(lang="fr").hear({"do": "act", "id": 1, "line": "Clara ready"})
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
        {"do": "speak", "id": 1, "lang": "tlh"},
        {"do": ["act"], "id": 1},
    ],
)
def test_a_forged_message_is_refused_in_a_sentence(forged: object) -> None:
    echo = Echo()
    answer = echo.hear(forged)
    assert (answer.ok, answer.note) == (False, echo.say("kernel.not-understood"))
    assert echo.lang == "en"


def test_bad_input_is_told_as_it_is() -> None:
    assert Echo().hear({"do": "act", "id": 1, "line": "bad"}).note == "the line is bad"


def test_what_breaks_inside_is_told_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    echo = Echo()
    with caplog.at_level(logging.ERROR):
        answer = echo.hear({"do": "act", "id": 1, "line": "break"})
    assert (answer.ok, answer.note) == (False, echo.say("kernel.broken"))
    assert "RuntimeError: inside" in caplog.text


def test_a_clause_comes_with_its_neighbours() -> None:
    clause = Echo(lang="pl").hear({"do": "look-up", "id": 1, "clause": "plan.three-steps"}).clause
    book = fujikit.rulebook("fuji")
    assert clause is not None
    assert (clause.heading, clause.page) == (book["plan.three-steps"].heading("pl"), 5)
    assert [key for key, _ in clause.related] == list(book["plan.three-steps"].related)


def test_an_unknown_clause_is_named() -> None:
    answer = Echo().hear({"do": "look-up", "id": 1, "clause": "plan.three-stepz"})
    assert not answer.ok
    assert "plan.three-stepz" in answer.note


def test_the_language_switches_live() -> None:
    echo = Echo()
    assert echo.hear({"do": "speak", "id": 1, "lang": "fr"}).ok
    assert (echo.lang, echo.words["equipment.rope"]) == ("fr", "Corde")


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(BadInput, match="tlh"):
        Echo(lang="tlh")


def test_the_name_of_a_widget_holds_no_address() -> None:
    assert repr(Echo()) == "<fujikit Echo>"


def test_a_missing_bundle_says_how_to_build_it() -> None:
    with pytest.raises(BadInput, match="make widgets"):
        bundled("no-such.js")


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
