"""A position to look at, with marks over it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.widgets.fuji.board import Board

RIDGE = """
game = "fuji"
phase = "plan"
[board]
map = '''
V R l l
. l l v
'''
needs = { c1 = "yellow|4", c2 = "pink|4" }
[[seat]]
name = "Clara"
at = "c1"
dice = "B1 P1 B4 P4 B5 P5"
[[seat]]
name = "Jona"
at = "c2"
dice = "B6 P6 B3 P3 B2 P2"
[[seat]]
name = "Steve"
at = "c2"
dice = "B6 P6 B3 P3 B2 P2"
"""


@pytest.fixture
def game() -> Game[Any]:
    return fujikit.position(RIDGE)


def test_a_game_is_shown_as_everybody_may_see_it(game: Game[Any]) -> None:
    board = Board(game)
    assert board.view == game.own_view(None)
    assert all(die is None for seat in board.view["seats"].values() for die in seat["dice"])


def test_a_position_is_shown_from_its_text() -> None:
    assert Board(RIDGE).view["cards"]["c2"]["need"] == "pink|4"


def test_a_seat_sees_its_own_dice_and_no_others(game: Game[Any]) -> None:
    board = Board(game, seat="Clara")
    assert board.view["seats"]["Clara"]["dice"] == ["B1", "P1", "B4", "P4", "B5", "P5"]
    assert board.view["seats"]["Jona"]["dice"] == [None] * 6


def test_hidden_dice_change_no_trait(game: Game[Any]) -> None:
    other = fujikit.position(RIDGE.replace("B6 P6 B3 P3 B2 P2", "B1 P1 Y1 B2 P2 Y2"))
    for seat in (None, "Clara"):
        assert _state(Board(game, seat=seat)) == _state(Board(other, seat=seat))


def _state(board: Board) -> str:
    traits = {name: value for name, value in board.get_state().items() if name != "layout"}
    return json.dumps(traits, sort_keys=True, default=str)


def test_marks_are_drawn_over_the_board(game: Game[Any]) -> None:
    board = Board(
        game, highlights={"c2": "good"}, arrows=[("c1", "c2", "1 step"), ("c1", "b2")], notes={"d1": "go"}
    )
    assert board.marks == {
        "highlights": {"c2": "good"},
        "arrows": [
            {"start": "c1", "end": "c2", "text": "1 step"},
            {"start": "c1", "end": "b2", "text": ""},
        ],
        "notes": {"d1": "go"},
    }


def test_marks_are_redrawn_when_they_are_set_anew(game: Game[Any]) -> None:
    board, seen = Board(game, notes={"d1": "go"}), []
    board.observe(lambda change: seen.append(change["new"]), "marks")
    board.highlights = {"c2": "bad"}
    board.arrows = [("c1", "c2")]
    board.notes = {}
    assert [marks["highlights"] for marks in seen] == [{"c2": "bad"}] * 3
    assert (board.highlights, board.arrows, board.notes) == ({"c2": "bad"}, [("c1", "c2", "")], {})


@pytest.mark.parametrize(
    ("marks", "sentence"),
    [
        ({"highlights": {"z9": "good"}}, "highlights: there is no card on 'z9'"),
        ({"arrows": [("c1", "a2")]}, "arrows: there is no card on 'a2'"),
        ({"notes": {"a2": "nothing here"}}, "notes: there is no card on 'a2'"),
        ({"arrows": [("c1",)]}, "arrows: ('c1',) is not of the form"),
        ({"highlights": {"c1": "purple"}}, "highlights: 'purple' is none of look, good, bad"),
        ({"notes": {"c1": 7}}, "notes: 7 is no text"),
    ],
)
def test_wrong_marks_are_refused_in_one_sentence(
    game: Game[Any], marks: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput) as refused:
        Board(game, **marks)
    assert str(refused.value).startswith(sentence)
    board = Board(game)
    before = board.marks
    [(name, value)] = marks.items()
    with pytest.raises(BadInput):
        setattr(board, name, value)
    assert board.marks == before


def test_an_unknown_seat_is_refused(game: Game[Any]) -> None:
    with pytest.raises(BadInput, match="nobody at this table is called 'Mara'"):
        Board(game, seat="Mara")


def test_a_game_is_shown_as_it_has_gone_on_and_marks_and_seat_stay(game: Game[Any]) -> None:
    board = Board(game, notes={"d1": "go"}, seat="Clara")
    game.act("Clara mark d1")
    board.show(game)
    assert board.view["seats"]["Clara"]["marker"] == "d1"
    assert board.view["seat"] == "Clara"
    assert board.notes == {"d1": "go"}


def test_a_game_on_which_a_mark_has_no_card_is_not_shown(game: Game[Any]) -> None:
    board = Board(game, notes={"d1": "go"})
    with pytest.raises(BadInput, match="notes: there is no card on 'd1'"):
        board.show(RIDGE.replace("V R l l", "V R l ."))
    assert board.view == game.own_view(None)


def test_a_picked_square_arrives_in_the_notebook(game: Game[Any]) -> None:
    board, seen = Board(game), []
    board.observe(lambda change: seen.append(change["new"]), "picked")
    board.set_state({"picked": "c2"})
    assert seen == ["c2"]


def test_a_picked_square_that_is_no_card_is_nothing(game: Game[Any]) -> None:
    board = Board(game)
    board.set_state({"picked": "<script>"})
    assert board.picked == ""


def test_the_language_is_switched_live(game: Game[Any]) -> None:
    board = Board(game)
    assert board.receive({"do": "set-language", "id": 1, "lang": "fr"}).ok
    assert (board.lang, board.words["board.lava-next"]) == ("fr", "lave à côté")


def test_it_shows_itself_without_an_address(game: Game[Any]) -> None:
    assert repr(Board(game)) == "<fujikit Board>"


def test_widgets_are_imported_without_numpy() -> None:
    code = "import sys, fujikit.widgets; print(sorted({'numpy', 'matplotlib'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
