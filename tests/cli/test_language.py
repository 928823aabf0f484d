"""The language of a command: asked for, of a saved game, or of the system; help and errors in it too."""

from __future__ import annotations

import os
import subprocess
from itertools import product
from pathlib import Path

import pytest

import fujikit
from fujikit.app import server
from fujikit.cli.fuji.options import WORDS as FUJI
from fujikit.cli.language import WORDS
from fujikit.cli.robinson.options import WORDS as ROBINSON
from tests.cli.table import BOX, NEW, ROOT, SCRIPT, Here

COMMANDS = [
    [],
    ["app"],
    ["lab"],
    ["play"],
    ["odds"],
    ["rules"],
    ["replay"],
    ["box"],
    ["simulate"],
    ["completion"],
]
FRENCH, POLISH = "fr_FR.UTF-8", "pl_PL.UTF-8"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
STARTS = {"en": "usage: ", "fr": "utilisation : ", "pl": "użycie: "}
POSITION = 'game = "robinson"\nphase = "night"\n[[seat]]\nname = "Anna"\n'


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": FRENCH}, "fr"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "fr"),
        ({"LANG": FRENCH, "LC_MESSAGES": POLISH}, "pl"),
        ({"LANG": FRENCH, "LC_MESSAGES": POLISH, "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": FRENCH, "LC_MESSAGES": "", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:pl:fr"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "xx"}, "en"),
        ({"LANG": "fr" * 5000}, "en"),
    ],
)
def test_the_system_says_which_language(
    here: Here, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], lang: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert here("--help").out.startswith(STARTS[lang])


