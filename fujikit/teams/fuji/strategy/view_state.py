"""Rebuilds a state from a view, and plays a turn of phase 5 on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from fujikit.engine.events import Event
from fujikit.engine.rules import Step
from fujikit.fuji.actions import MoveTo
from fujikit.fuji.after_move import automatic
from fujikit.fuji.box import Level, Row, Track, house
from fujikit.fuji.move import do_move
from fujikit.fuji.state import THIRD, Die, Seat, State, Table
from fujikit.teams.fuji.distances import board_distances
from fujikit.teams.player import View


def state_from_view(view: View) -> State:
    """The state of the game as far as a view tells it; hidden dice are blank in it.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> table = state_from_view(game.view("Clara"))
    >>> table.board.terrain == game.state.board.terrain, table.seat("Jona").at == game.state.seat("Jona").at
    (True, True)
    """
    table = Table(
        tuple(view["seats"]),
        house(),
        _level(view),
        Track(view["track"]["length"], tuple(view["track"]["injuries"]), source=""),
        edition=view["edition"],
        variant=view["variant"],
    )
    return State(
        phase=view["phase"],
        table=table,
        seats=tuple([_seat(name, seat) for name, seat in view["seats"].items()]),
        board=board_distances(view).board,
        round=view["round"],
        third=_dice(THIRD, view["third_set"]),
        next_turn=view["next_turn"] or "",
    )


def _level(view: View) -> Level:
    card = view["level_card"]
    rows = tuple([Row(difference, loss) for difference, loss in card["rows"]])
    return Level(view["level"], card["fail"], rows, source="")


def _seat(name: str, seen: View) -> Seat:
    return Seat(
        name,
        skill=seen["skill"],
        at=seen["at"] or "",
        marker=seen["marker"] or "",
        dice=_dice(name, seen["dice"]),
        stamina=seen["stamina"],
        injuries=tuple(seen["injuries"]),
        bars=seen["bars"],
        boost=seen["boost"],
        flares=seen["flares"],
        unhurt=seen["unhurt"],
        rerolled=bool(seen["taken"]),
        ready=seen["ready"],
        moved=seen["moved"],
    )


def _dice(owner: str, faces: Sequence[str | None]) -> tuple[Die, ...]:
    return tuple([Die(face or "", owner, slot, owner, ()) for slot, face in enumerate(faces)])


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
