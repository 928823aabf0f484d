"""Hands and sets of Fuji's dice, as the odds want them."""

from __future__ import annotations

from collections.abc import Sequence

from fujikit.engine.errors import BadInput
from fujikit.fuji.box import Box, house
from fujikit.fuji.dice import slots_of
from fujikit.fuji.need import FACES, parse_need
from fujikit.fuji.options import faces_of

Faces = tuple[str, ...]
MOST_DICE = 24
MOST_REROLLS = 4


def die_kinds(box: Box | None = None) -> tuple[Faces, ...]:
    """The six dice of a set, in the order A B C A B C."""
    return faces_of(box or house())


def some_dice(count: int, what: str, box: Box | None = None) -> tuple[Faces, ...]:
    """The first dice of a set; after six it begins again."""
    if not 1 <= count <= MOST_DICE:
        raise BadInput(f"{what}: {count} dice do not lie between 1 and {MOST_DICE}")
    kinds = die_kinds(box)
    return tuple(kinds[number % len(kinds)] for number in range(count))


def read_hand(hand: str, what: str, box: Box | None = None) -> tuple[list[str], tuple[Faces, ...]]:
    """The codes of a hand, and the die that shows each."""
    codes, kinds = hand.split(), die_kinds(box)
    if not codes:
        raise BadInput(f"{what}: a hand has at least one die")
    slots = slots_of(codes, kinds, what)
    return codes, tuple(kinds[slot] for slot in slots)


def worth(need: str) -> dict[str, int]:
    """What every face is worth under a requirement.

    >>> worth("yellow|4")["Y5"], worth("yellow|4")["B5"]
    (5, 0)
    """
    fits = parse_need(need).fits
    return {face: value if face in fits else 0 for face, value in FACES.items()}


def check_rerolls(rerolls: int) -> None:
    if not 0 <= rerolls <= MOST_REROLLS:
        raise BadInput(f"rerolls: {rerolls} do not lie between 0 and {MOST_REROLLS}")


def codes(hand: Sequence[str], kept: Sequence[int]) -> tuple[str, ...]:
    return tuple(hand[place] for place in kept)
