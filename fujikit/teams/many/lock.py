"""One writer at a time."""

from __future__ import annotations

import sys
from typing import BinaryIO

from fujikit.engine.errors import BadInput

if sys.platform != "win32":
    import fcntl


def lock(stream: BinaryIO, where: str) -> None:
    """Take a file until it is closed, or the process ends; BadInput where somebody has it."""
    if sys.platform == "win32":  # there two commands that write to one folder go unnoticed
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadInput(f"{where}: another command is writing there") from None
