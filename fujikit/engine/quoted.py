"""How a message quotes what somebody typed."""

import json

LONGEST = 60


def quoted(text: str) -> str:
    r"""The text in quotes, on one line, and not too long.

    >>> quoted("yelow|4")
    '"yelow|4"'
    >>> print(quoted("two" + chr(10) + "lines"))
    "two\nlines"
    """
    short = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    return f'"{short}"' if short.isprintable() else json.dumps(short)
