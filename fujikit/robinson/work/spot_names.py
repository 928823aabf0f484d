"""How sentences speak of spots: by printed names and plain words, found when the sentence is said."""

from __future__ import annotations

from msgspec import Struct

from fujikit.robinson.clauses import WORDS
from fujikit.robinson.state import Stack, State, Table
from fujikit.robinson.words.component_names import name_in

SIDES = ("left", "right")


class Said(Struct, frozen=True, eq=False, repr_omit_defaults=True):
    """Something that a sentence speaks of; its words are found only where it is said."""

    table: Table
    threats: tuple[str, str]
    target: str

    def __str__(self) -> str:
        return self.name()

    def name(self) -> str:
        """An invention or a threat card by its printed name, a pawn by the thing it comes from."""
        if self.target in SIDES and (card := self.threats[SIDES.index(self.target)]):
            return name_in(self.table.box, card)
        return name_in(self.table.box, self.target)


class Doing(Said, frozen=True, eq=False):
    """An action: `gathering wood at t2`."""

    kind: str = ""

    def __str__(self) -> str:
        place, _, source = self.target.partition(":")
        keys = [f"{self.kind}/{case}" for case in (source, self._case(source)) if case]
        fitting = [key for key in keys if self.target and WORDS.has("doing", key, "en")]
        known = fitting[0] if fitting else self.kind
        return WORDS.translate("doing", known, "en", target=self.name(), place=place, source=source)

    def _case(self, source: str) -> str:
        """Whether it happens at a source or location, on a whole space, or to one named thing."""
        if source:
            return "there"
        return "space" if self.target in [space.name for space in self.table.box.spaces] else "one"


def called(state: State, target: str) -> Said:
    """What a target is called."""
    return Said(state.table, state.threats, target)


def doing(state: State, kind: str, target: str) -> Doing:
    """An action as a sentence speaks of it."""
    return Doing(state.table, state.threats, target, kind)


def written(kind: str, target: str) -> str:
    """A spot as lines have it.

    >>> written("build", "roof"), written("hunt", "")
    ('build roof', 'hunt')
    """
    return f"{kind} {target}".rstrip()


def stack_label(state: State, stack: Stack) -> str:
    """A planned action: what, and by whom, the one who resolves it first."""
    target = f" {called(state, stack.target)}" if stack.target else ""
    pawns = ", ".join(name_in(state.table.box, pawn) for pawn in reversed(stack.pawns))
    return f"{stack.kind}{target} ({pawns})"
