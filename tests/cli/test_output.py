"""Answers for programs: `--json` is one object with the documented keys, `--csv` are rows."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import fujikit
from fujikit.fuji.odds import chance_to_move
from fujikit.teams import simulate
from fujikit.teams.simulation.intervals import wilson
from tests.cli.table import BOX, ROOT, SCRIPT, Here, Told
from tests.support import STEVE
from tests.teams.simulation.players import HERE

ASK = ("odds", "yellow|4", "--hand", STEVE, "--rerolls", "2")
FEW = ("simulate", "--team", "random", "--box", BOX, "--games", "3", "--quiet")


def answer(told: Told, code: int = 0) -> dict[str, Any]:
    assert (told.code, told.out.count("\n")) == (code, 1)
    found: dict[str, Any] = json.loads(told.out)
    return found


def rows(told: Told) -> list[dict[str, str]]:
    assert (told.code, told.err) == (0, "")
    return list(csv.DictReader(io.StringIO(told.out)))


def test_odds_as_json(here: Here) -> None:
    found, odds = answer(here(*ASK, "--json")), chance_to_move("yellow|4", hand=STEVE, rerolls=2)
    assert list(found) == [
        *("need", "hand", "dice", "rerolls", "rivals", "beat", "chance", "exact", "curve", "keeps"),
        *("stamina", "model", "plot"),
    ]
    assert found["hand"] == STEVE.split()
    assert (found["dice"], found["rerolls"], found["rivals"], found["beat"]) == (6, 2, None, [])
    assert found["chance"] == odds.chance
    assert [each["chance"] for each in found["curve"]] == list(odds.curve)
    assert found["keeps"][0] == {
        "keep": ["B4", "P4"],
        "numbers": [3, 4],
        "line": "reroll 1 2 5 6",
        "chance": odds.ranking[0].chance,
        "gives_away": 0.0,
    }
    assert len(found["keeps"]) == len(odds.ranking)
    assert found["model"] == odds.model.text()


def test_odds_as_json_are_exact_on_request(here: Here) -> None:
    plain, exact = answer(here(*ASK, "--json")), answer(here(*ASK, "--json", "--exact"))
    assert plain["exact"] is None
    assert {each["exact"] for each in plain["curve"]} == {None}
    assert Fraction(exact["exact"]) == chance_to_move("yellow|4", hand=STEVE, rerolls=2).exact
    assert [Fraction(each["exact"]) for each in exact["curve"]] == [
        chance_to_move("yellow|4", hand=STEVE, rerolls=rerolls).exact for rerolls in range(3)
    ]


def test_odds_of_dice_not_yet_rolled_have_nothing_to_keep(here: Here) -> None:
    found = answer(here("odds", "yellow|4", "--dice", "5", "--rival", "4", "--rival", "B1 P1", "--json"))
    assert (found["hand"], found["dice"], found["keeps"]) == (None, 5, [])
    assert found["rivals"] == [4, "B1 P1"]


def test_the_stamina_of_the_odds(here: Here) -> None:
    told = here(*ASK[:4], "--beat", "9", "--level", "2", "--stamina", "9", "--json")
    assert answer(told)["stamina"] == {"level": 2, "lost": 9, "mean": 3.0, "injury": 1.0, "end": 1.0}


def test_the_keeps_as_rows(here: Here) -> None:
    found, odds = rows(here(*ASK, "--csv")), chance_to_move("yellow|4", hand=STEVE, rerolls=2)
    assert list(found[0]) == ["keep", "numbers", "line", "chance", "gives_away"]
    assert [row["keep"] for row in found] == [" ".join(choice.keep) for choice in odds.ranking]
    assert [float(row["chance"]) for row in found] == [choice.chance for choice in odds.ranking]


def test_the_curve_as_rows_where_there_is_nothing_to_choose(here: Here) -> None:
    found = rows(here("odds", "yellow|4", "--rerolls", "1", "--csv", "--exact"))
    assert [(row["rerolls"], Fraction(row["exact"])) for row in found] == [
        (str(rerolls), chance_to_move("yellow|4", rerolls=rerolls).exact) for rerolls in range(2)
    ]
    assert rows(here("odds", "yellow|4", "--csv"))[0]["exact"] == ""


def test_the_picture_is_written_beside_the_object(here: Here, tmp_path: Path) -> None:
    picture = tmp_path / "keeps.svg"
    assert answer(here(*ASK, "--json", "--plot", str(picture)))["plot"] == str(picture)
    assert picture.exists()


def test_rules_as_json(here: Here) -> None:
    found = answer(here("rules", "plan.three-steps", "--lang", "fr", "--json"))
    clause = fujikit.rulebook()["plan.three-steps"]
    assert found == {
        "game": "fuji",
        "lang": "fr",
        "words": "plan.three-steps",
        "clauses": [
            {
                "id": clause.id,
                "chapter": "plan",
                "heading": clause.heading("fr"),
                "text": clause.text("fr"),
                "page": 5,
                "related": list(clause.related),
            }
        ],
    }


def test_all_rules_as_json(here: Here) -> None:
    for game in ("fuji", "robinson"):
        found = answer(here("rules", "--game", game, "--json"))
        assert [clause["id"] for clause in found["clauses"]] == list(fujikit.rulebook(game))


def test_no_rule_as_json_is_an_empty_list_and_a_code(here: Here) -> None:
    told = here("rules", "zzzqqqxxx", "--json")
    assert answer(told, code=1)["clauses"] == []


def test_a_simulation_as_json(here: Here, tmp_path: Path) -> None:
    found = answer(here(*FEW, "--level", "1", "4", "--seed", "7", "--out", str(tmp_path), "--json"))
    games = simulate(team="random", box=BOX, games=3, seed=7, level=[1, 4]).games
    assert [found[key] for key in ("game", "games", "seed", "out", "errors")] == [
        *("fuji", 3, 7, str(tmp_path)),
        [],
    ]
    for cell, row in enumerate(found["summary"]):
        played = [game for game in games if game.cell == cell]
        won = sum(game.won for game in played)
        assert (row["level"], row["team"], row["games"], row["won"]) == ((1, 4)[cell], "random", 3, won)
        assert (row["rate"], (row["low"], row["high"])) == (won / 3, wilson(won, 3))
        assert row["lost_lava"] + row["lost_stamina"] == 3 - won
        assert row["rounds"] == sorted(game.rounds for game in played)[1]


def test_a_simulation_as_rows(here: Here) -> None:
    found = rows(here(*FEW, "--level", "1-2", "--csv"))
    assert [(row["level"], row["games"]) for row in found] == [("1", "3"), ("2", "3")]
    assert list(found[0])[-9:] == [
        *("won", "rate", "low", "high", "lost_lava", "lost_stamina"),
        *("rounds", "rounds_low", "rounds_high"),
    ]


def test_games_that_fail_are_in_the_object_and_in_the_code(here: Here) -> None:
    told = here("simulate", "--team", f"{HERE}.Clumsy", "--box", BOX, "--games", "3", "--quiet", "--json")
    found = answer(told, code=1)
    assert found["errors"]
    assert told.err.count("\n") == 1


def test_standard_output_is_no_folder(here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert here(*FEW, "--out", "-").refuses("--out: - is not a folder", "--json", "--csv")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [ASK, FEW], ids=lambda command: command[0])
def test_one_form_at_a_time(here: Here, command: tuple[str, ...]) -> None:
    assert here(*command, "--json", "--csv").refuses("--csv")


def test_objects_are_utf_8_whatever_the_terminal_speaks() -> None:
    done = subprocess.run(
        [str(SCRIPT), "rules", "plan.three-steps", "--lang", "pl", "--json"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        cwd=ROOT,
        check=True,
    )
    [clause] = json.loads(done.stdout.decode("utf-8"))["clauses"]
    assert clause["text"] == fujikit.rulebook()["plan.three-steps"].text("pl")


def test_bad_input_is_a_sentence_and_no_object(here: Here) -> None:
    told = here("odds", "purple", "--json")
    assert told.refuses("purple")
    assert told.out == ""
