"""The words of every lesson: sums are right, numbers the same in every language, speech is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from fujikit.engine.words import LANGUAGES
from fujikit.fuji.talk import referee
from fujikit.lessons import Lesson, lesson, lessons
from fujikit.lessons.model import AnyStep, Ask, Do, Text, text_in

SUM = re.compile(r"(\d+(?: [+\u2212] \d+)+) = (\d+)")
NUMBER = re.compile(r"(?<![a-z\d])\d+")
SPEECH = {"en": r': "([A-Z][^"]+)"', "fr": r" : « ([A-ZÀÉÊ][^»]+) »", "pl": r": „([A-ZŁŚŻ][^”]+)”"}
"""What somebody at the table says; a quoted requirement begins small."""


def texts(found: Lesson) -> Iterator[Text]:
    """Every text of a lesson."""
    yield found.title
    for step in found.steps:
        yield from _of_step(step)
    if found.change:
        yield from (found.change.text, found.change.shows)


def _of_step(step: AnyStep) -> Iterator[Text]:
    yield step.text
    yield from step.marks.notes.values()
    if isinstance(step, Ask):
        for choice in step.answer:
            yield from (choice.text, choice.why)
    if isinstance(step, Do):
        yield from (step.praise, step.otherwise, *step.hints, *(remark.text for remark in step.remarks))


@pytest.mark.parametrize("name", lessons())
def test_every_sum_is_right(name: str) -> None:
    for text in texts(lesson(name)):
        for lang in LANGUAGES:
            for terms, total in SUM.findall(text_in(text, lang)):
                numbers = terms.replace("+ ", "").replace("\u2212 ", "-").split()
                assert sum(map(int, numbers)) == int(total), text_in(text, lang)


@pytest.mark.parametrize("name", lessons())
def test_numbers_beyond_a_die_are_the_same_in_every_language(name: str) -> None:
    for text in texts(lesson(name)):
        assert _large(text, "en") == _large(text, "fr") == _large(text, "pl"), text_in(text, "en")


def _large(text: Text, lang: str) -> set[int]:
    """What no die can show; smaller numbers are words in some languages."""
    return {int(each) for each in NUMBER.findall(text_in(text, lang)) if int(each) > 6}


def test_what_players_say_is_allowed_where_talk_is_not_the_subject() -> None:
    for found in map(lesson, lessons()):
        if any(clause.startswith("talk.") for step in found.steps for clause in step.clauses):
            continue
        for text in texts(found):
            for lang in LANGUAGES:
                for speech in re.findall(SPEECH[lang], text[lang] if isinstance(text, dict) else text):
                    assert referee(speech, lang).ok, f"{found.id}: {speech}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_lessons_have_the_same_title(lang: str) -> None:
    titles = [text_in(lesson(name).title, lang) for name in lessons()]
    assert len(set(titles)) == len(titles)
