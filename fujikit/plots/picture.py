"""A picture: a figure, and the words for those who do not see it."""

from __future__ import annotations

from html import escape
from io import BytesIO
from pathlib import Path

from matplotlib.figure import Figure
from msgspec import Struct

from fujikit.engine.errors import BadInput
from fujikit.plots.theme import Theme, drawing

FORMATS = ("png", "svg")
DOTS_PER_INCH = 160


class Picture(Struct, frozen=True):
    """A matplotlib figure with a text that says what it shows; a notebook shows it by itself."""

    figure: Figure
    alt: str
    theme: Theme

    def svg(self) -> str:
        """The picture as SVG: the same figures give the same text, and screen readers hear `alt`."""
        drawn = self._drawn("svg", {"Date": None, "Creator": None}).decode()
        return drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(self.alt)}" ', 1)

    def png(self) -> bytes:
        """The picture as PNG, large enough for a slide; its description is `alt`."""
        return self._drawn("png", {"Software": None, "Description": self.alt})

    def save(self, path: str | Path) -> None:
        """Write the picture; the ending of the path says how."""
        data = self.png() if format_of(path) == "png" else self.svg().encode()
        try:
            Path(path).write_bytes(data)
        except OSError as error:
            raise BadInput(f"{path}: {error.strerror or error}") from None

    def _drawn(self, form: str, metadata: dict[str, str | None]) -> bytes:
        file = BytesIO()
        with drawing(self.theme):
            self.figure.savefig(file, format=form, dpi=DOTS_PER_INCH, metadata=metadata)
        return file.getvalue()

    def _repr_svg_(self) -> str:
        """The picture, never wider than the output that shows it."""
        return self.svg().replace("<svg ", '<svg style="max-width: 100%; height: auto" ', 1)

    def __repr__(self) -> str:
        return f"<picture: {self.alt}>"


def format_of(path: str | Path) -> str:
    """The format that a path's ending names.

    >>> format_of("odds.SVG")
    'svg'
    """
    ending = Path(path).suffix.lower().removeprefix(".")
    if ending not in FORMATS:
        raise BadInput(f"{path}: a picture's name ends in .{' or .'.join(FORMATS)}")
    return ending
