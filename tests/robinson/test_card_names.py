"""Cards in position files: by deck and name where decks are mixed, or by name where one card is meant."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.errors import BadPosition
from tests.robinson.support import position


@pytest.mark.parametrize(
    ("given", "lies"),
    [
        ("event:argument", "event:argument"),
        ("argument", "event:argument"),
        ("accident", "build:accident"),
        ("gremlins", "mystery:gremlins"),
        ("old-hut", "explore:old-hut"),
        ("storm", "event:storm"),
    ],
)
def test_a_card_of_the_event_deck_needs_no_deck_where_one_is_meant(given: str, lies: str) -> None:
    assert position(decks={"event": [given]}).state.deck("event").top == (lies,)
    exact = {"top": [], "middle": [given], "bottom": []}
    assert position(decks={"event": exact}).state.deck("event").middle == (lies,)


LIKE = "is not in the box; there cards stand with their deck, like event:argument"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            {"agenda": [{"do": "1 wound", "who": "Anna", "card": "jaguar"}]},
            "agenda: card: 'jaguar' may be event:jaguar or beast:jaguar: say the deck too",
        ),
        ({"decks": {"event": ["stormm"]}}, f"decks: event: 'stormm' {LIKE}"),
        ({"threats": {"right": "picnic"}}, f"threats: 'picnic' {LIKE}"),
    ],
)
def test_what_can_not_be_told_apart_is_asked_for(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        position(**fields)
    assert str(refusal.value) == f"position: {sentence}"


def test_threats_and_decks_of_one_sort_are_understood_both_ways() -> None:
    state = position(
        threats={"left": "jaguar", "right": "food-crates"},
        decks={"beast": ["beast:bear"], "hunting": ["fox"], "mystery": ["mystery:whip"]},
    ).state
    assert state.threats == ("event:jaguar", "wreckage:food-crates")
    tops = [state.deck(name).top for name in ("beast", "hunting", "mystery")]
    assert tops == [("bear",), ("fox",), ("whip",)]
