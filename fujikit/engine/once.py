"""What can be worked out from an immutable thing, worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter, is_
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


def while_same(first: str, second: str, *more: str) -> Callable[[Callable[[T], R]], Callable[[T], R]]:
    """A function that looks at nothing but the named parts of an immutable thing.

    Its last answer holds for every thing whose parts are the very same objects. What is kept is shared: an
    answer must not be changed.

    >>> from msgspec import Struct
    >>> from msgspec.structs import replace
    >>> class Hill(Struct, frozen=True):
    ...     paths: tuple[str, ...]
    ...     trees: tuple[str, ...]
    ...     climbers: int = 0
    >>> @while_same("paths", "trees")
    ... def map_of(hill: Hill) -> str:
    ...     print("drawing")
    ...     return " ".join((*hill.paths, *hill.trees))
    >>> hill = Hill(("east",), ("oak", "elm"))
    >>> map_of(hill) is map_of(replace(hill, climbers=2))
    drawing
    True
    """
    parts: Callable[[object], tuple[object, ...]] = attrgetter(first, second, *more)

    def keeping(make: Callable[[T], R]) -> Callable[[T], R]:
        last: tuple[T, tuple[object, ...], R] | None = None

        @wraps(make)
        def kept(thing: T) -> R:
            nonlocal last
            known = last
            if known is not None and known[0] is thing:
                return known[2]
            now = parts(thing)
            same = known is not None and all(map(is_, known[1], now))
            answer = known[2] if known is not None and same else make(thing)
            last = (thing, now, answer)
            return answer

        return kept

    return keeping
