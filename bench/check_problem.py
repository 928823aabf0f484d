"""The check problem of the odds, for every contender.

`yellow|4` against two rivals who roll once: the chance with 0 to 3 rerolls under the best choice of dice to
keep. With totals a die shows what it counts; over all faces it shows its face, as goals that look at more
than one requirement need it.
"""

import json
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median

from fujikit.fuji.box import house
from fujikit.fuji.odds import chance_to_move
from fujikit.fuji.odds.hands import die_kinds, worth
from fujikit.fuji.odds.how_far import all_needs

NEED = "yellow|4"
REROLLS = 3
CHECK = (0.306751057016, 0.630031485991, 0.813957831734, 0.904783210645)
TABLE_NEEDS = ("yellow|4", "odd", "even(blue)", "1|2|3", "pink", "4|5|6")
"""The rows of the table; its columns are 0 to 3 rerolls."""
ALL_NEEDS = tuple(all_needs(house()))
TABLES = {"table": TABLE_NEEDS, "loop": TABLE_NEEDS, "cards": ALL_NEEDS, "cards-loop": ALL_NEEDS}
WORTH = worth(NEED)
KINDS = die_kinds()[:3]
PAIR = 2
"""A set holds two dice of each kind."""
Ask = Callable[[], list[float]]
Faces = tuple[tuple[str | int, ...], ...]


def totals(need: str = NEED) -> Faces:
    """The three kinds of dice, showing what a face counts."""
    counted = worth(need)
    return tuple(tuple(counted[face] for face in kind) for kind in KINDS)


def table(solve: Callable[[Faces], list[float]]) -> list[float]:
    """The table in a loop over its rows."""
    return [chance for need in TABLE_NEEDS for chance in solve(totals(need))]


def faces() -> Faces:
    """The three kinds of dice, all faces apart."""
    return KINDS


def counts(face: str | int) -> int:
    return WORTH[face] if isinstance(face, str) else face


def answer(questions: dict[str, Ask]) -> None:
    """`python -m bench.NAME QUESTION SECONDS`: print milliseconds of the first answer and of later ones."""
    ask, right = questions[sys.argv[1]], known(sys.argv[1])
    seconds = float(sys.argv[2])
    taken = [_time(ask, right)]
    begun = time.perf_counter()
    while len(taken) < 2 or time.perf_counter() - begun < seconds:
        taken.append(_time(ask, right))
    print(json.dumps({"cold": taken[0], "warm": median(taken[1:])}))


def known(question: str) -> Sequence[float]:
    """The right answer; of a table, what one question after another gives."""
    if question not in TABLES:
        return CHECK
    odds = (chance_to_move(need, rerolls=REROLLS) for need in TABLES[question])
    return [chance for each in odds for chance in each.curve]


def _time(ask: Ask, right: Sequence[float]) -> float:
    begun = time.perf_counter()
    found = ask()
    taken = (time.perf_counter() - begun) * 1000
    if any(abs(chance - value) > 1e-9 for chance, value in zip(found, right, strict=True)):
        raise AssertionError(f"{found} is not the answer")
    return taken
