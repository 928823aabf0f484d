"""Confidence intervals of shares of games."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist


def wilson(hits: int, games: int, confidence: float = 0.95) -> tuple[float, float]:
    """The interval of Wilson round a share of games: where the true share lies, with this confidence.

    >>> [round(end, 3) for end in wilson(75, 100)]
    [0.657, 0.825]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share, spread = hits / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(ordered: Sequence[int], share: float) -> int:
    """The least of the ordered numbers that so large a share of them does not exceed.

    >>> quantile([5, 6, 7, 8, 9], 0.5), quantile([5, 6, 7, 8, 9], 0.95)
    (7, 9)
    """
    return ordered[max(0, ceil(share * len(ordered)) - 1)]
