"""The faces of the dice as numbers, so that arrays can be asked what they are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from fujikit.fuji.need import ANY, parse_need
from fujikit.fuji.need import FACES as VALUES
from fujikit.fuji.odds.hands import die_kinds

Array = np.ndarray[Any, np.dtype[Any]]

FACES = tuple(VALUES)
"""The eighteen faces, each colour from 1 to 6."""
NUMBER = {face: number for number, face in enumerate(FACES)}
SET = tuple(tuple(NUMBER[face] for face in kind) for kind in die_kinds())
"""The dice of a set: what each can show."""
KIND_OF = {face: kind for kind in SET for face in kind}
"""What else the die can show that shows a face."""


@lru_cache(maxsize=256)
def worths(need: str | None) -> Array:
    """What every face counts under a requirement.

    >>> worths("yellow|4")[[NUMBER["Y5"], NUMBER["B5"], NUMBER["B4"]]].tolist()
    [5, 0, 4]
    """
    worth = parse_need(need or ANY).worth
    return np.array([worth[face] for face in FACES], dtype=np.intp)


@lru_cache(maxsize=256)
def thrown(kind: tuple[int, ...]) -> Array:
    """The chances of every face of a die that is thrown.

    >>> float(thrown(SET[0])[NUMBER["B1"]]) == 1 / 6
    True
    """
    chances = np.zeros(len(FACES))
    np.add.at(chances, list(kind), 1 / len(kind))
    return chances


@lru_cache(maxsize=64)
def showing(face: int) -> Array:
    """A die that is seen."""
    chances = np.zeros(len(FACES))
    chances[face] = 1.0
    return chances
