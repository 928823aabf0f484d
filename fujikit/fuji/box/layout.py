"""The drawn map of a scenario: squares named like chess squares, row 1 at the top."""

from collections.abc import Collection, Mapping
from string import ascii_lowercase

from fujikit.engine.errors import BadInput
from fujikit.engine.quoted import quoted

VOLCANO, RUBBLE, LANDSCAPE, VILLAGE, VILLAGE_OF_FOUR, GAP = ("V", "R", "l", "v", "4", ".")
MAP_LETTERS = VOLCANO + RUBBLE + LANDSCAPE + VILLAGE + VILLAGE_OF_FOUR + GAP
TERRAIN = LANDSCAPE + VILLAGE
MAX_MAP_SIDE = 25
"""Rows, and columns, of the largest board."""


def read_map(text: str, letters: str = MAP_LETTERS) -> dict[str, str]:
    """The letter of every square that holds a card, row by row.

    >>> read_map('''
    ... V R
    ... . l
    ... ''')
    {'a1': 'V', 'b1': 'R', 'b2': 'l'}
    """
    rows = [row.split() for row in text.strip().splitlines()]
    cards = {}
    for number, row in enumerate(rows, start=1):
        if number > MAX_MAP_SIDE or len(row) > MAX_MAP_SIDE:
            raise BadInput(f"the map has more than {MAX_MAP_SIDE} rows or columns")
        if len(row) != len(rows[0]):
            raise BadInput(f"row {number} of the map has {len(row)} squares, row 1 has {len(rows[0])}")
        for column, letter in zip(ascii_lowercase, row, strict=False):
            if len(letter) != 1 or letter not in letters:
                choice = " ".join(letters)
                raise BadInput(f"{column}{number} of the map is {quoted(letter)}, not one of {choice}")
            if letter != GAP:
                cards[f"{column}{number}"] = letter
    return cards


def neighbours(square: str) -> tuple[str, ...]:
    """The squares that share an edge with this one, whether or not they hold a card.

    >>> neighbours("b2")
    ('b1', 'b3', 'a2', 'c2')
    >>> neighbours("a1")
    ('a2', 'b1')
    """
    column, row = ascii_lowercase.index(square[0]), int(square[1:])
    around = (column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)
    return tuple(
        f"{ascii_lowercase[beside]}{line}"
        for beside, line in around
        if 0 <= beside < len(ascii_lowercase) and line > 0
    )


def steps_from(cards: Mapping[str, str], start: str, over: Collection[str] = TERRAIN) -> dict[str, int]:
    """How many steps away every card lies that can be reached over cards of these letters.

    >>> steps_from({"a1": "l", "b1": "l", "c1": "v", "a2": "R"}, "a1")
    {'a1': 0, 'b1': 1, 'c1': 2}
    """
    steps = {start: 0}
    for square in (reached := [start]):
        for beside in neighbours(square):
            if cards.get(beside, GAP) in over and beside not in steps:
                steps[beside] = steps[square] + 1
                reached.append(beside)
    return steps


def steps_to_village(cards: Mapping[str, str], start: str) -> int | None:
    """The steps from a card to the nearest village card, or None where no way leads there.

    >>> steps_to_village({"a1": "l", "b1": "l", "c1": "v"}, "a1")
    2
    """
    ways = (steps for square, steps in steps_from(cards, start).items() if cards[square] == VILLAGE)
    return min(ways, default=None)
