"""Our side of the check problem."""

import json
import sys
from collections.abc import Sequence
from functools import partial
from statistics import median
from timeit import timeit

from bench.check_problem import NEED, REROLLS, TABLE_NEEDS, answer
from fujikit.fuji.box import house
from fujikit.fuji.odds import chance_to_move, sweep
from fujikit.fuji.odds.hands import die_kinds
from fujikit.fuji.odds.how_far import all_needs
from fujikit.odds import Best

GROWTH_ROUNDS = 50


def with_totals() -> list[float]:
    return list(chance_to_move(NEED, rerolls=REROLLS).curve)


def over_faces() -> list[float]:
    goal = chance_to_move(NEED).best.dice.goal.apart()
    best = Best(die_kinds(), goal, REROLLS)
    return [best.value(rerolls) for rerolls in range(REROLLS + 1)]


def swept(needs: Sequence[str]) -> list[float]:
    """A table in one call."""
    table = sweep(need=list(needs), rerolls=range(REROLLS + 1))
    return [float(str(chance)) for chance in table.column("chance")]


def looped(needs: Sequence[str]) -> list[float]:
    """A table as a loop over its cells."""
    return [chance_to_move(need, rerolls=count).chance for need in needs for count in range(REROLLS + 1)]


def growth(numbers: list[str]) -> None:
    """Print the milliseconds of a warm answer for every number of dice, measured in turns."""
    rounds = [[_time(int(dice)) for dice in numbers] for _ in range(GROWTH_ROUNDS)]
    medians = map(median, zip(*rounds[1:], strict=True))
    print(json.dumps(dict(zip(numbers, medians, strict=True))))


def _time(dice: int) -> float:
    return timeit(lambda: chance_to_move(NEED, dice=dice, rerolls=REROLLS).curve, number=1) * 1000


if __name__ == "__main__":
    if sys.argv[1] == "growth":
        growth(sys.argv[2:])
    else:
        tables = {
            "table": partial(swept, TABLE_NEEDS),
            "loop": partial(looped, TABLE_NEEDS),
            "cards": partial(swept, all_needs(house())),
            "cards-loop": partial(looped, all_needs(house())),
        }
        answer({"totals": with_totals, "faces": over_faces, **tables})
