"""Views on their way to the browser, as one text.

The machinery between a kernel and a page walks through every list of a message several times; a text it hands
on as it is. What an action leaves empty is left out, and put back over there: a hand with many cards offers
hundreds of lines, and its view would be half empty lists.
"""

from __future__ import annotations

from typing import Any

import msgspec
import traitlets


def packed(view: dict[str, Any], _widget: object = None) -> str:
    """A view as the text that is sent."""
    return msgspec.json.encode(slim(view)).decode()


def slim(view: dict[str, Any]) -> dict[str, Any]:
    """A view whose actions say only what they have to.

    >>> action = {"line": "Clara ready", "seat": "Clara", "verb": "ready", "whose": "Clara", "dice": []}
    >>> slim({"round": 1, "actions": [action]})["actions"]
    [{'line': 'Clara ready', 'seat': 'Clara', 'verb': 'ready'}]
    """
    return {**view, "actions": [_slim(action) for action in view["actions"]]} if "actions" in view else view


def _slim(action: dict[str, Any]) -> dict[str, Any]:
    own = action["seat"]
    return {name: value for name, value in action.items() if value and (name != "whose" or value != own)}


def view_trait() -> Any:
    """The trait that carries a view."""
    return traitlets.Dict().tag(sync=True, to_json=packed)
