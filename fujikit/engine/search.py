"""Finding texts by a few typed words, with mistakes forgiven."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import takewhile
from math import log

# Letters that Unicode does not take apart into a plain letter and an accent.
WHOLE_LETTERS = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae"})

SAME, BEGINNING, INFLECTED = 1.0, 0.8, 0.6
MISTYPED = {1: 0.5, 2: 0.35}


def words_in(text: str) -> list[str]:
    """The words of a text, in small letters and without accents.

    >>> words_in("Żółty żeton, au cœur à 4 pas")
    ['zolty', 'zeton', 'au', 'coeur', 'a', '4', 'pas']
    """
    letters = unicodedata.normalize("NFKD", text.lower().translate(WHOLE_LETTERS))
    return re.findall(r"[^\W_]+", "".join(letter for letter in letters if not unicodedata.combining(letter)))


def mistakes(typed: str, meant: str) -> int:
    """How many letters are missing, surplus, wrong, or swapped with the next.

    >>> mistakes("eruptoin", "eruption"), mistakes("lva", "lava"), mistakes("rope", "water")
    (1, 1, 4)
    """
    before: list[int] = []
    above = list(range(len(meant) + 1))
    for row, letter in enumerate(typed, 1):
        here = [row]
        for column, other in enumerate(meant, 1):
            best = min(above[column] + 1, here[-1] + 1, above[column - 1] + (letter != other))
            if row > 1 and column > 1 and (letter, typed[row - 2]) == (meant[column - 2], other):
                best = min(best, before[column - 2] + 1)
            here.append(best)
        before, above = above, here
    return above[-1]


class Index:
    """Texts by the words in them: each entry's name, with its texts and the weight of a word found there.

    >>> index = Index({"rice": [(3, "Rice"), (1, "Goes with tea.")], "tea": [(3, "Tea"), (1, "Poured hot.")]})
    >>> index.search("tea")
    ['tea', 'rice']
    >>> index.search("puored")
    ['tea']
    """

    def __init__(self, entries: Mapping[str, Iterable[tuple[int, str]]]) -> None:
        self._size = len(entries)
        self._weights: dict[str, Counter[str]] = {}
        for name, texts in entries.items():
            for weight, text in texts:
                for word in dict.fromkeys(words_in(text)):
                    self._weights.setdefault(word, Counter())[name] += weight

    def search(self, query: str) -> list[str]:
        """The names of the entries that fit the query, best first.

        The more of the words an entry has, the rarer they are and the closer they fit, the better.

        >>> Index({"lava": [(1, "hot lava")], "soup": [(1, "hot soup")]}).search("Hot soups!")
        ['soup', 'lava']
        """
        scores: defaultdict[str, float] = defaultdict(float)
        covered: defaultdict[str, float] = defaultdict(float)
        for typed in dict.fromkeys(words_in(query)):
            fits = self._fits(typed)
            rarity = log(1 + self._size / max(1, len(fits)))
            for name, fit in fits.items():
                scores[name] += rarity * fit
                covered[name] += rarity
        return sorted(scores, key=lambda name: -scores[name] * covered[name])

    def _fits(self, typed: str) -> dict[str, float]:
        """How well each entry fits one word of a query."""
        fits: dict[str, float] = {}
        for word, closeness in self._similar(typed).items():
            for name, weight in self._weights[word].items():
                fits[name] = max(fits.get(name, 0), closeness * weight)
        return fits

    def _similar(self, typed: str) -> dict[str, float]:
        """The known words that a typed one may stand for. Mistakes are looked for only in an unknown word."""
        related = {word: closeness for word in self._weights if (closeness := _closeness(typed, word))}
        return related or dict(self._mistyped(typed))

    def _mistyped(self, typed: str) -> Iterable[tuple[str, float]]:
        most = 0 if len(typed) < 4 else 1 if len(typed) < 8 else 2
        letters = set(typed)
        for word in self._weights:
            # One mistake changes the length by one at most, and the letters used by two.
            if abs(len(word) - len(typed)) <= most and len(letters ^ set(word)) <= 2 * most:
                count = mistakes(typed, word)
                if count <= most:
                    yield word, MISTYPED[count]


def _closeness(typed: str, word: str) -> float:
    """How close two words are that begin alike: the same, a beginning, or two forms of one word."""
    if typed == word:
        return SAME
    if typed[:3] != word[:3] or len(typed) < 3:
        return 0
    if word.startswith(typed):
        return BEGINNING
    short, long = sorted(map(len, _endings(typed, word)))
    return INFLECTED if short <= 1 and long <= 3 else 0


def _endings(one: str, other: str) -> tuple[str, str]:
    """What is left of two words after the letters with which both begin."""
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
    return one[shared:], other[shared:]
