"""Whether the cards and tokens that a position names are in the box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fujikit.engine.deck import face
from fujikit.robinson.state import State
from fujikit.robinson.things.catalogue import every_invention


def unknown(state: State) -> Iterator[str]:
    """A sentence for every name that the box does not have."""
    for what, given, known in (*_lists(state), *_decks(state)):
        for name in given:
            if face(name).partition("@")[0] not in known:
                yield f"{what}: {name[:40]!r} is not in the box{_with_deck(what, name, known)}"


def _with_deck(what: str, name: str, known: Sequence[str]) -> str:
    """How cards are called there, where a name lacks its deck."""
    needs = ":" not in name and bool(known) and all(":" in card for card in known)
    return f"; there cards stand with their deck, like {known[0]}" if needs else ""


def _treasures(state: State) -> list[str]:
    """What may lie among the treasures: mystery cards, and cards and tokens that are kept like them."""
    kept = [card.id for card in state.table.box.explore if card.keep]
    return [*[card.id for card in state.table.box.mysteries], *kept, *_tokens(state)]


def _tokens(state: State) -> list[str]:
    return [token.id for token in (*state.table.box.tokens, *state.table.scenario.tokens)]


def _equipment(state: State) -> list[str]:
    return [card.id for card in state.table.box.equipment]


def _lists(state: State) -> Iterator[tuple[str, Sequence[str], Sequence[str]]]:
    yield "inventions", state.inventions, every_invention(state.table)
    yield "items", [gear.name for gear in state.items], every_invention(state.table)
    yield "treasures", [gear.name for gear in state.treasures], _treasures(state)
    yield "equipment", [gear.name for gear in state.equipment], _equipment(state)
    own = [(f"seat {one.name}: own", one.own) for one in state.people]
    for where, stock in (("available", state.available), ("future", state.future), *own):
        yield f"{where}: tokens", stock.tokens, _tokens(state)
        yield f"{where}: inventions", stock.inventions, every_invention(state.table)
        yield f"{where}: treasures", stock.treasures, _treasures(state)
        yield f"{where}: equipment", stock.equipment, _equipment(state)


def _decks(state: State) -> Iterator[tuple[str, Sequence[str], Sequence[str]]]:
    box = state.table.box
    plain = {
        "build": [card.id for card in box.build],
        "gather": [card.id for card in box.gather],
        "explore": [card.id for card in box.explore],
        "beast": [card.id for card in box.beasts],
        "mystery": _treasures(state),
        "discovery": _tokens(state),
        "tile": [str(tile.number) for tile in box.tiles],
        "invention": every_invention(state.table),
        "equipment": _equipment(state),
    }
    plain |= {"hunting": plain["beast"], "beside": plain["beast"]}
    plain |= {f"{deck}-discard": plain[deck] for deck in ("mystery", "invention")}
    events = [f"event:{card.id}" for card in box.events]
    mixed = [f"{deck}:{card}" for deck in ("build", "gather", "explore", "mystery") for card in plain[deck]]
    plain["event"] = [*events, *mixed]
    for name, deck in state.decks:
        yield f"decks: {name}", deck.cards(), plain[name]
    wreckage = [f"wreckage:{card.id}" for card in box.wreckage]
    yield "threats", [card for card in state.threats if card], [*events, *wreckage]
