"""How near the goal is, and every way to lose: Castaways, Jenny needs help, Cannibal Island."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.tables import table

ROUNDS = {1: 12, 3: 8, 5: 9}
ISLANDS: dict[int, dict[str, Any]] = {
    1: {"m1": 8, "m2": 9},
    3: {"m1": 8, "m2": 9},
    5: {"m1": 8, "m2": 9, "t4": {"tile": 4, "down": True}},
}
ALMOST_DEAD = {"Anna": {"role": "explorer", "wounds": 11}, "Ben": {"role": "soldier"}}
NEARLY: dict[int, dict[str, Any]] = {
    1: {"notes": {"pile": 14}, "items": ["fire"]},
    3: {"notes": {"jenny-in-camp": 1}, "jenny": {}},
    5: {"notes": {"village-m2": 2}},
}
"""All that the goal asks for but the last piece."""


def scene(scenario: int, *do: str, **rest: Any) -> Game[State]:
    return table(*do, **{"scenario": scenario, "island": ISLANDS[scenario], **NEARLY[scenario], **rest})


def ended(game: Game[State]) -> tuple[bool, str, str | None]:
    assert game.outcome is not None
    return game.outcome.won, game.outcome.why, game.outcome.who


@pytest.mark.clause("rc.end.rounds", "rc.s1.goal", "rc.s3.goal", "rc.s5.goal")
@pytest.mark.parametrize("scenario", ROUNDS)
def test_the_last_round_ends_without_the_goal(scenario: int) -> None:
    before = scene(scenario, "end of round", phase="night", round=ROUNDS[scenario] - 1)
    assert before.outcome is None
    last = scene(scenario, "end of round", phase="night", round=ROUNDS[scenario])
    assert ended(last) == (False, "rc.end.rounds", None)


@pytest.mark.clause("rc.end.death", "rc.wound.death")
@pytest.mark.parametrize("scenario", ROUNDS)
def test_a_character_dies(scenario: int) -> None:
    assert ended(scene(scenario, "all: 1 wound", seats=ALMOST_DEAD)) == (False, "rc.end.death", "Anna")


@pytest.mark.clause("rc.end.camp", "rc.term.flip")
@pytest.mark.parametrize("scenario", ROUNDS)
def test_the_tile_of_the_camp_turns_face_down(scenario: int) -> None:
    camp = scene(scenario, "flip a tile next to camp if possible", camp="m1")
    assert camp.outcome is None
    lost = scene(scenario, "flip the tile here while it has time", place="m1", island=with_time(scenario))
    assert ended(lost)[:2] == (False, "rc.end.camp")


def with_time(scenario: int) -> dict[str, Any]:
    return {**ISLANDS[scenario], "m1": {"tile": 8, "tokens": ["time"]}}


@pytest.mark.clause("rc.s3.goal", "rc.s3.away", "rc.s3.camp", "rc.wound.death")
@pytest.mark.parametrize(
    ("where", "do", "phase", "wounds"),
    [("rock", "night phase", "night", 9), ("camp", "all: 1 wound", "event", 10)],
)
def test_jenny_dies_on_her_rock_or_in_camp(where: str, do: str, phase: str, wounds: int) -> None:
    notes = {"jenny-in-camp": int(where == "camp")}
    game = scene(3, do, phase=phase, notes=notes, jenny={"wounds": wounds}, available={"food": 2})
    assert ended(game) == (False, "rc.end.death", "Jenny")


@pytest.mark.clause("rc.s3.away")
def test_jenny_dies_in_the_sixth_night_on_her_rock() -> None:
    nights = ["jenny on her rock"] * 5
    five = scene(3, *nights, phase="night", notes={}, jenny={}, who="Jenny")
    assert five.outcome is None
    assert five.state.person("Jenny").wounds == 10
    sixth = scene(3, *nights, "jenny on her rock", phase="night", notes={}, jenny={}, who="Jenny")
    assert ended(sixth) == (False, "rc.end.death", "Jenny")


@pytest.mark.clause("rc.s5.goal", "rc.s5.attack", "rc.end.death")
def test_an_attack_on_the_city_may_kill_whoever_leads_it() -> None:
    open_city = {"m1": 8, "m2": 9, "t4": 4}
    game = scene(5, "attack t4", phase="resolve", who="Ben", weapon=6, island=open_city)
    assert ended(game) == (False, "rc.end.death", "Ben")
    assert not game.state.noted("city-destroyed")


@pytest.mark.clause("rc.s5.goal", "rc.end.death")
def test_whoever_dies_in_the_night_after_the_city_has_fallen_loses_for_all() -> None:
    night = {"phase": "night", "seats": ALMOST_DEAD, "notes": {"city-destroyed": 1}}
    assert ended(scene(5, "night phase", "end of round", **night)) == (False, "rc.end.death", "Anna")


@pytest.mark.parametrize(
    ("scenario", "text"),
    [
        (1, "Goal: 14 of 15 wood on the pile, Fire 1 of 1."),
        (3, "Goal: Jenny in camp 1 of 1, Lifeboat 0 of 1."),
        (5, "Goal: city destroyed 0 of 1."),
    ],
)
def test_the_table_says_how_near_the_goal_is(scenario: int, text: str) -> None:
    assert text in str(scene(scenario))
