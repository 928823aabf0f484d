"""Everything on the table at one moment of a Fuji game."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine.rules import Outcome
from fujikit.fuji.board import Board
from fujikit.fuji.box import Box, Level, Track

THIRD = "Third"
"""The third meeple of variant B, and the third set of dice of variant A."""
PHASES = ("setup", "roll", "plan", "reroll", "equip", "move", "erupt")
PHASE_NUMBER = {phase: number for number, phase in enumerate(PHASES)}
SCREENS_UP = ("plan", "reroll", "equip")
SCREENS_DOWN = ("move", "erupt")
REACH = 3
SCOUT_REACH = 4


class Die(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A die that somebody has: what it shows, whose colour it is, and who has seen that face.

    `side` is the player who handles it: the holder, but for the third meeple of variant B the player on
    whose side of the screens it lies.
    """

    face: str
    owner: str
    slot: int
    side: str
    seen: tuple[str, ...]


class Item(Struct, frozen=True, gc=False):
    """An equipment card in front of a player."""

    name: str
    tapped: bool = False
    usable: int = 0
    """The first round in which it may be used in any of its phases."""
    usable_phase: int = 0
    """The first phase of that round."""


class SeatBasics(Struct, frozen=True, gc=False):
    """What a position file says of a seat in the same words as the state."""

    name: str
    at: str = ""
    skill: str = ""
    character: str = ""
    stamina: int = 0
    """Lost so far."""
    injuries: tuple[str, ...] = ()
    bars: int = 0
    aside: tuple[Die, ...] = ()
    hidden_aside: bool = False
    """The Buddy's die of this phase 3 is not shown yet."""
    leg: int | None = None
    """The slot of the die that goes at the end of phase 5."""
    rerolled: bool = False
    half_ready: bool = False
    boost: int = 0
    flares: int = 0
    unhurt: bool = False
    """A first-aid kit protects this round."""
    radio: bool = False
    refusals: tuple[str, ...] = ()
    """Who has refused this player's lighter in this phase."""
    ready: bool = False
    """Done with this phase: rolled, ready, stopped."""
    moved: bool = False


class Seat(SeatBasics, frozen=True, gc=False):
    """A player's place, or the third meeple's."""

    marker: str = ""
    dice: tuple[Die, ...] = ()
    out: tuple[int, ...] = ()
    """Slots of the dice that are out of the game: left in the box, or lost with a leg."""
    given: int = 0
    rerolls: int = 0
    half_rerolls: int = 0
    """Throws left for the third meeple's dice on this player's side."""
    equipment: tuple[Item, ...] = ()

    def can(self, skill: str) -> bool:
        """Whether the player has this skill and can still use it."""
        return self.skill == skill and "amnesia" not in self.injuries

    def item(self, name: str) -> Item | None:
        for item in self.equipment:
            if item.name == name:
                return item
        return None


class Prompt(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An open question: the game waits for its answer."""

    kind: str
    seat: str
    clause: str
    card: str = ""
    """The equipment card that is being carried out, if one is."""
    via: str = ""
    """The card in hand that does it: the same, or the pocket knife."""
    by: str = ""
    """Whose card it is, or who proposes."""
    whose: str = ""
    """Whose dice the answer is about."""
    count: int = 0
    """How many dice or rerolls the answer may take."""
    taken: int = 0
    """What has been taken so far: the die picked for a carabiner, or throws of this reroll."""
    line: str = ""
    """The line that is proposed."""


class Turn(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What is still to come after a meeple has moved, in this order, or after its comparison failed."""

    seat: str
    eruptions: int = 0
    draw: bool = False
    loss: int | None = None
    """The stamina to lose; None for a move by Rope, which costs none."""
    tired: bool = False
    injuries: int = 0


class Table(Struct, frozen=True, gc=False):
    """What stays the same all game."""

    names: tuple[str, ...]
    """The seats, in the order they sit."""
    box: Box
    level: Level
    track: Track
    scenario: int = 0
    edition: str = "en"
    variant: str = ""
    thrill: bool = False
    lang: str = "en"
    """The language the players talk in."""
    position: str = ""
    """The position file that the game began with, if it did."""
    faces: tuple[tuple[str, ...], ...] = ()
    """The six faces of each die of a set, value 1 first."""


class StateBasics(Struct, frozen=True, gc=False):
    """What a position file says of the moment in the same words as the state."""

    phase: str
    round: int = 1
    turn: Turn | None = None
    next_turn: str = ""
    """Who has to move next, because power bars were spent on that turn."""
    buddy_side: str = ""
    """On whose side the third meeple, a Buddy, may set a die aside."""


class State(StateBasics, frozen=True, gc=False, kw_only=True):
    """One moment of a game."""

    table: Table
    seats: tuple[Seat, ...]
    board: Board
    pile: tuple[str, ...] = ()
    third: tuple[Die, ...] = ()
    """The third set of variant A: three hidden dice, then three open ones."""
    prompts: tuple[Prompt, ...] = ()
    waits: bool = False
    """A position that begins with a roll or an eruption waits for somebody to say so."""
    outcome: Outcome | None = None

    def seat(self, name: str) -> Seat:
        return self.seats[self.table.names.index(name)]

    def players(self) -> tuple[Seat, ...]:
        """The seats with a person in them."""
        return self.seats[:2] if self.table.variant == "b" else self.seats

    def partner(self, name: str) -> str:
        """The other player of a game of two."""
        first, second = self.players()
        return second.name if name == first.name else first.name

    def neighbours(self, name: str) -> tuple[Seat, ...]:
        """Those directly left and right: up to three at the table, that is everybody else."""
        seats = self.seats
        if len(seats) < 4:
            return tuple([seat for seat in seats if seat.name != name])
        index = next(i for i, seat in enumerate(seats) if seat.name == name)
        return seats[index - 1], seats[(index + 1) % len(seats)]

    def rivals(self, name: str) -> list[tuple[Die, ...]]:
        """The dice that a player's own are compared with."""
        hands = [seat.dice for seat in self.neighbours(name)]
        return [*hands, self.third] if self.third else hands

    def with_seat(self, name: str, **changes: object) -> State:
        seats = list(self.seats)
        index = self.table.names.index(name)
        seats[index] = replace(seats[index], **changes)
        return replace(self, seats=tuple(seats))

    def with_seats(self, seats: Iterable[Seat]) -> State:
        return replace(self, seats=tuple(seats))
