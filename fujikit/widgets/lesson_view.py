"""A lesson for the screen: the step that a learner stands in, in words and marks."""

from __future__ import annotations

from typing import Any

import msgspec

from fujikit.api import rulebook_of
from fujikit.engine.verdict import Verdict
from fujikit.lessons import Course
from fujikit.lessons.model import Ask, Change, Do, Marks, text_in
from fujikit.widgets.base import reason_views
from fujikit.widgets.game_widgets import game_widgets
from fujikit.widgets.hot_seat import HotSeat
from fujikit.widgets.schema import ArrowView, ChoiceView, LessonView, MarksView, ReplyView
from fujikit.widgets.visible_view import visible_view


def lesson_view(course: Course) -> LessonView:
    """The step of a course."""
    lesson, step, lang = course.lesson, course.step, course.lang
    extra = [course.done] if lesson.change else []
    solved = [result is not None for result in course.results]
    return LessonView(
        id=lesson.id,
        title=text_in(lesson.title, lang),
        at=course.at,
        solved=solved + [False] * (len(lesson.steps) - len(solved)) + extra,
        reached=min(len(lesson.steps), len(solved) + all(solved)) + sum(extra),
        kind=type(step).__name__.lower(),  # type: ignore[arg-type]  # steps are named after their kinds
        text=text_in(step.text, lang),
        seat=course.seat,
        marks=marks_view(step.marks, lang),
        clauses=[(clause, rulebook_of(lesson.game)[clause].heading(lang)) for clause in step.clauses],
        answers=_answers(course),
        hints=course.hints_given(),
        more_hints=isinstance(step, Do) and not course.solved and course.hints < len(step.hints),
        talks=isinstance(step, Do) and any(line.endswith(" say *") for line in step.lines),
        reply=_reply(course),
        done=course.done and course.at == len(lesson.steps) - 1,
        change=len(lesson.steps) if lesson.change else None,
    )


def change_view(course: Course, change: Change) -> LessonView:
    """What comes after the last step."""
    return msgspec.structs.replace(
        lesson_view(course),
        at=len(course.lesson.steps),
        kind="change",
        text=text_in(change.text, course.lang),
        marks=MarksView(),
        clauses=[],
        answers=[],
        hints=[],
        more_hints=False,
        talks=False,
        reply=None,
        done=True,
    )


def marks_view(marks: Marks, lang: str) -> MarksView:
    """What is pointed out, in a language."""
    return MarksView(
        dict(marks.highlights),
        [ArrowView(arrow.start, arrow.end, text_in(arrow.text, lang)) for arrow in marks.arrows],
        {square: text_in(note, lang) for square, note in marks.notes.items()},
    )


def table_view(course: Course) -> Any:
    """The table as the learner sees it."""
    return visible_view(course.game(), HotSeat(at=course.seat), course.lang, game_widgets(course.lesson.game))


def _answers(course: Course) -> list[ChoiceView]:
    step = course.step
    if not isinstance(step, Ask):
        return []
    right = course.results[course.at]
    return [
        ChoiceView(
            text_in(choice.text, course.lang),
            "right" if number == right else "wrong" if number in course.missed else "",
        )
        for number, choice in enumerate(step.answer)
    ]


def _reply(course: Course) -> ReplyView | None:
    reply = course.reply()
    if reply is None:
        return None
    return ReplyView(
        reply.ok, reply.text, reason_views(Verdict(reply.reasons), course.lang), list(reply.story)
    )
