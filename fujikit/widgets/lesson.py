"""A lesson to go through: read, do, see; with hints, and wrong answers that are explained."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import traitlets

from fujikit.api import rulebook
from fujikit.engine.verdict import Verdict
from fujikit.lessons import Course, begin
from fujikit.lessons import Lesson as LessonData
from fujikit.lessons import lesson as find_lesson
from fujikit.lessons.model import Ask, Do, Marks, said
from fujikit.widgets.base import Kit, reason_views, whole
from fujikit.widgets.slim import view_trait
from fujikit.widgets.still import stills
from fujikit.widgets.wire import (
    Act,
    Answer,
    ArrowView,
    ChoiceView,
    Choose,
    Go,
    Hint,
    LessonMessage,
    LessonView,
    MarksView,
    ReplyView,
    Why,
)


class Lesson(Kit):
    """A lesson by its id, by the path of its file, or as `fujikit.lessons.lesson` gives it."""

    bundle = "lesson"
    messages = LessonMessage

    view = view_trait()
    """The table, as the learner sees it in this step."""
    step = traitlets.Dict().tag(sync=True)
    """A `LessonView`: the step that the learner stands in."""

    def __init__(self, lesson: LessonData | str | Path, *, lang: str | None = None, **traits: Any) -> None:
        self.lesson = lesson if isinstance(lesson, LessonData) else find_lesson(lesson, lang or "en")
        spoken = lang or self.lesson.lang
        self._course = begin(self.lesson, spoken)
        super().__init__(lang=spoken, **_shown(self._course), **traits)

    @property
    def course(self) -> Course:
        """Where the learner stands."""
        return self._course

    @course.setter
    def course(self, course: Course) -> None:
        self._course = course
        with self.hold_sync():
            for name, value in _shown(course).items():
                setattr(self, name, value)

    def speak(self, lang: str) -> None:
        """Switch the language."""
        super().speak(lang)
        self.course = self.course.speak(lang)

    def handle(self, message: Any) -> Answer:
        """What a message makes happen; refusals are part of the lesson, so they come with the course."""
        match message:
            case Choose(answer=answer):
                self.course = self.course.answer(answer)
            case Why(card=card, seat=seat) if card:
                return self._why_not(message.id, whole(card), whole(seat))
            case Act(line=line) | Why(line=line):
                self.course = self.course.act(whole(line))
            case Hint():
                self.course = self.course.hint()
            case Go(step=None):
                self.course = begin(self.lesson, self.lang)
            case Go(step=int(step)):
                self.course = self.course.go(step)
            case _:
                return super().handle(message)
        return Answer(message.id, ok=True)

    def _why_not(self, number: int, card: str, seat: str) -> Answer:
        verdict = self.course.game().obstacles(seat, card)
        return Answer(number, ok=verdict.ok, note=" ".join(each.text(self.lang) for each in verdict.reasons))

    def still(self) -> dict[str, str]:
        """The board of the step, and the lesson as text."""
        course = self.course
        pictures = stills(course.game(), self.lang, _marks(course.step.marks, self.lang))
        return {**pictures, "text/plain": str(msgspec.structs.replace(self.lesson, lang=self.lang))}


def _shown(course: Course) -> dict[str, Any]:
    return {
        "view": course.game().view(course.seat, course.lang),
        "step": msgspec.to_builtins(_view(course)),
    }


def _view(course: Course) -> LessonView:
    lesson, step, lang = course.lesson, course.step, course.lang
    solved = [result is not None for result in course.results]
    return LessonView(
        id=lesson.id,
        title=said(lesson.title, lang),
        at=course.at,
        solved=solved + [False] * (len(lesson.steps) - len(solved)),
        reached=min(len(lesson.steps), len(solved) + all(solved)),
        kind=type(step).__name__.lower(),  # type: ignore[arg-type]  # steps are named after their kinds
        text=said(step.text, lang),
        seat=course.seat,
        marks=_marks(step.marks, lang),
        clauses=[(clause, rulebook("fuji")[clause].heading(lang)) for clause in step.clauses],
        answers=_answers(course),
        hints=course.hints_given(),
        more_hints=isinstance(step, Do) and not course.solved and course.hints < len(step.hints),
        talks=isinstance(step, Do) and any(line.endswith(" say *") for line in step.lines),
        reply=_reply(course),
        done=course.done,
    )


def _answers(course: Course) -> list[ChoiceView]:
    step = course.step
    if not isinstance(step, Ask):
        return []
    right = course.results[course.at]
    return [
        ChoiceView(
            said(choice.text, course.lang),
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


def _marks(marks: Marks, lang: str) -> MarksView:
    return MarksView(
        dict(marks.highlights),
        [ArrowView(arrow.start, arrow.end, said(arrow.text, lang)) for arrow in marks.arrows],
        {square: said(note, lang) for square, note in marks.notes.items()},
    )
