"""A learner's progress through a lesson; immutable, so every step gives a new course."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from fujikit.api import position
from fujikit.engine.chance import SeededSource
from fujikit.engine.deprecation import RenamedAttribute
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.public import public
from fujikit.engine.verdict import Reason
from fujikit.engine.words import LANGUAGES
from fujikit.lessons.kit import lesson_kit
from fujikit.lessons.model import AnyStep, Ask, Change, Do, Lesson, Say, Show, text_in

Result = str | int | None
"""How a step was solved: the line, the number of the answer, an empty text for reading; None: open."""


class Reply(Struct, frozen=True):
    """Feedback on what the learner tried."""

    ok: bool
    text: str
    reasons: tuple[Reason, ...] = ()
    story: tuple[str, ...] = ()
    """What happened on the table, in sentences."""


class Course(Struct, frozen=True):
    """Where a learner stands. Answers count from 0.

    >>> from fujikit.lessons import lesson
    >>> course = begin(lesson("F-01"))
    >>> course.at, course.solved, course.done
    (0, False, False)
    >>> course.act("Clara move d2").next().at
    1
    """

    lesson: Lesson
    lang: str
    at: int = 0
    results: tuple[Result, ...] = ()
    """One for every step that was reached."""
    tried: str | int | None = None
    """The line or the answer that was tried last in this step."""
    missed: tuple[int, ...] = ()
    """The wrong answers tried in this step."""
    hints: int = 0
    """How many hints were given in this step."""

    @property
    def step(self) -> AnyStep:
        return self.lesson.steps[self.at]

    @property
    def solved(self) -> bool:
        return self.results[self.at] is not None

    @property
    def done(self) -> bool:
        """The last step is reached and solved."""
        return len(self.results) == len(self.lesson.steps) and all(each is not None for each in self.results)

    @property
    def seat(self) -> str:
        """The seat whose view the learner has in this step."""
        return self.step.seat or self.lesson.seat

    def next(self) -> Course:
        """The next step; the same course while this one is open, or at the end."""
        return self.go(self.at + 1)

    def back(self) -> Course:
        """The step before."""
        return self.go(self.at - 1)

    def go(self, at: int) -> Course:
        """Any step that was reached, or the first one after them."""
        if (
            not 0 <= at < len(self.lesson.steps)
            or at > len(self.results)
            or (at > self.at and not self.solved)
        ):
            return self
        results = (
            self.results if at < len(self.results) else (*self.results, _untouched(self.lesson.steps[at]))
        )
        return Course(self.lesson, self.lang, at, results)

    def answer(self, number: int) -> Course:
        """Choose an answer of a question."""
        step = self.step
        if not isinstance(step, Ask) or not 0 <= number < len(step.answer):
            raise BadInput(f"step {self.at + 1} of {self.lesson.id} has no answer {number}")
        if self.solved:
            return self
        if step.answer[number].right:
            return self._solve(number)
        missed = tuple(sorted({*self.missed, number}))
        return msgspec.structs.replace(self, tried=number, missed=missed)

    def act(self, line: str) -> Course:
        """Play a line; only the one that is meant changes the table."""
        step = self.step
        if not isinstance(step, Do):
            raise BadInput(f"step {self.at + 1} of {self.lesson.id} asks for no line")
        if self.solved:
            return self
        game = self.game()
        if game.check(line).ok and is_expected(game, step, line):
            return self._solve(str(game.read(line)))
        return msgspec.structs.replace(self, tried=line)

    def hint(self) -> Course:
        """One hint more, while there are any."""
        step = self.step
        count = len(step.hints) if isinstance(step, Do) and not self.solved else 0
        return msgspec.structs.replace(self, hints=min(self.hints + 1, max(count, self.hints)))

    def hints_given(self) -> list[str]:
        """The hints so far, in words."""
        return (
            [text_in(hint, self.lang) for hint in self.step.hints[: self.hints]]
            if isinstance(self.step, Do)
            else []
        )

    def in_language(self, lang: str) -> Course:
        """The same course in another language."""
        return msgspec.structs.replace(self, lang=lang)

    speak: ClassVar[RenamedAttribute] = RenamedAttribute("in_language")

    def reply(self) -> Reply | None:
        """What there is to say to what was tried last; None if nothing was."""
        match self.step:
            case Show():
                return Reply(ok=True, text="", story=self._story())
            case Ask() as step:
                number = self.results[self.at] if self.solved else self.tried
                return None if number is None else self._judged(step, int(number))
            case Do() as step if self.solved:
                return Reply(ok=True, text=text_in(step.praise, self.lang), story=self._story())
            case Do() as step if self.tried is not None:
                return self._refused(step, str(self.tried))
        return None

    def game(self) -> Game[object]:
        """The table as it stands in this step: a study game of its own, to look at or to play on."""
        start, text = self.lesson.table(self.at)
        game = study_game(self.lesson, text, self.lang)
        for step, result in zip(self.lesson.steps[start : self.at + 1], self.results[start:], strict=False):
            play(game, step, result)
        return game

    def _solve(self, result: str | int) -> Course:
        results = (*self.results[: self.at], result, *self.results[self.at + 1 :])
        return msgspec.structs.replace(self, results=results, tried=result)

    def _judged(self, step: Ask, number: int) -> Reply:
        choice = step.answer[number]
        judge = lesson_kit(self.lesson.game).judge
        reasons = judge(text_in(choice.text, self.lang), self.lang).reasons if step.quotes else ()
        return Reply(choice.right, text_in(choice.why, self.lang), reasons)

    def _refused(self, step: Do, line: str) -> Reply:
        game = self.game()
        verdict = game.check(line)
        if not verdict.ok:
            return Reply(ok=False, text="", reasons=verdict.reasons)
        canonical = str(game.read(line))
        remarks = (remark.text for remark in step.remarks if remark.line == canonical)
        return Reply(ok=False, text=text_in(next(remarks, step.otherwise), self.lang))

    def _story(self) -> tuple[str, ...]:
        """What the lines of this step led to; a game that is over ends with its verdict."""
        game = self.game()
        count = len(self.step.lines) if isinstance(self.step, Show) else 1
        moves = game.history[-count:] if game.history else ()
        story = [text for move in moves for text in game.story(move, self.seat, self.lang)]
        end = game.own_view(self.seat, self.lang)["outcome"]
        return (*story, end["text"]) if end and end["text"] not in story else tuple(story)


@public
def begin(lesson: Lesson, lang: str | None = None) -> Course:
    """The first step of a lesson."""
    return Course(lesson, lang or lesson.lang, results=(_untouched(lesson.steps[0]),))


def restore_course(lesson: Lesson, lang: str, results: Sequence[Result], at: int) -> Course:
    """The course as far as earlier results lead, at one of its steps; what does not fit is forgotten."""
    course = begin(lesson, lang)
    for result in results:
        with suppress(BadInput):
            match result:
                case int() if isinstance(course.step, Ask):
                    course = course.answer(result)
                case str() if isinstance(course.step, Do):
                    course = _replayed_line(course, result)
        if course.next() is course:
            break
        course = course.next()
    return course.go(max(0, min(at, course.at)))


def _replayed_line(course: Course, line: str) -> Course:
    """A line played once more; what was said may have been said in any language."""
    tries = (course.in_language(lang).act(line) for lang in (course.lang, *LANGUAGES))
    return next((each.in_language(course.lang) for each in tries if each.solved), course)


def study_game(lesson: Lesson, text: str, lang: str) -> Game[Any]:
    """A table of the lesson: a study game from a position, with the cards of the lessons."""
    return _first_table(lesson.game, lesson.id, text, lang).copy()


@lru_cache(maxsize=32)  # each question about a step begins with its table
def _first_table(game: str, seed: str, text: str, lang: str) -> Game[Any]:
    return position(text, lang=lang, seed=seed, study=True, box=lesson_kit(game).box())


def own_table(lesson: Lesson, lang: str) -> Game[Any]:
    """The lesson's table as it was laid, for the learner to change: a study game."""
    return study_game(lesson, lesson.position, lang)


