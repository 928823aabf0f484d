"""Sweeps: one question about the island over a grid, as rows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import prod
from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.engine.rows import Cell, Row, Rows
from fujikit.robinson.odds.answer import Answer

MAX_ROWS = 10_000


@public
def sweep(ask: Callable[..., Answer], /, *, exact: bool = False, **grid: Any) -> Rows:
    """One question (`action`, `weather`, `combat`, `hunt`, `event`) over a grid, a row for each combination.

    A list or a range is gone through, all else is fixed. With `exact` the numbers are fractions, as texts. A
    number of the answer that has the name of something asked is called `answer_` and that name.

    >>> from fujikit.robinson.odds import action
    >>> table = sweep(action, kind=["build", "gather"], rerolls=range(2))
    >>> [(row["kind"], row["rerolls"], round(row["success"], 3)) for row in table]
    [('build', 0, 0.667), ('build', 1, 0.889), ('gather', 0, 0.833), ('gather', 1, 0.972)]
    """
    values = {
        name: list(given) if isinstance(given, list | range) else [given] for name, given in grid.items()
    }
    size = prod(map(len, values.values()))
    if not 1 <= size <= MAX_ROWS:
        raise BadInput(f"sweep: {size} rows do not lie between 1 and {MAX_ROWS}")
    rows: list[Row] = []
    for point in product(*values.values()):
        asked = dict(zip(values, point, strict=True))
        answer = ask(**asked)
        if not isinstance(answer, Answer):
            raise BadInput(f"ask: {getattr(ask, '__name__', ask)} is no question of the odds with one answer")
        cells: Row = {name: _cell(value) for name, value in asked.items()}
        for name, number in answer.numbers(exact=exact).items():
            cells[f"answer_{name}" if name in asked else name] = number
        rows.append(cells)
    return Rows(rows)


def _cell(value: object) -> Cell:
    """What was asked, as a cell shows it."""
    return value if isinstance(value, str | int | float | bool) or value is None else str(value)
