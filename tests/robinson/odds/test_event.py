"""The event deck: over every deal and every order of it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest
from msgspec.structs import replace

from fujikit.engine.errors import BadInput
from fujikit.robinson import odds
from fujikit.robinson.box import house
from tests.robinson.odds.literal import Table, added

BOOKS = ("argument", "bad-feelings", "bear", "council")
ADVENTURES = ("awful-weather", "storm", "storm", "frost")
MIXED = "mixed in"
ROUNDS = 4
HOUSE = house()
SHEET = replace(HOUSE.scenarios[0], rounds=ROUNDS)


def small_box() -> Any:
    events = tuple(card for card in HOUSE.events if card.id in (*BOOKS, *ADVENTURES))
    return replace(HOUSE, events=events, scenarios=(SHEET,))


def decks(mixed_in: int) -> Iterator[tuple[str, ...]]:
    """Every deck in every order; a mixed-in card may lie anywhere among the others."""
    for books in combinations(BOOKS, ROUNDS // 2):
        for others in combinations(ADVENTURES, ROUNDS // 2):
            yield from permutations((*books, *others, *[MIXED] * mixed_in))


def next_events(seen: tuple[str, ...]) -> Table:
    """The next event, over all decks that begin with what was seen."""
    fitting = [deck for deck in decks(0) if sorted(deck[: len(seen)]) == sorted(seen)]
    return added((deck[len(seen)], Fraction(1, len(fitting))) for deck in fitting)


def lower_halves(mixed_in: int) -> Table:
    orders = list(decks(mixed_in))
    above = [next(place for place, card in enumerate(deck) if card != MIXED) for deck in orders]
    return added((count, Fraction(1, len(orders))) for count in above)


@pytest.mark.clause("rc.setup.events", "rc.event.symbol")
@pytest.mark.parametrize(
    "seen",
    [
        (),
        ("argument",),
        ("storm",),
        ("storm", "storm"),
        ("bad-feelings", "argument"),
        ("frost", "council", "storm"),
    ],
    ids=str,
)
def test_the_next_event_is_that_of_every_deck_that_may_lie_there(seen: tuple[str, ...]) -> None:
    box = small_box()
    answer = odds.event(1, seen=seen, box=box)
    expected = next_events(seen)
    assert dict(answer.cards) == expected
    symbols = {card.id: card.symbol for card in box.events}
    by_symbol = added((symbols[name], chance) for name, chance in expected.items())
    assert answer.book == by_symbol.get("book", 0)
    assert (answer.build, answer.gather, answer.explore) == tuple(
        by_symbol.get(kind, 0) for kind in ("build", "gather", "explore")
    )


@pytest.mark.clause("rc.event.mixed-in")
@pytest.mark.parametrize("mixed_in", [0, 1, 2])
def test_cards_mixed_in_come_before_the_event_as_in_every_order(mixed_in: int) -> None:
    answer = odds.event(1, mixed_in=mixed_in, box=small_box())
    expected = lower_halves(mixed_in)
    assert {count: answer.lower_halves.exact(count) for count in range(mixed_in + 1)} == expected
    assert answer.mixed_in == 1 - expected[0]


@pytest.mark.clause("rc.setup.events")
def test_a_twelve_round_deck_holds_six_books_i01_or_fewer_i05() -> None:
    six = "argument bad-feelings bear council despondency"
    assert odds.event(1).book == Fraction(6, 12)
    assert odds.event(1, seen=six).book == Fraction(1, 7)
    assert odds.event(6, books="easier").book == Fraction(4, 12)
    assert odds.event(6, books="harder").book == Fraction(8, 12)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"scenario": 9}, "scenario: 9 is none of 1, 2, 3, 4, 5, 6, 7"),
        ({"seen": "party"}, "seen: 'party' is none of "),
        ({"seen": "argument argument"}, "seen: argument comes 1 times at most"),
        ({"mixed_in": -1}, "mixed_in: -1 does not lie between 0 and 99"),
        ({"books": "none"}, "books: 'none' is none of easier, harder"),
        (
            {"scenario": 3, "seen": "argument bad-feelings bear council despondency"},
            "seen: 5 book events, where 4 are dealt",
        ),
    ],
)
def test_what_cannot_be_asked_is_said_in_one_sentence(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as raised:
        odds.event(**{"scenario": 1, **asked})
    assert str(raised.value).startswith(said)
    assert len(str(raised.value)) < 600


def test_after_the_last_event_there_is_no_next() -> None:
    seen = "argument bad-feelings storm storm"
    with pytest.raises(BadInput, match=r"^seen: no event card is left$"):
        odds.event(1, seen=seen, box=small_box())
