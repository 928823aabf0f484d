"""What a seat believes of dice: for each die the chances of its faces, all dice independent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from fujikit.teams.fuji.strategy.faces import FACES, KIND_OF, NUMBER, SET, Array, showing, thrown, worths

THIRDS = 1.09
"""The mean of the upper third of a normal distribution, in standard deviations."""
MAX_LEAN = 5.0
ALIKE = 1e-6
"""Dice of which nearly all is known would lean without end."""
KEEPS = 3
"""Who throws again keeps what counts so much: nearly the best habit."""


class Dice(NamedTuple):
    """Somebody's dice: the chances of what each shows, and of what it would show after a throw."""

    now: Array
    """A row a die, a column a face."""
    fresh: Array
    hidden: Array
    """Which dice are not seen."""


def dice_of(shown: Sequence[str | None], aside: Iterable[str | None] = ()) -> Dice:
    """Dice as a view lists them, hidden ones as None: these are what the set has besides those seen.

    Where it is not certain which dice of the set are hidden, each may be any that is left.

    >>> dice = dice_of(["B1", None])
    >>> dice.now[0].max(), dice.hidden.tolist()
    (np.float64(1.0), [False, True])
    """
    return _dice_of(tuple(shown), tuple(face for face in aside if face is not None))


@lru_cache(maxsize=2048)
def _dice_of(shown: tuple[str | None, ...], aside: tuple[str, ...]) -> Dice:
    if not shown:
        return Dice(np.zeros((0, len(FACES))), np.zeros((0, len(FACES))), np.zeros(0, dtype=bool))
    seen = [NUMBER[face] for face in shown if face is not None]
    fresh_hidden = iter(_left([*seen, *(NUMBER[face] for face in aside)], len(shown) - len(seen)))
    now, fresh = [], []
    for face in shown:
        if face is None:
            now.append(next(fresh_hidden))
            fresh.append(now[-1])
        else:
            now.append(showing(NUMBER[face]))
            fresh.append(thrown(KIND_OF[NUMBER[face]]))
    return Dice(np.array(now), np.array(fresh), np.array([face is None for face in shown]))


def _left(seen: list[int], count: int) -> list[Array]:
    """The chances of so many hidden dice, when these faces of the set are seen."""
    kinds = Counter(SET)
    kinds.subtract(Counter(KIND_OF[face] for face in seen))
    left = [kind for kind, number in kinds.items() for _ in range(number)]
    if len(left) == count:
        return [thrown(kind) for kind in left]
    mixed = np.mean([thrown(kind) for kind in left or SET], axis=0)
    return [mixed] * count


def tilted(dice: Dice, need: str, thirds: float) -> Dice:
    """The dice of somebody who is strong under a requirement, or with a negative number weak.

    The hidden dice lean so far that their total's mean lies where that of its upper third lies, or of the
    lower.

    >>> dice = dice_of([None] * 6)
    >>> strong, pink = tilted(dice, "pink", 1.0), worths("pink")
    >>> float((dice.now @ pink).sum()), round(float((strong.now @ pink).sum()), 1)
    (7.0, 11.9)
    """
    spread = deviation(dice.now[dice.hidden], need)
    if spread < ALIKE:
        return dice
    worth, wanted = worths(need), thirds * THIRDS * spread
    lean = wanted / spread**2
    now = _leaning(dice.now, worth, lean)
    reached = float(((now - dice.now) @ worth)[dice.hidden].sum())
    now = _leaning(dice.now, worth, lean * wanted / reached)
    return dice._replace(now=np.where(dice.hidden[:, None], now, dice.now))


def _leaning(chances: Array, worth: Array, lean: float) -> Array:
    leaning = chances * np.exp(worth * min(max(lean, -MAX_LEAN), MAX_LEAN))
    return np.asarray(leaning / leaning.sum(axis=1, keepdims=True))


def deviation(chances: Array, need: str) -> float:
    """The standard deviation of the total of dice with these chances."""
    worth = worths(need)
    mean = chances @ worth
    return float(np.sqrt(max(0.0, float((chances @ (worth * worth) - mean * mean).sum()))))


def after_rerolls(now: Array, fresh: Array, need: str | None, rerolls: int) -> Array:
    """What the dice show after somebody has thrown again what counts little, so many times.

    >>> dice = dice_of(["B1", "P6"])
    >>> after_rerolls(dice.now, dice.fresh, "pink", 1)[:, NUMBER["P6"]].tolist()
    [0.0, 1.0]
    """
    return np.asarray(after_many(now, fresh, [need], [rerolls])[0])


def after_many(now: Array, fresh: Array, needs: Sequence[str | None], rerolls: Sequence[int]) -> Array:
    """The same for several requirements, each with its number of rerolls: (needs, dice, faces).

    >>> dice = dice_of(["B1", "P6"])
    >>> after_many(dice.now, dice.fresh, ["pink", "blue"], [1, 0])[:, 1, NUMBER["P6"]].tolist()
    [1.0, 1.0]
    """
    after = np.repeat(now[None], len(needs), axis=0)
    keep = np.stack([_keeps(need) for need in needs])
    left = np.array(rerolls)
    for taken in range(max(rerolls, default=0)):
        kept = after * keep[:, None, :]
        kept += (1.0 - kept.sum(axis=2))[:, :, None] * fresh
        after = np.where((left > taken)[:, None, None], kept, after)
    return after


@lru_cache(maxsize=256)
def _keeps(need: str | None) -> Array:
    return np.asarray(worths(need) >= KEEPS, dtype=np.float64)
