"""What lies in the box, as data: dice, cards, scenarios, levels, the stamina track.

Every datum says where it comes from: `rulebook` (printed there), `inferred` (from what is printed) or
`house` (ours, because the rulebooks show it as a picture only).
"""

from functools import cached_property
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine.errors import BadInput
from fujikit.fuji.box.layout import RUBBLE, VOLCANO, neighbours, read_map, steps_to_village

FORMAT = 1
EQUIPMENT_CARDS = (
    "binoculars",
    "lighter",
    "carabiner",
    "map",
    "duct-tape",
    "compass",
    "machete",
    "radio",
    "first-aid-kit",
    "shovel",
    "rope",
    "flare-gun",
    "flashlight",
    "pocket-knife",
    "water",
)
"""The cards that the rules know."""
SOURCES = ("rulebook", "inferred", "house")


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """A text for people in the three languages."""

    en: str
    fr: str
    pl: str


Text = str | Names
Key = TypeVar("Key", str, int)
Component = TypeVar("Component")


def named(text: Text, lang: str = "en") -> str:
    """The text in a language; a plain text is the same in all.

    >>> named(Names(en="tea terrace", fr="terrasse de thé", pl="taras herbaciany"), "fr")
    'terrasse de thé'
    >>> named("bamboo grove", "pl")
    'bamboo grove'
    """
    if isinstance(text, str):
        return text
    if lang not in text.__struct_fields__:
        raise BadInput(f'"{lang}" is none of the languages {", ".join(text.__struct_fields__)}')
    return str(getattr(text, lang))


class DieKind(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of die: six face codes, the value 1 first."""

    name: str
    faces: tuple[str, ...]
    source: str


class TerrainCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A landscape or village card."""

    name: Text
    need: str
    source: str
    reroll: bool = False


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A map with its starts and tokens.

    The map's letters: V volcano, R rubble, l landscape, v village, 4 a village card that lies there with four
    players only, . nothing.
    """

    number: int
    name: Text
    line: Text
    map: str
    white: str
    grey: str
    equipment: tuple[str, ...]
    eruption: tuple[str, str]
    source: str
    thrill: str | None = None

    @cached_property
    def cards(self) -> dict[str, str]:
        """The letter of every square that holds a card, row by row."""
        return read_map(self.map)

    @property
    def first_rubble(self) -> str:
        """The rubble card next to the volcano."""
        return next(
            square
            for square, letter in self.cards.items()
            if letter == RUBBLE and any(self.cards.get(beside) == VOLCANO for beside in neighbours(square))
        )

    @property
    def thrill_token(self) -> str:
        """The eruption token nearest the village, or the named one where both are equally near."""
        return self.thrill or min(self.eruption, key=lambda square: steps_to_village(self.cards, square) or 0)


class Row(Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """A row of a level card: from this difference on, this much stamina is lost."""

    from_: int
    loss: int


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A level card: what a failure costs, and what each difference costs after a success."""

    number: int
    fail: int
    rows: tuple[Row, ...]
    source: str

    def loss(self, difference: int) -> int:
        """The stamina lost; a difference of 0 or less is a failure.

        >>> level = Level(2, fail=4, rows=(Row(1, 3), Row(3, 2), Row(5, 1), Row(7, 0)), source="rulebook")
        >>> [level.loss(difference) for difference in (0, 1, 4, 6, 20)]
        [4, 3, 2, 1, 0]
        """
        met = [row.loss for row in self.rows if row.from_ <= difference]
        return met[-1] if met else self.fail


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The stamina track: the game is lost with `length` points; at each loss in `injuries` an injury lies."""

    length: int
    injuries: tuple[int, ...]
    source: str


class Skill(Struct, frozen=True, forbid_unknown_fields=True):
    """A skill card: how many dice its player rolls, how many equipment cards are seen and how many kept."""

    name: str
    dice: int
    cards: int
    keeps: int
    source: str


class Equipment(Struct, frozen=True, forbid_unknown_fields=True):
    """An equipment card: the phases it shows and whom it touches."""

    name: str
    phases: tuple[int, ...]
    who: str
    source: str
    who_source: str = "inferred"


class Box(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"dice": "die", "scenarios": "scenario", "levels": "level", "skills": "skill"},
):
    """All components of a game of Fuji."""

    format: int
    name: str
    dice: tuple[DieKind, ...]
    set: tuple[str, ...]
    landscape: tuple[TerrainCard, ...]
    village: tuple[TerrainCard, ...]
    scenarios: tuple[Scenario, ...]
    levels: tuple[Level, ...]
    track: Track
    skills: tuple[Skill, ...]
    equipment: tuple[Equipment, ...]

    def kind(self, name: str) -> DieKind:
        """The kind of die of that name."""
        return _one("kind of die", name, {kind.name: kind for kind in self.dice})

    def scenario(self, number: int) -> Scenario:
        """The scenario of that number."""
        return _one("scenario", number, {scenario.number: scenario for scenario in self.scenarios})

    def level(self, number: int) -> Level:
        """The level card of that number."""
        return _one("level", number, {level.number: level for level in self.levels})

    def skill(self, name: str) -> Skill:
        """The skill card of that name."""
        return _one("skill", name, {skill.name: skill for skill in self.skills})

    def equipment_card(self, name: str) -> Equipment:
        """The equipment card of that name."""
        return _one("equipment card", name, {card.name: card for card in self.equipment})

    def only(self, scenario: int, level: int) -> "Box":
        """The box with just one scenario and one level, which is what a record carries."""
        return replace(self, scenarios=(self.scenario(scenario),), levels=(self.level(level),))


def _one(what: str, key: Key, by_key: dict[Key, Component]) -> Component:
    if key not in by_key:
        raise BadInput(f"the box has no {what} {key}; it has {', '.join(map(str, by_key))}")
    return by_key[key]
