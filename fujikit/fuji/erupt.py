"""Phase 6 and extra eruptions: lava spreads, and the round ends."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import Erupt
from fujikit.fuji.clauses import broken
from fujikit.fuji.dice import full_hand
from fujikit.fuji.end import lost
from fujikit.fuji.state import Die, Seat, State


class Erupted(Event[State], frozen=True):
    """The cards next to lava have turned to lava. A marker on one goes back while plans are made."""

    cards: tuple[str, ...]

    def fold(self, state: State) -> State:
        turn = state.turn
        if turn is not None and turn.eruptions:
            turn = replace(turn, eruptions=turn.eruptions - 1)
        state = replace(state, board=state.board.flip(self.cards), turn=turn, waits=False)
        if state.phase != "plan":
            return state
        return state.with_seats(
            [replace(s, marker="", ready=False) if s.marker in self.cards else s for s in state.seats]
        )


class RoundEnded(Event[State], frozen=True):
    """Lent and set-aside dice go back, effects for the round end, and the next round begins."""

    def fold(self, state: State) -> State:
        seats = [
            replace(
                seat,
                dice=_own_dice(state, seat),
                aside=(),
                hidden_aside=False,
                marker="",
                rerolled=False,
                flares=0,
                unhurt=False,
                ready=False,
                moved=False,
            )
            for seat in state.seats
        ]
        return replace(state, seats=tuple(seats), round=state.round + 1, phase="roll", buddy_side="")

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("RoundEnded", {"round": state.round + 1})


def _own_dice(state: State, seat: Seat) -> tuple[Die, ...]:
    """All dice of a colour that are in the game, wherever they lie."""
    if len(seat.dice) + len(seat.out) == len(state.table.faces) and _at_home(seat):
        return seat.dice
    lying = [die for holder in state.seats for die in (*holder.dice, *holder.aside)]
    return full_hand(state, seat, {die.slot: die.face for die in lying if die.owner == seat.name})


def _at_home(seat: Seat) -> bool:
    """Whether all dice in hand are the own ones, in the order of the set and with their player."""
    last = -1
    for die in seat.dice:
        if die.side != die.owner or die.owner != seat.name or die.slot < last:
            return False
        last = die.slot
    return True


class Erupting(Event[State], frozen=True):
    """Phase 6 begins."""

    def fold(self, state: State) -> State:
        return replace(state, phase="erupt")


def eruption(state: State) -> tuple[Step, ...]:
    """One eruption, and the end of the game if it takes a meeple."""
    cards = state.board.next_lava()
    for seat in state.seats:
        if seat.at in cards:
            return Erupted(cards), lost("goal.lose-lava", seat.name)
    return (Erupted(cards),)


def automatic(state: State) -> tuple[Step, ...]:
    if state.waits:
        return ()
    steps = eruption(state)
    return steps if len(steps) > 1 else (*steps, RoundEnded())


def refuse_erupt(state: State, action: Erupt) -> Iterator[Reason]:
    if not (state.phase == "erupt" and state.waits):
        yield broken("lava.spread", phase=state.phase)


def do_erupt(state: State, action: Erupt) -> tuple[Step, ...]:
    return automatic(replace(state, waits=False))


ERUPT = Verb(Erupt, refuse_erupt, do_erupt)


def offer(state: State, seat: Seat) -> list[Erupt]:
    return [Erupt(seat.name)] if state.waits else []
