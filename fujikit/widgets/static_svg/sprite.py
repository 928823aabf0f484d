"""The drawings of the built sprite that a picture uses, with what they refer to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree as ET

from fujikit.widgets.base import static_file

SPACE = "http://www.w3.org/2000/svg"
USED = re.compile(r'href="#(fk-[^"]+)"|url\(#(fk-[^)]+)\)')


@cache
def parts() -> dict[str, str]:
    """Symbols, masks and gradients of the sprite, by id."""
    ET.register_namespace("", SPACE)
    return {each.attrib["id"]: _text(each) for each in _named(ET.fromstring(static_file("art.svg")))}


def _named(root: ET.Element) -> Iterator[ET.Element]:
    for child in root:
        yield from (child,) if "id" in child.attrib else _named(child)


def _text(part: ET.Element) -> str:
    return ET.tostring(part, encoding="unicode").replace(f' xmlns="{SPACE}"', "").replace(" />", "/>")


def drawings_for(picture: str) -> str:
    """Everything that a picture refers to, in the order of the sprite."""
    known, wanted, open_ends = parts(), set[str](), _names(picture)
    while open_ends:
        wanted |= open_ends
        open_ends = {name for each in open_ends for name in _names(known.get(each, ""))} - wanted
    return "".join(text for name, text in known.items() if name in wanted)


def _names(text: str) -> set[str]:
    return {one or other for one, other in USED.findall(text)}
