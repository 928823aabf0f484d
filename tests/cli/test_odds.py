import csv
import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from fujikit.engine.words import LANGUAGES
from fujikit.fuji.odds import chance_to_move
from tests.cli.table import Here
from tests.support import STEVE

ASK = ("odds", "yellow|4", "--hand", STEVE, "--rerolls", "2")


def test_the_advice_says_what_to_keep_and_what_to_type(here: Here) -> None:
    told = here(*ASK)
    assert (told.code, told.err) == (0, "")
    lines = told.out.splitlines()
    assert (
        lines[0]
        == "“yellow or 4” with blue 1, pink 1, blue 4, pink 4, blue 5, pink 5 and 2 rerolls: 77.7% to move"
    )
    assert lines[1:4] == ["  0 rerolls   11.8%", "  1 reroll    56.6%", "  2 rerolls   77.7%"]
    assert "Keep blue 4, pink 4 and reroll the rest: reroll 1 2 5 6" in lines
    assert "  pink 1, blue 4, pink 4   73.8%  costs 3.9 points" in lines
    assert chance_to_move("yellow|4").model.text() in lines


def test_without_a_hand_it_gives_the_chances_before_the_roll(here: Here) -> None:
    told = here("odds", "yellow|4", "--rerolls", "3")
    assert "6 dice not yet rolled and 3 rerolls: 90.5% to move" in told.out
    assert [line.split()[-1] for line in told.out.splitlines()[1:5]] == ["30.7%", "63.0%", "81.4%", "90.5%"]
    assert "reroll 1" not in told.out


def test_a_hand_that_is_best_kept_is_told_to_stop(here: Here) -> None:
    told = here("odds", "blue", "--hand", "B5 B6", "--rerolls", "1", "--beat", "10")
    assert "Keep everything: stop" in told.out


def test_a_hand_that_is_worth_nothing_is_thrown_again(here: Here) -> None:
    told = here("odds", "yellow", "--hand", "B1 P1", "--rerolls", "1", "--beat", "5")
    assert "Reroll everything: reroll 1 2" in told.out


def test_without_a_reroll_there_is_nothing_to_choose(here: Here) -> None:
    told = here("odds", "yellow|4", "--hand", STEVE, "--beat", "7")
    assert "100.0% to move" in told.out
    assert "Keep" not in told.out


def test_the_fraction_comes_on_request(here: Here) -> None:
    told = here("odds", "yellow|4", "--exact")
    assert "Exactly 31153624058537/101559956668416" in told.out
    assert "/" not in here("odds", "yellow|4").out


def test_the_stamina_is_that_of_the_level_and_of_what_is_lost_already(here: Here) -> None:
    told = here(*ASK[:4], "--beat", "5", "--level", "2", "--stamina", "9")
    assert "Stamina on level 2, 9 lost so far: 2.0 more on average" in told.out
    told = here(*ASK[:4], "--beat", "9", "--level", "2", "--stamina", "9")
    assert "3.0 more on average; an injury or worse: 100.0%; out of stamina: 100.0%." in told.out


@pytest.mark.parametrize(
    ("options", "model"),
    [
        (["--rivals", "5,4"], {"rivals": [5, 4]}),
        (["--rival", "5", "--rival", "B1 P1"], {"rivals": [5, "B1 P1"]}),
        (["--beat", "10,12"], {"beat": [10, 12]}),
        (["--rival", "5", "--beat", "10"], {"rivals": [5], "beat": [10]}),
    ],
)
def test_what_is_known_of_the_neighbours(here: Here, options: list[str], model: dict[str, list[int]]) -> None:
    odds = chance_to_move("yellow|4", rerolls=1, **model)  # type: ignore[arg-type]
    told = here("odds", "yellow|4", "--rerolls", "1", *options)
    assert f"{100 * odds.chance:.1f}% to move" in told.out
    assert odds.model.text() in told.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_it_with_its_own_marks(here: Here, lang: str) -> None:
    told = here(*ASK, "--lang", lang)
    assert {"en": "77.7%", "fr": "77,7\N{NO-BREAK SPACE}%", "pl": "77,7%"}[lang] in told.out
    assert "reroll 1 2 5 6" in told.out
    assert chance_to_move("yellow|4").model.text(lang) in told.out


