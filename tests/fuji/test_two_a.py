"""Variant A: a third set of dice is each player's second neighbour."""

import pytest

from tests.fuji.two_players import with_set
from tests.support import clauses


@pytest.mark.clause("two.a-cards")
@pytest.mark.parametrize(
    ("phase", "line"),
    [
        ("equip", "use lighter"),
        ("equip", "use water"),
        ("equip", "use map 1"),
        ("equip", "use pocket-knife lighter"),
        ("move", "spend 1"),
        ("plan", "give lighter"),
    ],
)
def test_nothing_is_given_to_the_third_set_or_asked_of_it(phase: str, line: str) -> None:
    clara = {"skill": "gatherer", "bars": 2, "equipment": ["lighter", "water", "map", "pocket-knife"]}
    if line.startswith("give"):
        clara |= {"skill": "equipment-manager", "bars": 0}
    game = with_set(phase, clara=clara)
    assert clauses(game, f"Clara {line} Third") == ["two.a-cards"]
    assert clauses(game, f"Clara {line} Jona") == []
