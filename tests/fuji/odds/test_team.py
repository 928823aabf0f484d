"""The team's best assignment of destinations."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.odds import chance_to_move
from fujikit.fuji.odds.team import Weights, best_assignment
from tests.fuji.two_players import with_meeple, with_set
from tests.properties.unseen import otherwise
from tests.support import AFTER_TWO_ROUNDS, CLARA, JONA, STEVE, new_game, position, seat, three

NEEDS = {"d2": "yellow|4", "d3": "pink|4", "e2": "odd(pink|blue)", "d4": "1|2|3", "e3": "even(yellow)"}


def near_village(**more: Any) -> Game[Any]:
    """Jona on d1, which this round's eruption takes."""
    return position(
        seat("Clara", "e2", dice=CLARA),
        seat("Jona", "d1", dice=JONA),
        seat("Steve", "e3", dice=STEVE),
        map=AFTER_TWO_ROUNDS,
        needs={"f2": "blue", "f3": "pink|4"},
        **more,
    )


@pytest.mark.clause("plan.neighbours-differ")
@pytest.mark.parametrize("players", [3, 4])
def test_neighbours_go_to_different_cards(players: int) -> None:
    game = new_game(players)
    seats = game.seats
    for plan in best_assignment(game, "Clara", limit=10):
        for one, other in zip(seats, (*seats[1:], seats[0]), strict=True):
            assert plan.squares[one] != plan.squares[other]


def test_plans_come_best_first_and_say_how_far_they_are_behind() -> None:
    plans = best_assignment(three(needs=NEEDS), "Clara")
    values = [plan.value for plan in plans]
    assert values == sorted(values, reverse=True)
    assert [plan.behind for plan in plans] == pytest.approx([values[0] - value for value in values])
    assert len({tuple(plan.squares.items()) for plan in plans}) == len(plans) == 5


def test_a_limit_on_plans_leaves_the_best() -> None:
    game = three(needs=NEEDS)
    ten = [plan.squares for plan in best_assignment(game, "Clara", limit=10)]
    for limit in (1, 3):
        assert [plan.squares for plan in best_assignment(game, "Clara", limit=limit)] == ten[:limit]


def test_no_plan_at_all_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    game = near_village()
    best = best_assignment(game, "Clara", limit=10)
    monkeypatch.setattr("fujikit.fuji.odds.team.MIN_CARDS", 1000)
    everything = best_assignment(game, "Clara", limit=10)
    assert [plan.value for plan in best] == pytest.approx([plan.value for plan in everything])


def test_the_measure_is_what_the_module_says() -> None:
    weights = Weights(stamina=0.5, lava=7.0, end=11.0)
    for plan in best_assignment(near_village(), "Clara", weights=weights):
        for part in plan.parts:
            chance, loss, _, death = part.forecast
            taken = ("d1", "c2")
            lava = chance * (part.square in taken) + (1 - chance) * (part.at in taken)
            value = chance * part.nearer - 0.5 * loss - 7.0 * lava - 11.0 * death
            assert part.value == pytest.approx(value)
        assert plan.value == pytest.approx(sum(part.value for part in plan.parts))


def test_the_own_chance_rests_on_the_own_dice_and_the_others_on_dice_not_seen() -> None:
    (plan,) = best_assignment(three(needs=NEEDS), "Clara", limit=1)
    clara, jona, steve = plan.parts
    need = {part.name: NEEDS.get(part.square, "any") for part in plan.parts}
    own = chance_to_move(need["Clara"], hand=CLARA, rerolls=clara.rerolls, rivals=[6, 6])
    assert clara.forecast.chance == pytest.approx(own.chance, abs=1e-12)
    for part in (jona, steve):
        other = chance_to_move(need[part.name], rerolls=part.rerolls, rivals=[CLARA, 6])
        assert part.forecast.chance == pytest.approx(other.chance, abs=1e-12)


def test_in_a_study_game_all_dice_may_be_known() -> None:
    (plan,) = best_assignment(three(needs=NEEDS, study=True), knowledge="all", limit=1)
    hands = {"Clara": CLARA, "Jona": JONA, "Steve": STEVE}
    for part in plan.parts:
        rivals = [hand for name, hand in hands.items() if name != part.name]
        need = NEEDS.get(part.square, "any")
        odds = chance_to_move(need, hand=hands[part.name], rerolls=part.rerolls, rivals=rivals)
        assert part.forecast.chance == pytest.approx(odds.chance, abs=1e-12)


