"""The worked examples that turn on an equipment card."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from tests.fuji.cards.table import compared, hand, of, table
from tests.support import BOX, CLARA, act, clauses

READY = ("Clara ready", "Jona ready", "Steve ready")
YELLOW_6, ODD = {"e3": "yellow|6"}, {"e3": "odd"}
TO_E3 = {"marker": "e3"}


def turn(game: Game[Any]) -> tuple[int, tuple[int, ...], str, int]:
    """Jona's turn towards e3: own value, the others' values, where Jona then stands, the stamina lost."""
    value, rivals = compared(act(game, *READY), "Jona move e3")
    return value, rivals, of(game, "Jona")["at"], of(game, "Jona")["stamina"]


@pytest.mark.clause("card.compass", "move.higher", "stamina.level-2")
def test_f_10_the_compass_lets_jona_pass() -> None:
    game = table("compass", needs=YELLOW_6, Jona=TO_E3)
    assert turn(act(game, "Clara use compass 4")) == (9, (4, 0), "e3", 1)
    assert turn(table("compass", needs=YELLOW_6, Jona=TO_E3)) == (9, (10, 0), "d3", 4)


@pytest.mark.clause("equip.phase", "card.compass")
def test_f_10_how_to_read_a_card() -> None:
    cards = {card.name: card for card in BOX.equipment}
    assert (cards["compass"].phases, cards["compass"].who) == ((4,), "self")
    assert {card.who for card in cards.values()} >= {"self", "one other", "all"}


@pytest.mark.clause("card.radio")
def test_f_24_screens_are_up_again_before_phase_3_after_a_radio_in_phase_2() -> None:
    game = act(table("radio", phase="plan"), "Clara use radio")
    assert hand(game, "Clara", "Jona") == CLARA
    act(game, "Clara mark d2", "Jona mark d3", "Steve mark e2", *READY)
    assert (game.phase, hand(game, "Clara", "Jona")) == ("reroll", "? ? ? ? ? ?")


@pytest.mark.clause("move.higher", "card.first-aid-kit", "card.flare-gun", "equip.stack", "skill.gatherer")
@pytest.mark.parametrize(
    ("cards", "bars", "result"),
    [
        ("", 0, (12, (5, 12), "d3", 4)),
        ("first-aid-kit", 0, (12, (5, 12), "d3", 0)),
        ("flare-gun", 0, (15, (5, 12), "e3", 2)),
        ("", 1, (13, (5, 12), "e3", 3)),
        ("flare-gun", 1, (16, (5, 12), "e3", 2)),
    ],
    ids=["tie", "first-aid kit", "flare gun", "power bar", "both"],
)
def test_f_26_a_tie_fails_and_what_helps_against_it(
    cards: str, bars: int, result: tuple[int, tuple[int, ...], str, int]
) -> None:
    jona = {"marker": "e3", "skill": "gatherer", "bars": 1}
    game = act(table(jona=cards, needs=ODD, Jona=jona), *(f"Jona use {card}" for card in cards.split()))
    act(game, *READY)
    if bars:
        act(game, f"Jona spend {bars} Jona")
    value, rivals = compared(game, "Jona move e3")
    assert (value, rivals, of(game, "Jona")["at"], of(game, "Jona")["stamina"]) == result


@pytest.mark.clause("card.rope", "reroll.by-distance", "reroll.distance")
def test_f_30_a_rope_in_phase_2_brings_a_reroll_and_in_phase_4_none() -> None:
    game = act(table("rope", phase="plan"), "Clara mark f3")
    assert of(game, "Clara")["rerolls"] == 0
    act(game, "Clara use rope e2")
    assert of(game, "Clara")["rerolls"] == 1
    act(game, "Jona mark d3", "Steve mark e2", *READY)
    assert (of(game, "Clara")["rerolls"], clauses(game, "Clara reroll 1")) == (1, [])

    late = act(table("rope", phase="plan"), "Clara mark f3", "Jona mark d3", "Steve mark e2", *READY)
    act(late, "Jona stop", "Steve stop", "Clara use rope e2")
    assert (late.phase, clauses(late, "Clara reroll 1")) == ("equip", ["equip.no-reroll-no-marker"])


@pytest.mark.clause("card.map", "dice.borrowed", "round.end")
def test_f_32_a_die_given_by_map_counts_elsewhere_until_the_end_of_the_round() -> None:
    game = act(table("map", needs=YELLOW_6, Jona=TO_E3), "Clara use map 4 Steve")
    assert turn(game) == (9, (4, 6), "e3", 2)
    act(game, "Clara move d2", "Steve move e2")
    assert (game.round, [len(of(game, name)["dice"]) for name in game.seats]) == (2, [6, 6, 6])


@pytest.mark.clause("card.flare-gun", "move.value")
def test_f_33_a_flare_gun_does_not_count_in_a_neighbours_turn() -> None:
    game = table(jona="flare-gun", needs={"e1": "odd(pink|blue)"}, Steve={"marker": "e1"})
    act(game, "Jona use flare-gun", *READY)
    assert compared(game, "Steve move e1") == (12, (1, 11))
    assert (of(game, "Steve")["at"], of(game, "Steve")["stamina"]) == ("e1", 3)
