"""Views on their way to the browser: what an action leaves empty is left out, and put back over there.

A hand with many cards offers hundreds of lines; without this its view would be half empty lists.
"""

from __future__ import annotations

from typing import Any

import traitlets


def slim(view: dict[str, Any], _widget: object = None) -> dict[str, Any]:
    """A view whose actions say only what they have to.

    >>> action = {"line": "Clara ready", "seat": "Clara", "verb": "ready", "whose": "Clara", "dice": []}
    >>> slim({"round": 1, "actions": [action]})["actions"]
    [{'line': 'Clara ready', 'seat': 'Clara', 'verb': 'ready'}]
    """
    return {**view, "actions": [_slim(action) for action in view.get("actions", ())]}


def _slim(action: dict[str, Any]) -> dict[str, Any]:
    own = action["seat"]
    return {name: value for name, value in action.items() if value and (name != "whose" or value != own)}


def view_trait() -> Any:
    """The trait that carries a view."""
    return traitlets.Dict().tag(sync=True, to_json=slim)
