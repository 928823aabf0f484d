"""Mistakes that are easy to make here, each by name: with one of them in place the comparison must fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

import numpy as np
import pytest

from fujikit.fuji.odds import chance_to_move, move_chance
from fujikit.odds import Best, best, best_policy, layout
from fujikit.odds.axis import Axis, axis
from fujikit.odds.best import Array
from fujikit.odds.distribution import Distribution
from tests.fuji.odds import literal
from tests.odds.problems import PROBLEMS, Problem, compare

CHECK = [0.306751057016, 0.630031485991, 0.813957831734, 0.904783210645]
"""`yellow|4` against two full sets rolled once, with 0 to 3 rerolls."""
expect, choose, winning = best.expect, best.choose, move_chance.winning


@pytest.fixture(autouse=True)
def _nothing_kept_from_other_tests() -> Iterator[None]:
    for forget in (axis.cache_clear, layout.layout.cache_clear):
        forget()
    yield
    for forget in (axis.cache_clear, layout.layout.cache_clear):
        forget()


def too_much() -> list[float]:
    """How far the check values are from the truth."""
    found = chance_to_move("yellow|4", rerolls=3).curve
    return [chance - truth for chance, truth in zip(found, CHECK, strict=True)]


def caught(change: Callable[[Problem], None] = lambda problem: None) -> int:
    """In how many of the problems the comparison with the oracle fails."""
    failures = 0
    for parameters in PROBLEMS:
        problem = parameters.values[0]
        assert isinstance(problem, Problem)
        change(problem)
        try:
            compare(problem)
        except AssertionError:
            failures += 1
    return failures


def test_nothing_is_caught_without_a_mutant() -> None:
    assert caught() == 0
    assert too_much() == pytest.approx([0] * 4, abs=1e-12)
    assert literal_difference() == 0


class Interleaved:
    """Expectation and maximum for one axis, then for the next."""

    def __init__(self) -> None:
        self.mixed: Array = np.zeros(0)

    def expect(self, values: Array, axes: Sequence[Axis], table: Callable[[Axis], Array]) -> Array:
        self.mixed = values
        for each in axes:
            self.mixed = choose(np.moveaxis(expect(self.mixed, [each], table), -1, 0), [each])
        return expect(values, axes, table)

    def choose(self, values: Array, axes: Sequence[Axis]) -> Array:
        return self.mixed


def test_interleaved_sweeps_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A die is chosen after another has been thrown: that knows too much, and gives too much."""
    interleaved = Interleaved()
    monkeypatch.setattr(best, "expect", interleaved.expect)
    monkeypatch.setattr(best, "choose", interleaved.choose)
    assert caught() >= 3
    assert too_much() == pytest.approx([0, 0.000683, 0.000126, 0.000027], abs=1e-6)
    monkeypatch.setattr(layout, "MAX_AXIS_SIZE", 1)
    layout.layout.cache_clear()
    die_by_die = too_much()
    assert die_by_die == pytest.approx([0, 0.000802, 0.000156, 0.000034], abs=1e-6)


def test_greedy_rerolls_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every number of rerolls left, keep what is best for the last one."""

    def greedy(real: Best) -> None:
        policy = best_policy(real, 1)
        monkeypatch.setattr(best, "choose", lambda values, axes: values[policy])

    def greedy_for(problem: Problem) -> None:
        monkeypatch.setattr(best, "choose", choose)
        greedy(problem.best(1))

    assert caught(greedy_for) >= 3
    monkeypatch.setattr(best, "choose", choose)
    greedy(chance_to_move("yellow|4", rerolls=1).best)
    assert too_much() == pytest.approx([0, 0, -0.007682, -0.012894], abs=1e-6)


def literal_difference() -> Fraction:
    """How far two dice against one are from the literal answer."""
    return chance_to_move("yellow|4", dice=2, rivals=[1], rerolls=1).exact - literal.moving(
        "yellow|4", 2, [1]
    ).value(1)


def test_ties_that_win_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def tie_wins(totals: Sequence[Distribution], most: int, bonus: int = 0) -> tuple[Array, int]:
        return winning(totals, most, bonus + 1)

    monkeypatch.setattr(move_chance, "winning", tie_wins)
    assert literal_difference() > Fraction(1, 10)
    assert min(too_much()) > 0.01


def test_equally_likely_multisets_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pair of one face taken for as likely as two different faces."""

    def equally_likely(self: Axis) -> Array:
        rows = np.array(
            [[not Counter(kept) - Counter(shown) for shown in self.results] for kept in self.kept]
        )
        return np.asarray(rows / rows.sum(axis=1, keepdims=True))

    monkeypatch.setattr(Axis, "chances", property(equally_likely))
    assert caught() >= 12
    assert abs(too_much()[0]) > 0.1
