"""Phase 3: everybody rerolls at the same time, without talking."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import Aside, FujiAction, Reroll, Stop
from fujikit.fuji.clauses import broken
from fujikit.fuji.dice import SetAside, throw
from fujikit.fuji.nouns import DICE, DIE, VerbForThird
from fujikit.fuji.state import SCOUT_REACH, THIRD, Seat, State

BY_DISTANCE = {0: 2, 1: 1, 2: 1}
MAX_BARS = 3


class RerollsBegan(Event[State], frozen=True):
    """Phase 3 begins: markers are fixed, every seat has its number of rerolls, and some are done already."""

    rerolls: tuple[int, ...]
    done: tuple[bool, ...]

    def fold(self, state: State) -> State:
        third = self.rerolls[-1] if state.table.variant == "b" else 0
        seats = [
            replace(
                seat,
                given=rerolls,
                rerolls=rerolls,
                half_rerolls=third,
                half_ready=False,
                ready=done,
                radio=False,
                refusals=(),
            )
            for seat, rerolls, done in zip(state.seats, self.rerolls, self.done, strict=True)
        ]
        return replace(state, phase="reroll", seats=tuple(seats))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        given = [f"{s.name} {n}" for s, n in zip(state.seats, self.rerolls, strict=True)]
        return LogMessage("RerollsBegan", {"rerolls": given})


class RerollTaken(Event[State], frozen=True):
    """One reroll is used up; the throw follows."""

    seat: str
    third: bool

    def fold(self, state: State) -> State:
        seat = state.seat(self.seat)
        if self.third:
            return state.with_seat(self.seat, half_rerolls=seat.half_rerolls - 1)
        return state.with_seat(self.seat, rerolls=seat.rerolls - 1, rerolled=True)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return None


class Stopped(Event[State], frozen=True):
    """A player is done with phase 3."""

    seat: str
    third: bool

    def fold(self, state: State) -> State:
        if self.third:
            return state.with_seat(self.seat, half_ready=True)
        return state.with_seat(self.seat, ready=True)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return None


class EquipBegan(Event[State], frozen=True):
    """Phase 3 is over and phase 4 begins: what everybody did in phase 3 comes to light."""

    reveals: ClassVar[bool] = True
    taken: tuple[int, ...]
    bars: tuple[int, ...]

    def fold(self, state: State) -> State:
        seats = [
            replace(
                seat,
                dice=tuple(die for die in seat.dice if die not in seat.aside),
                given=0,
                rerolls=0,
                half_rerolls=0,
                bars=bars,
                hidden_aside=False,
                ready=False,
                half_ready=False,
                refusals=(),
            )
            for seat, bars in zip(state.seats, self.bars, strict=True)
        ]
        return replace(state, phase="equip", seats=tuple(seats))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        taken = [f"{s.name} {n}" for s, n in zip(state.seats, self.taken, strict=True)]
        return LogMessage("EquipBegan", {"rerolls": taken})


def rerolls(state: State, seat: Seat) -> int:
    """reroll.sum: what the present marker gives, with skill and injury."""
    steps = state.board.steps(seat.at, seat.marker)
    if steps is None or steps >= SCOUT_REACH or not seat.dice:
        return 0
    skill = int(seat.can("survivalist"))
    if "eye" in seat.injuries:
        return skill
    return BY_DISTANCE.get(steps, 0) + state.board.terrain_card(seat.marker).reroll + skill


def begin(state: State) -> tuple[Step, ...]:
    """Those without a reroll or a choice are done at once."""
    given = tuple([rerolls(state, seat) for seat in state.seats])
    done = [
        not count and not may_set_aside(state, seat, seat)
        for seat, count in zip(state.seats, given, strict=True)
    ]
    return (RerollsBegan(given, tuple(done)),)


def refuse_reroll(state: State, action: Reroll) -> Iterator[Reason]:
    if state.phase == "equip":
        yield broken("equip.no-reroll-no-marker")
        return
    if state.phase != "reroll":
        yield broken("roll.no-touch", phase=state.phase)
        return
    if action.third and state.table.variant != "b":
        yield broken("two.b-third")
        return
    seat, who = state.seat(action.seat), state.seat(action.who)
    if not left(seat, third=action.third):
        yield _no_reroll(state, who)
    elif seat.half_ready if action.third else seat.ready:
        yield broken("reroll.optional", seat=who.name)
    yield from refuse_dice(who, action.seat, action.dice)


def _no_reroll(state: State, who: Seat) -> Reason:
    """Why a seat has no reroll, or none any more."""
    if state.board.steps(who.at, who.marker) == SCOUT_REACH:
        return broken("skill.scout", seat=who.name)
    if "eye" in who.injuries:
        return broken("injury.eye", seat=who.name)
    return broken("reroll.by-distance", seat=who.name, rerolls=who.given)


def refuse_dice(who: Seat, handler: str, dice: Iterable[int]) -> Iterator[Reason]:
    """Why a player may not name these dice of a hand, counted from 1."""
    for number in dice:
        if number > len(who.dice):
            yield broken("reroll.any-dice", seat=who.name, die=number, count=len(who.dice))
        elif who.dice[number - 1].side != handler:
            yield broken("two.b-dice", seat=handler, die=number)
        elif who.dice[number - 1] in who.aside:
            yield broken("dice.aside", die=number)


def left(seat: Seat, *, third: bool) -> int:
    return seat.half_rerolls if third else seat.rerolls


def do_reroll(state: State, action: Reroll) -> Iterator[Step]:
    yield RerollTaken(action.seat, action.third)
    yield throw(state, state.seat(action.who), [number - 1 for number in action.dice])


REROLL = VerbForThird(Reroll, refuse_reroll, do_reroll, DICE)


def refuse_stop(state: State, action: Stop) -> Iterator[Reason]:
    if state.phase != "reroll":
        yield broken("reroll.optional", "phase", phase=state.phase)
        return
    if action.third and state.table.variant != "b":
        yield broken("two.b-third")
        return
    seat = state.seat(action.seat)
    if seat.half_ready if action.third else seat.ready:
        yield broken("reroll.optional", seat=action.who)


def do_stop(state: State, action: Stop) -> Iterator[Step]:
    yield Stopped(action.seat, action.third)


STOP = VerbForThird(Stop, refuse_stop, do_stop)


def refuse_aside(state: State, action: Aside) -> Iterator[Reason]:
    if action.third and state.table.variant != "b":
        yield broken("two.b-third")
        return
    seat, who = state.seat(action.seat), state.seat(action.who)
    if who.skill != "buddy":
        yield broken("skill.buddy", seat=who.name)
    elif "amnesia" in who.injuries:
        yield broken("injury.amnesia", seat=who.name)
    if state.phase != "reroll":
        yield broken("skill.buddy", "phase", phase=state.phase)
    elif seat.half_ready if action.third else seat.ready:
        yield broken("reroll.optional", seat=who.name)
    if action.third and state.buddy_side != action.seat:
        yield broken("two.b-buddy", seat=action.seat)
    elif who.aside:
        yield broken("skill.buddy", "once")
    yield from refuse_dice(who, action.seat, (action.die,))


def do_aside(state: State, action: Aside) -> Iterator[Step]:
    yield SetAside(action.who, (action.die - 1,))


ASIDE = VerbForThird(Aside, refuse_aside, do_aside, DIE)


def may_set_aside(state: State, handler: Seat, who: Seat) -> bool:
    if not who.can("buddy") or who.aside or not dice_of(who, handler.name):
        return False
    return who is handler or state.buddy_side == handler.name


def dice_of(who: Seat, handler: str) -> list[int]:
    """The dice of a hand, counted from 1, that a player handles."""
    return [n for n, die in enumerate(who.dice, 1) if die.side == handler and die not in who.aside]


def automatic(state: State) -> tuple[Step, ...]:
    done = tuple(_stops(state))
    if done:
        return done
    for seat in state.players():
        if not (seat.ready and (seat.half_ready or state.table.variant != "b")):
            return ()
    taken = tuple([_taken(state, seat) for seat in state.seats])
    return (EquipBegan(taken, tuple([_bars(state, seat) for seat in state.seats])),)


def _stops(state: State) -> Iterator[Stopped]:
    """Those who have no reroll and no choice left stop by themselves."""
    third = state.seat(THIRD) if state.table.variant == "b" else None
    for seat in state.players():
        if not seat.ready and not seat.rerolls and not may_set_aside(state, seat, seat):
            yield Stopped(seat.name, third=False)
        if third is None or seat.half_ready:
            continue
        if not (seat.half_rerolls and dice_of(third, seat.name)) and not may_set_aside(state, seat, third):
            yield Stopped(seat.name, third=True)


def _taken(state: State, seat: Seat) -> int:
    """How many rerolls a seat took; the third meeple's sides throw together."""
    if seat.name != THIRD:
        return seat.given - seat.rerolls
    return max(seat.given - player.half_rerolls for player in state.players())


