"""Ready chances: exact outcomes, and results that read back."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from fujikit import BadInput
from fujikit.engine.chance import Script, SeededSource
from fujikit.engine.small import Deal, Drawn, OneOf, Throw
from fujikit.engine.small.chances import EqualChance


class Found(Drawn, frozen=True):
    seat: str
    where: str = ""

    def fold(self, state: None) -> None:
        return state


class Thrown(Drawn, frozen=True):
    seat: str
    faces: tuple[int | str, ...] = ()

    def fold(self, state: None) -> None:
        return state


ALL = [
    OneOf(Found("Ada"), ("cave", "hut", "hut")),
    Throw(Thrown("Ada"), range(1, 7), 2),
    Throw(Thrown("Ada"), ("blank", "blank", 1), 3),
    Deal(Thrown("Ada"), ("oil", "oil", "map", "rope"), 2),
]


@pytest.mark.parametrize("chance", ALL, ids=repr)
def test_outcomes_are_all_different_and_sum_to_one(chance: EqualChance) -> None:
    outcomes = list(chance.outcomes())
    assert sum(weight for _, weight in outcomes) == 1
    assert len({event for event, _ in outcomes}) == len(outcomes)


@pytest.mark.parametrize("chance", ALL, ids=repr)
def test_samples_are_all_outcomes_in_the_end_and_read_back(chance: EqualChance) -> None:
    outcomes, source = {event for event, _ in chance.outcomes()}, SeededSource(7)
    drawn = {source.resolve(chance) for _ in range(600)}
    assert drawn == outcomes
    assert all(chance.read(event.result()) == event for event in drawn)


def test_probabilities_are_exact() -> None:
    assert dict(ALL[0].outcomes())[Found("Ada", "hut")] == Fraction(2, 3)
    assert dict(ALL[1].outcomes())[Thrown("Ada", (6, 6))] == Fraction(1, 36)
    assert dict(ALL[2].outcomes())[Thrown("Ada", ("blank",) * 3)] == Fraction(8, 27)
    assert dict(ALL[3].outcomes())[Thrown("Ada", ("oil", "oil"))] == Fraction(1, 6)


def test_a_result_is_written_as_its_words() -> None:
    assert Thrown("Ada", (3, 5)).result() == "3 5"
    assert Found("Ada", "cave").result() == "cave"


def test_a_script_gives_the_first_results() -> None:
    source = SeededSource(1, ["6", "1", "cave"])
    assert source.resolve(ALL[1]) == Thrown("Ada", (6, 1))
    assert source.resolve(ALL[0]) == Found("Ada", "cave")
    assert ALL[0].script(Script([])) is None


@pytest.mark.parametrize(
    ("chance", "result", "sentence"),
    [
        (0, "house", "chance: 'house' is none of cave, hut"),
        (1, "3", 'chance gave "3" where it had to give 2'),
        (1, "3 7", "chance: '7' is none of 1, 2, 3, 4, 5, 6"),
        (3, "map map", 'chance gave "map map", and there are not so many of one kind'),
    ],
)
def test_a_result_that_cannot_be_is_refused(chance: int, result: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        ALL[chance].read(result)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: OneOf(Found("Ada"), ()), "OneOf for Found: there is nothing to draw from"),
        (
            lambda: OneOf(Found("Ada"), ("a hut",)),
            "OneOf for Found: 'a hut' is neither a number nor one word",
        ),
        (lambda: OneOf(Found("Ada"), (True,)), "OneOf for Found: True is neither a number nor one word"),
        (
            lambda: Throw(Thrown("Ada"), (1, "1"), 1),
            "Throw for Thrown: a number and a word of it are written alike",
        ),
        (lambda: Throw(Thrown("Ada"), (1, 2), 0), "Throw for Thrown: 0 can't be drawn; 1 is the least"),
        (lambda: Deal(Thrown("Ada"), (1, 2), 3), "Deal for Thrown: 3 can't be dealt; there are 2"),
    ],
)
def test_a_chance_that_can_give_nothing_is_refused(make: Callable[[], EqualChance], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        make()
    assert str(refused.value) == sentence
