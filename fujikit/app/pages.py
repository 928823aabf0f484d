"""The pages of the app: the kit's notebooks, and no other file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public

HOME = "00-home.ipynb"
PACKAGE = Path(__file__).parents[1]


def folder() -> Path:
    """Where the notebooks lie: inside an installed kit, or beside its sources."""
    for place in (PACKAGE / "notebooks", PACKAGE.parent / "notebooks"):
        if any(place.glob("*.ipynb")):
            return place
    raise BadInput("this copy of fujikit came without its notebooks: install it anew")


@public
def data(name: str) -> Path:
    """A file that a notebook brings along: games that were played for it.

    >>> data("fair.csv.gz").parent.name
    'data'
    """
    return folder() / "data" / name


def pages(place: Path | None = None) -> Mapping[str, Path]:
    """Every notebook by the name of its file, in order.

    >>> list(pages())[0]
    '00-home.ipynb'
    """
    return {file.name: file for file in sorted((place or folder()).glob("[0-9][0-9]-*.ipynb"))}
