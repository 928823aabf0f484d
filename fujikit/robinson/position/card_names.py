"""How a position file names cards: by deck and name where cards of several decks lie, else by name alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from fujikit.engine.deck import UNSEEN
from fujikit.engine.errors import BadInput
from fujikit.robinson.box import Box
from fujikit.robinson.box.components import Component
from fujikit.robinson.position.file import DeckFile, DueFile, PositionFile, TaskFile, ThreatsFile

OF_DECKS = {
    "beast": "beast",
    "hunting": "beast",
    "beside": "beast",
    "mystery": "mystery",
    "mystery-discard": "mystery",
    "build": "build",
    "gather": "gather",
    "explore": "explore",
    "invention": "invention",
    "invention-discard": "invention",
    "equipment": "equipment",
    "discovery": "token",
}
"""The one family of cards that a deck holds; they go by their names there."""
MIXED = ("event", "build", "gather", "explore", "mystery")
"""What may lie in the event deck, each card with its deck before it."""
THREATS = ("event", "wreckage")
ANY_CARD = (*MIXED, "beast", "wreckage")
T = TypeVar("T", TaskFile, DueFile)


def with_decks(file: PositionFile, box: Box) -> PositionFile:
    """The file with every card called as the rules call it: with its deck, where decks are mixed."""
    sides = (file.threats.left, file.threats.right)
    left, right = [_full(box, "threats", name, THREATS) for name in sides]
    return replace(
        file,
        threats=ThreatsFile(left, right),
        decks={name: _deck(box, name, deck) for name, deck in file.decks.items()},
        agenda=None if file.agenda is None else tuple([_task(box, "agenda", task) for task in file.agenda]),
        due=tuple([_task(box, "due", task) for task in file.due]),
    )


def _deck(box: Box, name: str, deck: tuple[str, ...] | DeckFile) -> tuple[str, ...] | DeckFile:
    if isinstance(deck, tuple):
        return _cards(box, name, deck)
    return DeckFile(*[_cards(box, name, part) for part in (deck.top, deck.middle, deck.bottom)])


def _cards(box: Box, deck: str, cards: Iterable[str]) -> tuple[str, ...]:
    if deck == "event":
        return tuple([_full(box, f"decks: {deck}", card, MIXED) for card in cards])
    family = OF_DECKS.get(deck, "")
    return tuple([_seen(card) + card.removeprefix(UNSEEN).removeprefix(f"{family}:") for card in cards])


def _task(box: Box, where: str, task: T) -> T:
    return replace(task, card=_full(box, f"{where}: card", task.card, ANY_CARD))


def _seen(card: str) -> str:
    return UNSEEN if card.startswith(UNSEEN) else ""


def _full(box: Box, where: str, card: str, decks: Sequence[str]) -> str:
    """A card with its deck; one of which the deck is not said must be the only one of its name."""
    name = card.removeprefix(UNSEEN)
    if not name or ":" in name:
        return card
    found = [f"{deck}:{name}" for deck in decks if _lies(box, deck, name, mixed=decks is MIXED)]
    if len(found) > 1:
        raise BadInput(f"{where}: {name!r} may be {' or '.join(found)}: say the deck too")
    return f"{_seen(card)}{found[0]}" if found else card


def _lies(box: Box, deck: str, name: str, *, mixed: bool) -> bool:
    """Whether the box has such a card; of those mixed into the events only cards with a lower half."""
    cards: dict[str, Sequence[Component]] = {
        "event": box.events,
        "build": box.build,
        "gather": box.gather,
        "explore": box.explore,
        "mystery": box.mysteries,
        "beast": box.beasts,
        "wreckage": box.wreckage,
    }
    there = [card for card in cards[deck] if card.id == name]
    return any(deck == "event" or not mixed or getattr(card, "lower", None) for card in there)
