"""Tracebacks that end at the user's call, because a sentence explains bad input better than frames.

`FUJIKIT_TRACEBACK=full` in the environment, or Python's `-X dev`, brings the frames of the kit back.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType

VARIABLE = "FUJIKIT_TRACEBACK"
INTERNAL = frozenset({"fujikit", "anywidget", "ipywidgets", "matplotlib", "msgspec", "numpy", "traitlets"})
"""The kit and what it calls; modules of the standard library are internal as well."""
STDLIB = (str(Path(os.__file__).parent), "<frozen ")
"""How the file names of the standard library begin."""


def are_full() -> bool:
    """Whether somebody works on the kit itself and wants all frames."""
    return sys.flags.dev_mode or os.environ.get(VARIABLE) == "full"


def without_internal_end(traceback: TracebackType | None) -> TracebackType | None:
    """A copy that ends with the last frame of the user's code; None where there is none."""
    frames = []
    while traceback is not None:
        frames.append(traceback)
        traceback = traceback.tb_next
    while frames and _is_internal(frames[-1]):
        frames.pop()
    copy = None
    for each in reversed(frames):
        copy = TracebackType(copy, each.tb_frame, each.tb_lasti, each.tb_lineno)
    return copy


def _is_internal(traceback: TracebackType) -> bool:
    package = traceback.tb_frame.f_globals.get("__name__", "").partition(".")[0]
    if package in INTERNAL:
        return True
    # A module of the user's may have the name of one of the standard library: code, test, types.
    return package in sys.stdlib_module_names and traceback.tb_frame.f_code.co_filename.startswith(STDLIB)


def ipython_lines(error: BaseException) -> list[str]:
    """The lines that IPython shows of an error; `%debug` still has all frames."""
    from IPython import get_ipython  # noqa: PLC0415  # only IPython calls this

    whole = error.__traceback__
    shown = whole if are_full() else without_internal_end(whole) or whole
    lines: list[str] = get_ipython().InteractiveTB.structured_traceback(type(error), error, shown)
    return lines
