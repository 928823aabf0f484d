from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.need import parse_need
from fujikit.fuji.odds import Neighbour, chance_to_move, total
from fujikit.fuji.odds.hands import die_kinds
from tests.fuji.odds.literal import beats, counts, moving, moving_by_faces, rolled_once, some
from tests.odds.oracle import Oracle, convolved, fair
from tests.support import CLARA, JONA, STEVE

CHECK_VALUES = ["0.306751057016", "0.630031485991", "0.813957831734", "0.904783210645"]
CHECK_FRACTIONS = [
    Fraction(31153624058537, 101559956668416),
    Fraction(15548590811322941, 24679069470425088),
    Fraction(234303187954275465551, 287856666303038226432),
    Fraction(47466625900929802603499, 52461877433728716767232),
]
NEEDS = ["yellow|4", "1|2|3", "odd(pink|blue)", "even(yellow)", "odd", "blue", "any"]


@pytest.fixture(scope="module")
def check_problem() -> Oracle:
    return moving("yellow|4", 6)


@pytest.mark.parametrize("rerolls", range(4))
def test_the_check_values_to_twelve_digits_and_as_fractions(rerolls: int) -> None:
    odds = chance_to_move("yellow|4", rerolls=rerolls)
    assert f"{odds.chance:.12f}" == CHECK_VALUES[rerolls]
    assert odds.exact == CHECK_FRACTIONS[rerolls]
    assert odds.chance == pytest.approx(float(odds.exact), abs=1e-12)


@pytest.mark.unmeasured
@pytest.mark.parametrize("rerolls", range(4))
def test_the_check_values_are_those_of_trying_everything(check_problem: Oracle, rerolls: int) -> None:
    assert check_problem.value(rerolls) == CHECK_FRACTIONS[rerolls]


@pytest.mark.parametrize("need", NEEDS)
@pytest.mark.parametrize("rivals", [[1], [2, 1]])
def test_two_dice_agree_with_trying_everything_over_all_faces(need: str, rivals: list[int]) -> None:
    oracle = moving_by_faces(need, 2, rivals)
    for rerolls in range(3):
        odds = chance_to_move(need, dice=2, rerolls=rerolls, rivals=rivals)
        assert odds.exact == oracle.value(rerolls)
        assert odds.chance == pytest.approx(float(odds.exact), abs=1e-12)


@pytest.mark.parametrize("need", ["yellow|4", "odd(pink|blue)"])
def test_three_dice_with_a_hand_agree_with_trying_everything(need: str) -> None:
    oracle = moving_by_faces(need, 3, [2, 2])
    for hand in ("B1 P1 Y1", "Y5 Y3 Y6", "P4 B5 B3"):
        odds = chance_to_move(need, hand=hand, rerolls=2, rivals=[2, 2])
        assert odds.exact == oracle.hand_value(tuple(hand.split()), 2)
        for choice in odds.ranking:
            places = [number - 1 for number in choice.numbers]
            literal = oracle.keep_value(tuple(hand.split()), places, 2)
            assert choice.chance == pytest.approx(float(literal), abs=1e-12)


@pytest.mark.unmeasured
@pytest.mark.parametrize("hand", [STEVE, CLARA, JONA])
@pytest.mark.parametrize("need", ["odd(pink|blue)", "yellow|4"])
def test_all_64_sets_of_a_full_hand_agree_with_convolution(hand: str, need: str) -> None:
    codes, rivals = hand.split(), [rolled_once(need, 6)] * 2
    odds = chance_to_move(need, hand=hand, rerolls=1, rivals=[6, 6])
    assert len(odds.ranking) == len({choice.numbers for choice in odds.ranking}) == 64
    dice = [fair(next(die for die in die_kinds() if code in die)) for code in codes]
    wins = {value: beats(value, rivals) for value in range(37)}
    for choice in odds.ranking:
        assert choice.keep == tuple(codes[number - 1] for number in choice.numbers)
        kept = sum(counts(need)(code) for code in choice.keep)
        thrown = [die for number, die in enumerate(dice, 1) if number not in choice.numbers]
        literal = sum(chance * wins[kept + more] for more, chance in convolved(thrown, counts(need)).items())
        assert choice.chance == pytest.approx(float(literal), abs=1e-12)


def test_the_ranking_begins_with_the_best_and_says_what_others_give_away() -> None:
    odds = chance_to_move("odd(pink|blue)", hand=STEVE, rerolls=2)
    best = odds.ranking[0]
    assert odds.keep == best.keep
    assert odds.chance == pytest.approx(best.chance, abs=1e-12)
    assert best.gives_away == 0
    for choice in odds.ranking:
        assert choice.gives_away == pytest.approx(best.chance - choice.chance, abs=1e-12)
        assert choice.gives_away >= 0
        places = [number - 1 for number in choice.numbers]
        assert choice.chance == odds.best.keep_value(STEVE.split(), places, 2)


def test_without_a_reroll_or_a_hand_there_is_nothing_to_rank() -> None:
    assert chance_to_move("odd", hand=STEVE).ranking == ()
    assert chance_to_move("odd", hand=STEVE).keep == tuple(STEVE.split())
    assert chance_to_move("odd", rerolls=1).keep == ()


