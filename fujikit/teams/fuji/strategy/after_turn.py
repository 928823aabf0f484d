"""Plays a turn of phase 5 on a state, without what chance decides."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.engine.events import Event
from fujikit.engine.rules import Step
from fujikit.fuji.actions import MoveTo
from fujikit.fuji.after_move import automatic
from fujikit.fuji.move import do_move
from fujikit.fuji.state import State


def after_turn(state: State, name: str) -> State:
    """The table after somebody's turn; tokens are left lying and injuries not laid down."""
    state = _folded(state, do_move(state, MoveTo(name, state.seat(name).marker)))
    while state.turn is not None and state.outcome is None:
        turn = state.turn
        if turn.eruptions or not (turn.draw or turn.injuries):
            state = _folded(state, automatic(state, turn))
        else:
            state = replace(state, turn=replace(turn, draw=False, injuries=0))
    return state


def _folded(state: State, steps: Iterable[Step]) -> State:
    for step in steps:
        assert isinstance(step, Event)
        state = step.fold(state)
    return state
