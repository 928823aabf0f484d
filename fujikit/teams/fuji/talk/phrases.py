"""The sentences that code says: one TOML file a language.

- `and`, `then`: between things, and between clauses
- `strong`, `weak`, `fair`: how good the dice are, for one card or for several
- `reply`: to who wants the speaker to take a card
- `outlook`: how it looks in phase 4; `remark`: what is said for company alone

A sentence has no capital and no full stop, so that several can be joined. It is true of people of either sex.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any
from zlib import crc32


@cache
def phrases(lang: str) -> dict[str, Any]:
    """All that is said in a language.

    >>> phrases("fr")["and"]
    'et'
    """
    file = resources.files("fujikit.teams.fuji.talk") / f"{lang}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def rotated(options: list[str], salt: str) -> list[str]:
    """The options, beginning with one that the salt chooses: the same one every time.

    >>> rotated(["a", "b", "c"], "Jona 1")
    ['c', 'a', 'b']
    """
    start = crc32(salt.encode()) % len(options)
    return options[start:] + options[:start]


def listed(things: list[str], lang: str) -> str:
    """Several things as one speaks of them.

    >>> listed(["d3", "e2", "f4"], "pl")
    'd3, e2 i f4'
    """
    *most, last = things
    return f"{', '.join(most)} {phrases(lang)['and']} {last}" if most else last


def sentence(text: str) -> str:
    """With a capital, but for the name of a card, and a stop.

    >>> sentence("no danger from me"), sentence("d3 suits me well")
    ('No danger from me.', 'd3 suits me well.')
    """
    first = text[:1] if text[1:2].isdigit() else text[:1].upper()
    return f"{first}{text[1:]}{'' if text[-1] in '.!?…' else '.'}"
