"""Room for a neighbour whose every card is taken: nobody can go on until somebody moves a marker."""

from __future__ import annotations

from fujikit.fuji.plan import no_way_out, reach
from fujikit.fuji.state import THIRD, Seat, State
from fujikit.teams.fuji.mind.open_table import open_table
from fujikit.teams.player import View


def give_way(view: View) -> str | None:
    """The line that makes room for a neighbour without a free card in reach; None where nobody needs it.

    Of those whose markers take the room, the first with another card to go to moves it.
    """
    if view["phase"] != "plan" or view["prompt"]:
        return None
    table = open_table(view)
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
    room = _room(table, boxed)
    for other in table.neighbours(boxed.name):
        if other.marker in room and _elsewhere(table, other, room):
            return other
    return None


def _elsewhere(table: State, seat: Seat, room: set[str]) -> set[str]:
    """Where a seat could go instead without taking the room again."""
    taken = {other.marker for other in table.neighbours(seat.name)}
    return _room(table, seat) - taken - room


def _yield_line(view: View, table: State, who: Seat, boxed: Seat) -> str | None:
    """A ready seat says wait first; then the marker goes to the nearest card outside the room.

    The third meeple's marker is moved by the first player.
    """
    me = table.seat(view["seat"])
    if who.name not in (me.name, THIRD):
        return None
    if me.ready:
        return f"{me.name} wait"
    free = _elsewhere(table, who, _room(table, boxed))
    for action in view["actions"]:
        if action["verb"] == "mark" and action["whose"] == who.name and action["squares"][0] in free:
            return str(action["line"])
    return None
