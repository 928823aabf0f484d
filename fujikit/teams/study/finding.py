"""What was found, in words: a text, and perhaps a table."""

from __future__ import annotations

from msgspec import Struct

Row = tuple[str, ...]


class Finding(Struct, frozen=True):
    """A text, and perhaps a table with a heading.

    >>> print(Finding("Two levels.", ("level", "won"), (("1", "75%"), ("2", "50%"))))
    Two levels.
    <BLANKLINE>
    | level | won |
    | --- | --- |
    | 1 | 75% |
    | 2 | 50% |
    """

    text: str
    head: Row = ()
    rows: tuple[Row, ...] = ()

    def __str__(self) -> str:
        """As Markdown."""
        if not self.rows:
            return self.text
        lines = (self.head, ("---",) * len(self.head), *self.rows)
        return "\n".join((self.text, "", *(f"| {' | '.join(line)} |" for line in lines)))
