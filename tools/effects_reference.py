"""The page of the reference that lists what a card of Robinson Crusoe can say."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from msgspec import to_builtins

import fujikit.robinson.effect_registry  # noqa: F401  # every sentence is known once it is loaded
from fujikit.robinson.box import house
from fujikit.robinson.language import EFFECTS, Effect
from fujikit.robinson.own_box.check_cards import SENTENCES

FIELDS = (*SENTENCES, "totems")
"""The fields of a box that hold sentences."""
INTRO = """\
# What a card of Robinson Crusoe can say

Cards, tokens and sheets are data in `fujikit/robinson/box/`, and what they do is written in these sentences.
`{count}` is a number, `{by:+}` a number with its sign, `{effect}` another sentence, `{effects}` several with
semicolons between them, `{ways}` several with bars between them; `(s)` follows the number before it. An own
box may use them too; a sentence that can't be read is named with its file, card and field."""


def effects_page() -> str:
    """Every kind of sentence that is in the default box, by family."""
    said = {kind for line in _lines(to_builtins(house())) for kind in _kinds(EFFECTS.read(line))}
    parts = [INTRO]
    for family, kinds in groupby(sorted(said, key=_place), key=_family):
        rows = [f"| `{kind.phrase}` | {_explained(kind)} |" for kind in kinds]
        parts += [f"## {family}", "\n".join(("| sentence | what it does |", "| --- | --- |", *rows))]
    return "\n\n".join(parts) + "\n"


def _lines(data: Any, said: bool = False) -> Iterator[str]:  # noqa: FBT001, FBT002  # told by the field above
    """Every sentence in the data of a box."""
    if isinstance(data, str):
        yield from (data,) if said else ()
    elif isinstance(data, dict):
        for field, inner in data.items():
            yield from _lines(inner, field in FIELDS and not isinstance(inner, dict))
    elif isinstance(data, list | tuple):
        for part in data:
            yield from _lines(part, said)


def _kinds(effect: Any) -> Iterator[type[Effect]]:
    """The kind of an effect, and of those inside it."""
    if isinstance(effect, Effect):
        yield type(effect)
        for name in effect.__struct_fields__:
            yield from _kinds(getattr(effect, name))
    elif isinstance(effect, tuple):
        for part in effect:
            yield from _kinds(part)


def _place(kind: type[Effect]) -> tuple[str, str]:
    return _family(kind), kind.phrase


def _family(kind: type[Effect]) -> str:
    """What the module says of itself."""
    return (
        inspect.cleandoc(importlib.import_module(kind.__module__).__doc__ or "").splitlines()[0].rstrip(".")
    )


def _explained(kind: type[Effect]) -> str:
    first, *_ = inspect.cleandoc(kind.__doc__ or "").split("\n\n")
    return " ".join(first.split()).replace("|", "\\|")
