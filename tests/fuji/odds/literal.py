"""Fuji's questions, asked of the slow oracle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import cycle, islice, product
from math import prod

from fujikit.fuji.need import parse_need
from fujikit.fuji.odds.hands import die_kinds
from tests.odds.oracle import Die, Hand, Oracle, convolved, fair, grouped

TWO_SETS = (6, 6)
Totals = dict[int, Fraction]


def some(count: int) -> list[Die]:
    """The first dice of a set."""
    return [fair(faces) for faces in islice(cycle(die_kinds()), count)]


def counts(need: str) -> Callable[[str], int]:
    """What a face counts, by the rules."""
    return lambda face: parse_need(need).value([face])


def rolled_once(need: str, dice: int) -> Totals:
    return convolved(some(dice), counts(need))


def beats(total: int, rivals: Sequence[Totals]) -> Fraction:
    """The chance that a total is higher than every other."""
    return sum(
        (
            prod((chance for _, chance in shown), start=Fraction(1))
            for shown in product(*(rival.items() for rival in rivals))
            if all(total > other for other, _ in shown)
        ),
        Fraction(0),
    )


def moving(need: str, dice: int, rivals: Sequence[int] = TWO_SETS) -> Oracle:
    """The chance to move by trying everything; a die shows what it counts, and none shares a place."""
    others = [rolled_once(need, rival) for rival in rivals]
    chances = {total: beats(total, others) for total in range(6 * dice + 1)}
    return Oracle([grouped(die, counts(need)) for die in some(dice)], lambda hand: chances[sum(hand)])


def moving_by_faces(need: str, dice: int, rivals: Sequence[int]) -> Oracle:
    """The same over all faces."""
    others = [rolled_once(need, rival) for rival in rivals]

    def goal(hand: Hand) -> Fraction:
        return beats(parse_need(need).value(hand), others)

    return Oracle(some(dice), goal)
