"""What all answers have in common: exact numbers, and the same as floats."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Answer(Struct, frozen=True):
    """An answer in exact fractions.

    `floats` and `str` show its main numbers in a form that is easy to read.
    """

    shown: ClassVar[tuple[str, ...]] = ()
    """The names of the main numbers."""

    @property
    def floats(self) -> dict[str, float]:
        """The main numbers by name, as floats."""
        return {name: float(getattr(self, name)) for name in self.shown}

    def __str__(self) -> str:
        return ", ".join(f"{name.replace('_', ' ')} {value:.3f}" for name, value in self.floats.items())
