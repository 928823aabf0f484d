"""The check problem of the odds, for every contender.

`yellow|4` against two rivals who roll once: the chance with 0 to 3 rerolls under the best choice of dice to
keep. With totals a die shows what it counts; over all faces it shows its face, as goals that look at more
than one requirement need it.
"""

import json
import sys
import time
from collections.abc import Callable
from statistics import median

from fujikit.fuji.odds.hands import die_kinds, worth

NEED = "yellow|4"
REROLLS = 3
CHECK = (0.306751057016, 0.630031485991, 0.813957831734, 0.904783210645)
WORTH = worth(NEED)
KINDS = die_kinds()[:3]
PAIR = 2
"""A set holds two dice of each kind."""
Ask = Callable[[], list[float]]
Faces = tuple[tuple[str | int, ...], ...]


def totals() -> Faces:
    """The three kinds of dice, showing what a face counts."""
    return tuple(tuple(WORTH[face] for face in kind) for kind in KINDS)


def faces() -> Faces:
    """The three kinds of dice, all faces apart."""
    return KINDS


def counts(face: str | int) -> int:
    return WORTH[face] if isinstance(face, str) else face


def answer(questions: dict[str, Ask]) -> None:
    """`python -m bench.NAME QUESTION SECONDS`: print milliseconds of the first answer and of later ones."""
    ask = questions[sys.argv[1]]
    seconds = float(sys.argv[2])
    taken = [_time(ask)]
    begun = time.perf_counter()
    while len(taken) < 2 or time.perf_counter() - begun < seconds:
        taken.append(_time(ask))
    print(json.dumps({"cold": taken[0], "warm": median(taken[1:])}))


def _time(ask: Ask) -> float:
    begun = time.perf_counter()
    found = ask()
    taken = (time.perf_counter() - begun) * 1000
    if any(abs(chance - known) > 1e-9 for chance, known in zip(found, CHECK, strict=True)):
        raise AssertionError(f"{found} is not the answer")
    return taken
