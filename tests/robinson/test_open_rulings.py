"""Rulings that the rulebook leaves open, and the switches that turn them."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.plans import ACTIONS, ready
from tests.robinson.support import position
from tests.robinson.tables import asked, table

ISLAND: dict[str, Any] = {
    "m1": 8,
    "m2": {"tile": 9, "tokens": ["food", "number", "shortcut", "temple"], "markers": ["parrot", "cross"]},
    "t1": {"tile": 7, "tokens": ["danger"], "markers": ["trap", "totem", "fog"]},
}
USUAL = {"m2:food-token", "m2:parrot", "t1:danger-token", "t1:fog"}
ALL = {*USUAL, "m2:number-token", "m2:shortcut-token", "m2:temple-token", "m2:cross", "t1:trap", "t1:totem"}


@pytest.mark.clause("rc.ruling.u23")
@pytest.mark.parametrize(("switches", "taken"), [((), USUAL), (("amulet-takes-all",), ALL)])
def test_the_protective_amulet_leaves_goals_and_the_shortcut(
    switches: tuple[str, ...], taken: set[str]
) -> None:
    game = table("take any marker off", island=ISLAND, switches=switches)
    assert set(asked(game)) == taken


@pytest.mark.clause("rc.ruling.u23", "rc.ruling.u12")
def test_the_shortcut_flips_when_its_token_is_taken_off() -> None:
    game = table(
        "take any marker off",
        "wait for the table",
        island=ISLAND,
        items=[{"name": "shortcut", "gave": 1}],
        switches=["amulet-takes-all"],
    )
    game.act("Anna choose m2:shortcut-token")
    assert [gear.flipped for gear in game.state.items] == [1]


@pytest.mark.clause("rc.ruling.u24", "rc.discard.invention")
def test_what_pawns_wait_on_is_not_discarded() -> None:
    plan = [{"kind": "build", "target": "dam", "pawns": ["Anna"], "laid": {"wood": 1}}]
    cards = ["dam", "map", "bricks"]
    game = table("discard 3 inventions", phase="resolve", who="Anna", inventions=cards, plan=plan)
    assert asked(game) == ["map", "bricks"]
    game.act("Anna choose map")
    assert game.state.inventions == ("dam",)
    assert game.state.person("Anna").wounds == 1


def fetching(*switches: str) -> Game[State]:
    """Anna fetches Jenny with the Raft while Ben rests."""
    plan = [
        {"kind": "explore", "target": "scenario-raft", "pawns": ["Anna", "Anna"]},
        *[{"kind": "rest", "pawns": ["Ben"]} for _ in range(2)],
    ]
    seats = {"Anna": {"role": "explorer"}, "Ben": {"role": "soldier"}}
    where: dict[str, Any] = {"scenario": 3, "items": ["scenario-raft"], "jenny": {"wounds": 4}}
    return ready(position(seats=seats, plan=plan, phase="plan", switches=switches, do=ACTIONS, **where))


@pytest.mark.clause("rc.ruling.u25", "rc.s3.camp")
@pytest.mark.parametrize(("switches", "wounds"), [((), 3), (("jenny-rests-later",), 4)])
def test_jenny_rests_in_the_round_in_which_she_comes(switches: tuple[str, ...], wounds: int) -> None:
    game = fetching(*switches)
    assert game.state.noted("jenny-in-camp")
    assert game.state.person("Jenny").wounds == wounds


@pytest.mark.clause("rc.ruling.u26", "rc.production.changes")
@pytest.mark.parametrize(
    ("switches", "books", "left"),
    [((), 1, 3), ((), 2, 3), (("halve-again",), 1, 3), (("halve-again",), 2, 1), (("halve-again",), 3, 0)],
)
def test_production_is_halved_once(switches: tuple[str, ...], books: int, left: int) -> None:
    camp = {"m1": {"tile": 8, "tokens": ["wood", "food", "food", "food"]}}
    lines = ["half production"] * books
    game = table(*lines, "production phase", "wait for the table", scenario=6, island=camp, switches=switches)
    if game.state.agenda and len(options := asked(game)) > 1:
        game.act(f"Anna choose {options[-1]}")
    goods = game.state.available.goods
    assert goods.wood + goods.food == left


@pytest.mark.clause("rc.ruling.u27", "rc.card.food")
@pytest.mark.parametrize(("switches", "left"), [((), 3), (("flipped-cellar-rots",), 0)])
def test_a_cellar_flipped_this_round_keeps_the_food_of_this_night(
    switches: tuple[str, ...], left: int
) -> None:
    game = table(
        "food perishes",
        phase="night",
        items=[{"name": "cellar", "flipped": 1}],
        available={"food": 3},
        switches=switches,
    )
    assert game.state.available.goods.food == left


@pytest.mark.clause("rc.ruling.u28", "rc.token.wood-feature", "rc.s4.fur")
@pytest.mark.parametrize(
    ("goods", "allowed"),
    [({"wood": 2, "fur": 0}, False), ({"wood": 3}, True), ({"wood": 2, "fur": 1}, True), ({"fur": 1}, True)],
    ids=str,
)
def test_additional_wood_is_wood(goods: dict[str, int], *, allowed: bool) -> None:
    game = position(scenario=4, phase="plan", available=goods, spots=["wood@shelter"])
    assert game.check("Anna place build shelter").ok is allowed


@pytest.mark.clause("rc.ruling.u28")
def test_fur_in_place_of_wood_does_not_stand_for_the_additional_wood() -> None:
    game = position("Anna", "Ben", "Cleo", scenario=4, phase="plan", available={"wood": 2, "fur": 1})
    assert game.check("Anna place build shelter").ok
    burdened = position(
        *("Anna", "Ben", "Cleo"),
        scenario=4,
        phase="plan",
        available={"wood": 2, "fur": 1},
        spots=["wood@shelter"],
    )
    assert not burdened.check("Anna place build shelter").ok
