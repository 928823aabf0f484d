"""How far, the way home, rules of thumb, mine or the team's: against playing it or counting it out."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.box import house
from fujikit.fuji.odds import (
    Mate,
    chance_to_move,
    dilemma,
    how_far,
    prospect,
    regret,
    regrets,
    trade_off,
    way_home,
)
from fujikit.fuji.odds.hands import some_dice, worth
from fujikit.fuji.reroll import BY_DISTANCE
from tests.fuji.odds.literal import moving

DICE = 2
Hand = tuple[str, ...]


@pytest.mark.clause("reroll.by-distance")
def test_every_row_of_how_far_is_a_turn_with_the_rerolls_of_its_marker() -> None:
    table = how_far(["odd", "blue"], level=3, rivals=[5, 6])
    assert len(table) == 2 * 2 * 3
    for row in table:
        rerolls = {1: 1, 2: 1, 3: 0}[int(str(row["steps"]))] + bool(row["symbol"])
        turn = prospect(str(row["need"]), rerolls=rerolls, level=3, rivals=[5, 6])
        assert (row["rerolls"], row["chance"], row["loss"]) == (rerolls, turn.chance, turn.loss)
        assert row["expected"] == pytest.approx(int(str(row["steps"])) * turn.chance)


def test_two_steps_bring_more_than_three_but_not_with_the_symbol() -> None:
    table = how_far()
    for symbol, order in ((False, 1), (True, -1)):
        two, three = (table.where(symbol=symbol, steps=steps).column("expected") for steps in (2, 3))
        assert len(two) >= 24
        assert all(order * float(str(a)) > order * float(str(b)) for a, b in zip(two, three, strict=True))


def test_no_card_is_no_question() -> None:
    with pytest.raises(BadInput, match=r"^needs: at least one"):
        how_far([])


def roll(random: Random) -> Hand:
    return tuple(random.choice(die) for die in some_dice(DICE, "dice"))


def played_turn(random: Random, need: str, rerolls: int) -> int:
    """My total less the better neighbour's, with dice that are thrown."""
    hand, counts = roll(random), worth(need)
    for left in range(rerolls, 0, -1):
        kept = chance_to_move(need, hand=" ".join(hand), rerolls=left, rivals=[DICE, DICE]).ranking[0].numbers
        again = roll(random)
        hand = tuple(face if place + 1 in kept else again[place] for place, face in enumerate(hand))
    others = [sum(counts[face] for face in roll(random)) for _ in range(2)]
    return sum(counts[face] for face in hand) - max(others)


def walk(random: Random, plan: Callable[[int, int], int], steps: int, rounds: int) -> str:
    """A way home that is played: home, out of stamina, or on the way."""
    level, track, lost = house().level(2), house().track, 0
    for _ in range(rounds):
        here = min(plan(steps, lost), steps)
        margin = played_turn(random, random.choice(["odd", "blue"]), BY_DISTANCE.get(here, 0))
        if margin > 0 and here == steps:
            return "home, hurt" if lost >= track.injuries[0] else "home"
        steps -= here if margin > 0 else 0
        lost += level.loss(margin)
        if lost >= track.length:
            return "out"
    return "on the way"


@pytest.mark.parametrize("plan", [2, 3])
def test_the_way_home_is_that_of_walks_with_thrown_dice(plan: int) -> None:
    random, walks = Random(24), 1500
    seen = Counter(walk(random, lambda left, lost: plan, 5, 4) for _ in range(walks))
    found = way_home(plan, steps=5, rounds=4, needs=["odd", "blue"], dice=DICE, rivals=[DICE, DICE])
    last = found.rounds[-1]
    for name, chance in (("home", last.home_unhurt), ("home, hurt", last.home_hurt), ("out", last.out)):
        assert chance == pytest.approx(seen[name] / walks, abs=0.04), name
    assert found.expected_steps == tuple(sorted(found.expected_steps))


def test_the_chances_of_every_round_add_up_and_nobody_comes_back() -> None:
    found = way_home(2, steps=8, stamina=3)
    for stage in found.rounds:
        assert sum(stage[1:]) == pytest.approx(1.0, abs=1e-12)
    assert [stage.home for stage in found.rounds] == sorted(stage.home for stage in found.rounds)
    assert [stage.out for stage in found.rounds] == sorted(stage.out for stage in found.rounds)
    assert found.rows()[3]["home_hurt"] == found.rounds[3].home_hurt
    assert found.to_csv().startswith("round,home_unhurt,")
    assert "Level 2; every round a random landscape card" in found.model.text()


