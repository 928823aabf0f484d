"""Rules of thumb for rerolls: which one holds for a hand, and which dice are the exceptions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fujikit.fuji.odds.choice import Choice
from fujikit.fuji.odds.hands import Faces, worth
from fujikit.fuji.odds.tips import Tip, tip
from fujikit.odds import Best

THRESHOLDS = (0, 1, 2, 3)
NEAR_ENOUGH = 0.005
"""A rule that gives away no more than this holds: half a percentage point."""
EQUAL = 1e-9


class RuleOfThumb(NamedTuple):
    """A rule of thumb: throw again every die that counts `threshold` or less."""

    threshold: int
    keep: tuple[int, ...]
    """Places in the hand, from 0."""
    gives_away: float

    @property
    def holds(self) -> bool:
        return self.gives_away <= NEAR_ENOUGH


def rule_of_thumb(best: Best, hand: Sequence[str], need: str, rerolls: int) -> RuleOfThumb:
    """The simplest rule that holds for a hand; where none does, the one that gives away least.

    >>> from fujikit.fuji.odds import chance_to_move
    >>> hand = "B1 P1 B4 P4 B5 P5"
    >>> odds = chance_to_move("blue|pink", hand=hand, rerolls=2)
    >>> rule_of_thumb(odds.best, hand.split(), "blue|pink", 2).threshold
    1
    """
    value = best.hand_value(hand, rerolls)
    counts = [worth(need)[face] for face in hand]
    rules = []
    for threshold in THRESHOLDS:
        keep = tuple(place for place, count in enumerate(counts) if count > threshold)
        rules.append(RuleOfThumb(threshold, keep, value - best.keep_value(hand, keep, rerolls)))
    return next((rule for rule in rules if rule.holds), min(rules, key=lambda rule: rule.gives_away))


def say_rule(rule: RuleOfThumb, rerolls: int) -> Tip:
    """The rule in words."""
    if not rule.threshold:
        return tip("misfits")
    return tip(
        "ones" if rule.threshold == 1 else "twos" if rule.threshold == 2 else "threes", rerolls=rerolls
    )


def exceptions(
    rule: RuleOfThumb, choice: Choice, hand: Sequence[str], dice: Sequence[Faces], *, need: str, rerolls: int
) -> Iterator[Tip]:
    """Every die that the best choice treats otherwise than the rule, and why."""
    counts = worth(need)
    kept = {number - 1 for number in choice.numbers}
    for place in sorted(kept ^ set(rule.keep)):
        die, count = hand[place], counts[hand[place]]
        average = on_average(dice[place], counts, rerolls)
        yield _keep(die, count, average) if place in kept else _throw(die, count, average)


def _keep(die: str, count: int, average: float) -> Tip:
    return tip("keep-average" if count >= average else "keep-safe", die=die, count=count, average=average)


def _throw(die: str, count: int, average: float) -> Tip:
    return tip("throw-average" if count < average else "throw-risk", die=die, count=count, average=average)


def on_average(die: Faces, counts: dict[str, int], rerolls: int) -> float:
    """What one die comes to in so many throws, stopping when the next would bring less.

    >>> round(on_average(("B1", "Y2", "P3", "P4", "Y5", "B6"), worth("any"), 2), 3)
    4.25
    """
    average = 0.0
    for _ in range(rerolls):
        average = sum(max(counts[face], average) for face in die) / len(die)
    return average
