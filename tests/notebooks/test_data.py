"""The games that the study notebooks bring along, and the tool that writes them."""

from __future__ import annotations

import csv
import gzip
from pathlib import Path

import pytest

from fujikit.app import data
from fujikit.engine.errors import BadInput
from fujikit.fuji.box import house
from fujikit.teams import simulate
from fujikit.teams.fuji.study.runs import COLUMNS, FILES
from fujikit.teams.simulation import read
from tools import study

every_file = pytest.mark.parametrize("name", FILES)


@every_file
def test_a_data_file_is_small_and_holds_the_columns_that_studies_need(name: str) -> None:
    path = data(f"{name}.csv.gz")
    assert path.stat().st_size <= study.MAX_BYTES
    first, *_ = read(path)
    assert first._fields == COLUMNS


@every_file
def test_a_data_file_has_no_date_and_packs_to_the_same_bytes_again(name: str) -> None:
    content = data(f"{name}.csv.gz").read_bytes()
    assert content[4:8] == bytes(4)
    rows = csv.reader(gzip.decompress(content).decode().splitlines())
    assert gzip.decompress(study.packed(rows)) == gzip.decompress(content)


@every_file
def test_the_games_were_played_on_our_boards(name: str) -> None:
    boards = {scenario.number: scenario.cards for scenario in house().scenarios}
    for game in read(data(f"{name}.csv.gz")):
        assert game.won or game.where in boards[game.scenario]


def test_what_is_kept_of_a_game_is_read_back_as_it_was(tmp_path: Path) -> None:
    results = simulate(team="random", level=[1, 4], games=2, out=tmp_path)
    packed = tmp_path / "few.csv.gz"
    packed.write_bytes(study.packed(study.kept([tmp_path / "games.csv"])))
    kept = [tuple(getattr(game, column) for column in COLUMNS) for game in results.games]
    assert [tuple(row) for row in read(packed)] == kept


def test_runs_that_were_not_played_leave_the_data_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(study, "PLACE", tmp_path)
    monkeypatch.setattr(study, "DATA", tmp_path / "data")
    study.write("fair")
    assert capsys.readouterr().out == "fair: three, two, four not played yet\n"
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"number,won\n1,true\n", "this is no table of games or seats"),
        (gzip.compress(b"number,colour\n1,red\n"), "no table of fuji has a column 'colour'"),
        (gzip.compress(b"number,won\nfirst,true\n"), "this is no table of games or seats"),
        (gzip.compress(b"number,won\n1\n"), "this is no table of games or seats"),
    ],
    ids=["not packed", "unknown column", "no number", "short line"],
)
def test_a_file_that_is_no_table_is_one_sentence(tmp_path: Path, content: bytes, wrong: str) -> None:
    path = tmp_path / "games.csv.gz"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=wrong):
        read(path)
