"""Every lesson is played through, in every language, with right and with wrong answers."""

from __future__ import annotations

from importlib import resources

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.lessons import Course, begin, lesson, lessons, read_lesson
from fujikit.lessons.course import restore_course
from fujikit.lessons.model import Ask, Do, Show

TALK = {"en": "My dice look strong.", "fr": "Mes dés sont forts.", "pl": "Moje kości są mocne."}


def wrong_things(course: Course) -> Course:
    """Everything wrong that the lesson has words for; none of it solves the step."""
    step = course.step
    if isinstance(step, Ask):
        for number, choice in enumerate(step.answer):
            if not choice.right:
                course = explained(course.answer(number))
                assert number in course.missed
    if isinstance(step, Do):
        for line in ("Clara flies away", *(remark.line for remark in step.remarks)):
            course = explained(course.act(line))
    return course


def explained(course: Course) -> Course:
    reply = course.reply()
    assert reply is not None
    assert not reply.ok
    assert reply.text or reply.reasons
    assert not course.solved
    assert course.next() is course
    return course


def right_thing(course: Course, way: int = 0) -> Course:
    step = course.step
    if isinstance(step, Ask):
        return course.answer(next(number for number, choice in enumerate(step.answer) if choice.right))
    if isinstance(step, Do):
        return course.act(step.lines[way % len(step.lines)].replace("*", TALK[course.lang]))
    return course


def played(course: Course) -> Course:
    while True:
        course = right_thing(course)
        assert course.solved
        if course.done:
            return course
        assert course.next().at == course.at + 1
        course = course.next()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", lessons())
def test_a_lesson_plays_through_with_right_answers(name: str, lang: str) -> None:
    course = played(begin(lesson(name), lang))
    assert course.at == len(course.lesson.steps) - 1
    assert course.next() is course


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", lessons())
def test_wrong_answers_are_explained_and_move_nothing(name: str, lang: str) -> None:
    course = begin(lesson(name), lang)
    while not course.done:
        table = str(course.game())
        course = wrong_things(course)
        assert str(course.game()) == table
        course = right_thing(course)
        reply = course.reply()
        assert reply is None or reply.ok
        course = course.next()


@pytest.mark.parametrize("name", lessons())
def test_every_way_that_a_task_allows_leads_on(name: str) -> None:
    ways = max(len(step.lines) for step in lesson(name).steps if isinstance(step, Do))
    for way in range(ways):
        course = begin(lesson(name))
        while not course.done:
            course = right_thing(course, way).next()


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_can_be_walked_back_to_its_beginning(name: str) -> None:
    course = played(begin(lesson(name)))
    while course.at:
        assert course.back().at == course.at - 1
        course = course.back()
    assert course.done
    assert course.back() is course


@pytest.mark.parametrize("name", lessons())
def test_the_language_can_be_switched_in_every_step(name: str) -> None:
    course = begin(lesson(name))
    while True:
        course = right_thing(wrong_things(course))
        for lang in LANGUAGES:
            spoken = course.in_language(lang)
            assert spoken.solved
            assert spoken.game().lang == lang
            spoken.reply()
        if course.done:
            return
        course = course.next()


def first_task(name: str) -> Course:
    course = begin(lesson(name))
    while not isinstance(course.step, Do):
        course = right_thing(course).next()
    return course


def test_hints_come_one_by_one_and_end() -> None:
    course = first_task("F-09")
    assert course.hints_given() == []
    assert len(course.hint().hints_given()) == 1
    assert course.hint().hint().hint().hints_given() == course.hint().hint().hints_given()
    assert course.hint().next().hints_given() == course.hint().hints_given()


def test_an_illegal_line_gets_the_verdict_of_the_engine() -> None:
    reply = first_task("F-09").act("Clara mark d4").reply()
    assert reply is not None
    assert [reason.clause for reason in reply.reasons] == ["plan.neighbours-differ"]


def test_a_legal_line_that_is_not_meant_is_kindly_turned_down() -> None:
    course = first_task("F-09").act("Clara mark e2")
    reply = course.reply()
    assert reply is not None
    assert reply.text == course.step.otherwise["en"]  # type: ignore[union-attr,index]
    assert course.game().view("Clara")["seats"]["Clara"]["marker"] is None


def test_the_dice_of_a_lesson_are_scripted() -> None:
    course = played(begin(lesson("F-09")))
    assert course.game().view("Clara")["seats"]["Clara"]["dice"] == ["Y2", "Y4", "B4", "Y5", "Y3", "B4"]


def test_a_shown_step_tells_what_happened() -> None:
    course = begin(lesson("F-09"), "fr")
    assert isinstance(course.step, Show)
    reply = course.reply()
    assert reply is not None
    assert reply.story == ("Steve pose son marqueur sur d4.", "Jona pose son marqueur sur e3.")


def test_the_first_lesson_ends_as_the_rulebook_says() -> None:
    reply = begin(lesson("F-01")).act("Clara move d2").reply()
    assert reply is not None
    assert reply.story[0] == "Clara has 16 for d2, against 10, 18: not enough."


