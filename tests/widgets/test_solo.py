"""One person among code, through messages alone: games come to their end, and no code is ever stopped."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fujikit.widgets.table import Table
from tests.support import new_game
from tests.widgets.people import ask, choose

pytestmark = pytest.mark.slow

TABLES: dict[str, dict[str, Any]] = {
    "2a": {"players": 2, "variant": "a"},
    "2b": {"players": 2, "variant": "b"},
    "3": {"players": 3},
    "4": {"players": 4},
}
KINDS = ("teammate", "careful", "newcomer")
MAX_STEPS = 2000


def moved_on(table: Table, random: Random) -> bool:
    """One thing that happens: code goes on, or Clara does anything that she may do."""
    if table.screen["all_ready"]:
        may_change = random.random() < 0.2
        return (ask(table, "change-mind", seat="Clara") if may_change else ask(table, "all-ready")).ok
    if table.round_end:
        return ask(table, "next-round").ok
    if table.screen["thinking"] and random.random() < 0.8:
        return ask(table, "play-code", all=random.random() < 0.3).ok
    line = choose(table.view["actions"], table.view["awaits"], random)
    return table.act(line).ok if line else bool(table.screen["thinking"])


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("shape", TABLES)
def test_whatever_a_person_does_code_plays_on_to_the_end(shape: str, lang: str) -> None:
    random = Random(f"{shape} {lang}")
    game = new_game(**TABLES[shape], lang=lang, seed=3, choices="ask")
    others = [seat for seat in game.seats if seat != "Clara"]
    table = Table(game, players=dict(zip(others, KINDS, strict=False)))
    table.has_frontend = True
    for _ in range(MAX_STEPS):
        if table.view["outcome"]:
            break
        assert table.screen["curtain"] is None
        assert moved_on(table, random)
    assert table.view["outcome"]
    assert sorted(table.screen["code"]) == sorted(others)
