"""The dice of the box, as the odds see them."""

from __future__ import annotations

import re
from typing import NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.robinson.box import Box, house
from fujikit.robinson.odds.chances import Chances

CLOUDS = re.compile(r"(?P<kind>rain|snow)(?:-(?P<count>\d+))?")


class Face(NamedTuple):
    """A face of a weather die: clouds, or what hungry animals do."""

    rain: int = 0
    snow: int = 0
    food: int = 0
    """Food that the animals take."""
    palisade: int = 0
    """Levels of the palisade that they break."""
    strength: int = 0
    """Of the beast that everybody has to fight."""


NOTHING = Face()


def the_box(box: Box | None) -> Box:
    """The box that is asked about; without one the default box."""
    return house() if box is None else box


def faces(box: Box, die: str) -> tuple[str, ...]:
    """The six faces of a die."""
    for each in box.dice:
        if each.name == die:
            return each.faces
    raise BadInput(f"box: no die is called {die!r}")


def action_die(box: Box, kind: str, die: str) -> Chances[bool]:
    """How likely the wound, success or adventure die of a kind of action shows what it is named after.

    >>> action_die(house(), "build", "wound")[True]
    Fraction(2, 3)
    """
    return Chances.even([face == die for face in faces(box, f"{kind}-{die}")])


ANIMALS = ("blank", "food", "palisade", "fight")
"""The faces of the hungry animals' die."""


def weather_face(box: Box, shown: str) -> Face:
    """What a face of a weather die means.

    >>> weather_face(house(), "snow-2").snow, weather_face(house(), "fight").strength
    (2, 3)
    """
    if clouds := CLOUDS.fullmatch(shown):
        return Face(**{clouds["kind"]: int(clouds["count"] or 1)})
    if shown not in ANIMALS:
        raise BadInput(f"box: {shown!r} is no face of a weather die")
    strength = box.board.animals if shown == "fight" else 0
    return Face(food=shown == "food", palisade=shown == "palisade", strength=strength)
