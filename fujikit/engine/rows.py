"""Results as rows: what a table, a file or a data frame takes as it is."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from fujikit.engine import html
from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of

Cell = str | int | float | bool | None
Row = dict[str, Cell]
MAX_SHOWN = 60
"""A notebook shows so many rows; the others are counted."""
DIGITS = 4


class Model(Protocol):
    """What the numbers assume, in words."""

    def text(self, lang: str = "en") -> str: ...


class Rows(list[Row]):
    """Rows with the same plain columns: mappings from the name of a column to a text or a number.

    `DataFrame(rows)` of pandas or polars takes them as they are; `model` says what they assume.

    >>> rows = Rows([{"need": "odd", "chance": 0.5}, {"need": "blue", "chance": 0.25}])
    >>> rows
    <Rows: 2 of need, chance>
    >>> rows.where(need="odd")[0]["chance"], rows.sorted_by("chance")[0]["need"]
    (0.5, 'blue')
    >>> print(rows.to_csv(), end="")
    need,chance
    odd,0.5
    blue,0.25
    """

    def __init__(self, rows: Iterable[Mapping[str, Cell]], model: Model | None = None) -> None:
        super().__init__(dict(row) for row in rows)
        self.model = model

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(self[0]) if self else ()

    def column(self, name: str) -> list[Cell]:
        """All values of a column."""
        self._known(name)
        return [row[name] for row in self]

    def where(self, **equal: Cell) -> Rows:
        """The rows in which these columns have these values."""
        self._known(*equal)
        return Rows(
            (row for row in self if all(row[name] == cell for name, cell in equal.items())), self.model
        )

    def sorted_by(self, *names: str, descending: bool = False) -> Rows:
        """The rows by one or more columns."""
        self._known(*names)
        by: Callable[[Row], tuple[object, ...]] = lambda row: tuple(row[name] for name in names)  # noqa: E731
        return Rows(sorted(self, key=by, reverse=descending), self.model)  # type: ignore[arg-type]

    def to_csv(self, path: str | Path | None = None) -> str:
        """The rows as CSV with a heading; with a path they are written there as well."""
        file = io.StringIO()
        lines = csv.DictWriter(file, self.columns, lineterminator="\n")
        lines.writeheader()
        lines.writerows(self)
        if path is not None:
            try:
                Path(path).write_text(file.getvalue(), "utf-8")
            except OSError as error:
                raise BadInput(f"{path}: {error.strerror or error}") from None
        return file.getvalue()

    def _known(self, *names: str) -> None:
        for name in names:
            if name not in self.columns:
                raise BadInput(f"column: {none_of(name, self.columns)}")

    def __repr__(self) -> str:
        return f"<Rows: {len(self)} of {', '.join(self.columns)}>"

    def _repr_html_(self) -> str:
        texts = next((n for n, name in enumerate(self.columns) if not self._is_text(name)), len(self.columns))
        shown = [[_shown(cell) for cell in row.values()] for row in self[:MAX_SHOWN]]
        more = [f"+ {len(self) - MAX_SHOWN}"] if len(self) > MAX_SHOWN else []
        model = [self.model.text()] if self.model else []
        table = html.table(self.columns, shown, left=texts)
        return html.result(table, *map(html.note, (*more, *model)))

    def _is_text(self, name: str) -> bool:
        return all(isinstance(row[name], str) for row in self)


def rows_of(columns: Sequence[str], lines: Iterable[Sequence[Cell]], model: Model | None = None) -> Rows:
    """Rows from lines of cells.

    >>> rows_of(("total", "chance"), [(0, 0.5)])[0]
    {'total': 0, 'chance': 0.5}
    """
    return Rows((dict(zip(columns, line, strict=True)) for line in lines), model)


def _shown(cell: Cell) -> str:
    """A cell as it is read.

    >>> _shown(0.25), _shown(3), _shown(None)
    ('0.2500', '3', '')
    """
    if isinstance(cell, float):
        return f"{cell:.{DIGITS}f}"
    return "" if cell is None else str(cell)
