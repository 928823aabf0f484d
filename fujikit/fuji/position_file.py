"""What a position file may hold; `position` turns it into a state and back."""

from __future__ import annotations

from msgspec import Struct, field

from fujikit.engine.positions import read_position
from fujikit.fuji.state import THIRD, Die, Prompt, SeatBasics, StateBasics


class BoardFile(Struct, forbid_unknown_fields=True):
    map: str
    needs: dict[str, str] = {}
    reroll: list[str] = []
    tokens: dict[str, str] = {}
    sources: dict[str, str] = {}


class SeatFile(SeatBasics, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat; what is left out takes the plainest value."""

    name: str = THIRD
    marker: str | None = None
    dice: str | None = None
    """The own dice, as codes."""
    hand: tuple[Die, ...] | None = None
    """All dice in hand, in full, where some are lent."""
    equipment: tuple[str, ...] = ()
    tapped: tuple[str, ...] = ()
    later: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Cards that can't be used yet: the round and phase from which they can."""
    rerolls: int | None = None
    given: int | None = None
    half_rerolls: int | None = None
    out: tuple[int, ...] | None = None


class PositionFile(StateBasics, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position as it is written."""

    game: str
    board: BoardFile
    seat: tuple[SeatFile, ...]
    format: int = 1
    level: int = 2
    edition: str = "en"
    scenario: int = 0
    variant: str = ""
    thrill: bool = False
    study: bool = False
    running: bool = False
    """A roll or an eruption that does not wait for anybody's word."""
    pile: tuple[str, ...] | None = None
    third: SeatFile | None = None
    track: dict[str, object] = field(default_factory=dict)
    prompt: tuple[Prompt, ...] = ()


def parse(text: str, where: str) -> PositionFile:
    """The text as typed data, or one sentence that says what is wrong and where."""
    return read_position(text, where, PositionFile)
