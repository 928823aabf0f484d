"""Answers to open questions, and whom the game waits for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fujikit.engine.agenda import advance
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.robinson.actions import Choose, GoOn
from fujikit.robinson.clauses import broken
from fujikit.robinson.language import GO_ON, GROUP, Task, answerer, in_context, question
from fujikit.robinson.nouns import OPTION
from fujikit.robinson.state import State


def refuse_choose(state: State, action: Choose | GoOn) -> Iterator[Reason]:
    task, option = question(state), _option(action)
    if task is None:
        yield broken("rc.golden.choice", "not-asked", option=option)
        return
    who = answerer(state, task)
    if who and who != action.seat:
        yield broken("rc.golden.choice", "asked", seat=who)
    options = list(task.effect.options(state, task.context))
    if option not in options:
        unknown = broken("rc.golden.choice", "not-an-option", option=option, known=options)
        yield from list(task.effect.why_not(state, task.context, option)) or [unknown]


def do_choose(state: State, action: Choose | GoOn) -> Iterable[Step]:
    task: Task = state.agenda[0]
    made = task.effect.chosen(state, task.context, _option(action))
    return advance(in_context(made, task.context), done=1)


def _option(action: Choose | GoOn) -> str:
    return GO_ON if isinstance(action, GoOn) else action.option


CHOOSE = Verb(Choose, refuse_choose, do_choose, OPTION)
GO_ON_VERB = Verb(GoOn, refuse_choose, do_choose)


def offer(state: State, seat: str) -> list[Choose | GoOn]:
    """The answers that a seat may give."""
    task = question(state)
    if task is None or answerer(state, task) not in (GROUP, seat):
        return []
    return [
        GoOn(seat) if option == GO_ON else Choose(seat, option)
        for option in task.effect.options(state, task.context)
    ]


def awaits(state: State) -> list[str]:
    """The one who is asked, everybody where the group is; while pawns are laid out, who is not ready."""
    if state.outcome is not None or not state.agenda:
        return []
    task = question(state)
    if task is not None:
        who = answerer(state, task)
        return [who] if who else list(state.table.names)
    return [person.name for person in state.players() if not person.ready]
