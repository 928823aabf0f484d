"""Cards that use hidden dice: which die their owner may pick, and what then remains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from fujikit.fuji.odds.other_players import joint_table
from fujikit.odds import Spread
from fujikit.odds.axis import Axis, Multiset
from fujikit.odds.best import Array, Symbol

Preference = Callable[[Symbol], int]
"""How gladly a die is picked, by what it counts."""


class Handed(NamedTuple):
    """A die that is handed over: what it counts, how likely that is, and the chances of what remains."""

    counts: Symbol
    chance: float
    rest: Array


def hand_over(spread: Spread, preference: Preference, needs: int, limit: int) -> Iterator[Handed]:
    """Every die that may be handed over when the most wished-for is, seen through the first totals.

    >>> coins = Spread([("head", "tail")] * 2, ({"head": 1, "tail": 0},))
    >>> for die in hand_over(coins, preference=lambda counts: counts[0], needs=1, limit=3):
    ...     print(die.counts, die.chance, die.rest.round(3).tolist())
    (0,) 0.25 [1.0, 0.0, 0.0]
    (1,) 0.75 [0.667, 0.333, 0.0]
    """
    totals = spread.dice.totals()[:needs]
    handed = _handed(spread, preference, needs)
    kinds = np.ravel_multi_index(handed, (7,) * needs)
    for kind in np.unique(kinds[spread.chances > 0]):
        chances = np.where(kinds == kind, spread.chances, 0.0)
        counts = tuple(int(count) for count in np.unravel_index(kind, (7,) * needs))
        rest = [np.maximum(total - count, 0) for total, count in zip(totals, counts, strict=True)]
        whole = float(chances.sum())
        yield Handed(counts, whole, joint_table(rest, chances / whole, limit))


def throw_one_again(spread: Spread, preference: Preference) -> Spread:
    """After each result's most wished-for die has been thrown again.

    >>> coins = Spread([("head", "tail")] * 2, ({"head": 1, "tail": 0},))
    >>> throw_one_again(coins, preference=lambda counts: -counts[0]).table().tolist()
    [0.125, 0.5, 0.375]
    """
    chosen = [_picks(spread, number, preference) for number in range(len(spread.dice.axes))]
    owner = _owner(spread, chosen, preference)
    policy = []
    for number, (each, picks) in enumerate(zip(spread.dice.axes, chosen, strict=True)):
        without = [each.kept_number[_without(result, pick)] for result, pick in _pairs(each, picks)]
        whole = [each.kept_number[result] for result in each.results]
        policy.append(
            np.where(owner == number, _on_axis(without, number, owner), _on_axis(whole, number, owner))
        )
    return spread.reroll(tuple(policy))


def _handed(spread: Spread, preference: Preference, needs: int) -> list[Array]:
    """For every result what the picked die counts, total by total."""
    chosen = [_picks(spread, number, preference) for number in range(len(spread.dice.axes))]
    owner = _owner(spread, chosen, preference)
    handed = [np.zeros(owner.shape, dtype=np.intp) for _ in range(needs)]
    for number, (symbols, picks) in enumerate(zip(spread.dice.symbols, chosen, strict=True)):
        for which in range(needs):
            counts = _on_axis([symbols[pick][which] for pick in picks], number, owner)
            handed[which] = np.where(owner == number, counts, handed[which])
    return handed


def _picks(spread: Spread, number: int, preference: Preference) -> list[int]:
    """For every result of an axis the symbol that is wished for most."""
    symbols = spread.dice.symbols[number]
    return [
        max(result, key=lambda symbol: preference(symbols[symbol]))
        for result in spread.dice.axes[number].results
    ]


def _owner(spread: Spread, chosen: list[list[int]], preference: Preference) -> Array:
    """For every combination of results the axis whose die is wished for most."""
    preferences = [
        [preference(symbols[pick]) for pick in picks]
        for symbols, picks in zip(spread.dice.symbols, chosen, strict=True)
    ]
    grid = np.meshgrid(*preferences, indexing="ij")
    return np.asarray(np.argmax(np.stack(grid), axis=0))


def _on_axis(numbers: list[int], number: int, like: Array) -> Array:
    shape = [1] * like.ndim
    shape[number] = len(numbers)
    return np.array(numbers, dtype=np.intp).reshape(shape)


def _pairs(each: Axis, picks: list[int]) -> Iterator[tuple[Multiset, int]]:
    return zip(each.results, picks, strict=True)


def _without(result: Multiset, pick: int) -> Multiset:
    place = result.index(pick)
    return result[:place] + result[place + 1 :]
