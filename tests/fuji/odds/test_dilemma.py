"""Who moves past whom, against a literal count of all throws and against games that are played out."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from time import perf_counter
from typing import Any

import numpy as np
import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.odds import chance_to_move
from fujikit.fuji.odds.dilemma import Dilemma, Mate, dilemma
from fujikit.fuji.odds.hands import die_kinds, some_dice, worth
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.other_players import GOALS
from fujikit.fuji.talk.heard import Said

Throw = tuple[str, ...]
NEEDS = ("yellow|4", "pink|4", "odd")


def throws(known: int | str) -> list[Throw]:
    """Every throw of unseen dice, or the one hand that is seen."""
    return [tuple(known.split())] if isinstance(known, str) else list(product(*some_dice(known, "dice")))


counts_of = cache(worth)


@cache
def value(need: str, faces: Throw) -> int:
    counts = counts_of(need)
    return sum(counts[face] for face in faces)


class Literal:
    """All throws of everybody, one by one."""

    def __init__(
        self,
        mates: tuple[tuple[int | str, str | None], ...],
        opposite: int | str | None = None,
        bonus: int = 0,
    ) -> None:
        self.mates, self.opposite, self.bonus = mates, opposite, bonus
        self.chances = cache(self._chances)

    def tables(self) -> Iterator[tuple[Throw, ...]]:
        others = [throws(known) for known, _ in self.mates]
        return product(*others, throws(self.opposite) if self.opposite is not None else [()])

    def moves(self, mine: Throw, table: tuple[Throw, ...]) -> list[bool]:
        """Whether I and each mate with a destination move."""
        *mates, opposite = table
        own = value(NEEDS[0], mine) + self.bonus
        result = [all(own > value(NEEDS[0], mate) for mate in mates)]
        for number, (_, need) in enumerate(self.mates):
            if need is not None:
                other = mates[1 - number] if self.opposite is None else opposite
                result.append(value(need, mates[number]) > max(value(need, mine), value(need, other)))
        return result

    def _chances(self, mine: Throw) -> tuple[tuple[float, ...], float]:
        """Everybody's chance to move with my final dice, and the chance that all do."""
        moves = [self.moves(mine, table) for table in self.tables()]
        return tuple(sum(column) / len(moves) for column in zip(*moves, strict=True)), (
            sum(map(all, moves)) / len(moves)
        )

    def worth(self, goal: str, mine: Throw) -> float:
        single, everybody = self.chances(mine)
        values = {"me": single[0], "sum": sum(single), "product": float(np.prod(single)), "all": everybody}
        return values[goal]

    def best(self, goal: str, mine: Throw, rerolls: int) -> float:
        """The value of a hand with so many rerolls left, trying every set of dice to keep."""
        if not rerolls:
            return self.worth(goal, mine)
        return max(self.kept(goal, mine, kept, rerolls) for kept in subsets(len(mine)))

    def kept(self, goal: str, mine: Throw, kept: tuple[int, ...], rerolls: int) -> float:
        dice = some_dice(len(mine), "dice")
        choices = [(face,) if place in kept else dice[place] for place, face in enumerate(mine)]
        after = [self.best(goal, throw, rerolls - 1) for throw in product(*choices)]
        return sum(after) / len(after)


def subsets(count: int) -> list[tuple[int, ...]]:
    return [kept for size in range(count + 1) for kept in combinations(range(count), size)]


TABLES: list[tuple[tuple[tuple[int | str, str | None], ...], int | str | None]] = [
    (((2, NEEDS[1]), (2, NEEDS[2])), None),
    (((3, NEEDS[1]), ("B1 P4", NEEDS[2])), None),
    (((2, NEEDS[1]), (2, None)), None),
    (((1, NEEDS[1]), (2, NEEDS[2])), 1),
    (((1, NEEDS[1]), (1, NEEDS[1])), 2),
]


@cache
def literal_of(table: int, bonus: int) -> Literal:
    """Counts the throws of a table once for all goals."""
    return Literal(*TABLES[table], bonus)


def asked(table: int, **rest: Any) -> tuple[Literal, Dilemma]:
    mates, opposite = TABLES[table]
    given = [Mate.of(known, need) for known, need in mates]
    answer = dilemma(NEEDS[0], given, opposite=opposite, **rest)
    return literal_of(table, rest.get("bonus", 0)), answer


