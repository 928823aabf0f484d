"""Whether plain data has the shape of a component: every field there, of its type, and none unknown."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec

from fujikit.fuji.box.components import Row, Text
from fujikit.fuji.quoted import quoted

Flaw = tuple[str, str]
"""The field, and what is wrong with it."""

WANTED: dict[Any, str] = {
    str: "text",
    str | None: "text",
    Text: "text, or a table with the texts en, fr and pl",
    int: "a whole number",
    bool: "true or false",
    tuple[str, ...]: "a list of texts",
    tuple[str, str]: "a list of two texts",
    tuple[int, ...]: "a list of whole numbers",
    tuple[Row, ...]: "a list of rows like { from = 1, loss = 3 }",
}


def flaws_of_shape(
    raw: Mapping[str, object], component: type[msgspec.Struct], skipping: Collection[str] = ()
) -> Iterator[Flaw]:
    """Every field that is missing, unknown or of a wrong type, but for those skipped.

    >>> from fujikit.fuji.box.components import Track
    >>> list(flaws_of_shape({"length": "long", "injuries": [8], "colour": 1}, Track))
    [('colour', 'is no field here'), ('length', 'wants a whole number, not "long"'), ('source', 'is missing')]
    """
    fields = {field.encode_name: field for field in msgspec.structs.fields(component)}
    for name in (name for name in raw if name not in fields):
        yield quoted(name)[1:-1], "is no field here"
    for name, field in fields.items():
        if name in skipping:
            continue
        if name not in raw:
            if field.required:
                yield name, "is missing"
        elif not _has_type(raw[name], field.type):
            yield name, f"wants {WANTED[field.type]}, not {_shown(raw[name])}"


def _has_type(value: object, wanted: Any) -> bool:
    try:
        msgspec.convert(value, wanted)
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
