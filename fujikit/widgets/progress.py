"""What a browser has kept of a learner's way, read with care: it may hold anything."""

from __future__ import annotations

import msgspec

from fujikit.widgets.wire import Progress

LONGEST = 200_000
"""All lessons of the kit, with something said in each, take a tenth of this."""
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


def kept_lessons(text: str) -> dict[str, Progress]:
    """What was kept, by the ids of lessons; whatever is not as we write it is left out.

    >>> kept_lessons('{"F-01": {"at": 1, "results": ["x", null], "done": false}, "F-02": 3}')
    {'F-01': Progress(at=1, results=['x', None], done=False)}
    >>> kept_lessons("[")
    {}
    """
    if len(text) > LONGEST:
        return {}
    try:
        entries = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except UNREADABLE:
        return {}
    read = {name: _read(entry) for name, entry in entries.items()}
    return {name: progress for name, progress in read.items() if progress is not None}


def _read(entry: msgspec.Raw) -> Progress | None:
    try:
        return msgspec.json.decode(entry, type=Progress)
    except UNREADABLE:
        return None
