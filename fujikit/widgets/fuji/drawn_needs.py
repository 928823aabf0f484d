"""Widgets that show requirements without a board."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from fujikit.widgets.base import FujikitWidget
from fujikit.widgets.fuji.drawing import NeedDrawing, need_drawings
from fujikit.widgets.traits import DictTrait, dict_trait


class NeedsWidget(FujikitWidget):
    """A widget that tells the browser how the requirements are drawn that it names."""

    drawn_needs: DictTrait = dict_trait(dict[str, NeedDrawing])
    """A `NeedDrawing` for each requirement."""

    def draw_needs(self, needs: Iterable[str]) -> None:
        """Tell how these requirements are drawn, in the language of the widget."""
        self.drawn_needs = msgspec.to_builtins(need_drawings(needs, self.lang))
