"""What a card asks of the dice: `yellow|4`, `1|2|3`, `odd(pink|blue)`, `even(yellow)`, `odd`, `blue`."""

import re
from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Literal

from msgspec import Struct

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import nearest
from fujikit.engine.quoted import quoted

Parity = Literal["odd", "even"]

COLOURS = {"pink": "P", "blue": "B", "yellow": "Y"}
COLOUR_OF = {letter: colour for colour, letter in COLOURS.items()}
"""By the letter of a die code."""
VALUES = (1, 2, 3, 4, 5, 6)
PARITIES: dict[Parity, tuple[int, ...]] = {"odd": VALUES[::2], "even": VALUES[1::2]}
"""The values that each means."""
FACES = {f"{letter}{value}": value for letter in COLOURS.values() for value in VALUES}

ANY = "any"


class Need(Struct, frozen=True, dict=True):
    """A requirement: colours, values and perhaps odd or even; without any of them every die counts.

    >>> need = parse_need("odd(pink|blue)")
    >>> need.value(["B1", "P1", "P2", "B1", "Y4", "Y6"])
    3
    >>> str(need)
    'odd(pink|blue)'
    """

    colours: tuple[str, ...] = ()
    values: tuple[int, ...] = ()
    parity: Parity | None = None

    @cached_property
    def fits(self) -> frozenset[str]:
        """The die codes that count, like `Y5`."""
        return frozenset(face for face in FACES if self._takes(face))

    def value(self, faces: Iterable[str]) -> int:
        """The sum of the dice that fit, each counted once."""
        return sum([self.worth[face] for face in faces])

    def __str__(self) -> str:
        return self._written(self.named)

    @cached_property
    def named(self) -> tuple[str, ...]:
        """The colours and values by their words."""
        return (*self.colours, *map(str, self.values))

    @cached_property
    def short(self) -> str:
        """The text with the letters of the colours.

        >>> parse_need("odd(pink|blue)").short
        'odd(P|B)'
        """
        return self._written(COLOURS.get(word, word) for word in self.named)

    def _written(self, words: Iterable[str]) -> str:
        named = "|".join(words)
        if self.parity is None:
            return named or ANY
        return f"{self.parity}({named})" if named else self.parity

    @cached_property
    def worth(self) -> dict[str, int]:
        """What every die code counts: its value if it fits, else 0."""
        return {face: value if face in self.fits else 0 for face, value in FACES.items()}

    def _takes(self, face: str) -> bool:
        coloured = face[0] in {COLOURS[colour] for colour in self.colours}
        if self.parity is not None:
            return FACES[face] in PARITIES[self.parity] and (coloured or not self.colours)
        return coloured or FACES[face] in self.values or not (self.colours or self.values)


@lru_cache(maxsize=1024)
def parse_need(text: str) -> Need:
    """Read a requirement; an empty one, or `any`, counts every die.

    >>> need = parse_need("yellow|4")
    >>> need.colours, need.values, need.parity
    (('yellow',), (4,), None)
    >>> need.value(["B4", "Y5", "Y4", "P3"])
    13
    >>> parse_need("odd|4")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: "odd|4": odd stands alone or holds colours, as odd(blue)
    >>> parse_need("yelow|4")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: "yelow|4" names no colour or value; did you mean "yellow|4"?
    """
    plain = text.replace(" ", "").lower()
    if plain in ("", ANY):
        return Need()
    for parity in PARITIES:
        if plain == parity:
            return Need(parity=parity)
        if held := re.fullmatch(rf"{parity}\(([^()]*)\)", plain):
            return Need(colours=_colours_only(held[1].split("|"), text), parity=parity)
    return _plain_need(plain.split("|"), text)


def _colours_only(words: list[str], text: str) -> tuple[str, ...]:
    need = _plain_need(words, text)
    if need.values:
        raise BadInput(f"{quoted(text)} asks for odd or even of a number; only colours go with odd and even")
    return need.colours


def _plain_need(words: list[str], text: str) -> Need:
    for word in words:
        _refuse_word(word, words, text)
    return Need(
        colours=tuple(colour for colour in COLOURS if colour in words),
        values=tuple(value for value in VALUES if str(value) in words),
    )


def _refuse_word(word: str, words: list[str], text: str) -> None:
    if word in COLOURS or word in map(str, VALUES):
        if words.count(word) > 1:
            raise BadInput(f"{quoted(text)} names {word} twice")
    elif word.partition("(")[0] in PARITIES:
        parity = word.partition("(")[0]
        raise BadInput(f"{quoted(text)}: {parity} stands alone or holds colours, as {parity}(blue)")
    else:
        raise BadInput(f"{quoted(text)} names no colour or value{_perhaps(word, text)}")


def _perhaps(word: str, text: str) -> str:
    """The requirement that may have been meant, as the end of a sentence."""
    near = nearest(word, COLOURS)
    if near is None:
        return ""
    meant = re.sub(rf"\b{re.escape(word)}\b", near, text.replace(" ", "").lower(), count=1)
    return f"; did you mean {quoted(meant)}?"
