"""Choices before the first roll."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.fuji.state import THIRD
from fujikit.teams.fuji.strategy.card_worths import CARD_WORTH
from fujikit.teams.fuji.strategy.prompts import answer
from fujikit.teams.fuji.strategy.setting_up import choose, least_useful
from tests.support import BOX, new_game

SKILLS = {"Clara": "equipment-manager", "Jona": "tinkerer", "Steve": "scout"}
A, B, C = (kind.faces for kind in BOX.dice)


def asked(**more: Any) -> Game[Any]:
    return new_game(choices="ask", skills=SKILLS, **more)


def test_the_two_best_cards_are_kept() -> None:
    game = asked()
    dealt = game.view("Clara")["seats"]["Clara"]["equipment"]
    best = sorted((CARD_WORTH[card] for card in dealt), reverse=True)[:2]
    kept = choose(game.view("Clara")).split()[2:]
    assert sorted((CARD_WORTH[card] for card in kept), reverse=True) == best


def test_every_card_of_the_box_has_a_worth() -> None:
    assert {card.name for card in BOX.equipment} == set(CARD_WORTH)


def test_the_die_left_out_counts_least_on_the_board() -> None:
    view = asked().view("Clara")
    for card in view["cards"].values():
        card["need"] = "odd(blue)" if card["need"] else None
    assert least_useful(view, {1: A, 2: B, 3: C}) == 1


def test_among_equal_dice_one_of_a_pair_is_given_up() -> None:
    view = asked().view("Clara")
    for card in view["cards"].values():
        card["need"] = "any" if card["need"] else None
    assert least_useful(view, {1: A, 2: B, 3: C, 4: B}) == 2


def test_everybody_answers_until_the_first_round_begins() -> None:
    for players, variant in ((2, "a"), (2, "b"), (3, None), (4, None)):
        more = {"variant": variant} if variant else {}
        game = new_game(players, choices="ask", seed=3, **more)
        while game.phase == "setup":
            lines = [line for name in game.seats if (line := answer(game.view(name)))]
            assert len(lines) == 1
            game.act(lines[0])
        assert game.phase == "plan"


def test_the_first_player_proposes_for_the_third_meeple() -> None:
    game = new_game(2, choices="ask", seed=3, variant="b")
    seen = []
    while game.phase == "setup":
        (line,) = [line for name in game.seats if (line := answer(game.view(name)))]
        seen.append(line)
        game.act(line)
    proposed = [line for line in seen if THIRD in line]
    assert all(line.startswith("Clara propose") for line in proposed)
