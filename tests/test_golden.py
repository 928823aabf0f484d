"""Golden playthroughs: recorded games replay to the same state, and every seat sees what it saw."""

from __future__ import annotations

from pathlib import Path

import pytest

import fujikit
from tests.tools.golden import FOLDER, features, playthrough, wanted

RECORDS = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_game_goes_as_it_went(file: Path) -> None:
    known = file.with_suffix(".txt").read_text("utf-8").splitlines()
    assert list(playthrough(file.read_text("utf-8"), file.name)) == known


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    assert fujikit.load(file).record() == file.read_text("utf-8")


def test_everything_occurs_in_some_game() -> None:
    occurring = {feature for file in RECORDS for feature in features(fujikit.load(file))}
    assert wanted() - occurring == set()


def test_there_are_few_games_and_they_are_small() -> None:
    assert 10 <= len(RECORDS) <= 30
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 400_000
