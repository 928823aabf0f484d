"""A lesson to go through: read, do, see; wrong answers are explained, and in the end its table can change."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import traitlets

from fujikit.engine.errors import BadInput
from fujikit.engine.table import probed
from fujikit.engine.view import TableView
from fujikit.lessons import Course, begin
from fujikit.lessons import Lesson as LessonData
from fujikit.lessons import lesson as find_lesson
from fujikit.lessons.course import restore_course
from fujikit.lessons.model import Change, text_in
from fujikit.widgets.base import FujikitWidget, on
from fujikit.widgets.game_widgets import bundle_of, game_widgets
from fujikit.widgets.lesson_view import change_view, lesson_view, table_view
from fujikit.widgets.sandbox import Sandbox
from fujikit.widgets.schema import (
    Act,
    Answer,
    Choose,
    ContentsView,
    GoToStep,
    Hint,
    LessonView,
    ListedView,
    Progress,
    ResetSandbox,
    RestoreProgress,
    SandboxView,
    SetLessonDie,
    ShowExample,
    WhyNot,
)
from fujikit.widgets.static_lesson import lesson_parts
from fujikit.widgets.static_page import page
from fujikit.widgets.traits import DictTrait, dict_trait
from fujikit.widgets.view_codec import view_trait


class Lesson(FujikitWidget):
    """A lesson by its id, by the path of its file, or as `fujikit.lessons.lesson` gives it."""

    bundle = "lesson"

    view: DictTrait = view_trait(TableView)
    """The table, as the learner sees it in this step."""
    step: DictTrait = dict_trait(LessonView)
    """A `LessonView`: the step that the learner stands in."""
    sandbox: DictTrait = dict_trait(SandboxView | None)
    """A `SandboxView` while the lesson's own table is being changed."""
    sandbox_model: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The id of the table on which that is done; else empty."""
    contents: DictTrait = dict_trait(ContentsView)
    """A `ContentsView`: the lessons of the page."""
    progress: DictTrait = dict_trait(dict[str, Progress])
    """`Progress` by the id of the lesson: what the browser should keep."""

    def __init__(self, lesson: LessonData | str | Path, *, lang: str | None = None, **traits: Any) -> None:
        found = lesson if isinstance(lesson, LessonData) else find_lesson(lesson, lang or "en")
        self._teach((found,), found, lang or found.lang, **traits)

    def _teach(self, lessons: Sequence[LessonData], first: LessonData, lang: str, **traits: Any) -> None:
        """Open a lesson of several."""
        self._courses = {each.id: begin(each, lang) for each in lessons}
        self._done: set[str] = set()
        self._at = first.id
        self._sandbox: Sandbox | None = None
        super().__init__(lang=lang, **self._shown(), **traits)

    @property
    def lesson(self) -> LessonData:
        """The lesson that is shown."""
        return self.course.lesson

    @property
    def course(self) -> Course:
        """Where the learner stands."""
        return self._courses[self._at]

    @course.setter
    def course(self, course: Course) -> None:
        self._close_sandbox()
        self._courses[course.lesson.id] = course
        self._at = course.lesson.id
        if course.done:
            self._done.add(self._at)
        self._show()

    def set_language(self, lang: str) -> None:
        """Switch the language."""
        super().set_language(lang)
        self._courses = {name: course.in_language(lang) for name, course in self._courses.items()}
        if self._sandbox is not None:
            self._sandbox.set_language(lang)
        self._show()

    # Refusals are part of the lesson, so they come with the course.

    @on(Choose)
    def _choose(self, message: Choose) -> None:
        self.course = self.course.answer(message.answer)

    @on(Act)
    def _act(self, message: Act) -> None:
        self.course = self.course.act(message.line)

    @on(Hint)
    def _hint(self, _message: Hint) -> None:
        self.course = self.course.hint()

    @on(WhyNot)
    def _why_not(self, message: WhyNot) -> Answer | None:
        """A thing that stands for a line is an attempt like any other; of others it is told why not."""
        game, seat = self.course.game(), message.seat or self.course.seat
        probe = probed(game, seat, message.key, message.intent, message.picked)
        if not probe.thing:
            self.course = self.course.act(probe.line)
            return None
        verdict = game.obstacles(seat, probe.thing)
        return Answer(ok=verdict.ok, note=" ".join(each.text(self.lang) for each in verdict.reasons))

    @on(GoToStep)
    def _go_to_step(self, message: GoToStep) -> None:
        self._go(message.step)

    def _go(self, step: int | None) -> None:
        """Any step that was reached; behind the last lies what there is to change; None begins again."""
        if step is None:
            self.course = begin(self.lesson, self.lang)
        elif step == len(self.lesson.steps) and self.course.done and self.lesson.change:
            self._open_sandbox(self.lesson.change)
        else:
            self.course = self.course.go(step)

    def _open_sandbox(self, change: Change) -> None:
        self._close_sandbox()
        look = {name: getattr(self, name) for name in ("theme", "palette", "letters")}
        own = game_widgets(self.lesson.game)
        assert own is not None, "a game with lessons has widgets"
        self._sandbox = own.sandbox(self.lesson, change, self.lang, **look)
        self._show()

    @on(SetLessonDie)
    def _turn(self, message: SetLessonDie) -> None:
        self._require_sandbox().turn(message.seat, message.die, message.face)
        self._show()

    @on(ResetSandbox)
    def _reset_sandbox(self, _message: ResetSandbox) -> None:
        self._require_sandbox().reset()
        self._show()

    @on(ShowExample)
    def _show_example(self, _message: ShowExample) -> None:
        self._require_sandbox().show_example()
        self._show()

    def _require_sandbox(self) -> Sandbox:
        if self._sandbox is None:
            raise BadInput(self.translate("kernel.not-understood"))
        return self._sandbox

    def _close_sandbox(self) -> None:
        left, self._sandbox = self._sandbox, None
        if left is not None:
            left.table.close()

    @on(RestoreProgress)
    def _restore_progress(self, message: RestoreProgress) -> None:
        """Go on where an earlier visit has ended, as far as the saved progress is valid."""
        found = {name: each for name, each in saved_progress(message.saved).items() if name in self._courses}
        self._courses |= {
            name: restore_course(self._courses[name].lesson, self.lang, each.results, each.at)
            for name, each in found.items()
        }
        self._done |= {name for name, each in found.items() if each.done or self._courses[name].done}
        self.course = self._courses[self._first_to_do()]
        if self._at in found and found[self._at].at == len(self.lesson.steps):
            self._go(len(self.lesson.steps))

    def _first_to_do(self) -> str:
        """The lesson to open once it is known which are done."""
        return self._at

    def module_name(self) -> str:
        return bundle_of(self.lesson.game, self.bundle)

    def _show(self) -> None:
        with self.hold_sync():
            for name, value in self._shown().items():
                setattr(self, name, value)

    def _shown(self) -> dict[str, Any]:
        course, sandbox = self.course, self._sandbox
        changes = sandbox is not None and course.lesson.change
        step = change_view(course, changes) if changes else lesson_view(course)
        progress = Progress(step.at, list(course.results), self._at in self._done)
        return {
            "view": table_view(course),
            "step": msgspec.to_builtins(step),
            "sandbox": msgspec.to_builtins(sandbox.view()) if sandbox else None,
            "sandbox_model": sandbox.table.model_id if sandbox else "",
            "contents": msgspec.to_builtins(self._contents(course.lang)),
            "progress": {self._at: msgspec.to_builtins(progress)},
        }

    def _contents(self, lang: str) -> ContentsView:
        return ContentsView("", self._listed(lang), "", "")

    def _listed(self, lang: str) -> list[ListedView]:
        return [
            ListedView(name, text_in(course.lesson.title, lang), name in self._done)
            for name, course in self._courses.items()
        ]

    def static_bundle(self) -> dict[str, str]:
        """The step with its task, the learner's dice and the board."""
        return page(self.lang, lesson_parts(self.course))


MAX_PROGRESS_LENGTH = 200_000
"""Characters; all lessons of the kit, with something said in each, take a tenth."""
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


def saved_progress(text: str) -> dict[str, Progress]:
    """Read saved progress by the ids of lessons, leaving out entries that are not valid.

    >>> saved_progress('{"F-01": {"at": 1, "results": ["x", null], "done": false}, "F-02": 3}')
    {'F-01': Progress(at=1, results=['x', None], done=False)}
    >>> saved_progress("[")
    {}
    """
    if len(text) > MAX_PROGRESS_LENGTH:
        return {}
    try:
        entries = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except UNREADABLE:
        return {}
    read = {name: _read(entry) for name, entry in entries.items()}
    return {name: progress for name, progress in read.items() if progress is not None}


def _read(entry: msgspec.Raw) -> Progress | None:
    try:
        return msgspec.json.decode(entry, type=Progress)
    except UNREADABLE:
        return None
