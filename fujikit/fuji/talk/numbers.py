"""Which words of a sentence tell a number of dice or on dice, and which refer to the average."""

from collections.abc import Callable, Iterator

from fujikit.fuji.talk.lexicon import Lexicon
from fujikit.fuji.talk.reading import Item
from fujikit.fuji.talk.topic import (
    PLAIN_DESCRIPTIONS,
    POSSESSION,
    UNITS,
    Items,
    Topic,
    clause,
    context,
    head,
    said_before,
)

Rule = Callable[[Items, int, Lexicon], bool]

ARTICLES = frozenset({"article"})
DICE_TALK = frozenset({"dicetalk"})
NEGATIONS = frozenset({"negation", "absent"})
HAVING = frozenset({"have", "absent"})
DICE_WORDS = frozenset({"dice", "worth", "colour"})
THROWING = frozenset({"throw"})
COMPARISONS = frozenset({"comparison"})

# `…, all of them`: a clause this short says nothing new, but adds to the one before.
AFTERTHOUGHT = 4


def _near(items: Items, at: int, tags: frozenset[str]) -> bool:
    return any(items[place].has(tags) for place in clause(items, at))


def _next_has(items: Items, at: int, tags: frozenset[str]) -> bool:
    return at + 1 < len(items) and items[at + 1].has(tags)


def _topic(items: Items, at: int, lexicon: Lexicon) -> Topic | None:
    return head(items, at, lexicon) or context(items, at) or said_before(items, at)


def _face(items: Items, at: int, lexicon: Lexicon) -> bool:
    """`A six`, `my four`: what a die shows."""
    after_article = at > 0 and items[at - 1].has(ARTICLES)
    return after_article and head(items, at, lexicon) is None and context(items, at) is not Topic.OTHER


def _numeral(items: Items, at: int, lexicon: Lexicon) -> bool:
    """A bare number at this table is about dice unless something says otherwise."""
    return _topic(items, at, lexicon) is not Topic.OTHER


def _value(items: Items, at: int, _lexicon: Lexicon) -> bool:
    """The word for a face; in Polish it counts a group too."""
    return not _next_has(items, at, UNITS)


def _before_dice(items: Items, at: int, lexicon: Lexicon) -> bool:
    return head(items, at, lexicon) is Topic.DICE


def _none(items: Items, at: int, lexicon: Lexicon) -> bool:
    topic = _topic(items, at, lexicon)
    return topic is Topic.DICE or (topic is None and _near(items, at, HAVING))


def _nothing(items: Items, at: int, lexicon: Lexicon) -> bool:
    """`Nothing odd` and `I have nothing in blue` say none; `nothing will come of my blues` doesn't."""
    owned = _near(items, at, POSSESSION) and context(items, at) is Topic.DICE
    return (head(items, at, lexicon) or (Topic.DICE if owned else None)) is Topic.DICE


def _part(items: Items, at: int, lexicon: Lexicon) -> bool:
    """All, half, most: only where dice are spoken of, or things are high, low, or count."""
    topic = head(items, at, lexicon) or context(items, at)
    if topic is None and len(clause(items, at)) <= AFTERTHOUGHT:
        topic = said_before(items, at)
    return topic is Topic.DICE or (topic is None and _near(items, at, DICE_TALK))


def _any(items: Items, at: int, lexicon: Lexicon) -> bool:
    denied = any(items[place].has(NEGATIONS) for place in clause(items, at) if place < at)
    topic = head(items, at, lexicon)
    return denied and (topic is Topic.DICE or (topic is None and _near(items, at, DICE_TALK)))


def _absent(items: Items, at: int, lexicon: Lexicon) -> bool:
    """`I don't have blue` says none, `I don't have good blue` or `much blue` stays vague."""
    return head(items, at, lexicon, PLAIN_DESCRIPTIONS) is Topic.DICE


def _only(items: Items, at: int, _lexicon: Lexicon) -> bool:
    """`I have only blue` says all; `only blue worries me` doesn't."""
    return _near(items, at, POSSESSION) and _near(items, at, DICE_WORDS)


def _multiple(items: Items, at: int, lexicon: Lexicon) -> bool:
    if _next_has(items, at, COMPARISONS):
        return context(items, at) is not Topic.OTHER
    return not _near(items, at, THROWING) and _part(items, at, lexicon)


def _reckoned(items: Items, at: int, _lexicon: Lexicon) -> bool:
    """A sum or an average is of dice unless something else is named."""
    return context(items, at) is not Topic.OTHER


# The kinds of number words, each with the case that a refusal names and the rule that finds it.
RULES: tuple[tuple[str, str, Rule], ...] = (
    ("average", "average", _reckoned),
    ("value", "value", _value),
    ("numeral", "value", _face),
    ("numeral", "count", _numeral),
    ("single", "value", _face),
    ("single", "count", _numeral),
    ("one", "value", _face),
    ("one", "count", _before_dice),
    ("howmany", "count", _numeral),
    ("total", "total", _reckoned),
    ("multiple", "count", _multiple),
    ("none", "none", _none),
    ("no", "none", _before_dice),
    ("nothing", "none", _nothing),
    ("any", "none", _any),
    ("absent", "none", _absent),
    ("part", "part", _part),
    ("only", "part", _only),
    ("ordinal", "count", _before_dice),
)


def forbidden(items: Items, lexicon: Lexicon) -> Iterator[tuple[str, Item]]:
    """Every item that breaks the rule, with its case."""
    for at, item in enumerate(items):
        cases = (case for tag, case, rule in RULES if tag in item.tags and rule(items, at, lexicon))
        if case := next(cases, None):
            yield case, item
