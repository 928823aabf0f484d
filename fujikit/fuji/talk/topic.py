"""What a number is about: dice, or something else that may be counted aloud."""

from collections.abc import Iterator, Sequence
from enum import Enum

from fujikit.fuji.talk.lexicon import Lexicon
from fujikit.fuji.talk.reading import ANY_COUNTS, Item

Items = Sequence[Item]

DICE_NOUNS = frozenset({"dice"})
COLOURS = frozenset({"colour"})
HAND = frozenset({"hand"})
ABOUT_DICE = frozenset({"dice", "colour", "hand", "worth"})
OTHER_NOUNS = frozenset({"unit", "measure", "place"})
POINTS = frozenset({"points"})
PLACES = frozenset({"place"})
COUNTS = ANY_COUNTS | {"ordinal"}
WORTHS = frozenset({"worth"})
MEASURES = frozenset({"measure"})
LABELS = frozenset({"label"})
UNITS = frozenset({"unit"})
POSSESSION = frozenset({"have"})
NEW_CLAUSE = frozenset({"have", "want"})
BREAKS = frozenset({"stop", "asks", "comma", "idiom", "function", "have", "want", "joint"})
CLAUSE_ENDS = frozenset({"stop", "asks", "comma"})
DESCRIPTIONS = frozenset(
    {"modifier", "quality", "vague", "points", "numeral", "single", "one", "ordinal", "part", "value"}
)
PLAIN_DESCRIPTIONS = DESCRIPTIONS - {"quality", "vague"}

HEAD_REACH = 6
CLAUSE_REACH = 12


class Topic(Enum):
    DICE = "dice"
    OTHER = "other"


def head(items: Items, at: int, lexicon: Lexicon, skipped: frozenset[str] = DESCRIPTIONS) -> Topic | None:
    """What the noun says that follows a number; None where no noun follows."""
    coloured = pointed = False
    for place in range(at + 1, min(at + 1 + HEAD_REACH, len(items))):
        item = items[place]
        if topic := _noun_topic(item, items[at]):
            return topic
        if item.has(COLOURS):
            coloured = True
        elif item.has(BREAKS) or coloured or (item.tags and not item.has(skipped)):
            break
        elif item.tags:
            pointed |= item.has(POINTS)
        elif pointed:
            break
        elif _is_noun(items, place, items[at], lexicon):
            return Topic.OTHER
    return Topic.DICE if coloured else None


def _noun_topic(noun: Item, number: Item) -> Topic | None:
    """Dice or not. `The 4 card` and `a 16 roll` count no cards and rolls, but name their values."""
    if noun.has(DICE_NOUNS):
        return Topic.DICE
    if noun.has(WORTHS):
        return Topic.OTHER if "one" in number.tags else Topic.DICE
    if noun.has(PLACES | HAND) and _is_several(number):
        return None
    if noun.has(HAND):
        return Topic.OTHER if number.has(COUNTS) else Topic.DICE
    return Topic.OTHER if noun.has(OTHER_NOUNS) else None


def _is_several(number: Item) -> bool:
    return "numeral" in number.tags


def _is_noun(items: Items, place: int, number: Item, lexicon: Lexicon) -> bool:
    """Whether an unknown word is what the number counts, and not a word that describes dice named next."""
    if place + 1 < len(items) and items[place + 1].has(DICE_NOUNS | COLOURS):
        return False
    return not _is_several(number) or lexicon.is_plural(items[place].key)


def context(items: Items, at: int) -> Topic | None:
    """What the rest of the clause is about: a label just before the number, else the word nearest to it."""
    if at and items[at - 1].has(LABELS):
        return Topic.OTHER
    nearest = min(_topics(items, at), default=None)
    return Topic(nearest[1]) if nearest else None


def _topics(items: Items, at: int) -> Iterator[tuple[int, str]]:
    """The topics of the clause with their distance; of two as near as each other, dice come first."""
    for place in clause(items, at):
        item = items[place]
        if item.has(ABOUT_DICE):
            yield abs(place - at), Topic.DICE.value
        elif item.has(MEASURES) and not _new_clause_between(items, place, at):
            yield abs(place - at), Topic.OTHER.value


def clause(items: Items, at: int) -> range:
    """The places of the clause around an item."""
    first = last = at
    while first > max(0, at - CLAUSE_REACH) and not items[first - 1].has(CLAUSE_ENDS):
        first -= 1
    while last < min(len(items) - 1, at + CLAUSE_REACH) and not items[last + 1].has(CLAUSE_ENDS):
        last += 1
    return range(first, last + 1)


def _new_clause_between(items: Items, place: int, at: int) -> bool:
    """`Of steps have I two` counts steps; `after two steps I have twelve` does not, it speaks anew."""
    between = items[place + 1 : at]
    inverted = bool(between) and between[0].has(POSSESSION)
    return sum(item.has(NEW_CLAUSE) for item in between) > int(inverted)


def said_before(items: Items, at: int) -> Topic | None:
    """What was spoken of, or counted, last before the number."""
    for place in range(at - 1, max(-1, at - CLAUSE_REACH), -1):
        item = items[place]
        if item.has(ABOUT_DICE):
            return Topic.DICE
        counted = item.has(UNITS) and place > 0 and items[place - 1].has(COUNTS)
        if (counted or item.has(MEASURES)) and not _new_clause_between(items, place, at):
            return Topic.OTHER
    return None
