"""Checks plain data against the fields of a struct: every field there, of its type, and none unknown."""

from __future__ import annotations

import types
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from fujikit.engine.quoted import quoted

FieldError = tuple[str, str]
"""The field, and what is wrong with it."""

PLAIN: dict[object, str] = {str: "text", int: "a whole number", bool: "true or false"}
Named = Mapping[object, str]
"""What a game says of types of its own."""


def schema_errors(
    raw: Mapping[str, object],
    component: type[msgspec.Struct],
    skipping: Collection[str] = (),
    named: Named | None = None,
) -> Iterator[FieldError]:
    """The errors of fields that are missing, unknown or of a wrong type, but for those skipped.

    >>> class Beast(msgspec.Struct):
    ...     strength: int
    ...     fur: int
    >>> list(schema_errors({"strength": "six", "colour": 1}, Beast))
    [('colour', 'is no field here'), ('strength', 'wants a whole number, not "six"'), ('fur', 'is missing')]
    """
    fields = fields_of(component)
    for name in (name for name in raw if name not in fields):
        yield quoted(name)[1:-1], "is no field here"
    for name, field in fields.items():
        if name in skipping:
            continue
        if name not in raw:
            if field.required:
                yield name, "is missing"
        elif not _has_type(raw[name], field.type):
            yield (
                name,
                f"wants {(named or {}).get(field.type) or wanted(field.type)}, not {_shown(raw[name])}",
            )


@cache
def fields_of(component: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The fields of a component, by the names they have in files."""
    return {field.encode_name: field for field in msgspec.structs.fields(component)}


def wanted(kind: object) -> str:
    """What a type asks for, in words.

    >>> wanted(tuple[int, ...]), wanted(Literal["beach", "hills"]), wanted(int | str | None)
    ('a list of whole numbers', 'one of beach, hills', 'a whole number or text')
    """
    if get_origin(kind) in (Union, types.UnionType):
        return " or ".join(wanted(part) for part in get_args(kind) if part is not type(None))
    if get_origin(kind) is Literal:
        return f"one of {', '.join(map(str, get_args(kind)))}"
    if get_origin(kind) in (list, tuple):
        return f"a list of {_many(get_args(kind)[0])}"
    return PLAIN.get(kind, "a table")


def _many(kind: object) -> str:
    if get_origin(kind) in (Union, types.UnionType):
        return " or ".join(_many(part) for part in get_args(kind) if part is not type(None))
    plural: dict[object, str] = {str: "texts", int: "whole numbers"}
    if get_origin(kind) is Literal:
        return f"words from {', '.join(map(str, get_args(kind)))}"
    return plural.get(kind, "lists of texts" if get_origin(kind) is tuple else "tables")


def _has_type(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _shown(value: object) -> str:
    match value:
        case str():
            return quoted(value)
        case bool():
            return str(value).lower()
        case int() | float():
            return quoted(str(value))[1:-1]
        case dict():
            return "a table like this"
        case list() | tuple():
            return "a list like this"
    return f"a {type(value).__name__}"