def test_the_third_meeple_is_known_by_both_halves_in_a_study_game() -> None:
    game = with_meeple(study=True)
    shown = "A neighbour shows blue 1, pink 1, blue 4, pink 4, blue 5, pink 5."
    assert shown in best_assignment(game, knowledge="all")[0].model.text()
    assert "pink 4" not in best_assignment(game, "Clara")[0].model.text()


def test_without_a_seat_no_dice_are_known() -> None:
    (plan,) = best_assignment(three(needs=NEEDS), limit=1)
    for part in plan.parts:
        odds = chance_to_move(NEEDS.get(part.square, "any"), rerolls=part.rerolls, rivals=[6, 6])
        assert part.forecast.chance == pytest.approx(odds.chance, abs=1e-12)


@pytest.mark.clause("goal.lose-lava")
def test_who_stands_before_the_lava_is_sent_away_and_told_so() -> None:
    (plan,) = best_assignment(near_village(), "Clara", limit=1)
    assert plan.squares["Jona"] not in ("d1", "c2")
    assert "Jona must leave d1" in plan.text("en")


def test_the_more_lava_weighs_the_less_is_risked() -> None:
    (plan,) = best_assignment(near_village(), "Clara", limit=1, weights=Weights(0.0, 0.0, 0.0))
    (careful,) = best_assignment(near_village(), "Clara", limit=1, weights=Weights(0.0, 100.0, 0.0))
    risk = [sum(part.lava for part in each.parts) for each in (plan, careful)]
    assert risk[1] <= risk[0]


@pytest.mark.clause("plan.no-way-out")
def test_where_no_set_of_markers_obeys_the_rules_two_may_stay_on_one_card() -> None:
    game = position(
        seat("Clara", "c1", dice=CLARA),
        seat("Jona", "c1", dice=JONA),
        seat("Steve", "a3", dice=STEVE),
        map="V L v\nL L L\nl l l",
    )
    (plan,) = best_assignment(game, "Clara", limit=1)
    assert (plan.squares["Clara"], plan.squares["Jona"]) == ("c1", "c1")


@pytest.mark.parametrize(("seat_name", "knowledge"), [("Clara", "seat"), (None, "seat"), (None, "all")])
def test_the_reason_is_told_in_three_languages(seat_name: str | None, knowledge: str) -> None:
    best, second, *_ = best_assignment(near_village(study=True), seat_name, knowledge)
    assert len({best.text(lang) for lang in LANGUAGES}) == 3
    for lang, (name, square) in product(LANGUAGES, second.squares.items()):
        assert name in second.text(lang)
        assert square in second.text(lang)
    assert len(second.tips) == len(best.tips) + 1


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"knowledge": "all"}, "study games only"),
        ({"knowledge": "none"}, "knowledge: 'none' is none of seat, all"),
        ({"seat": "Mara"}, "nobody at this table is called 'Mara'"),
        ({"limit": 0}, "limit: 0 plans do not lie between 1 and 10"),
        ({"limit": 11}, "limit: 11 plans"),
    ],
)
def test_bad_questions_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        best_assignment(three(), **options)


def test_other_phases_choose_no_destination() -> None:
    with pytest.raises(BadInput, match="destinations are chosen in the phase 'plan'"):
        best_assignment(three("reroll"), "Clara")


GAMES: list[Callable[[], Game[Any]]] = [
    lambda: three(needs=NEEDS),
    near_village,
    with_set,
    with_meeple,
    lambda: new_game(3),
    lambda: new_game(4),
]


@pytest.mark.unmeasured
@pytest.mark.clause("roll.hidden")
@pytest.mark.parametrize("make", GAMES)
def test_what_is_hidden_changes_nothing(make: Callable[[], Game[Any]]) -> None:
    game = make()
    for viewer in (None, *game.seats):
        twin = otherwise(game, viewer, 3)
        assert best_assignment(twin, viewer) == best_assignment(game, viewer)
        assert [plan.text() for plan in best_assignment(twin, viewer)] == [
            plan.text() for plan in best_assignment(game, viewer)
        ]
