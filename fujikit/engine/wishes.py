"""What somebody asks for when a game is set up: read, checked, and drawn where it is left open."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar
from unicodedata import is_normalized

import msgspec

from fujikit.engine.chance import Source
from fujikit.engine.errors import LONGEST_WORD, BadInput
from fujikit.engine.verdict import Speaker

LONGEST_NAME = 40
Names = dict[str, str] | list[str | None] | None
"""Something for each player: by name, in the order they sit, or left open."""

W = TypeVar("W", bound=msgspec.Struct)


class BadOption(BadInput):
    """What no game can be set up with: which option, whose if it is one seat's, and why, in any language.

    Every game makes its own, with its words and the section that holds them.
    """

    words: ClassVar[Speaker]
    section: ClassVar[str] = "option"

    def __init__(self, option: str, case: str, *, seat: int | None = None, **numbers: object) -> None:
        self.option = option
        self.seat = seat
        self.case = case
        self.numbers = numbers
        super().__init__(f"{option}: {self.text('en').removesuffix('.')}")

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        return self.words.say(self.section, self.case, lang, **self.numbers)


class BadName(NamedTuple):
    """A name that nobody can play under: whose, the case, and the name as it can be shown."""

    seat: int
    case: str
    name: str


def bad_names(players: Sequence[str], taken: Collection[str] = (), taken_case: str = "") -> Iterator[BadName]:
    """The names that can't be used: not one word, or given twice, or `taken` by somebody of the game.

    >>> list(bad_names(["Clara", "clara", "two words"]))
    [BadName(seat=1, case='same-name', name='clara'), BadName(seat=2, case='not-a-word', name='two words')]
    """
    used: set[str] = set()
    others = {name.casefold() for name in taken}
    for seat, name in enumerate(players):
        case = _flaw_of_name(name) or (taken_case if name.casefold() in others else "")
        if case or name.casefold() in used:
            shown = "".join(letter if letter.isprintable() else "·" for letter in name[:LONGEST_WORD])
            yield BadName(seat, case or "same-name", shown)
        used.add(name.casefold())


def _flaw_of_name(name: str) -> str:
    """Why a player can't be called this; empty if that is fine."""
    if not name:
        return "no-name"
    if name != "".join(name.split()) or not name.isprintable() or len(name) > LONGEST_NAME:
        return "not-a-word"
    return "not-told" if name.isdecimal() or name == "*" or not is_normalized("NFC", name) else ""


def wished(options: Mapping[str, Any], kind: type[W]) -> W:
    """The options as typed data, or one sentence on what is wrong."""
    if "players" not in options:
        raise BadInput("players: who plays is missing")
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise BadInput(f"new game: {error}".replace("`$.", "`")) from None


def by_seat(what: str, names: Names, players: Sequence[str]) -> list[str | None]:
    """What each player is to have; None where it is left open.

    >>> by_seat("roles", {"Ben": "cook"}, ["Anna", "Ben"])
    [None, 'cook']
    """
    if names is None:
        return [None] * len(players)
    if isinstance(names, list):
        return names
    for name in names:
        if name not in players:
            raise BadInput(f"{what}: nobody is called {name!r}")
    return [names.get(player) for player in players]


def drawn(source: Source, given: Sequence[str | None], known: Iterable[str]) -> Iterator[str | None]:
    """For each seat what it was given, or something drawn that nobody has; None where nothing is left."""
    left = [name for name in known if name not in given]
    for name in given:
        if name is None and left:
            name = source.pick(left)  # noqa: PLW2901  # the open place is filled
            left.remove(name)
        yield name
