from pathlib import Path

import pytest

import fujikit
from tests.cli.table import GAMES, ROOT, Here, command_of, elsewhere

WON = GAMES / "won.txt"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The won game, saved."""
    path = tmp_path_factory.mktemp("games") / "won.toml"
    elsewhere(*command_of(WON), "--save", str(path), lines=WON.read_text(encoding="utf-8"))
    return path


def test_a_saved_game_is_told_again(record: Path) -> None:
    told = elsewhere("replay", str(record))
    assert (told.code, told.err) == (0, "")
    assert "> Clara mark g4\n  Clara lays the marker on g4.\n" in told.out
    assert "you win with 11 points!" in told.out
    assert [told.out.count(f"Round {number}, phase: Planning") for number in range(1, 7)] == [1] * 6


def test_every_line_of_the_game_comes_again(here: Here, record: Path) -> None:
    lines = [line for line in WON.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    told = [line[2:] for line in here("replay", str(record)).out.splitlines() if line.startswith("> ")]
    assert told[-len(lines) :] == lines


def test_a_code_is_told_as_well(here: Here, record: Path) -> None:
    code = fujikit.load(record).code()
    assert here("replay", code).out == here("replay", str(record)).out


@pytest.mark.parametrize(("lang", "said"), [("fr", "Tour 6, phase"), ("pl", "Runda 6, faza")])
def test_it_is_told_in_another_language(here: Here, record: Path, lang: str, said: str) -> None:
    told = here("replay", str(record), "--lang", lang)
    assert said in told.out
    assert "moves to" not in told.out


def test_a_seat_hears_of_its_own_dice(here: Here, record: Path) -> None:
    assert "Clara rolls" not in here("replay", str(record)).out
    told = here("replay", str(record), "--seat", "Clara")
    assert "Clara rolls" in told.out
    assert "Steve rolls" not in told.out


def test_nobody_of_that_name_is_one_sentence(here: Here, record: Path) -> None:
    told = here("replay", str(record), "--seat", "Bob")
    assert told.refuses("Bob")
    assert told.out == ""


@pytest.mark.parametrize("name", ["missing.toml", ".", "fk1.nonsense"])
def test_a_record_that_cannot_be_read_is_one_sentence(here: Here, name: str) -> None:
    told = here("replay", name)
    assert told.refuses()
    assert told.out == ""


@pytest.mark.parametrize("part", [0, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_record_is_one_sentence(here: Here, record: Path, tmp_path: Path, part: float) -> None:
    whole = record.read_bytes()
    cut = tmp_path / "cut.toml"
    cut.write_bytes(whole[: int(len(whole) * part)])
    for command in (("replay", str(cut)), ("play", "--load", str(cut))):
        told = here(*command)
        assert told.refuses("cut.toml")
        assert told.out == ""


def test_a_foreign_file_is_no_record(here: Here) -> None:
    assert here("replay", str(ROOT / "pyproject.toml")).refuses("pyproject.toml")
