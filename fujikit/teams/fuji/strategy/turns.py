"""Phase 5: who goes next, and for whom power bars are spent. Everybody works it out alike from open dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from fujikit.fuji.board import ERUPTIONS
from fujikit.fuji.move import default_way, movement_values
from fujikit.fuji.state import THIRD, Seat, State
from fujikit.fuji.view_state import state_from_view
from fujikit.teams.fuji.distances import BoardDistances, board_distances
from fujikit.teams.fuji.strategy.after_turn import after_turn
from fujikit.teams.fuji.strategy.variant_b.proposals import makes_proposals, was_declined
from fujikit.teams.player import View

WON = 1000.0
LOST = -1000.0
STEP = 2.0
"""A step of a meeple's way to the village, in points of stamina."""
SLOWEST = 2.0
"""What a step of the slowest meeple weighs more."""
INJURY = 2.0
BARS = (0.0, 1.4, 2.4, 3.0)
"""What power bars are worth that are kept: the more there are, the less each adds."""


class NextTurn(NamedTuple):
    """Whose turn is next, and how many power bars are spent on it first."""

    seat: str
    bars: int = 0


def turn(view: View) -> str | None:
    """The line of phase 5 for the view's seat; None where it is for somebody else to go on.

    In variant B the first player proposes what the third meeple does.
    """
    table = state_from_view(view, board_distances(view).board)
    due = next_turn(table)
    if due is None:
        return None
    spender = _spender(table) if due.bars else None
    if spender is not None:
        return _line(view, spender.name, f"spend {due.bars} {due.seat}")
    return _line(view, due.seat, f"move {table.seat(due.seat).marker}")


def _line(view: View, who: str, what: str) -> str | None:
    """The line by which a seat does something; None where that is for another seat to do."""
    me = view["seat"]
    if who == me:
        return f"{me} {what}"
    line = f"{me} propose {what} for {THIRD}"
    return line if who == THIRD and makes_proposals(view) and not was_declined(view, line) else None


def next_turn(table: State) -> NextTurn | None:
    """The next step of the best order; None when everybody has moved.

    Those whose marker's card has turned to lava go last: they stay where they are, whatever happens.
    """
    waiting = [seat for seat in table.seats if not seat.moved]
    if table.next_turn:
        return NextTurn(table.next_turn)
    movers = [seat for seat in waiting if table.board.is_terrain(seat.marker)]
    if not movers:
        return NextTurn(waiting[0].name) if waiting else None
    stuck = {seat.name for seat in waiting} - {seat.name for seat in movers}
    if not _order_matters(table, movers):
        return NextTurn(movers[0].name)
    seats = [replace(seat, moved=True) if seat.name in stuck else seat for seat in table.seats]
    return _best(table.with_seats(seats))[1]


def _order_matters(table: State, movers: list[Seat]) -> bool:
    if _spender(table) is not None:
        return True
    home = table.board.is_village
    if all(home(seat.at) or (seat in movers and home(seat.marker)) for seat in table.seats):
        return True
    return any(_crosses(table, seat) for seat in movers)


def _crosses(table: State, seat: Seat) -> bool:
    """Whether the way of a meeple leads over an eruption token."""
    way = default_way(table, seat) or ()
    return any(table.board.terrain_card(square).token in ERUPTIONS for square in way)


def _spender(table: State) -> Seat | None:
    """Who may spend power bars on a turn; a Gatherer who has moved is not waited for."""
    for seat in table.seats:
        if seat.bars and seat.can("gatherer") and not seat.moved:
            return seat
    return None


def _best(table: State) -> tuple[float, NextTurn | None]:
    """The merit of the best order from here on, and its first step; among equals the first seat goes."""
    if table.outcome is not None:
        turns = sum(seat.moved for seat in table.seats)
        return (WON if table.outcome.won else LOST) + _tiredness(table) - turns, None
    best: tuple[float, NextTurn | None] = (float("-inf"), None)
    for step in _steps(table):
        merit = _best(_after(table, step))[0]
        if merit > best[0] + 1e-9:
            best = merit, step
    return best if best[1] else (_merit(table), None)


def _steps(table: State) -> Iterator[NextTurn]:
    """Every seat that may go next, with the numbers of power bars that change what its turn costs."""
    for seat in table.seats:
        if seat.moved:
            continue
        yield NextTurn(seat.name)
        spender = _spender(table)
        costs = [_cost(table, seat, bars) for bars in range(spender.bars + 1 if spender else 1)]
        yield from (
            NextTurn(seat.name, bars) for bars in range(1, len(costs)) if costs[bars] < costs[bars - 1]
        )


def _cost(table: State, seat: Seat, bars: int) -> tuple[bool, int]:
    """Whether a turn fails, and the stamina it costs."""
    value, rivals = movement_values(table, seat)
    ahead = value + bars - max(rivals)
    return ahead <= 0, 0 if seat.unhurt else table.table.level.loss(ahead)


def _after(table: State, step: NextTurn) -> State:
    if step.bars:
        spender = _spender(table)
        assert spender is not None
        table = table.with_seat(spender.name, bars=spender.bars - step.bars)
        table = table.with_seat(step.seat, boost=table.seat(step.seat).boost + step.bars)
    return after_turn(table, step.seat)


def _merit(table: State) -> float:
    """What the table is worth once all have moved, after the eruption that follows."""
    taken = table.board.next_lava()
    if any(seat.at in taken for seat in table.seats):
        return LOST + _tiredness(table)
    distances = BoardDistances(table.board)
    ways = [distances.steps(seat.at) for seat in table.seats]
    bars = sum(BARS[seat.bars] for seat in table.seats)
    return _tiredness(table) + bars - STEP * sum(ways) - SLOWEST * max(ways)


def _tiredness(table: State) -> float:
    """What lost stamina weighs: more where it brought injuries, and much near the end of the track."""
    track = table.table.track
    weight = 0.0
    for seat in table.seats:
        left = max(1, track.length - seat.stamina)
        passed = sum(seat.stamina >= space for space in track.injuries)
        weight += seat.stamina + INJURY * passed + 2 * track.length / left
    return -weight
