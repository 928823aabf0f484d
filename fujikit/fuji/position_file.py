"""What a position file may hold; `position` turns it into a state and back."""

from __future__ import annotations

from msgspec import Struct, field

from fujikit.engine.positions import read_position
from fujikit.fuji.state import THIRD, Die, Prompt, Turn


class BoardFile(Struct, forbid_unknown_fields=True):
    map: str
    needs: dict[str, str] = {}
    reroll: list[str] = []
    tokens: dict[str, str] = {}
    sources: dict[str, str] = {}


class SeatFile(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat; what is left out takes the plainest value."""

    name: str = THIRD
    at: str = ""
    skill: str = ""
    character: str = ""
    marker: str | None = None
    dice: str | None = None
    """The own dice, as codes."""
    hand: list[Die] | None = None
    """All dice in hand, in full, where some are lent."""
    aside: list[Die] = []
    stamina: int = 0
    injuries: list[str] = []
    equipment: list[str] = []
    tapped: list[str] = []
    later: dict[str, tuple[int, int]] = {}
    """Cards that can't be used yet: the round and phase from which they can."""
    bars: int = 0
    rerolls: int | None = None
    given: int | None = None
    rerolled: bool = False
    half_rerolls: int | None = None
    half_ready: bool = False
    hidden_aside: bool = False
    out: list[int] | None = None
    leg: int | None = None
    boost: int = 0
    flares: int = 0
    unhurt: bool = False
    radio: bool = False
    refusals: list[str] = []
    ready: bool = False
    moved: bool = False


class PositionFile(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position as it is written."""

    game: str
    phase: str
    board: BoardFile
    seat: list[SeatFile]
    format: int = 1
    round: int = 1
    level: int = 2
    edition: str = "en"
    scenario: int = 0
    variant: str = ""
    thrill: bool = False
    study: bool = False
    next_turn: str = ""
    buddy_side: str = ""
    running: bool = False
    """A roll or an eruption that does not wait for anybody's word."""
    pile: list[str] | None = None
    third: SeatFile | None = None
    track: dict[str, object] = field(default_factory=dict)
    turn: Turn | None = None
    prompt: list[Prompt] = []


def parse(text: str, where: str) -> PositionFile:
    """The text as typed data, or one sentence that says what is wrong and where."""
    return read_position(text, where, PositionFile)
