"""Variant B: what two players decide together for the third meeple."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from fujikit.engine.errors import BadLine
from fujikit.engine.events import Event, LogMessage
from fujikit.engine.notation import Reader
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.fuji import after_move, equip, move, setup, stamina
from fujikit.fuji.actions import FOR_THIRD, Agree, Decline, FujiAction, Propose, Side
from fujikit.fuji.clauses import broken
from fujikit.fuji.nouns import SEAT
from fujikit.fuji.prompts import Answered, Asked, Question, answer_verb, not_an_answer
from fujikit.fuji.state import THIRD, Prompt, Seat, State


class SideAgreed(Event[State], frozen=True):
    """The side on which the third meeple, a Buddy, may set a die aside in phase 3."""

    reveals: ClassVar[bool] = False
    seat: str

    def fold(self, state: State) -> State:
        return replace(state, buddy_side=self.seat)


class Proposed(Event[State], frozen=True):
    """One player proposes what the third meeple does."""

    seat: str
    line: str

    def fold(self, state: State) -> State:
        return state

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("Proposed", {"seat": self.seat, "line": proposed(state, self.line)})


class Disagreed(Event[State], frozen=True):
    """The other player says no; nothing happens."""

    seat: str

    def fold(self, state: State) -> State:
        return state


def refuse_side(state: State, action: Side) -> Iterator[Reason]:
    if action.seat != THIRD or not state.seat(THIRD).can("buddy"):
        yield broken("two.b-buddy", "skill")
    elif state.phase != "plan":
        yield broken("two.b-buddy", "phase", phase=state.phase)
    if action.player == THIRD:
        yield broken("two.b-buddy", "player")


def do_side(state: State, action: Side) -> Iterator[Step]:
    yield SideAgreed(action.player)


SIDE = Verb(Side, refuse_side, do_side, SEAT)


def offer_side(state: State, seat: Seat) -> Iterator[FujiAction]:
    if seat.can("buddy") and state.phase == "plan":
        yield from (Side(THIRD, player.name) for player in state.players())


PROPOSABLE: dict[str, Verb[State, Any]] = {
    verb.name: verb
    for verb in (
        setup.KEEP,
        SIDE,
        equip.USE,
        equip.GIVE,
        move.SPEND,
        move.MOVE,
        after_move.DRAW,
        after_move.LEAVE,
        stamina.INJURY,
    )
}


def _read_propose(state: State, seat: str, reader: Reader) -> Propose:
    if not reader.drop_last(*FOR_THIRD):
        raise BadLine("line.nouns", "for-third", third=THIRD)
    verb = reader.one_of(PROPOSABLE, "verb")
    return Propose(seat, PROPOSABLE[verb].read(state, THIRD, reader))


def refuse_propose(state: State, action: Propose) -> Iterator[Reason]:
    if state.table.variant != "b":
        yield broken("two.b-together")
        return
    if state.phase in ("plan", "equip") and state.seat(action.seat).ready:
        yield broken("plan.ready-again", seat=action.seat)
    yield from PROPOSABLE[action.action.verb].refuse(state, action.action)


def ask_agreement(state: State, action: Propose) -> Iterator[Step]:
    partner = state.partner(action.seat)
    yield Proposed(action.seat, str(action.action))
    yield Asked(Prompt("proposal", partner, "two.b-together", by=action.seat, line=str(action.action)))


def proposed(state: State, line: str) -> Any:
    """The action that a proposal's line stands for."""
    words = line.split()[1:]
    return PROPOSABLE[words[0]].read(state, THIRD, Reader(words[1:]))


AGREE = answer_verb(Agree, "two.b-together")
PROPOSE = Verb(Propose, refuse_propose, ask_agreement, read=_read_propose)


def _refuse(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Reason]:
    if not isinstance(action, Agree | Decline):
        yield not_an_answer(prompt)


def _offer(state: State, prompt: Prompt) -> list[FujiAction]:
    return [Agree(prompt.seat), Decline(prompt.seat)]


def question(do: Callable[[State, FujiAction], Iterable[Step]]) -> Question:
    """The question whether a proposal is agreed; `do` carries an action out."""

    def answer(state: State, prompt: Prompt, action: FujiAction) -> Iterator[Step]:
        yield Answered(prompt)
        if isinstance(action, Agree):
            yield from do(replace(state, prompts=without(state, prompt)), proposed(state, prompt.line))
        else:
            yield Disagreed(prompt.seat)

    return Question(_refuse, answer, _offer)


def without(state: State, prompt: Prompt) -> tuple[Prompt, ...]:
    return tuple(other for other in state.prompts if other != prompt)
