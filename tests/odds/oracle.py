"""Slow and literal: every set of kept dice, every face, in fractions. What the fast code must agree with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any

Die = Mapping[Any, Fraction]
Hand = tuple[Any, ...]
THROWN = object()
"""Stands in a hand for a die that is thrown."""


def fair(faces: Sequence[Any]) -> Die:
    """A die whose faces are equally likely."""
    return {face: Fraction(faces.count(face), len(faces)) for face in faces}


def grouped(die: Die, worth: Callable[[Any], Any]) -> Die:
    """A die whose faces are what they are worth."""
    values: dict[Any, Fraction] = {}
    for face, chance in die.items():
        values[worth(face)] = values.get(worth(face), Fraction(0)) + chance
    return values


def keeps(count: int) -> list[tuple[int, ...]]:
    """All sets of places that may be kept."""
    return [
        tuple(place for place in range(count) if stays[place])
        for stays in product((True, False), repeat=count)
    ]


class Oracle:
    """Best play by trying everything."""

    def __init__(self, dice: Sequence[Die], goal: Callable[[Hand], Fraction]) -> None:
        self.dice = dice
        self.goal = goal
        self._thrown = lru_cache(maxsize=None)(self._expect)
        self._best = lru_cache(maxsize=None)(self._choose)

    def value(self, rerolls: int) -> Fraction:
        return self._thrown((THROWN,) * len(self.dice), rerolls)

    def hand_value(self, hand: Hand, rerolls: int) -> Fraction:
        return self._best(hand, rerolls)

    def keep_value(self, hand: Hand, kept: Iterable[int], rerolls: int) -> Fraction:
        kept = tuple(kept)
        left = tuple(face if place in kept else THROWN for place, face in enumerate(hand))
        return self._thrown(left, rerolls - 1)

    def best_keep(self, hand: Hand, rerolls: int) -> tuple[int, ...]:
        """The best set to keep, among equals a largest."""
        return max(keeps(len(hand)), key=lambda kept: (self.keep_value(hand, kept, rerolls), len(kept)))

    def _expect(self, hand: Hand, rerolls: int) -> Fraction:
        if THROWN not in hand:
            return self._best(hand, rerolls)
        place = hand.index(THROWN)
        shown = (
            ((*hand[:place], face, *hand[place + 1 :]), chance) for face, chance in self.dice[place].items()
        )
        return sum((chance * self._thrown(hand, rerolls) for hand, chance in shown), Fraction(0))

    def _choose(self, hand: Hand, rerolls: int) -> Fraction:
        if not rerolls:
            return self.goal(hand)
        return max(self.keep_value(hand, kept, rerolls) for kept in keeps(len(hand)))


def throws(dice: Sequence[Die]) -> Iterable[tuple[Hand, Fraction]]:
    """Every hand that a throw may show, with its chance."""
    for faces in product(*(die.items() for die in dice)):
        chance = Fraction(1)
        for _, each in faces:
            chance *= each
        yield tuple(face for face, _ in faces), chance


def totals(hands: Iterable[tuple[Hand, Fraction]], worth: Callable[[Any], int]) -> dict[int, Fraction]:
    """The chance of every total of some hands."""
    chances: dict[int, Fraction] = {}
    for hand, chance in hands:
        total = sum(map(worth, hand))
        chances[total] = chances.get(total, Fraction(0)) + chance
    return chances


def convolved(dice: Sequence[Die], worth: Callable[[Any], int]) -> dict[int, Fraction]:
    """The same for one throw of dice, die by die."""
    chances = {0: Fraction(1)}
    for die in dice:
        longer: dict[int, Fraction] = {}
        for total, chance in chances.items():
            for face, each in die.items():
                longer[total + worth(face)] = longer.get(total + worth(face), Fraction(0)) + chance * each
        chances = longer
    return chances
