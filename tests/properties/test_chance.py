"""Chance: exact probabilities, and samples that are among the outcomes."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fujikit.engine.chance import Chance, SeededSource
from fujikit.engine.events import Event
from fujikit.fuji.dice import Throw
from fujikit.fuji.options import faces_of
from fujikit.fuji.setup import Deal
from tests.support import BOX

FACES = faces_of(BOX)
throws = st.lists(st.integers(0, 5), min_size=1, max_size=4, unique=True).map(
    lambda slots: Throw("Clara", tuple(range(len(slots))), tuple(FACES[slot] for slot in slots))
)
deals = st.builds(
    lambda landscape, village, cards: Deal(landscape, village, ("rope", "map", "water")[:cards]),
    st.integers(1, 3),
    st.integers(1, 3),
    st.integers(1, 3),
)


@settings(max_examples=40)
@given(throws | deals)
def test_outcomes_are_all_different_and_sum_to_one(chance: Chance) -> None:
    outcomes = list(chance.outcomes())
    assert sum(weight for _, weight in outcomes) == 1
    assert len({event for event, _ in outcomes}) == len(outcomes)


@settings(max_examples=40)
@given(throws | deals, st.integers(0, 999))
def test_samples_are_among_the_outcomes_and_read_back(chance: Chance, seed: int) -> None:
    outcomes = {event for event, _ in chance.outcomes()}
    source = SeededSource(seed)
    for event in (source.resolve(chance) for _ in range(20)):
        assert event in outcomes
        assert chance.read(event.result()) == event


def test_every_outcome_of_a_throw_is_drawn_about_as_often_as_it_is_likely() -> None:
    throw = Throw("Clara", (0, 1), FACES[:2])
    random = Random(1)
    drawn: dict[Event[Any], int] = {}
    for event in (throw.sample(random.random) for _ in range(36_000)):
        drawn[event] = drawn.get(event, 0) + 1
    for event, weight in throw.outcomes():
        assert abs(drawn[event] - 36_000 * weight) < 200


def test_the_outcomes_of_a_whole_deal_can_be_begun() -> None:
    """There are far too many to list, so they come one by one."""
    deal = Deal(len(BOX.landscape), len(BOX.village), tuple(card.name for card in BOX.equipment))
    assert len({event for event, _ in islice(deal.outcomes(), 100)}) == 100
