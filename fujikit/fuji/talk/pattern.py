"""Patterns of phrases: `how many`, `one of <person>`, `<colour> [ones]`, `the [one] !<dice>`, `gun ~ three`.

A word stands for itself, `<a|b>` for any word with one of these tags; `!<a>` looks at the next word, which
must not have the tag; `~` skips up to three words. Square brackets show which words are meant, else all are.
"""

import re
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

STEP = re.compile(r"(?P<open>\[)?(?P<body>!?<[^>]*>|~|[^\s\[\]<>]+)(?P<close>\])?")
MAX_GAP = 3


class Word(Protocol):
    """What a pattern looks at."""

    @property
    def key(self) -> str: ...
    @property
    def tags(self) -> frozenset[str]: ...


class Step(Struct, frozen=True):
    """One part of a pattern: a word's key, or tags, or a gap when it has neither."""

    key: str = ""
    tags: frozenset[str] = frozenset()
    unwanted: bool = False

    @property
    def is_gap(self) -> bool:
        return not self.key and not self.tags

    def may_begin(self, word: Word) -> bool:
        """Whether a phrase with this first step can begin with a word: most can't, which is quick to see."""
        return self.unwanted or not self.tags or not self.tags.isdisjoint(word.tags)

    def fits(self, word: Word) -> bool:
        return word.key == self.key if self.key else not word.tags.isdisjoint(self.tags)


class Pattern(Struct, frozen=True):
    """A phrase, the tag that it gives, and the first and last step that are meant by it."""

    steps: tuple[Step, ...]
    tag: str
    first: int
    last: int

    def find(self, words: Sequence[Word], at: int) -> range | None:
        """Where the words meant by the phrase stand, if it begins at a place."""
        if not self.steps[0].may_begin(words[at]):
            return None
        places = self._places(words, at, 0)
        return range(places[self.first], places[self.last + 1]) if places else None

    def _places(self, words: Sequence[Word], at: int, number: int) -> list[int]:
        """Where this step and all later ones begin, and the end; empty if they don't fit."""
        if number == len(self.steps):
            return [at]
        step = self.steps[number]
        for after in _ways(step, words, at):
            if rest := self._places(words, after, number + 1):
                return [at, *rest]
        return []


def _ways(step: Step, words: Sequence[Word], at: int) -> range:
    """The places where the next step may begin."""
    if step.is_gap:
        return range(at, min(at + MAX_GAP, len(words)) + 1)
    fits = at < len(words) and step.fits(words[at])
    if step.unwanted:
        return range(at, at if fits else at + 1)
    return range(at + 1, at + 2 if fits else at + 1)


def parse(text: str, tag: str, keys: Callable[[str], tuple[str, ...]]) -> Pattern:
    """A pattern from its text; `keys` cuts words as the language does."""
    steps: list[Step] = []
    first, last = 0, None
    for found in STEP.finditer(text):
        if found["open"]:
            first = len(steps)
        steps += _steps(found["body"], keys)
        if found["close"]:
            last = len(steps) - 1
    return Pattern(tuple(steps), tag, first, len(steps) - 1 if last is None else last)


def _steps(body: str, keys: Callable[[str], tuple[str, ...]]) -> list[Step]:
    if body == "~":
        return [Step()]
    if body.endswith(">"):
        return [Step(tags=frozenset(body.strip("!<>").split("|")), unwanted=body.startswith("!"))]
    return [Step(key=key) for key in keys(body)]
