"""Sentences about a name that is not known: what was given, what there is, and which is the nearest."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from fujikit.engine.quoted import short

MAX_NAMES_SHOWN = 20
MIN_LIKENESS = 0.7
"""Of two names, as difflib measures it; "Mara" is not taken for "Clara", but "Clra" is."""


def none_of(given: object, known: Collection[object]) -> str:
    """What was given, the names that there are, and the nearest of them.

    >>> none_of("luck", ["chance", "square"])
    "'luck' is none of chance, square"
    >>> none_of("chanse", ["chance", "square"])
    "'chanse' is none of chance, square; did you mean 'chance'?"
    """
    names = [str(name) for name in known]
    shown = [*names[:MAX_NAMES_SHOWN], *["…"] * (len(names) > MAX_NAMES_SHOWN)]
    return f"{short(given)} is none of {', '.join(shown)}{did_you_mean(given, names)}"


def did_you_mean(given: object, known: Iterable[str]) -> str:
    """The end of a sentence that asks whether the nearest name was meant; empty where none is near.

    >>> did_you_mean("Scuot", ["scout", "buddy"])
    "; did you mean 'scout'?"
    >>> did_you_mean("ninja", ["scout", "buddy"])
    ''
    """
    found = nearest(given, known)
    return f"; did you mean {found!r}?" if found else ""


def unknown_seat(name: str, seats: Iterable[str]) -> str:
    """That no seat has this name, and which one may have been meant.

    >>> unknown_seat("Clra", ["Clara", "Jona"])
    "nobody at this table is called 'Clra'; did you mean 'Clara'?"
    """
    return f"nobody at this table is called {short(name)}{did_you_mean(name, seats)}"


def nearest(given: object, known: Iterable[str]) -> str | None:
    """The name that is most like a given one, or None where none is near.

    >>> nearest("YELOW", ["yellow", "blue"])
    'yellow'
    """
    if not isinstance(given, str):
        return None
    from difflib import get_close_matches  # noqa: PLC0415  # only who has mistyped something waits for it

    names = {name.casefold(): name for name in known}
    found = get_close_matches(given.casefold(), names, n=1, cutoff=MIN_LIKENESS)
    return names[found[0]] if found else None
