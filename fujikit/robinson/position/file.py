"""What a position file may hold; `position` makes a state of it, `position_text` writes it."""

from __future__ import annotations

from msgspec import Struct, field

from fujikit.engine.positions import read_position
from fujikit.robinson.state import NEVER, Gear, Goods, Person, StateBasics


class GoodsFile(Goods, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is laid with the pawns of an action."""


class StockFile(GoodsFile, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A space that holds things: resources by kind, and the rest by name."""

    tokens: tuple[str, ...] = ()
    inventions: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()


class PersonFile(Person, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A character; what is left out takes the plainest value."""

    name: str = ""
    role: str = ""
    own: StockFile = StockFile()  # type: ignore[assignment]  # a file has no table for resources alone


class PlaceFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A space of the island: its tile, whether that lies face down, and what lies on it."""

    tile: int = 0
    down: bool = False
    tokens: tuple[str, ...] = ()
    markers: tuple[str, ...] = ()


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deck to the last card: `top` and `bottom` in order, what lies between in none."""

    top: tuple[str, ...] = ()
    middle: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()


class StackFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A planned action; without a number it is the next one."""

    kind: str
    target: str = ""
    pawns: tuple[str, ...] = ()
    number: int = 0
    laid: GoodsFile = GoodsFile()
    det: int = 0
    burden: tuple[str, ...] = ()
    sure: bool = False


class TaskFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something to do: an effect as a card says it, in its context."""

    do: str
    who: str = ""
    card: str = ""
    place: str = ""
    source: str = ""
    stack: int = 0


class DueFile(TaskFile, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Something to do at a later moment."""

    moment: str
    round: int = 0


class ThreatsFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    left: str = ""
    right: str = ""


class PositionFile(StateBasics, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position as it is written. Only the seats must be there."""

    game: str
    phase: str = "plan"
    seat: tuple[PersonFile, ...]
    format: int = 1
    scenario: int = 1
    study: bool = False
    switches: tuple[str, ...] = ()
    waits: str = NEVER
    inventions: tuple[str, ...] | None = None
    round_notes: tuple[str, ...] = ()
    dog: bool = False
    figures: tuple[str, ...] | None = None
    """Who was set up besides the players; left out, those who are there."""
    equipment_count: int = 2
    books: str = ""
    wreckage: str = ""
    threats: ThreatsFile = ThreatsFile()
    notes: dict[str, int] = field(default_factory=dict)
    friday: PersonFile | None = None
    jenny: PersonFile | None = None
    available: StockFile = StockFile()
    future: StockFile = StockFile()
    island: dict[str, int | PlaceFile] | None = None
    decks: dict[str, tuple[str, ...] | DeckFile] = field(default_factory=dict)
    """A list lies on top of the deck as it else would be; an empty list is an empty deck."""
    items: tuple[str | Gear, ...] = ()
    treasures: tuple[str | Gear, ...] = ()
    equipment: tuple[str | Gear, ...] = ()
    plan: tuple[StackFile, ...] = ()
    due: tuple[DueFile, ...] = ()
    agenda: tuple[TaskFile, ...] | None = None


def parse(text: str, where: str) -> PositionFile:
    """The text as typed data, or one sentence that says what is wrong and where."""
    return read_position(text, where, PositionFile)
