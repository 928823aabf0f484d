"""The check problem with dyce, as well as it goes, in the same way as with icepool."""

from functools import cache, partial
from itertools import combinations, product
from typing import Any

from dyce import H, P

from bench.check_problem import PAIR, REROLLS, Faces, answer, counts, faces, table, totals

Kept = tuple[Any, ...]


@cache
def thrown(kind: Kept, kept: Kept) -> Any:
    """What a pair of dice shows when the others are thrown."""
    rolls = P(*[H(kind)] * (PAIR - len(kept))).rolls_with_counts()
    return H.from_counts((tuple(sorted((*kept, *shown))), count) for shown, count in rolls)


@cache
def keeps(pair: Kept) -> frozenset[Kept]:
    return frozenset(kept for size in range(PAIR + 1) for kept in combinations(pair, size))


@cache
def wins(kinds: Faces) -> dict[int, float]:
    """The chance of every total to beat two rivals."""
    rival = sum((PAIR @ H(map(counts, kind)) for kind in kinds[1:]), start=PAIR @ H(map(counts, kinds[0])))
    best = P(rival, rival).at(-1)
    return {total: float(best.lt(total).mean()) for total in range(37)}


def solve(kinds: Faces) -> list[float]:
    @cache
    def expect(pairs: tuple[Kept, ...], left: int) -> float:
        for place, kept in enumerate(pairs):
            if len(kept) < PAIR:
                value = partial(shown, pairs[:place], pairs[place + 1 :], left)
                return float(thrown(kinds[place], kept).apply(value).mean())
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
