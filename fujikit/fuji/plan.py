"""Phase 2: everyone says where they want to go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from fujikit.engine.events import Event
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.fuji import equip
from fujikit.fuji.actions import FujiAction, Mark, Ready, Unmark, Wait
from fujikit.fuji.board import king_steps
from fujikit.fuji.clauses import broken
from fujikit.fuji.nouns import SQUARE, VerbForThird
from fujikit.fuji.reroll import begin as begin_rerolls
from fujikit.fuji.state import REACH, SCOUT_REACH, THIRD, Seat, State


class Marked(Event[State], frozen=True):
    """A destination marker lies on a card."""

    seat: str
    card: str

    def fold(self, state: State) -> State:
        return state.with_seat(self.seat, marker=self.card)


class Unmarked(Event[State], frozen=True):
    """A destination marker is back with its owner."""

    seat: str

    def fold(self, state: State) -> State:
        return state.with_seat(self.seat, marker="")


class Readied(Event[State], frozen=True):
    """A player wants no more of this phase."""

    seat: str

    def fold(self, state: State) -> State:
        return state.with_seat(self.seat, ready=True)


class Waited(Event[State], frozen=True):
    """A player is not ready after all."""

    seat: str

    def fold(self, state: State) -> State:
        return state.with_seat(self.seat, ready=False)


def reach(seat: Seat) -> int:
    """How many steps a meeple may plan."""
    return SCOUT_REACH if seat.can("scout") else REACH


def refuse_mark(state: State, action: Mark) -> Iterator[Reason]:
    if state.phase != "plan" or action.third or state.seat(action.seat).ready:
        yield from _refuse_marker(state, action)
    if not _nobody(state, action):
        yield from refuse_destination(state, state.seat(action.who), action.card)


def refuse_destination(state: State, seat: Seat, card: str) -> Iterator[Reason]:
    """Why the seat's marker may not lie on a card."""
    steps = state.board.steps(seat.at, card)
    if steps is None:
        yield _out_of_reach(state, seat, card)
    elif steps > REACH and steps > reach(seat):
        yield broken("plan.three-steps", steps=steps, reach=reach(seat))
    if clash := _clash(state, seat, card):
        yield broken("plan.neighbours-differ", card=card, who=clash)


def _out_of_reach(state: State, seat: Seat, card: str) -> Reason:
    """Why no way at all leads to a card."""
    there = state.board.card(card)
    if there is None:
        return broken("plan.marker", "no-card", card=card)
    if not state.board.is_terrain(card):
        return broken("plan.blocked", card=card, kind=there.kind)
    if king_steps(state.board.terrain, seat.at, card) <= reach(seat):
        return broken("plan.orthogonal", card=card)
    return broken("plan.blocked", "no-way", card=card)


def _clash(state: State, seat: Seat, card: str) -> str:
    """The neighbour whose marker lies on the card, unless this is the way out of plan.no-way-out."""
    for other in state.seats:
        if other.marker == card and other is not seat and other in state.neighbours(seat.name):
            return "" if card == seat.at and no_way_out(state) else other.name
    return ""


def no_way_out(state: State) -> bool:
    """Whether no set of markers can obey all rules at once."""
    choices = [state.board.in_reach(seat.at, reach(seat)) for seat in state.seats]
    if min(map(len, choices)) >= 3:
        return False
    index = {seat.name: i for i, seat in enumerate(state.seats)}
    pairs = [(i, index[n.name]) for i, seat in enumerate(state.seats) for n in state.neighbours(seat.name)]
    few = [squares[:4] if len(squares) > 4 else squares for squares in choices]
    return not any(all(cards[i] != cards[j] for i, j in pairs) for cards in product(*few))


def _refuse_marker(state: State, action: FujiAction) -> Iterator[Reason]:
    """Why a marker may not be touched now at all."""
    if state.phase != "plan":
        yield broken("plan.free-until-rerolls", phase=state.phase)
    elif state.seat(action.seat).ready:
        yield broken("plan.ready-again", seat=action.seat)
    if _nobody(state, action):
        yield broken("two.b-third")


def _nobody(state: State, action: FujiAction) -> bool:
    """Whether the marker is a third meeple's where there is none."""
    return action.third and state.table.variant != "b"


def do_mark(state: State, action: Mark) -> tuple[Step, ...]:
    return (Marked(action.who, action.card),)


