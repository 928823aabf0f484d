"""Views on their way to the browser, as one text.

The machinery between a kernel and a page walks through every list of a message several times; a text it hands
on as it is. What an action or a card of the board leaves empty is left out, and put back over there: a hand
with many cards offers hundreds of lines, and its view would be half empty lists.
"""

from __future__ import annotations

from typing import Any

import msgspec
import traitlets

from fujikit.widgets.game_widgets import game_widgets


def packed(view: dict[str, Any], widget: Any = None) -> str:
    """A view as the text that is sent, with how it is drawn, in the language of the widget."""
    return msgspec.json.encode(slim(drawn(view, widget.lang if widget else "en"))).decode()


def drawn(view: dict[str, Any], lang: str) -> dict[str, Any]:
    """A view with its `drawing`, where its game is drawn at all."""
    own = game_widgets(view["game"]) if view else None
    drawing = own.drawing(view, lang) if own else None
    return {**view, "drawing": drawing} if drawing else view


def slim(view: dict[str, Any]) -> dict[str, Any]:
    """A view whose actions and cards say only what they have to.

    >>> action = {"line": "Clara ready", "seat": "Clara", "verb": "ready", "whose": "Clara", "dice": []}
    >>> slim({"round": 1, "actions": [action]})["actions"]
    [{'line': 'Clara ready', 'seat': 'Clara', 'verb': 'ready'}]
    """
    if "actions" not in view:
        return view
    cards = {square: _filled(card) for square, card in view.get("cards", {}).items()}
    return {**view, "actions": [_slim(action) for action in view["actions"]], "cards": cards}


def _slim(action: dict[str, Any]) -> dict[str, Any]:
    own = action["seat"]
    return {name: value for name, value in action.items() if value and (name != "whose" or value != own)}


def _filled(card: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in card.items() if value}


def view_trait() -> Any:
    """The trait that carries a view."""
    return traitlets.Dict().tag(sync=True, to_json=packed)