def changed_start(lesson: Lesson, change: Change, lang: str) -> Game[Any]:
    """The table with the change of the lesson in it."""
    return study_game(lesson, change.position or lesson.position, lang)


def changed_table(lesson: Lesson, change: Change, lang: str) -> Game[Any]:
    """The table with the change of the lesson in it, and its lines played."""
    game = changed_start(lesson, change, lang)
    source = SeededSource(0, change.dice.split())
    for line in change.lines:
        game.act_with(line, source)
    return game


def is_expected(game: Game[object], step: Do, line: str) -> bool:
    """Whether a legal line is what the step asks for."""
    canonical = str(game.read(line))
    return any(
        _is_sentence(canonical, wanted[:-1]) if wanted.endswith("*") else canonical == wanted
        for wanted in step.lines
    )


def _is_sentence(line: str, start: str) -> bool:
    """Whether a line begins like this and goes on with more than one word: "hm" tells nobody anything."""
    return line.startswith(start) and len(line.removeprefix(start).split()) > 1


def play(game: Game[object], step: AnyStep, result: Result) -> None:
    """What a solved step does on the table. Talk leaves no trace: it belongs to its own language."""
    match step:
        case Show(lines=lines, dice=dice):
            source = SeededSource(0, dice.split())
            for line in lines:
                game.act_with(line, source)
        case Do(dice=dice) if isinstance(result, str):
            if not lesson_kit(game.rules.name).is_talk(game.read(result)):
                game.act_with(result, SeededSource(0, dice.split()))


def _untouched(step: AnyStep) -> Result:
    """Reading is done at once; the rest waits for the learner."""
    return "" if isinstance(step, Say | Show) else None
