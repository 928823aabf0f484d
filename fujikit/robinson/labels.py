"""What the answers to an open question are called."""

from __future__ import annotations

from typing import Any

from fujikit.robinson.clauses import WORDS
from fujikit.robinson.names import name_in, plainly
from fujikit.robinson.planning.saying import called
from fujikit.robinson.state import Stack, State
from fujikit.robinson.vocabulary import Task


def label(state: State, task: Task, option: str, lang: str) -> str:
    """An answer in words: the way that a number stands for, a card by its name, a source with its place."""
    ways: Any = getattr(task.effect, "ways", None)
    if ways is not None and option.isdecimal():
        return plainly("; ".join(map(str, ways[int(option) - 1])))
    if option.isdecimal() and str(task.effect).startswith("resolve "):
        return stack_label(state, state.stack(int(option)))
    for section in ("answer", "kind"):
        if WORDS.has(section, option, lang):
            return WORDS.say(section, option, lang)
    place, _, source = option.partition(":")
    if source and any(place == space.name for space in state.island):
        return WORDS.say("answer", "source", lang, place=place, source=source)
    if source.isdecimal():
        return WORDS.say("answer", "arrow", lang, who=place, wound=source)
    return name_in(state.table.box, option)


def stack_label(state: State, stack: Stack) -> str:
    """A planned action: what, and by whom, the one who resolves it first."""
    target = f" {called(state, stack.target)}" if stack.target else ""
    pawns = ", ".join(name_in(state.table.box, pawn) for pawn in reversed(stack.pawns))
    return f"{stack.kind}{target} ({pawns})"
