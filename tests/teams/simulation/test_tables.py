"""The rows say what happened in the games, and the files say what is in the rows."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from pyarrow import parquet

from fujikit.engine.errors import BadInput
from fujikit.teams import Results, simulate
from fujikit.teams.fuji.simulation.rows import FujiGame, FujiSeat

BOX = Path(__file__).parents[2] / "box.toml"
GAME_COLUMNS = (
    "game cell number seed scenario level players variant thrill edition lang team box won why score rounds "
    "who where stamina stamina_most injuries skills dealt used lines"
)
SEAT_COLUMNS = "game seat kind skill stamina injuries injured dealt kept drawn used at steps tried succeeded"

COLUMNS = {"games": FujiGame._fields, "seats": FujiSeat._fields}


@pytest.fixture(scope="module")
def results() -> Results:
    """Every number of players, and both causes of defeat among them."""
    return simulate(team="random", players=[2, 3, 4], variant=["a", "b"], level=[1, 4], games=3, box=BOX)


def rows_of(results: Results, game: str) -> tuple[Any, list[Any]]:
    row = next(row for row in results.games if row.game == game)
    return row, [seat for seat in results.seats if seat.game == game]


def test_the_columns_stay_where_they_are() -> None:
    assert FujiGame._fields == tuple(GAME_COLUMNS.split())
    assert FujiSeat._fields == tuple(SEAT_COLUMNS.split())


def test_a_row_says_how_its_game_ended(results: Results) -> None:
    for row in results.games:
        game = results.replay(row.game)
        end = game.outcome
        assert end is not None
        assert (row.won, row.score, row.rounds) == (end.won, end.score, game.round)
        assert end.why in {"goal.win", f"goal.lose-{row.why}"}
        assert end.who == (game.state.seats[row.who - 1].name if row.who else None)
        assert row.scenario == game.state.table.scenario
        assert row.lines == len([move for move in game.history if move.action is not None])
    assert {row.why for row in results.games} == {"lava", "stamina"}


def test_the_seats_stand_where_the_game_left_them(results: Results) -> None:
    for row in results.games:
        game, (_, seats) = results.replay(row.game), rows_of(results, row.game)
        shown = game.view(None)["seats"]
        assert [seat.seat for seat in seats] == list(range(1, len(shown) + 1))
        for seat, now in zip(seats, shown.values(), strict=True):
            assert (seat.at, seat.stamina, seat.skill) == (now["at"], now["stamina"], now["skill"])
            assert seat.injured.split() == now["injuries"]
            assert seat.injuries == len(now["injuries"])


def test_the_row_of_a_game_sums_up_its_seats(results: Results) -> None:
    for row in results.games:
        _, seats = rows_of(results, row.game)
        assert row.stamina == sum(seat.stamina for seat in seats)
        assert row.stamina_most == max(seat.stamina for seat in seats)
        assert row.injuries == sum(seat.injuries for seat in seats)
        assert row.skills.split() == [seat.skill for seat in seats]
        assert row.used.split() == [card for seat in seats for card in seat.used.split()]
        assert row.dealt.split() == [card for seat in seats for card in seat.dealt.split()]
        if row.who:
            assert row.where == seats[row.who - 1].at


def test_cards_and_moves_are_those_of_the_lines(results: Results) -> None:
    for row in results.games:
        if row.variant == "b":
            continue  # there lines for the third meeple are proposed, and perhaps declined
        game, (_, seats) = results.replay(row.game), rows_of(results, row.game)
        lines = [str(move.action).split() for move in game.history if move.action is not None]
        for name, seat in zip(game.seats, seats, strict=True):
            own = [line[1:] for line in lines if line[0] == name]
            assert seat.tried == sum(line[0] == "move" for line in own)
            assert len(seat.drawn.split()) == own.count(["draw"])
            assert set(seat.used.split()) <= {line[1] for line in own if line[0] == "use"}
            kept = [line[1:] for line in own if line[0] == "keep"]
            assert seat.kept.split() == (kept[0] if kept else seat.dealt.split())


def test_a_seat_succeeds_at_most_as_often_as_it_tries(results: Results) -> None:
    rounds = {row.game: row.rounds for row in results.games}
    assert all(0 <= seat.succeeded <= seat.tried <= rounds[seat.game] for seat in results.seats)
    assert 0 < sum(seat.succeeded for seat in results.seats) < sum(seat.tried for seat in results.seats)


def test_a_meeple_in_the_village_has_no_step_to_go(results: Results) -> None:
    for row in results.games:
        game, (_, seats) = results.replay(row.game), rows_of(results, row.game)
        for seat in seats:
            assert (seat.steps == 0) == game.state.board.is_village(seat.at)


@pytest.mark.parametrize("table", ["games", "seats"])
def test_csv_and_parquet_hold_the_same_rows(results: Results, tmp_path: Path, table: str) -> None:
    rows, columns = getattr(results, table), COLUMNS[table]
    results.save(tmp_path, ["csv", "parquet"])
    read = parquet.read_table(tmp_path / f"{table}.parquet")
    assert read.column_names == list(columns)
    assert [tuple(row.values()) for row in read.to_pylist()] == [tuple(row) for row in rows]
    with (tmp_path / f"{table}.csv").open(encoding="utf-8", newline="") as stream:
        written = list(csv.DictReader(stream))
    assert [list(row) for row in written] == [list(columns)] * len(rows)
    for row, texts in zip(rows, written, strict=True):
        assert tuple(map(text_of, row)) == tuple(texts.values())


def text_of(value: object) -> str:
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def test_the_types_of_parquet_are_those_of_the_columns(results: Results, tmp_path: Path) -> None:
    results.save(tmp_path, ["parquet"])
    schema = parquet.read_schema(tmp_path / "games.parquet")
    shown = {int: "int32", bool: "bool", str: "string", int | None: "int32"}
    assert {field.name: str(field.type) for field in schema} == {
        name: shown[kind] for name, kind in get_type_hints(FujiGame).items()
    }


def test_without_pyarrow_the_sentence_names_it_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match=r"pip install 'fujikit\[study\]'"):
        simulate(team="random", games=1, box=BOX, out=tmp_path / "out", formats=["parquet"])
    assert not (tmp_path / "out").exists()


def test_a_folder_that_can_not_be_written_is_named(results: Results, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="file"):
        results.save(tmp_path / "file")


def test_a_summary_counts_the_rows(results: Results) -> None:
    summary = results.summary()
    assert [cell.games for cell in summary] == [3] * len(results.plan.cells)
    for at, cell in enumerate(summary):
        rows = [row for row in results.games if row.cell == at]
        assert cell.won == sum(row.won for row in rows)
        assert sum(cell.defeats.values()) == len(rows) - cell.won
        assert cell.rounds == tuple(sorted(row.rounds for row in rows))
        low, high = cell.interval
        assert low <= cell.rate <= high


def test_the_how_to_explains_every_column() -> None:
    page = (Path(__file__).parents[3] / "docs" / "how-to" / "simulate.md").read_text("utf-8")
    games, seats = page.split("## The tables")[1].split("`seats`, one row per seat")
    assert [name for name in FujiGame._fields if f"`{name}`" not in games] == []
    assert [name for name in FujiSeat._fields if f"`{name}`" not in seats] == []
