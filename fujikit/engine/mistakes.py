"""What is wrong with a box file, one sentence a mistake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from msgspec import Struct

from fujikit.engine.errors import BadInput


class Mistake(Struct, frozen=True):
    """One mistake: in which file, on which card, in which field, and what is wrong.

    >>> print(Mistake("my-box.toml", 'landscape 7 "bamboo grove"', "source", "is missing"))
    my-box.toml: landscape 7 "bamboo grove": source: is missing
    """

    where: str
    card: str
    field: str
    message: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.where, self.card, self.field, self.message) if part)


class BadBox(BadInput):
    """A box that can't be used; `mistakes` holds all that is wrong, the message the first of it."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        self.mistakes: tuple[Mistake, ...] = tuple(mistakes)
        others = len(self.mistakes) - 1
        super().__init__(f"{self.mistakes[0]}{f' (and {others} more)' if others else ''}")

    @classmethod
    def about(cls, where: str, reason: str) -> Self:
        """A whole file that can't be used."""
        return cls([Mistake(where, "", "", reason)])
