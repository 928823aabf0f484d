"""Verbs read, print and offer themselves."""

from __future__ import annotations

import pytest

from fujikit import BadInput
from fujikit.engine.small import Verb
from fujikit.engine.small.verbs import nouns_of
from tests.engine.small.orchard import EatUp, Give, Sleep, orchard


def test_a_verb_is_called_after_its_class() -> None:
    assert (Give.verb, EatUp.verb, Sleep("Ada").verb) == ("give", "eat-up", "sleep")


def test_a_verb_prints_its_nouns_and_reads_them_back() -> None:
    game = orchard()
    for action in (Give("Ada", "apple", "Bo"), EatUp("Ada", ("apple", "pear")), Sleep("Ada")):
        assert game.read(str(action)) == action


def test_a_set_is_read_in_any_order() -> None:
    assert orchard().read("Ada eat-up pear apple") == EatUp("Ada", ("apple", "pear"))


def test_every_set_of_things_is_offered() -> None:
    lines = [str(each) for each in EatUp.offers("Ada", [["pear", "apple"]])]
    assert lines == ["Ada eat-up apple", "Ada eat-up pear", "Ada eat-up apple pear"]


def test_nouns_are_offered_in_every_combination() -> None:
    lines = [str(each) for each in Give.offers("Ada", [["apple"], ["Bo", "Cy"]])]
    assert lines == ["Ada give apple Bo", "Ada give apple Cy"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Start with a name: Ada, Bo."),
        ("Cy sleep", "Nobody here is called “Cy”; start with a name: Ada, Bo."),
        ("Ada", "After the name comes a verb: give, eat-up, sleep."),
        ("Ada jump", "There is no verb “jump”; choose one of these: give, eat-up, sleep."),
        ("Ada give apple", "Something is missing: friend."),
        ("Ada give apple Bo Cy", "The line should end before “Cy”."),
        ("Ada eat-up", "Something is missing: fruit."),
        ("Ada eat-up apple apple", "You gave fruit twice; once is enough."),
        ("Ada eat-up " + "a" * 2000, "The line is too long: 1000 characters at most."),
    ],
)
def test_a_line_that_cannot_be_read_is_answered_in_one_sentence(line: str, sentence: str) -> None:
    verdict = orchard().check(line)
    assert verdict.text() == sentence
    assert verdict._repr_html_()


class Count(Verb, frozen=True):
    number: int
    more: tuple[int, ...]


def test_numbers_are_read_as_numbers() -> None:
    assert list(Count("Ada", 3, (1, 2)).nouns()) == [3, 1, 2]
    assert [noun.type for noun in nouns_of(Count)] == [int, int]


class Weigh(Verb, frozen=True):
    grams: float


class Sort(Verb, frozen=True):
    some: tuple[str, ...]
    into: str


def test_a_noun_that_no_line_could_hold_is_refused() -> None:
    with pytest.raises(
        BadInput, match=r"^Weigh\.grams: a noun is int, str, tuple\[int, \.\.\.\] or tuple\[str"
    ):
        nouns_of(Weigh)
    with pytest.raises(BadInput, match=r"^Sort\.some: a set has to be the last noun of its verb$"):
        nouns_of(Sort)


def test_a_verb_refuses_and_does_nothing_unless_it_says_so() -> None:
    count = Count("Ada", 1, (2,))
    assert (tuple(count.refuse(None)), tuple(count.do(None))) == ((), ())
