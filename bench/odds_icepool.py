"""The check problem with icepool, as well as it goes.

It throws pools of identical dice, one kind after the other; what is thrown and what is worth having is
remembered, so that nothing is worked out twice.
"""

from functools import cache, partial
from itertools import combinations, product
from typing import Any

import icepool

from bench.check_problem import PAIR, REROLLS, Faces, answer, counts, faces, table, totals

Kept = tuple[Any, ...]


@cache
def thrown(kind: Kept, kept: Kept) -> Any:
    """What a pair of dice shows when the others are thrown."""
    if len(kept) == PAIR:
        return icepool.Die([kept])
    pool = icepool.Die(kind).pool(PAIR - len(kept)).expand()
    return pool.map(lambda shown: tuple(sorted((*kept, *shown))), star=False)


@cache
def keeps(pair: Kept) -> frozenset[Kept]:
    return frozenset(kept for size in range(PAIR + 1) for kept in combinations(pair, size))


@cache
def wins(kinds: Faces) -> dict[int, float]:
    """The chance of every total to beat two rivals."""
    rival = sum(PAIR @ icepool.Die([*map(counts, kind)]) for kind in kinds)
    best = icepool.highest(rival, rival)
    return {total: float((best < total).mean()) for total in range(37)}


def solve(kinds: Faces) -> list[float]:
    @cache
    def expect(pairs: tuple[Kept, ...], left: int) -> float:
        for place, kept in enumerate(pairs):
            if len(kept) < PAIR:
                value = partial(shown, pairs[:place], pairs[place + 1 :], left)
                return float(thrown(kinds[place], kept).map(value, star=False).mean())
        return best(pairs, left)

    def shown(before: tuple[Kept, ...], after: tuple[Kept, ...], left: int, pair: Kept) -> float:
        return expect((*before, pair, *after), left)

    @cache
    def best(pairs: tuple[Kept, ...], left: int) -> float:
        if not left:
            return wins(kinds)[sum(counts(face) for pair in pairs for face in pair)]
        return max(expect(kept, left - 1) for kept in product(*map(keeps, pairs)))

    return [expect(((),) * len(kinds), rerolls) for rerolls in range(REROLLS + 1)]


if __name__ == "__main__":
    answer(
        {"totals": partial(solve, totals()), "faces": partial(solve, faces()), "table": partial(table, solve)}
    )
