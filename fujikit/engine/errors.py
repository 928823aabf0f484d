"""What goes wrong with input from outside, each a ValueError with one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from fujikit.engine import tracebacks

if TYPE_CHECKING:
    from fujikit.engine.verdict import Verdict


MAX_WORD_LENGTH = 60


class BadInput(ValueError):
    """Input from outside that can't be used; the message is one sentence that says what and where."""

    @classmethod
    def about(cls, where: str, reason: str) -> Self:
        """What is wrong with something, such as a file, as one sentence.

        >>> BadRecord.about("game.toml", "the file is not UTF-8 text (byte 8)")
        BadRecord('game.toml: the file is not UTF-8 text (byte 8)')
        """
        return cls(f"{where}: {reason}")

    def _render_traceback_(self) -> list[str]:
        """What IPython shows: the way to the user's call, and the sentence."""
        return tracebacks.ipython_lines(self)


class BadRecord(BadInput):
    """A record or code that can't be read, or that does not replay."""


class BadPosition(BadInput):
    """A position file that describes no position."""


class CannotUndo(BadInput):
    """There is nothing to take back, or taking it back would cross chance or a reveal."""


class IllegalAction(BadInput):
    """A line that the rules refuse; `verdict` says why."""

    def __init__(self, line: str, verdict: Verdict) -> None:
        super().__init__(f"{line}: {verdict}")
        self.line = line
        self.verdict = verdict


class BadLine(BadInput):
    """A line that can't be read: which clause it breaks, and the words concerned."""

    def __init__(self, clause: str, case: str = "", **numbers: object) -> None:
        super().__init__(f"{clause} {case} {numbers}")
        self.clause = clause
        self.case = case
        self.numbers: dict[str, object] = {name: _short(value) for name, value in numbers.items()}


def _short(value: object) -> object:
    """A word as a message quotes it; nobody needs all of a long one."""
    return f"{value[:MAX_WORD_LENGTH]}…" if isinstance(value, str) and len(value) > MAX_WORD_LENGTH else value
