"""The names of the players in a sentence, whatever letters they are made of."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fujikit.fuji.talk.heard.words import Vocabulary

WHO = "who:"
SHORTEST_STEM, LONGEST_ENDING = 3, 3
"""Jona, Jonę, Joną: a name may have endings, if enough of it is left."""
CALLED = r"(?:(?<=[,;.!?…])\s*|^\s*){name}(?=\s*(?:[,;.!?…]|$))"
PLAIN = r"(?<!\w){name}(?!\w)"


def with_names(text: str, names: Sequence[str], words: Vocabulary) -> tuple[str, dict[str, str]]:
    """The text with a word of our own for each name, and what that word stands for.

    A name that is a word of the language counts only where somebody is called by it.
    """
    found: dict[str, str] = {}
    for number, name in enumerate(names):
        sign = f"xqz{chr(ord('a') + number)}zqx"
        shape = CALLED if _is_word(name, words) else PLAIN
        text, count = re.subn(shape.format(name=re.escape(name)), f" {sign} ", text)
        if count:
            found[sign] = WHO + name
    for key in words.keys(text):
        if key not in found and (name := _inflected(key, names, words)):
            found[key] = WHO + name
    return text, found


def _is_word(name: str, words: Vocabulary) -> bool:
    return any(words.knows(key) for key in words.keys(name))


def _inflected(key: str, names: Sequence[str], words: Vocabulary) -> str:
    """Whose name a word is, written small or with another ending."""
    if words.knows(key):
        return ""
    return next((name for name in names if _is_form(key, words.keys(name))), "")


def _is_form(key: str, name: tuple[str, ...]) -> bool:
    if len(name) != 1:
        return False
    stem = name[0][:-1] if name[0][-1:] in "aeo" else name[0]
    ending = len(key) - len(stem) if key.startswith(stem) and len(stem) >= SHORTEST_STEM else None
    return key == name[0] or (ending is not None and ending <= LONGEST_ENDING)
