"""What the engine tells in the lessons on mistakes and skills is what their texts say."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.api import rulebook
from fujikit.engine.game import Game
from fujikit.fuji.need import parse_need
from fujikit.lessons import lesson, lessons
from fujikit.lessons.course import changed_table, own_table
from fujikit.lessons.fuji.dice_editing import editable_hands, with_die_turned
from tests.lessons.test_change_figures import told
from tests.lessons.test_figures import steps

FIGURES = {
    "M-die-shapes": ["Clara rolls pink 4, blue 3, pink 1."],
    "M-extra-eruption": [
        "The volcano erupts, and lava takes d1, c2.",
        "Jona has 17 for d3, against 0, 2: enough.",
        "The volcano erupts, and lava takes e1, d2, c3.",
    ],
    "M-fail-on-purpose": ["Clara has 0 for e1, against 12, 6: not enough.", "Clara loses 4 stamina."],
    "M-flare-gun": [
        "Jona has 11 for d3, against 9, 0: enough.",
        "Clara has 12 for e2, against 10, 2: enough.",
    ],
    "M-fresh-card": ["Clara draws the Flare gun card.", "Clara uses the Flare gun card."],
    "M-in-the-way": [
        "Jona has 9 for e3, against 10, 2: not enough.",
        "Jona has 9 for e3, against 0, 2: enough.",
        "Jona loses no stamina.",
        "Clara has 14 for d2, against 6, 8: enough.",
    ],
    "M-leg-die": [
        "Clara loses 4 stamina.",
        "Jona has 12 for e3, against 15, 0: not enough.",
        "Dice lost to leg injuries leave the game: Clara.",
        "Clara rolls blue 5, pink 5, yellow 2, blue 2, yellow 1.",
    ],
    "M-marker-late": [
        "Clara rolls blue 2, yellow 5, yellow 4, blue 3.",
        "Clara rolls pink 6, yellow 2, blue 2, pink 2.",
    ],
    "M-none": ["Jona has 5 for d2, against 0, 1: enough."],
    "M-not-added": [
        "Steve has 13 for e2, against 8, 7: enough.",
        "Steve loses 1 stamina.",
        "Steve has 13 for e2, against 2, 7: enough.",
        "Steve loses 1 stamina.",
    ],
    "M-one-meeple": [
        "Jona has 7 for d1, against 2, 12: not enough.",
        "Clara has 18 for d2, against 7, 0: enough.",
        "Clara loses no stamina.",
    ],
    "M-same-start": ["Clara lays the marker on c3.", "Clara lays the marker on c2."],
    "M-still-in-play": [
        "Clara has 1 for f2, against 9, 6: not enough.",
        "Clara loses 4 stamina.",
        "Jona has 10 for f3, against 16, 2: not enough.",
    ],
    "M-tie": [
        "Clara has 11 for d2, against 11, 4: not enough.",
        "Clara loses 4 stamina.",
        "Clara has 0 for c2, against 0, 0: not enough.",
        "Clara loses 4 stamina.",
    ],
    "M-two-neighbours": ["Clara has 12 for d2, against 6, 5: enough.", "Clara loses 1 stamina."],
    "M-village-stays": ["The volcano erupts, and lava takes c3, d3, e3."],
    "M-what-may-be-said": [],
    "S-buddy": [
        "Clara sets aside blue 6.",
        "Jona has 13 for e3, against 11, 4: enough.",
        "Clara has 15 for f2, against 3, 3: enough.",
    ],
    "S-equipment-manager": [
        "Clara passes the Shovel card to Jona.",
        "Jona has 13 for e3, against 9, 5: enough.",
        "Clara passes the Water card to Steve.",
    ],
    "S-gatherer": [
        "Clara spends 1 power bar on Jona's turn.",
        "Jona has 13 for e3, against 1, 12: enough.",
    ],
    "S-scout": [
        "Phase 3 begins. Rerolls allowed: Clara 0, Jona 1, Steve 1.",
        "Clara has 20 for g2, against 5, 1: enough.",
        "Clara loses no stamina.",
    ],
    "S-survivalist": [
        "Phase 3 begins. Rerolls allowed: Clara 1, Jona 1, Steve 1.",
        "Phase 3 begins. Rerolls allowed: Clara 1, Jona 1, Steve 1.",
    ],
    "S-tinkerer": ["Clara has 15 for d2, against 11, 6: enough."],
}
"""The right way through a lesson."""

CHANGED = {
    "M-die-shapes": ["Clara has 30 for d2, against 0, 1: enough."],
    "M-extra-eruption": [
        "The volcano erupts, and lava takes d1, c2.",
        "The volcano erupts, and lava takes e1, d2, c3.",
        "Lava reaches Jona: the game is lost.",
    ],
    "M-fail-on-purpose": ["Clara has 21 for e2, against 8, 10: enough.", "Clara moves to e2."],
    "M-flare-gun": [
        "Jona moves to d3.",
        "Clara has 9 for e2, against 10, 2: not enough.",
        "Clara loses 4 stamina.",
    ],
    "M-fresh-card": ["Clara draws the Flare gun card.", "Clara uses the Flare gun card."],
    "M-in-the-way": ["Jona has 9 for e3, against 5, 2: enough.", "Jona loses 2 stamina."],
    "M-leg-die": ["Jona has 12 for e3, against 9, 0: enough.", "Jona moves to e3."],
    "M-marker-late": ["Clara has 15 for d2, against 7, 7: enough."],
    "M-none": ["Jona has 5 for d2, against 5, 1: not enough."],
    "M-not-added": ["Steve has 13 for e2, against 2, 1: enough.", "Steve loses no stamina."],
    "M-one-meeple": ["Clara lays the marker on d2."],
    "M-same-start": ["Jona lays the marker on c3.", "Clara lays the marker on c2."],
    "M-still-in-play": ["Clara loses 4 stamina.", "Clara has no stamina left: the game is lost."],
    "M-tie": ["Clara has 13 for d2, against 11, 4: enough.", "Clara loses 3 stamina."],
    "M-two-neighbours": ["Clara has 12 for d2, against 6, 30: not enough."],
    "M-village-stays": ["Lava reaches Clara: the game is lost."],
    "M-what-may-be-said": ["Jona shows their dice to everybody until the end of the phase."],
    "S-buddy": [
        "Jona has 13 for e3, against 11, 4: enough.",
        "Clara has 9 for f2, against 3, 3: enough.",
        "Clara loses 1 stamina.",
    ],
    "S-equipment-manager": ["Jona has 7 for e3, against 9, 5: not enough."],
    "S-gatherer": ["Jona has 12 for e3, against 1, 12: not enough.", "Jona loses 4 stamina."],
    "S-scout": ["Phase 3 begins. Rerolls allowed: Clara 1, Jona 1, Steve 1."],
    "S-survivalist": ["Phase 3 begins. Rerolls allowed: Clara 0, Jona 1, Steve 1."],
    "S-tinkerer": ["Clara has 10 for d2, against 11, 6: not enough."],
}
"""The change at the end of a lesson."""

VALUES = [
    ("M-die-shapes", 2, "e2", {"Clara": 9}),
    ("M-fail-on-purpose", 0, "e1", {"Clara": 0}),
    ("M-fail-on-purpose", 0, "e2", {"Clara": 21}),
    ("M-flare-gun", 3, "e2", {"Clara": 9, "Jona": 10}),
    ("M-in-the-way", 0, "d2", {"Clara": 14}),
    ("M-in-the-way", 0, "e3", {"Clara": 0, "Jona": 9}),
    ("M-in-the-way", 1, "d2", {"Clara": 14}),
    ("M-leg-die", 2, "e3", {"Clara": 15, "Jona": 12, "Steve": 0}),
    ("M-marker-late", 1, "d2", {"Clara": 15}),
    ("M-marker-late", 1, "d3", {"Clara": 8}),
    ("M-marker-late", 2, "d3", {"Clara": 16}),
    ("M-marker-late", 5, "d2", {"Clara": 15}),
    ("M-none", 0, "d2", {"Clara": 0}),
    ("M-not-added", 0, "e2", {"Clara": 8, "Jona": 7, "Steve": 13}),
    ("M-same-start", 0, "c3", {"Clara": 14}),
    ("M-still-in-play", 4, "f3", {"Clara": 16, "Jona": 10, "Steve": 2}),
    ("M-tie", 3, "c2", {"Clara": 0, "Jona": 0, "Steve": 0}),
    ("M-two-neighbours", 0, "d2", {"Clara": 12, "Jona": 5, "Steve": 30, "Mara": 6}),
    ("S-buddy", 0, "e3", {"Clara": 17}),
    ("S-equipment-manager", 0, "e3", {"Jona": 7}),
    ("S-equipment-manager", 2, "e3", {"Jona": 13}),
    ("S-gatherer", 0, "d2", {"Clara": 16}),
    ("S-gatherer", 3, "e3", {"Clara": 1, "Jona": 12, "Steve": 12}),
    ("S-scout", 3, "g2", {"Clara": 20}),
    ("S-survivalist", 2, "f2", {"Clara": 11}),
    ("S-survivalist", 3, "f2", {"Clara": 18}),
    ("S-tinkerer", 0, "d2", {"Clara": 4}),
    ("S-tinkerer", 1, "d2", {"Clara": 10}),
    ("S-tinkerer", 3, "d2", {"Clara": 15, "Jona": 11, "Steve": 6}),
]
"""What texts say that hands are worth on a card, after a step; 0: before the first."""

REFUSED = [
    ("M-fail-on-purpose", 0, "Clara mark f2", "plan.neighbours-differ"),
    ("M-flare-gun", 3, "Clara use flare-gun", "equip.phase"),
    ("M-fresh-card", 3, "Clara use flare-gun", "token.equipment-when"),
    ("M-marker-late", 1, "Clara mark d2", "plan.free-until-rerolls"),
    ("M-one-meeple", 2, "Jona mark d2", "plan.neighbours-differ"),
    ("M-same-start", 0, "Clara mark c2", "plan.neighbours-differ"),
    ("M-still-in-play", 0, "Clara ready", "plan.marker"),
    ("M-two-neighbours", 3, "Clara mark d3", "plan.neighbours-differ"),
    ("S-buddy", 2, "Clara aside 5", "skill.buddy"),
    ("S-equipment-manager", 0, "Clara use shovel 6 1", "injury.arm"),
    ("S-equipment-manager", 5, "Steve give water Clara", "manager.one-way"),
    ("S-gatherer", 4, "Steve move e1", "gatherer.spend"),
    ("S-gatherer", 5, "Clara spend 1 Jona", "gatherer.spend"),
    ("S-scout", 0, "Jona mark g2", "plan.three-steps"),
    ("S-tinkerer", 3, "Clara use shovel 1 1", "equip.once"),
]
"""What a learner is told to try, or not to count on: the step it comes after, the line, the clause."""

UNSAID = [
    ("M-none", "en", "Clara say I have no yellow", "talk.no-numbers"),
    ("M-none", "fr", "Clara say Je n'ai pas de jaune", "talk.no-numbers"),
    ("M-none", "pl", "Clara say Nie mam żółtych", "talk.no-numbers"),
    ("M-what-may-be-said", "en", "Steve say How many sixes have you got?", "talk.questions"),
    ("M-what-may-be-said", "fr", "Steve say Combien de six as-tu ?", "talk.questions"),
    ("M-what-may-be-said", "pl", "Steve say Ile masz szóstek?", "talk.questions"),
]


def table(name: str, step: int) -> Game[Any]:
    """The table of a lesson after a step was solved; 0: as it was laid."""
    return steps(name)[step - 1].game() if step else own_table(lesson(name), "en")


def in_order(wanted: list[str], story: list[str]) -> bool:
    rest = iter(story)
    return all(text in rest for text in wanted)


def test_every_lesson_on_a_mistake_or_a_skill_has_its_figures() -> None:
    assert set(FIGURES) == set(CHANGED) == {name for name in lessons() if name[0] in "MS"}


def test_every_skill_has_its_lesson() -> None:
    skills = {clause.removeprefix("skill.") for clause in rulebook("fuji") if clause.startswith("skill.")}
    assert {name.removeprefix("S-") for name in lessons() if name.startswith("S-")} == skills


@pytest.mark.parametrize("name", FIGURES)
def test_the_figures_of_a_lesson_are_told_in_their_order(name: str) -> None:
    story = [text for course in steps(name) if (reply := course.reply()) for text in reply.story]
    assert in_order(FIGURES[name], story), story


@pytest.mark.parametrize("name", CHANGED)
def test_the_change_of_a_lesson_leads_where_it_says(name: str) -> None:
    found = lesson(name)
    assert found.change is not None
    story = told(changed_table(found, found.change, "en"))
    assert in_order(CHANGED[name], list(story)), story


@pytest.mark.parametrize(("name", "step", "square", "values"), VALUES)
def test_hands_are_worth_what_the_texts_say(
    name: str, step: int, square: str, values: dict[str, int]
) -> None:
    game = table(name, step)
    need = parse_need(game.view()["cards"][square]["need"])
    worth = {hand.seat: need.value(hand.dice) for hand in editable_hands(game)}
    assert {seat: worth[seat] for seat in values} == values


@pytest.mark.parametrize(("name", "step", "line", "clause"), REFUSED)
def test_a_mistake_that_is_tried_is_refused_by_its_clause(
    name: str, step: int, line: str, clause: str
) -> None:
    assert clause in {reason.clause for reason in table(name, step).check(line).reasons}


@pytest.mark.parametrize(("name", "lang", "line", "clause"), UNSAID)
def test_what_must_not_be_said_is_refused_in_every_language(
    name: str, lang: str, line: str, clause: str
) -> None:
    verdict = own_table(lesson(name), lang).check(line)
    assert clause in {reason.clause for reason in verdict.reasons}


@pytest.mark.parametrize(("seat", "die", "face"), [("Clara", 2, "B2"), ("Jona", 3, "B3")])
def test_one_weaker_neighbour_alone_makes_it_no_cheaper(seat: str, die: int, face: str) -> None:
    game = with_die_turned(own_table(lesson("M-not-added"), "en"), seat, die, face)
    game.act("Steve move e2")
    assert "Steve loses 1 stamina." in told(game)


def test_village_cards_burn_in_no_round() -> None:
    game = own_table(lesson("M-village-stays"), "en")
    game.act("Clara erupt")
    assert game.view()["lava"] == ["b1", "c1", "d1", "e1", "c2", "d2", "e2", "c3", "d3", "e3"]


def test_the_gatherer_has_two_bars_for_two_rerolls_passed_up_and_one_for_one() -> None:
    assert steps("S-gatherer")[2].game().view()["seats"]["Clara"]["bars"] == 2
    game = own_table(lesson("S-gatherer"), "en")
    for line in ("Clara reroll 6", "Clara stop", "Jona stop", "Steve stop"):
        game.act(line)
    assert game.view()["seats"]["Clara"]["bars"] == 1


def test_a_survivalist_may_have_four_rerolls() -> None:
    game = own_table(lesson("S-survivalist"), "en")
    game.act("Clara mark c2")
    assert game.view("Clara")["seats"]["Clara"]["rerolls"] == 4


def test_the_tinkerers_card_is_tapped_by_the_first_use_and_gone_after_the_second() -> None:
    seats = [course.game().view()["seats"]["Clara"] for course in steps("S-tinkerer")]
    assert [(seat["equipment"], seat["tapped"]) for seat in (seats[0], seats[2])] == [
        (["shovel"], ["shovel"]),
        ([], []),
    ]
