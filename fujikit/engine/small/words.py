"""Words of a game that stand in its program, as TOML text; what every small game says comes from here.

A clause has a `heading` and a `text`. Where a game writes no `[refusal]` for it, the text is the refusal;
where it writes no `[log]` for the end that the clause leads to, the heading is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fujikit.engine.deprecation import RenamedAttribute
from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.engine.quoted import short
from fujikit.engine.toml import toml_data
from fujikit.engine.verdict import Reason
from fujikit.engine.words import LANGUAGES, PLURAL_RULES, Field, Words, parse

PACKAGE = "fujikit.engine.small"
Sections = dict[str, dict[str, str]]


class TomlWords(Words):
    r"""The words of a game, one TOML text a language; English has to be among them.

    >>> words = TomlWords("[clause]\n'reef.oil' = { heading = 'Oil', text = 'No light without oil.' }")
    >>> words.broken("reef.oil")
    <Reason: No light without oil. [reef.oil]>
    >>> words.translate("log", "RoundBegan", "en", round=2)
    'Round 2 begins.'
    """

    def __init__(self, en: str, **others: str) -> None:
        super().__init__(PACKAGE)
        for lang in others:
            if lang not in LANGUAGES:
                raise BadInput(f"words: {none_of(lang, LANGUAGES)}")
        self._own = {lang: _own_sections(text, lang) for lang, text in {"en": en, **others}.items()}
        for lang in self._own:
            self._language(lang)

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._own)

    @property
    def clauses(self) -> list[str]:
        """The ids of all clauses, the game's own first."""
        return [
            key.removesuffix("/heading") for key in self.section("clause", "en") if key.endswith("/heading")
        ]

    def template(self, section: str, key: str, lang: str) -> str:
        if not self.has(section, key, lang):
            raise BadInput(f"words ({lang}): nothing is said for [{section}] {key!r}")
        return super().template(section, key, lang)

    def translate(self, section: str, key: str, lang: str, /, **numbers: object) -> str:
        for piece in self._pieces_of(section, key, lang):
            if isinstance(piece, Field) and piece.name not in numbers:
                wrong = none_of(piece.name, numbers) if numbers else f"{piece.name!r} is not known there"
                raise BadInput(f"words ({lang}): [{section}] {key!r} can't be filled in: {wrong}")
        return super().translate(section, key, lang, **numbers)

    def translate_or(self, fallback: str, section: str, key: str, lang: str, /, **numbers: object) -> str:
        """The text of a key, or plain words where the game has none for it."""
        return self.translate(section, key, lang, **numbers) if self.has(section, key, lang) else fallback

    say_or: RenamedAttribute = RenamedAttribute("translate_or")

    def broken(self, clause: str, case: str = "", **numbers: object) -> Reason:
        """The reason that a line breaks a clause, with the numbers that its sentence shows."""
        if not self.has("clause", f"{clause}/heading", "en"):
            raise BadInput(f"broken: {none_of(clause, self.clauses)}")
        return super().broken(clause, case, **numbers)

    def __repr__(self) -> str:
        return f"TomlWords({', '.join(self.languages)})"

    def _read(self, lang: str) -> Mapping[str, Mapping[str, str]]:
        if lang not in self._own:
            raise BadInput(
                f"There are no words in the language {lang!r}; choose one of {', '.join(self._own)}."
            )
        every, own = super()._read(lang), self._own[lang]
        names = dict.fromkeys([*own, *every])
        return _completed({name: _joined(own.get(name, {}), every.get(name, {})) for name in names}, lang)


def _joined(own: Mapping[str, str], every: Mapping[str, str]) -> dict[str, str]:
    """The game's own texts first, then those of every game that it does not say in another way."""
    return {**own, **{key: text for key, text in every.items() if key not in own}}


def _own_sections(toml: str, lang: str) -> Sections:
    try:
        data = toml_data(toml)
    except ValueError as error:
        raise BadInput(f"words ({lang}): this is not TOML: {error}") from None
    return {section: _section(table, section, lang) for section, table in data.items()}


def _section(table: object, section: str, lang: str) -> dict[str, str]:
    """The texts of a section, flat: a table inside it adds to the key after a slash."""
    if not isinstance(table, dict):
        raise BadInput(f"words ({lang}): {section}: texts stand in sections, such as [log]")
    found: dict[str, Any] = {}
    for key, value in table.items():
        found |= (
            {f"{key}/{part}": text for part, text in value.items()}
            if isinstance(value, dict)
            else {key: value}
        )
    for key, text in found.items():
        if flaw := _flaw(text, lang):
            raise BadInput(f"words ({lang}): [{section}] {key!r}: {flaw}")
    return found


def _flaw(text: object, lang: str) -> str:
    """What is wrong with a text; empty if nothing is."""
    if not isinstance(text, str):
        return f"{short(text)} is no text"
    forms = 1 + max(map(PLURAL_RULES[lang], range(100)))
    for piece in parse(text):
        if isinstance(piece, Field) and len(piece.forms) not in (0, forms):
            return f"{{{piece.name}|…}} wants {forms} forms, not {len(piece.forms)}"
        if isinstance(piece, str) and ("{" in piece or "}" in piece):
            return "a brace does not belong to a field such as {seat}"
    return ""


def _completed(sections: Sections, lang: str) -> Sections:
    """The texts, with those that follow from the clauses."""
    clauses = sections["clause"]
    for clause in dict.fromkeys(key.rpartition("/")[0] or key for key in clauses):
        for part in ("heading", "text"):
            if f"{clause}/{part}" not in clauses:
                raise BadInput(f"words ({lang}): the clause {clause!r} has no {part}")
        sections["refusal"].setdefault(clause, clauses[f"{clause}/text"])
        sections["log"].setdefault(f"Ended/{clause}", clauses[f"{clause}/heading"])
        chapter = clause.partition(".")[0]
        sections["chapter"].setdefault(chapter, chapter.capitalize())
    for key in sections["refusal"]:
        if f"{key.partition('/')[0]}/heading" not in clauses:
            raise BadInput(f"words ({lang}): [refusal] {key!r} belongs to no clause")
    return sections
