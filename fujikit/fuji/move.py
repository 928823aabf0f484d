"""Phase 5: one after another compares, moves and tires."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.notation import Reader
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Noun, Verb
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import FujiAction, MoveTo, Spend
from fujikit.fuji.after_move import arrive, village_is_full
from fujikit.fuji.cards.tools import FLARE
from fujikit.fuji.clauses import broken
from fujikit.fuji.end import won
from fujikit.fuji.erupt import Erupting
from fujikit.fuji.need import parse_need
from fujikit.fuji.nouns import SEAT, SQUARE, square
from fujikit.fuji.reroll import MAX_BARS
from fujikit.fuji.stamina import LegDiceGone
from fujikit.fuji.state import REACH, SCOUT_REACH, Seat, State, Turn


class Compared(Event[State], frozen=True):
    """Movement values are compared by the need of the mover's destination; the loss is set by the result."""

    seat: str
    card: str
    value: int
    rivals: tuple[int, ...]
    success: bool
    loss: int

    def fold(self, state: State) -> State:
        return replace(state, turn=Turn(self.seat, loss=self.loss))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        key = "Compared" if self.success else "Compared/failed"
        return LogMessage(
            key, {"seat": self.seat, "card": self.card, "value": self.value, "rivals": list(self.rivals)}
        )


class Moved(Event[State], frozen=True):
    """A meeple has walked to its destination, card by card."""

    seat: str
    way: tuple[str, ...]

    def fold(self, state: State) -> State:
        assert state.turn is not None
        return arrive(state, state.turn, self.way)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("Moved", {"seat": self.seat, "card": self.way[-1]})


class LostWay(Event[State], frozen=True):
    """move.lost-way: the comparison was won, but no legal way leads to the marker any more."""

    seat: str

    def fold(self, state: State) -> State:
        return state


class BarsSpent(Event[State], frozen=True):
    """Power bars raise somebody's movement value; that player's turn is next."""

    seat: str
    bars: int
    to: str

    def fold(self, state: State) -> State:
        state = state.with_seat(self.seat, bars=state.seat(self.seat).bars - self.bars)
        state = state.with_seat(self.to, boost=state.seat(self.to).boost + self.bars)
        return replace(state, next_turn=self.to)


def reach(seat: Seat) -> int:
    """move.path: how many steps the way may take."""
    return SCOUT_REACH if seat.can("scout") and not seat.rerolled else REACH


def movement_values(state: State, seat: Seat) -> tuple[int, tuple[int, ...]]:
    """move.value: the mover's value and those it must beat, all by the need of the mover's destination."""
    worth = parse_need(state.board.terrain_card(seat.marker).need).worth
    own = sum([worth[die.face] for die in seat.dice]) + FLARE * seat.flares + seat.boost
    return own, tuple([sum([worth[die.face] for die in hand]) for hand in state.rivals(seat.name)])


def default_way(state: State, seat: Seat) -> tuple[str, ...] | None:
    """move.way-named: over the fewest eruption tokens, then the shortest; None where no way is left."""
    if not state.board.is_terrain(seat.marker):
        return None
    return state.board.calmest_way(seat.at, seat.marker, reach(seat))


def refuse_move(state: State, action: MoveTo) -> Iterator[Reason]:
    if state.phase != "move":
        yield broken("move.reveal", phase=state.phase)
        return
    seat = state.seat(action.seat)
    if seat.moved:
        yield broken("move.order", seat=seat.name)
        return
    if state.next_turn not in ("", seat.name):
        yield broken("gatherer.spend", seat=state.next_turn)
    if action.card != seat.marker and action.card == seat.at:
        yield broken("move.must", seat=seat.name, marker=seat.marker)
    elif action.card != seat.marker:
        yield broken("move.succeed", card=action.card, marker=seat.marker)
    elif action.via:
        yield from _refuse_way(state, seat, (*action.via, action.card))


def _refuse_way(state: State, seat: Seat, way: tuple[str, ...]) -> Iterator[Reason]:
    if default_way(state, seat) is None:
        yield broken("move.lost-way", seat=seat.name)
    elif way not in state.board.ways(seat.at, seat.marker, reach(seat)):
        yield broken("move.path", steps=len(way), reach=reach(seat))


def do_move(state: State, action: MoveTo) -> Iterator[Step]:
    seat = state.seat(action.seat)
    value, rivals = movement_values(state, seat)
    best = max(rivals)
    success = value > best
    level = state.table.level
    loss = level.loss(value - best) if success else level.fail
    yield Compared(seat.name, seat.marker, value, rivals, success, loss)
    if not success:
        return
    way = (*action.via, action.card) if action.via else default_way(state, seat)
    if way is None:
        yield LostWay(seat.name)
    elif way:
        yield Moved(seat.name, way)
        if village_is_full(state, seat.name, way[-1]):
            yield won(state)


def _read_way(state: State, reader: Reader) -> tuple[str, ...]:
    """`via c3 d3`, or nothing."""
    way = [square(state, reader)] if reader.skip("via") else []
    while way and reader:
        way.append(square(state, reader))
    return tuple(way)


MOVE = Verb(MoveTo, refuse_move, do_move, SQUARE, Noun(_read_way, "squares"))


def refuse_spend(state: State, action: Spend) -> Iterator[Reason]:
    seat, to = state.seat(action.seat), state.seat(action.to)
    if seat.skill != "gatherer":
        yield broken("skill.gatherer", seat=seat.name)
    elif "amnesia" in seat.injuries:
        yield broken("injury.amnesia-bars", seat=seat.name)
    if state.phase != "move":
        yield broken("gatherer.spend", "phase", phase=state.phase)
    if action.bars > seat.bars:
        yield broken("skill.gatherer", "bars", bars=action.bars, left=seat.bars)
    if to.moved:
        yield broken("gatherer.spend", "moved", seat=to.name)
    if state.next_turn not in ("", to.name):
        yield broken("gatherer.spend", seat=state.next_turn)


def do_spend(state: State, action: Spend) -> Iterator[Step]:
    yield BarsSpent(action.seat, action.bars, action.to)


BARS = Noun(lambda state, reader: reader.number(1, MAX_BARS, "bars"), "value")
SPEND = Verb(Spend, refuse_spend, do_spend, BARS, SEAT)


def automatic(state: State) -> tuple[Step, ...]:
    for seat in state.seats:
        if not seat.moved:
            return ()
    if any(seat.leg is not None for seat in state.seats):
        return (LegDiceGone(), Erupting())
    return (Erupting(),)


def offer(state: State, seat: Seat) -> list[FujiAction]:
    actions: list[FujiAction] = []
    if not seat.moved and state.next_turn in ("", seat.name):
        actions += _moves(seat.name, seat.marker, _named_ways(state, seat))
    if seat.bars and seat.can("gatherer"):
        for to in state.seats:
            if not to.moved and state.next_turn in ("", to.name):
                actions += [Spend(seat.name, bars, to.name) for bars in range(1, seat.bars + 1)]
    return actions


def _named_ways(state: State, seat: Seat) -> tuple[tuple[str, ...], ...]:
    if not state.board.is_terrain(seat.marker):
        return ()
    return state.board.ways(seat.at, seat.marker, reach(seat))


@lru_cache(maxsize=4096)
def _moves(seat: str, card: str, ways: tuple[tuple[str, ...], ...]) -> tuple[MoveTo, ...]:
    named = (MoveTo(seat, card, way[:-1]) for way in ways if len(way) > 1)
    return (MoveTo(seat, card), *named)
