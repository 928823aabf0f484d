"""The menu and the footer of the pages, made from the notebooks' metadata."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from nbconvert.preprocessors import Preprocessor

from fujikit.app.pages import HOME, folder, pages
from fujikit.games import descriptors
from fujikit.games.descriptor import GameDescriptor

IN_FOOT = ("rulebook", "own-box")
"""The purposes of pages that the foot links to."""


class Entry(NamedTuple):
    """A page, as the metadata of its notebook describes it."""

    name: str
    """Its path from the folder of all notebooks."""
    section: str
    title: Mapping[str, str]

    @property
    def folder(self) -> str:
        return self.name.rpartition("/")[0]


class Link(NamedTuple):
    """A link of the menu or of the foot."""

    page: str
    """The path of a page from the folder of all notebooks."""
    section: str = ""
    """The key of its word, in the menu."""
    title: str | Mapping[str, str] = ""
    """What it is called, for a game or in the foot."""
    current: bool = False


class Menu(NamedTuple):
    """The links around a page."""

    up: str
    """The way from the page to the folder of all notebooks."""
    games: list[Link]
    """Nothing where only one game has pages."""
    sections: list[Link]
    foot: list[Link]


@cache
def entries(place: Path) -> tuple[Entry, ...]:
    """All pages of a folder but home, in their order."""
    found = ((name, json.loads(path.read_text("utf-8"))) for name, path in pages(place).items())
    own_metadata = (
        (name, notebook["metadata"].get("fujikit", {})) for name, notebook in found if name != HOME
    )
    return tuple(Entry(name, own.get("section", ""), own.get("title", {})) for name, own in own_metadata)


def menu(page_folder: str = "", section: str = "", place: Path | None = None) -> Menu:
    """The menu for a page of that folder and that section.

    On the pages of a game it has the sections of that game, and everywhere those of folders without a game.

    >>> [link.section for link in menu().sections]
    ['learn', 'play', 'study', 'teach', 'program']
    """
    found = entries(place or folder())
    games = [game for game in descriptors() if any(each.folder == game.notebooks for each in found)]
    here = [game for game in games if len(games) == 1 or game.notebooks == page_folder]
    others = {game.notebooks for game in games} - {game.notebooks for game in here}
    shown = [each for each in found if each.folder not in others]
    return Menu(
        "../" if page_folder else "",
        [_game_link(game, found, page_folder) for game in games] if len(games) > 1 else [],
        [Link(each.name, each.section, current=each.section == section) for each in _first(shown)],
        [link for game in here for link in _foot(game, found)],
    )


def _game_link(game: GameDescriptor, found: Iterable[Entry], page_folder: str) -> Link:
    first = next(each for each in found if each.folder == game.notebooks)
    return Link(first.name, title=game.title, current=game.notebooks == page_folder)


def _first(found: Iterable[Entry]) -> Iterable[Entry]:
    """The first page of every section."""
    sections: dict[str, Entry] = {}
    for each in found:
        sections.setdefault(each.section, each)
    return sections.values()


def _foot(game: GameDescriptor, found: Iterable[Entry]) -> list[Link]:
    titles = {each.name: each.title for each in found}
    named = [game.page(purpose) for purpose in IN_FOOT if purpose in game.pages]
    return [Link(page, title=titles[page]) for page in named if page in titles]


class MenuPreprocessor(Preprocessor):
    """Hands the menu to the template, which names this class: so it is there on any server with Voila."""

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        own = nb.metadata.get("fujikit", {})
        resources["menu"] = menu(own.get("folder", ""), own.get("section", ""))
        return nb, resources
