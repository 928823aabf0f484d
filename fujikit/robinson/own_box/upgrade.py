"""Boxes that were written for earlier versions: what was said in another way then, or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fujikit.robinson.box.components import slug

NEW_MOMENTS = {
    "reconnaissance": (("any",), ("before-exploring",)),
    "helmet": (("combat",), ("combat", "combat-wounds")),
}
"""The moments of things, as they were and as they are."""


def upgraded(data: Mapping[str, Any]) -> dict[str, Any]:
    """Plain data of a box in the form of this version; what can't be understood is left as it is."""
    return {name: _each(part) for name, part in data.items()}


def _each(part: Any) -> Any:
    """The same with every table inside it upgraded."""
    if isinstance(part, Mapping):
        return _card({name: _each(inner) for name, inner in part.items()})
    return [_each(inner) for inner in part] if isinstance(part, list | tuple) else part


def _card(card: dict[str, Any]) -> dict[str, Any]:
    old, new = NEW_MOMENTS.get(_id(card), ((), ()))
    return {**card, "when": list(new)} if tuple(card.get("when", ("any",))) == old else card


def _id(card: Mapping[str, Any]) -> str:
    name = card.get("key") or card.get("name")
    return slug(name) if isinstance(name, str) else ""
