"""Phase 3: the dice to throw again, exactly the best for a worth that is a sum over totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from fujikit.odds.axis import Axis
from fujikit.odds.best import choose, expect
from fujikit.odds.layout import Layout, layout
from fujikit.teams.fuji.strategy.faces import KIND_OF, Array, worths
from fujikit.teams.fuji.strategy.totals import capped

EQUAL = 1e-9
"""Choices that differ less are equal, and the one that keeps more is taken."""


class Throw(NamedTuple):
    """The dice to throw again, by their places in the hand, and what the hand is then worth."""

    dice: tuple[int, ...]
    worth: float
    stopping: float
    """What it is worth to throw nothing any more."""


def best_throw(faces: Sequence[int], rerolls: int, needs: Mapping[str, Array]) -> Throw:
    """The best dice to throw again in the first of the rerolls left, when all of them may be used.

    `needs` gives for each requirement the worth of every total under it; the worth of a hand is their sum.

    >>> from fujikit.teams.fuji.strategy.faces import NUMBER
    >>> values = {"pink": np.arange(48.0)}
    >>> best_throw([NUMBER["P6"], NUMBER["B1"], NUMBER["P1"]], 1, values).dice
    (1, 2)
    """
    now = float(sum(values[capped(worths(need)[list(faces)].sum())] for need, values in needs.items()))
    if not rerolls or not faces:
        return Throw((), now, now)
    laid = _layout(tuple(KIND_OF[face] for face in faces))
    values = _results(laid, needs)
    for _ in range(rerolls - 1):
        values = choose(expect(values, laid.axes, _chances), laid.axes)
    return _best_of(laid, faces, values, now)


@lru_cache(maxsize=64)
def _layout(kinds: tuple[tuple[int, ...], ...]) -> Layout:
    """The dice on axes, every face a symbol of its own."""
    return layout(tuple(tuple((face,) for face in sorted(kind)) for kind in kinds))


def _results(laid: Layout, needs: Mapping[str, Array]) -> Array:
    """The worth of every combination of results."""
    whole = np.zeros([len(each.results) for each in laid.axes])
    for need, values in needs.items():
        whole += values[_totals(laid, need)]
    return whole


@lru_cache(maxsize=512)
def _totals(laid: Layout, need: str) -> Array:
    worth = worths(need)
    whole = np.zeros((), dtype=np.intp)
    for each, symbols in zip(laid.axes, laid.symbols, strict=True):
        counts = worth[[symbol[0] for symbol in symbols]]
        whole = np.add.outer(whole, counts[np.array(each.results)].sum(axis=1))
    return capped(whole)


def _chances(each: Axis) -> Array:
    return each.chances


def _best_of(laid: Layout, faces: Sequence[int], values: Array, now: float) -> Throw:
    """Every choice of dice to keep of this one hand: a few rows of each axis do."""
    choices = []
    for each, symbols, places in zip(laid.axes, laid.symbols, laid.groups, strict=True):
        kept = _subsets(tuple(places))
        rows = [each.kept_number[_multiset(symbols, faces, some)] for some in kept]
        values = np.tensordot(values, each.chances[rows], axes=(0, 1))
        choices.append(kept)
    best = values.max()
    near = np.argwhere(values >= best - EQUAL)
    thrown = [_thrown(len(faces), choices, place) for place in near]
    dice = min(thrown, key=lambda some: (len(some), some))
    return Throw(dice, float(best), now)


def _multiset(symbols: list[tuple[int, ...]], faces: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(symbols.index((faces[place],)) for place in places))


def _thrown(count: int, choices: list[tuple[tuple[int, ...], ...]], place: Array) -> tuple[int, ...]:
    kept = {die for kept, number in zip(choices, place, strict=True) for die in kept[number]}
    return tuple(die for die in range(count) if die not in kept)


@lru_cache(maxsize=256)
def _subsets(places: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    chosen = product((False, True), repeat=len(places))
    return tuple(tuple(p for p, yes in zip(places, some, strict=True) if yes) for some in chosen)