@pytest.mark.parametrize(
    ("need", "same"), [("yellow|4", "pink|4"), ("blue|1", "pink|1"), ("odd(blue)", "odd(pink)")]
)
def test_colours_that_change_places_change_no_chance(need: str, same: str) -> None:
    """Turning the colours of every face turns each kind of die into another kind of the set."""
    for rerolls in range(4):
        assert chance_to_move(need, rerolls=rerolls).exact == chance_to_move(same, rerolls=rerolls).exact


def test_the_three_colours_give_one_chance() -> None:
    (chance,) = {chance_to_move(f"{colour}|4", rerolls=3).exact for colour in ("pink", "blue", "yellow")}
    assert chance == CHECK_FRACTIONS[3]


def test_turning_the_colours_permutes_the_kinds_of_dice() -> None:
    kinds = {frozenset(die) for die in die_kinds()}
    turns = [dict(zip("BPY", colours, strict=True)) for colours in permutations("BPY")]
    kept = [turn for turn in turns if {frozenset(turn[f[0]] + f[1] for f in kind) for kind in kinds} == kinds]
    assert {"B": "P", "P": "Y", "Y": "B"} in kept


@pytest.mark.parametrize("need", NEEDS)
def test_another_reroll_never_lowers_the_chance(need: str) -> None:
    curve = chance_to_move(need, rerolls=4).curve
    assert list(curve) == sorted(curve)
    for hand in (STEVE, CLARA, JONA):
        curve = chance_to_move(need, hand=hand, rerolls=4).curve
        assert list(curve) == sorted(curve)


@pytest.mark.parametrize("need", NEEDS)
def test_an_own_die_more_never_lowers_the_chance_and_a_rival_die_more_never_raises_it(need: str) -> None:
    """No face counts less than 0 and a higher total never moves less often: a die more can be ignored."""
    own = [chance_to_move(need, dice=dice, rerolls=2).exact for dice in range(1, 7)]
    assert own == sorted(own)
    rival = [chance_to_move(need, rerolls=2, rivals=[dice, 6]).exact for dice in range(1, 7)]
    assert rival == sorted(rival, reverse=True)


@pytest.mark.parametrize(("hand", "rerolls"), [(CLARA, 2), (None, 1)])
def test_seeing_more_of_a_rival_never_lowers_the_value(hand: str | None, rerolls: int) -> None:
    """The chance averaged over what may be seen, from nothing to the first die to both."""
    need, dice = "odd(pink|blue)", die_kinds()[:2]

    def value(seen: tuple[str | None, ...]) -> Fraction:
        rivals: list[Neighbour | int] = [Neighbour(dice, seen), 6]
        return chance_to_move(need, hand=hand, rerolls=rerolls, rivals=rivals).exact

    nothing = value((None, None))
    first = sum(value((face, None)) for face in dice[0]) / 6
    both = sum(value(faces) for faces in product(*dice)) / Fraction(36)
    assert nothing <= first <= both
    assert nothing < both


def test_without_rerolls_seeing_more_changes_no_average() -> None:
    die = die_kinds()[0]
    seen = [chance_to_move("yellow", rivals=[Neighbour((die,), (face,))]).exact for face in die]
    assert sum(seen) / 6 == chance_to_move("yellow", rivals=[1]).exact


@pytest.mark.unmeasured
def test_following_the_best_choice_step_by_step_moves_as_often_as_it_says() -> None:
    need, rerolls, games, random = "yellow|4", 2, 3_000, Random(7)
    best = chance_to_move(need, rerolls=rerolls).best
    dice, count = die_kinds(), counts(need)
    moves: dict[Any, tuple[int, ...]] = {}
    won = 0
    for _ in range(games):
        hand = [random.choice(die) for die in dice]
        for left in range(rerolls, 0, -1):
            alike = (left, *map(count, hand))
            if alike not in moves:
                moves[alike] = best.ranking(hand, left)[0].dice
            hand = [
                face if place in moves[alike] else random.choice(dice[place])
                for place, face in enumerate(hand)
            ]
        rivals = [parse_need(need).value([random.choice(die) for die in dice]) for _ in range(2)]
        won += parse_need(need).value(hand) > max(rivals)
    chance = best.value(rerolls)
    assert won / games == pytest.approx(chance, abs=4 * (chance * (1 - chance) / games) ** 0.5)


def test_the_beginners_habit_earns_what_is_known_of_it() -> None:
    """Throwing again every die that does not fit moves in 0.615, 0.774 and 0.850 of all cases."""
    rival = rolled_once("yellow|4", 6)
    wins = [float(beats(value, [rival, rival])) for value in range(37)]
    for rerolls, known in ((1, 0.615), (2, 0.774), (3, 0.850)):
        beginner = Neighbour.of(6, need="yellow|4", rerolls=rerolls, habit="misfits")
        chance = sum(wins[value] * each for value, each in beginner.total("yellow|4").items())
        assert round(chance, 3) == known
        assert chance < chance_to_move("yellow|4", rerolls=rerolls).chance


