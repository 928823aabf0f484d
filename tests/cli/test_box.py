from pathlib import Path

import pytest

from tests.cli.table import BOX, Here, elsewhere

TWO_MISTAKES = (('need = "yellow|4"', 'need = "yellow|9"'), ("fail = 3", 'fail = "much"'))


def test_the_template_is_a_box_without_mistakes(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(elsewhere("box", "template").out, encoding="utf-8")
    assert elsewhere("box", "check", str(own)) == (0, f"{own}: ok\n", "")


@pytest.mark.parametrize("game", ["fuji", "robinson"])
def test_the_template_of_a_game_can_be_played(here: Here, tmp_path: Path, game: str) -> None:
    own = tmp_path / "own.toml"
    own.write_text(here("box", "template", "--game", game).out, encoding="utf-8")
    assert here("box", "check", "--game", game, str(own)) == (0, f"{own}: ok\n", "")
    assert here("play", "--game", game, "--box", str(own), "--seed", "1", lines="quit").code == 0


def test_every_mistake_is_named_on_a_line_of_its_own(here: Here, tmp_path: Path) -> None:
    text = Path(BOX).read_text(encoding="utf-8")
    for right, wrong in TWO_MISTAKES:
        assert right in text
        text = text.replace(right, wrong, 1)
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    told = here("box", "check", str(own))
    assert told.code == 2
    assert told.out == ""
    lines = told.err.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("own.toml: ") for line in lines)
    assert any("yellow|9" in line for line in lines)
    assert any("fail" in line for line in lines)


@pytest.mark.parametrize("name", ["missing.toml", ""])
def test_a_box_that_is_no_file_is_a_mistake(here: Here, tmp_path: Path, name: str) -> None:
    told = here("box", "check", str(tmp_path / name))
    assert (told.code, told.out) == (2, "")
    assert told.err.count("\n") == 1


def test_the_scenarios_are_listed_with_their_maps(here: Here) -> None:
    told = here("box", "scenarios")
    assert [line[0] for line in told.out.splitlines() if line[:1].isdecimal()] == list("1234567")
    assert "V" in told.out


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Two Bridges"), ("fr", "Les deux ponts"), ("pl", "Dwa mosty")]
)
def test_scenarios_have_names_in_every_language(here: Here, lang: str, name: str) -> None:
    assert name.lower() in here("box", "scenarios", "--lang", lang).out.lower()


def test_the_frozen_box_is_fine(here: Here) -> None:
    assert here("box", "check", BOX).code == 0
