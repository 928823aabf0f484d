"""How a message quotes what somebody typed."""

import json

MAX_QUOTED_LENGTH = 60


def quoted(text: str) -> str:
    r"""The text in quotes, on one line, and not too long.

    >>> quoted("yelow|4")
    '"yelow|4"'
    >>> print(quoted("two" + chr(10) + "lines"))
    "two\nlines"
    """
    shown = text if len(text) <= MAX_QUOTED_LENGTH else f"{text[:MAX_QUOTED_LENGTH]}…"
    return f'"{shown}"' if shown.isprintable() else json.dumps(shown)


def short(given: object) -> str:
    """A value as Python writes it, but not too long.

    >>> short("luck"), len(short("x" * 1000))
    ("'luck'", 61)
    """
    shown = repr(given)
    return f"{shown[:MAX_QUOTED_LENGTH]}…" if len(shown) > MAX_QUOTED_LENGTH else shown
