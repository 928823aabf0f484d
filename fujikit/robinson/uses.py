"""Using things: equipment, items, treasures, tokens, abilities."""

from __future__ import annotations

from fujikit.robinson.state import State
from fujikit.robinson.vocabulary import Scene


def can_bring(state: State, scene: Scene, what: str) -> bool:
    """Whether somebody may now use something that brings what is missing."""
    return False
