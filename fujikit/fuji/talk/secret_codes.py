"""Agreed codes and signs: a word or gesture that is to mean something about the dice."""

from collections.abc import Iterator

from fujikit.fuji.talk.reading import Item
from fujikit.fuji.talk.topic import Items

SENTENCE_ENDS = frozenset({"stop", "asks"})
CODES = frozenset({"code"})
GESTURES = frozenset({"gesture"})
PASSWORDS = frozenset({"password"})
CONDITIONS = frozenset({"condition"})
AGREEMENTS = frozenset({"agreement"})
MEANINGS = frozenset({"meaning"})
CAUSES = frozenset({"because"})
COUNTING = frozenset({"howoften"})
CONTENTS = frozenset({"dice", "colour", "value", "strength", "meaning"})
CONDITION_REACH = 4


def signs(items: Items) -> Iterator[Item]:
    """The words by which each sentence sets up a code, if it does."""
    for sentence in sentences(items):
        yield from _signs(sentence)


def sentences(items: Items) -> Iterator[list[Item]]:
    """The items sentence by sentence, each with its stop."""
    sentence: list[Item] = []
    for item in items:
        sentence.append(item)
        if item.has(SENTENCE_ENDS):
            yield sentence
            sentence = []
    yield sentence


def _signs(sentence: Items) -> Iterator[Item]:
    innocent = _contains(sentence, CAUSES)
    for at, item in enumerate(sentence):
        gesture = item.has(GESTURES) and not innocent and _is_sign(sentence, at)
        password = item.has(PASSWORDS) and _contains(sentence[at + 1 :], CONTENTS)
        agreed = item.has(MEANINGS) and not innocent and _is_agreed(sentence, at)
        if item.has(CODES) or gesture or password or agreed:
            yield item


def _contains(items: Items, tags: frozenset[str]) -> bool:
    return any(item.has(tags) for item in items)


def _is_sign(sentence: Items, at: int) -> bool:
    conditional = _contains(sentence[max(0, at - CONDITION_REACH) : at], CONDITIONS)
    return conditional or _contains(sentence, CONTENTS | COUNTING)


def _is_agreed(sentence: Items, at: int) -> bool:
    """`If I …, it means strong yellow`, `let's say red means strong`."""
    return _contains(sentence[:at], CONDITIONS | AGREEMENTS) and _contains(sentence[at + 1 :], CONTENTS)
