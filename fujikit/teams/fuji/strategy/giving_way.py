"""Moves a marker out of the way of a neighbour who has no free card in reach."""

from __future__ import annotations

from fujikit.fuji.plan import no_way_out, reach
from fujikit.fuji.state import THIRD, Seat, State
from fujikit.fuji.view_state import state_from_view
from fujikit.teams.fuji.distances import board_distances
from fujikit.teams.player import View


def give_way(view: View) -> str | None:
    """The line that makes room for a neighbour without a free card in reach; None where nobody needs it.

    Of those whose markers take the room, the first with another card to go to moves it.
    """
    if view["phase"] != "plan" or view["prompt"]:
        return None
    table = state_from_view(view, board_distances(view).board)
    if no_way_out(table):
        return None
    for seat in table.seats:
        if _is_boxed_in(table, seat) and (who := _who_yields(table, seat)) is not None:
            first = table.seats[0].name
            return _yield_line(view, table, who, seat) if view["seat"] in (who.name, first) else None
    return None


def _room(table: State, seat: Seat) -> set[str]:
    return set(table.board.in_reach(seat.at, reach(seat)))


def _is_boxed_in(table: State, seat: Seat) -> bool:
    """Whether a seat has no fitting marker, and the neighbours' markers lie on all it could choose."""
    taken = {other.marker for other in table.neighbours(seat.name)}
    room = _room(table, seat)
    return room <= taken and (seat.marker not in room or seat.marker in taken)


def _who_yields(table: State, boxed: Seat) -> Seat | None:
    for other in table.neighbours(boxed.name):
        if _elsewhere(table, other, boxed):
            return other
    return None


def _elsewhere(table: State, seat: Seat, boxed: Seat) -> set[str]:
    """Where a seat could go instead, so that the boxed-in neighbour has a card."""
    taken = {other.marker for other in table.neighbours(seat.name)}
    rest = {other.marker for other in table.neighbours(boxed.name) if other is not seat}
    free = _room(table, boxed) - rest
    return {square for square in _room(table, seat) - taken - {seat.marker} if free - {square}}


def _yield_line(view: View, table: State, who: Seat, boxed: Seat) -> str | None:
    """A ready seat says wait first; then the marker goes to the first card that leaves room.

    The third meeple's marker is moved by the first player.
    """
    me = table.seat(view["seat"])
    if who.name not in (me.name, THIRD):
        return None
    if me.ready:
        return f"{me.name} wait"
    free = _elsewhere(table, who, boxed)
    for action in view["actions"]:
        if action["verb"] == "mark" and action["whose"] == who.name and action["squares"][0] in free:
            return str(action["line"])
    return None
