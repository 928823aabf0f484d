"""Why a card can't be used now: what stands against every way of using it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from fujikit.engine.game import Game
from fujikit.fuji.box.components import EQUIPMENT_CARDS
from fujikit.fuji.cards import CARDS
from fujikit.fuji.state import THIRD
from tests.fuji.two_players import with_meeple
from tests.properties.games import MOVES, SEEDS, moment
from tests.properties.unseen import other_hidden_dice
from tests.support import act, position, seat

PHASE_2_ONLY = ("binoculars", "flashlight")
PHASE_4_ONLY = ("lighter", "map", "duct-tape", "compass", "machete", "first-aid-kit", "shovel", "flare-gun")
DICE = "B6 P1 B4 P4 B5 P5"


def with_card(card: str, phase: str = "equip", **clara: Any) -> Game[Any]:
    """Clara holds the card, Jona a rope that a knife may copy."""
    return position(
        seat("Clara", "d2", **{"equipment": [card], "dice": DICE, **clara}),
        seat("Jona", "d3", equipment=["rope"] if card != "rope" else []),
        seat("Steve", "e2"),
        phase=phase,
    )


def test_every_card_has_its_nouns() -> None:
    assert set(CARDS) == set(EQUIPMENT_CARDS) - {"pocket-knife"}


@pytest.mark.parametrize("card", EQUIPMENT_CARDS)
def test_nothing_stands_against_a_card_that_can_be_used(card: str) -> None:
    assert with_card(card, "plan" if card in PHASE_2_ONLY else "equip").obstacles("Clara", card).ok


@pytest.mark.clause("equip.phase")
@pytest.mark.parametrize("card", EQUIPMENT_CARDS)
def test_in_the_wrong_phase_the_phase_is_the_obstacle(card: str) -> None:
    for phase, cards in (("plan", PHASE_4_ONLY), ("equip", PHASE_2_ONLY), ("move", EQUIPMENT_CARDS)):
        if card in cards:
            assert with_card(card, phase).obstacles("Clara", card).clauses == ["equip.phase"]


@pytest.mark.clause("equip.phase")
@pytest.mark.parametrize("card", ["map", "shovel"])
def test_a_card_of_the_third_meeple_is_proposed_by_either_player(card: str) -> None:
    held = {"equipment": [card]}
    for player in ("Clara", "Jona"):
        assert with_meeple("equip", third=held).obstacles(player, card).ok
        assert with_meeple("move", third=held).obstacles(player, card).clauses == ["equip.phase"]


@pytest.mark.clause("injury.arm")
@pytest.mark.parametrize("card", EQUIPMENT_CARDS)
def test_a_broken_arm_is_the_obstacle(card: str) -> None:
    game = with_card(card, "plan" if card in PHASE_2_ONLY else "equip", injuries=["arm"])
    assert game.obstacles("Clara", card).clauses == ["injury.arm"]


@pytest.mark.clause("equip.owner")
@pytest.mark.parametrize("card", EQUIPMENT_CARDS)
def test_somebody_elses_card_is_theirs(card: str) -> None:
    game = with_card(card, "plan" if card in PHASE_2_ONLY else "equip")
    assert game.obstacles("Steve", card).clauses[0] == "equip.owner"


@pytest.mark.clause("plan.ready-again")
@pytest.mark.parametrize("card", [card for card in EQUIPMENT_CARDS if card not in PHASE_2_ONLY])
def test_whoever_is_ready_has_to_say_otherwise_first(card: str) -> None:
    game = act(with_card(card), "Clara ready")
    assert game.obstacles("Clara", card).clauses == ["plan.ready-again"]


@pytest.mark.parametrize("card", [card for card in EQUIPMENT_CARDS if card not in PHASE_2_ONLY])
def test_an_open_question_is_the_obstacle(card: str) -> None:
    cards = [card, "lighter"] if card != "lighter" else [card, "map"]
    game = act(with_card(card, equipment=cards), "Clara use lighter Steve")
    assert game.obstacles("Clara", card).clauses == ["equip.one-at-a-time"]


@pytest.mark.clause("equip.at-least-one")
@pytest.mark.parametrize(
    ("card", "dice"), [("compass", "B1 P1 B4 P4 B5 P5"), ("duct-tape", "Y2 B5 B4 P4 B5 P5")]
)
def test_a_card_that_turns_dice_needs_one_that_fits(card: str, dice: str) -> None:
    assert with_card(card, dice=dice).obstacles("Clara", card).clauses == ["equip.at-least-one"]


def test_where_every_way_fails_by_itself_the_easiest_is_told_of() -> None:
    game = position(
        seat("Clara", "c1", equipment=["rope"]),
        seat("Jona", "e1"),
        seat("Steve", "e2"),
        map="V R l R l v\n. . . . l v",
    )
    assert len(game.obstacles("Clara", "rope").reasons) == 1


def test_what_is_no_card_or_nobodys_seat_is_a_verdict_too() -> None:
    game = with_card("rope")
    assert game.obstacles("Clara", "umbrella").clauses == ["line.nouns"]
    assert game.obstacles("Bob", "rope").clauses == ["line.seat"]
    assert game.obstacles("Clara", "").clauses == ["line.nouns"]


@pytest.mark.unmeasured
@settings(max_examples=60)
@given(SEEDS, MOVES)
def test_there_is_an_obstacle_exactly_where_no_use_is_offered(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    for player in game.seats:
        offered = {
            action["cards"][0]
            for action in game.view(player)["actions"]
            if "use" in (action["verb"], action["proposes"])
        }
        held = {
            item.name for own in game.state.seats if own.name in (player, THIRD) for item in own.equipment
        }
        for card in held:
            assert game.obstacles(player, card).ok == (card in offered), card


@pytest.mark.unmeasured
@settings(max_examples=30)
@given(SEEDS, MOVES)
def test_obstacles_tell_nothing_of_hidden_dice(seed: int, moves: int) -> None:
    game, random = moment(seed, moves), Random(seed)
    state = game.state
    for player in game.seats:
        before = [str(game.obstacles(player, card)) for card in EQUIPMENT_CARDS]
        game.state = other_hidden_dice(state, player, random)
        assert [str(game.obstacles(player, card)) for card in EQUIPMENT_CARDS] == before
        game.state = state
