"""The checks of a box: every mistake in plain data, card by card, then of the box as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import get_args

import msgspec

from fujikit.engine.mistakes import Mistake
from fujikit.engine.quoted import quoted
from fujikit.engine.schema import FieldError, fields_of, schema_errors
from fujikit.robinson.box.components import FORMAT, Box
from fujikit.robinson.own_box.check_cards import card_errors
from fujikit.robinson.own_box.check_whole import whole_errors

OWN_FIELDS = ("format", "name")
"""What every file says for itself; all else may be left out."""
SECTIONS: dict[str, type[msgspec.Struct]] = {
    name: (get_args(field.type) or (field.type,))[0]
    for name, field in fields_of(Box).items()
    if name not in OWN_FIELDS
}
"""The tables of a box, and what each of them holds."""
SINGLE = ("board",)
"""Those of which there is one."""


def mistakes_in(data: Mapping[str, object], where: str) -> Iterator[Mistake]:
    """Every mistake in plain data with all sections.

    What takes the whole box to judge is looked at once every field has its type.
    """
    for card, (field, message) in _flaws_by_card(data):
        yield Mistake(where, card, field, message)


def _flaws_by_card(data: Mapping[str, object]) -> Iterator[tuple[str, FieldError]]:
    for flaw in _top_errors(data):
        yield "", flaw
    for section, component in SECTIONS.items():
        there = data[section]
        yield from _section_errors([there] if section in SINGLE else there, section, component)
    try:
        box = msgspec.convert(data, Box)
    except msgspec.ValidationError:
        return
    for section, position, flaw in whole_errors(box):
        yield _label(section, position, _card(data[section], position)) if position else "", flaw


def _top_errors(data: Mapping[str, object]) -> Iterator[FieldError]:
    yield from schema_errors(data, Box, skipping=SECTIONS)
    if isinstance(data.get("format"), int) and data["format"] != FORMAT:
        yield "format", f"this version reads formats 1 to {FORMAT} only"
    for section in SECTIONS:
        wanted = dict if section in SINGLE else list | tuple
        if not isinstance(data[section], wanted):
            table = f"[{section}] table" if section in SINGLE else f"[[{section}]] table for every card"
            yield section, f"wants a {table}"


def _section_errors(
    cards: object, section: str, component: type[msgspec.Struct]
) -> Iterator[tuple[str, FieldError]]:
    for position, card in enumerate(cards if isinstance(cards, list | tuple) else (), start=1):
        label = _label(section, position, card)
        if not isinstance(card, dict):
            yield label, ("", "is not a table")
            continue
        inner = _inner_tables(component)
        flaws = list(schema_errors(card, component, skipping=inner.keys() & card.keys()))
        deeper = [
            (f"{label}: {part}", flaw)
            for name, kind in inner.items()
            for part, flaw in _flaws_inside(card.get(name), name, kind)
        ]
        yield from ((label, flaw) for flaw in flaws)
        yield from deeper
        if not flaws and not deeper:
            yield from ((label, flaw) for flaw in _flaws_within(card, component))


def _flaws_inside(given: object, name: str, kind: type[msgspec.Struct]) -> Iterator[tuple[str, FieldError]]:
    """The flaws of the tables inside a card: none, one, or a list of them."""
    if given is None:
        return
    if isinstance(given, dict):
        given = [given]
    if isinstance(given, list | tuple):
        yield from _section_errors(given, name, kind)
    else:
        yield name, ("", "is not a table")


def _flaws_within(card: dict[str, object], component: type[msgspec.Struct]) -> Iterator[FieldError]:
    try:
        made = msgspec.convert(card, component)
    except msgspec.ValidationError as error:
        yield "", str(error)
        return
    yield from card_errors(made)


@cache
def _inner_tables(component: type[msgspec.Struct]) -> dict[str, type[msgspec.Struct]]:
    """The fields of a component that hold tables themselves."""
    return {
        name: kind
        for name, field in fields_of(component).items()
        for kind in (field.type, *get_args(field.type))
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }


def _card(cards: object, position: int) -> object:
    return cards[position - 1] if isinstance(cards, list | tuple) else None


def _label(section: str, position: int, card: object) -> str:
    shown = card.get("name") if isinstance(card, dict) else None
    return f"{section} {position} {quoted(shown)}" if isinstance(shown, str) else f"{section} {position}"