def test_known_totals_must_be_beaten_and_a_tie_does_not_move() -> None:
    chances = [chance_to_move("any", hand="B6 P6", beat=[value]).exact for value in (11, 12, 13)]
    assert chances == [1, 0, 0]
    assert chance_to_move("any", hand="B6 P6", beat=[5, 11]).exact == 1


def test_a_seen_hand_is_a_known_total() -> None:
    seen = chance_to_move("yellow|4", rerolls=2, rivals=[CLARA, JONA]).exact
    totals = [parse_need("yellow|4").value(hand.split()) for hand in (CLARA, JONA)]
    assert seen == chance_to_move("yellow|4", rerolls=2, beat=totals).exact


def test_a_bonus_counts_with_the_own_total() -> None:
    assert chance_to_move("any", hand="B6", beat=[6, 7], bonus=1).exact == 0
    assert chance_to_move("any", hand="B6", beat=[6, 7], bonus=2).exact == 1


def test_totals_of_dice_and_of_a_hand() -> None:
    literal = convolved(some(5), counts("even(yellow)"))
    distribution = total("even(yellow)", dice=5)
    assert {value: distribution.exact(value) for value in literal} == literal
    assert total("odd(pink|blue)", hand=STEVE).items() == [(12, 1.0)]


def test_faces_that_count_alike_may_be_kept_apart() -> None:
    merged = chance_to_move("yellow|4", rerolls=2).best
    apart = type(merged)(die_kinds(), merged.dice.goal.apart(), 2)
    assert apart.value(2) == pytest.approx(merged.value(2), abs=1e-12)
    assert apart.dice.layout.choices == 28**3


def test_odds_show_themselves() -> None:
    assert repr(chance_to_move("yellow|4", rerolls=1)) == "<Odds: 63.0% to move with 1 reroll>"
    hopeless = chance_to_move("yellow", hand="B1 P1", rerolls=2, beat=[3])
    assert repr(hopeless) == f"<Odds: {hopeless.chance:.1%} to move with 2 rerolls, keep none>"
    assert repr(hopeless.ranking[0]) == f"<Choice: keep none for {hopeless.chance:.1%}>"
    assert "gives away" in repr(hopeless.ranking[-1])


def ask(need: Any = "yellow|4", **question: Any) -> Callable[[], object]:
    return lambda: chance_to_move(need, **question)


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        (ask("green"), 'need: "green" names no colour or value'),
        (ask(4), "need: 4 is no text such as 'yellow|4'"),
        (ask(hand="B9"), "hand: 'B9' is on no die"),
        (ask(hand=""), "hand: a hand has at least one die"),
        (ask(hand=7), "hand: 7 is no hand, which is a text such as 'B1 P1'"),
        (ask(hand="B1 B1 B1"), "hand: no set of dice shows B1 B1 B1, there are two of each kind"),
        (ask(rerolls=-1), "rerolls: -1 do not lie between 0 and 4"),
        (ask(rerolls=5), "rerolls: 5 do not lie between 0 and 4"),
        (ask(rerolls=1.5), "rerolls: 1.5 is no whole number"),
        (ask(dice=0), "dice: 0 dice do not lie between 1 and 24"),
        (ask(dice=40), "dice: 40 dice do not lie between 1 and 24"),
        (ask(dice=True), "dice: True is no whole number"),
        (ask(dice=24, rerolls=1), "dice: 24 dice are too many to weigh here; the most that works is 20"),
        (ask("any", dice=24), "dice: 24 dice are too many to weigh here; the most that works is 15"),
        (ask(rivals=[0]), "rivals: 0 dice do not lie between 1 and 24"),
        (ask(rivals=[40]), "rivals: 40 dice do not lie between 1 and 24"),
        (ask(rivals=[None]), "rivals: None is neither a number of dice nor a hand"),
        (ask(rivals=[]), "rivals: a list of neighbours is needed, such as [6, 6]"),
        (ask(rivals=6), "rivals: a list of neighbours is needed, such as [6, 6]"),
        (ask(rivals="B1 P1"), "rivals: a list of neighbours is needed, such as [6, 6]"),
        (ask(beat=[-1]), "beat: -1 is no total of dice"),
        (ask(beat=["x"]), "beat: 'x' is no total of dice"),
        (ask(beat=7), "beat: a list of totals is needed, such as [10, 18]"),
        (ask(bonus="x"), "bonus: 'x' is no whole number"),
    ],
)
def test_bad_input_is_named_in_one_sentence(question: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        question()
    assert str(refusal.value) == sentence


def test_the_largest_number_of_dice_works() -> None:
    assert chance_to_move("yellow|4", dice=24).chance > 0.99
    assert chance_to_move("any", rivals=[24]).chance < 1e-6
    assert chance_to_move("yellow|4", dice=12, rerolls=1).chance > 0.97


def test_choices_number_the_dice_from_one() -> None:
    odds = chance_to_move("odd", hand="B1 P1 Y1", rerolls=1)
    numbers = {choice.numbers for choice in odds.ranking}
    assert numbers == {kept for size in range(4) for kept in combinations((1, 2, 3), size)}
