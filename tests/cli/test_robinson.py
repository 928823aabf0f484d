"""Robinson Crusoe on the command line: play, look rules up, own cards."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import fujikit
from tests.cli.table import Here
from tests.robinson.support import new_game
from tools.fuzz import play

PLAY = ("play", "--game", "robinson", "--players", "Anna,Ben", "--seed", "3")


def lines_of_a_game(seed: int = 3) -> list[str]:
    """A whole random game, as lines."""
    game = new_game(2, seed=seed)
    play(game, Random(seed))
    return [str(move.action) for move in game.history if move.action is not None]


def test_a_whole_game_can_be_piped_in(here: Here) -> None:
    told = here(*PLAY, lines="\n".join(lines_of_a_game()))
    assert (told.code, told.err) == (0, "")
    assert told.out.rstrip().splitlines()[-1].startswith("You lost in round ")


def test_the_first_line_refused_ends_the_game_with_its_reason(here: Here) -> None:
    told = here(*PLAY, lines="Anna dance\n")
    assert told.code == 2
    assert "There is no verb “dance”" in told.err
    assert "[line.verb]" in told.err


def test_an_open_question_is_asked_with_its_answers(here: Here) -> None:
    told = here(*PLAY, lines="")
    assert "How much wood do you put on the pile before the action phase?\n  0, 1\n" in told.out
    assert "The game is not over: round 1" in told.err


def test_options_of_the_set_up(here: Here, tmp_path: Path) -> None:
    saved = tmp_path / "game.toml"
    told = here(
        *PLAY,
        *("--roles", "cook,soldier", "--first", "Ben", "--equipment", "3", "--figures", "none"),
        *("--books", "harder", "--wreckage", "captains-chest", "--switches", "soldier-sheet"),
        *("--save", str(saved)),
        lines="quit",
    )
    assert told.code == 0
    state = fujikit.load(saved).state
    assert [person.role for person in state.people] == ["cook", "soldier"]
    assert (state.first, len(state.equipment), state.table.books) == ("Ben", 3, "harder")
    assert state.threats[1] == "wreckage:captains-chest"
    assert state.table.switches == ("soldier-sheet",)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--level", "2"), "--level: robinson has no such option"),
        (("--skills", "scout,buddy"), "--skills: robinson has no such option"),
        (("--roles", "cook"), "roles: 1 role given for 2 players"),
        (("--lang", "fr"), "lang: robinson speaks en, not fr"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(
    here: Here,
    options: tuple[str, ...],
    sentence: str,
) -> None:
    assert here(*PLAY, *options).refuses(sentence)


def test_an_option_of_robinson_is_none_of_fuji(here: Here) -> None:
    assert here("play", "--roles", "cook,soldier,explorer").refuses("--roles: fuji has no such option")


def test_a_saved_game_goes_on(here: Here, tmp_path: Path) -> None:
    saved, lines = tmp_path / "game.toml", lines_of_a_game()
    here(*PLAY, "--save", str(saved), lines="\n".join(lines[:10]))
    told = here("play", "--load", str(saved), lines="legal\nquit\n")
    assert (told.code, told.err) == (0, "")
    assert fujikit.load(saved).moves == 11


def test_a_position_of_robinson_is_known_by_itself(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "night.toml"
    file.write_text('game = "robinson"\nphase = "night"\n[[seat]]\nname = "Anna"\n', encoding="utf-8")
    told = here("play", "--position", str(file), lines="")
    assert "night phase" in told.out


def test_a_replay_tells_the_game_again(here: Here, tmp_path: Path) -> None:
    saved = tmp_path / "game.toml"
    here(*PLAY, "--save", str(saved), lines="\n".join(lines_of_a_game()[:30]))
    told = here("replay", str(saved))
    assert told.code == 0
    assert "Castaways, round 1 of 12" in told.out


def test_commands_at_the_table(here: Here) -> None:
    told = here(*PLAY, lines="help\nlegal\nlegal Ben\nboard\nwhy Anna ready\nrules move camp roof\nquit\n")
    assert (told.code, told.err) == (0, "")
    assert "Anna place build roof" in told.out
    assert "[rc.move." in told.out


def test_a_card_on_the_table_is_looked_at(here: Here) -> None:
    told = here(*PLAY, lines="look dam\nquit\n")
    assert told.code == 0
    assert "  Dam: gain 2 nonperishable food" in told.out
    assert here(*PLAY, lines="look moon\n").refuses("Nothing on the table is called “moon”")


def test_a_rule_is_looked_up(here: Here) -> None:
    told = here("rules", "--game", "robinson", "friday dies")
    assert told.code == 0
    assert "[rc.friday.death]" in told.out


def test_scenarios_are_listed_with_their_goals(here: Here) -> None:
    told = here("box", "scenarios", "--game", "robinson")
    assert told.code == 0
    assert "1  Castaways (12 rounds)" in told.out
    assert "7  King Kong Island (10 rounds)" in told.out


def test_a_mistake_in_a_box_is_named(here: Here, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = here("box", "template", "--game", "robinson").out
    own.write_text(text + '\n[[beast]]\nname = "Yeti"\nstrength = "very"\n', encoding="utf-8")
    told = here("box", "check", "--game", "robinson", str(own))
    assert told.code == 2
    assert "Yeti" in told.err or "beast" in told.err