def test_the_story_of_a_game_that_is_over_ends_with_its_verdict() -> None:
    won = begin(lesson("F-22"), "pl").act("Clara move f4").reply()
    assert won is not None
    assert won.story[-2:] == (
        "Wszystkie pionki są w wiosce: wygrywacie i macie 10 punktów!",
        "Znakomite zejście: lawa widziała tylko wasze plecy.",
    )
    lost = played(begin(lesson("F-18"))).reply()
    assert lost is not None
    assert lost.story[1:] == ("Lava reaches Steve: the game is lost.",)


def test_what_a_step_does_not_ask_for_is_refused() -> None:
    course = begin(lesson("F-01"))
    with pytest.raises(BadInput, match="step 1 of F-01 has no answer 0"):
        course.answer(0)
    with pytest.raises(BadInput, match="step 2 of F-01 asks for no line"):
        right_thing(course).next().act("Clara move d2")


def test_a_solved_step_stays_solved() -> None:
    solved = right_thing(begin(lesson("F-01")))
    assert solved.act("Clara move d2") is solved
    asked = right_thing(solved.next())
    assert asked.answer(0) is asked


def test_a_step_that_was_not_reached_is_out_of_reach() -> None:
    course = begin(lesson("F-01"))
    assert course.go(2) is course
    assert course.go(-1) is course


def again(changes: str) -> Course:
    """F-01, failed once, then with the table laid anew for the fourth step."""
    file = resources.files("fujikit.lessons.fuji") / "files" / "F-01.toml"
    text = file.read_text(encoding="utf-8").replace('kind = "say"', f'kind = "say"\n{changes}')
    course = begin(read_lesson(text, "mine.toml"))
    for _ in range(3):
        course = right_thing(course).next()
    return course


def test_a_step_may_lay_the_table_anew() -> None:
    course = again("position = {}")
    assert [seat["stamina"] for seat in course.back().game().view()["seats"].values()] == [0, 4, 0]
    assert [seat["stamina"] for seat in course.game().view()["seats"].values()] == [0, 0, 0]
    assert course.game().check("Clara move d2").ok


def test_a_table_laid_anew_may_differ_in_what_is_named() -> None:
    changes = 'level = 3, board = { needs = { d2 = "blue" } }, seat = [{ name = "Clara", stamina = 2 }]'
    view = again(f"position = {{ {changes} }}").game().view()
    assert view["level"] == 3
    assert (view["cards"]["d2"]["need"], view["cards"]["e1"]["need"]) == ("blue", "odd")
    assert [(name, seat["at"], seat["stamina"]) for name, seat in view["seats"].items()] == [
        ("Jona", "c3", 0),
        ("Clara", "c2", 2),
        ("Steve", "d1", 0),
    ]


def test_a_table_laid_anew_may_have_one_seat_more() -> None:
    changes = 'seat = [{ name = "Mara", at = "e1", marker = "e1" }]'
    assert again(f"position = {{ {changes} }}").game().seats == ("Jona", "Clara", "Steve", "Mara")


WAY = ("Clara move d2", 1, 1, "", "")
"""The results of F-01, one for every step."""


@pytest.mark.parametrize("name", lessons())
def test_results_that_were_kept_lead_back_to_where_the_learner_stood(name: str) -> None:
    course = played(begin(lesson(name)))
    assert restore_course(course.lesson, "en", course.results, course.at).results == course.results
    halfway = restore_course(course.lesson, "en", course.results[:2], 1)
    assert (halfway.at, halfway.results[:2]) == (1, course.results[:2])


@pytest.mark.parametrize(
    ("results", "at", "reached"),
    [
        ((), 0, 0),
        ((), 4, 0),
        (WAY, 2, 2),
        (WAY, -3, 0),
        (WAY, 10**9, 4),
        ((*WAY, 0, "x", None), 4, 4),
        (("Clara move e2", 1, 1, "", ""), 4, 0),
        (("Clara flies away", 1, 1, "", ""), 4, 0),
        ((0, 1, 1, "", ""), 4, 0),
        (("Clara move d2", 0, 1, "", ""), 4, 1),
        (("Clara move d2", 99, 1, "", ""), 4, 1),
        (("Clara move d2", "16", 1, "", ""), 4, 1),
        (("Clara move d2", None, 1, "", ""), 4, 1),
    ],
)
def test_results_that_do_not_fit_are_forgotten(
    results: tuple[str | int | None, ...], at: int, reached: int
) -> None:
    course = restore_course(lesson("F-01"), "en", results, at)
    assert course.at == reached
    assert (course.tried, course.missed) == (None, ())


@pytest.mark.parametrize("text", ["", "...", '""', "hm"])
def test_a_talk_exercise_is_not_passed_by_saying_nothing(text: str) -> None:
    course = begin(lesson("F-08"))
    tried = course.act(f"Clara say {text}")
    assert not tried.solved
    assert course.act("Clara say My dice look strong.").solved
