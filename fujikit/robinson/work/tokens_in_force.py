"""Effect tokens on action spaces and decks: which of them work now."""

from __future__ import annotations

from fujikit.robinson.state import Stack, State


def in_force(state: State, token: str, spot: str) -> bool:
    """Whether a token lies on a space and burdens the next action there.

    rc.token.late: one that came in this action phase works only after it. One that stays all game burdens
    all actions alike.
    """
    mark = f"{token}@{spot}"
    if mark not in state.spots or mark in state.table.scenario.stays:
        return False
    return not (state.acting() and f"fresh:{mark}" in state.round_notes)


def carrier(state: State, token: str, kind: str) -> Stack | None:
    """The planned action that carries a token of its space."""
    for stack in state.plan:
        if stack.kind == kind and token in stack.burden:
            return stack
    return None
