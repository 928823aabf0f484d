"""Robinson's rulebook put together: which verb belongs where, and what the engine asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from fujikit.engine import agenda
from fujikit.engine.notation import Action
from fujikit.engine.rules import Outcome, Step
from fujikit.engine.verdict import Reason
from fujikit.robinson import actions, choosing, lines, new, position, position_text
from fujikit.robinson.actions import RobinsonAction
from fujikit.robinson.clauses import WORDS, broken
from fujikit.robinson.state import State


class Verb(NamedTuple):
    """What the rules know of a verb."""

    refuse: Callable[[State, Any], Iterator[Reason]]
    do: Callable[[State, Any], Iterable[Step]]


VERBS: dict[type[RobinsonAction], Verb] = {
    actions.Choose: Verb(choosing.refuse_choose, choosing.do_choose),
    actions.GoOn: Verb(choosing.refuse_choose, choosing.do_choose),
}


class Robinson:
    """The rules of Robinson Crusoe, as the engine wants them."""

    name = "robinson"
    words = WORDS
    languages = ("en",)

    def read_position(self, text: str, where: str, box: Any, lang: str) -> tuple[State, bool]:
        return position.read(text, where, new.box_of(box), lang)

    def seats(self, state: State) -> tuple[str, ...]:
        return state.table.names

    def round(self, state: State) -> int:
        return state.round

    def phase(self, state: State) -> str:
        return state.phase

    def outcome(self, state: State, lang: str) -> Outcome | None:
        return state.outcome

    def read(self, state: State, line: str) -> Action:
        return lines.read(state, line)

    def refuse(self, state: State, action: RobinsonAction) -> Iterator[Reason]:
        if state.outcome is not None:
            return iter((broken("rc.end.win", "over"),))
        return VERBS[type(action)].refuse(state, action)

    def do(self, state: State, action: RobinsonAction) -> Iterable[Step]:
        return VERBS[type(action)].do(state, action)

    def automatic(self, state: State) -> Sequence[Step]:
        return () if state.outcome is not None else agenda.automatic(state)

    def legal(self, state: State, seat: str) -> list[Action]:
        return [] if state.outcome is not None else [*choosing.offer(state, seat)]

    def position(self, state: State) -> str:
        return position_text.write(state)


ROBINSON = Robinson()
