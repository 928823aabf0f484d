"""What the engine tells in the lessons of the equipment cards is what their texts say."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.fuji.cards import CARDS
from fujikit.fuji.equip import KNIFE
from fujikit.fuji.need import parse_need
from fujikit.lessons import begin, lesson, lessons
from fujikit.lessons.course import changed_table, own_table
from tests.lessons.test_change_figures import told
from tests.lessons.test_course import right_thing
from tests.lessons.test_figures import steps

FIGURES = {
    "C-binoculars": [
        "Phase 3 begins. Rerolls allowed: Clara 2, Jona 1, Steve 2.",
        "Clara has 18 for e2, against 8, 3: enough.",
        "Clara loses no stamina.",
        "Jona has 19 for d4, against 7, 1: enough.",
        "Jona loses no stamina.",
    ],
    "C-carabiner": ["Clara has 18 for e2, against 0, 8: enough.", "Clara loses no stamina."],
    "C-compass": [
        "Clara has 8 for e2, against 5, 2: enough.",
        "Clara loses 2 stamina.",
        "Jona has 9 for e3, against 0, 4: enough.",
    ],
    "C-duct-tape": [
        "Clara has 18 for e2, against 0, 11: enough.",
        "Clara loses no stamina.",
        "Jona has 6 for e3, against 1, 1: enough.",
    ],
    "C-first-aid-kit": ["Clara has 8 for f3, against 9, 1: not enough.", "Clara loses no stamina."],
    "C-flare-gun": ["Clara has 3 for e2, against 0, 0: enough.", "Clara loses 2 stamina."],
    "C-flashlight": [
        "Clara rolls blue 5, yellow 2, blue 2.",
        "Phase 3 begins. Rerolls allowed: Clara 0, Jona 2, Steve 2.",
        "Clara has 14 for f3, against 8, 8: enough.",
        "All meeples are in the village: you win with 12 points!",
    ],
    "C-lighter": ["Steve lends a die to Clara: blue 6.", "Clara has 13 for e2, against 1, 5: enough."],
    "C-machete": [
        "Clara sets aside pink 5, yellow 6.",
        "Jona has 5 for e3, against 4, 4: enough.",
        "Steve has 6 for f3, against 0, 3: enough.",
        "Clara has 8 for e2, against 4, 5: enough.",
        "Clara rolls blue 6, yellow 3, pink 5, yellow 2, blue 2, yellow 1.",
    ],
    "C-map": [
        "Jona has 9 for e3, against 4, 6: enough.",
        "Steve has 14 for f2, against 8, 6: enough.",
        "Mara has 13 for d4, against 10, 5: enough.",
        "Clara has 6 for d2, against 2, 4: enough.",
    ],
    "C-pocket-knife": ["Clara has 13 for e2, against 5, 12: enough.", "Clara loses 3 stamina."],
    "C-radio": ["Jona has 11 for e3, against 15, 0: not enough.", "Jona loses no stamina."],
    "C-rope": [
        "Clara moves to d2 with the Rope.",
        "Clara has 5 for e2, against 13, 11: not enough.",
        "Clara loses 4 stamina.",
        "The volcano erupts, and lava takes d1, c2.",
    ],
    "C-shovel": [
        "Clara turns dice: now yellow 6.",
        "Clara has 12 for e2, against 8, 0: enough.",
        "Jona has 6 for e3, against 1, 0: enough.",
    ],
    "C-water": [
        "Clara rolls blue 5, yellow 2, blue 4.",
        "Clara rolls pink 3, blue 3.",
        "Clara has 18 for e2, against 14, 4: enough.",
    ],
}
"""The right way through a lesson."""

OTHERWISE = [
    ("C-binoculars", ["Jona mark d4", "Steve mark c3"], "Clara e2", "has 7 for e2, against 19, 1"),
    ("C-carabiner", [], "Clara e2", "has 12 for e2, against 0, 14"),
    ("C-compass", [], "Clara e2", "has 4 for e2, against 5, 2"),
    ("C-compass", [], "Jona e3", "has 9 for e3, against 24, 4"),
    ("C-duct-tape", [], "Clara e2", "has 8 for e2, against 0, 11"),
    ("C-first-aid-kit", [], "Clara f3", "has no stamina left: the game is lost."),
    ("C-lighter", [], "Clara e2", "has 7 for e2, against 1, 11"),
    ("C-lighter", [], "Steve f3", "has 12 for f3, against 4, 4"),
    ("C-machete", [], "Jona e3", "has 5 for e3, against 9, 4"),
    ("C-machete", [], "Steve f3", "has 6 for f3, against 6, 3"),
    ("C-machete", ["Clara use machete 1 3"], "Steve f3", "has 6 for f3, against 6, 3"),
    ("C-map", [], "Jona e3", "has 9 for e3, against 10, 6"),
    ("C-map", ["Clara use map 4 Steve"], "Jona e3", "has 9 for e3, against 4, 12"),
    ("C-pocket-knife", [], "Clara e2", "has 8 for e2, against 5, 12"),
    ("C-radio", ["Jona use flare-gun"], "Jona e3", "has 14 for e3, against 15, 0"),
    ("C-rope", ["Clara use rope e1"], "Clara e2", "has 5 for e2, against 13, 11"),
    ("C-shovel", ["Clara use shovel 1 6"], "Clara e2", "has 6 for e2, against 8, 0"),
    ("C-shovel", ["Clara use shovel 2 4"], "Clara e2", "has 10 for e2, against 8, 0"),
    ("C-water", [], "Clara e2", "has 7 for e2, against 14, 4"),
]
"""What remarks and questions say of other ways: lines, then a turn, and what is told of it."""


def test_every_card_of_the_box_has_its_lesson() -> None:
    cards = {f"C-{card}" for card in (*CARDS, KNIFE)}
    assert {name for name in lessons() if name.startswith("C-")} == cards
    assert set(FIGURES) == cards


@pytest.mark.parametrize("name", FIGURES)
def test_the_figures_of_a_card_are_told_in_their_order(name: str) -> None:
    replies = [course.reply() for course in steps(name)]
    story = iter([text for reply in replies if reply for text in reply.story])
    assert [text for text in FIGURES[name] if text not in story] == []


@pytest.mark.parametrize(("name", "lines", "turn", "sentence"), OTHERWISE)
def test_other_ways_lead_where_the_lesson_says(name: str, lines: list[str], turn: str, sentence: str) -> None:
    game = own_table(lesson(name), "en")
    for line in lines:
        game.act(line)
    mover, square = turn.split()
    _until_the_screens_fall(game)
    game.act(f"{mover} move {square}")
    assert any(text.startswith(f"{mover} {sentence}") for text in told(game)), told(game)


def _until_the_screens_fall(game: Game[Any]) -> None:
    while game.phase != "move":
        for seat in game.seats:
            line = f"{seat} {'stop' if game.phase == 'reroll' else 'ready'}"
            if game.check(line).ok:
                game.act(line)


@pytest.mark.parametrize("way", range(3))
def test_each_of_the_three_copies_of_the_shovel_gives_13(way: int) -> None:
    course = right_thing(right_thing(begin(lesson("C-pocket-knife"))).next(), way)
    game = course.game()
    _until_the_screens_fall(game)
    game.act("Clara move e2")
    assert "Clara has 13 for e2, against 5, 12: enough." in told(game)


def test_the_copied_card_stays_with_its_owner() -> None:
    seats = steps("C-pocket-knife")[-1].game().view()["seats"]
    assert (seats["Clara"]["equipment"], seats["Jona"]["equipment"]) == ([], ["shovel"])


def test_a_rope_to_the_eruption_token_is_the_end() -> None:
    game = own_table(lesson("C-rope"), "en")
    game.act("Clara use rope e1")
    assert "The volcano erupts, and lava takes d1, c2." in told(game)
    _until_the_screens_fall(game)
    for line in ("Clara move e2", "Jona move e3", "Steve move d3"):
        game.act(line)
    assert "Lava reaches Clara: the game is lost." in told(game)


def test_dice_that_are_poor_on_one_card_are_good_on_another_as_the_flashlight_shows() -> None:
    found = lesson("C-flashlight")
    assert found.change is not None
    view = changed_table(found, found.change, "en").view("Clara")
    dice, cards = view["seats"]["Clara"]["dice"], view["cards"]
    assert [parse_need(cards[square]["need"]).value(dice) for square in ("f3", "d3")] == [5, 12]
