"""The widget of a lesson: every message moves the course, is explained by it, or is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.lessons import begin, lesson
from fujikit.widgets import Lesson


def hear(widget: Lesson, do: str, **more: Any) -> dict[str, Any]:
    assert widget.receive({"do": do, "id": 1, **more}).ok
    return widget.step


def test_a_lesson_opens_at_its_first_step() -> None:
    step = Lesson("F-01").step
    assert (step["id"], step["title"], step["at"], step["kind"]) == ("F-01", "The first move", 0, "do")
    assert step["solved"] == [False] * 6  # five steps, and what there is to change
    assert step["reached"] == 1
    assert step["clauses"] == [("move.order", "Order of the turns"), ("goal.win", "Everybody in the village")]
    assert step["marks"]["arrows"] == [{"start": "c2", "end": "d2", "text": ""}]


def test_it_can_be_played_from_the_first_touch_to_the_end() -> None:
    widget = Lesson("F-01")
    assert hear(widget, "act", line="Clara move d2")["reply"]["story"][0].startswith("Clara has 16 for d2")
    hear(widget, "go-to-step", step=1)
    hear(widget, "choose", answer=1)
    hear(widget, "go-to-step", step=2)
    hear(widget, "choose", answer=1)
    hear(widget, "go-to-step", step=3)
    step = hear(widget, "go-to-step", step=4)
    assert step["done"]
    assert step["solved"] == [True] * 6
    assert widget.view["lava"] == ["b1"]
    assert hear(widget, "go-to-step", step=None)["at"] == 0
    assert widget.course == begin(widget.lesson)


def test_wrong_answers_are_marked_and_explained() -> None:
    widget = Lesson("F-01")
    hear(widget, "act", line="Clara move d2")
    hear(widget, "go-to-step", step=1)
    step = hear(widget, "choose", answer=2)
    assert [each["tried"] for each in step["answers"]] == ["", "", "wrong"]
    assert not step["reply"]["ok"]
    step = hear(widget, "choose", answer=1)
    assert [each["tried"] for each in step["answers"]] == ["", "right", "wrong"]


def test_a_refused_line_comes_with_its_clause() -> None:
    widget = Lesson("F-01", lang="fr")
    (reason,) = hear(widget, "act", line="Clara move e2")["reply"]["reasons"]
    assert reason["clause"] == "move.succeed"
    assert reason["heading"]
    assert widget.view["seats"]["Clara"]["stamina"] == 0


def test_hints_come_one_by_one() -> None:
    widget = Lesson("F-01")
    assert widget.step["more_hints"]
    assert len(hear(widget, "hint")["hints"]) == 1
    step = hear(widget, "hint")
    assert len(step["hints"]) == 2
    assert not step["more_hints"]


def test_the_language_is_switched_live_and_the_course_goes_on() -> None:
    widget = Lesson("F-01")
    hear(widget, "act", line="Clara move d2")
    step = hear(widget, "set-language", lang="pl")
    assert step["title"] == "Pierwszy krok"
    assert step["solved"][0]
    assert step["reply"]["text"].startswith("Próba podjęta")


def test_what_the_learner_says_is_judged_in_the_language_of_the_lesson() -> None:
    widget = Lesson("F-07", lang="pl")
    hear(widget, "go-to-step", step=1)
    hear(widget, "choose", answer=2)
    hear(widget, "go-to-step", step=2)
    hear(widget, "choose", answer=1)
    assert hear(widget, "go-to-step", step=3)["talks"]
    refused = hear(widget, "act", line="Clara say Mam dwie żółte.")
    assert [reason["clause"] for reason in refused["reply"]["reasons"]] == ["talk.no-numbers"]
    assert hear(widget, "act", line="Clara say Moje żółte są mocne.")["solved"][3]
    assert hear(widget, "set-language", lang="en")["solved"][3]


@pytest.mark.parametrize(
    "forged",
    [
        {"do": "choose", "answer": 0},
        {"do": "choose", "answer": "0"},
        {"do": "take-screen", "seat": "Jona"},
        {"do": "undo"},
        {"do": "load", "text": ""},
        {"do": "act"},
    ],
)
def test_a_message_out_of_place_is_refused_and_changes_nothing(forged: dict[str, Any]) -> None:
    widget = Lesson("F-01")
    before = widget.course
    answer = widget.receive({"id": 3, **forged})
    assert (answer.ok, answer.id) == (False, 3)
    assert answer.note
    assert widget.course == before


@pytest.mark.parametrize("line", ["", "Jona move c3", "Clara say \ud800", "x" * 5000, "Clara move d2 via z9"])
def test_any_line_gets_a_reply_that_can_be_sent(line: str) -> None:
    widget = Lesson("F-01")
    step = hear(widget, "act", line=line)
    assert not step["solved"][0]
    assert step["reply"] is not None
    json.dumps(step).encode()
    json.dumps(step, ensure_ascii=False).encode()


def test_steps_ahead_are_out_of_reach() -> None:
    assert hear(Lesson("F-01"), "go-to-step", step=3)["at"] == 0


def test_only_the_learners_dice_are_in_the_view() -> None:
    seats = Lesson("F-07").view["seats"]
    assert None not in seats["Clara"]["dice"]
    assert set(seats["Jona"]["dice"]) == set(seats["Steve"]["dice"]) == {None}


def test_a_lesson_object_opens_in_its_own_language() -> None:
    assert Lesson(lesson("F-09", "pl")).step["title"] == "Blisko czy daleko"


def test_an_unknown_lesson_is_named() -> None:
    with pytest.raises(BadInput, match="no lesson is called 'F-00'"):
        Lesson("F-00")


def test_its_static_page_is_the_step_with_its_board() -> None:
    widget = Lesson("F-01", lang="fr")
    still = widget.static_bundle()
    assert still["text/plain"].startswith("F-01: Le premier pas")
    assert "est en c2" in still["text/html"]


def test_a_card_that_is_of_no_use_now_is_explained_and_nothing_was_tried() -> None:
    widget = Lesson("F-10")
    answer = widget.receive({"do": "why-not", "id": 1, "key": "card flashlight", "seat": "Clara"})
    assert not answer.ok
    assert answer.note
    assert widget.step["reply"] is None
    assert widget.receive({"do": "why-not", "id": 2, "key": "card compass", "seat": "Clara"}).ok
