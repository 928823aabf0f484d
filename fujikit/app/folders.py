"""Temporary folders for what Jupyter, IPython and matplotlib write, so that the app needs no home."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FOLDERS = {
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "JUPYTER_RUNTIME_DIR": "runtime",
    "IPYTHONDIR": "ipython",
}


@contextmanager
def own_folders() -> Iterator[None]:
    """Point these programs, here and in every kernel, to a temporary folder that is removed at the end.

    A service may have no home that can be written to. Settings in one must not matter either. Jupyter looks
    for a home when it is imported, so this comes before.
    """
    before = dict(os.environ)
    with tempfile.TemporaryDirectory(prefix="fujikit-", ignore_cleanup_errors=True) as place:
        folders = {variable: Path(place, name) for variable, name in FOLDERS.items()}
        for folder in folders.values():
            folder.mkdir()
        try:
            os.environ.update({variable: str(folder) for variable, folder in folders.items()})
            _replace_missing_home(place)
            yield
        finally:
            os.environ.clear()
            os.environ.update(before)


def _replace_missing_home(place: str) -> None:
    """Give a home to a user who has none, and to matplotlib a folder if it can't write to the home."""
    home = os.path.expanduser("~")  # noqa: PTH111  # pathlib would raise an error
    if home == "~":
        os.environ["HOME"] = place
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    if not _can_be_written(cache):  # where it can, the list of fonts is kept: making it takes seconds
        os.environ.setdefault("MPLCONFIGDIR", str(Path(place, "matplotlib")))


def _can_be_written(folder: Path) -> bool:
    """Whether a folder is there to be written to, or can be made."""
    nearest = next(each for each in (folder, *folder.parents) if each.exists())
    return nearest.is_dir() and os.access(nearest, os.W_OK)
