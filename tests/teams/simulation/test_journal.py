"""What was played survives: stopped anywhere, a simulation goes on, and ends as if nothing had happened."""

from __future__ import annotations

import subprocess
import sys
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.box import box_text, load_box
from fujikit.teams import simulate
from fujikit.teams.simulation.adapter import GameId
from fujikit.teams.simulation.journal import FILE, Journal
from fujikit.teams.simulation.run import make_plan
from fujikit.teams.simulation.worker import Report
from tests.teams.simulation.players import HERE

ROOT = Path(__file__).parents[3]
BOX = ROOT / "tests" / "box.toml"
GRID: dict[str, Any] = {"team": "random", "level": [1, 4], "box": BOX}
TABLES = ("games.csv", "seats.csv", "games.parquet", "seats.parquet")
FORMATS = ("csv", "parquet")
STOPPED = """
import os, signal, sys
from fujikit.cli import main
from fujikit.teams.simulation.journal import Journal

signal.signal(signal.SIGINT, signal.default_int_handler)  # jobs in the background may begin with it ignored
add, added = Journal.add, []

def stopping(self, reports):
    add(self, reports)
    added.append(reports)
    if len(added) == {after}:
        self.flush()
        os.kill(os.getpid(), signal.{signal})

Journal.add = stopping
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


def bytes_of(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in TABLES]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games of each cell, played at one go."""
    folder = tmp_path_factory.mktemp("whole")
    simulate(**GRID, games=4, out=folder, formats=FORMATS)
    return folder


def lines(folder: Path) -> list[bytes]:
    return (folder / FILE).read_bytes().splitlines(keepends=True)


def begun(folder: Path, content: bytes) -> Path:
    """A folder with the beginning of a journal."""
    folder.mkdir(exist_ok=True)
    (folder / FILE).write_bytes(content)
    return folder


