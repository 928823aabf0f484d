"""Set-up options: parsed, checked, and drawn at random where they are left open."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, ClassVar, NamedTuple, TypeVar
from unicodedata import is_normalized

import msgspec

from fujikit.engine.chance import SeededSource
from fujikit.engine.errors import MAX_WORD_LENGTH, BadInput
from fujikit.engine.nearest import did_you_mean
from fujikit.engine.quoted import short
from fujikit.engine.schema import fields_of, schema_errors, wanted
from fujikit.engine.verdict import Translator

MAX_NAME_LENGTH = 40
Players = Annotated[
    list[str], msgspec.Meta(description="a list of names", examples=[["Anna", "Ben", "Cleo"]])
]
"""Who plays, in the order they sit."""
Names = Annotated[
    dict[str, str] | list[str | None] | None,
    msgspec.Meta(description="a list in the order of the seats, or a dict by player"),
]
"""Something for each player: by name, in the order they sit, or left open."""

Several = list[str] | tuple[str, ...]
"""Several names, for type checkers; a text alone would be a sequence of letters."""
BySeat = dict[str, str] | Sequence[str | None] | None
"""`Names`, for type checkers."""

W = TypeVar("W", bound=msgspec.Struct)


class BadOption(BadInput):
    """A set-up option that is refused: which one, whose if it is one seat's, and why, in any language.

    Every game makes its own, with its words and the section that holds them.
    """

    words: ClassVar[Translator]
    section: ClassVar[str] = "option"

    def __init__(self, option: str, case: str, *, seat: int | None = None, **numbers: object) -> None:
        self.option = option
        self.seat = seat
        self.case = case
        self.numbers = numbers
        known = numbers.get("known")
        near = did_you_mean(numbers.get("given"), known) if isinstance(known, list) else ""
        super().__init__(f"{option}: {self.text('en').removesuffix('.')}{near}")

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        return self.words.translate(self.section, self.case, lang, **self.numbers)


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
            shown = "".join(letter if letter.isprintable() else "·" for letter in name[:MAX_WORD_LENGTH])
            yield BadName(seat, case or "same-name", shown)
        used.add(name.casefold())


def _flaw_of_name(name: str) -> str:
    """Why a player can't be called this; empty if that is fine."""
    if not name:
        return "no-name"
    if name != "".join(name.split()) or not name.isprintable() or len(name) > MAX_NAME_LENGTH:
        return "not-a-word"
    return "not-told" if name.isdecimal() or name == "*" or not is_normalized("NFC", name) else ""


def parse_options(options: Mapping[str, object], kind: type[W], game: str) -> W:
    """Return the options as typed data, or raise a sentence: the option, what was given, what would be right.

    The `msgspec.Meta` of an option's type may describe what it takes, with an example.

    >>> class ChessOptions(msgspec.Struct):
    ...     players: Players
    ...     scenario: int = 1
    >>> parse_options({"players": ["Anna"], "sceanrio": 1}, ChessOptions, "chess")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: sceanrio=1: chess has no such option; did you mean 'scenario'?
    >>> parse_options({"players": 3}, ChessOptions, "chess")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: players: 3 is not a list of names, such as ['Anna', 'Ben', 'Cleo']
    """
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}
    fields = fields_of(kind)
    for name, value in plain.items():
        if name not in fields:
            near = did_you_mean(name, fields) or f"; it has {', '.join(fields)}"
            raise BadInput(f"{name}={short(value)}: {game} has no such option{near}")
    for name, _ in schema_errors(plain, kind):
        if name not in plain:
            raise BadInput(f"{name}: this is missing: {_wants(fields[name].type)}")
        raise BadInput(f"{name}: {short(options[name])} is not {_wants(fields[name].type)}")
    return msgspec.convert(plain, kind)


def _wants(kind: object) -> str:
    """What a type asks for, in words, with an example if it brings one."""
    [meta] = getattr(kind, "__metadata__", (msgspec.Meta(),))
    example = f", such as {meta.examples[0]!r}" if meta.examples else ""
    return f"{meta.description or wanted(kind)}{example}"


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
            raise BadInput(f"{what}: nobody is called {short(name)}{did_you_mean(name, players)}")
    return [names.get(player) for player in players]


def fill_missing(
    source: SeededSource, given: Sequence[str | None], known: Iterable[str]
) -> Iterator[str | None]:
    """For each seat what it was given, or else a random name that nobody has; None where nothing is left."""
    left = [name for name in known if name not in given]
    for name in given:
        if name is None and left:
            name = source.pick(left)  # noqa: PLW2901  # the open place is filled
            left.remove(name)
        yield name
