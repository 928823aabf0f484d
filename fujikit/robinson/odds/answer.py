"""What all answers have in common: exact numbers, and the same as floats."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from fujikit.engine import html


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

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self}>"

    def _repr_html_(self) -> str:
        """The main numbers, each as a decimal and exactly."""
        exact = {name: str(getattr(self, name)) for name in self.shown}
        rows = [(name.replace("_", " "), f"{value:.3f}", exact[name]) for name, value in self.floats.items()]
        return html.result(html.table((type(self).__name__, "", "exactly"), rows))
