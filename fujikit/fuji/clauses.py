"""Fuji's clauses: their words, and how the rules name one that a line breaks."""

from __future__ import annotations

from fujikit.engine.verdict import Reason
from fujikit.engine.words import Words

WORDS = Words("fujikit.fuji")


def broken(clause: str, case: str = "", **numbers: object) -> Reason:
    """The reason that a line breaks `clause`.

    >>> broken("plan.three-steps", steps=4, reach=3).clause
    'plan.three-steps'
    """
    return Reason(clause, case, tuple(numbers.items()), WORDS)
