"""Play the games of the study notebooks and write their data: `python -m tools.study [share] [runs…]`.

The games are kept in `.study/`, so a run that is stopped goes on where it was. A share such as 0.1 plays a
tenth of them. Then `notebooks/data/` is written: one file a notebook, the same games giving the same bytes.
"""

from __future__ import annotations

import csv
import gzip
import io
import os
import shlex
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from fujikit.cli import main as fujikit
from fujikit.teams.fuji.study.runs import COLUMNS, FILES, RUNS

ROOT = Path(__file__).parents[1]
PLACE = ROOT / ".study"
DATA = ROOT / "notebooks" / "data"
MAX_BYTES = 500_000


def play(name: str, share: float) -> int:
    """Play a run, as somebody would who types its command."""
    run = RUNS[name]
    command = run.command(max(1, round(run.games * share)))
    print(command, flush=True)
    return fujikit(shlex.split(command)[1:])


def kept(tables: Iterable[Path]) -> Iterator[list[str]]:
    """A heading and the rows of several tables of games, with the columns that the notebooks need."""
    yield list(COLUMNS)
    for table in tables:
        with table.open(encoding="utf-8", newline="") as stream:
            for row in csv.DictReader(stream):
                yield [row[column] for column in COLUMNS]


def packed(rows: Iterable[list[str]]) -> bytes:
    """Rows as CSV, packed; without a date, so that the same rows give the same bytes."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return gzip.compress(text.getvalue().encode(), mtime=0)


def write(file: str) -> None:
    """One data file, if all its runs were played."""
    tables = [PLACE / run / "games.csv" for run in FILES[file]]
    if missing := [table for table in tables if not table.is_file()]:
        print(f"{file}: {', '.join(table.parent.name for table in missing)} not played yet")
        return
    data = packed(kept(tables))
    if len(data) > MAX_BYTES:
        raise SystemExit(f"{file}: {len(data)} bytes are more than a notebook should bring along")
    DATA.mkdir(exist_ok=True)
    (DATA / f"{file}.csv.gz").write_bytes(data)
    print(f"{file}: {len(data)} bytes")


def main(arguments: list[str]) -> int:
    """Play what is asked for, then write what is complete."""
    share = float(arguments[0]) if arguments else 1.0
    PLACE.mkdir(exist_ok=True)
    os.chdir(PLACE)
    failed = [name for name in arguments[1:] or RUNS if play(name, share)]
    for file in FILES:
        write(file)
    return len(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