@pytest.mark.parametrize(("ending", "start"), [("svg", b"<?xml"), ("png", b"\x89PNG")])
def test_the_picture_is_written_by_its_ending(here: Here, tmp_path: Path, ending: str, start: bytes) -> None:
    path = tmp_path / f"odds.{ending}"
    told = here(*ASK, "--plot", str(path), "--theme", "dark")
    assert told.code == 0
    assert f"Picture saved to {path}." in told.out
    assert path.read_bytes().startswith(start)


def test_the_picture_shows_the_keeps_or_without_a_choice_the_curve(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "odds.svg"
    here(*ASK, "--plot", str(path))
    assert "keep blue 4, pink 4 for 77.7%" in path.read_text(encoding="utf-8")
    here("odds", "yellow|4", "--rerolls", "2", "--plot", str(path))
    assert "31%, 63%, 81%" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["purple"], "purple"),
        (["odd", "--hand", "X9"], "X9"),
        (["odd", "--hand", ""], "hand"),
        (["odd", "--rerolls", "5"], "rerolls"),
        (["odd", "--rerolls", "-1"], "rerolls"),
        (["odd", "--dice", "40"], "40"),
        (["odd", "--rivals", "0,6"], "rivals"),
        (["odd", "--rivals", "six"], "--rivals"),
        (["odd", "--rivals", ""], "rivals"),
        (["odd", "--rival", "Z1"], "Z1"),
        (["odd", "--beat", "ten"], "--beat"),
        (["odd", "--level", "9"], "level 9"),
        (["odd", "--stamina", "20"], "stamina"),
        (["odd", "--plot", "odds.jpg"], "odds.jpg"),
        (["odd", "--plot", "/nowhere/odds.svg"], "/nowhere/odds.svg"),
        (["odd", "--hand", STEVE, "--dice", "5"], "--dice"),
        (["odd", "--rivals", "6,6", "--rival", "6"], "--rival"),
    ],
)
def test_bad_input_is_one_sentence(here: Here, arguments: list[str], part: str) -> None:
    told = here("odds", *arguments)
    assert told.refuses(part), told
    assert told.out == ""


def test_it_has_its_help(here: Here) -> None:
    told = here("odds", "--help")
    assert told.code == 0
    assert "--plot FILE" in told.out


@pytest.mark.slow
def test_numpy_is_imported_for_odds_alone_and_matplotlib_for_a_picture_alone() -> None:
    code = (
        "import sys; from fujikit.cli import main; heavy = {'numpy', 'matplotlib'};"
        "main(['box', 'scenarios']); assert not heavy & set(sys.modules);"
        "main(['odds', 'odd']); assert heavy & set(sys.modules) == {'numpy'}"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")


SEVERAL = ("odds", "yellow|4", "odd", "--rerolls", "2")


def test_several_cards_are_a_table(here: Here) -> None:
    told = here(*SEVERAL)
    assert (told.code, told.err) == (0, "")
    head, *lines, model = told.out.splitlines()
    assert head.split() == ["0", "1", "2"]
    assert [line.split()[0] for line in lines] == ["yellow|4", "odd"]
    for line in lines:
        need, *chances = line.split()
        curve = chance_to_move(need, rerolls=2).curve
        assert chances == [f"{100 * chance:.1f}%" for chance in curve]
    assert model == chance_to_move("odd").model.text()


def test_the_table_as_rows_and_as_json_has_fractions_on_request(here: Here) -> None:
    lines = list(csv.DictReader(here(*SEVERAL, "--csv", "--exact").out.splitlines()))
    assert [(line["need"], line["rerolls"]) for line in lines][3] == ("odd", "0")
    assert Fraction(lines[3]["exact"]) == chance_to_move("odd").exact
    told = json.loads(here(*SEVERAL, "--json", "--hand", STEVE).out)
    assert len(told["rows"]) == 6
    assert told["rows"][5]["chance"] == chance_to_move("odd", hand=STEVE, rerolls=2).chance


def test_the_table_is_drawn_for_dice_that_have_not_been_rolled(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "cards.svg"
    assert here(*SEVERAL, "--plot", str(path)).code == 0
    assert "yellow|4: 31, 63, 81" in path.read_text("utf-8")
    told = here(*SEVERAL, "--hand", STEVE, "--plot", str(path))
    assert told.code == 2
    assert told.err.count("\n") == 1
