"""Tracking: which fields of a frozen struct a function reads, and which fields two structs differ in.

A set of fields is an integer with a bit for each, so that two sets are compared in no time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct, defstruct

S = TypeVar("S", bound=Struct)


class Reads:
    """The fields that have been read since `bits` was last set to 0."""

    __slots__ = ("bits",)

    def __init__(self) -> None:
        self.bits = 0


def tracked(kind: type[S], bits: dict[str, int], reads: Reads) -> type[S]:
    """A subclass of a struct that notes in `reads` which of the named fields or properties are read.

    >>> class Hill(Struct, frozen=True):
    ...     height: int
    ...     trees: int = 0
    >>> reads = Reads()
    >>> hill = tracked(Hill, {"height": 1, "trees": 2}, reads)(7)
    >>> hill.height, reads.bits
    (7, 1)
    """
    made: Any = defstruct(f"Tracked{kind.__name__}", [], bases=(kind,), frozen=True, gc=False)
    for name, bit in bits.items():
        setattr(made, name, _noting(kind, name, bit, reads))
    found: type[S] = made
    return found


def _noting(kind: type, name: str, bit: int, reads: Reads) -> property:
    plain = getattr(kind, name).__get__

    def get(self: object) -> object:
        value = plain(self)
        reads.bits |= bit
        return value

    return property(get)


def differing(one: Iterable[object], other: Iterable[object], bits: Iterable[int]) -> int:
    """The bits of the fields in which two lists of values differ."""
    found = 0
    for mine, theirs, bit in zip(one, other, bits, strict=True):
        if mine is not theirs and mine != theirs:
            found |= bit
    return found
