"""Whether drawings are there: a symbol that a drawing does not find leaves an empty place and no error."""

from __future__ import annotations

from io import BytesIO

from PIL import Image
from playwright.sync_api import Locator

EMPTY = """
root => [...root.querySelectorAll("use")]
  .filter((drawing) => drawing.checkVisibility() && !drawing.getBBox().width)
  .map((drawing) => drawing.getAttribute("href"))
"""


def missing_drawings(widget: Locator) -> list[str]:
    """The names of drawings that are asked for and take no room."""
    found: list[str] = widget.evaluate(EMPTY)
    return found


def colours(thing: Locator) -> int:
    """How many colours are seen of a thing."""
    return len(Image.open(BytesIO(thing.screenshot())).getcolors(1 << 24) or [])
