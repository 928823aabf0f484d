"""Hands and sets of Fuji's dice, as the odds want them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import combinations

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.engine.quoted import short
from fujikit.fuji.box import Box, house
from fujikit.fuji.dice import slots_of
from fujikit.fuji.need import parse_need
from fujikit.fuji.options import faces_of
from fujikit.odds import TooManyDice

Faces = tuple[str, ...]
MAX_DICE = 24
MAX_REROLLS = 4
MAX_BORROWED = 3
HIDDEN = "?"
"""A die of a neighbour that is not seen."""


def die_kinds(box: Box | None = None) -> tuple[Faces, ...]:
    """The six dice of a set, in the order A B C A B C.

    >>> die_kinds()[0]
    ('B1', 'Y2', 'P3', 'P4', 'Y5', 'B6')
    """
    return faces_of(box) if box else _house_kinds()


@lru_cache(maxsize=1)
def _house_kinds() -> tuple[Faces, ...]:
    return faces_of(house())


def some_dice(count: int | str, what: str, box: Box | None = None) -> tuple[Faces, ...]:
    """The first dice of a set, which after six begins again; or dice of the kinds that are named.

    >>> some_dice(7, "dice")[6] == some_dice(1, "dice")[0]
    True
    >>> some_dice("A C", "dice") == (some_dice(1, "dice")[0], some_dice(3, "dice")[2])
    True
    """
    if isinstance(count, str):
        return _named(count, what, box or house())
    refuse_other_than_number(count, what)
    if not 1 <= count <= MAX_DICE:
        raise BadInput(f"{what}: {count} dice do not lie between 1 and {MAX_DICE}")
    kinds = die_kinds(box)
    return tuple(kinds[number % len(kinds)] for number in range(count))


def _named(names: str, what: str, box: Box) -> tuple[Faces, ...]:
    """Dice by the names of their kinds."""
    known = dict.fromkeys(box.set)
    wanted = names.split()
    for name in wanted:
        if name not in known:
            raise BadInput(f"{what}: {none_of(name, known)}")
    if not 1 <= len(wanted) <= MAX_DICE:
        raise BadInput(f"{what}: {len(wanted)} dice do not lie between 1 and {MAX_DICE}")
    return tuple(box.kind(name).faces for name in wanted)


def read_hand(hand: str, what: str, box: Box | None = None) -> tuple[list[str], tuple[Faces, ...]]:
    """The codes of a hand, and the die that shows each; what goes beyond a set is borrowed.

    >>> codes, dice = read_hand("P1 B1", "hand")
    >>> codes, [die[0] for die in dice]
    (['P1', 'B1'], ['P1', 'B1'])
    >>> len(read_hand("B1 P1 B4 P4 B5 P5 Y1", "hand")[1])
    7
    """
    if not isinstance(hand, str):
        raise BadInput(f"{what}: {hand!r} is no hand, which is a text such as 'B1 P1'")
    codes, kinds = hand.split(), die_kinds(box)
    if not codes:
        raise BadInput(f"{what}: a hand has at least one die")
    borrowed = len(codes) - len(kinds)
    if not 0 < borrowed <= MAX_BORROWED:
        slots = slots_of(codes, kinds, what)
        return codes, tuple(kinds[slot] for slot in slots)
    return codes, _with_borrowed(codes, kinds, borrowed, what)


def _with_borrowed(codes: list[str], kinds: tuple[Faces, ...], borrowed: int, what: str) -> tuple[Faces, ...]:
    """The dice of a hand in which some are borrowed, which may be of any kind; the last are tried first."""
    dice = {code: next((faces for faces in kinds if code in faces), None) for code in codes}
    for code, faces in dice.items():
        if faces is None:
            raise BadInput(f"{what}: {code[:40]!r} is on no die")
    for lent in combinations(reversed(range(len(codes))), borrowed):
        own = [place for place in range(len(codes)) if place not in lent]
        try:
            slots = slots_of([codes[place] for place in own], kinds, what)
        except BadInput:
            continue
        found = {place: kinds[slot] for place, slot in zip(own, slots, strict=True)}
        return tuple(found.get(place) or dice[code] or () for place, code in enumerate(codes))
    raise BadInput(f"{what}: no set of dice and {borrowed} borrowed show {' '.join(codes)}")


def read_seen(text: str, what: str) -> tuple[tuple[str | None, ...], tuple[Faces, ...]]:
    """What can be seen of a hand, a `?` for each hidden die of the set, or the name of its kind.

    >>> seen, dice = read_seen("B1 P1 ? ?", "rivals")
    >>> seen, len(dice)
    (('B1', 'P1', None, None), 4)
    """
    tokens, names = text.split(), dict.fromkeys(house().set)
    shown = [token for token in tokens if token != HIDDEN and token not in names]
    if len(shown) == len(tokens):
        codes, dice = read_hand(text, what)
        return tuple(codes), dice
    kinds = die_kinds()
    slots = slots_of(shown, kinds, what) if shown else []
    free = [faces for slot, faces in enumerate(kinds) if slot not in slots]
    own = iter(kinds[slot] for slot in slots)
    found: list[Faces] = []
    for token in tokens:
        if token in names:
            found.append(house().kind(token).faces)
        elif token == HIDDEN:
            if not free:
                raise BadInput(f"{what}: {text[:60]!r} has more dice than a set")
            found.append(free.pop(0))
        else:
            found.append(next(own))
    return tuple(token if token in shown else None for token in tokens), tuple(found)


def worth(need: str) -> dict[str, int]:
    """What every face is worth under a requirement.

    >>> worth("yellow|4")["Y5"], worth("yellow|4")["B5"]
    (5, 0)
    >>> worth("yelow|4")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: need: "yelow|4" names no colour or value; did you mean "yellow|4"?
    """
    if not isinstance(need, str):
        raise BadInput(f"need: {short(need)} is no text such as 'yellow|4'")
    try:
        return parse_need(need).worth
    except BadInput as error:
        raise BadInput(f"need: {error}") from None


def check_rerolls(rerolls: int) -> None:
    """One sentence where nobody has so many rerolls.

    >>> check_rerolls(5)
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: rerolls: 5 do not lie between 0 and 4
    """
    refuse_other_than_number(rerolls, "rerolls")
    if not 0 <= rerolls <= MAX_REROLLS:
        raise BadInput(f"rerolls: {rerolls} do not lie between 0 and {MAX_REROLLS}")


def refuse_other_than_number(number: object, what: str) -> None:
    """One sentence where no whole number is given.

    >>> refuse_other_than_number("6", "dice")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: dice: '6' is no whole number
    """
    if isinstance(number, bool) or not isinstance(number, int):
        raise BadInput(f"{what}: {number!r} is no whole number")


@contextmanager
def few_enough(what: str) -> Iterator[None]:
    """One sentence where there are more dice than can be weighed.

    >>> with few_enough("rivals"):
    ...     raise TooManyDice("24 dice are too many")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: rivals: 24 dice are too many
    """
    try:
        yield
    except TooManyDice as error:
        raise BadInput(f"{what}: {error}") from None


def codes(hand: Sequence[str], kept: Sequence[int]) -> tuple[str, ...]:
    """The dice at some places of a hand.

    >>> codes(["B1", "P1", "Y1"], (0, 2))
    ('B1', 'Y1')
    """
    return tuple(hand[place] for place in kept)
