"""The tables as files; the same games give the same bytes."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.teams.simulation.adapter import Row
from fujikit.teams.simulation.parquet import check_parquet, write_parquet

if TYPE_CHECKING:
    from fujikit.teams.simulation.results import Results


def write(results: Results, folder: Path, formats: Sequence[str]) -> list[Path]:
    """Both tables in every format; a file is there whole, or not at all."""
    check(formats)
    adapter = results.plan.adapter
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, columns in (("games", adapter.games), ("seats", adapter.seats)):
            for kind in formats:
                path = folder / f"{name}.{kind}"
                with _whole(path) as part:
                    WRITERS[kind](part, columns, _rows(results, name))
                written.append(path)
    except OSError as error:
        raise BadInput(f"{folder}: {error.strerror or error}") from None
    return written


def check(formats: Sequence[str]) -> None:
    """Before thousands of games are played, whether they can be written."""
    for kind in formats:
        if kind not in WRITERS:
            raise BadInput(f"formats: {none_of(kind, WRITERS)}")
    if "parquet" in formats:
        check_parquet()


def _rows(results: Results, name: str) -> Iterator[Row]:
    for each in results.store.tables(results.plan.games):
        yield from (each.game,) if name == "games" else each.seats


@contextmanager
def _whole(path: Path) -> Iterator[Path]:
    part = path.with_name(f"{path.name}.part")
    yield part
    part.replace(path)


def write_csv(path: Path, columns: type[Row], rows: Iterable[Row]) -> None:
    """Commas, a heading, `true` and `false`; what there is not is empty."""
    with path.open("w", encoding="utf-8", newline="") as stream:
        lines = csv.writer(stream, lineterminator="\n")
        lines.writerow(columns.__annotations__)
        lines.writerows(map(_plain, rows))


def _plain(row: Row) -> list[object]:
    return [str(value).lower() if isinstance(value, bool) else value for value in row]


WRITERS: dict[str, Callable[[Path, type[Row], Iterable[Row]], None]] = {
    "csv": write_csv,
    "parquet": write_parquet,
}
