"""The folders that Jupyter, IPython and matplotlib write to: the app's own, so that it needs no home."""

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
MATPLOTLIB = "MPLCONFIGDIR"


@contextmanager
def own_folders() -> Iterator[None]:
    """Point these programs, here and in every kernel, to a temporary folder that is removed at the end.

    A service may have no home that can be written to. Where there is one, its settings must not matter either.
    """
    with tempfile.TemporaryDirectory(prefix="fujikit-", ignore_cleanup_errors=True) as place:
        for variable, name in FOLDERS.items():
            folder = Path(place, name)
            folder.mkdir()
            os.environ[variable] = str(folder)
        if not _has_writable_cache():
            os.environ.setdefault(MATPLOTLIB, str(Path(place, "matplotlib")))
        yield


def _has_writable_cache() -> bool:
    """Whether matplotlib can keep its list of fonts for the next time; making it takes seconds."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"))  # noqa: PTH111  # never fails
    nearest = next((each for each in (cache, *cache.parents) if each.exists()), cache)
    return cache.is_absolute() and nearest.is_dir() and os.access(nearest, os.W_OK)
