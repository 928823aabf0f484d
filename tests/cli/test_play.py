import io
from pathlib import Path

import pytest

import fujikit
from fujikit.cli.play import piped
from fujikit.engine.words import LANGUAGES
from tests.cli.table import BOX, GAMES, NEW, Here, command_of, elsewhere, new_game

WON, LOST = GAMES / "won.txt", GAMES / "lost.txt"
FIRST_ROUND = "Clara mark g4\nJona mark g5\nSteve mark f3\n"


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def last_line(out: str) -> str:
    return out.rstrip("\n").rpartition("\n")[2]


# Whole games


def test_a_whole_game_piped_in_is_won() -> None:
    told = elsewhere(*command_of(WON), lines=text(WON))
    assert (told.code, told.err) == (0, "")
    assert "All meeples are in the village" in told.out
    assert last_line(told.out) == (
        "You won with 11 points. A fine escape. Fuji would like to meet you again, one level higher."
    )


def test_a_whole_game_piped_in_is_lost() -> None:
    told = elsewhere(*command_of(LOST), lines=text(LOST))
    assert (told.code, told.err) == (0, "")
    assert last_line(told.out) == "You lost in round 6. Lava reaches Steve: the game is lost."


@pytest.mark.parametrize("game", [WON, LOST], ids=lambda game: game.stem)
def test_the_games_show_what_a_table_does(game: Path) -> None:
    verbs = {line.split()[1] for line in text(game).splitlines() if line and line[0] != "#"}
    assert {"mark", "ready", "say", "reroll", "stop", "move", "injury"} <= verbs


@pytest.mark.parametrize(
    ("lang", "end"), [("fr", "Vous avez gagné avec 11 points."), ("pl", "Wygrana: 11 punktów.")]
)
def test_the_same_game_is_told_in_another_language(
    here: Here, monkeypatch: pytest.MonkeyPatch, lang: str, end: str
) -> None:
    monkeypatch.chdir(GAMES.parents[1])
    silent = "\n".join(line for line in text(WON).splitlines() if " say " not in line)
    told = here(*command_of(WON), "--lang", lang, lines=silent)
    assert told.code == 0
    assert last_line(told.out).startswith(end)
    assert "Clara moves" not in told.out


def test_lines_after_the_end_are_not_played(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(GAMES.parents[1])
    assert here(*command_of(WON), lines=f"{text(WON)}\nnonsense\n").code == 0


def test_a_number_is_the_same_seed_as_in_python(here: Here, tmp_path: Path) -> None:
    saved = tmp_path / "new.toml"
    here(*NEW, "--save", str(saved))
    assert fujikit.load(saved).record() == new_game().record()


def test_the_end_of_the_lines_is_not_the_end_of_the_game(here: Here) -> None:
    told = here(*NEW, lines=FIRST_ROUND)
    assert (told.code, told.err) == (1, "fujikit: The game is not over: round 1, phase: Planning.\n")
    assert "not over" not in told.out


def test_a_game_that_is_left_on_purpose_is_no_failure(here: Here) -> None:
    told = here(*NEW, lines=f"{FIRST_ROUND}quit\n")
    assert (told.code, told.err) == (0, "")
    assert last_line(told.out) == "The game is not over: round 1, phase: Planning."


def test_what_a_pipe_played_before_it_ended_is_saved(here: Here, tmp_path: Path) -> None:
    saved = tmp_path / "half.toml"
    assert here(*NEW, "--save", str(saved), lines=FIRST_ROUND).code == 1
    assert str(fujikit.load(saved).history[-1].action) == "Steve mark f3"


@pytest.mark.parametrize(("lang", "end"), [("fr", "La partie"), ("pl", "Gra jeszcze się nie")])
def test_the_language_changes_every_text(here: Here, lang: str, end: str) -> None:
    told = here(*NEW, "--lang", lang, lines="help\nwhy Clara mark a1\nlegal\nlook Clara\nundo\n")
    assert here(*NEW, "--lang", lang).err.startswith(f"fujikit: {end}")
    for english in ("Round", "stamina", "volcano", "allowed", "take the last"):
        assert english not in told.out


def test_quit_leaves_what_follows_unplayed(here: Here) -> None:
    told = here(*NEW, lines="Clara mark g4\nquit\nnonsense\n")
    assert (told.code, told.err) == (0, "")
    assert "The game is not over" in told.out


def test_comments_and_empty_lines_are_passed_over(here: Here) -> None:
    told = here(*NEW, lines="# nothing\n\n   \nClara mark g4  # a good card\nquit\n")
    assert told.code == 0
    assert "> Clara mark g4\n  Clara lays the marker on g4.\n" in told.out


# What is refused


def test_a_refused_line_ends_the_pipe_with_its_number_and_clause(tmp_path: Path) -> None:
    saved = tmp_path / "so-far.toml"
    lines = f"# a comment counts as a line\n{FIRST_ROUND}Clara mark a1\nClara ready\n"
    told = elsewhere(*NEW, "--save", str(saved), lines=lines)
    assert told.refuses("line 5: Clara mark a1: ", "[plan.")
    game = fujikit.load(saved)
    assert [str(move.action) for move in game.history][-1] == "Steve mark f3"


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("Bob mark g4", "[line.seat]"),
        ("Clara dance", "[line.verb]"),
        ("Clara mark", "[line.nouns]"),
        ("Clara say I have three yellow dice", "[talk.no-numbers]"),
        ("look Bob", "Clara, Jona, Steve"),
        ("look", "Clara, Jona, Steve"),
        ("legal Bob", "Clara, Jona, Steve"),
        ("save", "save FILE"),
        ("save /nowhere/at/all.toml", "/nowhere/at/all.toml"),
        ("save nul\0.toml", "null byte"),
        ("undo", "take"),
        (f"Clara mark {'g' * 2000}", "[line.nouns]"),
        ("Clara mark g4\x07", "[line.nouns]"),
    ],
)
def test_a_line_that_cannot_be_played_is_one_sentence(here: Here, line: str, part: str) -> None:
    assert here(*NEW, lines=f"{line}\n").refuses("line 1: ", part)


