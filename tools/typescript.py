"""The browser's types, made from Python's: `make generated` writes widgets/src/generated.ts.

A test compares the file with what would be written, so that backend and frontend can't drift apart.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import traitlets

from fujikit import widgets
from fujikit.engine import view as engine_view
from fujikit.fuji.need import COLOURS, PARITIES, VALUES
from fujikit.widgets import schema
from fujikit.widgets.base import FujikitWidget
from fujikit.widgets.fuji import WIDGETS, drawing, round_end
from fujikit.widgets.fuji.static_svg import card, need, table
from fujikit.widgets.schema import types
from fujikit.widgets.screen_words import screen_words
from fujikit.widgets.static_svg import marks, ring
from fujikit.widgets.traits import CARRIES
from fujikit.widgets.view_codec import encode_view

FILE = Path(__file__).parents[1] / "widgets" / "src" / "generated.ts"
HEAD = "// Made by `make generated` from the schemas and the words of the backend; do not edit.\n"
NOT_SENT: dict[str, Container[str]] = {
    "View": WIDGETS.not_drawn,
    "CardView": WIDGETS.not_drawn,
    "LogView": {"line", "seat"},
}
"""By struct, the fields that stay in Python."""
CHOICES = {"LANGUAGES": types.Lang, "THEMES": types.Theme, "PALETTES": types.Palette, "HABITS": types.Habit}
"""Kinds that the browser lists."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct that goes to or comes from the browser."""
    return [
        drawing.View,
        drawing.NeedDrawing,
        round_end.FujiRoundEndView,
        engine_view.TableView,
        *(each for each in vars(schema).values() if _is_struct(each) and each is not schema.Message),
    ]


def widget_classes() -> list[type[FujikitWidget]]:
    """Every widget after those that it extends."""
    public = (getattr(widgets, name) for name in widgets.__all__)
    lines = (each.__mro__[: each.__mro__.index(FujikitWidget) + 1] for each in public)
    return list(dict.fromkeys(each for line in lines for each in reversed(line)))


def _omits_defaults(name: str) -> bool:
    """Whether Python leaves out what is as usual."""
    structs = (getattr(module, name, None) for module in (engine_view, drawing))
    return any(struct.__struct_config__.omit_defaults for struct in structs if struct is not None)


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def generated() -> str:
    """The whole text of the file."""
    schemas = sorted(_schemas()[1].items())
    interfaces = (_interface(name, schema) for name, schema in schemas)
    parts = [HEAD, _kinds(), *interfaces, *map(_traits, _with_traits()), _settable()]
    return "\n".join([*parts, *_unions(), _measures(), _words()])


@cache
def _schemas() -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of all that the widgets' traits carry, and the schemas of all structs by name."""
    carried = [
        trait.metadata[CARRIES]
        for each in _with_traits()
        for _, trait in _own_traits(each)
        if _carries(trait)
    ]
    asked = [*carried, *structs()]
    found, schemas = msgspec.json.schema_components(asked, ref_template="{name}")
    return dict(zip(map(repr, asked), found, strict=True)), schemas


def _kinds() -> str:
    listed = (
        f"export const {name} = {json.dumps(get_args(kind))} as const;" for name, kind in CHOICES.items()
    )
    types = (f"export type {name} = {_choice(values)};" for values, name in _names_of_kinds().items())
    return "\n".join([*listed, *types]) + "\n"


@cache
def _names_of_kinds() -> dict[frozenset[str], str]:
    named = ((name, get_args(value)) for name, value in vars(types).items())
    return {frozenset(values): name for name, values in named if values}


def _choice(values: Iterable[str]) -> str:
    return " | ".join(f'"{value}"' for value in sorted(values))


def _own_traits(widget: type[FujikitWidget]) -> list[tuple[str, traitlets.TraitType[Any, Any]]]:
    """The traits that a class adds and the browser sees."""
    return [
        (name, trait)
        for name, trait in vars(widget).items()
        if isinstance(trait, traitlets.TraitType) and trait.metadata.get("sync") and name[0] != "_"
    ]


def _with_traits() -> list[type[FujikitWidget]]:
    return [each for each in widget_classes() if _own_traits(each)]


def _carries(trait: traitlets.TraitType[Any, Any]) -> bool:
    return CARRIES in trait.metadata


def _traits(widget: type[FujikitWidget]) -> str:
    """The traits of a widget, besides those of the one that it extends."""
    fields = "".join(f"  {name}: {_trait_type(trait)};\n" for name, trait in _own_traits(widget))
    base = next((each for each in widget.__mro__[1:] if each in _with_traits()), None)
    extends = f" extends {base.__name__}Traits" if base else ""
    return f"export interface {widget.__name__}Traits{extends} {{\n{fields}}}\n"


def _trait_type(trait: traitlets.TraitType[Any, Any]) -> str:
    if _carries(trait):
        kind = _type(_schemas()[0][repr(trait.metadata[CARRIES])])
        if trait.metadata.get("to_json") is encode_view:
            return f"string | {kind}"
        return f"readonly {kind}" if kind.endswith("[]") else kind
    match trait:
        case traitlets.Enum():
            return _names_of_kinds()[frozenset(trait.values or ())]
        case traitlets.Unicode():
            return "string"
        case traitlets.Bool():
            return "boolean"
        case traitlets.Int():
            return "number"
    raise TypeError(f"{trait!r} does not say what it carries: use dict_trait or list_trait")


def _settable() -> str:
    """The traits that the browser may set."""
    names = {name for each in widget_classes() for name in each.browser_writable}
    return f"export type Settable = {_choice(names)};\n"


def _unions() -> Iterator[str]:
    """What each widget understands, besides what the one understands that it extends."""
    classes = [each for each in widget_classes() if _own_messages(each)]
    for widget in classes:
        base = next((each for each in widget.__mro__[1:] if each in classes), None)
        names = [f"{base.__name__}Message"] if base else []
        yield f"export type {widget.__name__}Message = {' | '.join([*names, *_own_messages(widget)])};\n"
    yield f"export type Message = {' | '.join(f'{each.__name__}Message' for each in classes)};\n"


def _own_messages(widget: type[FujikitWidget]) -> list[str]:
    known = {
        kind for base in widget.__mro__[1:] if issubclass(base, FujikitWidget) for kind in base.handlers()
    }
    return [kind.__name__ for kind in widget.handlers() if kind not in known]


def _interface(name: str, schema: Mapping[str, Any]) -> str:
    """A struct; messages are known by the unions of them alone, and the kernel's client adds their ids."""
    fields = "".join(f"  {field}\n" for field in _fields(name, schema))
    return f"{'' if _is_message(schema) else 'export '}interface {name} {{\n{fields}}}\n"


def _is_message(schema: Mapping[str, Any]) -> bool:
    return "do" in schema["properties"]


def _fields(struct: str, schema: Mapping[str, Any]) -> Iterator[str]:
    """A field with a default may be left out of a message, and where Python omits defaults."""
    may_lack = _is_message(schema) or _omits_defaults(struct)
    not_sent = {"id"} if _is_message(schema) else NOT_SENT.get(struct, ())
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
        return _names_of_kinds().get(frozenset(schema["enum"])) or _choice(schema["enum"])
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
