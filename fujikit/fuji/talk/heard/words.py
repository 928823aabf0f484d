"""The words that tell how strong somebody is, on what, and who wants to go where: one TOML file a language.

A word that ends in `*` stands for all its endings; several words are a phrase. Of the dice:

- `strong`, `weak`, `some` (neither): how good the roll is; `danger`, `safe`: strong and weak, for others
- `high`, `low`: beside a colour how good it is, else the dice themselves
- `pink`, `blue`, `yellow`, `odd`, `even`, `mine` (the card that the speaker wants), `yours` (a listener's)
- `not`: turns the clause round; `have`: with a negation and a colour it is enough ("no yellow dice")
- `better`: strong, but "better go" is no quality; `ne`: the first half of a negation
- `make`, `imake`, `fail`: a card will be reached, or not; `doubt`: perhaps not
- `but`: begins a clause; `idle`: looks like one of the above, and isn't
- `wish`, `others`: what is wished for, supposed, or said of somebody else tells nothing; nor does `modal`
  ("would"), but of a card

Of plans:

- `i`, `me`, `you`, `we`: who is spoken of; `here` is the speaker's card, `there` one named before
- `go`: to go, whoever does; `igo`, `yougo`: where the form of the verb tells who; `want`
- `leave`: a card for somebody; `avoid`, `iavoid`: to keep away; `if`: nothing is planned yet
- `agree`, `decline`: the answer to a question
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from importlib import resources

from fujikit.fuji.talk.lexicon import lexicon
from fujikit.fuji.talk.spelling import Spelling

STOPS = frozenset(",;()\u2013\u2014")
STOP = "but"
SQUARE = re.compile(r"[a-o]\d{1,2}")


@cache
def is_square(tag: str) -> bool:
    """Whether a word names a card.

    >>> is_square("c4"), is_square("go")
    (True, False)
    """
    return bool(SQUARE.fullmatch(tag))


class Vocabulary:
    """A language's lists, ready to tag a text.

    >>> vocabulary("en").tags("No danger on yellow or c4")
    ['not', 'danger', '', 'yellow', '', 'c4']
    """

    def __init__(self, lang: str) -> None:
        self.spelling: Spelling = lexicon(lang).spelling
        file = resources.files("fujikit.fuji.talk.heard") / f"{lang}.toml"
        lists: dict[str, list[str]] = tomllib.loads(file.read_text(encoding="utf-8"))
        entries = [(entry, tag) for tag, words in lists.items() for entry in words]
        phrases = [(self.keys(entry), tag) for entry, tag in entries if not entry.endswith("*")]
        self._phrases: defaultdict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
        for keys, tag in sorted(phrases, key=lambda phrase: -len(phrase[0])):
            self._phrases[keys[0]].append((keys, tag))
        self._stems = {self._stem(entry): tag for entry, tag in entries if entry.endswith("*")}
        self._words: dict[str, str] = {}

    def keys(self, text: str) -> tuple[str, ...]:
        """The words of a text as they are looked up."""
        return tuple(token.key for token in self.spelling.tokens(text))

    def _stem(self, entry: str) -> str:
        (stem,) = self.keys(entry)
        return stem

    def tags(self, text: str, names: Mapping[str, str] | None = None) -> list[str]:
        """What is known of each word or phrase: a square is its own tag, a name what `names` says.

        >>> vocabulary("en").tags("Jona, go", {"jona": "who:Jona"})
        ['who:Jona', 'but', 'go']
        """
        keys, tags = self.keys(text), []
        at = 0
        while at < len(keys):
            length, tag = self._tag(keys[at:], names or {})
            tags.append(tag)
            at += length
        return tags

    def knows(self, key: str) -> bool:
        """Whether a word is in one of the lists."""
        return bool(self._tag((key,), {})[1])

    def _tag(self, keys: tuple[str, ...], names: Mapping[str, str]) -> tuple[int, str]:
        """How many of the next words belong together, and their tag: the longest phrase, then a stem."""
        key = keys[0]
        if key in STOPS:
            return 1, STOP
        if key in names:
            return 1, names[key]
        for phrase, tag in self._phrases.get(key, ()):
            if keys[: len(phrase)] == phrase:
                return len(phrase), tag
        if key not in self._words:
            self._words[key] = self._word(key)
        return 1, self._words[key]

    def _word(self, key: str) -> str:
        """What is known of a word that begins no phrase."""
        stems = (key[:end] for end in range(len(key), 1, -1))
        return (
            key if is_square(key) else next((self._stems[stem] for stem in stems if stem in self._stems), "")
        )


@cache
def vocabulary(lang: str) -> Vocabulary:
    """The words of a language.

    >>> vocabulary("fr") is vocabulary("fr")
    True
    """
    return Vocabulary(lang)
