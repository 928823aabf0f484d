"""Caches for functions of immutable structs."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter, is_
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def cached_on_object(make: Callable[[T], R]) -> Callable[[T], R]:
    """Cache the answer of a function of a frozen struct with `dict=True` in the object.

    Comparing and hashing a large struct would cost more than most answers, so the object itself is the key.
    The cached answer is shared: it must not be changed, nor may it hold the object.

    >>> from msgspec import Struct
    >>> class Hill(Struct, frozen=True, dict=True):
    ...     height: int
    >>> @cached_on_object
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
    def cached(thing: T) -> R:
        known = thing.__dict__
        if place not in known:
            known[place] = make(thing)
        answer: R = known[place]
        return answer

    return cached


def cached_while_unchanged(
    first: str, second: str, *more: str
) -> Callable[[Callable[[T], R]], Callable[[T], R]]:
    """Cache the last answer of a function that reads only the named fields of an immutable struct.

    It holds for every struct whose fields are the very same objects. The cached answer is shared: it must not
    be changed.

    >>> from msgspec import Struct
    >>> from msgspec.structs import replace
    >>> class Hill(Struct, frozen=True):
    ...     paths: tuple[str, ...]
    ...     trees: tuple[str, ...]
    ...     climbers: int = 0
    >>> @cached_while_unchanged("paths", "trees")
    ... def map_of(hill: Hill) -> str:
    ...     print("drawing")
    ...     return " ".join((*hill.paths, *hill.trees))
    >>> hill = Hill(("east",), ("oak", "elm"))
    >>> map_of(hill) is map_of(replace(hill, climbers=2))
    drawing
    True
    """
    parts: Callable[[object], tuple[object, ...]] = attrgetter(first, second, *more)

    def caching(make: Callable[[T], R]) -> Callable[[T], R]:
        last: tuple[T, tuple[object, ...], R] | None = None

        @wraps(make)
        def cached(thing: T) -> R:
            nonlocal last
            known = last
            if known is not None and known[0] is thing:
                return known[2]
            now = parts(thing)
            same = known is not None and all(map(is_, known[1], now))
            answer = known[2] if known is not None and same else make(thing)
            last = (thing, now, answer)
            return answer

        return cached

    return caching
