"""The words that the referee knows: one TOML file a language, read when the language is first asked for.

A file lists words and phrases under the tags that the rules go by. Braces stand for each of their parts
(`yellow{,s}`), `{@name}` for a list under `[endings]`; so every inflected form is made by rule. The tags:

- numbers: `numeral` (two and more), `single` (one, zero), `one` (an article too), `value` (fives), `ordinal`,
  `fraction`, `percent`, `times`, `multiple` (twice), `total`, `average`, `howmany`; `part` (all, half),
  `only`, `none`, `no` (before a noun), `nothing`, `any` (after a `negation`), `absent` (don't have)
- dice: `dice`, `colour` (odd and even too), `worth` (value, number), `hand` (my roll), `points`, `dicetalk`
  (high, low, count)
- what may be counted: `unit` (step), `measure` (stamina: near a number, on either side), `label` (round: just
  before one), `place` (card), `person`
- the rest: `article` (before a face: a six); `modifier`, `quality` and `vague` may stand between
  a number and its noun; `function`, `have`, `want` and `joint` end the search; `comparison`, `throw`, `be`
- codes: `code`, `gesture`, `password`, `condition`, `agreement`, `meaning`, `strength`, `howoften`, `because`
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from itertools import product

from msgspec import Struct, convert

from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.talk.pattern import Pattern, parse
from fujikit.fuji.talk.spelling import Spelling

BRACES = re.compile(r"\{([^{}]*)\}")
NOTHING: frozenset[str] = frozenset()

# What can be told from the shape of a word in any language.
SHAPES = tuple(
    (re.compile(shape), frozenset({tag}))
    for shape, tag in (
        (r"\d+(ish|x)?|x\d+", "numeral"),
        (r"\d+'?s|[yp][1-6]|[\u2680-\u2685]", "value"),
        (r"[a-o]\d{1,2}", "place"),
        (r"\d+(st|nd|rd|th|e|eme|er|ere|re|nde)", "ordinal"),
        (r"\d+(h|min|mins|am|pm|sek|sec)", "unit"),
        (r"\d.*", "numeral"),
        (r"[.!…\n]", "stop"),
        (r"\?", "asks"),
        (r"[,;()\u2013\u2014]", "comma"),
    )
)


class Source(Struct, forbid_unknown_fields=True):
    """A language's file as it stands."""

    words: dict[str, str]
    phrases: dict[str, list[str]]
    idioms: list[str]
    plural: str
    endings: dict[str, str] = {}
    elisions: list[str] = []
    exact: dict[str, str] = {}


class Lexicon:
    """A language's words and phrases, ready to be looked up by key.

    >>> english = lexicon("en")
    >>> sorted(english.tags("fives")), sorted(english.tags("c4"))
    (['value'], ['place'])
    """

    def __init__(self, source: Source) -> None:
        self.spelling: Spelling = Spelling(tuple(source.elisions), source.exact)
        self._plural = re.compile(source.plural)
        self._endings = {name: forms.split() for name, forms in source.endings.items()}
        self._words = self._read_words(source.words)
        self.phrases: dict[str, list[Pattern]] = self._read_phrases(source.phrases)
        self.idioms: dict[str, list[Pattern]] = self._index((idiom, "idiom") for idiom in source.idioms)

    def tags(self, key: str) -> frozenset[str]:
        """What is known of one word; nothing of most words."""
        known = self._words.get(key) or self._words.get(key.removesuffix("'s"))
        if known:
            return known
        return next((tags for shape, tags in SHAPES if shape.fullmatch(key)), NOTHING)

    def is_plural(self, key: str) -> bool:
        """Whether an unknown word may be what several things are called."""
        return bool(self._plural.search(key))

    def expand(self, entry: str) -> Iterator[str]:
        """Every form that an entry stands for."""
        pieces = BRACES.split(entry)
        choices = [self._choice(piece) if at % 2 else [piece] for at, piece in enumerate(pieces)]
        return map("".join, product(*choices))

    def _choice(self, inside: str) -> list[str]:
        return self._endings[inside[1:]] if inside.startswith("@") else inside.split(",")

    def _keys(self, text: str) -> tuple[str, ...]:
        return tuple(token.key for token in self.spelling.tokens(text))

    def _read_words(self, words: Mapping[str, str]) -> dict[str, frozenset[str]]:
        found: defaultdict[str, set[str]] = defaultdict(set)
        for tag, entries in words.items():
            for entry in entries.split():
                for form in self.expand(entry):
                    (key,) = self._keys(form)
                    found[key].add(tag)
        return {key: frozenset(tags) for key, tags in found.items()}

    def _read_phrases(self, phrases: Mapping[str, list[str]]) -> dict[str, list[Pattern]]:
        return self._index((entry, tag) for tag, entries in phrases.items() for entry in entries)

    def _index(self, entries: Iterator[tuple[str, str]]) -> dict[str, list[Pattern]]:
        """Patterns by their first word, the longest first; those that begin with a tag under no word."""
        found: defaultdict[str, list[Pattern]] = defaultdict(list)
        for entry, tag in entries:
            for form in self.expand(entry):
                pattern = parse(form, tag, self._keys)
                found[pattern.steps[0].key].append(pattern)
        return {key: sorted(patterns, key=_length, reverse=True) for key, patterns in found.items()}


def _length(pattern: Pattern) -> int:
    return len(pattern.steps)


@cache
def lexicon(lang: str) -> Lexicon:
    """The lexicon of a language."""
    if lang not in LANGUAGES:
        raise BadInput(f"The referee speaks {', '.join(LANGUAGES)}, not {lang!r}.")
    file = resources.files("fujikit.fuji.talk") / f"{lang}.toml"
    return Lexicon(convert(tomllib.loads(file.read_text(encoding="utf-8")), Source))
