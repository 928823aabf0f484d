"""Talking at the table: `say`, under the referee's eye while dice are hidden."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.errors import BadLine
from fujikit.engine.events import Event
from fujikit.engine.notation import Reader
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Noun, Verb
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import Say
from fujikit.fuji.clauses import broken
from fujikit.fuji.state import State

UNDER_THE_RULES = ("plan", "equip")


class Said(Event[State], frozen=True):
    """Somebody said something, and everybody heard it."""

    seat: str
    text: str

    def fold(self, state: State) -> State:
        return state


def refuse_say(state: State, action: Say) -> Iterator[Reason]:
    if state.phase == "reroll":
        yield broken("talk.phases")
    elif state.phase in UNDER_THE_RULES:
        from fujikit.fuji.talk import referee  # noqa: PLC0415  # silent games need no referee

        yield from referee(action.text, state.table.lang).reasons


def do_say(state: State, action: Say) -> Iterator[Step]:
    yield Said(action.seat, action.text)


def _text(state: State, reader: Reader) -> str:
    """All that follows, at least a word with a letter or digit."""
    said = " ".join((reader.word("text"), *reader.rest().split()))
    if not any(map(str.isalnum, said)):
        raise BadLine("line.nouns", "missing", what="text")
    return said


SAY = Verb(Say, refuse_say, do_say, Noun(_text))


def may_say(state: State) -> bool:
    return state.outcome is None and state.phase != "reroll" and not state.prompts
