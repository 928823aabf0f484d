"""The game of `a-game-of-your-own.md` as it is printed there: it plays, comes back, and hides the rock."""

from __future__ import annotations

import json
from itertools import takewhile
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.engine.record import Record
from fujikit.engine.table import table_view, why_not
from fujikit.engine.view import Ask
from tools import blind
from tools.reef import PAGE, program
from tools.reef import reef as reef_module

NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "program" / "61-a-game-of-your-own.ipynb"
MAX_LINES, MAX_WIDTH = 250, 110
NAMES = ["Ada", "Bo", "Cy", "Di"]


@pytest.fixture(scope="module")
def reef() -> ModuleType:
    return reef_module()


def new(reef: ModuleType, number: int) -> Game[Any]:
    rules: Any = reef.Reef()
    return fujikit.new_game(rules, players=NAMES[: 2 + number % 3], seed=number)


def play_blindly(game: Game[Any], draw: Random) -> None:
    """Somebody who knows nothing of the game takes any line that is offered, until it is over."""
    while game.outcome is None:
        seat = draw.choice(game.awaits)
        line = str(draw.choice(game.legal(seat)))
        assert game.check(line).ok
        game.act(line)


def test_it_can_be_typed_in_an_afternoon() -> None:
    lines = program().splitlines()
    assert len(lines) <= MAX_LINES
    assert max(map(len, lines)) <= MAX_WIDTH


def test_the_notebook_has_the_same_program() -> None:
    code = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    pieces = takewhile(lambda cell: "check" not in cell["metadata"].get("tags", ()), code)
    typed = [line.rstrip() for cell in pieces for line in cell["source"]]
    assert list(filter(None, typed)) == list(filter(None, program().splitlines()))


def test_its_own_tests_pass(reef: ModuleType) -> None:
    tests = [value for name, value in vars(reef).items() if name.startswith("test_")]
    assert tests
    for test in tests:
        test()


@pytest.mark.slow
def test_a_blind_player_comes_to_an_end_and_every_game_comes_back(reef: ModuleType) -> None:
    ends = set()
    for number in range(200):
        game = new(reef, number)
        play_blindly(game, Random(number))
        assert game.outcome is not None
        ends.add(game.outcome.why)
        again = fujikit.from_code(game.code(), rules=game.rules)
        assert (again.state, again.record()) == (game.state, game.record())
    assert ends == {"reef.harbour", "reef.rock", "reef.night"}


def test_every_move_is_undone_and_replayed_in_a_study_game(reef: ModuleType) -> None:
    for number in range(6):
        played = new(reef, number)
        play_blindly(played, Random(number))
        game = played.again(played.source)
        game.study = True
        Record(played.record(), "record").replay(game)
        states = [move.before for move in game.history] + [game.state]
        assert [game.at(moves).state for moves in range(game.moves + 1)] == states
        while game.moves > 1:
            game.undo()
            assert game.state == states[game.moves]


def test_every_position_reads_back(reef: ModuleType) -> None:
    game = new(reef, 3)
    play_blindly(game, Random(3))
    for moves in range(1, game.moves + 1):
        moment = game.at(moves)
        assert fujikit.position(moment.position(), rules=game.rules).state == moment.state


def test_no_line_but_the_legal_ones_is_allowed(reef: ModuleType) -> None:
    nouns = ["", " 0", " 1", " 2", " 3", " 1 2", " 1 3", " x"]
    for number in range(6):
        game, draw = new(reef, number), Random(number)
        while game.outcome is None:
            for seat in game.seats:
                lines = [
                    f"{seat} {verb}{noun}" for verb in ("row", "look", "again", "rest") for noun in nouns
                ]
                allowed = {line for line in lines if game.check(line).ok}
                assert allowed == {str(action) for action in game.legal(seat)}
            game.act(draw.choice(game.legal(draw.choice(game.awaits))))


def test_who_has_not_looked_learns_nothing_of_the_rock(reef: ModuleType) -> None:
    for rock in range(2, 8):
        rules: Any = reef.Reef()
        games = [
            fujikit.new_game(rules, players=["Ada", "Bo"], seed=1, dice=f"{where} 6 1 2 3")
            for where in (rock, 5)
        ]
        for game in games:
            game.act("Ada look 1")
        views = [[game.view(seat) for seat in ("Bo", None)] for game in games]
        assert views[0] == views[1]
        assert [game.view("Ada")["rock"] for game in games] == [rock, 5]


@pytest.mark.slow
def test_taps_lead_to_every_legal_line_and_to_no_other(reef: ModuleType) -> None:
    for number in range(12):
        game = new(reef, number)
        for view, actor, _ in blind.play(game, Random(number)):
            assert list(blind.faults(game, view, actor)) == []
        assert game.outcome is not None


def test_a_table_that_knows_no_game_is_told_its_words(reef: ModuleType) -> None:
    rules: Any = reef.Reef()
    game = fujikit.new_game(rules, players=["Ada", "Bo"], seed=7, dice="4 6 3 5 2")
    view = table_view(game, "Ada")
    assert view.title == "Reef"
    assert view.ask == Ask("Ada, what do you do with your dice? 24 to go, 3 oil.")
    assert {intent.id: intent.label for intent in view.intents}["look"] == "Look for the rock"
    assert [offer.label for offer in view.offers if offer.intent == "row"] == [
        "Row: die 1 (6)",
        "Row: die 2 (3)",
    ]
    assert why_not(game, "Ada", "die Ada.2", "look").clauses == ["reef.six"]


def test_the_table_is_printed_as_the_page_says(reef: ModuleType) -> None:
    rules: Any = reef.Reef()
    game = fujikit.new_game(rules, players=["Ada", "Bo"], seed=7, dice="4 6 3 5 2")
    assert f"```text\n{game}\n```" in PAGE.read_text("utf-8")
