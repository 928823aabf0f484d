"""Widgets that show requirements without a board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import traitlets

from fujikit.widgets.base import Kit
from fujikit.widgets.fuji.drawing import need_drawings


class NeedsKit(Kit):
    """A widget that tells the browser how the requirements are drawn that it names."""

    drawn_needs: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    """A `NeedDrawing` for each requirement."""

    def draw_needs(self, needs: Iterable[str]) -> None:
        """Tell how these requirements are drawn, in the language of the widget."""
        self.drawn_needs = msgspec.to_builtins(need_drawings(needs, self.lang))
