"""What a game says, one TOML file or one folder of them a language, and the small grammar of its templates.

`{name}` inserts a value, `{name|step|steps}` the form that fits the number `name`. A language has as many
forms as its plural rule tells apart: English and French two (one, other), Polish three (one, few, many).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from fujikit.engine.deprecation import RenamedAttribute
from fujikit.engine.errors import BadInput
from fujikit.engine.verdict import Reason

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = ("en", "fr", "pl")

FIELD = re.compile(r"\{(?P<name>\w+)(?P<forms>(?:\|[^{}|]*)*)\}")


class Field(NamedTuple):
    """A place in a template: a value, or one of the forms that go with a number."""

    name: str
    forms: tuple[str, ...] = ()


def parse(template: str) -> tuple[str | Field, ...]:
    """A template as plain texts and fields, in order.

    >>> parse("{steps} {steps|step|steps} away")
    (Field(name='steps', forms=()), ' ', Field(name='steps', forms=('step', 'steps')), ' away')
    """
    return tuple(piece for piece in _pieces(template) if piece)


def _pieces(template: str) -> Iterator[str | Field]:
    end = 0
    for found in FIELD.finditer(template):
        yield template[end : found.start()]
        yield Field(found["name"], tuple(found["forms"].split("|")[1:]))
        end = found.end()
    yield template[end:]


def _english(number: int) -> int:
    return 0 if number == 1 else 1


def _french(number: int) -> int:
    return 0 if number < 2 else 1


def _polish(number: int) -> int:
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


PLURAL_RULES: Mapping[str, Callable[[int], int]] = {"en": _english, "fr": _french, "pl": _polish}


class Words:
    """The words of the game that lives in `package`; a language is read when it is first asked for.

    They stand in `words/en.toml`, or in the files of `words/en/`, which may share their sections.

    >>> from fujikit import rulebook
    >>> words = rulebook()["plan.three-steps"].words
    >>> words.translate("equipment", "duct-tape", "en")
    'Duct tape'
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self._sections: dict[str, Mapping[str, Mapping[str, str]]] = {}
        self._parsed: dict[tuple[str, str, str], tuple[str | Field, ...]] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the package has words in.

        >>> from fujikit import rulebook
        >>> rulebook()["plan.three-steps"].words.languages
        ('en', 'fr', 'pl')
        """
        return tuple(lang for lang in LANGUAGES if self._files(lang))

    def template(self, section: str, key: str, lang: str) -> str:
        """The text of a key as it stands in the file. A table inside a section adds to the key after a slash.

        >>> from fujikit import rulebook
        >>> rulebook()["plan.three-steps"].words.template("clause", "plan.three-steps/heading", "en")
        'Three steps at most'
        """
        try:
            return self._language(lang)[section][key]
        except KeyError:
            raise KeyError(f"{self.package} has no words for [{section}] {key!r} in {lang!r}") from None

    def has(self, section: str, key: str, lang: str) -> bool:
        """Whether the language has words for a key.

        >>> from fujikit import rulebook
        >>> rulebook()["plan.three-steps"].words.has("equipment", "umbrella", "en")
        False
        """
        return key in self._language(lang).get(section, {})

    def broken(self, clause: str, case: str = "", **numbers: object) -> Reason:
        """The reason that a line breaks a clause, with the numbers that its sentence shows.

        >>> from fujikit import rulebook
        >>> str(rulebook()["plan.three-steps"].words.broken("plan.three-steps", steps=4, reach=3))
        'That card is 4 steps away; at most 3 are allowed. [plan.three-steps]'
        """
        return Reason(clause, case, tuple(numbers.items()), self)

    def sections(self, lang: str) -> list[str]:
        """The sections of a language, in the order of its file.

        >>> from fujikit import rulebook
        >>> rulebook()["plan.three-steps"].words.sections("en")[:3]
        ['rulebook', 'chapter', 'phase']
        """
        return list(self._language(lang))

    def section(self, section: str, lang: str) -> Mapping[str, str]:
        """All texts of a section, by key.

        >>> from fujikit import rulebook
        >>> rulebook()["plan.three-steps"].words.section("character", "pl")["green"]
        'zielona'
        """
        return self._language(lang)[section]

    def translate(self, section: str, key: str, lang: str, /, **numbers: object) -> str:
        """The text of a key with its fields filled in.

        A field called after a section of names shows the name of its value; the parts of a list are joined.

        >>> from fujikit import rulebook
        >>> rulebook()["plan.three-steps"].words.translate("phase", "plan", "en")
        'Planning'
        """
        pieces = self._pieces_of(section, key, lang)
        return "".join(
            [
                piece if isinstance(piece, str) else self._fill(piece, numbers[piece.name], lang)
                for piece in pieces
            ]
        )

    say: RenamedAttribute = RenamedAttribute("translate")

    def __repr__(self) -> str:
        return f"Words({self.package!r})"

    def _language(self, lang: str) -> Mapping[str, Mapping[str, str]]:
        if lang not in self._sections:
            self._sections[lang] = self._read(lang)
        return self._sections[lang]

    def _read(self, lang: str) -> Mapping[str, Mapping[str, str]]:
        files = self._files(lang) if lang in LANGUAGES else []
        if not files:
            there = ", ".join(self.languages)
            raise BadInput(f"There are no words in the language {lang!r}; choose one of {there}.")
        return _merged(files)

    def _files(self, lang: str) -> list[Traversable]:
        from importlib import resources  # noqa: PLC0415  # milliseconds that a move without words need not wait

        words = resources.files(self.package) / "words"
        folder, file = words / lang, words / f"{lang}.toml"
        if folder.is_dir():
            inside = (part for part in folder.iterdir() if part.name.endswith(".toml"))
            return sorted(inside, key=lambda part: part.name)
        return [file] if file.is_file() else []

    def _pieces_of(self, section: str, key: str, lang: str) -> tuple[str | Field, ...]:
        place = (section, key, lang)
        if place not in self._parsed:
            self._parsed[place] = parse(self.template(*place))
        return self._parsed[place]

    def _fill(self, field: Field, value: object, lang: str) -> str:
        if field.forms:
            return field.forms[PLURAL_RULES[lang](_number(field, value))]
        if isinstance(value, list | tuple):
            return ", ".join(self._name(field.name, part, lang) for part in value)
        return self._name(field.name, value, lang)

    def _name(self, section: str, value: object, lang: str) -> str:
        shown = str(value)
        if self.has(section, shown, lang):
            return self.template(section, shown, lang)
        return shown


def _number(field: Field, value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{field.name} must be a number to choose among {field.forms}, not {value!r}")
    return abs(value)


def _merged(files: Iterable[Traversable]) -> Mapping[str, Mapping[str, str]]:
    merged: dict[str, dict[str, str]] = {}
    origin: dict[tuple[str, str], str] = {}
    for file in files:
        for section, table in tomllib.loads(file.read_text(encoding="utf-8")).items():
            texts = merged.setdefault(section, {})
            for key, text in _flat(table):
                if key in texts:
                    first = origin[section, key]
                    raise BadInput(
                        f"The words for [{section}] {key!r} stand in both {first} and {file.name}."
                    )
                texts[key] = text
                origin[section, key] = file.name
    return merged


def _flat(table: Mapping[str, str | Mapping[str, str]]) -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, str):
            yield key, value
        else:
            yield from ((f"{key}/{inner}", text) for inner, text in value.items())
