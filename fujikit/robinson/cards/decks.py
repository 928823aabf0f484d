"""What lies in each deck before anything is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fujikit.robinson.box import Box, Scenario
from fujikit.robinson.box.components import Adventure, Token

ADVENTURES = ("build", "gather", "explore")
PILES = ("mystery-discard", "invention-discard")
DECKS = ("event", *ADVENTURES, "beast", "hunting", "mystery", "discovery", "tile", "invention", "equipment")


def full_decks(box: Box, scenario: Scenario, roles: Iterable[str]) -> dict[str, list[str]]:
    """Every deck with all that belongs to it; event deck, hunting deck and discard piles start empty."""
    decks: Mapping[str, list[str]] = {
        "build": _copies(box.build),
        "gather": _copies(box.gather),
        "explore": _copies(box.explore),
        "beast": [beast.id for beast in box.beasts],
        "mystery": [card.id for card in box.mysteries],
        "discovery": _copies((*box.tokens, *scenario.tokens)),
        "tile": [str(tile.number) for tile in box.tiles],
        "invention": spare_inventions(box, roles),
        "equipment": [card.id for card in box.equipment],
    }
    return {name: decks.get(name, []) for name in (*DECKS, *PILES)}


def default_inventions(box: Box) -> list[str]:
    """The inventions that lie open in every game."""
    return [card.id for card in box.inventions if card.kind == "default"]


def spare_inventions(box: Box, roles: Iterable[str]) -> list[str]:
    """The inventions to draw from: neither default ones nor those of the characters in play."""
    playing = set(roles)
    return [
        card.id
        for card in box.inventions
        if card.kind == "other" or (card.kind == "personal" and card.role not in playing)
    ]


def _copies(cards: Iterable[Adventure | Token]) -> list[str]:
    return [card.id for card in cards for _ in range(card.copies)]
