"""The table at the end of a lesson, for the learner to change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from fujikit.widgets.schema import SandboxView
    from fujikit.widgets.table import Table


class Sandbox(Protocol):
    """The table of a lesson with things to turn, lines to play, and what comes of it."""

    @property
    def table(self) -> Table: ...

    def turn(self, seat: str, die: int, face: str) -> None:
        """Turn a die, numbered from 1, and lay the table with it; BadInput if the die has no such face."""

    def reset(self) -> None:
        """Lay the table as the lesson did."""

    def show_example(self) -> None:
        """Play the change that the lesson has thought of."""

    def set_language(self, lang: str) -> None:
        """Switch the language."""

    def view(self) -> SandboxView:
        """What there is to turn, and what the lesson's own change leads to once it is shown."""
