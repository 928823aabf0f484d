"""What all answers have in common: exact numbers, and the same as floats."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from fujikit.engine import html
from fujikit.engine.rows import Row, Rows


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

    def numbers(self, *, exact: bool = False) -> Row:
        """The main numbers as cells: floats, or fractions as texts."""
        return {name: str(getattr(self, name)) if exact else value for name, value in self.floats.items()}

    def rows(self) -> Rows:
        """A row for each main number, as a float and exactly."""
        return Rows(
            {"number": name, "value": value, "exact": str(getattr(self, name))}
            for name, value in self.floats.items()
        )

    def to_csv(self) -> str:
        """The rows as CSV."""
        return self.rows().to_csv()

    def __str__(self) -> str:
        return ", ".join(f"{name.replace('_', ' ')} {value:.3f}" for name, value in self.floats.items())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self}>"

    def _repr_html_(self) -> str:
        """The main numbers, each as a decimal and exactly."""
        exact = {name: str(getattr(self, name)) for name in self.shown}
        rows = [(name.replace("_", " "), f"{value:.3f}", exact[name]) for name, value in self.floats.items()]
        return html.result(html.table((type(self).__name__, "", "exactly"), rows))
