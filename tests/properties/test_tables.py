"""The table rebuilt from a view: the board is kept, and is always the one that the view shows."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from fujikit.fuji.board import Board, board_of
from fujikit.fuji.odds.table_questions import eruptions_until_lava
from fujikit.fuji.view_state import state_from_view
from tests.properties.games import SEEDS, opening
from tools.fuzz import moments


@settings(max_examples=15)
@given(SEEDS)
def test_the_table_of_a_view_is_the_one_it_shows(seed: int) -> None:
    game = opening(seed)
    for _ in moments(game, Random(seed), 60):
        table, state = state_from_view(game.view(None)), game.state
        shown, real = dict(table.board.squares()), dict(state.board.squares())
        assert (table.board.terrain, table.board.lava) == (state.board.terrain, state.board.lava)
        assert (table.board.village, table.board.flippable) == (state.board.village, state.board.flippable)
        assert shown.keys() == real.keys()
        for square in filter(state.board.is_terrain, shown):
            assert shown[square] == real[square]
        assert [seat.at for seat in table.seats] == [seat.at for seat in state.seats]


@settings(max_examples=15)
@given(SEEDS)
def test_when_lava_arrives_is_worked_out_for_the_board_of_the_moment(seed: int) -> None:
    game = opening(seed)
    for _ in moments(game, Random(seed), 60):
        board: Board = game.state.board
        assert eruptions_until_lava(board) == eruptions_until_lava(board_of(dict(board.squares())))
