"""Which place an injury covers."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.teams.fuji.strategy.injuries import injury
from tests.support import CLARA, JONA, STEVE, act, position, seat

FIVE = "B1 B2 Y1 B6 Y3"


def hurt(**clara: Any) -> Game[Any]:
    """Clara fails and reaches the first injury space."""
    game = position(
        seat("Clara", "d2", marker="d2", **{"dice": CLARA, "stamina": 5, **clara}),
        seat("Jona", "d3", marker="e3", dice=JONA),
        seat("Steve", "e2", marker="f3", dice=STEVE),
        phase="move",
        needs={"d2": "pink"},
    )
    return act(game, "Clara move d2")


@pytest.mark.parametrize(
    ("clara", "place"),
    [
        ({"skill": "gatherer"}, "arm"),
        ({"skill": "buddy", "equipment": ["shovel", "water"]}, "amnesia"),
        ({"skill": "equipment-manager", "equipment": ["shovel"]}, "amnesia"),
        ({"skill": "gatherer", "equipment": ["shovel", "water"], "injuries": ["amnesia"]}, "leg"),
        ({"skill": "survivalist", "dice": FIVE, "injuries": ["arm"]}, "leg"),
        ({"skill": "gatherer", "dice": FIVE, "injuries": ["arm", "amnesia", "leg"]}, "eye"),
    ],
    ids=["no cards", "weak skill", "manager", "forgot already", "strong skill", "what is left"],
)
def test_the_place_that_hurts_least_is_covered(clara: dict[str, Any], place: str) -> None:
    line = injury(hurt(**clara).view("Clara"))
    assert line.split()[:3] == ["Clara", "injury", place]


def test_a_tinkerer_with_good_cards_rather_loses_a_die_than_their_second_use() -> None:
    clara = {"skill": "tinkerer", "dice": FIVE, "equipment": ["shovel", "water"]}
    assert "leg" in injury(hurt(**clara).view("Clara"))


def test_a_leg_takes_a_die_that_counts_least_on_the_cards_of_the_board() -> None:
    """Odd ones count only: of a die of kind A they are 1, 3 and 5, as of all; but blue ones differ."""
    game = hurt(skill="gatherer", injuries=["arm", "amnesia"])
    view = game.view("Clara")
    for card in view["cards"].values():
        card["need"] = "odd(blue)" if card["need"] else None
    line = injury(view)
    assert view["seats"]["Clara"]["dice"][int(line.split()[-1]) - 1] in ("B1", "B6")


def test_the_line_is_legal_whatever_is_injured_already() -> None:
    for injuries in ([], ["leg"], ["eye"], ["arm", "eye"], ["leg", "eye", "arm"]):
        dice = FIVE if "leg" in injuries else CLARA
        game = hurt(skill="buddy", injuries=injuries, dice=dice)
        assert game.check(injury(game.view("Clara"))).ok
