"""The drawn map of a scenario: squares named like chess squares, row 1 at the top."""

from string import ascii_lowercase

from fujikit.engine.errors import BadInput
from fujikit.fuji.quoted import quoted

VOLCANO, RUBBLE, LANDSCAPE, VILLAGE, VILLAGE_OF_FOUR, GAP = "VRlv4."
MAP_LETTERS = "VRlv4."


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
        if len(row) > len(ascii_lowercase):
            raise BadInput(f"row {number} of the map has {len(row)} squares, the letters end at z")
        if len(row) != len(rows[0]):
            raise BadInput(f"row {number} of the map has {len(row)} squares, row 1 has {len(rows[0])}")
        for column, letter in zip(ascii_lowercase, row, strict=False):
            if letter not in letters or len(letter) != 1:
                raise BadInput(
                    f"{column}{number} of the map is {quoted(letter)}, not one of {' '.join(letters)}"
                )
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
    return tuple(
        f"{ascii_lowercase[next_column]}{next_row}"
        for next_column, next_row in _around(column, row)
        if 0 <= next_column < len(ascii_lowercase) and next_row > 0
    )


def _around(column: int, row: int) -> tuple[tuple[int, int], ...]:
    return (column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)
