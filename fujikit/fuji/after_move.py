"""After a meeple has moved: eruptions it set off, a card it may draw, the stamina it costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import Draw, FujiAction, Leave
from fujikit.fuji.board import EQUIPMENT, ERUPTIONS
from fujikit.fuji.erupt import eruption
from fujikit.fuji.prompts import Answered, Asked, Question, answer_verb, not_an_answer
from fujikit.fuji.stamina import ask_injury, tired, turn_goes_on
from fujikit.fuji.state import PHASE_NUMBER, Item, Prompt, State, Turn


class Drawn(Event[State], frozen=True):
    """The top card of the pile lies open before a player, and the token is gone."""

    reveals: ClassVar[bool] = True
    seat: str
    equipment: str

    def fold(self, state: State) -> State:
        seat = state.seat(self.seat)
        state = state.with_seat(self.seat, equipment=(*seat.equipment, self._item(state)))
        return replace(_without_token(state), pile=state.pile[1:])

    def _item(self, state: State) -> Item:
        """rope.drawn: only the French edition lets a card drawn in phase 2 be used in the same round."""
        if state.table.edition == "fr" and state.phase == "plan":
            return Item(self.equipment, usable=state.round, usable_phase=PHASE_NUMBER["equip"])
        return Item(self.equipment, usable=state.round + 1)


class TokenGone(Event[State], frozen=True):
    """setup.pile-empty: there is no card to draw, and the token goes."""

    seat: str

    def fold(self, state: State) -> State:
        return _without_token(state)


class TokenLeft(Event[State], frozen=True):
    """A player leaves the equipment token for others."""

    seat: str

    def fold(self, state: State) -> State:
        assert state.turn is not None
        return replace(state, turn=replace(state.turn, draw=False))


class TurnEnded(Event[State], frozen=True):
    """A player's turn of phase 5 is over: the marker is back."""

    seat: str

    def fold(self, state: State) -> State:
        state = state.with_seat(self.seat, marker="", moved=True, boost=0)
        return replace(state, turn=None, next_turn="")

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return None


class RopeEnded(Event[State], frozen=True):
    """All that a move by Rope brought about is done."""

    def fold(self, state: State) -> State:
        return replace(state, turn=None)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return None


def _without_token(state: State) -> State:
    assert state.turn is not None
    square = state.seat(state.turn.seat).at
    return replace(state, board=state.board.with_token(square, None), turn=replace(state.turn, draw=False))


def arrive(state: State, turn: Turn, way: tuple[str, ...]) -> State:
    """The meeple stands at the end of the way; the eruption tokens it crossed are used up."""
    board, eruptions = state.board, 0
    for square in way:
        token = board.terrain_card(square).token
        if token in ERUPTIONS:
            eruptions += ERUPTIONS[token]
            board = board.with_token(square, None)
    draw = board.terrain_card(way[-1]).token == EQUIPMENT
    state = replace(state, board=board, turn=replace(turn, eruptions=eruptions, draw=draw))
    return state.with_seat(turn.seat, at=way[-1])


def village_is_full(state: State, name: str, goal: str) -> bool:
    """goal.win-when: whether all meeples stand in the village once this one has reached its goal."""
    return state.board.is_village(goal) and all(
        state.board.is_village(seat.at) for seat in state.seats if seat.name != name
    )


def automatic(state: State, turn: Turn) -> tuple[Step, ...]:
    """token.order: eruptions, drawing, stamina, injuries; then the turn is over."""
    if turn.eruptions:
        return eruption(state)
    if turn.draw:
        return _offer_token(state, turn)
    if turn.loss is None:
        return (RopeEnded(),)
    return _stamina(state, turn)


def _stamina(state: State, turn: Turn) -> tuple[Step, ...]:
    if turn.injuries:
        return ask_injury(state, turn)
    if turn.tired:
        return (TurnEnded(turn.seat),)
    steps = tired(state, turn)
    return steps if turn_goes_on(steps) else (*steps, TurnEnded(turn.seat))


def _offer_token(state: State, turn: Turn) -> tuple[Step, ...]:
    if not state.pile:
        return (TokenGone(turn.seat),)
    return (Asked(Prompt("draw", turn.seat, "token.equipment", card=_inside_card(turn))),)


def _inside_card(turn: Turn) -> str:
    return "rope" if turn.loss is None else ""


def _refuse_draw(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if not isinstance(action, Draw | Leave):
        yield not_an_answer(prompt)


def _do_draw(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
    yield Answered(prompt)
    yield Drawn(prompt.seat, state.pile[0]) if isinstance(action, Draw) else TokenLeft(prompt.seat)


def _offer_draw(state: State, prompt: Prompt) -> list[FujiAction]:
    return [Draw(prompt.seat), Leave(prompt.seat)]


DRAW = answer_verb(Draw, "token.arrive")
LEAVE = answer_verb(Leave, "token.arrive")
QUESTIONS = {"draw": Question(_refuse_draw, _do_draw, _offer_draw)}
