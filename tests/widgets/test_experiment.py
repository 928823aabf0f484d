"""The experiment: what came is counted, and stands beside the exact distribution."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji import odds
from fujikit.widgets import Experiment


def test_what_is_to_be_expected_is_exact() -> None:
    thrown = Experiment(dice=3, need="odd").thrown
    exact = odds.total("odd", dice=3)
    assert thrown["exact"] == [exact.chance(total) for total in range(len(exact.counts))]
    assert (thrown["times"], thrown["last"]) == (0, [])


def test_many_throws_come_near_what_is_to_be_expected() -> None:
    experiment = Experiment(dice=2, need="yellow|4", seed=4)
    assert experiment.receive({"do": "repeat", "id": 1, "times": 5000}).ok
    thrown = experiment.thrown
    assert sum(thrown["counts"]) == thrown["times"] == 5000
    shares = [count / 5000 for count in thrown["counts"]]
    assert shares == pytest.approx(thrown["exact"], abs=0.02)


def test_the_last_throw_is_counted_with_the_others() -> None:
    experiment = Experiment(dice=6, need="any", seed=2)
    experiment.repeat(1)
    value = sum(int(face[1]) for face in experiment.thrown["last"])
    assert [total for total, count in enumerate(experiment.thrown["counts"]) if count] == [value]


def test_other_dice_and_another_card_begin_anew() -> None:
    experiment = Experiment(dice=2, need="odd", seed=2)
    experiment.repeat(10)
    assert experiment.receive({"do": "suppose", "id": 1, "need": "even(yellow)"}).ok
    assert (experiment.need, experiment.dice, experiment.thrown["times"]) == ("even(yellow)", 2, 0)
    experiment.repeat(10)
    assert experiment.receive({"do": "repeat", "id": 1, "times": 0}).ok
    assert experiment.thrown["times"] == 0


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_it_says_what_came_and_what_was_expected(lang: str) -> None:
    experiment = Experiment(dice=1, need="any", seed=1)
    experiment.repeat(4)
    experiment.lang = lang
    mark = "." if lang == "en" else ","
    assert f"3{mark}50" in experiment.thrown["text"]


@pytest.mark.parametrize(
    "forged",
    [
        {"do": "repeat", "id": 1, "times": 10_001},
        {"do": "repeat", "id": 1, "times": -1},
        {"do": "suppose", "id": 1, "size": 0},
        {"do": "suppose", "id": 1, "need": "green"},
    ],
)
def test_forged_messages_are_refused_and_change_nothing(forged: dict[str, Any]) -> None:
    experiment = Experiment(dice=2, need="odd", seed=2)
    experiment.repeat(3)
    before = experiment.thrown
    answer = experiment.receive(forged)
    assert (answer.ok, experiment.thrown) == (False, before)
    assert answer.note


def test_bad_arguments_get_one_sentence() -> None:
    with pytest.raises(BadInput, match="dice: 7 does not lie between 1 and 6"):
        Experiment(dice=7)
