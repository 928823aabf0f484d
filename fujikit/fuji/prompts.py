"""Open questions: a game waits until they are answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.notation import Reader
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Noun, Verb
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import FujiAction, Propose
from fujikit.fuji.clauses import broken
from fujikit.fuji.state import THIRD, Prompt, State

A = TypeVar("A", bound=FujiAction)


class Asked(Event[State], frozen=True):
    """A question that has come up."""

    prompt: Prompt

    def fold(self, state: State) -> State:
        return replace(state, prompts=(*state.prompts, self.prompt))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return None


class Answered(Event[State], frozen=True):
    """A question that is settled."""

    prompt: Prompt

    def fold(self, state: State) -> State:
        return replace(state, prompts=tuple([prompt for prompt in state.prompts if prompt != self.prompt]))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return None


class Dropped(Event[State], frozen=True):
    """A card came to nothing and is kept; a teammate who has refused a die is not asked again."""

    seat: str
    equipment: str
    refused: str = ""

    def fold(self, state: State) -> State:
        if not self.refused:
            return state
        return state.with_seat(self.seat, refusals=(*state.seat(self.seat).refusals, self.refused))


class Question(NamedTuple):
    """How a kind of question is answered: what is refused, what follows, what may be answered."""

    refuse: Callable[[State, Prompt, FujiAction], Iterator[Reason]]
    do: Callable[[State, Prompt, FujiAction], Iterable[Step]]
    offer: Callable[[State, Prompt], Iterable[FujiAction]]


def waiting(state: State) -> list[Prompt]:
    """The questions that may be answered now: a proposal alone, before all others."""
    if state.prompts and state.prompts[-1].kind == "proposal":
        return [state.prompts[-1]]
    return [prompt for prompt in state.prompts if not (prompt.kind == "carabiner" and prompt.taken)]


def prompt_for(state: State, action: FujiAction) -> Prompt | None:
    """The question that an action may answer."""
    seat = THIRD if isinstance(action, Propose) else action.seat
    for prompt in waiting(state):
        if prompt.seat == seat:
            return prompt
    return None


def not_an_answer(prompt: Prompt) -> Reason:
    """Why something else has to wait."""
    return broken(prompt.clause, "asked", seat=prompt.seat)


def answer_verb(
    action: type[A], clause: str, *nouns: Noun, read: Callable[[State, str, Reader], A] | None = None
) -> Verb[State, A]:
    """A verb that answers a question and means nothing else."""

    def refuse(state: State, action: A) -> Iterator[Reason]:
        yield broken(clause, "not-asked", seat=action.seat)

    def do(state: State, action: A) -> Iterable[Step]:
        return ()

    return Verb(action, refuse, do, *nouns, read=read)
