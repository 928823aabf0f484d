"""Cards that change the own dice for certain: shovel, duct tape, compass and machete."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from fujikit.teams.fuji.seats import Offer
from fujikit.teams.fuji.strategy.faces import FACES as CODES
from fujikit.teams.fuji.strategy.faces import KIND_OF, NUMBER
from fujikit.teams.fuji.strategy.situation import Situation

TURNED_TO = {"compass": 1, "duct-tape": 6}


class Use(NamedTuple):
    """A line that uses a card, and what the team gains by it."""

    line: str
    gain: float


def shovel(situation: Situation, offers: list[Offer]) -> Use | None:
    """One die to any side."""
    return _best(situation, offers, lambda hand, offer: _turned(hand, offer["dice"], offer["value"]))


def turn_over(situation: Situation, offers: list[Offer]) -> Use | None:
    """Compass and duct tape: some of the sixes, or of the ones."""
    to = TURNED_TO[offers[0]["cards"][-1]]
    return _best(situation, offers, lambda hand, offer: _turned(hand, offer["dice"], to))


def machete(situation: Situation, offers: list[Offer]) -> Use | None:
    """One die or two that count for nobody."""
    return _best(situation, offers, lambda hand, offer: without(hand, offer["dice"]))


def without(hand: list[int], dice: list[int]) -> list[int]:
    """A hand without some of its dice, counted from 1."""
    return [face for number, face in enumerate(hand, 1) if number not in dice]


def _turned(hand: list[int], dice: list[int], value: int) -> list[int]:
    """A hand with some dice turned to a value; the faces of a die are in the order of their values."""
    return [_side(face, value) if number in dice else face for number, face in enumerate(hand, 1)]


def _side(face: int, value: int) -> int:
    return next(side for side in KIND_OF[face] if CODES[side].endswith(str(value)))


def _best(
    situation: Situation, offers: list[Offer], changed: Callable[[list[int], Offer], list[int]]
) -> Use | None:
    """The offer whose hand is worth most, with what it gains over the hand as it is."""
    hand = own_hand(situation)
    if hand is None:
        return None
    hands = [hand, *(changed(hand, offer) for offer in offers)]
    worths = list(hand_worths(situation, hands))
    best = max(range(len(offers)), key=lambda place: worths[place + 1])
    return Use(offers[best]["line"], worths[best + 1] - worths[0])


def own_hand(situation: Situation) -> list[int] | None:
    """The numbers of the faces of the own dice; None where one of them is hidden."""
    faces = situation.seats[situation.me]["dice"]
    return None if None in faces else [NUMBER[face] for face in faces]


def hand_worths(situation: Situation, hands: list[list[int]]) -> Iterator[float]:
    """The worth of hands of any size."""
    sizes = sorted({len(hand) for hand in hands})
    found: dict[int, float] = {}
    for size in sizes:
        places = [place for place, hand in enumerate(hands) if len(hand) == size]
        faces = np.array([hands[place] for place in places], dtype=np.intp).reshape(len(places), size)
        found |= zip(places, situation.hand_worth(faces).tolist(), strict=True)
    return (found[place] for place in range(len(hands)))
