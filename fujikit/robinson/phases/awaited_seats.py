"""Whom the game waits for."""

from __future__ import annotations

from fujikit.robinson.language import answerer, question
from fujikit.robinson.state import State


def awaits(state: State) -> list[str]:
    """The one who is asked, everybody where the group is; while pawns are laid out, who is not ready."""
    if state.outcome is not None or not state.agenda:
        return []
    task = question(state)
    if task is not None:
        who = answerer(state, task)
        return [who] if who else list(state.table.names)
    return [person.name for person in state.players() if not person.ready]
