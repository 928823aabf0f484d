"""Robinson's clauses: their words, and how the rules name one that a line breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from fujikit.engine.words import Words
from fujikit.robinson.box import house
from fujikit.robinson.words.component_names import name_in

NAMED = frozenset(
    {
        "ability",
        "beast",
        "card",
        "cards",
        "equipment",
        "invention",
        "inventions",
        "item",
        "items",
        "pawn",
        "role",
        "target",
        "thing",
        "things",
        "token",
        "tokens",
        "treasure",
        "treasures",
    }
)
"""Fields whose values are ids of components."""
F = TypeVar("F", bound=Callable[..., object])


class IslandWords(Words):
    """Words in which components go by their printed names."""

    def _name(self, section: str, value: object, lang: str) -> str:
        if section not in NAMED or self.has(section, str(value), lang):
            return super()._name(section, value, lang)
        return name_in(house(), str(value))


WORDS = IslandWords("fujikit.robinson")
broken = WORDS.broken


def rests_on(*clauses: str) -> Callable[[F], F]:
    """The clauses that a function carries out, where neither an effect nor a refusal names them.

    >>> @rests_on("rc.distance.far")
    ... def steps() -> int:
    ...     return 2
    >>> steps.clauses
    ('rc.distance.far',)
    """

    def mark(function: F) -> F:
        function.__dict__["clauses"] = clauses
        return function

    return mark
