"""Answers for programs: one JSON object, or rows as CSV, always in UTF-8."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Mapping, Sequence

Row = Mapping[str, object]


def print_json(answer: Row) -> None:
    """One object on one line."""
    _speak_utf8()
    print(json.dumps(answer, ensure_ascii=False, allow_nan=False))


def print_csv(columns: Sequence[str], rows: Sequence[Row]) -> None:
    """A heading and the rows; lists are joined by spaces, what there is not is empty."""
    _speak_utf8()
    lines = csv.DictWriter(sys.stdout, columns, lineterminator="\n")
    lines.writeheader()
    lines.writerows({name: _cell(value) for name, value in row.items()} for row in rows)


def _cell(value: object) -> object:
    """A value as a cell has it.

    >>> _cell(["B4", "P4"]), _cell(None), _cell(0.5)
    ('B4 P4', '', 0.5)
    """
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return "" if value is None else value


def _speak_utf8() -> None:
    """Programs that read along expect it, whatever the terminal speaks."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