MARK = VerbForThird(Mark, refuse_mark, do_mark, SQUARE)


def refuse_unmark(state: State, action: Unmark) -> Iterator[Reason]:
    yield from _refuse_marker(state, action)
    if not _nobody(state, action) and not state.seat(action.who).marker:
        yield broken("plan.marker", "none", seat=action.who)


def do_unmark(state: State, action: Unmark) -> tuple[Step, ...]:
    return (Unmarked(action.who),)


UNMARK = VerbForThird(Unmark, refuse_unmark, do_unmark)


def refuse_ready(state: State, action: Ready) -> Iterator[Reason]:
    if state.phase not in ("plan", "equip"):
        yield broken("plan.ready", "phase", phase=state.phase)
        return
    if state.seat(action.seat).ready:
        yield broken("plan.ready", seat=action.seat)
    if state.phase == "plan":
        for seat in _markers_of(state, action.seat):
            yield from _refuse_lying_marker(state, seat)


def _markers_of(state: State, name: str) -> tuple[Seat, ...]:
    """The meeples whose markers a player answers for."""
    if state.table.variant == "b":
        return state.seat(name), state.seat(THIRD)
    return (state.seat(name),)


def _refuse_lying_marker(state: State, seat: Seat) -> Iterator[Reason]:
    if not seat.marker:
        yield broken("plan.marker", seat=seat.name)
    elif _unfit(state, seat):
        yield broken("plan.still-legal", seat=seat.name, card=seat.marker)


def do_ready(state: State, action: Ready) -> tuple[Step, ...]:
    return (Readied(action.seat),)


READY = Verb(Ready, refuse_ready, do_ready)


def refuse_wait(state: State, action: Wait) -> Iterator[Reason]:
    if state.phase not in ("plan", "equip"):
        yield broken("plan.ready-again", "phase", phase=state.phase)
    elif not state.seat(action.seat).ready:
        yield broken("plan.ready-again", "not-ready", seat=action.seat)


def do_wait(state: State, action: Wait) -> tuple[Step, ...]:
    return (Waited(action.seat),)


WAIT = Verb(Wait, refuse_wait, do_wait)


def fallen(state: State) -> tuple[Step, ...]:
    """plan.ready-again: those who were ready, but whose marker may not lie where it lies any more."""
    return tuple(
        Waited(seat.name)
        for seat in state.players()
        if seat.ready and any(any(_refuse_lying_marker(state, own)) for own in _markers_of(state, seat.name))
    )


def automatic(state: State) -> tuple[Step, ...]:
    for seat in state.seats:
        if not seat.ready and seat.name != THIRD:
            return ()
    return fallen(state) or begin_rerolls(state)


def offer(state: State, seat: Seat) -> list[FujiAction]:
    if seat.ready:
        return [Wait(seat.name)]
    markers = _markers_of(state, seat.name)
    actions: list[FujiAction] = []
    for own in markers:
        actions += _offer_marker(state, seat.name, own)
    if _all_lie_well(state, markers):
        actions.append(Ready(seat.name))
    actions += equip.offer_uses(state, seat)
    return actions


def _offer_marker(state: State, player: str, own: Seat) -> list[FujiAction]:
    cards = state.board.in_reach(own.at, reach(own))
    taken = [neighbour.marker for neighbour in state.neighbours(own.name) if neighbour.marker in cards]
    offers: list[FujiAction] = list(_marks(player, own.name, cards))
    if taken:
        offers = [
            mark
            for card, mark in zip(cards, offers, strict=True)
            if card not in taken or not _clash(state, own, card)
        ]
    if own.marker:
        offers.append(Unmark(player, third=own.name != player))
    return offers


def _all_lie_well(state: State, meeples: tuple[Seat, ...]) -> bool:
    for own in meeples:  # noqa: SIM110  # asked with every list of moves, where a generator costs noticeably
        if not own.marker or _unfit(state, own):
            return False
    return True


def _unfit(state: State, own: Seat) -> bool:
    """Whether a marker may not lie where it lies any more."""
    return any(refuse_destination(state, own, own.marker))


@lru_cache(maxsize=8192)
def _marks(seat: str, meeple: str, cards: tuple[str, ...]) -> tuple[Mark, ...]:
    return tuple(Mark(seat, card, third=meeple != seat) for card in cards)
