"""The names of the players in a sentence, whatever letters they are made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from fujikit.fuji.talk.heard.words import Vocabulary

WHO = "who:"
SHORTEST_STEM, LONGEST_ENDING = 3, 3
"""Jona, Jonę, Joną: a name may have endings, if enough of it is left."""
CALLED = r"(?:(?<=[,;.!?…])\s*|^\s*){name}(?=\s*(?:[,;:.!?…]|$))"
ADDRESS = re.compile(r"(?<=zqx)\s*:")
PLAIN = r"(?<!\w){name}(?!\w)"


class Name(NamedTuple):
    """A player's name: what it looks like in a text, the word we put in its place, and its forms."""

    name: str
    shape: re.Pattern[str]
    sign: str
    key: str
    stem: str

    def is_form(self, key: str) -> bool:
        """Whether a word is the name, written small or with another ending."""
        if not self.stem or not key.startswith(self.stem):
            return False
        return key == self.key or (
            len(self.stem) >= SHORTEST_STEM and len(key) - len(self.stem) <= LONGEST_ENDING
        )


def with_names(text: str, names: Sequence[str], words: Vocabulary) -> tuple[str, dict[str, str]]:
    """The text with a word of our own for each name, and what that word stands for.

    A name that is a word of the language counts only where somebody is called by it.
    """
    known = _known(tuple(names), words)
    found: dict[str, str] = {}
    for each in known:
        text, count = each.shape.subn(f" {each.sign} ", text)
        if count:
            found[each.sign] = WHO + each.name
    text = ADDRESS.sub(",", text)
    for key in words.keys(text) if known else ():
        if whose := next((each.name for each in known if each.is_form(key) and not words.knows(key)), ""):
            found[key] = WHO + whose
    return text, found


@lru_cache(maxsize=1024)
def _known(names: tuple[str, ...], words: Vocabulary) -> tuple[Name, ...]:
    return tuple(_name(name, f"xqz{chr(ord('a') + number)}zqx", words) for number, name in enumerate(names))


def _name(name: str, sign: str, words: Vocabulary) -> Name:
    keys = words.keys(name)
    shape = CALLED if any(words.knows(key) for key in keys) else PLAIN
    key = keys[0] if len(keys) == 1 else ""
    stem = key[:-1] if key[-1:] in ("a", "e", "o") else key
    return Name(name, re.compile(shape.format(name=re.escape(name))), sign, key, stem)