def test_the_best_plan_is_the_best_of_all_plans_of_three_rounds() -> None:
    best = way_home("best", steps=4, stamina=5, rounds=3, level=4).home
    plans = [way_home(plan, steps=4, stamina=5, rounds=3, level=4).home for plan in (1, 2, 3)]
    mixed = [
        way_home(lambda left, lost, c=choice: c[left - 1], steps=4, stamina=5, rounds=3, level=4).home  # type: ignore[misc]
        for choice in product((1, 2, 3), repeat=4)
    ]
    assert best >= max(plans + mixed) - 1e-12


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ({"plan": "fast"}, "plan: 'fast'"),
        ({"plan": 4}, "plan: 4 steps"),
        ({"plan": lambda left, lost: 0}, "plan: 0 steps"),
        ({"steps": 0}, "steps: 0"),
        ({"stamina": 12}, "stamina: 12"),
        ({"rounds": 99}, "rounds: 99"),
        ({"needs": []}, "needs: at least one"),
    ],
)
def test_what_is_no_way_home(question: dict[str, object], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        way_home(**({"plan": 2, "steps": 8} | question))  # type: ignore[arg-type]


@pytest.mark.parametrize("rerolls", [1, 2])
@pytest.mark.parametrize(("rule", "least"), [("counts", 1), ("ones", 2), ("all", 0)])
def test_the_regret_of_a_rule_is_that_of_every_hand(rule: str, least: int, rerolls: int) -> None:
    need, oracle = "odd", moving("odd", DICE, rivals=[6, 6])
    found = regret(need, rule, rerolls=rerolls, dice=DICE)
    counts, given = worth(need), list[Fraction]()
    for hand in product(*some_dice(DICE, "dice")):
        shown = tuple(counts[face] for face in hand)
        kept = tuple(place for place, count in enumerate(shown) if count >= least)
        given.append(oracle.hand_value(shown, rerolls) - oracle.keep_value(shown, kept, rerolls))
    given.sort()
    assert found.mean == pytest.approx(float(sum(given) / len(given)), abs=1e-12)
    assert found.worst == pytest.approx(float(given[-1]), abs=1e-12)
    assert found.share == pytest.approx(given.count(Fraction(0)) / len(given), abs=1e-12)
    assert found.quantile(0.9) == pytest.approx(float(given[int(0.9 * len(given))]), abs=1e-12)
    assert sum(found.weights) == pytest.approx(1.0)


def test_a_table_of_rules_has_a_row_for_each() -> None:
    table = regrets(["odd", "blue"], ("counts", "ones"), rerolls=2)
    assert [(row["need"], row["rule"]) for row in table] == list(product(("odd", "blue"), ("counts", "ones")))
    assert table[0] == regret("odd", "counts", rerolls=2).rows()[0]


def test_what_is_no_rule() -> None:
    with pytest.raises(BadInput, match=r"^rerolls: without one"):
        regret("odd", rerolls=0)
    with pytest.raises(BadInput, match=r"^share: 2 "):
        regret("odd").quantile(2)


HAND = "P4 B5 P5 P4 Y4 Y6"
MATES = [Mate.of(6, "pink|4"), Mate.of(6, "odd")]


@pytest.mark.parametrize("goal", ["me", "all", "sum"])
@pytest.mark.parametrize("rerolls", [1, 2])
def test_a_choice_is_worth_what_the_dilemma_says(goal: str, rerolls: int) -> None:
    found = trade_off("yellow|4", MATES, HAND, rerolls=rerolls, later=goal)
    best = dilemma("yellow|4", MATES, hand=HAND, rerolls=rerolls, goal=goal)
    assert max(getattr(choice, goal) for choice in found.choices) == pytest.approx(best.value, abs=1e-9)
    for choice in found.choices:
        values = [each.value for each in best.ranking if sorted(each.keep) == sorted(choice.keep)]
        assert getattr(choice, goal) == pytest.approx(values[0], abs=1e-9)


def test_nothing_beats_the_frontier_and_everything_else_is_beaten() -> None:
    found = trade_off("yellow|4", MATES, HAND)
    for choice in found.choices:
        better = [
            other
            for other in found.choices
            if other.me >= choice.me
            and other.all >= choice.all
            and (other.me, other.all) != (choice.me, choice.all)
        ]
        assert bool(better) != choice.frontier
    assert (found.size, len(found.choices)) == (64, 48)
    assert found.of(["Y6", "Y4"]).frontier
    assert found.rows()[0]["keep"] == "P4 P4 Y4 Y6"
    with pytest.raises(BadInput, match="keep: B1 is no choice"):
        found.of(["B1"])
