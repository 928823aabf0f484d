"""Links of Markdown pages, and the files of the repository that they name."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\[(?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*\]\(([^)#\s]+)(?:#[^)]*)?\)")
"""A link or a picture; the words of a link may hold a picture, as a badge does."""
OWN = re.compile(
    r"https://(?:github\.com/fujikit/fujikit/blob|raw\.githubusercontent\.com/fujikit/fujikit)/HEAD/(.+)"
)
"""The address of a file of this repository, for readers on the package index."""


def links(page: Path) -> list[str]:
    """The targets of all links and pictures on a page, without fragments."""
    return LINK.findall(page.read_text("utf-8"))


def missing(page: Path) -> list[str]:
    """The links that should lead to a file of the repository, and do not."""
    return [link for link in links(page) if (file := _file(page, link)) and not file.exists()]


def _file(page: Path, link: str) -> Path | None:
    if own := OWN.fullmatch(link):
        return ROOT / own[1]
    return None if "://" in link else page.parent / link
