"""What things, verbs and questions of a small game are called, with plain fallbacks for what has no words.

A game may say all of it in its words: `[game] title`, `[intent]` by verb, `[label]` by verb, `[thing]` by
kind of thing, `[ask]` by phase, `[board]` by what the board shows.
"""

from __future__ import annotations

from collections.abc import Mapping

from fujikit.engine.small.chances import Thing
from fujikit.engine.small.words import TomlWords


def plain(name: str) -> str:
    """A name of the program as people write it.

    >>> plain("throw-again"), plain("oil_left")
    ('Throw again', 'Oil left')
    """
    text = name.replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]


def title_of(words: TomlWords, name: str, lang: str) -> str:
    """What the game is called."""
    return words.say_or(plain(name), "game", "title", lang)


def intent_label(words: TomlWords, verb: str, lang: str) -> str:
    """What somebody does who uses a verb, before it is said with which things."""
    return words.say_or(plain(verb), "intent", verb, lang)


def thing_name(words: TomlWords, kind: str, noun: Thing, facts: Mapping[str, object], lang: str) -> str:
    """A thing in words; its sentence may show the `noun` and the facts."""
    return words.say_or(f"{kind} {noun}", "thing", kind, lang, **{**facts, "noun": noun})


def action_label(words: TomlWords, verb: str, names: Mapping[str, list[str]], lang: str) -> str:
    """A whole action in words; `names` are those of its things, by noun."""
    if words.has("label", verb, lang):
        return words.say("label", verb, lang, **names)
    listed = ", ".join(name for part in names.values() for name in part)
    intent = intent_label(words, verb, lang)
    return f"{intent}: {listed}" if listed else intent


def question(words: TomlWords, phase: str, facts: Mapping[str, object], lang: str) -> str:
    """What somebody is asked in a phase; its sentence may show the `seat` and the facts."""
    return words.say("ask", phase if words.has("ask", phase, lang) else "any", lang, **facts)


def board_text(words: TomlWords, board: Mapping[str, object], lang: str) -> list[str]:
    """What the board shows, a line for each part; what is None is left out."""
    return [
        f"{words.say_or(plain(name), 'board', name, lang)}: {_shown(value)}"
        for name, value in board.items()
        if value is not None
    ]


def _shown(value: object) -> str:
    match value:
        case Mapping():
            return "; ".join(f"{name} {_shown(part)}" for name, part in value.items())
        case list() | tuple():
            return ", ".join(map(_shown, value)) or "-"
    return str(value)
