"""The browser's types, made from Python's: `make generated` writes widgets/src/generated.ts.

A test compares the file with what would be written, so that the halves can't drift apart.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from fujikit.engine import view as engine_view
from fujikit.fuji.need import COLOURS, PARITIES, VALUES
from fujikit.widgets import wire
from fujikit.widgets.fuji import WIDGETS, drawing
from fujikit.widgets.fuji.static_svg import card, need, table
from fujikit.widgets.screen_words import screen_words
from fujikit.widgets.static_svg import marks, ring

FILE = Path(__file__).parents[1] / "widgets" / "src" / "generated.ts"
HEAD = "// Made by `make generated` from the view, the wire and the words of the Python half; do not edit.\n"
NOT_SENT: dict[str, Container[str]] = {
    "View": WIDGETS.not_drawn,
    "CardView": WIDGETS.not_drawn,
    "LogView": {"seat"},
}
"""By struct, the fields that stay in Python."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """Everything that crosses the wire."""
    return [
        drawing.View,
        drawing.NeedDrawing,
        engine_view.TableView,
        *(each for each in vars(wire).values() if _is_struct(each)),
    ]


def _omits_defaults(name: str) -> bool:
    """Whether Python leaves out what is as usual."""
    structs = (getattr(module, name, None) for module in (engine_view, drawing))
    return any(struct.__struct_config__.omit_defaults for struct in structs if struct is not None)


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def generated() -> str:
    """The whole text of the file."""
    _, schemas = msgspec.json.schema_components(structs(), ref_template="{name}")
    interfaces = (_interface(name, schema) for name, schema in sorted(schemas.items()))
    parts = [HEAD, *interfaces, _measures(), _words()]
    return "\n".join(parts)


def _interface(name: str, schema: Mapping[str, Any]) -> str:
    fields = "".join(f"  {field}\n" for field in _fields(name, schema))
    return f"export interface {name} {{\n{fields}}}\n"


def _fields(struct: str, schema: Mapping[str, Any]) -> Iterator[str]:
    """A field with a default may be left out of a message, and where Python omits defaults."""
    may_lack = "do" in schema["properties"] or _omits_defaults(struct)
    not_sent = NOT_SENT.get(struct, ())
    for name, kind in schema["properties"].items():
        if name in not_sent:
            continue
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


def measures() -> dict[str, Any]:
    """What the static pictures and the browser's measure alike, in one table."""
    frames = {
        parity: [
            {"size": need.frame_size(tiles), "path": need.frame_path(parity, tiles)}
            for tiles in range(len(COLOURS) + 1)
        ]
        for parity in PARITIES
    }
    return {
        "CARD_TALL": card.HEIGHT / card.WIDTH,
        "BOARD_EDGE": table.EDGE,
        "CROWD": len(card.FIGURES) + 1,
        "MARKS": {"away": marks.AWAY, "bow": marks.BOW, "head": marks.HEAD, "upwards": marks.UPWARDS},
        "BADGES": marks.BADGES,
        "RING": {"radius": ring.RADIUS, "box": ring.BOX, "high": ring.HIGH, "even": ring.EVEN},
        "DIE_COLOURS": COLOURS,
        "DIE_VALUES": VALUES,
        "PARITY_HINTS": need.HINTS,
        "NEED_FRAMES": frames,
    }


def _measures() -> str:
    constants = (f"export const {name} = {_literal(value)} as const;" for name, value in measures().items())
    return "\n".join(constants) + "\n"


def _literal(value: Any) -> str:
    return json.dumps(value)


if __name__ == "__main__":
    FILE.write_text(generated(), encoding="utf-8")
