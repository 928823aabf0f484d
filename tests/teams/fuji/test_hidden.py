"""Computer players at any moment: they act within the rules, and on what they may see alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from fujikit.engine.game import Game
from fujikit.fuji.state import SCREENS_UP
from fujikit.teams import KINDS, player
from fujikit.teams.company import player_view
from tests.properties.games import MOVES, SEEDS, moment
from tests.properties.unseen import other_hidden_dice

FAIR = [kind for kind in KINDS if kind != "seer"]


def answer(game: Game[Any], kind: str, seat: str) -> str | None:
    code = player(kind, seat, seed=1)
    return code(player_view(game, seat, code))


@pytest.mark.parametrize("kind", FAIR)
@settings(max_examples=60)
@given(SEEDS, MOVES)
def test_dice_that_a_player_cannot_see_change_nothing_it_does(kind: str, seed: int, moves: int) -> None:
    game, random = moment(seed, moves), Random(seed)
    state = game.state
    for seat in game.seats:
        before = answer(game, kind, seat)
        game.state = other_hidden_dice(state, seat, random)
        assert answer(game, kind, seat) == before
        game.state = state


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=60)
@given(SEEDS, MOVES)
def test_a_player_answers_with_a_legal_line_or_none(kind: str, seed: int, moves: int) -> None:
    game = moment(seed, moves)
    for seat in game.seats:
        line = answer(game, kind, seat)
        assert line is None or game.check(line).ok, (line, str(game.check(line)))


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=60)
@given(SEEDS, MOVES)
def test_somebody_of_those_awaited_acts(kind: str, seed: int, moves: int) -> None:
    game = moment(seed, moves)
    answers = {seat: answer(game, kind, seat) for seat in game.awaits}
    assert game.outcome is not None or any(answers.values()), answers


def test_the_changed_dice_are_really_others() -> None:
    """What the first test stands on: in a phase with screens somebody's dice differ."""
    game = moment(7, 0)
    assert game.phase in SCREENS_UP
    changed = other_hidden_dice(game.state, game.seats[0], Random(1))
    assert changed.seats[1].dice != game.state.seats[1].dice
    assert changed.seats[0].dice == game.state.seats[0].dice
