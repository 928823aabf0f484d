"""Schema of the set-up dialogue and of saved games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fujikit.widgets.schema.types import PlayerKind


class SeatOptions(Struct, forbid_unknown_fields=True):
    """The options of a player; what is empty is drawn at random."""

    name: str
    character: str = ""
    skill: str = ""
    code: PlayerKind | Literal[""] = ""
    """The kind of code that plays the seat; empty for a person."""


class SetupOptions(Struct, forbid_unknown_fields=True):
    """How a game is to be set up."""

    seats: list[SeatOptions]
    third: SeatOptions
    """The third meeple, in a variant that has one."""
    scenario: int
    """Its number; 0 to draw one."""
    level: int
    variant: str
    """For as many players as choose among variants; empty for others."""
    thrill: bool
    edition: str
    ask: bool
    """Whether the players make the choices of the set-up; else they are drawn at random."""
    odds: bool
    """Whether chances are shown from the beginning."""
    advice: bool = False
    """Whether an adviser is at hand from the beginning."""


class SkillChoice(Struct):
    name: str
    text: str
    """What it is called and about, with its dice and cards."""


class ScenarioChoice(Struct):
    """A scenario with what a small map of it shows."""

    number: int
    name: str
    line: str
    steps: int
    """From the start to the village."""
    rows: list[str]
    """A letter a square, as in the map of a box."""
    marks: dict[str, str]
    """What lies on a square: start, equipment or eruption."""
    house: bool


class LevelChoice(Struct):
    number: int
    text: str
    """What it costs, in words."""
    house: bool


class VariantChoice(Struct):
    """A variant that as many players choose; with a third meeple, the skills that meeple may have."""

    name: str
    players: int
    third: list[str]


class BoxView(Struct):
    """The box that is played with, or what is wrong with the one that was given."""

    name: str
    """Empty for the default box."""
    mistakes: list[str]
    """Each names file, card and field."""
    more: int
    """How many mistakes are not listed."""


class RefusalView(Struct):
    """Why a game can't be set up as wished: at which field, and whose."""

    field: str
    seat: int | None
    text: str


class SetupView(Struct):
    """The set-up dialogue: what there is to choose, and what was chosen the last time."""

    options: SetupOptions
    names: list[str]
    """A name for every place at the table, to begin with."""
    code_names: list[str]
    """Names for seats that code plays."""
    kinds: list[PlayerKind]
    """The computer players, the one to begin with last."""
    least: int
    characters: list[str]
    skills: list[SkillChoice]
    scenarios: list[ScenarioChoice]
    levels: list[LevelChoice]
    variants: list[VariantChoice]
    editions: list[str]
    box: BoxView
    box_page: str
    """The notebook that tells how to write a box, by its path from the folder of all notebooks."""
    refusal: RefusalView | None
    note: str
    """A sentence on how this dialogue came up, if there is one to say."""
    back: bool
    """Whether a game lies on the table, to go back to."""


class SavedGameView(Struct):
    """A game that was inspected, as the browser would store it."""

    code: str
    round: int
    phase: str
    players: list[str]
    finished: bool
