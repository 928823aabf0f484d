"""What can be worked out from an immutable thing, worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def once(make: Callable[[T], R]) -> Callable[[T], R]:
    """A function of a frozen struct with `dict=True`; its answer stays with the object.

    Comparing and hashing a large struct would cost more than most answers, so the object itself is the key.
    What is kept is shared: an answer must not be changed, nor may it hold the object.

    >>> from msgspec import Struct
    >>> class Hill(Struct, frozen=True, dict=True):
    ...     height: int
    >>> @once
    ... def climb(hill: Hill) -> str:
    ...     print("climbing")
    ...     return "up " * hill.height
    >>> hill = Hill(2)
    >>> climb(hill) is climb(hill)
    climbing
    True
    """
    place = f"{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def kept(thing: T) -> R:
        known = thing.__dict__
        if place not in known:
            known[place] = make(thing)
        answer: R = known[place]
        return answer

    return kept
