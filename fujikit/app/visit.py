"""Reads the address of a page: `?lang=fr&lesson=F-03`."""

from __future__ import annotations

import os
from typing import NamedTuple
from urllib.parse import parse_qsl

from fujikit.engine.words import LANGUAGES

THEMES = ("auto", "light", "dark")
MAX_LENGTHS = {"lesson": 100, "position": 20_000, "code": 60_000}
"""How many characters of a value are taken; the widget that gets a cut one says that it can't be read."""


class Visit(NamedTuple):
    """The parameters of a page's address; one that is missing has its default."""

    lang: str = "en"
    theme: str = ""
    lesson: str = ""
    """The id of a lesson, unchecked, as are the next two."""
    position: str = ""
    """The code of a position to look at."""
    code: str = ""
    """The code of a game to play on."""


def visit(query: str | None = None) -> Visit:
    """The visit that a query stands for, by default the one with which Voila opened this page.

    >>> visit("lang=fr&lesson=F-03")
    Visit(lang='fr', theme='', lesson='F-03', position='', code='')
    >>> visit("lang=klingon&theme=dark").lang
    'en'
    """
    parameters = _read(os.environ.get("QUERY_STRING", "") if query is None else query)
    lang, theme = parameters.get("lang", ""), parameters.get("theme", "")
    return Visit(
        lang=lang if lang in LANGUAGES else "en",
        theme=theme if theme in THEMES else "",
        **{name: parameters.get(name, "")[:length] for name, length in MAX_LENGTHS.items()},
    )


def _read(query: str) -> dict[str, str]:
    """The first value of each name; a query that is none says nothing."""
    try:
        pairs = parse_qsl(query, max_num_fields=50, errors="replace")
    except ValueError:
        return {}
    return dict(reversed(pairs))
