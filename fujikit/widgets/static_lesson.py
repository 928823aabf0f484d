"""A lesson as a static page: its title, what its step says up to the first task, and the table."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.errors import BadInput
from fujikit.lessons import Course
from fujikit.lessons.model import AnyStep, Ask, Do, Marks, Say, text_in
from fujikit.widgets.game_widgets import game_widgets
from fujikit.widgets.lesson_view import marks_view, table_view
from fujikit.widgets.screen_words import pair, translate
from fujikit.widgets.static_page import Figure, Items, Paragraph, Part, Title
from fujikit.widgets.static_table import table_figure


def lesson_parts(course: Course) -> Iterator[Part]:
    """The parts of the page of a lesson."""
    lesson, lang, steps = course.lesson, course.lang, steps_to_read(course)
    count = translate("lesson.step", lang, at=course.at + 1, count=len(lesson.steps))
    yield Title(f"{lesson.id}: {text_in(lesson.title, lang)}", count)
    *before, last = steps
    yield from (Paragraph(text_in(step.text, lang)) for step in before)
    kind = translate(f"lesson.{type(last).__name__.lower()}", lang)
    yield Paragraph(pair(kind, text_in(last.text, lang), lang))
    if isinstance(last, Ask):
        yield Items([text_in(choice.text, lang) for choice in last.answer], numbered=True)
    yield from _table(
        course, next((step.marks for step in reversed(steps) if step.marks != Marks()), Marks())
    )


def steps_to_read(course: Course) -> list[AnyStep]:
    """From the step where the learner is to the first that asks for something, at the same table."""
    steps = [course.step]
    for step in course.lesson.steps[course.at + 1 :]:
        if not isinstance(steps[-1], Say) or not isinstance(step, Say | Ask | Do) or step.position:
            break
        if (step.seat or course.lesson.seat) != course.seat:
            break
        steps.append(step)
    return steps


def _table(course: Course, marks: Marks) -> Iterator[Part]:
    """The table as the learner sees it, with the learner's dice."""
    game, view, lang = course.game(), table_view(course), course.lang
    own = game_widgets(course.lesson.game)
    if own is not None:
        try:
            hand = own.hand_picture(view, course.seat, lang)
        except BadInput:  # the drawings are not built; the figure of the table says so
            hand = None
        if hand is not None:
            yield Figure(hand, caption=translate("seat.dice", lang, name=course.seat))
    yield table_figure(game, lang, view=view, marks=marks_view(marks, lang))
