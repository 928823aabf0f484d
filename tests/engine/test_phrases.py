"""A language declared by phrases: every sentence prints as it is read."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fujikit.engine.phrases import BadSentence, Language, Sentence

TONGUE: Language[Sentence] = Language("the parrot")


@TONGUE.add
class Wound(Sentence, frozen=True):
    phrase = "{count} wound(s)"
    count: int


@TONGUE.add
class Level(Sentence, frozen=True):
    phrase = "{level} {by:+}"
    level: Literal["roof", "palisade"]
    by: int


@TONGUE.add
class Build(Sentence, frozen=True):
    phrase = "build {names} free"
    names: tuple[str, ...]


@TONGUE.add
class Each(Sentence, frozen=True):
    phrase = "all: {effect}"
    effect: Sentence


@TONGUE.add
class Row(Sentence, frozen=True):
    phrase = "in a row: {effects}"
    effects: tuple[Sentence, ...]


@TONGUE.add
class Decide(Sentence, frozen=True):
    phrase = "decide: {ways}"
    ways: tuple[tuple[Sentence, ...], ...]


@TONGUE.add
class Called(Sentence, frozen=True):
    phrase = "call {name}"
    name: str


plain = st.one_of(
    st.builds(Wound, st.integers(0, 99)),
    st.builds(Level, st.sampled_from(("roof", "palisade")), st.integers(-9, 9)),
    st.builds(Build, st.lists(st.sampled_from(("rope", "old pot", "knife")), min_size=1).map(tuple)),
    st.builds(Called, st.sampled_from(("Friday", "the old captain"))),
)
sentences = st.one_of(
    plain,
    st.builds(Each, plain),
    st.builds(Row, st.lists(plain, min_size=1, max_size=3).map(tuple)),
    st.builds(
        Decide,
        st.lists(st.lists(plain, min_size=1, max_size=2).map(tuple), min_size=1, max_size=3).map(tuple),
    ),
)


@given(sentences)
def test_every_sentence_reads_back(sentence: Sentence) -> None:
    assert TONGUE.read(str(sentence)) == sentence


@pytest.mark.parametrize(
    ("sentence", "text"),
    [
        (Wound(1), "1 wound"),
        (Wound(2), "2 wounds"),
        (Wound(0), "0 wounds"),
        (Level("roof", 1), "roof +1"),
        (Level("palisade", -2), "palisade -2"),
        (Build(("rope", "old pot")), "build rope or old pot free"),
        (Each(Wound(1)), "all: 1 wound"),
        (Row((Wound(1), Level("roof", -1))), "in a row: 1 wound; roof -1"),
        (Decide(((Wound(1), Wound(2)), (Called("Friday"),))), "decide: 1 wound; 2 wounds | call Friday"),
    ],
)
def test_how_fields_are_written(sentence: Sentence, text: str) -> None:
    assert str(sentence) == text
    assert TONGUE.read(text) == sentence


def test_a_plural_may_be_missing_or_wrong() -> None:
    assert TONGUE.read("1 wounds") == Wound(1)
    assert TONGUE.read("2 wound") == Wound(2)


@pytest.mark.parametrize(
    "text", ["", "wounds", "-1 wounds", "cellar +1", "roof 1", "build  free", "call a: b", "all: nonsense"]
)
def test_what_cannot_be_said_is_refused(text: str) -> None:
    with pytest.raises(BadSentence, match="is nothing that the parrot can say"):
        TONGUE.read(text)


def test_a_refusal_quotes_the_part_that_is_wrong() -> None:
    with pytest.raises(BadSentence, match=r"^'nonsense' is nothing"):
        TONGUE.read("all: nonsense")


def test_the_first_kind_that_fits_is_taken() -> None:
    tongue: Language[Sentence] = Language("it")
    tongue.add(Called)

    @tongue.add
    class CallFriday(Sentence, frozen=True):
        phrase = "call Friday"

    assert tongue.read("call Friday") == Called("Friday")


def test_a_sentence_is_read_once_and_kept() -> None:
    assert TONGUE.read("3 wounds") is TONGUE.read("3 wounds")


def test_a_kind_without_a_phrase_is_a_mistake_of_the_programmer() -> None:
    class Mute(Sentence, frozen=True):
        pass

    tongue: Language[Sentence] = Language("it")
    tongue.add(Mute)
    with pytest.raises(TypeError, match="Mute has no phrase"):
        tongue.read("anything")
