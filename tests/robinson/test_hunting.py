"""The hunt: how many, with how many pawns, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.support import wounds
from tests.robinson.tables import goods, table


def hunts(*cards: str, stacks: int = 1, pawns: tuple[str, ...] = ("Ben", "Anna"), **rest: Any) -> Game[State]:
    """Hunts of Anna, with Ben's help, about to be resolved."""
    plan = [{"kind": "hunt", "pawns": list(pawns), "sure": True} for _ in range(stacks)]
    return table(
        "resolve hunt", **{"phase": "resolve", "plan": plan, "decks": {"hunting": list(cards)}, **rest}
    )


@pytest.mark.clause("rc.hunt.do", "rc.resolve.gain")
def test_the_top_card_is_fought_by_the_resolver_and_its_prey_goes_to_future() -> None:
    game = hunts("wild-pig", "bear", weapon=2, dice="wild-pig")
    assert (wounds(game), game.state.weapon) == ([1, 0], 1)
    assert goods(game, "future") == (0, 3, 0, 1)
    assert goods(game) == (0, 0, 0, 0)
    assert game.state.deck("hunting").cards() == ("bear",)
    assert game.state.plan == ()


@pytest.mark.clause("rc.hunt.do", "rc.resolve.at-once")
def test_r_21_the_second_hunt_is_fought_with_what_the_first_has_left() -> None:
    game = hunts("alligator", "fox", stacks=2, weapon=2, dice="alligator fox")
    game.act("Anna choose 1")
    assert (wounds(game), game.state.weapon) == ([4 + 2, 0], 0)
    assert goods(game, "future") == (0, 5, 0, 1)


@pytest.mark.clause("rc.hunt.do")
def test_a_beast_may_bring_a_discovery_token_to_future() -> None:
    decks = {"hunting": ["boa"], "discovery": ["candles"]}
    game = hunts(weapon=4, decks=decks, dice="boa candles")
    assert game.state.future.tokens == ("candles",)


@pytest.mark.clause("rc.hunt.gone")
def test_a_hunt_whose_card_has_gone_does_nothing() -> None:
    game = hunts()
    assert (wounds(game), goods(game, "future"), game.state.plan) == ([0, 0], (0, 0, 0, 0), ())


@pytest.mark.clause("rc.token.danger-hunt")
def test_greater_danger_makes_the_next_beast_stronger_and_then_goes() -> None:
    game = hunts("fox", "fox", stacks=2, weapon=2, spots=["danger@hunt"], dice="fox fox")
    game.act("Anna choose 1")
    assert (wounds(game), game.state.spots) == ([1, 0], ())


@pytest.mark.clause("rc.token.danger-hunt")
def test_combats_outside_the_hunt_leave_the_danger_lying() -> None:
    decks = {"hunting": ["fox"]}
    game = table("fight top hunting card", weapon=2, spots=["danger@hunt"], decks=decks, dice="fox")
    assert (wounds(game), game.state.spots) == ([0, 0], ("danger@hunt",))


@pytest.mark.clause("rc.hunt.cards")
def test_there_are_no_more_hunts_than_cards() -> None:
    none = table("planning", phase="plan")
    assert "rc.hunt.cards" in none.check("Anna place hunt").clauses
    one = table("planning", phase="plan", decks={"hunting": ["fox"]})
    one.act("Anna place hunt")
    one.act("Anna place hunt")
    assert "rc.hunt.cards" in one.check("Ben place hunt 2").clauses


@pytest.mark.clause("rc.hunt.pawns")
def test_a_hunt_takes_exactly_two_pawns() -> None:
    game = table("planning", phase="plan", decks={"hunting": ["fox", "bear"]})
    game.act("Anna place hunt")
    assert not game.check("Anna ready").ok
    game.act("Ben place hunt")
    assert not game.check("Ben place hunt").ok
