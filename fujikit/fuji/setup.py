"""Setting up: what is dealt and laid out, and what the players choose before the first roll."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import factorial
from typing import ClassVar

from msgspec.structs import replace

from fujikit.engine.chance import Chance, Draw, SeededSource, shuffled
from fujikit.engine.errors import BadInput
from fujikit.engine.events import Event, LogMessage
from fujikit.engine.notation import Reader
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Noun
from fujikit.engine.verdict import Reason
from fujikit.fuji import nouns
from fujikit.fuji.actions import FujiAction, Keep, LeaveOut, Start
from fujikit.fuji.board import (
    DOUBLE_ERUPTION,
    EQUIPMENT,
    ERUPTION,
    LANDSCAPE,
    RUBBLE,
    VILLAGE,
    VOLCANO,
    Board,
    Card,
    board_of,
)
from fujikit.fuji.box import Scenario
from fujikit.fuji.clauses import broken
from fujikit.fuji.dice import FULL_SET, full_hand
from fujikit.fuji.options import FOUR
from fujikit.fuji.prompts import Answered, Asked, Question, answer_verb, not_an_answer
from fujikit.fuji.state import THIRD, Item, Prompt, Seat, State

KINDS = {"V": VOLCANO, "R": RUBBLE, "l": LANDSCAPE, "v": VILLAGE, "4": VILLAGE}


class Deal(Chance, frozen=True):
    """The shuffled landscape, village and equipment cards."""

    landscape: int
    village: int
    equipment: tuple[str, ...]

    def sample(self, draw: Draw) -> Dealt:
        return Dealt(
            shuffled(range(self.landscape), draw),
            shuffled(range(self.village), draw),
            shuffled(self.equipment, draw),
        )

    def outcomes(self) -> Iterator[tuple[Dealt, Fraction]]:
        """One by one: `itertools.product` would first lay out every order of every pile."""
        count = factorial(self.landscape) * factorial(self.village) * factorial(len(self.equipment))
        for landscape in permutations(range(self.landscape)):
            for village in permutations(range(self.village)):
                for equipment in permutations(self.equipment):
                    yield Dealt(landscape, village, equipment), Fraction(1, count)

    def read(self, result: str) -> Dealt:
        parts = [part.split() for part in result.split("/")]
        wanted = [_numbers(self.landscape), _numbers(self.village), sorted(self.equipment)]
        if [sorted(part) for part in parts] != [sorted(part) for part in wanted]:
            raise BadInput("the cards dealt are not those of the box")
        landscape, village, equipment = parts
        return Dealt(
            tuple(int(number) - 1 for number in landscape),
            tuple(int(number) - 1 for number in village),
            tuple(equipment),
        )


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


class Dealt(Event[State], frozen=True):
    """The terrain lies open, and everybody has equipment cards to choose from."""

    by_chance: ClassVar[bool] = True
    landscape: tuple[int, ...]
    village: tuple[int, ...]
    equipment: tuple[str, ...]

    def result(self) -> str:
        landscape = " ".join(str(number + 1) for number in self.landscape)
        village = " ".join(str(number + 1) for number in self.village)
        return f"{landscape} / {village} / {' '.join(self.equipment)}"

    def fold(self, state: State) -> State:
        scenario = state.table.box.scenario(state.table.scenario)
        seats, pile = [], self.equipment
        for seat in state.seats:
            count = state.table.box.skill(seat.skill).cards
            at = "" if len(state.seats) == FOUR else scenario.white
            seats.append(replace(seat, at=at, equipment=tuple(Item(name) for name in pile[:count])))
            pile = pile[count:]
        return replace(state, seats=tuple(seats), pile=pile, board=self._board(state, scenario))

    def _board(self, state: State, scenario: Scenario) -> Board:
        box = state.table.box
        landscape = iter(self.landscape)
        village = iter(self.village)
        tokens = tokens_of(scenario, thrill=state.table.thrill)
        cards = {}
        for square, letter in scenario.cards.items():
            kind = KINDS[letter]
            if letter == "4" and len(state.players()) < FOUR:
                continue
            if kind in (VOLCANO, RUBBLE):
                cards[square] = Card(kind)
                continue
            printed = box.landscape[next(landscape)] if kind == LANDSCAPE else box.village[next(village)]
            cards[square] = Card(kind, printed.need, printed.reroll, tokens.get(square), printed.source)
        return board_of(cards)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("Dealt", {"scenario": state.table.scenario})


def tokens_of(scenario: Scenario, *, thrill: bool) -> dict[str, str]:
    """The tokens of a scenario by square; for thrill the eruption token nearest the village is double."""
    tokens = dict.fromkeys(scenario.equipment, EQUIPMENT) | dict.fromkeys(scenario.eruption, ERUPTION)
    if thrill:
        tokens[scenario.thrill_token] = DOUBLE_ERUPTION
    return tokens


class Kept(Event[State], frozen=True):
    """The chosen cards stay; the others go face down under the pile."""

    seat: str
    equipment: tuple[str, ...]

    def fold(self, state: State) -> State:
        items = state.seat(self.seat).equipment
        back = tuple(item.name for item in items if item.name not in self.equipment)
        state = state.with_seat(
            self.seat, equipment=tuple(item for item in items if item.name in self.equipment)
        )
        return replace(state, pile=state.pile + back)


class LeftOut(Event[State], frozen=True):
    """A die of the set stays in the box."""

    seat: str
    die: int

    def fold(self, state: State) -> State:
        return state.with_seat(self.seat, out=(self.die - 1,))


class Placed(Event[State], frozen=True):
    """A meeple stands on its start card."""

    seat: str
    card: str

    def fold(self, state: State) -> State:
        return state.with_seat(self.seat, at=self.card)


class GameBegan(Event[State], frozen=True):
    """The set-up is done: the first round begins."""

    def fold(self, state: State) -> State:
        first = {slot: faces[0] for slot, faces in enumerate(state.table.faces)}
        state = state.with_seats(replace(s, dice=full_hand(state, s, first)) for s in state.seats)
        third = full_hand(state, Seat(THIRD), first) if state.table.variant == "a" else ()
        return replace(state, round=1, phase="roll", third=third)


def automatic(state: State) -> tuple[Step, ...]:
    if not state.board.cards:
        box = state.table.box
        return (Deal(len(box.landscape), len(box.village), tuple(card.name for card in box.equipment)),)
    for seat in state.seats:
        if steps := _next_choice(state, seat):
            return steps
    return (GameBegan(),)


def _next_choice(state: State, seat: Seat) -> tuple[Step, ...]:
    """setup.choices: cards kept, die left out, start card."""
    skill = state.table.box.skill(seat.skill)
    if len(seat.equipment) > skill.keeps:
        return (Asked(Prompt("keep", seat.name, "setup.choices", count=skill.keeps)),)
    if skill.dice < FULL_SET and not seat.out:
        return (Asked(Prompt("leave-out", seat.name, "setup.choices")),)
    if not seat.at:
        starts = _free_starts(state)
        if len(starts) == 1:
            return (Placed(seat.name, *starts.values()),)
        return (Asked(Prompt("start", seat.name, "setup.choices")),)
    return ()


def _free_starts(state: State) -> dict[str, str]:
    """The start cards by colour on which fewer than two meeples stand."""
    scenario = state.table.box.scenario(state.table.scenario)
    standing = [seat.at for seat in state.seats]
    starts = {"white": scenario.white, "grey": scenario.grey}
    return {colour: square for colour, square in starts.items() if standing.count(square) < 2}


def _refuse_keep(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if not isinstance(action, Keep):
        yield not_an_answer(prompt)
        return
    dealt = [item.name for item in state.seat(prompt.seat).equipment]
    for card in action.cards:
        if card not in dealt:
            yield broken("setup.equipment", equipment=card)
    if len(action.cards) != prompt.count or len(set(action.cards)) < len(action.cards):
        yield broken("setup.equipment-choice", keeps=prompt.count)


def _do_keep(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    assert isinstance(action, Keep)
    yield Answered(prompt)
    yield Kept(prompt.seat, action.cards)


def _offer_keep(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    dealt = sorted(item.name for item in state.seat(prompt.seat).equipment)
    return (Keep(prompt.seat, cards) for cards in combinations(dealt, prompt.count))


def _refuse_leave_out(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if not isinstance(action, LeaveOut):
        yield not_an_answer(prompt)


def _do_leave_out(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    assert isinstance(action, LeaveOut)
    yield Answered(prompt)
    yield LeftOut(prompt.seat, action.die)


def _offer_leave_out(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    return (LeaveOut(prompt.seat, die) for die in range(1, FULL_SET + 1))


def _refuse_start(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if not isinstance(action, Start):
        yield not_an_answer(prompt)


def _do_start(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    assert isinstance(action, Start)
    yield Answered(prompt)
    yield Placed(prompt.seat, _free_starts(state)[action.colour])


def _offer_start(state: State, prompt: Prompt) -> Iterator[FujiAction]:
    return (Start(prompt.seat, colour) for colour in _free_starts(state))


def _read_cards(state: State, reader: Reader) -> tuple[str, ...]:
    cards = [nouns.EQUIPMENT.read(state, reader)]
    while reader:
        cards.append(nouns.EQUIPMENT.read(state, reader))
    return tuple(sorted(cards))


CARDS = Noun(_read_cards, "cards")
DIE_OF_SET = Noun(lambda state, reader: reader.number(1, FULL_SET, "die"), "dice")
COLOUR = Noun(lambda state, reader: reader.one_of(("white", "grey"), "colour"), "word")
KEEP = answer_verb(Keep, "setup.equipment-choice", CARDS)
LEAVE_OUT = answer_verb(LeaveOut, "setup.dice-choice", DIE_OF_SET)
START = answer_verb(Start, "setup.start", COLOUR)
QUESTIONS = {
    "keep": Question(_refuse_keep, _do_keep, _offer_keep),
    "leave-out": Question(_refuse_leave_out, _do_leave_out, _offer_leave_out),
    "start": Question(_refuse_start, _do_start, _offer_start),
}


def random_setup_choice(state: State, source: SeededSource) -> FujiAction | None:
    """An answer to the open choice of the set-up: by chance, but the first two seats take white."""
    if state.phase != "setup" or not state.prompts:
        return None
    prompt = state.prompts[0]
    answers = list(QUESTIONS[prompt.kind].offer(state, prompt)) if prompt.kind in QUESTIONS else []
    if prompt.kind == "start":
        return answers[0]
    return source.pick(answers)