def _bars(state: State, seat: Seat) -> int:
    """The power bars a seat has after phase 3: a Gatherer gets one for each reroll passed up."""
    if not seat.can("gatherer"):
        return seat.bars
    return min(MAX_BARS, seat.bars + seat.given - _taken(state, seat))


def offer(state: State, seat: Seat) -> list[FujiAction]:
    actions: list[FujiAction] = []
    if not seat.ready:
        actions += _offer_hand(state, seat, seat, seat.rerolls)
    if state.table.variant == "b" and not seat.half_ready:
        actions += _offer_hand(state, seat, state.seat(THIRD), seat.half_rerolls)
    return actions


def _offer_hand(state: State, handler: Seat, who: Seat, rerolls: int) -> list[FujiAction]:
    third = who is not handler
    dice = tuple(dice_of(who, handler.name))
    offers: list[FujiAction] = list(reroll_choices(handler.name, dice, third=third)) if rerolls else []
    if may_set_aside(state, handler, who):
        offers += [Aside(handler.name, die, third=third) for die in dice]
    offers.append(Stop(handler.name, third=third))
    return offers


@lru_cache(maxsize=4096)
def reroll_choices(seat: str, dice: tuple[int, ...], *, third: bool) -> tuple[Reroll, ...]:
    return tuple(Reroll(seat, chosen, third=third) for chosen in subsets(dice, len(dice)))


@lru_cache(maxsize=4096)
def subsets(dice: tuple[int, ...], most: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of one up to `most` of the dice."""
    return tuple(chosen for size in range(1, most + 1) for chosen in combinations(dice, size))
