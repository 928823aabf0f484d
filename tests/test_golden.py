"""Golden playthroughs: recorded games replay to the same state, and every seat sees what it saw."""

from __future__ import annotations

from pathlib import Path

import pytest

import fujikit
from tools.golden import GAMES, playthrough
from tools.golden_subject import Feature

FILES = {name: sorted(golden.folder.glob("*.toml")) for name, golden in GAMES.items()}
RECORDS = [file for files in FILES.values() for file in files]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_game_goes_as_it_went(file: Path) -> None:
    known = file.with_suffix(".txt").read_text("utf-8").splitlines()
    assert list(playthrough(file.read_text("utf-8"), file.name)) == known


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    assert fujikit.load(file).record() == file.read_text("utf-8")


def occurring(name: str) -> set[Feature]:
    return {feature for file in FILES[name] for feature in GAMES[name].features(fujikit.load(file))}


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_wanted_occurs_in_some_game(name: str) -> None:
    assert GAMES[name].wanted() - occurring(name) == set()


def test_nearly_every_event_occurs_in_some_game_of_robinson() -> None:
    assert len([what for what, _ in occurring("robinson") if what == "event"]) > 100


@pytest.mark.parametrize(("name", "least"), [("fuji", 10), ("robinson", 8)])
def test_there_are_few_games_and_they_are_small(name: str, least: int) -> None:
    files = FILES[name]
    assert least <= len(files) <= 30
    assert sum(file.stat().st_size + file.with_suffix(".txt").stat().st_size for file in files) < 600_000
