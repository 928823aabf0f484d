"""Things that show themselves when they are the last value of a notebook's cell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

Bundle = dict[str, Any]
"""What a thing looks like, by MIME type."""


class Shown:
    """A thing with a picture. Who paints it stands higher in the house, and comes in by the hook."""

    __slots__ = ()

    painter: ClassVar[Callable[[Any], Bundle] | None] = None
    """Makes the bundle of a thing; without one a thing is shown as text."""
    widget_hook: ClassVar[Callable[[Any], object] | None] = None
    """Makes the widget of a thing, for notebooks that ask for an object to show in its place."""

    def _repr_mimebundle_(self, **_asked: object) -> Bundle:
        paint = Shown.painter
        return {"text/plain": str(self)} if paint is None else paint(self)

    def _display_(self) -> object:
        """What marimo shows in its place."""
        widget = Shown.widget_hook
        return str(self) if widget is None else widget(self)
