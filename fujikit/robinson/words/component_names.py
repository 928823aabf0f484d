"""What things are called: the printed names behind the ids of cards, tokens and characters."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fujikit.engine.caching import cached_on_object
from fujikit.robinson.box.components import Box, Component

KEPT = re.compile(r"\bkept\b")


@cached_on_object
def names(box: Box) -> dict[str, str]:
    """The printed name of every component, by its id, and by its deck and id."""
    known = {"king-kong": "King Kong"} | {card.id: card.name for card in _components(box)}
    for deck, cards in _decks(box).items():
        known.update((f"{deck}:{card.id}", card.name) for card in cards)
    return known


def _decks(box: Box) -> dict[str, tuple[Component, ...]]:
    return {
        "event": box.events,
        "build": box.build,
        "gather": box.gather,
        "explore": box.explore,
        "mystery": box.mysteries,
        "beast": box.beasts,
        "wreckage": box.wreckage,
    }


def _components(box: Box) -> Iterator[Component]:
    for cards in _decks(box).values():
        yield from cards
    for sheet in box.scenarios:
        yield from (*sheet.inventions, *sheet.tokens)
    for role in box.roles:
        yield from (role, *role.abilities)
    yield from (*box.tokens, *box.equipment, *box.inventions)


def name_in(box: Box, word: str) -> str:
    """The printed name behind an id or a card with its deck; other words as they are.

    >>> from fujikit.robinson.box import house
    >>> name_in(house(), "flask-of-rum"), name_in(house(), "event:storm"), name_in(house(), "t2")
    ('Flask of Rum', 'Storm', 't2')
    >>> name_in(house(), "cross@t2")
    'Cross on t2'
    """
    known = names(box)
    card, _, place = word.partition("@")
    if place:
        return f"{name_in(box, card)} on {place}"
    return known.get(word) or known.get(word.rpartition(":")[2]) or word


def plainly(sentence: str) -> str:
    """A sentence of the rules for people, who say what keeps.

    >>> plainly("gain 1 kept")
    'gain 1 nonperishable food'
    """
    return KEPT.sub("nonperishable food", sentence)
