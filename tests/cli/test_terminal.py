"""People at a terminal: refusals are told and play goes on, and dice are shown behind a curtain."""

import pytest

from fujikit.cli.fuji.session import CLEAR
from tests.cli.table import NEW, Here, People

MARKED = ("Clara mark g4", "Jona mark g5", "Steve mark f3")
READY = ("Clara ready", "Jona ready", "Steve ready")
REROLLED = ("Clara stop", "Steve stop")


def test_the_first_screen_says_the_goal_the_board_and_what_to_type(here: Here) -> None:
    told = here.at_terminal(*NEW, typed=People())
    welcome, _, board = told.out.partition("Round 1, phase: Planning")
    assert "village" in welcome
    assert "`help`" in welcome
    assert "`look Clara`" in board
    assert "`Clara mark " in board
    assert "`Clara ready`" in board


def test_a_refusal_is_told_and_play_goes_on(here: Here) -> None:
    told = here.at_terminal(*NEW, typed=People("Clara mark a1", "nonsense", "look Bob", "undo", *MARKED))
    assert (told.code, told.err) == (0, "")
    assert "[plan." in told.out
    assert "[line.seat]" in told.out
    assert "Steve lays the marker on f3." in told.out


def test_a_typed_line_is_not_told_twice(here: Here) -> None:
    assert "> Clara mark g4" not in here.at_terminal(*NEW, typed=People("Clara mark g4")).out


def test_those_whom_the_game_waits_for_are_named(here: Here) -> None:
    people = People(*MARKED, *READY[:2])
    here.at_terminal(*NEW, typed=people)
    assert people.asked[0] == "Planning, waiting for Clara, Jona, Steve> "
    assert people.asked[-1] == "Planning, waiting for Steve> "


@pytest.mark.parametrize(
    ("lines", "hint"),
    [
        ((*MARKED, *READY), "`Clara stop`"),
        ((*MARKED, *READY, *REROLLED), "`legal Clara`"),
        ((*MARKED, *READY, *REROLLED, *READY), "`Clara move g4`"),
    ],
    ids=["reroll", "equip", "move"],
)
def test_every_phase_begins_with_a_hint(here: Here, lines: tuple[str, ...], hint: str) -> None:
    assert hint in here.at_terminal(*NEW, typed=People(*lines)).out


def test_an_open_question_is_asked_with_examples(here: Here) -> None:
    people = People()
    told = here.at_terminal(*NEW, "--ask", typed=people)
    assert "Clara, choose the die that stays in the box.\n" in told.out
    assert "Answer, for example: Clara leave-out 1, Clara leave-out 2." in told.out
    assert people.asked == ["Set-up, waiting for Clara> "]


def test_dice_are_shown_behind_a_curtain(here: Here) -> None:
    people = People("look Clara", "", "")
    told = here.at_terminal(*NEW, typed=people)
    assert people.asked[1:3] == [
        "Pass the screen to Clara, who presses Enter. ",
        "Press Enter to hide the dice. ",
    ]
    before, shown, after = told.out.split(CLEAR)
    assert "Clara: 1:" in shown
    assert shown.index(people.asked[1]) < shown.index("Clara: 1:") < shown.index(people.asked[2])
    assert "Clara: 1:" not in before + after
    assert "Round 1, phase: Planning" in after


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_dice_are_hidden_even_when_the_player_leaves(here: Here, error: type[BaseException]) -> None:
    people = People("look Clara", "")

    def typed(prompt: str) -> str:
        if prompt.startswith("Press Enter"):
            raise error
        return people(prompt)

    told = here.at_terminal(*NEW, typed=typed)
    assert "Clara: 1:" not in told.out.rpartition(CLEAR)[2]


def test_cards_that_tell_of_dice_are_listed_behind_the_curtain(here: Here) -> None:
    equip = (*MARKED, *READY, *REROLLED)
    people = People(*equip, "legal", "legal Steve", "", "")
    told = here.at_terminal(*NEW, typed=people)
    assert "Say who: Clara, Jona, Steve." in told.out
    _, shown, _ = told.out.split(CLEAR)
    assert "Steve ready" in shown


def test_while_planning_legal_moves_are_no_secret(here: Here) -> None:
    told = here.at_terminal(*NEW, typed=People("legal"))
    assert CLEAR not in told.out
    assert "Steve mark " in told.out


def test_the_end_of_the_input_ends_the_evening(here: Here) -> None:
    told = here.at_terminal(*NEW, typed=People())
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("\nThe game is not over: round 1, phase: Planning.\n")


def test_bytes_that_are_no_text_are_refused_and_play_goes_on(here: Here) -> None:
    people = People("Clara mark g4")

    def typed(prompt: str) -> str:
        if not failed:
            failed.append(prompt)
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
        return people(prompt)

    failed: list[str] = []
    told = here.at_terminal(*NEW, typed=typed)
    assert "not UTF-8 text" in told.out
    assert "Clara lays the marker on g4." in told.out


def test_long_refusals_are_broken_into_lines(here: Here) -> None:
    told = here.at_terminal(*NEW, typed=People("Clara"))
    refusal = told.out.partition("waiting for Clara, Jona, Steve> ")[2].partition("Planning,")[0]
    assert refusal.count("\n") > 1
    assert max(map(len, refusal.splitlines())) <= 90
