"""Tables as Parquet, for those who have pyarrow."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any, get_type_hints

from fujikit.engine.errors import BadInput
from fujikit.teams.simulation.adapter import Row

MISSING = "Parquet needs one more package: pip install 'fujikit[study]'"
GROUP = 50_000
"""Rows written together; part of what makes files equal."""
TYPES: dict[object, str] = {int: "int32", int | None: "int32", bool: "bool", str: "string"}


def check_parquet() -> None:
    """BadInput where pyarrow is missing."""
    _pyarrow()


def write_parquet(path: Path, columns: type[Row], rows: Iterable[Row]) -> None:
    """One file, typed columns, compressed."""
    arrow, parquet = _pyarrow()
    types = {name: TYPES[kind] for name, kind in get_type_hints(columns).items()}
    schema = arrow.schema([(name, arrow.type_for_alias(kind)) for name, kind in types.items()])
    left = iter(rows)
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while group := list(islice(left, GROUP)):
            arrays = [
                arrow.array(values, field.type)
                for values, field in zip(zip(*group, strict=True), schema, strict=True)
            ]
            writer.write_table(arrow.Table.from_arrays(arrays, schema=schema))


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow as pa  # noqa: PLC0415  # large, and only these tables need it
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise BadInput(MISSING) from None
    return pa, parquet
