"""Variant B: the third meeple's dice and cards, weighed."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from fujikit.engine.game import Game
from fujikit.fuji.state import THIRD
from fujikit.teams.fuji.strategy.faces import NUMBER, SET, worths
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.strategy.variant_b.proposals import makes_proposals, proposals
from fujikit.teams.fuji.strategy.variant_b.third_meeple import (
    as_third,
    half_needs,
    propose_gift,
    propose_use,
    weigh_half,
)
from tests.fuji.two_players import with_meeple
from tests.support import act


def rerolling(need: str) -> Game[Any]:
    """The third meeple has B1 P1 B4 before Clara and P4 B5 P5 before Jona, and one reroll."""
    return with_meeple(
        "reroll",
        third={"marker": "e2", "given": 1, "rerolls": 1},
        clara={"marker": "d2", "half_rerolls": 1},
        jona={"marker": "d3", "half_rerolls": 1},
        needs={"e2": need},
    )


def situation(game: Game[Any], name: str = "Clara") -> Situation:
    return Situation(game.view(name))


def test_each_side_throws_what_counts_little_and_keeps_the_rest() -> None:
    game = rerolling("blue|4")
    line = weigh_half(situation(game))
    assert line in (f"Clara reroll 1 2 for {THIRD}", f"Clara reroll 2 for {THIRD}")
    assert weigh_half(situation(game, "Jona")) == f"Jona reroll 6 for {THIRD}"


def test_a_side_that_is_done_has_nothing_to_say() -> None:
    game = act(rerolling("blue|4"), f"Clara stop for {THIRD}")
    assert weigh_half(situation(game)) is None


def test_the_own_half_is_worth_the_mean_over_the_other_half() -> None:
    """By hand: every face of the three dice that Clara does not see."""
    game = with_meeple("equip", third={"marker": "e2"}, needs={"e2": "blue|4"})
    third = as_third(situation(game))
    values, worth = third.needs["blue|4"], worths("blue|4")
    own = sum(worth[NUMBER[face]] for face in ("B1", "P1", "B4"))
    rest = third.final(THIRD)[3:]
    wanted = sum(
        float(np.prod([row[face] for row, face in zip(rest, faces, strict=True)]))
        * values[own + worth[list(faces)].sum()]
        for faces in product(*SET[3:])
    )
    assert half_needs(third, [1, 2, 3])["blue|4"][own] == pytest.approx(wanted)


def equipped(*cards: str, **more: Any) -> Game[Any]:
    third = {"marker": "e3", "equipment": list(cards), **more}
    return with_meeple("equip", third=third, needs={"e3": "odd"})


def test_the_first_player_proposes_a_card_that_helps_and_not_twice() -> None:
    game = equipped("first-aid-kit", stamina=17)
    line = f"Clara propose use first-aid-kit for {THIRD}"
    assert [propose_use(situation(game, name)) for name in game.seats] == [line, None]
    act(game, line, "Jona decline")
    assert propose_use(situation(game)) is None


def test_a_third_meeple_that_is_fresh_keeps_the_card() -> None:
    assert propose_use(situation(equipped("first-aid-kit"))) is None


def test_a_manager_gives_what_needs_a_die_to_be_chosen() -> None:
    game = equipped("shovel", "flare-gun", skill="equipment-manager")
    assert propose_gift(situation(game)) == f"Clara propose give shovel Clara for {THIRD}"
    assert propose_gift(situation(equipped("flare-gun", skill="equipment-manager"))) is None
    assert propose_gift(situation(equipped("shovel"))) is None


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Clara"), ("fr", "Clara"), ("pl", "Clara"), ("en", "AThird")]
)
def test_the_first_player_proposes_and_what_was_declined_is_not_offered_again(lang: str, name: str) -> None:
    third = {"marker": "e2", "equipment": ["flare-gun"]}
    game = with_meeple("equip", third=third, clara={"name": name}, lang=lang)
    assert [makes_proposals(game.view(seat)) for seat in game.seats] == [True, False]
    line = f"{name} propose use flare-gun for {THIRD}"
    assert [offer["line"] for offer in proposals(game.view(name), "use")] == [line]
    act(game, line, "Jona decline")
    assert proposals(game.view(name), "use") == []
    assert proposals(game.view("Jona"), "use") == []


def test_a_proposal_is_told_in_words_and_no_number_is_missing() -> None:
    game = act(equipped("shovel"), f"Clara propose use shovel Jona for {THIRD}")
    assert game.view("Clara")["log"][-1]["text"] == "Clara proposes: Use the card: Shovel."
    assert game.view("Jona")["log"][-1]["line"] == f"{THIRD} use shovel Jona"
