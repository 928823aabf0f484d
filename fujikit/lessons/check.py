"""Whether a lesson can be taught: texts in every language, clauses and cards that exist, lines that play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from msgspec.structs import replace

from fujikit.api import rulebook_of
from fujikit.engine.errors import BadInput, IllegalAction
from fujikit.engine.game import Game
from fujikit.engine.words import LANGUAGES
from fujikit.lessons.course import changed_table, is_expected, play, study_game
from fujikit.lessons.kit import LessonKit, lesson_kit
from fujikit.lessons.model import AnyStep, Ask, Change, Do, Lesson, Marks, Show, Text, text_in

SAID = "hello there"
"""What stands for the `*` of a line: no matter what, but more than a word."""


def mistake_in(lesson: Lesson) -> str | None:
    """The first thing that is wrong, as `step 3: field: what`; None if the lesson is sound."""
    return next(_mistakes(lesson), None)


def _mistakes(lesson: Lesson) -> Iterator[str]:
    yield from _untold("title", lesson.title)
    if not lesson.steps:
        yield "step: there is none"
        return
    try:
        game = _game_at(lesson, lesson.position)
    except BadInput as error:
        yield str(error)
        return
    for number, step in enumerate(lesson.steps, 1):
        if step.position:
            try:
                game = _game_at(lesson, step.position)
            except BadInput as error:
                yield f"step {number}: {error}"
                return
        for mistake in (*_in_step(lesson, step, game), *_in_dice(step, game)):
            yield f"step {number}: {mistake}"
            return
        play(game, step, _right_line(step))
    if lesson.change:
        yield from (f"change: {mistake}" for mistake in _in_change(lesson, lesson.change))


def _in_change(lesson: Lesson, change: Change) -> Iterator[str]:
    """A change must be playable, and must make a difference."""
    yield from _untold("text", change.text)
    yield from _untold("shows", change.shows)
    if not (change.position or change.lines):
        yield "lines: there is none, and no position either"
        return
    try:
        _game_at(lesson, change.position or lesson.position)
    except BadInput as error:
        yield str(error)
        return
    try:
        after = _end(changed_table(lesson, change, lesson.lang))
    except BadInput as error:
        yield f"{'lines' if isinstance(error, IllegalAction) else 'dice'}: {error}"
        return
    if change.position and after == _without(lesson, change):
        yield "position: the lines lead to the same without it"


def _without(lesson: Lesson, change: Change) -> tuple[object, ...] | None:
    """Where the lines of the change lead on the lesson's own table; None: it does not take them."""
    try:
        return _end(changed_table(lesson, replace(change, position=""), lesson.lang))
    except BadInput:
        return None


def _end(game: Game[object]) -> tuple[object, ...]:
    """What came of a game, and what was told of it."""
    story = tuple(text for move in game.history for text in game.story(move, None, "en"))
    return lesson_kit(game.rules.name).end(game.own_view()), story


def _game_at(lesson: Lesson, text: str) -> Game[object]:
    try:
        return study_game(lesson, text, "en")
    except BadInput as error:
        raise BadInput(f"position: {str(error).removeprefix('position: ')}") from None


def _in_dice(step: AnyStep, game: Game[object]) -> Iterator[str]:
    """A script of dice that does not fit what the lines throw."""
    try:
        play(game.copy(), step, _right_line(step))
    except IllegalAction:
        return  # said already, with the lines
    except BadInput as error:
        yield f"dice: {error}"


def _right_line(step: AnyStep) -> str | None:
    """The first line of an exercise; one that ends in `*` with something said."""
    return step.lines[0].replace("*", SAID) if isinstance(step, Do) and step.lines else None


def _in_step(lesson: Lesson, step: AnyStep, game: Game[object]) -> Iterator[str]:
    yield from _untold("text", step.text)
    book, kit = rulebook_of(lesson.game), lesson_kit(lesson.game)
    yield from (f"clauses: there is no {name!r}" for name in step.clauses if name not in book)
    if (seat := step.seat or lesson.seat) not in game.seats:
        yield f"seat: nobody at this table is called {seat!r}"
    yield from _in_marks(step.marks, kit.places(game.own_view()))
    match step:
        case Ask():
            yield from _in_question(step, kit)
        case Do():
            yield from _in_task(step, game)
        case Show():
            yield from _in_show(step, game.copy())


def _in_marks(marks: Marks, squares: Set[str]) -> Iterator[str]:
    named = {
        "marks.highlights": list(marks.highlights),
        "marks.notes": list(marks.notes),
        "marks.arrows": [end for arrow in marks.arrows for end in (arrow.start, arrow.end)],
    }
    for field, used in named.items():
        yield from (f"{field}: there is no card on {square!r}" for square in used if square not in squares)
    for square, note in marks.notes.items():
        yield from _untold(f"marks.notes.{square}", note)
    for arrow in marks.arrows:
        yield from _untold("marks.arrows.text", arrow.text or "-")


def _in_question(step: Ask, kit: LessonKit) -> Iterator[str]:
    for number, choice in enumerate(step.answer, 1):
        yield from _untold(f"answer {number}: text", choice.text)
        yield from _untold(f"answer {number}: why", choice.why)
    if sum(choice.right for choice in step.answer) != 1 or len(step.answer) < 2:
        yield "answer: one must be right, and at least one wrong"
    if step.quotes:
        yield from _in_quotes(step, kit)


def _in_quotes(step: Ask, kit: LessonKit) -> Iterator[str]:
    for number, choice in enumerate(step.answer, 1):
        for lang in LANGUAGES:
            if kit.judge(text_in(choice.text, lang), lang).ok != choice.right:
                yield f"answer {number}: text.{lang}: the referee judges it otherwise"


def _in_task(step: Do, game: Game[object]) -> Iterator[str]:
    yield from _untold("praise", step.praise)
    yield from _untold("otherwise", step.otherwise)
    for number, hint in enumerate(step.hints, 1):
        yield from _untold(f"hint {number}", hint)
    if not step.lines or not step.hints:
        yield f"{'hints' if step.lines else 'lines'}: there is none"
    plain = [line for line in step.lines if not line.endswith("*")]
    yield from _in_lines("lines", plain, game)
    yield from _in_lines("remarks", [remark.line for remark in step.remarks], game)
    for remark in step.remarks:
        yield from _untold("remarks", remark.text)
        if is_expected(game, step, remark.line):
            yield f"remarks: {remark.line!r} is among the lines that are right"


def _in_show(step: Show, game: Game[object]) -> Iterator[str]:
    if not step.lines:
        yield "lines: there is none"
    for line in step.lines:
        for mistake in _in_lines("lines", [line], game):
            yield mistake
            return
        game.act(line)


def _in_lines(field: str, lines: Iterable[str], game: Game[object]) -> Iterator[str]:
    """What speaks against each line, played now."""
    for line in lines:
        verdict = game.check(line)
        if not verdict.ok:
            yield f"{field}: {IllegalAction(line, verdict)}"
        elif (canonical := str(game.read(line))) != line:
            yield f"{field}: {line!r} is written {canonical!r}"


def _untold(field: str, text: Text) -> Iterator[str]:
    """A text that some language lacks."""
    if isinstance(text, str):
        yield from () if text.strip() else (f"{field}: is empty",)
        return
    yield from (f"{field}.{lang}: is missing" for lang in LANGUAGES if not text.get(lang, "").strip())
    yield from (f"{field}.{lang}: there is no such language" for lang in text if lang not in LANGUAGES)
