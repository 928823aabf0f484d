"""What an action lights up on the table."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from fujikit.engine.notation import Action
from fujikit.robinson.state import State
from fujikit.robinson.verbs import VERBS


class ActionView(Struct, frozen=True):
    """A line, who says it, and what it lights up, so that nobody needs to read the line."""

    line: str
    seat: str
    verb: str
    kind: str
    """The kind of action that pawns are laid out for; empty for other verbs."""
    target: str
    stack: int
    """Which of several stacks side by side; 0 for other verbs."""
    spaces: list[str]
    cards: list[str]
    seats: list[str]
    word: str
    """What is chosen, used, paid or carried."""


def action_view(state: State, action: Action) -> ActionView:
    """An action as a screen gets it."""
    named = {"kind": "", "target": "", "stack": 0, "word": "", **dict(VERBS[type(action)].highlights(action))}
    touched = [named["target"], named.pop("pawn", ""), named["word"]]
    names = [person.name for person in state.people]
    return ActionView(
        line=str(action),
        seat=action.seat,
        verb=action.verb,
        spaces=_spaces(state, touched),
        cards=[card for card in touched if card and not _is_place(state, card) and card not in names],
        seats=[name for name in touched if name in names],
        **named,
    )


def _spaces(state: State, words: Iterable[str]) -> list[str]:
    return [place for word in words if (place := _place(state, word))]


def _place(state: State, word: str) -> str:
    """The space that a word speaks of: `t2`, `t2:wood`, `cross@t2`."""
    parts = (word.partition(":")[0], word.rpartition("@")[2])
    return next((space.name for space in state.island if space.name in parts), "")


def _is_place(state: State, word: str) -> bool:
    return bool(_place(state, word))
