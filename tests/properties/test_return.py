"""Undo, replay, records, codes and positions come back to the very same bytes; copies live on their own."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import fujikit
from fujikit.engine.game import Game
from tests.properties.games import MOVES, SEEDS, moment, opening
from tests.support import BOX
from tools.fuzz import step
from tools.fuzz_fuji import state_bytes


def moves_and_state(game: Game[Any]) -> tuple[bytes, list[str]]:
    return state_bytes(game.state), [str(move.action) for move in game.history]


def everything(game: Game[Any]) -> tuple[bytes, str]:
    return state_bytes(game.state), game.record()


@settings(max_examples=10)
@given(SEEDS)
def test_a_study_game_is_undone_move_by_move_to_its_beginning(seed: int) -> None:
    game, random = opening(seed, study=True), Random(seed)
    record, moments = game.record(), [moves_and_state(game)]
    while step(game, random):
        moments.append(moves_and_state(game))
    for before in reversed(moments[:-1]):
        game.undo()
        assert moves_and_state(game) == before
    assert game.record() == record
    while game.history and game.history[-1].action is not None:
        game.undo()
    with pytest.raises(fujikit.CannotUndo):
        game.undo()


@settings(max_examples=10)
@given(SEEDS)
def test_a_played_game_is_undone_up_to_chance_or_a_reveal(seed: int) -> None:
    game, random = opening(seed), Random(seed)
    before = moves_and_state(game)
    while step(game, random):
        after = moves_and_state(game)
        action, events = game.history[-1].action, game.history[-1].events
        if any(event.by_chance or event.reveals for event in events):
            with pytest.raises(fujikit.CannotUndo):
                game.undo()
            assert moves_and_state(game) == after
        else:
            assert game.undo() == action
            assert moves_and_state(game) == before
            game.act(str(action))
            assert moves_and_state(game) == after
        before = after


@settings(max_examples=40)
@given(SEEDS, MOVES)
def test_a_code_gives_the_same_game(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    again = fujikit.from_code(game.code())
    assert state_bytes(again.state) == state_bytes(game.state)
    assert again.record() == game.record()
    assert again.code() == game.code()
    assert [game.view(seat) for seat in game.seats] == [again.view(seat) for seat in game.seats]


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(SEEDS, MOVES)
def test_a_saved_game_comes_back_and_goes_on_alike(tmp_path: Path, seed: int, moves: int) -> None:
    game = moment(seed, moves)
    file = tmp_path / "game.toml"
    game.save(file)
    one, other = fujikit.load(file), fujikit.load(file)
    assert one.record() == game.record()
    first, second = Random(seed), Random(seed)
    for _ in range(20):
        assert step(one, first) == step(other, second)
    assert everything(one) == everything(other)


@settings(max_examples=80)
@given(SEEDS, MOVES)
def test_a_position_gives_the_same_moment(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    if game.phase == "setup" or game.outcome is not None:
        with pytest.raises(fujikit.BadInput):
            game.position()
        return
    again = fujikit.position(game.position(), box=BOX)
    assert state_bytes(again.state) == state_bytes(game.state)
    assert again.position() == game.position()


@settings(max_examples=20)
@given(SEEDS)
def test_a_game_from_a_position_is_recorded_like_any_other(seed: int) -> None:
    game = moment(seed, 30)
    if game.phase == "setup" or game.outcome is not None:
        return
    again = fujikit.position(game.position(), box=BOX, seed=seed)
    random = Random(seed)
    for _ in range(15):
        step(again, random)
    assert fujikit.from_code(again.code()).record() == again.record()


@settings(max_examples=20)
@given(SEEDS)
def test_the_same_seed_gives_the_same_game(seed: int) -> None:
    assert everything(moment(seed, 80)) == everything(moment(seed, 80))


@settings(max_examples=30)
@given(SEEDS, MOVES)
def test_a_copy_goes_on_alike_and_on_its_own(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    before = everything(game)
    twin = game.copy()
    first, second = Random(seed), Random(seed)
    for _ in range(10):
        step(twin, first)
    assert everything(game) == before
    for _ in range(10):
        step(game, second)
    assert everything(game) == everything(twin)