def test_a_language_that_is_asked_for_counts_more(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", FRENCH)
    for asking in (["--lang", "pl", "rules"], ["rules", "--lang=pl"], ["rules", "--la", "pl"]):
        assert here(*asking, "--help").out.startswith(STARTS["pl"])
    assert "Three steps" in here("rules", "plan.three-steps", "--lang", "en").out


def test_a_process_of_its_own_hears_the_system_too() -> None:
    done = subprocess.run(
        [str(SCRIPT), "rules", "plan.three-steps"],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LANG": FRENCH},
        check=True,
    )
    assert "Trois" in done.stdout


@pytest.mark.parametrize("lang", ["fr", "pl"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_text_of_a_help_stays_english(here: Here, command: list[str], lang: str) -> None:
    section = command[0] if command else "top"
    told = here(*command, "--help", "--lang", lang)
    assert told.out.startswith(STARTS[lang])
    shown = " ".join(told.out.split())
    for words, place in product((WORDS, FUJI, ROBINSON), ("top", section, "metavar", "argparse")):
        if place not in words.sections("en"):
            continue
        for key, english in words.section(place, "en").items():
            if english != words.section(place, lang)[key].strip() and len(english) > 2:
                assert f" {english} " not in f" {shown} ", (place, key)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "il manque ces arguments : COMMANDE"),
        (["rules", "--wings"], "arguments inconnus : --wings"),
        (["play", "--level", "one"], "argument --level : 'one' n'est pas un nombre entier"),
        (["app", "--port", "0"], "argument --port : '0' n'est pas un port de 1 à 65535"),
        (["play", "--game", "chess"], "argument --game : choix inconnu : 'chess' (à choisir parmi "),
        (["play", "--ask=now"], "argument --ask : ne prend pas de valeur, et 'now' en est une"),
        (["play", "--load"], "argument --load : il faut une valeur"),
        (["simulate", "--team"], "argument --team : il faut au moins une valeur"),
        (
            ["play", "--load", "a", "--position", "b"],
            "argument --position : ne va pas avec l'argument --load",
        ),
        (["play", "--l", "a"], "option ambiguë : --l peut vouloir dire --lang, --level, --load"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_option_is_named_in_the_language(
    here: Here, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.setenv("LANG", FRENCH)
    told = here(*arguments)
    assert told.refuses("--help` en dit plus)")
    assert sentence in told.err.replace(APOSTROPHE, "'")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--roles", "cook"], "--roles : fuji n'a pas cette option"),
        (["odds", "odd", "--beat", "x"], "'x' : ce ne sont pas des nombres séparés par des virgules"),
        (["simulate", "--level", "x"], "--level: 'x' n'est ni un nombre ni un intervalle comme 1-4"),
        (["simulate", "--out", "-"], "--out : - n'est pas un dossier ; "),
    ],
)
def test_what_else_is_wrong_is_said_in_the_language(
    here: Here, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.setenv("LANG", FRENCH)
    told = here(*arguments)
    assert told.refuses()
    assert sentence in told.err.replace(APOSTROPHE, "'")


def test_afterwards_argparse_speaks_as_before(here: Here) -> None:
    here("--help", "--lang", "fr")
    assert here("--help").out.startswith("usage: ")


def test_a_new_game_speaks_the_language_of_the_system(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LANG", FRENCH)
    saved = tmp_path / "soir.toml"
    assert "La partie" in here(*NEW, "--save", str(saved)).err
    assert fujikit.load(saved).lang == "fr"


def test_a_saved_game_keeps_its_language_on_another_system(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = str(tmp_path / "soir.toml")
    here(*NEW, "--lang", "fr", "--save", saved)
    monkeypatch.setenv("LANG", POLISH)
    assert "La partie" in here("play", "--load", saved).err
    assert "Tour 1" in here("replay", saved).out


def test_robinson_speaks_english_where_the_system_speaks_french(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LANG", FRENCH)
    saved, position = tmp_path / "game.toml", tmp_path / "night.toml"
    position.write_text(POSITION, encoding="utf-8")
    played = here("play", "--game", "robinson", "--seed", "1", "--save", str(saved), lines="quit")
    assert (played.code, played.err) == (0, "")
    for asking, part in [
        (("play", "--position", str(position)), "night phase"),
        (("play", "--load", str(saved)), "The game is not over"),
        (("replay", str(saved)), "Castaways, round 1"),
        (("rules", "--game", "robinson", "friday dies"), "[rc.friday.death]"),
        (("box", "scenarios", "--game", "robinson"), "King Kong Island (10 rounds)"),
    ]:
        told = here(*asking, lines="quit")
        assert (told.code, told.err) == (0, ""), asking
        assert part in told.out


@pytest.mark.parametrize(
    "asking",
    [
        ("play", "--game", "robinson"),
        ("play", "--position", "night.toml"),
        ("rules", "--game", "robinson", "friday"),
        ("rules", "--game", "robinson", "--json"),
        ("box", "scenarios", "--game", "robinson"),
        ("play", "--load", "game.toml"),
        ("replay", "game.toml"),
    ],
    ids=" ".join,
)
def test_robinson_in_french_on_request_is_refused_in_one_sentence(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, asking: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("night.toml").write_text(POSITION, encoding="utf-8")
    here("play", "--game", "robinson", "--seed", "1", "--save", "game.toml")
    told = here(*asking, "--lang", "fr", lines="quit")
    assert told.refuses("fr")
    assert told.out == ""


def test_the_language_of_the_system_changes_no_simulated_game(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    few = ("simulate", "--team", "random", "--box", BOX, "--games", "1", "--quiet", "--out", str(tmp_path))
    here(*few)
    english = (tmp_path / "games.csv").read_bytes()
    monkeypatch.setenv("LANG", FRENCH)
    told = here(*few)
    assert "gagnées" in told.out
    assert (tmp_path / "games.csv").read_bytes() == english


def test_the_app_leaves_the_language_to_the_browser_unless_asked(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "serve", lambda _options, ready: ready("http://localhost:8866/"))
    monkeypatch.setenv("LANG", FRENCH)
    assert " http://localhost:8866/ (Ctrl-C " in here("app", "--no-browser").out
    asked = here("app", "--no-browser", "--lang", "pl").out
    assert asked == "Fuji jest pod adresem http://localhost:8866/?lang=pl (Ctrl-C zatrzymuje)\n"


def test_the_games_in_the_tests_are_the_same_everywhere() -> None:
    for game in ("won.txt", "lost.txt"):
        first = (ROOT / "tests" / "games" / game).read_text("utf-8").splitlines()[0]
        assert "--lang en" in first, "what is said in them is English"
