"""What stands for a widget where no widgets run: a page of HTML with pictures, and the same page as text.

GitHub, nbviewer, nbconvert and an unrun notebook show it. They keep plain elements and drop styles and
scripts, so everything here reads well without them. Pictures are images with alternative texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from fujikit.engine.html import Html, element
from fujikit.widgets.static_svg.picture import Picture

Bundle = dict[str, str]
"""By MIME type."""


class Part(Protocol):
    """A part of a page, in both forms."""

    def html(self) -> Html: ...

    def text(self) -> str: ...


@dataclass(frozen=True)
class Title:
    """What the page is about; no heading, since headings would get into the outline of the notebook."""

    words: str
    more: str = ""

    def html(self) -> Html:
        more = (" ", element("small", self.more)) if self.more else ()
        return element("p", element("strong", self.words), *more)

    def text(self) -> str:
        return f"{self.words} ({self.more})" if self.more else self.words


@dataclass(frozen=True)
class Paragraph:
    words: str

    def html(self) -> Html:
        return element("p", self.words)

    def text(self) -> str:
        return self.words


@dataclass(frozen=True)
class Note:
    """A remark in small letters."""

    words: str

    def html(self) -> Html:
        return element("p", element("small", self.words))

    def text(self) -> str:
        return self.words


@dataclass(frozen=True)
class Link:
    """A link to a page beside this one."""

    words: str
    to: str

    def html(self) -> Html:
        return element("p", element("a", self.words, href=self.to))

    def text(self) -> str:
        return f"{self.words}: {self.to}"


@dataclass(frozen=True)
class Items:
    """A list, numbered or not."""

    items: Sequence[str]
    numbered: bool = False

    def html(self) -> Html:
        return element("ol" if self.numbered else "ul", *(element("li", item) for item in self.items))

    def text(self) -> str:
        marks = (f"{number}." if self.numbered else "-" for number in range(1, len(self.items) + 1))
        return "\n".join(f"{mark} {item}" for mark, item in zip(marks, self.items, strict=True))


@dataclass(frozen=True)
class Grid:
    """A table with a head."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def html(self) -> Html:
        head = element("tr", *(element("th", each, scope="col") for each in self.head))
        rows = (element("tr", *(element("td", cell) for cell in row)) for row in self.rows)
        return element("table", element("thead", head), element("tbody", *rows))

    def text(self) -> str:
        lines = [self.head, *self.rows]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        padded = (
            "  ".join(cell.ljust(size) for cell, size in zip(line, widths, strict=True)) for line in lines
        )
        return "\n".join(map(str.rstrip, padded))


@dataclass(frozen=True)
class Figure:
    """A picture, perhaps with a caption; as text, what is given for it, else its alternative text."""

    picture: Picture
    words: str | None = None
    caption: str = ""

    def html(self) -> Html:
        caption = (self.caption, Html("<br>")) if self.caption else ()
        return element("p", *caption, self.picture.html())

    def text(self) -> str:
        return self.picture.alt if self.words is None else self.words


@dataclass(frozen=True)
class Typed:
    """Text whose spaces and line ends count."""

    words: str

    def html(self) -> Html:
        return element("pre", self.words)

    def text(self) -> str:
        return self.words


def page(lang: str, parts: Iterable[Part]) -> Bundle:
    """The bundle of a page.

    >>> bundle = page("en", [Title("Dice"), Items(["B1", "<P2>"])])
    >>> bundle["text/html"]
    '<div lang="en"><p><strong>Dice</strong></p><ul><li>B1</li><li>&lt;P2&gt;</li></ul></div>'
    >>> bundle["text/plain"].splitlines()
    ['Dice', '- B1', '- <P2>']
    """
    listed = list(parts)
    html = element("div", *(part.html() for part in listed), lang=lang)
    return {"text/html": str(html), "text/plain": "\n".join(filter(None, (part.text() for part in listed)))}
