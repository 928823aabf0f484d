"""A picture with its alternative text, and how it is put into a page."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, product
from string import ascii_lowercase

from fujikit.engine.html import Html, element
from fujikit.widgets.static_svg import elements
from fujikit.widgets.static_svg.sprite import SPACE, drawings_for
from fujikit.widgets.static_svg.theme import style

OWN_NAME = re.compile(r"(?<=--)fk-[\w-]+|(?<=\bid=\")fk-[\w-]+|(?<=#)fk-[\w-]+")


@dataclass(frozen=True)
class Picture:
    """An SVG, what it shows in words, and how many pixels wide it is best seen."""

    svg: str
    alt: str
    width: float

    def html(self) -> Html:
        """The picture as an image: its alternative text goes along, and nothing in an image can run."""
        data = b64encode(compact(self.svg).encode()).decode()
        source = f"data:image/svg+xml;base64,{data}"
        size = {"width": f"{self.width:.0f}", "style": "max-width:100%;height:auto"}
        return Html(element("img", alt=self.alt, src=source, **size).removesuffix("</img>"))


def frame(
    drawn: str,
    *,
    width: float,
    height: float,
    label: str,
    lang: str,
    theme: str = "auto",
    defs: str = "",
    scale: float | None = 1,
) -> str:
    """The SVG around what is drawn, with the drawings and the colours that it uses.

    Without a scale it has no size of its own, and takes the room that it is given.
    """
    used = defs + drawings_for(drawn)
    return elements.element(
        "svg",
        elements.element("style", style(theme, used + drawn)),
        elements.element("defs", used) if used else "",
        drawn,
        xmlns=SPACE,
        class_="fk-still",
        lang=lang,
        role="img",
        aria_label=elements.printable(label),
        width=scale and width * scale,
        height=scale and height * scale,
        viewBox=f"0 0 {width:g} {height:g}",
    )


def compact(svg: str) -> str:
    """The same picture in fewer bytes: the names of its parts and colours are short.

    >>> compact('<svg class="fk-still"><g id="fk-sun"/><use href="#fk-sun" fill="var(--fk-ember)"/></svg>')
    '<svg class="fk-still"><g id="a"/><use href="#a" fill="var(--b)"/></svg>'
    """
    names = dict.fromkeys(OWN_NAME.findall(svg))
    short = dict(zip(names, _short_names(), strict=False))
    return OWN_NAME.sub(lambda found: short[found[0]], svg)


def _short_names() -> Iterator[str]:
    """Yield a, b, … z, then aa, ab and so on."""
    for length in count(1):
        yield from map("".join, product(ascii_lowercase, repeat=length))
