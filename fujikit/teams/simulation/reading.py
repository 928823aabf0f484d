"""A table read back from its file."""

from __future__ import annotations

import csv
import gzip
import zlib
from collections import namedtuple
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, get_type_hints

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.games import DEFAULT_GAME
from fujikit.teams.simulation.adapter import game_adapter


def _truth(text: str) -> bool:
    """Our own tables write `true`, other programs `True`."""
    if text.lower() not in ("true", "false"):
        raise ValueError(f"{text!r} is neither true nor false")
    return text.lower() == "true"


VALUES: dict[object, Callable[[str], object]] = {
    bool: _truth,
    int: int,
    int | None: lambda text: int(text) if text else None,
    str: str,
}


@public
def read(path: str | Path, game: str = DEFAULT_GAME) -> list[Any]:
    """The rows of a table of games or seats: named tuples, as `Results` has them.

    The file is one that `Results.save` wrote as CSV, perhaps with fewer columns, perhaps packed with gzip.

    >>> from tempfile import TemporaryDirectory
    >>> from fujikit.teams import simulate
    >>> with TemporaryDirectory() as folder:
    ...     results = simulate(team="random", games=1, out=folder)
    ...     read(f"{folder}/games.csv")[0] == results.games[0]
    True
    """
    file = Path(path)
    opened = gzip.open if file.suffix == ".gz" else open
    try:
        with opened(file, "rt", encoding="utf-8", newline="") as stream:
            lines = csv.reader(stream)
            columns = next(lines, [])
            values = _values(columns, game, file)
            row = namedtuple("Row", columns)  # type: ignore[misc]  # the file names its columns
            return [row(*(value(text) for value, text in zip(values, line, strict=True))) for line in lines]
    except BadInput:
        raise
    except (EOFError, ValueError, gzip.BadGzipFile, zlib.error, csv.Error) as error:
        raise BadInput(f"{file}: this is no table of games or seats: {error}") from None
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror or error}") from None


def _values(columns: Sequence[str], game: str, file: Path) -> list[Callable[[str], object]]:
    """What makes a value of a text, column by column."""
    known = get_type_hints(game_adapter(game).seats) | get_type_hints(game_adapter(game).games)
    for column in columns:
        if column not in known:
            raise BadInput(f"{file}: no table of {game} has a column {column!r}")
    return [VALUES[known[column]] for column in columns]