@pytest.mark.parametrize("kept", [0, 1, 4])
def test_what_is_in_the_journal_is_not_played_again(
    whole: Path, tmp_path: Path, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(tmp_path, b"".join(lines(whole)[: 1 + kept]))
    added: list[GameId] = []
    add = Journal.add

    def noted(self: Journal, reports: list[Report]) -> None:
        added.extend(report.name for report in reports)
        add(self, reports)

    monkeypatch.setattr(Journal, "add", noted)
    simulate(**GRID, games=4, out=tmp_path, formats=FORMATS)
    assert len(added) == 8 - kept
    assert bytes_of(tmp_path) == bytes_of(whole)


def test_the_order_in_which_games_came_leaves_no_trace(whole: Path, tmp_path: Path) -> None:
    head, *games = lines(whole)
    begun(tmp_path, b"".join((head, *reversed(games))))
    simulate(**GRID, games=4, out=tmp_path, formats=FORMATS)
    assert bytes_of(tmp_path) == bytes_of(whole)


def test_a_game_that_stands_there_twice_counts_once(whole: Path, tmp_path: Path) -> None:
    head, *games = lines(whole)
    begun(tmp_path, b"".join((head, games[0], *games)))
    results = simulate(**GRID, games=4, out=tmp_path, formats=FORMATS)
    assert len(results.games) == 8
    assert bytes_of(tmp_path) == bytes_of(whole)


def test_a_journal_cut_anywhere_goes_on(whole: Path, tmp_path: Path) -> None:
    content = (whole / FILE).read_bytes()
    plan = make_plan("fuji", 4, 0, GRID)
    for end in range(0, len(content), 97):
        journal = Journal(begun(tmp_path, content[:end]), plan)
        kept = journal.count(4)
        journal.close()
        assert kept == max(0, content[:end].count(b"\n") - 1)
        left = (tmp_path / FILE).read_bytes()
        assert left.endswith(b"\n")
        assert left.count(b"\n") == kept + 1


@pytest.mark.parametrize("end", [1, 30, -100])
def test_a_cut_journal_ends_with_the_same_tables(whole: Path, tmp_path: Path, end: int) -> None:
    begun(tmp_path, (whole / FILE).read_bytes()[:end])
    simulate(**GRID, games=4, out=tmp_path, formats=FORMATS)
    assert bytes_of(tmp_path) == bytes_of(whole)


def test_more_games_are_added_and_fewer_are_a_part(whole: Path, tmp_path: Path) -> None:
    begun(tmp_path, b"".join(lines(whole)))
    few = simulate(**GRID, games=1, out=tmp_path)
    assert [(game.cell, game.number) for game in few.games] == [(0, 0), (1, 0)]
    more = simulate(**GRID, games=5, out=tmp_path)
    assert len(more.games) == 10
    assert [game for game in more.games if game.number == 0] == few.games


def test_a_game_that_failed_is_tried_again(tmp_path: Path) -> None:
    grid: dict[str, Any] = {"team": f"{HERE}.Clumsy", "box": BOX, "games": 4, "out": tmp_path}
    first, second = simulate(**grid), simulate(**grid)
    assert first.errors == second.errors != ()
    assert first.games == second.games


def test_rows_read_back_are_those_of_memory(whole: Path) -> None:
    kept, played = simulate(**GRID, games=4, out=whole, formats=FORMATS), simulate(**GRID, games=4)
    assert kept.games == played.games
    assert kept.seats == played.seats
    assert type(kept.games[0]) is type(played.games[0])


def refused(folder: Path, part: str, **changes: Any) -> None:
    before = (folder / FILE).read_bytes()
    with pytest.raises(BadInput) as raised:
        simulate(**{**GRID, "games": 4, "out": folder, **changes})
    assert part in str(raised.value)
    assert str(folder) in str(raised.value)
    assert "\n" not in str(raised.value)
    assert (folder / FILE).read_bytes() == before


def test_another_grid_or_seed_is_refused(whole: Path) -> None:
    refused(whole, "another grid", level=[1, 2])
    refused(whole, "another grid", team="random+random+random")
    refused(whole, "seed 0, not 1", seed=1)


def test_another_box_of_the_same_name_is_refused(whole: Path, tmp_path: Path) -> None:
    changed = tmp_path / "box.toml"
    text = box_text(load_box(BOX))
    changed.write_text(text.replace("length = 20", "length = 21", 1), "utf-8")
    assert load_box(changed).track != load_box(BOX).track
    refused(whole, "another box", box=changed)


def test_games_of_another_version_are_refused(whole: Path, tmp_path: Path) -> None:
    head, *games = lines(whole)
    begun(tmp_path, b"".join((head.replace(b'"version":"', b'"version":"9'), *games)))
    refused(tmp_path, "version 9")


@pytest.mark.parametrize("content", [b"shopping: milk\n", b"shopping: milk", b'{"format":"\xff"}\n'])
def test_a_foreign_file_is_refused(tmp_path: Path, content: bytes) -> None:
    refused(begun(tmp_path, content), "no journal")


def test_a_broken_line_between_games_is_refused(whole: Path, tmp_path: Path) -> None:
    head, *games = lines(whole)
    refused(begun(tmp_path, b"".join((head, games[0], b"[1, 2\n", games[1]))), "line 3")


def test_a_game_that_is_not_ours_is_refused(whole: Path, tmp_path: Path) -> None:
    head, *games = lines(whole)
    begun(tmp_path, b"".join((head, *games[:-1], b"[1,3,[],[]]\n")))
    refused(tmp_path, "game c1n3 can't be read")


def test_a_full_disk_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadInput, match="No space left on device"):
        simulate(**GRID, games=1, out=tmp_path)


def test_a_place_that_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.touch()
    with pytest.raises(BadInput, match="taken: File exists"):
        simulate(**GRID, games=1, out=file)


def test_two_writers_do_not_share_a_folder(whole: Path) -> None:
    journal = Journal(whole, make_plan("fuji", 4, 0, GRID))
    refused(whole, "another command is writing there")
    journal.close()
    simulate(**GRID, games=4, out=whole, formats=FORMATS)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("signal", "code"), [("SIGKILL", -9), ("SIGINT", 130)])
def test_a_command_that_is_stopped_goes_on(
    whole: Path, tmp_path: Path, signal: str, code: int, jobs: str
) -> None:
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED.format(after=3, signal=signal), "utf-8")
    out = tmp_path / "out"
    command = ["simulate", "--team", "random", "--level", "1", "4", "--box", str(BOX), "--games", "4"]
    command += ["--out", str(out), "--format", *FORMATS, "--jobs", jobs, "--lang", "en"]
    done = subprocess.run(
        [sys.executable, str(script), *command], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    assert ("the same command continues" in done.stderr) == (signal == "SIGINT")
    assert len(lines(out)) == 1 + 3
    again = subprocess.run(
        [sys.executable, "-m", "fujikit", *command],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert "8 of 8 games" in again.stderr
    assert bytes_of(out) == bytes_of(whole)
