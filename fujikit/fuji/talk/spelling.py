"""Cut a sentence into words as they were typed, each with a plain key to look it up by."""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

LETTER = r"[^\W\d_]"
APOSTROPHE = r"['\u2019]"
TOKEN = (
    rf"\d+(?:{APOSTROPHE}?{LETTER}+)?"  # 4, 5s, 6's, 10ish, 2nd
    rf"|{LETTER}+\d+"  # c4, Y6, x3
    rf"|{LETTER}+(?:{APOSTROPHE}{LETTER}+)*"  # dice, don't
    r"|[\u2680-\u2685]"  # the six faces of a die
    r"|[.!?…\n,;()\u2013\u2014%=]"  # stops, among them the long dashes
)
# Letters that Unicode does not take apart into a plain one and a mark, and the curly apostrophe.
WHOLE_LETTERS = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "\u2019": "'"})


class Token(NamedTuple):
    """A word of the text: where it stands, and its key."""

    start: int
    end: int
    key: str


class Spelling:
    """How a language is cut into words.

    `elisions` are the words that lose their last letter before an apostrophe and then stand alone. `exact`
    gives a key to words that their accents alone tell from others; the rest is known without accents too.

    >>> french = Spelling(elisions=("j",), exact={"dés": "dice"})
    >>> [token.key for token in french.tokens("J'ai déjà 2 dés, non ?")]
    ['j', 'ai', 'deja', '2', 'dice', ',', 'non', '?']
    """

    def __init__(self, elisions: tuple[str, ...] = (), exact: Mapping[str, str] | None = None) -> None:
        elided = "".join(rf"\b{word}{APOSTROPHE}(?={LETTER})|" for word in elisions)
        self._token = re.compile(elided + TOKEN, re.IGNORECASE)
        self._exact = exact or {}
        self._key = lru_cache(maxsize=8192)(self._look_up)

    def tokens(self, text: str) -> list[Token]:
        """The words, numbers and stops of a text, in order."""
        return [Token(*found.span(), self._key(found[0])) for found in self._token.finditer(text)]

    def _look_up(self, word: str) -> str:
        composed = unicodedata.normalize("NFC", word.casefold())
        return self._exact.get(composed) or fold(word)


def fold(word: str) -> str:
    """A word without capitals and accents, so that those who type without them are understood too.

    >>> fold("Żółtą"), fold("Cœur"), fold("DON'T"), fold("j'")
    ('zolta', 'coeur', "don't", 'j')
    """
    plain = unicodedata.normalize("NFKD", word.casefold().translate(WHOLE_LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).rstrip("'")
