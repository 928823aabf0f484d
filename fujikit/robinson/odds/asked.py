"""What is asked, checked: one sentence where something in it can't be."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fractions import Fraction
from math import isfinite

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.engine.quoted import short

Words = str | Iterable[str]
"""Several names: in a text with spaces between them, or one by one."""
MAX_NUMBER = 99


def number(given: object, what: str, least: int = 0, most: int = MAX_NUMBER) -> int:
    """A whole number between two bounds.

    >>> number(7, "roof", most=5)
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: roof: 7 does not lie between 0 and 5
    """
    if isinstance(given, bool) or not isinstance(given, int):
        raise BadInput(f"{what}: {short(given)} is no whole number")
    if not least <= given <= most:
        raise BadInput(f"{what}: {short(given)} does not lie between {least} and {most}")
    return given


def name(given: object, what: str, known: Collection[str]) -> str:
    """One of the names that are known.

    >>> name("hail", "dice", ("rain", "winter"))
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: dice: 'hail' is none of rain, winter
    """
    if not isinstance(given, str) or given not in known:
        raise BadInput(f"{what}: {none_of(given, known)}")
    return given


def names(given: Words, what: str, known: Collection[str]) -> tuple[str, ...]:
    """Names that are known, in their order.

    >>> names("rain rain", "tokens", ("rain", "snow")), names(["snow"], "tokens", ("rain", "snow"))
    (('rain', 'rain'), ('snow',))
    """
    if not isinstance(given, Iterable):
        raise BadInput(f"{what}: {short(given)} are no names")
    words = given.split() if isinstance(given, str) else given
    return tuple([name(word, what, known) for word in words])


def yes_or_no(given: object, what: str) -> bool:
    """A fact that is so or not.

    >>> yes_or_no("yes", "medicine")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: medicine: 'yes' is neither True nor False
    """
    if not isinstance(given, bool):
        raise BadInput(f"{what}: {short(given)} is neither True nor False")
    return given


def weight(given: object, what: str) -> Fraction:
    """A number that may have a decimal part, as it is written.

    >>> weight(0.1, "aim")
    Fraction(1, 10)
    """
    if isinstance(given, int | float | Fraction) and not isinstance(given, bool) and isfinite(given):
        return Fraction(str(given))
    raise BadInput(f"{what}: {short(given)} is no number")
