"""Robinson's clauses: their words, and how the rules name one that a line breaks."""

from __future__ import annotations

from fujikit.engine.verdict import Reason
from fujikit.engine.words import Words

WORDS = Words("fujikit.robinson")


def broken(clause: str, case: str = "", **numbers: object) -> Reason:
    """The reason that a line breaks `clause`.

    >>> broken("rc.build.cost", have=2, need=3).clause
    'rc.build.cost'
    """
    return Reason(clause, case, tuple(numbers.items()), WORDS)
