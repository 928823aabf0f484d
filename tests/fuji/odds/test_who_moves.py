"""All outcomes of a round, against counting every throw and against rounds that are played out."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.odds import Mate, WhoMoves, dilemma, who_moves
from fujikit.fuji.odds.hands import some_dice, worth

NAMES = ("Clara", "Jona", "Steve")
NEEDS = ("odd", "odd(pink|blue)", "1|2|3")
Hand = tuple[str, ...]


def movers(hands: tuple[Hand, ...], needs: tuple[str, ...] = NEEDS) -> tuple[str, ...]:
    """Who moves with these final dice, by the rules."""
    totals = [[sum(worth(need)[face] for face in hand) for hand in hands] for need in needs]
    return tuple(
        name
        for number, name in enumerate(NAMES)
        if all(totals[number][number] > other for at, other in enumerate(totals[number]) if at != number)
    )


def check(found: WhoMoves, counted: Counter[tuple[str, ...]], tolerance: float) -> None:
    games = counted.total()
    assert found.cells.keys() >= counted.keys()
    for who, chance in found.cells.items():
        assert chance == pytest.approx(counted[who] / games, abs=tolerance), who
    for count, chance in enumerate(found.number):
        shown = sum(cases for who, cases in counted.items() if len(who) == count) / games
        assert chance == pytest.approx(shown, abs=tolerance)
    for name, chance in found.alone.items():
        shown = sum(cases for who, cases in counted.items() if name in who) / games
        assert chance == pytest.approx(shown, abs=tolerance)


@pytest.mark.clause("move.higher")
def test_every_outcome_is_that_of_counting_all_throws() -> None:
    known: list[int | str] = [2, "B1 P3", 2]
    dice = [
        [tuple(each.split())] if isinstance(each, str) else list(product(*some_dice(each, "dice")))
        for each in known
    ]
    counted = Counter(movers(hands) for hands in product(*dice))
    people = [Mate.of(each, need, name=name) for each, need, name in zip(known, NEEDS, NAMES, strict=True)]
    check(who_moves(people), counted, 1e-12)


def thrown(random: Random, need: str) -> Hand:
    """Six dice, and once again what does not count."""
    hand = [(random.choice(die), die) for die in some_dice(6, "dice")]
    return tuple(face if worth(need)[face] else random.choice(die) for face, die in hand)


def test_rounds_with_rerolls_come_out_as_they_do_when_played() -> None:
    random, rounds = Random(24), 20_000
    counted = Counter(movers(tuple(thrown(random, need) for need in NEEDS)) for _ in range(rounds))
    people = [
        Mate.of(6, need, name=name, rerolls=1, habit="misfits")
        for need, name in zip(NEEDS, NAMES, strict=True)
    ]
    check(who_moves(people), counted, 0.015)


MINE = "P4 B5 P5 P4 Y4 Y6"


def at_table(**mine: Any) -> list[Mate]:
    me = Mate.of(MINE, "yellow|4", name="Clara", **mine)
    return [me, Mate.of(6, "pink|4", name="Jona"), Mate.of(6, "odd", name="Steve")]


@pytest.mark.parametrize("goal", ["me", "sum", "all"])
def test_the_best_for_a_goal_is_that_of_the_dilemma(goal: str) -> None:
    found = who_moves(at_table(rerolls=2), goal=goal)
    other = dilemma("yellow|4", [Mate.of(6, "pink|4"), Mate.of(6, "odd")], hand=MINE, rerolls=2, goal=goal)
    assert found.alone["Clara"] == pytest.approx(other.chance, abs=1e-12)
    assert [found.alone[name] for name in NAMES[1:]] == pytest.approx(other.mates, abs=1e-12)
    assert found.number[3] == pytest.approx(other.all_move, abs=1e-12)


def test_the_keep_that_is_best_for_all_moves_all_as_often_as_the_best_for_all() -> None:
    best, kept = who_moves(at_table(rerolls=1), goal="all"), who_moves(at_table(rerolls=1), keep="Y4 Y6")
    assert kept.number == pytest.approx(best.number, abs=1e-12)
    assert "Clara first keeps yellow 4, yellow 6." in kept.model.text()
    assert "for the best chance that all move" in best.model.text()


def test_after_the_chosen_keep_the_later_reroll_is_for_the_goal() -> None:
    found = [who_moves(at_table(rerolls=2), keep="Y4 Y6", goal=goal).number[3] for goal in ("all", "me")]
    assert found[0] > found[1]


def test_rows_say_it_all() -> None:
    rows = who_moves(at_table()).rows()
    assert len(rows) == 8
    assert sum(float(str(row["chance"])) for row in rows) == pytest.approx(1.0, abs=1e-12)
    assert sum(float(str(row["if_independent"])) for row in rows) == pytest.approx(1.0, abs=1e-12)
    assert who_moves(at_table()).to_csv().startswith("moves,number,chance,if_independent\n,0,")
    assert "Jona + Steve" in who_moves(at_table())._repr_html_()


@pytest.mark.parametrize(
    ("people", "more", "told"),
    [
        (at_table()[:2], {}, "people: three players"),
        ([*at_table()[:2], Mate.of(6)], {}, "people: three players"),
        ([*at_table()[:2], at_table()[1]], {}, "the same name"),
        (at_table(rerolls=1), {}, "throws by a habit"),
        (at_table(rerolls=1), {"keep": "B1"}, "keep: 'B1' is not in the hand"),
        (at_table(), {"keep": "Y4"}, "a seen hand and a reroll"),
        (at_table(), {"goal": "fame"}, "goal: 'fame'"),
    ],
)
def test_what_can_not_be_asked(people: list[Mate], more: dict[str, str], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        who_moves(people, **more)
