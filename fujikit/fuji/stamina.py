"""Phase 5, second step: stamina is lost, and injuries with it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.notation import Reader
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Noun
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import INJURIES, FujiAction, Injury
from fujikit.fuji.clauses import broken
from fujikit.fuji.end import lost
from fujikit.fuji.nouns import DIE, die
from fujikit.fuji.prompts import Answered, Asked, Question, answer_verb, not_an_answer
from fujikit.fuji.state import Item, Prompt, Seat, State, Turn


class Tired(Event[State], frozen=True):
    """Stamina is lost, and so many injury spaces are reached."""

    seat: str
    loss: int
    injuries: int

    def fold(self, state: State) -> State:
        assert state.turn is not None
        state = replace(state, turn=replace(state.turn, tired=True, injuries=self.injuries))
        return state.with_seat(self.seat, stamina=state.seat(self.seat).stamina + self.loss)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("Tired" if self.loss else "Tired/not", {"seat": self.seat, "loss": self.loss})


class Injured(Event[State], frozen=True):
    """An injury token covers a place; a leg names the die that will go, amnesia takes tapped cards along."""

    seat: str
    injury: str
    slot: int | None = None

    def fold(self, state: State) -> State:
        assert state.turn is not None
        seat = state.seat(self.seat)
        state = replace(state, turn=replace(state.turn, injuries=state.turn.injuries - 1))
        return state.with_seat(
            self.seat,
            injuries=(*seat.injuries, self.injury),
            leg=self.slot if self.injury == "leg" else seat.leg,
            equipment=_kept(seat, self.injury),
        )

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("Injured", {"seat": self.seat, "injury": self.injury})


class LegDiceGone(Event[State], frozen=True):
    """injury.leg: with everybody's stamina done, the dice named for legs leave the game."""

    def fold(self, state: State) -> State:
        gone = {(seat.name, seat.leg) for seat in state.seats if seat.leg is not None}
        seats = [
            replace(
                seat,
                dice=tuple(die for die in seat.dice if (die.owner, die.slot) not in gone),
                aside=tuple(die for die in seat.aside if (die.owner, die.slot) not in gone),
                out=seat.out if seat.leg is None else (*seat.out, seat.leg),
                leg=None,
            )
            for seat in state.seats
        ]
        return state.with_seats(seats)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(
            "LegDiceGone", {"seat": [seat.name for seat in state.seats if seat.leg is not None]}
        )


def _kept(seat: Seat, injury: str) -> tuple[Item, ...]:
    """injury.amnesia: a Tinkerer loses every card used once."""
    if injury != "amnesia":
        return seat.equipment
    return tuple(item for item in seat.equipment if not item.tapped)


def tired(state: State, turn: Turn) -> tuple[Step, ...]:
    """stamina.step and injury.when: what the loss does, and whether it is the end."""
    seat, track = state.seat(turn.seat), state.table.track
    due = 0 if seat.unhurt else turn.loss or 0
    after = min(seat.stamina + due, track.length)
    if after >= track.length:
        return Tired(seat.name, after - seat.stamina, 0), lost("goal.lose-stamina", seat.name)
    passed = len([space for space in track.injuries if seat.stamina < space <= after])
    return (Tired(seat.name, due, min(passed, len(INJURIES) - len(seat.injuries))),)


def turn_goes_on(steps: tuple[Step, ...]) -> bool:
    """Whether something follows the loss of stamina: an injury, or the end of the game."""
    first = steps[0]
    return len(steps) > 1 or (isinstance(first, Tired) and first.injuries > 0)


def ask_injury(state: State, turn: Turn) -> tuple[Step, ...]:
    return (Asked(Prompt("injury", turn.seat, "injury.choice")),)


def leg_dice(seat: Seat) -> dict[int, int]:
    """injury.leg-which: the slots of the own dice by number: those in hand as shown, then those elsewhere."""
    in_hand = {n: die.slot for n, die in enumerate(seat.dice, 1) if die.owner == seat.name}
    elsewhere = [slot for slot in range(6) if slot not in (*seat.out, *in_hand.values())]
    return in_hand | dict(enumerate(elsewhere, len(seat.dice) + 1))


def _refuse_injury(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if not isinstance(action, Injury):
        yield not_an_answer(prompt)
        return
    seat = state.seat(prompt.seat)
    if action.place in seat.injuries:
        yield broken("injury.choice", injury=action.place)
    if action.place == "leg" and action.die not in leg_dice(seat):
        yield broken("injury.leg-which", die=action.die, count=len(leg_dice(seat)))


def _do_injury(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    assert isinstance(action, Injury)
    yield Answered(prompt)
    slot = leg_dice(state.seat(prompt.seat))[action.die] if action.place == "leg" else None
    yield Injured(prompt.seat, action.place, slot)


def _offer_injury(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    seat = state.seat(prompt.seat)
    for place in INJURIES:
        if place in seat.injuries:
            continue
        dice = leg_dice(seat) if place == "leg" else (0,)
        yield from (Injury(seat.name, place, die) for die in dice)


def _place(state: State, reader: Reader) -> str:
    return reader.one_of(INJURIES, "injury")


def _read_injury(state: State, seat: str, reader: Reader) -> Injury:
    place = _place(state, reader)
    return Injury(seat, place, die(state, reader) if place == "leg" else 0)


INJURY = answer_verb(Injury, "injury.when", Noun(_place, "word"), DIE, read=_read_injury)
QUESTIONS = {"injury": Question(_refuse_injury, _do_injury, _offer_injury)}