@pytest.mark.clause("move.higher", "setup.players")
@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.parametrize("hand", ["B1 P1", "Y2 Y4", "P4 B5"])
def test_the_chances_of_a_final_hand_are_those_of_a_literal_count(table: int, hand: str) -> None:
    literal, answer = asked(table, hand=hand, bonus=1)
    single, everybody = literal.chances(tuple(hand.split()))
    goes = [chance for chance, (_, need) in zip(answer.mates, TABLES[table][0], strict=True) if need]
    assert (answer.chance, *goes) == pytest.approx(single, abs=1e-12)
    assert answer.all_move == pytest.approx(everybody, abs=1e-12)


@pytest.mark.unmeasured
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("table", "rerolls"), [(0, 1), (2, 1), (3, 1), (4, 1), (3, 2)])
def test_the_best_reroll_is_that_of_a_literal_search(table: int, rerolls: int, goal: str) -> None:
    literal, answer = asked(table, hand="Y2 B2", rerolls=rerolls, goal=goal)
    assert answer.value == pytest.approx(literal.best(goal, ("Y2", "B2"), rerolls), abs=1e-10)
    for choice in answer.ranking:
        places = tuple(number - 1 for number in choice.numbers)
        assert choice.value == pytest.approx(literal.kept(goal, ("Y2", "B2"), places, rerolls), abs=1e-10)


@pytest.mark.unmeasured
@pytest.mark.parametrize("goal", GOALS)
def test_before_the_first_throw_every_hand_counts(goal: str) -> None:
    literal, answer = asked(3, dice=2, rerolls=1, goal=goal)
    best = [literal.best(goal, hand, 1) for hand in throws(2)]
    assert answer.value == pytest.approx(sum(best) / len(best), abs=1e-10)


MATES = [Mate.of(6, NEEDS[1], rerolls=1, habit="misfits"), Mate.of(6, NEEDS[2])]
HAND = "Y2 B2 Y1 B6 B5 P5"


def test_my_own_goal_is_the_chance_to_move() -> None:
    rivals = [mate.neighbour for mate in MATES]
    alone = chance_to_move("yellow|6", hand=HAND, rerolls=2, rivals=rivals, bonus=1)
    answer = dilemma("yellow|6", MATES, hand=HAND, rerolls=2, bonus=1)
    assert answer.value == answer.chance == pytest.approx(alone.chance, abs=1e-10)


@pytest.mark.parametrize("goal", GOALS)
def test_every_goal_is_best_at_itself(goal: str) -> None:
    answers = {other: dilemma("yellow|6", MATES, hand=HAND, rerolls=1, goal=other) for other in GOALS}
    reached = {
        "me": lambda answer: answer.chance,
        "sum": lambda answer: answer.chance + sum(answer.mates),
        "all": lambda answer: answer.all_move,
    }
    if goal in reached:
        assert answers[goal].value == pytest.approx(reached[goal](answers[goal]), abs=1e-12)
        assert all(reached[goal](answer) <= answers[goal].value + 1e-9 for answer in answers.values())


def test_what_is_equal_for_me_goes_to_the_mates() -> None:
    """The yellow die alone beats both; the pink one only stands in the way of the mate who wants pink."""
    answer = dilemma("yellow", [Mate.of("B1 P4", "pink"), Mate.of("B4", "blue")], hand="Y2 P6", rerolls=1)
    assert answer.keep == ("Y2",)
    assert answer.chance == pytest.approx(1)
    assert answer.mates == pytest.approx((5 / 6, 5 / 6))


def test_a_set_of_two_players_goes_nowhere() -> None:
    answer = dilemma("yellow|6", [MATES[0], Mate.of(6)], hand=HAND, goal="sum")
    assert answer.mates[1] == 0
    assert answer.value == pytest.approx(answer.chance + answer.mates[0])


def test_what_was_said_counts() -> None:
    loud = Mate.of(6, NEEDS[1], said=(Said("strong", NEEDS[1]), Said("weak", "yellow"), Said("weak", "even")))
    quiet = Mate.of(6, NEEDS[1])
    chances = [dilemma("blue", [mate, MATES[1]], hand=HAND).mates[0] for mate in (loud, quiet)]
    assert chances[0] > chances[1] + 0.1


