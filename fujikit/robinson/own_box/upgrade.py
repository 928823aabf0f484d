"""Boxes that were written for earlier versions: what was said in another way then, or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from fujikit.robinson.box import house
from fujikit.robinson.box.components import FORMAT, slug

NEW_MOMENTS = {
    "reconnaissance": (("any",), ("before-exploring",)),
    "helmet": (("combat",), ("combat", "combat-wounds")),
}
"""The moments of things, as they were and as they are."""
SAID_NOW = {
    "bed": "resting: gain 1 determination; heal 2",
    "hammock": "resting: gain 1 determination; heal 1",
    "pit": "production: 2 food on a wound of the build-wound die",
    "canoe": "exploring takes 2 tiles, one of them is laid",
    "tranquilizer": "the capture costs 1 weapon",
    "treasure-map": "explored with 2 pawns",
    "economical-construction": "an action costs 1 wood less",
}
"""What things did by their names alone."""
FIRST_FORMAT = 1
BORDER = ("t4",)
NEW_ON_SHEETS = (
    "camp",
    "placed",
    "draws",
    "equipment",
    "left_out",
    "start",
    "stays",
    "fur_for_wood",
    "books_help",
    "pile",
    "crosses",
    "jenny",
    "volcano",
    "cannibals",
    "family",
    "film",
)
"""The fields of a sheet whose values stood in the rules."""
FOR_LOCATIONS = ("rope-ladder",)


def upgraded(data: Mapping[str, Any]) -> dict[str, Any]:
    """Plain data of a box in the form of this version; what can't be understood is left as it is."""
    if data.get("format") != FIRST_FORMAT:
        return dict(data)
    cards = {name: _each(part) for name, part in data.items()}
    for section, complete in (("scenario", _sheet), ("space", _space)):
        if isinstance(tables := cards.get(section), list):
            cards[section] = [complete(one) if isinstance(one, dict) else one for one in tables]
    return {**cards, "format": FORMAT}


def _sheet(sheet: dict[str, Any]) -> dict[str, Any]:
    """A sheet with what only the rules knew of it: its numbers come from the house sheet."""
    printed = next((one for one in house().scenarios if one.number == sheet.get("number")), None)
    if printed is None:
        return sheet
    known = to_builtins(printed)
    added = {field: known[field] for field in NEW_ON_SHEETS if known.get(field) is not None}
    book = sheet.get("book") or known["book"]
    return {**added, **sheet, "book": book}


def _space(space: dict[str, Any]) -> dict[str, Any]:
    return {"border": space.get("name") in BORDER, **space}


def _each(part: Any) -> Any:
    """The same with every table inside it upgraded."""
    if isinstance(part, Mapping):
        return _card({name: _each(inner) for name, inner in part.items()})
    return [_each(inner) for inner in part] if isinstance(part, list | tuple) else part


def _card(card: dict[str, Any]) -> dict[str, Any]:
    name = _id(card)
    old, new = NEW_MOMENTS.get(name, ((), ()))
    if tuple(card.get("when", ("any",))) == old:
        card = {**card, "when": list(new)}
    lasting = [*_pawns(card, name), *_stores(card)]
    if "lasting" not in card and "source" in card:
        lasting += [SAID_NOW[name]] if name in SAID_NOW else []
    kept = {field: value for field, value in card.items() if field not in ("pawn", "stores")}
    return {**kept, "lasting": lasting} if lasting else kept


def _pawns(card: Mapping[str, Any], name: str) -> list[str]:
    kinds = card.get("pawn")
    if not (isinstance(kinds, list | tuple) and kinds):
        return []
    only = ", for locations only" if name in FOR_LOCATIONS else ""
    return [f"{' or '.join(map(str, kinds))} pawn each round{only}"]


def _stores(card: Mapping[str, Any]) -> list[str]:
    count = card.get("stores")
    if not isinstance(count, int) or not count:
        return []
    return ["no food rots"] if count < 0 else [f"{count} food does not rot once it is empty"]


def _id(card: Mapping[str, Any]) -> str:
    name = card.get("key") or card.get("name")
    return slug(name) if isinstance(name, str) else ""
