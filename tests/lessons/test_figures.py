"""What the engine tells in the lessons F-26 to F-36 is what the worked examples ask for."""

from __future__ import annotations

import pytest

from fujikit.lessons import Course, begin, lesson
from fujikit.lessons.model import Do
from tests.lessons.test_course import right_thing

FIGURES = {
    "F-26": [
        "Jona has 12 for e3, against 5, 12: not enough.",
        "Jona loses 4 stamina.",
        "Jona has 12 for e3, against 5, 12: not enough.",
        "Jona loses no stamina.",
        "Jona has 15 for e3, against 5, 12: enough.",
        "Jona loses 2 stamina.",
        "Jona has 13 for e3, against 5, 12: enough.",
        "Jona loses 3 stamina.",
        "Jona has 16 for e3, against 5, 12: enough.",
        "Jona loses 2 stamina.",
    ],
    "F-27": [
        "The volcano erupts, and lava takes d1, c2.",
        "Lava reaches Jona: the game is lost.",
        "Jona moves to f2.",
        "The volcano erupts, and lava takes d1, c2.",
        "Steve moves to f3.",
        "The volcano erupts, and lava takes e1, d2, c3.",
    ],
    "F-28": [
        "The volcano erupts, and lava takes d1, c2.",
        "Jona has 6 for d1, against 2, 0: enough.",
        "There is no way to the marker any more: Jona stays.",
        "Jona loses 2 stamina.",
        "Lava reaches Jona: the game is lost.",
    ],
    "F-29": [
        "Phase 3 begins. Rerolls allowed: Clara 2, Jona 1, Steve 0.",
        "Phase 3 begins. Rerolls allowed: Clara 3, Jona 2, Steve 1.",
        "Phase 3 begins. Rerolls allowed: Clara 3, Jona 2, Steve 0.",
        "Phase 3 begins. Rerolls allowed: Clara 1, Jona 1, Steve 0.",
    ],
    "F-30": [
        "Phase 3 begins. Rerolls allowed: Clara 1, Jona 2, Steve 2.",
        "Phase 3 begins. Rerolls allowed: Clara 0, Jona 2, Steve 2.",
        "Clara moves to e2 with the Rope.",
    ],
    "F-31": [
        "Clara lays the marker on d1.",
        "Jona lays the marker on d1.",
        "Phase 3 begins. Rerolls allowed: Clara 2, Jona 2, Steve 1.",
        "Steve has 14 for f3, against 2, 6: enough.",
        "All meeples are in the village: you win with 12 points!",
    ],
    "F-32": [
        "Clara lends a die to Steve: blue 6.",
        "Jona has 9 for e3, against 4, 6: enough.",
        "Jona loses 2 stamina.",
        "Steve has 16 for f2, against 3, 11: enough.",
        "Clara rolls blue 6, yellow 3, pink 5, yellow 2, blue 2, yellow 1.",
    ],
    "F-33": [
        "Steve has 12 for e1, against 1, 11: enough.",
        "Steve loses 3 stamina.",
        "Jona has 15 for e3, against 5, 12: enough.",
        "Clara has 10 for d2, against 9, 0: enough.",
    ],
    "F-34": [
        "Clara has 1 for d2, against 11, 12: not enough.",
        "Clara takes an injury: Broken arm.",
        "Clara takes an injury: Amnesia.",
        "Clara has no stamina left: the game is lost.",
    ],
    "F-35": ["Clara takes an injury: Amnesia.", "Clara uses the Radio card."],
    "F-36": [
        "All meeples are in the village: you win with 8 points!",
        "The volcano erupts, and lava takes g1, f2, e3.",
        "Steve has no stamina left: the game is lost.",
        "Clara has 13 for h3, against 5, 1: enough.",
        "All meeples are in the village: you win with 8 points!",
    ],
}


def steps(name: str) -> list[Course]:
    """Every step of a lesson, solved."""
    found = [right_thing(begin(lesson(name)))]
    while not found[-1].done:
        found.append(right_thing(found[-1].next()))
    return found


@pytest.mark.parametrize("name", FIGURES)
def test_the_figures_of_the_worked_example_are_told_in_their_order(name: str) -> None:
    replies = [course.reply() for course in steps(name)]
    told = iter([text for reply in replies if reply for text in reply.story])
    assert [text for text in FIGURES[name] if text not in told] == []


def test_f_29_the_rest_of_the_counts_as_the_remarks_give_them() -> None:
    """What a marker would give is seen at once, so the remarks of the lesson must agree with it."""
    first, fourth = (begin(lesson("F-29")), steps("F-29")[2].next())
    for course, name, square, rerolls in (
        (first, "Clara", "d4", 2),
        (first, "Clara", "d5", 1),
        (fourth, "Jona", "d4", 3),
    ):
        game = course.game()
        game.act(f"{name} mark {square}")
        assert game.view(name)["seats"][name]["rerolls"] == rerolls


def test_f_30_a_rope_in_phase_4_gives_no_reroll() -> None:
    game = steps("F-30")[-1].game()
    assert [reason.clause for reason in game.check("Clara reroll 1").reasons] == ["equip.no-reroll-no-marker"]


def test_f_31_the_second_marker_is_refused_while_there_is_a_way_out() -> None:
    reply = begin(lesson("F-31")).act("Jona mark d1").reply()
    assert reply is not None
    assert [reason.clause for reason in reply.reasons] == ["plan.neighbours-differ"]


def test_f_32_the_die_is_back_when_the_round_is_over() -> None:
    game = steps("F-32")[-1].game()
    assert [len(seat["dice"]) for seat in game.view()["seats"].values()] == [6, 6, 6]


def test_f_32_with_the_die_at_jonas_steve_fails_as_the_remark_says() -> None:
    game = steps("F-32")[0].next().game()
    for line in ("Clara use map 4 Jona", "Clara ready", "Jona ready", "Steve ready", "Steve move f2"):
        game.act(line)
    assert game.view()["seats"]["Steve"]["at"] == "e2"


def test_f_34_one_place_is_covered_once() -> None:
    course = next(each for each in steps("F-34")[2:] if isinstance(each.step, Do)).next()
    reply = course.act("Clara injury arm").reply()
    assert reply is not None
    assert [reason.clause for reason in reply.reasons] == ["injury.choice"]


def test_f_34_the_last_space_gives_no_token() -> None:
    assert steps("F-34")[-1].game().view()["seats"]["Clara"]["injuries"] == []


def test_f_35_the_tapped_card_goes_and_the_fresh_one_is_used_once() -> None:
    cards = [course.game().view()["seats"]["Clara"]["equipment"] for course in steps("F-35")]
    assert cards == [["flare-gun", "radio"]] * 2 + [["radio"]] * 3 + [[]]


def test_f_36_a_win_leaves_lava_and_stamina_as_they_were() -> None:
    before, after = (course.game().view() for course in steps("F-36")[:2])
    assert before["lava"] == after["lava"]
    assert before["seats"]["Steve"]["stamina"] == after["seats"]["Steve"]["stamina"] == 19
