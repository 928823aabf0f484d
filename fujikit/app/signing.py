"""Sign the kit's own notebooks, so that Jupyter shows the pictures they store before anything has run."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import nbformat
from jupyter_core.paths import jupyter_data_dir
from nbformat.sign import NotebookNotary


class CannotSign(Exception):
    """The user's Jupyter folder takes no signatures, and why."""


def sign(texts: Iterable[str]) -> None:
    """Trust notebooks in the name of this user, as `jupyter trust` does.

    The texts are signed, not files: what somebody changes in a copy, or puts in its place, is not trusted.
    """
    folder = Path(jupyter_data_dir())
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Without a file to write to, the notary would go on in memory, and its signatures would be lost.
        (folder / "nbsignatures.db").touch(mode=0o600)
        notary = NotebookNotary(data_dir=str(folder))
        with closing(notary.store):
            for text in texts:
                notary.sign(nbformat.reads(text, as_version=4))
    except (OSError, sqlite3.Error) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise CannotSign(f"{folder}: {why}") from None
