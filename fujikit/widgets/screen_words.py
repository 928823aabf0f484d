"""The words on screen in one language, as the browser half gets them: names of the game, then our own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fujikit.engine.words import Words

SCREEN = Words("fujikit.widgets")
GAME = Words("fujikit.fuji")
NAMES = (
    "phase",
    "character",
    "skill",
    "equipment",
    "injury",
    "kind",
    "token",
    "chapter",
    "action",
    "card",
    "ask",
    "help",
)


def say(key: str, lang: str, **numbers: object) -> str:
    """Words of the screen: `section.key`.

    >>> say("need.or", "en", first=["pink", "blue"], last="4")
    'pink, blue or 4'
    """
    section, _, name = key.partition(".")
    words = GAME if section in NAMES and GAME.has(section, name, lang) else SCREEN
    return words.say(section, name, lang, **numbers)


@cache
def screen_words(lang: str) -> dict[str, str]:
    """Templates by `section.key`.

    >>> screen_words("fr")["equipment.rope"]
    'Corde'
    """
    return {**_texts(GAME, NAMES, lang), **_texts(SCREEN, SCREEN.sections(lang), lang)}


def _texts(words: Words, sections: Iterable[str], lang: str) -> dict[str, str]:
    return {
        f"{section}.{key}": text for section in sections for key, text in words.section(section, lang).items()
    }