def test_a_refusal_comes_in_the_language_asked_for(here: Here, tmp_path: Path) -> None:
    saved = str(tmp_path / "english.toml")
    here(*NEW, "--save", saved)
    told = here("play", "--load", saved, "--lang", "fr", lines="Clara ready\n")
    verdict = fujikit.load(saved).check("Clara ready")
    assert told.refuses(verdict.text("fr"))


def test_lines_that_are_no_text_are_refused() -> None:
    stream = io.TextIOWrapper(io.BytesIO(b"Clara mark g4\n\xff\xfe\n"), encoding="utf-8")
    with pytest.raises(fujikit.BadInput, match="UTF-8"):
        list(piped(stream))


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--players", "Clara"], "players"),
        (["--players", "Clara,Clara,Jona"], "Clara"),
        (["--players", "Clara Maria,Jona,Steve"], "Clara Maria"),
        (["--players", "Clara,Jona"], "variant"),
        (["--skills", "juggler,scout,buddy"], "juggler"),
        (["--scenario", "99"], "99"),
        (["--level", "5"], "5"),
        (["--box", "missing.toml"], "missing.toml"),
        (["--load", "missing.toml"], "missing.toml"),
        (["--position", "missing.toml"], "missing.toml"),
        (["--dice", "B9 B9 B9 B9 B9 B9"], "B9"),
        (["--save", "/nowhere/at/all.toml"], "/nowhere/at/all.toml"),
    ],
    ids=" ".join,
)
def test_a_game_that_cannot_begin_is_one_sentence(here: Here, options: list[str], part: str) -> None:
    told = here("play", *options, lines="Clara mark g4\n")
    assert told.refuses(part)
    assert told.out == ""


