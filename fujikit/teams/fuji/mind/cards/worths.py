"""What equipment cards are worth on the whole, before anybody knows what for, in points of stamina."""

from __future__ import annotations

CARD_WORTH = {
    "water": 4.5,
    "shovel": 4.0,
    "first-aid-kit": 4.0,
    "flare-gun": 3.5,
    "pocket-knife": 3.5,
    "duct-tape": 3.0,
    "flashlight": 2.5,
    "rope": 2.5,
    "lighter": 2.5,
    "machete": 2.0,
    "binoculars": 2.0,
    "map": 1.5,
    "compass": 1.5,
    "carabiner": 1.5,
    "radio": 1.0,
}
"""By name; a card of another box that is not here counts as `UNKNOWN`."""
UNKNOWN = 2.0


def card_worth(name: str) -> float:
    """What a card is worth on the whole.

    >>> card_worth("shovel") > card_worth("radio")
    True
    """
    return CARD_WORTH.get(name, UNKNOWN)
