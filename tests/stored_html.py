"""What stored HTML may hold, and the pictures in it."""

from __future__ import annotations

import re
from base64 import b64decode
from html.parser import HTMLParser

TAGS = {
    *("a", "br", "div", "img", "li", "ol", "p", "pre", "small", "strong"),
    *("table", "tbody", "td", "th", "thead", "tr", "ul"),
}
ATTRIBUTES = {"alt", "href", "lang", "scope", "src", "style", "width"}
PICTURE = re.compile(r"data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)")
PAGE_BESIDE = re.compile(r"[\w./-]+\.ipynb")
STYLE = "max-width:100%;height:auto"


class StoredPage(HTMLParser):
    """The words of a page, its pictures with their alternative texts, and what it should not hold."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words = ""
        self.alts: list[str] = []
        self.pictures: list[str] = []
        self.forbidden: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in TAGS:
            self.forbidden.append(tag)
        for name, value in attrs:
            if name not in ATTRIBUTES or not self._fits(name, value or ""):
                self.forbidden.append(f"{tag} {name}={value}")
        if tag == "img":
            self.alts.append(dict(attrs).get("alt") or "")

    def _fits(self, name: str, value: str) -> bool:
        match name:
            case "src":
                found = PICTURE.fullmatch(value)
                self.pictures += [b64decode(found[1], validate=True).decode()] if found else []
                return found is not None
            case "href":
                return PAGE_BESIDE.fullmatch(value) is not None
            case "style":
                return value == STYLE
        return True

    def handle_data(self, data: str) -> None:
        self.words += data


def forbidden_in(page: str) -> list[str]:
    """Tags, attributes and values that a stored page should not hold; nothing is loaded from elsewhere."""
    return StoredPage(page).forbidden


def pictures_in(page: str) -> list[str]:
    """The SVG of every picture."""
    return StoredPage(page).pictures
