"""The morale phase: what the track gives the First Player or takes, and what items add."""

from __future__ import annotations

from typing import Any

import pytest

from tests.robinson.support import wounds
from tests.robinson.tables import asked, det, phase, table


def seats(**anna: Any) -> dict[str, dict[str, Any]]:
    return {"Anna": {"role": "explorer", **anna}, "Ben": {"role": "soldier", "det": 5}}


@pytest.mark.clause("rc.morale.low", "rc.morale.short")
def test_r_02_low_morale_takes_all_determination_there_is_and_wounds_for_the_rest() -> None:
    game = phase("morale", morale=-3, seats=seats(det=1))
    assert (det(game), wounds(game)) == ([0, 5], [2, 0])


@pytest.mark.clause("rc.morale.low", "rc.morale.short")
@pytest.mark.parametrize(("morale", "left"), [(-1, 3), (-2, 2), (-3, 1), (0, 4)])
def test_each_step_below_zero_costs_one_and_wounds_may_not_be_chosen(morale: int, left: int) -> None:
    game = phase("morale", morale=morale, seats=seats(det=4))
    assert (det(game), wounds(game)) == ([left, 5], [0, 0])


@pytest.mark.clause("rc.morale.high")
@pytest.mark.parametrize(("morale", "gain"), [(1, 1), (2, 2), (3, 2)])
def test_high_morale_gives_determination_to_the_first_player(morale: int, gain: int) -> None:
    game = phase("morale", morale=morale, first="Ben")
    assert det(game) == [0, gain]


@pytest.mark.clause("rc.morale.high")
def test_on_the_top_space_a_wound_may_be_healed_instead() -> None:
    game = phase("morale", morale=3, seats=seats(wounds=2))
    assert asked(game) == ["determination", "heal"]
    assert asked(game, "Ben") == []
    game.act("Anna choose heal")
    assert (det(game), wounds(game)) == ([0, 5], [1, 0])
    assert asked(phase("morale", morale=2, seats=seats(wounds=2))) == []


@pytest.mark.clause("rc.morale.track")
def test_the_track_has_seven_spaces_and_moves_past_its_ends_are_dropped() -> None:
    assert [table(f"morale {by:+d}").state.morale for by in (-9, -3, 0, 3, 9)] == [-3, -3, 0, 3, 3]


@pytest.mark.clause("rc.solo.morale")
def test_alone_morale_rises_before_it_is_read() -> None:
    game = phase("morale", morale=-1, seats={"Anna": {"role": "cook"}})
    assert (game.state.morale, det(game), wounds(game)) == (0, [0], [0])
    assert phase("morale", morale=-1, seats=seats(det=1)).state.morale == -1


@pytest.mark.clause("rc.card.every-round", "rc.morale.bonus-order")
def test_diary_and_drums_pay_the_first_player_both_together() -> None:
    items = [{"name": "diary"}, {"name": "drums"}]
    assert det(phase("morale", items=items)) == [3, 0]
    assert det(phase("morale", morale=-1, items=items, seats=seats(det=1))) == [3, 5]


@pytest.mark.clause("rc.morale.bonus-order")
def test_gifts_of_items_come_before_or_after_the_discard_as_the_group_likes() -> None:
    game = phase("morale", morale=-3, items=[{"name": "drums"}], seats=seats(det=1))
    assert asked(game, "Ben") == ["before", "after"]
    other = game.copy()
    game.act("Ben choose before")
    assert (det(game), wounds(game)) == ([0, 5], [0, 0])
    other.act("Anna choose after")
    assert (det(other), wounds(other)) == ([2, 5], [2, 0])


@pytest.mark.clause("rc.det.own")
def test_determination_of_others_does_not_help() -> None:
    assert wounds(phase("morale", morale=-2, seats=seats())) == [2, 0]