@pytest.mark.parametrize("broken", ["", "game = ", 'game = "fuji"\nphase = "dance"\n', 'game = "chess"\n'])
@pytest.mark.parametrize("option", ["--position", "--load", "--box"])
def test_a_broken_file_is_named(here: Here, tmp_path: Path, option: str, broken: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(broken, encoding="utf-8")
    told = here("play", option, str(file))
    assert told.refuses("broken.toml")
    assert told.out == ""


# Saving and going on


def test_a_saved_game_goes_on_where_it_was(here: Here, tmp_path: Path) -> None:
    saved = str(tmp_path / "evening.toml")
    here(*NEW, lines=f"{FIRST_ROUND}save {saved}\n")
    told = here("play", "--load", saved, "--save", saved, lines="Clara ready\nquit\n")
    assert (told.code, told.err) == (0, "")
    assert fujikit.load(saved).view()["seats"]["Clara"]["ready"]
    assert fujikit.load(saved).view()["seats"]["Jona"]["marker"] == "g5"


def test_a_saved_game_keeps_its_language(here: Here, tmp_path: Path) -> None:
    saved = str(tmp_path / "soir.toml")
    here(*NEW, "--lang", "fr", "--save", saved)
    assert "La partie" in here("play", "--load", saved).err
    assert "The game" in here("play", "--load", saved, "--lang", "en").err


def test_a_finished_game_shows_its_end(here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(GAMES.parents[1])
    saved = str(tmp_path / "won.toml")
    here(*command_of(WON), "--save", saved, lines=text(WON))
    assert last_line(here("play", "--load", saved).out).startswith("You won with 11 points.")


def test_a_position_file_is_played(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(new_game().position(), encoding="utf-8")
    told = here("play", "--position", str(file), "--box", BOX, lines="Clara mark g4\nquit\n")
    assert (told.code, told.err) == (0, "")
    assert "Clara lays the marker on g4." in told.out


def test_dice_can_be_scripted(here: Here) -> None:
    hand = "B1 P1 B4 P4 B5 P5"
    told = here("play", "--skills", "gatherer,scout,buddy", "--dice", hand, lines="look Clara\n")
    assert "Clara: 1:B1 2:P1 3:B4 4:P4 5:B5 6:P5\n" in told.out


def test_the_set_up_can_be_left_to_the_players(here: Here) -> None:
    skills = ("--skills", "tinkerer,scout,equipment-manager")
    told = here(*NEW, *skills, "--ask", lines="legal Clara\nClara keep lighter\n")
    assert "Clara keep " in told.out
    assert "of your equipment cards to keep" in told.out


# What can be asked at the table


def test_look_shows_the_own_dice_and_hides_the_others(here: Here) -> None:
    told = here(*NEW, lines="look Clara\n")
    (hand,) = [line for line in told.out.splitlines() if line.startswith("Clara: ")]
    assert "?" not in hand
    assert "Jona: 1" not in told.out


def test_look_counts_the_dice_for_the_marker(here: Here) -> None:
    dice = new_game().view("Clara")["seats"]["Clara"]["dice"]
    odd = sum(int(die[1]) for die in dice if int(die[1]) % 2)
    told = here(*NEW, lines="Clara mark g4\nlook clara\n")
    assert f"For g4 (“odd”) these dice add up to {odd}.\n" in told.out


def test_look_says_how_many_rerolls_are_left(here: Here) -> None:
    lines = f"{FIRST_ROUND}Clara ready\nJona ready\nSteve ready\nlook Steve\n"
    assert "Rerolls left: 1.\n" in here(*NEW, lines=lines).out


def test_all_dice_are_shown_when_the_screens_fall(here: Here) -> None:
    whole = text(WON)
    before_moves = whole[: whole.index("Clara move g4")]
    told = here(*NEW, lines=before_moves)
    after = told.out.partition("The screens come down: all dice are open.\n")[2]
    assert [line.partition(":")[0] for line in after.splitlines()[:3]] == ["Clara", "Jona", "Steve"]
    assert "?" not in after


def test_legal_lists_what_a_seat_may_do(here: Here) -> None:
    told = here(*NEW, lines="legal Clara\n")
    assert "\n  Clara mark " in told.out
    assert "Jona mark" not in told.out
    assert "\n  Jona mark " in here(*NEW, lines="legal\n").out


def test_legal_says_when_there_is_nothing_to_do(here: Here) -> None:
    lines = f"{FIRST_ROUND}Clara ready\nJona ready\nSteve ready\nlegal Jona\n"
    assert "Jona can do nothing now." in here(*NEW, lines=lines).out


def test_legal_does_not_flood_the_screen(here: Here) -> None:
    lines = f"{FIRST_ROUND}Clara ready\nJona ready\nSteve ready\nlegal Steve\n"
    told = here(*NEW, lines=lines)
    assert "… (63)" in told.out


def test_why_tells_the_reason_or_that_there_is_none(here: Here) -> None:
    told = here(*NEW, lines="why Clara ready\nwhy Clara mark g4\n")
    assert "[plan.marker]" in told.out
    assert "That is allowed." in told.out


def test_rules_are_looked_up_at_the_table(here: Here) -> None:
    told = here(*NEW, lines="rules plan.three-steps\nrules zzzqqqxxx\nrules\n")
    assert "Three steps at most [plan.three-steps]" in told.out
    assert 'Nothing found for "zzzqqqxxx".' in told.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_command(here: Here, lang: str) -> None:
    told = here(*NEW, "--lang", lang, lines="help\n")
    for word in ("say", "look", "legal", "why", "rules", "board", "undo", "save", "quit"):
        assert f" {word} " in told.out


def test_board_shows_the_table_once_more(here: Here) -> None:
    assert here(*NEW, lines="board\n").out.count("Round 1, phase: Planning\n") == 2


def test_undo_takes_back_one_line(here: Here, tmp_path: Path) -> None:
    saved = tmp_path / "undone.toml"
    told = here(*NEW, "--save", str(saved), lines="Clara mark g4\nundo\n")
    assert "Taken back: Clara mark g4\n" in told.out
    assert fujikit.load(saved).view()["seats"]["Clara"]["marker"] is None


def test_undo_crosses_dice_only_in_a_study_game(here: Here) -> None:
    lines = f"{FIRST_ROUND}Clara ready\nJona ready\nSteve ready\nSteve reroll 1\nundo\n"
    assert here(*NEW, lines=lines).refuses("line 8: undo: ")
    assert "Taken back: Steve reroll 1" in here(*NEW, "--study", lines=lines).out


def test_a_seat_may_be_called_like_a_command(here: Here) -> None:
    told = here(*NEW, "--players", "look,Jona,Steve", lines="look mark g4\n")
    assert "look lays the marker on g4." in told.out
