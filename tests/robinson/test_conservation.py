"""Cards are neither lost nor doubled: in random games each lies in one place, or has left the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from fujikit.engine.deck import face
from fujikit.robinson.state import State
from fujikit.robinson.things.inventions import beside_sheets
from tools.fuzz import moments
from tools.fuzz_robinson import Setup, setups

pytestmark = pytest.mark.unmeasured

SETUPS = tuple(setup for setup in setups() if setup.hardy)[::5]
MAX_MOVES = 600


def cards(state: State, *decks: str) -> Iterator[str]:
    return (face(card) for deck in decks for card in state.deck(deck).cards())


def held(state: State, shelf: str) -> Iterator[str]:
    """What lies in Available, in Future, and on sheets."""
    for stock in (state.available, state.future, *[person.own for person in state.people]):
        yield from getattr(stock, shelf)


def in_hand(state: State, *decks: str) -> Iterator[str]:
    """Cards in hand, with their deck or without."""
    for card in state.drawn:
        deck, _, name = card.removeprefix("aside:").rpartition(":")
        if not deck or deck in decks:
            yield name


def mixed(state: State, deck: str) -> Iterator[str]:
    """Cards of a deck that have been shuffled into the event deck."""
    return (card.partition(":")[2] for card in cards(state, "event") if card.startswith(f"{deck}:"))


def inventions(state: State) -> Iterator[str]:
    """Every invention lies somewhere, once."""
    box = state.table.box
    known = _ids(box.inventions)
    lying = Counter(
        [
            *state.inventions,
            *[gear.name for gear in state.items if not gear.flipped],
            *cards(state, "invention", "invention-discard"),
            *[entry.partition("@")[0] for entry in held(state, "inventions")],
            *beside_sheets(state),
            *[name for name in in_hand(state, "invention") if name in known],
        ]
    )
    on_sheet = _ids(state.table.scenario.inventions)
    yield from (f"invention {name}: {lying[name]} times" for name in known if lying[name] != 1)
    yield from (f"no invention: {name}" for name in lying if name not in known | on_sheet)


def tiles(state: State) -> Iterator[str]:
    """Every tile lies on the island or in the stack."""
    lying = Counter([*cards(state, "tile"), *[str(place.tile) for place in state.island if place.tile]])
    lying.update(name for name in in_hand(state, "tile") if name.isdecimal())
    yield from (f"tile {tile.number}" for tile in state.table.box.tiles if lying[str(tile.number)] != 1)


def tokens(state: State) -> Iterator[str]:
    lying = Counter([*cards(state, "discovery"), *held(state, "tokens")])
    for token in (*state.table.box.tokens, *state.table.scenario.tokens):
        if lying[token.id] > token.copies:
            yield f"token {token.id}: {lying[token.id]} of {token.copies}"


def adventures(state: State) -> Iterator[str]:
    for deck in ("build", "gather", "explore"):
        lying = Counter([*cards(state, deck), *mixed(state, deck)])
        for card in getattr(state.table.box, deck):
            if lying[card.id] > card.copies:
                yield f"{deck} {card.id}: {lying[card.id]} of {card.copies}"


def single_cards(state: State) -> Iterator[str]:
    """Beasts, mystery cards and equipment are there once, unless they have left the game."""
    mystery = [
        *cards(state, "mystery", "mystery-discard"),
        *mixed(state, "mystery"),
        *held(state, "treasures"),
    ]
    shelves = {
        "beast": cards(state, "beast", "hunting", "beside"),
        "mystery": [*mystery, *[gear.name for gear in state.treasures]],
        "equipment": [
            *cards(state, "equipment"),
            *held(state, "equipment"),
            *[gear.name for gear in state.equipment],
        ],
    }
    for shelf, lying in shelves.items():
        yield from (f"{shelf} {name}: {count} times" for name, count in Counter(lying).items() if count > 1)


def complaints(state: State) -> list[str]:
    checks = (inventions, tiles, tokens, adventures, single_cards)
    return [complaint for check in checks for complaint in check(state)]


def _ids(shelf: tuple[object, ...]) -> set[str]:
    return {card.id for card in shelf}  # type: ignore[attr-defined]  # components have one


def name(setup: Setup) -> str:
    return f"{setup.table}-players-scenario-{setup.options['scenario']}"


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_card_is_in_one_place(setup: Setup) -> None:
    for seed in (21, 22):
        game = setup.start(seed, "seed")
        for _ in moments(game, Random(seed), MAX_MOVES):
            assert complaints(game.state) == []


def test_a_card_that_is_doubled_or_lost_is_noticed() -> None:
    state = SETUPS[0].start(1, "seed").state
    invention = state.inventions[0]
    assert complaints(replace(state, inventions=(*state.inventions, invention))) == [
        f"invention {invention}: 2 times"
    ]
    assert complaints(replace(state, inventions=state.inventions[1:])) == [f"invention {invention}: 0 times"]
    twice = state.with_deck("hunting", state.deck("beast"))
    assert len(complaints(twice)) == len(state.table.box.beasts)


def test_levels_and_stores_never_fall_below_zero() -> None:
    for setup in SETUPS[:6]:
        game = setup.start(31, "seed")
        for _ in moments(game, Random(31), MAX_MOVES):
            state = game.state
            assert min(state.weapon, state.roof, state.palisade) >= 0
            stocks = (state.available, state.future, *[person.own for person in state.people])
            assert min(count for stock in stocks for count in _counts(stock.goods)) >= 0
            assert min(min(person.wounds, person.det) for person in state.people) >= 0


def _counts(goods: object) -> list[int]:
    return [getattr(goods, kind) for kind in ("wood", "food", "kept", "fur")]
