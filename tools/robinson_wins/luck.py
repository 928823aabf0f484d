"""Dice and decks that mean well: a game of simple plans can be won with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fujikit.engine.chance import Chance, SeededSource
from fujikit.engine.deck import face
from fujikit.engine.events import Event
from fujikit.robinson.box import house
from fujikit.robinson.chance import DrawCard, ThrowDice
from fujikit.robinson.state import State

KIND_FACES = ("success", "blank", "rain", "snow", "rain-2", "snow-2")
"""Faces that a die shows, the kindest first."""
QUIET_TILES = ("11", "3", "1", "9", "7", "5", "10", "6", "2", "4")
"""Tiles without cannibals first."""
Harm = Callable[[str], Any]


class Luck:
    """Dice that show their kindest faces, and decks that give their mildest card; all else as it comes."""

    def __init__(self, seed: int, harm: dict[str, Harm]) -> None:
        self.source, self.harm = SeededSource(seed), harm

    def resolve(self, chance: Chance) -> Event[State]:
        if isinstance(chance, ThrowDice):
            faces = [min(sides, key=(*KIND_FACES, *sides).index) for sides in chance.sides]
            return chance.read(" ".join(faces))
        if isinstance(chance, DrawCard) and chance.name in self.harm:
            cards = [face(card) for card in chance.deck.next()]
            return chance.read(min(cards, key=self.harm[chance.name]))
        return self.source.resolve(chance)


def _event_harm(card: str) -> tuple[int, str]:
    deck, name = card.split(":")
    box = house()
    if deck == "mystery":
        return 5, card
    lower = None if deck == "event" else box.adventure(deck, name).lower
    lines = box.event(name).effect if lower is None else lower.effect
    book = 3 if deck == "event" and box.event(name).symbol == "book" else 0
    return book + sum([5 if "wound" in line else 3 if "lose" in line else 1 for line in lines]), card


def _tile_harm(card: str) -> tuple[int, str]:
    tile = next(tile for tile in house().tiles if tile.number == int(card))
    return -len(tile.sources) - tile.totem - (tile.terrain == "plains"), card


def _beast_harm(card: str) -> tuple[int, str]:
    beast = next(beast for beast in house().beasts if beast.id == card)
    return beast.strength - 3 * beast.fur, card


def _mystery_harm(card: str) -> tuple[int, str]:
    return int(house().mystery(card).kind != "treasure"), card


HARM: dict[str, Harm] = {
    "event": _event_harm,
    "tile": _tile_harm,
    "mystery": _mystery_harm,
    "hunting": _beast_harm,
}
HARM_OF_CANNIBALS = {**HARM, "tile": QUIET_TILES.index}
