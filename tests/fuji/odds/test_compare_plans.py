"""Plans from a position, against the odds of each player alone."""

from typing import Any

import pytest

import fujikit
from fujikit import plots
from fujikit.engine.errors import BadInput
from fujikit.fuji.odds import board_in_numbers, compare_plans, habit_curve, knowledge, plan_of, who_moves
from tests.support import CLARA, JONA, STEVE, position, seat

ONE, OTHER = {"Clara": "d3", "Jona": "d2", "Steve": "e2"}, {"Clara": "d2", "Jona": "e2", "Steve": "d3"}


def game(jona: str = JONA) -> Any:
    return position(
        seat("Clara", "c2", dice=CLARA), seat("Jona", "d2", dice=jona), seat("Steve", "d3", dice=STEVE)
    )


def test_the_own_chance_is_that_of_the_habit_against_these_neighbours() -> None:
    people = plan_of(game(), "Clara", ONE)
    me, *mates = people
    curve = habit_curve(
        str(me.need),
        "misfits",
        hand=CLARA,
        rerolls=me.neighbour.rerolls,
        rivals=[mate.neighbour for mate in mates],
    )
    assert who_moves(people).alone["Clara"] == pytest.approx(float(curve[-1]), abs=1e-12)
    cards = {card.square: card for card in board_in_numbers(game(), "Clara")}
    assert (me.need, me.neighbour.rerolls) == (cards["d3"].need, cards["d3"].rerolls)


def test_every_plan_is_a_row_of_what_happens_then() -> None:
    table = compare_plans(game(), "Clara", ONE, OTHER)
    for plan, row in zip((ONE, OTHER), table, strict=True):
        found = who_moves(plan_of(game(), "Clara", plan))
        assert [row[name] for name in ("Clara", "Jona", "Steve")] == list(found.alone.values())
        assert (row["moving"], row["all"], row["nobody"]) == (found.mean, found.number[3], found.number[0])
    assert table.model is not None
    assert "Jona has 6 unseen dice" in table.model.text()
    row = compare_plans(game(), "Clara", ONE)[0]
    nearer = {
        name: next(card.nearer for card in board_in_numbers(game(), name) if card.square == square)
        for name, square in ONE.items()
    }
    expected = sum(float(str(row[name])) * steps for name, steps in nearer.items())
    assert row["steps"] == pytest.approx(expected, abs=1e-12)


def test_it_uses_nothing_that_the_seat_does_not_see() -> None:
    other = game("P1 P1 Y1 B1 Y1 B1")
    assert compare_plans(game(), "Clara", ONE) == compare_plans(other, "Clara", ONE)
    assert knowledge(other, "Clara").faces == tuple(CLARA.split())


def test_a_position_from_its_code_is_drawn_with_two_plans_beside_each_other() -> None:
    again = fujikit.from_code(game().code())
    picture = plots.who_moves(plan_of(again, "Clara", ONE), plan_of(again, "Clara", OTHER), names=["1", "2"])
    assert picture.alt.startswith("1: Clara wants")


@pytest.mark.parametrize(
    ("markers", "told"),
    [
        ({"Clara": "d2"}, "markers: Jona needs a card"),
        ({**ONE, "Bo": "d2"}, "markers: 'Bo' is none of"),
        ({**ONE, "Clara": "g9"}, "markers: Clara: 'g9' is none of"),
    ],
)
def test_what_is_no_plan(markers: dict[str, str], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        plan_of(game(), "Clara", markers)
    with pytest.raises(BadInput, match="plans: 0 do not lie"):
        compare_plans(game(), "Clara")
