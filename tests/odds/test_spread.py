from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from fujikit.odds import Best, Goal, Spread, best_policy, certain, total, weighted
from tests.odds.oracle import Die, Hand, Oracle, convolved, fair, throws, totals

DICE = ["abc", "aabd", "abc"]
WORTH = {"a": 0, "b": 1, "c": 2, "d": 4}
OTHER = {"a": 1, "b": 0, "c": 0, "d": 1}
SIDES: list[Die] = [fair(die) for die in DICE]
Hands = list[tuple[Hand, Fraction]]


def rerolled(hands: Hands, keep: Callable[[Hand], tuple[int, ...]]) -> Hands:
    """Literally: each hand keeps its dice, and every face of the others may come."""
    after: Hands = []
    for hand, chance in hands:
        kept = keep(hand)
        dice = [{hand[place]: Fraction(1)} if place in kept else SIDES[place] for place in range(len(hand))]
        after += [(shown, chance * each) for shown, each in throws(dice)]
    return after


def joint(hands: Hands) -> dict[tuple[int, int], Fraction]:
    """The chances of both totals."""
    chances: dict[tuple[int, int], Fraction] = {}
    for hand, chance in hands:
        both = sum(WORTH[face] for face in hand), sum(OTHER[face] for face in hand)
        chances[both] = chances.get(both, Fraction(0)) + chance
    return chances


def agrees(spread: Spread, hands: Hands) -> None:
    literal, table = joint(hands), spread.table()
    assert table.sum() == pytest.approx(1)
    for place, chance in np.ndenumerate(table):
        assert chance == pytest.approx(float(literal.get((place[0], place[1]), Fraction(0))), abs=1e-12)


def test_a_throw_gives_every_result_its_chance() -> None:
    agrees(Spread(DICE, (WORTH, OTHER)), list(throws(SIDES)))


def test_a_seen_die_stays_as_it_is() -> None:
    seen = [SIDES[0], {"d": Fraction(1)}, SIDES[2]]
    agrees(Spread(DICE, (WORTH, OTHER), {1: "d"}), list(throws(seen)))


def test_evidence_weighs_the_results() -> None:
    hands = [(hand, chance) for hand, chance in throws(SIDES) if sum(WORTH[face] for face in hand) >= 3]
    whole = sum(chance for _, chance in hands)
    agrees(
        Spread(DICE, (WORTH, OTHER)).given(lambda first, second: first >= 3),
        [(hand, chance / whole) for hand, chance in hands],
    )


def test_evidence_that_cannot_be_changes_nothing() -> None:
    spread = Spread(DICE, (WORTH, OTHER))
    assert spread.given(lambda first, second: first > 100) is spread


def test_a_reroll_keeps_the_dice_of_the_policy() -> None:
    spread = Spread(DICE, (WORTH, OTHER))
    after = spread.reroll(spread.keep_where(lambda symbol: symbol[0] > 1))

    def keep(hand: Hand) -> tuple[int, ...]:
        return tuple(place for place, face in enumerate(hand) if WORTH[face] > 1)

    agrees(after, rerolled(list(throws(SIDES)), keep))


def test_best_play_spreads_as_its_literal_policy_does() -> None:
    table = np.arange(10)[:, None] + np.zeros(4, dtype=int)
    best = Best(DICE, Goal((WORTH, OTHER), table), 2)
    oracle = Oracle(SIDES, lambda hand: Fraction(sum(WORTH[face] for face in hand)))
    spread, hands = Spread(DICE, (WORTH, OTHER)), list(throws(SIDES))
    for left in (2, 1):
        spread = spread.reroll(best_policy(best, left))
        hands = rerolled(hands, lambda hand, left=left: oracle.best_keep(hand, left))  # type: ignore[misc]
    agrees(spread, hands)


def test_whole_numbers_give_the_same_chances() -> None:
    floats, exact = (Spread(DICE, (WORTH, OTHER), {0: "b"}, exact=exact) for exact in (False, True))
    policy = floats.keep_where(lambda symbol: symbol[0] > 0)
    after, exactly = floats.reroll(policy), exact.reroll(policy)
    assert all(isinstance(count, int) for count in exactly.table().flat)
    assert np.array(exactly.table() / exactly.whole, dtype=float) == pytest.approx(after.table(), abs=1e-12)


def test_totals_agree_with_a_literal_convolution() -> None:
    literal = convolved(SIDES, WORTH.__getitem__)
    distribution = total(DICE, WORTH)
    assert {value: distribution.exact(value) for value in literal} == literal
    assert literal == totals(throws(SIDES), WORTH.__getitem__)
    assert distribution.mean_exact == sum(value * chance for value, chance in literal.items())
    assert distribution.less_than(3) == sum(chance for value, chance in literal.items() if value < 3)


@pytest.mark.parametrize(("value", "chance"), [(-1, 0), (0, 0), (2, 1), (3, 0)])
def test_a_known_total_is_certain(value: int, chance: int) -> None:
    assert certain(2).exact(value) == chance
    assert certain(2).chance(value) == chance


def test_less_than_holds_beyond_both_ends() -> None:
    assert [certain(2).less_than(value) for value in (-5, 2, 3, 99)] == [0, 0, 1, 1]


def test_a_weighted_die_counts_its_weights() -> None:
    loaded: dict[Any, int] = {"a": 1, "c": 3}
    assert weighted(loaded, WORTH).items() == [(0, 0.25), (2, 0.75)]
