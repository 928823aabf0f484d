"""Golden playthroughs: recorded games replay to the same state, and every seat sees what it saw."""

from __future__ import annotations

from pathlib import Path

import pytest

import fujikit
from tests.tools import golden_robinson
from tests.tools.golden import FOLDER, features, playthrough, wanted

FUJI = sorted(FOLDER.glob("*.toml"))
ROBINSON = sorted(golden_robinson.FOLDER.glob("*.toml"))
RECORDS = [*FUJI, *ROBINSON]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_game_goes_as_it_went(file: Path) -> None:
    known = file.with_suffix(".txt").read_text("utf-8").splitlines()
    assert list(playthrough(file.read_text("utf-8"), file.name)) == known


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    assert fujikit.load(file).record() == file.read_text("utf-8")


def test_everything_occurs_in_some_game() -> None:
    occurring = {feature for file in FUJI for feature in features(fujikit.load(file))}
    assert wanted() - occurring == set()


def test_nearly_everything_occurs_in_some_game_of_robinson() -> None:
    games = [fujikit.load(file) for file in ROBINSON]
    occurring = {feature for game in games for feature in golden_robinson.features(game)}
    assert golden_robinson.wanted() - occurring == set()
    assert len([what for what, _ in occurring if what == "event"]) > 100


@pytest.mark.parametrize(("files", "least"), [(FUJI, 10), (ROBINSON, 8)], ids=["fuji", "robinson"])
def test_there_are_few_games_and_they_are_small(files: list[Path], least: int) -> None:
    assert least <= len(files) <= 30
    assert sum(file.stat().st_size + file.with_suffix(".txt").stat().st_size for file in files) < 600_000
