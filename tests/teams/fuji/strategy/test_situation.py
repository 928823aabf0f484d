"""What a seat believes, and what hands and plans are worth to the team."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from fujikit.engine.game import Game
from fujikit.fuji.move import movement_values
from fujikit.teams.company import player_view
from fujikit.teams.fuji.strategy.beliefs import dice_of, tilted
from fujikit.teams.fuji.strategy.faces import NUMBER, worths
from fujikit.teams.fuji.strategy.planning import best_plan
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.strategy.totals import SIZE, totals
from fujikit.teams.fuji.talk import Hint
from fujikit.teams.fuji.teammate import Seer
from tests.support import CLARA, JONA, STEVE, position, seat

NEEDS = {"d2": "yellow|6", "e2": "odd(pink|blue)", "e3": "pink|4", "d3": "even", "f3": "blue|1"}


def table(phase: str = "equip", **more: Any) -> Game[Any]:
    return position(
        seat("Clara", "d1", marker="d2", dice=CLARA, **more),
        seat("Jona", "e1", marker="e2", dice=JONA, **more),
        seat("Steve", "f1", marker="e3", dice=STEVE, **more),
        phase=phase,
        needs=NEEDS,
    )


def all_seen(game: Game[Any], name: str) -> Situation:
    return Situation(player_view(game, name, Seer(name)))


def gains(situation: Situation, game: Game[Any]) -> dict[str, float]:
    """What everybody's turn gains, by the rules."""
    found = {}
    for own in game.state.seats:
        value, rivals = movement_values(game.state, own)
        difference = max(0, value - max(rivals))
        found[own.name] = float(situation.position_values.gains(own.name, own.marker)[difference])
    return found


def test_with_all_dice_seen_a_hand_is_worth_what_the_turns_gain() -> None:
    game = table()
    situation = all_seen(game, "Jona")
    hand = np.array([[NUMBER[face] for face in JONA.split()]])
    assert situation.hand_worth(hand)[0] == pytest.approx(sum(gains(situation, game).values()))


def test_the_selfish_count_their_own_turn_only() -> None:
    game = table()
    view = player_view(game, "Jona", Seer("Jona"))
    situation = Situation(view, selfish=True)
    hand = np.array([[NUMBER[face] for face in JONA.split()]])
    assert situation.hand_worth(hand)[0] == pytest.approx(gains(situation, game)["Jona"])


def test_a_plan_is_worth_what_the_turns_gain_when_nobody_throws_again() -> None:
    game = table("plan", injuries=["eye"])
    situation = all_seen(game, "Clara")
    markers = {"Clara": "d2", "Jona": "e2", "Steve": "e3"}
    plan = best_plan(situation, markers)
    assert plan.cards == markers
    assert plan.worth == pytest.approx(sum(gains(situation, game).values()))


def test_the_best_plan_is_the_best_of_all_sets_of_markers() -> None:
    situation = all_seen(table("plan"), "Clara")
    choices = dict.fromkeys(situation.seats, ("d2", "e2", "e3", "d3", "f3"))
    plan = best_plan(situation, {}, choices)
    sets = product(*[plan.squares[name] for name in situation.seats])
    worths_of = {
        cards: best_plan(situation, dict(zip(situation.seats, cards, strict=True))).worth
        for cards in sets
        if len(set(cards)) == 3
    }
    assert plan.worth == pytest.approx(max(worths_of.values()))
    assert tuple(plan.cards.values()) == max(worths_of, key=lambda cards: worths_of[cards])


def test_a_neighbour_said_to_be_strong_makes_a_card_worse() -> None:
    view = table("plan").view("Clara")

    def worth(quality: str) -> float:
        hint = Hint("Jona", quality, NEEDS["d2"])
        return best_plan(Situation(view, [hint]), {"Clara": "d2", "Jona": "e2", "Steve": "e3"}).worth

    assert worth("strong") < worth("fair") < worth("weak")


@pytest.mark.parametrize("need", ["pink", "odd(blue)", "4|5|6", "yellow|4"])
def test_the_strong_have_the_mean_of_the_upper_third(need: str) -> None:
    dice = dice_of([None] * 6)
    chances = totals(dice.now[None], [need])[0, 0]
    highest = np.arange(SIZE)[::-1]
    share = np.clip(1 / 3 - (chances[highest].cumsum() - chances[highest]), 0.0, chances[highest])
    upper = float((share * highest).sum() * 3)
    assert float((tilted(dice, need, 1.0).now @ worths(need)).sum()) == pytest.approx(upper, abs=0.8)


def test_seen_dice_do_not_lean() -> None:
    dice = dice_of(["B1", None, "P6"])
    leaning = tilted(dice, "pink", 1.0)
    assert (leaning.now[[0, 2]] == dice.now[[0, 2]]).all()
    assert not (leaning.now[1] == dice.now[1]).all()


def test_hidden_dice_are_what_the_set_has_besides_those_seen() -> None:
    hand = ["B1", "B1", "P1", "P1", "Y1", None]
    last = dice_of(hand).now[-1]
    assert {face for face, number in NUMBER.items() if last[number]} == {"Y1", "P2", "B3", "B4", "P5", "Y6"}


def test_totals_are_exact() -> None:
    chances = totals(dice_of(["B1", None]).now[None], ["4|5|6"])[0, 0]
    assert chances[[0, 4, 5, 6]] == pytest.approx([1 / 2, 1 / 6, 1 / 6, 1 / 6])
    assert chances.sum() == pytest.approx(1.0)
