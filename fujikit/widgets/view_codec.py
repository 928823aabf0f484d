"""Encodes views for the browser, each as one text.

The layers between kernel and page walk through every list of a message several times; a text they pass on as
it is. What nobody draws stays here: a board needs no text of the table, and no lines beside the offers.
What a card of the board leaves empty is left out, and put back over there.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

import msgspec

from fujikit.engine.view import ViewData
from fujikit.widgets.game_widgets import game_widgets
from fujikit.widgets.traits import DictTrait, dict_trait

TEXT = "text"
UNSENT_OF_LOG = ("line", "seat")
"""What is not shown of a sentence of the log."""


def encode_view(view: ViewData, widget: Any = None) -> str:
    """Encode a view with its drawing, in the language of the widget."""
    return msgspec.json.encode(sent_fields(view, widget)).decode()


def sent_fields(view: ViewData, widget: Any = None) -> ViewData:
    """What is sent of a view."""
    own = game_widgets(view["game"]) if view and not getattr(widget, "plain", False) else None
    if own is None:
        return view
    drawing = own.drawing(view, widget.lang if widget else "en")
    unsent = {TEXT, *own.not_drawn}
    slim = {name: value for name, value in view.items() if name not in unsent}
    if "cards" in slim:
        slim["cards"] = {square: _without_empty(card, unsent) for square, card in slim["cards"].items()}
    if "log" in slim:
        slim["log"] = [
            {name: value for name, value in line.items() if name not in UNSENT_OF_LOG} for line in slim["log"]
        ]
    return {**slim, "drawing": drawing} if drawing else slim


def _without_empty(card: dict[str, Any], unsent: Container[str]) -> dict[str, Any]:
    return {name: value for name, value in card.items() if value and name not in unsent}


def view_trait(kind: Any) -> DictTrait:
    """The trait that carries a view of this type, as a text."""
    return dict_trait(kind).tag(to_json=encode_view)
