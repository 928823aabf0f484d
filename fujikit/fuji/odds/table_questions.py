"""What the odds ask of a game and its board: the view of a seat, ways to the village, when lava comes."""

from __future__ import annotations

from collections.abc import Mapping

from fujikit.engine.caching import cached_on_object
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.view import ViewData
from fujikit.fuji.board import Board, distances, names
from fujikit.fuji.state import State

View = ViewData


def view_of(game: Game[State], seat: str | None) -> View:
    """What a seat sees, or one sentence where nobody sits there.

    >>> import fujikit
    >>> view_of(fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7), "Mara")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: seat: nobody at this table is called 'Mara'
    """
    view: View = game.own_view(seat)
    return view


def refuse_other_phase(view: View, phase: str, what: str) -> None:
    """One sentence where a question is asked in a phase that does not know it."""
    if view["phase"] != phase:
        raise BadInput(f"{what} in the phase {phase!r}, and this is the phase {view['phase']!r}")


def steps_to_village(board: Board, square: str) -> int | None:
    """How many steps lead from a square to the nearest village card; None where no way does."""
    steps = distances(board.terrain, square)
    return min((steps[village] for village in names(board.village) if village in steps), default=None)


def nearer(board: Board, start: str, goal: str) -> int:
    """How many steps nearer to the village a move brings; 0 where no way leads there."""
    before, after = steps_to_village(board, start), steps_to_village(board, goal)
    return before - after if before is not None and after is not None else 0


@cached_on_object
def eruptions_until_lava(board: Board) -> Mapping[str, int]:
    """After how many eruptions each card is lava; what lava never reaches is not in it."""
    arrives: dict[str, int] = {}
    eruptions = 0
    while taken := board.next_lava():
        eruptions += 1
        arrives.update(dict.fromkeys(taken, eruptions))
        board = board.flip(taken)
    return arrives
