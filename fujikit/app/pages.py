"""The pages of the app: the kit's notebooks, and no other file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.games import descriptors

HOME = "00-home.ipynb"
PACKAGE = Path(__file__).parents[1]
NOTEBOOK = "[0-9][0-9]-*.ipynb"


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
    """Every notebook by its path: those beside home, those of the games in their order, then other folders.

    >>> list(pages())[:2]
    ['00-home.ipynb', 'fuji/10-first-move.ipynb']
    """
    place = place or folder()
    games = [game.notebooks for game in descriptors()]
    others = sorted({file.parent.name for file in place.glob(f"*/{NOTEBOOK}")}.difference(games))
    folders = [place, *(place / name for name in (*games, *others))]
    files = [file for each in folders for file in sorted(each.glob(NOTEBOOK))]
    return {file.relative_to(place).as_posix(): file for file in files}


def moved_pages(names: Iterable[str]) -> dict[str, str]:
    """By the name that a page had beside home, where it is now; of several games with that page, the first.

    >>> moved_pages(["00-home.ipynb", "fuji/30-play.ipynb", "robinson/30-play.ipynb"])
    {'30-play.ipynb': 'fuji/30-play.ipynb'}
    """
    moved: dict[str, str] = {}
    for name in names:
        place, _, file = name.rpartition("/")
        if place:
            moved.setdefault(file, name)
    return moved
