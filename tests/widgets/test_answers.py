"""Answers to exercises: judged exactly, or as rounded as they are written; what is right stays here."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.widgets import Answers
from fujikit.widgets.answers import judged


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("8/36", "right"),
        (" 2 / 9 ", "right"),
        ("3/9", "wrong"),
        ("0.222", "rounded"),
        ("0,22", "rounded"),
        ("22%", "rounded"),
        ("22,2 %", "rounded"),
        ("0.2", "wrong"),
        ("0.23", "wrong"),
        ("0.2223", "wrong"),
        ("2/0", "unread"),
        ("two ninths", "unread"),
        ("", "unread"),
        ("9" * 41, "unread"),
    ],
)
def test_an_answer_is_judged_by_what_it_says(text: str, verdict: str) -> None:
    assert judged(text, Fraction(2, 9)) == verdict


@pytest.mark.parametrize(
    ("text", "solution"), [("0.5", Fraction(1, 2)), ("4.25", Fraction(17, 4)), ("0", Fraction(0))]
)
def test_a_decimal_that_is_exact_is_right(text: str, solution: Fraction) -> None:
    assert judged(text, solution) == "right"


def test_the_browser_is_told_the_verdict_and_never_the_solution() -> None:
    answers = Answers({"a": Fraction(104729, 200003), "b": 3})
    assert answers.receive({"do": "check-answer", "id": 1, "name": "a", "text": "1/2"}).ok
    assert [field["verdict"] for field in answers.fields] == ["wrong", ""]
    sent = json.dumps(
        {name: value for name, value in answers.get_state().items() if name != "words"}, default=str
    )
    assert "200003" not in sent


@pytest.mark.parametrize("forged", [{"name": "c", "text": "1"}, {"name": "a", "text": 1}, {"name": "a"}])
def test_forged_messages_are_refused(forged: dict[str, Any]) -> None:
    answers = Answers({"a": Fraction(1, 2)})
    answer = answers.receive({"do": "check-answer", "id": 1, **forged})
    assert (answer.ok, answers.fields[0]["verdict"]) == (False, "")


@pytest.mark.parametrize("solutions", [{}, {"a": 0.5}, {"a": "1/2"}])
def test_only_fractions_are_solutions(solutions: Any) -> None:
    with pytest.raises(BadInput, match="solutions: fractions by their names are needed"):
        Answers(solutions)


def test_without_widgets_there_is_room_to_write() -> None:
    lines = Answers({"a": 1, "b": 2}).static_bundle()["text/plain"].splitlines()
    assert [line.split() for line in lines[1:3]] == [["Answer", "a", "________"], ["Answer", "b", "________"]]
