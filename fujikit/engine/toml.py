"""TOML texts: reading with plain words for what is wrong, and writing, which the standard library lacks."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from fujikit.engine.text_limits import refuse_excess, refuse_large_numbers

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
"""What TOML does not take as it is."""


def toml_data(text: str) -> dict[str, Any]:
    """The data of a TOML text; a ValueError says in one sentence why there is none.

    >>> toml_data("level = 2")
    {'level': 2}
    >>> toml_data("level = [")
    Traceback (most recent call last):
    ValueError: Invalid value (at end of document)
    """
    refuse_excess(text)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(" ".join(str(error).split())) from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError:
        raise ValueError("a number in it is too long") from None
    refuse_large_numbers(data)
    return data


def toml_text(data: Mapping[str, object]) -> str:
    """The data as TOML that reads back to the same; keys that hold None are left out.

    >>> print(toml_text({"level": 2, "seat": [{"name": "Clara"}]}), end="")
    level = 2
    <BLANKLINE>
    [[seat]]
    name = "Clara"
    """
    return "\n".join(_table(data, ())).lstrip("\n") + "\n"


def _table(data: Mapping[str, object], path: tuple[str, ...]) -> Iterator[str]:
    for key, value in data.items():
        if value is not None and not _is_section(value):
            yield f"{_key(key)} = {_value(value)}"
    for key, value in data.items():
        if not _is_section(value):
            continue
        name = ".".join(map(_key, (*path, key)))
        many = not isinstance(value, Mapping)
        for part in value if many else (value,):  # type: ignore[attr-defined]  # _is_section saw to it
            yield from ("", f"[[{name}]]" if many else f"[{name}]", *_table(part, (*path, key)))


def _is_section(value: object) -> bool:
    """Whether a value is written as a section of its own: a nested mapping, or a list of mappings."""
    if isinstance(value, Mapping):
        return any(isinstance(part, Mapping | str) and "\n" in str(part) for part in value.values()) or (
            len(value) > 3
        )
    return (
        isinstance(value, list | tuple) and bool(value) and all(isinstance(part, Mapping) for part in value)
    )


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else _line(key)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case str():
            return _string(value)
        case Mapping():
            inside = ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items() if v is not None)
            return f"{{ {inside} }}" if inside else "{}"
        case list() | tuple():
            return "[" + ", ".join(map(_value, value)) + "]"
    raise TypeError(f"TOML has no {type(value).__name__}")


def _string(text: str) -> str:
    if "\n" not in text:
        return _line(text)
    escaped = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    return f'"""\n{CONTROL.sub(_escaped, escaped)}"""'


def _line(text: str) -> str:
    return CONTROL.sub(_escaped, json.dumps(text, ensure_ascii=False))


def _escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"