@pytest.mark.unmeasured
@pytest.mark.slow
@pytest.mark.parametrize("opposite", [None, 6])
def test_games_that_are_played_out_agree(opposite: int | None) -> None:
    """Six dice each: I follow the ranking of a fixed hand, one mate throws misfits again."""
    count = 40_000
    chance = np.random.default_rng(7)
    answer = dilemma("yellow|6", MATES, hand=HAND, rerolls=1, goal="sum", opposite=opposite)
    codes = HAND.split()
    mine = thrown(chance, count)
    keeps = {number - 1 for number in answer.ranking[0].numbers}
    for place in keeps:
        mine[:, place] = codes[place]
    first, second, across = (thrown(chance, count) for _ in range(3))
    fits = counted(NEEDS[1], first) > 0
    first = np.where(fits, first, thrown(chance, count))
    own = totals("yellow|6", mine)
    moves = [(own > totals("yellow|6", first)) & (own > totals("yellow|6", second))]
    for mate, other, need in ((first, second, NEEDS[1]), (second, first, NEEDS[2])):
        beside = other if opposite is None else across
        moves.append((totals(need, mate) > totals(need, mine)) & (totals(need, mate) > totals(need, beside)))
    seen = [float(move.mean()) for move in moves]
    assert seen == pytest.approx([answer.chance, *answer.mates], abs=0.01)
    assert float(np.logical_and.reduce(moves).mean()) == pytest.approx(answer.all_move, abs=0.01)


def thrown(chance: np.random.Generator, count: int) -> np.ndarray[Any, Any]:
    return np.stack([chance.choice(np.array(die), count) for die in die_kinds()], axis=1)


def counted(need: str, faces: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    counts = worth(need)
    return np.asarray(np.vectorize(counts.__getitem__)(faces))


def totals(need: str, faces: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.asarray(counted(need, faces).sum(axis=1))


@pytest.mark.slow
@pytest.mark.parametrize("goal", GOALS)
def test_it_answers_within_a_tenth_of_a_second(goal: str) -> None:
    mates = [Mate.of(6, need, rerolls=2, habit="best") for need in NEEDS[1:]]
    dilemma("yellow|6", mates, hand=HAND, rerolls=2, goal=goal)
    times = []
    for _ in range(10):
        start = perf_counter()
        dilemma("yellow|6", mates, hand=HAND, rerolls=2, goal=goal)
        times.append(perf_counter() - start)
    assert min(times) < 0.1


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_answer_says_what_it_assumes(lang: str) -> None:
    three = dilemma("yellow", MATES, goal="product").model.text(lang)
    four = dilemma("yellow", MATES, goal="product", opposite=5).model.text(lang)
    two = dilemma("yellow", [MATES[0], Mate.of(6)], goal="product").model.text(lang)
    assert WORDS.need("pink|4", lang) in three
    assert len({three, four, two}) == 3


@pytest.mark.parametrize(
    ("mates", "rest", "named"),
    [
        (MATES, {"goal": "fame"}, "'fame'"),
        (MATES[:1], {}, "two neighbours"),
        ([*MATES, MATES[0]], {}, "two neighbours"),
        ([6, 6], {}, "two neighbours"),
        ([Mate.of(6), Mate.of(6)], {}, "destination"),
        ([MATES[0], Mate.of(6)], {"opposite": 6}, "game of four"),
        (MATES, {"rerolls": -1}, "-1"),
        (MATES, {"bonus": -1}, "-1"),
        (MATES, {"hand": "B1 B9"}, "'B9'"),
        (MATES, {"dice": 40}, "40"),
        (MATES, {"opposite": 0}, "0 dice"),
    ],
)
def test_bad_input_is_named_in_one_sentence(mates: Any, rest: dict[str, Any], named: str) -> None:
    with pytest.raises(BadInput, match=named) as caught:
        dilemma("yellow|4", mates, **rest)
    assert "\n" not in str(caught.value)


def test_a_mate_may_be_a_neighbour_already_known() -> None:
    known = Neighbour.of(6, rerolls=1, habit="misfits", need=NEEDS[1])
    assert Mate.of(known, NEEDS[1]) == MATES[0]
