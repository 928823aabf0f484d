"""Views of chances, for the browser and for static pictures."""

from __future__ import annotations

from fujikit.widgets.schema import ChanceView

CERTAIN = 1 - 1e-9


def chance_view(chance: float, text: str, team: str = "") -> ChanceView:
    """A chance, its words, the number in its ring, and the team's figure."""
    return ChanceView(chance, text, in_hundred(chance), team)


def in_hundred(chance: float) -> int:
    """A chance out of 100; what is neither certain nor impossible never looks so.

    >>> in_hundred(0.714), in_hundred(0.9999), in_hundred(0.0001), in_hundred(1.0), in_hundred(0.0)
    (71, 99, 1, 100, 0)
    """
    if chance >= CERTAIN:
        return 100
    if chance <= 1 - CERTAIN:
        return 0
    return min(99, max(1, int(100 * chance + 0.5)))
