from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fujikit.engine.numbers import percent
from fujikit.teams import simulate
from fujikit.teams.simulation.journal import Journal
from tests.cli.table import BOX, Here
from tests.teams.simulation.players import HERE

FEW = ("simulate", "--team", "random", "--box", BOX, "--games", "2")


def cells(out: str) -> list[list[str]]:
    """The lines of the table, in words, without its heading."""
    return [line.split() for line in out.partition("\n\n")[0].splitlines()[1:]]


def test_a_line_for_every_combination(here: Here) -> None:
    told = here(*FEW, "--level", "1-2", "--players", "2", "3", "--variant", "a", "b")
    assert told.code == 0
    heading, *lines = told.out.split("\n\n")[0].splitlines()
    assert heading.split()[:5] == ["level", "players", "variant", "team", "games"]
    assert [line.split()[:2] for line in lines] == [["1", "2"]] * 2 + [["1", "3"]] + [["2", "2"]] * 2 + [
        ["2", "3"]
    ]
    assert all("0.0%-65.8%" in line for line in lines)


def test_the_games_are_those_of_python(here: Here, tmp_path: Path) -> None:
    here(*FEW, "--seed", "7", "--level", "4", "--thrill", "--out", str(tmp_path / "shell"))
    simulate(team="random", box=BOX, games=2, seed=7, level=4, thrill=True, out=tmp_path / "python")
    for name in ("games.csv", "seats.csv"):
        assert (tmp_path / "shell" / name).read_bytes() == (tmp_path / "python" / name).read_bytes()


def test_the_files_are_named(here: Here, tmp_path: Path) -> None:
    told = here(*FEW, "--out", str(tmp_path), "--format", "csv", "parquet")
    named = told.out.splitlines()[-1].removeprefix("Saved: ").split(", ")
    assert sorted(named) == sorted(str(file) for file in tmp_path.iterdir() if file.suffix != ".jsonl")


def test_progress_is_told_beside_the_table(here: Here) -> None:
    assert here(*FEW).err.startswith("2 of 2 games")
    assert here(*FEW, "--quiet").err == ""


def test_nothing_is_left_to_play(here: Here, tmp_path: Path) -> None:
    first, again = here(*FEW, "--out", str(tmp_path)), here(*FEW, "--out", str(tmp_path))
    assert again.out == first.out
    assert again.err == ""


@pytest.mark.parametrize(("lang", "words"), [("fr", "gagnées"), ("pl", "wygrane")])
def test_in_other_languages(here: Here, tmp_path: Path, lang: str, words: str) -> None:
    told = here(*FEW, "--lang", lang, "--out", str(tmp_path))
    assert words in told.out
    assert percent(0.0, lang) in told.out
    assert f",{lang},random," in (tmp_path / "games.csv").read_text("utf-8")


def test_the_table_may_speak_another_language_than_the_players(here: Here, tmp_path: Path) -> None:
    told = here(*FEW, "--lang", "fr", "--spoken", "en", "pl", "--out", str(tmp_path))
    assert [line[2] for line in cells(told.out)] == ["en", "pl"]


def test_a_player_of_ones_own_is_found_in_the_folder_where_the_command_is_typed(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lying_here.py").write_text("from fujikit.teams import Random as Mine", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    told = here(*FEW, "--team", "lying_here.Mine")
    assert (told.code, cells(told.out)[0][2]) == (0, "lying_here.Mine")


def test_games_that_fail_are_told_and_the_command_says_so(here: Here) -> None:
    told = here("simulate", "--team", f"{HERE}.Clumsy", "--box", BOX, "--games", "3", "--quiet")
    assert told.code == 1
    assert told.err.startswith("1 game ended with an error and is not in the tables; the first: game c0n1 (")
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--level", "9"], "level: 9"),
        (["--level", "one"], "--level: 'one'"),
        (["--scenario", "all", "1"], "--scenario: 'all'"),
        (["--level", "4-1"], "--level: '4-1'"),
        (["--level", "1", "4-1"], "--level: '4-1'"),
        (["--players", "5"], "players: 5"),
        (["--team", "oracle"], "'oracle'"),
        (["--games", "0"], "--games"),
        (["--jobs", "none"], "--jobs"),
        (["--jobs", "9" * 18], "jobs: 999"),
        (["--format", "xlsx"], "--format"),
        (["--variant", "a"], "variant"),
        (["--box", "nowhere.toml"], "nowhere.toml"),
        (["--cluster", "tcp://127.0.0.1:1", "--jobs", "2"], "workers of its own"),
    ],
)
def test_a_bad_grid_is_one_sentence(here: Here, arguments: list[str], part: str) -> None:
    told = here(*FEW, *arguments)
    assert told.refuses(part)
    assert told.out == ""


@pytest.mark.parametrize(("package", "option"), [("pyarrow", "study"), ("distributed", "cluster")])
def test_a_missing_package_is_named(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, option: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    wishes = {
        "pyarrow": ["--out", str(tmp_path), "--format", "parquet"],
        "distributed": ["--cluster", "tcp://127.0.0.1:1"],
    }
    assert here(*FEW, *wishes[package]).refuses(f"pip install 'fujikit[{option}]'")


def test_an_interrupt_without_a_folder_says_what_would_have_helped(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fujikit.teams.simulation.run.play_batch", interrupted)
    told = here(*FEW, "--quiet")
    assert told.code == 130
    assert "--out FOLDER" in told.err


def test_an_interrupt_keeps_what_was_played(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = Journal.add

    def interrupted(self: Journal, reports: list[object]) -> None:
        add(self, reports)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(Journal, "add", interrupted)
    told = here(*FEW, "--quiet", "--out", str(tmp_path))
    assert told.code == 130
    assert told.err == f"The games so far are saved in {tmp_path}; the same command continues.\n"
    monkeypatch.undo()
    assert (tmp_path / "journal.jsonl").read_bytes().count(b"\n") == 2
    assert here(*FEW, "--out", str(tmp_path)).err.startswith("2 of 2 games")
