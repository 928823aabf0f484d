"""The browser's types, made from Python's: `make generated` writes widgets/src/generated.ts.

A test compares the file with what would be written, so that the halves can't drift apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from fujikit.engine import view as engine_view
from fujikit.fuji import view
from fujikit.widgets import wire
from fujikit.widgets.screen_words import screen_words

FILE = Path(__file__).parents[1] / "widgets" / "src" / "generated.ts"
HEAD = "// Made by `make generated` from the view, the wire and the words of the Python half; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """Everything that crosses the wire."""
    return [view.View, engine_view.TableView, *(each for each in vars(wire).values() if _is_struct(each))]


def _omits_defaults(name: str) -> bool:
    """Whether Python leaves out what is as usual."""
    struct = getattr(engine_view, name, None)
    return struct is not None and struct.__struct_config__.omit_defaults


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def generated() -> str:
    """The whole text of the file."""
    _, schemas = msgspec.json.schema_components(structs(), ref_template="{name}")
    parts = [HEAD, *(_interface(name, schema) for name, schema in sorted(schemas.items())), _words()]
    return "\n".join(parts)


def _interface(name: str, schema: Mapping[str, Any]) -> str:
    fields = "".join(f"  {field}\n" for field in _fields(name, schema))
    return f"export interface {name} {{\n{fields}}}\n"


def _fields(struct: str, schema: Mapping[str, Any]) -> Iterator[str]:
    """A field with a default may be left out of a message, and where Python omits defaults."""
    may_lack = "do" in schema["properties"] or _omits_defaults(struct)
    for name, kind in schema["properties"].items():
        optional = "?" if may_lack and name not in schema["required"] else ""
        yield f"{name}{optional}: {_type(kind)};"


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        kinds = sorted(map(_type, schema["anyOf"]), key="null".__eq__)  # msgspec's order differs by version
        return " | ".join(kinds)
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    return _made_of(schema)


def _made_of(schema: Mapping[str, Any]) -> str:
    match schema["type"]:
        case "array":
            return f"({_type(schema['items'])})[]"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case plain:
            return PLAIN[plain]


def _words() -> str:
    keys = "".join(f'\n  | "{key}"' for key in screen_words("en"))
    return f"export type WordKey ={keys};\n"


if __name__ == "__main__":
    FILE.write_text(generated(), encoding="utf-8")
