"""Rich display of values in notebooks, by hooks that a higher layer installs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

MimeBundle = dict[str, Any]
"""A rich display: text or data by MIME type."""


class Displayable:
    """Base class of values with a rich display; a higher layer installs `mimebundle_hook`."""

    __slots__ = ()

    mimebundle_hook: ClassVar[Callable[[Any], MimeBundle] | None] = None
    """Makes the MIME bundle of a value; without it, a value is shown as text."""
    widget_hook: ClassVar[Callable[[Any], object] | None] = None
    """Makes the widget of a value, for notebooks that ask for an object to show in its place."""

    def _repr_mimebundle_(self, **_asked: object) -> MimeBundle:
        hook = Displayable.mimebundle_hook
        return {"text/plain": str(self)} if hook is None else hook(self)

    def _display_(self) -> object:
        """What marimo shows in its place: the widget."""
        widget = Displayable.widget_hook
        return str(self) if widget is None else widget(self)
