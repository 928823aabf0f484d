"""The board: cards on squares, the ways between them, and lava.

Squares are named like those of chess, row 1 at the top. Sets of squares are bit masks, because steps and
eruptions are then a few shifts; only this module knows their layout.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from fujikit.fuji.need import ANY

STRIDE = 26
"""Bits in a row: 25 columns and one that stays empty, so that a step sideways never wraps."""
ROWS = 25
COLUMNS = STRIDE - 1
SQUARES = tuple(
    f"{chr(ord('a') + column)}{row + 1}" if column < COLUMNS else ""
    for row in range(ROWS)
    for column in range(STRIDE)
)
NUMBER = {square: number for number, square in enumerate(SQUARES) if square}
BIT = {square: 1 << number for square, number in NUMBER.items()}

LANDSCAPE, VILLAGE, RUBBLE, LAVA, VOLCANO = "landscape", "village", "rubble", "lava", "volcano"
EQUIPMENT, ERUPTION, DOUBLE_ERUPTION = "equipment", "eruption", "eruption2"
ERUPTIONS = {ERUPTION: 1, DOUBLE_ERUPTION: 2}


class Card(Struct, frozen=True, gc=False):
    """A card on the board: what it is, what it asks of the dice, and what lies on it."""

    kind: str
    need: str = ANY
    reroll: bool = False
    token: str | None = None
    source: str = "house"


class Board(Struct, frozen=True, dict=True):
    """All cards, by the number of their square, and the squares of each kind as bit masks."""

    cards: tuple[Card | None, ...]
    terrain: int
    village: int
    flippable: int
    lava: int

    def card(self, square: str) -> Card | None:
        number = NUMBER[square]
        return self.cards[number] if number < len(self.cards) else None

    def terrain_card(self, square: str) -> Card:
        """The card on a square that is known to hold one, or held one before it turned to lava."""
        card = self.cards[NUMBER[square]]
        assert card is not None
        return card

    def is_terrain(self, square: str) -> bool:
        return bool(self.terrain & BIT[square])

    def is_village(self, square: str) -> bool:
        return bool(self.village & BIT[square])

    def is_lava(self, square: str) -> bool:
        return bool(self.lava & BIT[square])

    def squares(self) -> Iterator[tuple[str, Card]]:
        """Every square with a card, row by row."""
        return ((SQUARES[number], card) for number, card in enumerate(self.cards) if card is not None)

    def steps(self, start: str, goal: str) -> int | None:
        """How many steps the shortest way takes; None where no way leads."""
        return distances(self.terrain, start).get(goal)

    def in_reach(self, start: str, reach: int) -> tuple[str, ...]:
        """Every terrain card at most `reach` steps away, the own card included."""
        return within(self.terrain, start, reach)

    def ways(self, start: str, goal: str, reach: int) -> tuple[tuple[str, ...], ...]:
        """Every way of at most `reach` steps that crosses no card twice, shortest first."""
        return ways(self.terrain, start, goal, reach)

    def calmest_way(self, start: str, goal: str, reach: int) -> tuple[str, ...] | None:
        """The way over the fewest eruption tokens, then the shortest; None where there is none."""
        found = self.ways(start, goal, reach)
        if len(found) == 1:
            return found[0]
        return min(found, key=lambda way: (sum(map(self._has_eruption, way)), len(way)), default=None)

    def _has_eruption(self, square: str) -> bool:
        return self.terrain_card(square).token in ERUPTIONS

    def next_lava(self) -> tuple[str, ...]:
        """The cards that an eruption flips: those that share an edge with lava, all at once."""
        return names(around(self.lava) & self.flippable)

    def flip(self, squares: Iterable[str]) -> Board:
        """The board with these cards turned to lava, and without the tokens on them.

        What a card asked for is kept, for those whose marker lies there.
        """
        cards, flipped = list(self.cards), 0
        for square in squares:
            cards[NUMBER[square]] = Card(LAVA, self.terrain_card(square).need)
            flipped |= BIT[square]
        return replace(
            self,
            cards=tuple(cards),
            terrain=self.terrain & ~flipped,
            flippable=self.flippable & ~flipped,
            lava=self.lava | flipped,
        )

    def with_token(self, square: str, token: str | None) -> Board:
        number = NUMBER[square]
        card = replace(self.terrain_card(square), token=token)
        return replace(self, cards=(*self.cards[:number], card, *self.cards[number + 1 :]))

    def swap(self, one: str, other: str) -> Board:
        """The board with two cards in each other's place."""
        cards = list(self.cards)
        cards[NUMBER[one]], cards[NUMBER[other]] = cards[NUMBER[other]], cards[NUMBER[one]]
        return replace(self, cards=tuple(cards))


