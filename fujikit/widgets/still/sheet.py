"""Our drawings from the built sheet: only those that a picture uses, with what they lean on."""

from __future__ import annotations

import re
from functools import cache

from fujikit.widgets.base import bundled

PART = re.compile(r'<(?P<tag>\w+) id="(?P<id>fk-[^"]+)".*?</(?P=tag)>', re.DOTALL)
USED = re.compile(r'href="#(fk-[^"]+)"|url\(#(fk-[^)]+)\)')


@cache
def parts() -> dict[str, str]:
    """Symbols, masks and gradients of the sheet, by id."""
    return {found["id"]: found[0] for found in PART.finditer(bundled("art.svg"))}


def drawings_for(picture: str) -> str:
    """Everything that a picture refers to, in the order of the sheet."""
    known, wanted, open_ends = parts(), set[str](), _names(picture)
    while open_ends:
        wanted |= open_ends
        open_ends = {name for each in open_ends for name in _names(known.get(each, ""))} - wanted
    return "".join(text for name, text in known.items() if name in wanted)


def _names(text: str) -> set[str]:
    return {one or other for one, other in USED.findall(text)}
