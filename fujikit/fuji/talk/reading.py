"""Read a sentence: words and what is known of them, idioms set aside, phrases and long numbers joined."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from fujikit.fuji.talk.lexicon import Lexicon
from fujikit.fuji.talk.pattern import Pattern

IDIOM = frozenset({"idiom"})

COUNTS = frozenset({"numeral", "single"})
ANY_COUNTS = COUNTS | {"one"}

# What a count and the word after it make together: "two fives" a value, "two thirds" a part.
AFTER_COUNT = {
    "value": "value",
    "ordinal": "part",
    "fraction": "part",
    "percent": "part",
    "times": "multiple",
    "numeral": "numeral",
    "single": "numeral",
    "one": "value",
}


class Item(Struct, frozen=True):
    """A word or phrase of the sentence: where it stands, the key of its last word, and its tags."""

    start: int
    end: int
    key: str
    tags: frozenset[str]

    def has(self, tags: frozenset[str]) -> bool:
        return not self.tags.isdisjoint(tags)


def read(text: str, lexicon: Lexicon) -> list[Item]:
    """The items of a text.

    >>> from fujikit.fuji.talk.lexicon import lexicon
    >>> [(item.start, item.end, *item.tags) for item in read("How many? Twenty-two!", lexicon("en"))]
    [(0, 8, 'howmany'), (8, 9, 'asks'), (10, 20, 'numeral'), (20, 21, 'stop')]
    """
    words = [Item(*token, lexicon.tags(token.key)) for token in lexicon.spelling.tokens(text)]
    words = _without_idioms(words, lexicon.idioms)
    return list(_joined_numbers(_joined_phrases(words, lexicon.phrases)))


def _matches(
    words: Sequence[Item], at: int, patterns: Mapping[str, list[Pattern]]
) -> Iterator[tuple[Pattern, range]]:
    for pattern in (*patterns.get(words[at].key, ()), *patterns.get("", ())):
        if places := pattern.find(words, at):
            yield pattern, places


def _without_idioms(words: Sequence[Item], idioms: Mapping[str, list[Pattern]]) -> list[Item]:
    idle = {
        place for at in range(len(words)) for _, places in _matches(words, at, idioms) for place in places
    }
    return [replace(word, tags=IDIOM) if at in idle else word for at, word in enumerate(words)]


def _joined_phrases(words: Sequence[Item], phrases: Mapping[str, list[Pattern]]) -> Iterator[Item]:
    at = 0
    while at < len(words):
        pattern, places = next(_matches(words, at, phrases), (None, range(at, at + 1)))
        found = words[places.start : places.stop]
        if pattern is None or any(word.has(IDIOM) for word in found):
            yield words[at]
            at += 1
        else:
            yield _join(found, pattern.tag)
            at = places.stop


def _joined_numbers(words: Iterable[Item]) -> Iterator[Item]:
    waiting: list[Item] = []
    for word in words:
        waiting.append(word)
        while (shorter := _shortened(waiting)) is not None:
            waiting = shorter
        if len(waiting) > 2:
            yield waiting.pop(0)
    yield from waiting


def _shortened(words: list[Item]) -> list[Item] | None:
    """The last items as one, where they are parts of one number; `three or four` needs the word between."""
    if len(words) > 1 and (tag := _joined_tag(*words[-2:])):
        return [*words[:-2], _join(words[-2:], tag)]
    if (
        len(words) > 2
        and "joint" in words[-2].tags
        and words[-3].has(ANY_COUNTS)
        and words[-1].has(ANY_COUNTS)
    ):
        return [*words[:-3], _join(words[-3:], "numeral")]
    return None


def _joined_tag(left: Item, right: Item) -> str | None:
    if left.has(COUNTS):
        return next((tag for part, tag in AFTER_COUNT.items() if part in right.tags), None)
    return "value" if "one" in left.tags and "numeral" in right.tags else None


def _join(words: Sequence[Item], tag: str) -> Item:
    return Item(words[0].start, words[-1].end, words[-1].key, frozenset({tag}))