def board_of(cards: dict[str, Card]) -> Board:
    """A board from its cards by square.

    >>> board = board_of({"a1": Card(VOLCANO), "b1": Card(RUBBLE), "c1": Card(LANDSCAPE)})
    >>> board.next_lava()
    ('b1',)
    """
    last = max((NUMBER[square] for square in cards), default=-1)
    laid: list[Card | None] = [None] * (last + 1)
    for square, card in cards.items():
        laid[NUMBER[square]] = card

    mask = dict.fromkeys((LANDSCAPE, VILLAGE, RUBBLE, LAVA, VOLCANO), 0)
    for square, card in cards.items():
        mask[card.kind] |= BIT[square]
    return Board(
        tuple(laid),
        terrain=mask[LANDSCAPE] | mask[VILLAGE],
        village=mask[VILLAGE],
        flippable=mask[LANDSCAPE] | mask[RUBBLE],
        lava=mask[LAVA] | mask[VOLCANO],
    )


def around(mask: int) -> int:
    """The squares that share an edge with one of the mask."""
    return mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE


@lru_cache(maxsize=4096)
def names(mask: int) -> tuple[str, ...]:
    """The names of the squares of a mask, row by row."""
    found = []
    while mask:
        low = mask & -mask
        found.append(SQUARES[low.bit_length() - 1])
        mask ^= low
    return tuple(found)


@lru_cache(maxsize=8192)
def distances(terrain: int, start: str) -> dict[str, int]:
    """The number of steps from a square to every terrain card that can be reached from it."""
    steps, front, seen = {start: 0}, BIT[start], BIT[start]
    for step in range(1, terrain.bit_count() + 1):
        front = around(front) & terrain & ~seen
        seen |= front
        steps.update(dict.fromkeys(names(front), step))
    return steps


def adjacent(one: str, other: str) -> bool:
    """Whether two squares share an edge, whatever lies on them."""
    return bool(around(BIT[one]) & BIT[other])


def king_steps(terrain: int, start: str, goal: str) -> int:
    """How many steps it would take if corners counted."""
    front = seen = BIT[start]
    for steps in range(1, terrain.bit_count() + 1):
        rows = front | front << 1 | front >> 1
        front = (rows | rows << STRIDE | rows >> STRIDE) & terrain & ~seen
        seen |= front
        if front & BIT[goal]:
            return steps
    return len(SQUARES)


@lru_cache(maxsize=8192)
def within(terrain: int, start: str, reach: int) -> tuple[str, ...]:
    return tuple(square for square, steps in distances(terrain, start).items() if steps <= reach)


@lru_cache(maxsize=8192)
def ways(terrain: int, start: str, goal: str, reach: int) -> tuple[tuple[str, ...], ...]:
    if start == goal:
        return ((),)
    found = _ways(terrain & ~BIT[start], start, goal, reach)
    return tuple(sorted(found, key=lambda way: (len(way), way)))


def _ways(terrain: int, start: str, goal: str, reach: int) -> Iterator[tuple[str, ...]]:
    if reach == 0:
        return
    for square in names(around(BIT[start]) & terrain):
        if square == goal:
            yield (square,)
        else:
            yield from ((square, *way) for way in _ways(terrain & ~BIT[square], square, goal, reach - 1))
