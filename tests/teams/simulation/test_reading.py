"""A table read back is the one that was written, or a sentence says why not."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from fujikit.engine.errors import BadInput
from fujikit.teams.simulation import read


@pytest.mark.parametrize("true", ["true", "True", "TRUE"])
def test_truths_are_read_as_other_programs_write_them_too(tmp_path: Path, true: str) -> None:
    table = tmp_path / "games.csv"
    table.write_text(f"number,won\n0,{true}\n1,false\n", "utf-8")
    assert [game.won for game in read(table)] == [True, False]


PACKED = gzip.compress(b"number,won\n" + b"0,true\n" * 99, mtime=0)
BAD = {
    "no truth": b"number,won\n0,1\n",
    "a column twice": b"won,won\ntrue,true\n",
    "no text": b"number,won\n\xff,true\n",
    "a field without an end": b'number,won\n0,"' + b"x" * 200_000,
}


@pytest.mark.parametrize("content", BAD.values(), ids=BAD)
def test_what_is_no_table_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    table = tmp_path / "games.csv"
    table.write_bytes(content)
    with pytest.raises(BadInput, match=r"games\.csv: this is no table"):
        read(table)


@pytest.mark.parametrize("content", [PACKED[:-9], PACKED[:10] + b"\xff" * 20])
def test_what_can_not_be_unpacked_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    table = tmp_path / "games.csv.gz"
    table.write_bytes(content)
    with pytest.raises(BadInput, match=r"games\.csv\.gz: this is no table"):
        read(table)
