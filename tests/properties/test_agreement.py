"""`legal` generates and `check` explains: they must agree on every line that can be read."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from fujikit.fuji.actions import Say
from tests.properties.games import MOVES, SEEDS, lines, moment, readable


@settings(max_examples=150)
@given(SEEDS, MOVES)
def test_an_action_is_offered_exactly_when_it_is_fine(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    legal = {seat: set(game.legal(seat)) for seat in game.seats}
    for action in readable(game, lines(game, Random(seed), 60)):
        if not isinstance(action, Say):
            assert game.check(action).ok == (action in legal[action.seat]), str(action)


@settings(max_examples=100)
@given(SEEDS, MOVES)
def test_every_offer_is_fine_reads_back_and_comes_once(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    for seat in game.seats:
        legal = game.legal(seat)
        assert len(set(legal)) == len(legal)
        for action in legal:
            assert action.seat == seat
            assert game.read(str(action)) == action
            assert game.check(action).ok


@settings(max_examples=40)
@given(SEEDS, MOVES)
def test_a_refusal_has_words_and_changes_nothing(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    before = game.state
    for line in lines(game, Random(seed), 30):
        verdict = game.check(line)
        assert verdict.ok or all(verdict.text(lang).strip() for lang in ("en", "fr", "pl"))
    assert game.state is before
