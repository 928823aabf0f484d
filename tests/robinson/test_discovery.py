"""Drawing discovery tokens."""

from __future__ import annotations

import pytest

from tests.robinson.cards.table import card_table, changes


@pytest.mark.clause("rc.discovery.keep", "rc.discovery.when")
@pytest.mark.parametrize(
    ("phase", "where"), [("plan", "future "), ("resolve", "future "), ("event", ""), ("night", "")]
)
def test_tokens_go_to_future_in_the_action_phase_and_else_to_available(phase: str, where: str) -> None:
    game = card_table("draw 2 discovery", phase=phase, who="Anna")
    assert changes(game) == f"{where}+goat; {where}+herbs"


@pytest.mark.clause("rc.setup.supply")
def test_an_empty_stack_gives_what_it_has() -> None:
    game = card_table("draw 3 discovery", decks={"discovery": []}, who="Anna")
    assert changes(game) == ""


@pytest.mark.clause("rc.explorer.scouting")
def test_of_two_tokens_one_is_kept_and_the_other_leaves_the_game() -> None:
    game = card_table("draw 2 discovery keep 1", answers=["herbs"], who="Ben")
    assert game.state.future.tokens == ("herbs",)
    assert game.state.drawn == ()
    assert len(game.state.deck("discovery")) == len(game.start.deck("discovery")) - 2


@pytest.mark.clause("rc.explorer.scouting")
def test_two_equal_tokens_need_no_answer() -> None:
    game = card_table("draw 2 discovery keep 1", decks={"discovery": ["goat", "goat"]}, who="Ben")
    assert changes(game) == "future +goat"


@pytest.mark.clause("rc.discovery.keep")
def test_tokens_do_not_mix_with_a_card_that_is_still_in_hand() -> None:
    decks = {"build": ["in-a-hurry"]}
    game = card_table("draw a build adventure", answers=["2"], decks=decks, who="Anna")
    assert game.state.future.tokens == ("goat", "herbs")
    assert game.state.deck("event").cards() == ("build:in-a-hurry",)
