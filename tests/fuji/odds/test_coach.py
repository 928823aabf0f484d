"""The coach: rules of thumb, exceptions, and what a choice gave away."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.odds import Advice, board_in_numbers, chance_to_move, coach_hand, forecast
from fujikit.fuji.odds.choice import Choice
from fujikit.fuji.odds.coach import coach
from fujikit.fuji.odds.for_team import CardChoice
from fujikit.fuji.odds.hands import die_kinds
from fujikit.fuji.odds.move_chance import solve
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.review import review
from fujikit.fuji.odds.rules_of_thumb import NEAR_ENOUGH, THRESHOLDS, RuleOfThumb, exceptions, rule_of_thumb
from tests.fuji.two_players import with_meeple, with_set
from tests.properties.unseen import otherwise
from tests.support import AFTER_TWO_ROUNDS, BOX, CLARA, JONA, STEVE, act, new_game, position, seat, three
from tools.fuzz import moments


def rerolling(need: str, hand: str = CLARA, steps: int = 0, **more: Any) -> Game[Any]:
    """Phase 3: Clara goes so many steps for a need, the others three, so that they roll once."""
    return position(
        seat("Clara", "d2", dice=hand, marker=f"d{2 + steps}"),
        seat("Jona", "d3", dice=JONA, marker="f4"),
        seat("Steve", "e2", dice=STEVE, marker="e5"),
        needs={f"d{2 + steps}": need},
        phase="reroll",
        **more,
    )


def keys(advice: Advice) -> list[str]:
    return [each.key for each in advice.tips]


@pytest.mark.parametrize(("need", "steps"), [("yellow|6", 0), ("odd(pink|blue)", 1), ("1|2|3", 2)])
def test_the_best_keep_and_its_chance_are_those_of_the_odds(need: str, steps: int) -> None:
    advice = coach(rerolling(need, steps=steps), "Clara")
    odds = chance_to_move(need, hand=CLARA, rerolls=1 if steps else 2, rivals=[6, 6])
    assert advice.chance == pytest.approx(odds.chance, abs=1e-12)
    assert advice.best is not None
    assert advice.best.keep == odds.keep
    assert "6 unseen dice, rolled once" in advice.model.text()


def test_the_runner_up_is_the_next_that_is_not_as_good() -> None:
    advice = coach_hand("yellow|6", CLARA, rerolls=2, rivals=[6, 6])
    odds = chance_to_move("yellow|6", hand=CLARA, rerolls=2, rivals=[6, 6])
    second = next(choice for choice in odds.ranking if choice.gives_away > 1e-9)
    assert advice.runner_up is not None
    assert advice.runner_up.gives_away == pytest.approx(second.gives_away, abs=1e-12)
    assert f"{100 * second.gives_away:.1f} percentage points" in advice.text()


def test_throw_again_what_does_not_fit() -> None:
    advice = coach(rerolling("odd(pink|blue)", hand=STEVE, steps=1), "Clara")
    assert keys(advice) == ["misfits", "keep", "next", "team-same"]
    assert advice.best is not None
    assert advice.best.keep == ("B1", "P1", "B5", "P5")
    assert "keep blue 1, pink 1, blue 5, pink 5 and reroll blue 4, pink 4" in advice.text()


@pytest.mark.parametrize(
    ("hand", "rule", "threshold"),
    [
        ("B1 P1 B4 P4 B5 P5", "ones", 1),
        ("B1 B2 B4 P4 B2 P2", "twos", 2),
    ],
)
def test_with_rerolls_also_low_dice_that_count_go(hand: str, rule: str, threshold: int) -> None:
    advice = coach_hand("blue|pink", hand, rerolls=2)
    assert keys(advice)[0] == rule
    assert advice.rule is not None
    assert (advice.rule.threshold, advice.rule.holds) == (threshold, True)
    assert "With 2 rerolls left" in advice.text()


def test_an_exception_is_named_with_its_reason() -> None:
    advice = coach_hand("odd(pink|blue)", "B1 Y3 P2 P4 P1 Y6", rerolls=1, rivals=[6, 6])
    assert keys(advice) == ["misfits", "throw-risk", "keep", "next"]
    assert "An exception: reroll pink 1 too" in advice.text()
    assert advice.rule is not None
    assert not advice.rule.holds


@pytest.mark.parametrize(
    ("keep", "best", "key"),
    [
        ((), (1,), "keep-safe"),
        ((), (6,), "keep-average"),
        ((0,), (), "throw-average"),
        ((5,), (), "throw-risk"),
    ],
)
def test_an_exception_tells_whether_the_average_speaks_for_it(
    keep: tuple[int, ...], best: tuple[int, ...], key: str
) -> None:
    hand = ["B1", "B2", "B3", "Y5", "P6", "Y6"]
    choice = Choice(tuple(hand[number - 1] for number in best), best, 0.5, 0.0)
    (said,) = exceptions(RuleOfThumb(0, keep, 0.1), choice, hand, die_kinds(BOX), need="any", rerolls=1)
    assert said.key == key
    assert len({said.text(lang) for lang in LANGUAGES}) == 3


def test_the_rule_is_the_simplest_one_that_holds() -> None:
    random, kinds = Random(4), die_kinds(BOX)
    for need in ("yellow|4", "odd", "1|2|3", "blue|pink"):
        hand = [random.choice(faces) for faces in kinds]
        odds = chance_to_move(need, hand=" ".join(hand), rerolls=2)
        rule = rule_of_thumb(odds.best, hand, need, 2)
        away = {choice.numbers: choice.gives_away for choice in odds.ranking}
        counts = [odds.best.dice.goal.worths[0][face] for face in hand]
        given = [
            away[tuple(number for number, count in enumerate(counts, 1) if count > threshold)]
            for threshold in THRESHOLDS
        ]
        assert rule.gives_away == pytest.approx(given[rule.threshold], abs=1e-12)
        assert rule.holds is (min(given) <= NEAR_ENOUGH)
        assert all(lower > NEAR_ENOUGH for lower in given[: rule.threshold]) or not rule.holds


def test_nothing_to_gain_is_a_reason_to_stop() -> None:
    advice = coach_hand("any", "B6 P6 Y6 B6 P6 Y6", rerolls=2)
    assert keys(advice) == ["enough"]


def test_without_a_reroll_the_chance_is_told() -> None:
    game = position(
        seat("Clara", "d2", dice=CLARA, marker="d5", skill="buddy"),
        seat("Jona", "d3", dice=JONA, marker="f4"),
        seat("Steve", "e2", dice=STEVE, marker="e5"),
        needs={"d5": "odd"},
        phase="reroll",
    )
    advice = coach(game, "Clara")
    assert keys(advice) == ["no-reroll"]
    assert advice.chance == pytest.approx(chance_to_move("odd", hand=CLARA).chance, abs=1e-12)


def test_a_review_tells_what_a_reroll_gave_away() -> None:
    game = rerolling("yellow|6")
    odds = chance_to_move("yellow|6", hand=CLARA, rerolls=2, rivals=[6, 6])
    for choice in odds.ranking:
        thrown = [str(number) for number in range(1, 7) if number not in choice.numbers]
        if thrown:
            said = review(game.view("Clara"), f"Clara reroll {' '.join(thrown)}")
            assert said.gives_away == pytest.approx(choice.gives_away, abs=1e-12)
            assert said.chance == pytest.approx(choice.chance, abs=1e-12)
            assert keys(said) == ["review-best" if choice.gives_away < 1e-9 else "review-away"]


def test_a_review_tells_what_stopping_gave_away() -> None:
    said = review(rerolling("yellow|6").view("Clara"), "Clara stop")
    curve = chance_to_move("yellow|6", hand=CLARA, rerolls=2, rivals=[6, 6]).curve
    assert said.gives_away == pytest.approx(curve[2] - curve[0], abs=1e-12)
    assert f"{100 * said.gives_away:.1f} percentage points" in said.text()


def test_a_review_of_a_hand_that_should_go_altogether() -> None:
    said = review(rerolling("even(yellow)").view("Clara"), "Clara reroll 1")
    assert keys(said) == ["review-none"]
    assert keys(coach_hand("even(yellow)", CLARA, rerolls=2))[1] == "keep-none"


def test_following_the_coach_gives_nothing_away() -> None:
    game = rerolling("blue|pink", hand=STEVE)
    while game.phase == "reroll":
        advice, view = coach(game, "Clara"), game.view("Clara")
        assert advice.best is not None
        thrown = [str(number) for number in range(1, 7) if number not in advice.best.numbers]
        line = f"Clara reroll {' '.join(thrown)}" if thrown else "Clara stop"
        assert review(view, line).gives_away < 1e-9
        game.act(line)
        if view["seats"]["Clara"]["rerolls"] == 1:
            break


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("Clara dance", "neither a marker, a reroll, a stop nor a move"),
        ("Clara reroll 7", "neither a stop nor a reroll of dice from 1 to 6"),
        ("Clara mark d2", "destinations are chosen in the phase 'plan'"),
        ("Jona stop", "not about Clara"),
        ("", "neither a marker, a reroll, a stop nor a move"),
    ],
)
def test_a_review_of_anything_else_is_refused(line: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        review(rerolling("odd").view("Clara"), line)


def test_a_review_needs_a_choice() -> None:
    with pytest.raises(BadInput, match="rerolls are taken in the phase 'reroll'"):
        review(three().view("Clara"), "Clara stop")
    with pytest.raises(BadInput, match="Jona has no reroll to choose"):
        review(rerolling("odd").view("Jona"), "Jona stop")


def planning(**more: Any) -> Game[Any]:
    return three(needs={"d2": "blue", "d5": "odd(yellow)", "d4": "even(pink)"}, **more)


def test_in_phase_2_the_surest_card_and_the_way_forward_are_weighed() -> None:
    advice = coach(planning(), "Clara")
    assert keys(advice) == ["surest-stay", "dilemma"]
    cards = {card.square: card for card in board_in_numbers(planning(), "Clara")}
    assert isinstance(advice.advised, CardChoice)
    assert advice.tips[0].numbers["chance"] == pytest.approx(max(each.chance for each in cards.values()))
    assert advice.chance == pytest.approx(cards[advice.advised.card.square].chance, abs=1e-12)


def test_in_phase_2_a_neighbour_with_a_marker_may_pass() -> None:
    passing = coach(act(planning(), "Jona mark d5"), "Clara").tips[-1]
    jona = Neighbour.of(6, need="odd(yellow)", rerolls=1, habit="misfits").total("odd(yellow)")
    steve, mine = Neighbour.of(6).total("odd(yellow)"), 1 + 3
    chance = sum(jona.exact(total) * steve.less_than(total) for total in range(mine + 1, 37))
    assert (passing.key, passing.numbers["name"], passing.numbers["card"]) == ("passing", "Jona", "d5")
    assert passing.numbers["chance"] == pytest.approx(float(chance), abs=1e-12)


def test_in_phase_2_lava_under_the_meeple_comes_first() -> None:
    game = position(
        seat("Clara", "d1", dice=CLARA), seat("Jona", "e2"), seat("Steve", "e3"), map=AFTER_TWO_ROUNDS
    )
    advice = coach(game, "Clara")
    assert keys(advice)[0] == "must-leave"
    assert advice.tips[1].numbers["card"] not in ("d1", "c2")


def test_in_phase_2_the_village_has_nothing_nearer() -> None:
    game = position(*(seat(name, "e2") for name in ("Clara", "Jona", "Steve")), map="V R l v v\n. l l v v")
    assert keys(coach(game, "Clara")) == ["surest-stay", "no-dilemma", "nothing-nearer"]


def test_in_phase_2_the_surest_card_may_also_be_the_way_forward() -> None:
    game = position(
        seat("Clara", "d1", dice=CLARA),
        seat("Jona", "d1"),
        seat("Steve", "d1"),
        map="V R l l v",
        needs={"d1": "even(yellow)", "c1": "even(yellow)", "e1": "blue"},
    )
    assert keys(coach(game, "Clara")) == ["surest", "no-dilemma"]


@pytest.mark.clause("plan.neighbours-differ")
def test_in_phase_2_all_cards_in_reach_may_be_taken() -> None:
    game = position(
        *(seat(name, "e1") for name in ("Clara", "Jona")),
        *(seat(name, at) for name, at in (("Steve", "a2"), ("Mara", "e1"))),
        map="V R . v v\nl l . . .",
    )
    assert keys(coach(act(game, "Jona mark d1", "Mara mark e1"), "Clara")) == ["nothing"]


def test_the_next_best_may_be_to_throw_everything() -> None:
    advice = coach_hand("1|2", "P3 P6 P5 Y5 P6 Y1", rerolls=2)
    assert keys(advice) == ["misfits", "keep", "next-none"]


def equipping(*cards: str) -> Game[Any]:
    return position(
        seat("Clara", "d2", dice=CLARA, marker="d2", equipment=list(cards)),
        seat("Jona", "d3", dice=JONA, marker="f4"),
        seat("Steve", "e2", dice=STEVE, marker="e5"),
        needs={"d2": "yellow|6"},
        phase="equip",
    )


def test_in_phase_4_the_best_card_is_named_with_its_line() -> None:
    game = equipping("flare-gun", "compass")
    advice = coach(game, "Clara")
    assert keys(advice) == ["now", "use"]
    assert advice.use is not None
    assert advice.use.card == "flare-gun"
    bare, helped = (chance_to_move("yellow|6", hand=CLARA, bonus=bonus).chance for bonus in (0, 3))
    assert (advice.chance, advice.use.gain) == pytest.approx((helped, helped - bare), abs=1e-12)
    line = advice.tips[1].numbers["line"]
    assert game.check(str(line)).ok


def test_in_phase_4_a_card_may_be_no_help() -> None:
    assert keys(coach(equipping("compass"), "Clara")) == ["now", "use-none"]
    assert keys(coach(equipping(), "Clara")) == ["now"]


def test_in_phase_4_a_flare_gun_that_was_used_counts() -> None:
    advice = coach(act(equipping("flare-gun"), "Clara use flare-gun"), "Clara")
    assert advice.chance == pytest.approx(chance_to_move("yellow|6", hand=CLARA, bonus=3).chance, abs=1e-12)


@pytest.mark.parametrize("phase", ["roll", "move", "erupt"])
def test_in_other_phases_there_is_nothing_to_choose(phase: str) -> None:
    assert keys(coach(three(phase), "Clara")) == ["nothing"]


def test_who_does_not_sit_here_is_refused() -> None:
    with pytest.raises(BadInput, match="nobody at this table"):
        coach(three(), "Mara")


GAMES: list[Callable[[], Game[Any]]] = [
    planning,
    lambda: act(planning(), "Jona mark d5"),
    lambda: rerolling("blue|pink"),
    lambda: act(rerolling("blue|pink"), "Clara reroll 1"),
    lambda: equipping("flare-gun", "shovel", "lighter", "carabiner"),
    with_set,
    with_meeple,
    lambda: with_set("reroll", clara={"marker": "d2"}),
    lambda: with_meeple("reroll", clara={"marker": "d2"}),
    lambda: new_game(3),
    lambda: new_game(4),
]


@pytest.mark.parametrize("make", GAMES)
def test_the_coach_speaks_three_languages(make: Callable[[], Game[Any]]) -> None:
    game = make()
    advice = coach(game, "Clara", "fr")
    assert len({advice.text(lang) for lang in LANGUAGES}) == 3
    assert str(advice) == advice.text("fr")
    assert len({advice.model.text(lang) for lang in LANGUAGES}) == 3


@pytest.mark.clause("roll.hidden", "reroll.view")
@pytest.mark.parametrize("make", GAMES)
def test_what_is_hidden_changes_no_word(make: Callable[[], Game[Any]]) -> None:
    game = make()
    for viewer in game.seats:
        twin = otherwise(game, viewer, 3)
        assert coach(twin, viewer) == coach(game, viewer)
        assert [coach(twin, viewer).text(lang) for lang in LANGUAGES] == [
            coach(game, viewer).text(lang) for lang in LANGUAGES
        ]


@pytest.mark.unmeasured
@pytest.mark.clause("roll.hidden", "reroll.view", "dice.seen", "two.a-dice", "two.b-dice")
@pytest.mark.parametrize(("players", "variant"), [(2, "a"), (2, "b"), (3, ""), (4, "")])
def test_in_random_games_what_is_hidden_changes_nothing(players: int, variant: str) -> None:
    random, game = Random(f"{players}{variant}"), new_game(players, variant=variant)
    for step in moments(game, random, 60):
        viewer = random.choice(game.seats)
        twin = otherwise(game, viewer, step)
        assert coach(twin, viewer) == coach(game, viewer)
        if game.phase == "plan":
            assert board_in_numbers(twin, viewer) == board_in_numbers(game, viewer)


def test_a_click_costs_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    solved: list[Any] = []

    def counted(*arguments: Any) -> Any:
        solved.append(arguments)
        return solve(*arguments)

    monkeypatch.setattr(forecast, "solve", counted)
    game = rerolling("blue|pink")
    coach(game, "Clara")
    assert len(solved) == 1
    review(game.view("Clara"), "Clara reroll 1")
    assert len(solved) == 2


def test_a_hand_with_a_borrowed_die_gets_advice_on_cards_too() -> None:
    """A die that is lent is the seventh."""
    more = {"face": "B6", "owner": "Jona", "slot": 3, "side": "Clara", "seen": ["Clara", "Jona"]}
    own = [
        {"face": face, "owner": "Clara", "slot": slot, "side": "Clara", "seen": ["Clara"]}
        for slot, face in enumerate(CLARA.split())
    ]
    game = position(
        seat("Clara", "d2", marker="d3", hand=[*own, more], equipment=["shovel"]),
        seat("Jona", "d3", marker="e3", dice="Y2 P1 Y1 B5 P5"),
        seat("Steve", "e2", dice=STEVE),
        phase="equip",
    )
    use = coach(game, "Clara").use
    assert use is not None
    assert game.check(f"Clara use {use.card} {use.nouns}").ok
