"""Short forms of dice and chances, for a `repr`."""

from __future__ import annotations

from collections.abc import Sequence

from fujikit.engine.numbers import decimal


def points(difference: float) -> str:
    """A difference of chances in percentage points, for a `repr`.

    >>> points(0.078)
    '7.8 points'
    """
    return f"{decimal(100 * difference)} points"


def dice_text(codes: Sequence[str]) -> str:
    """Dice as codes, for a `repr`.

    >>> dice_text(("B4", "P4")), dice_text(())
    ('B4 P4', 'none')
    """
    return " ".join(codes) or "none"
