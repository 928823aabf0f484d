"""Copies the notebooks to a folder of the reader's own."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from fujikit.app.pages import folder as kit_folder
from fujikit.app.pages import moved_pages, pages
from fujikit.engine.errors import BadInput

LIST = ".fujikit.json"
"""The file in the folder with a digest of each notebook when it was copied."""


PICTURES = "pictures"
"""The folder beside the notebooks with what their prose shows."""


class Copied(NamedTuple):
    """What became of the notebooks, by their names."""

    written: list[str]
    kept: list[str]
    """Changed by the reader, and therefore left alone."""


def copy(folder: Path, lang: str = "en") -> Copied:
    """Update the folder, but no file that the reader has changed or added."""
    known = _known(folder)
    written, kept = [], []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _copy_pictures(folder / PICTURES)
        for name, text in shipped(lang).items():
            place = folder / name
            place.parent.mkdir(exist_ok=True)
            found = place.read_text(encoding="utf-8") if place.exists() else None
            if found not in (None, text) and known.get(name) != _digest(found):
                kept.append(name)
                continue
            if found is None or found != text:
                place.write_text(text, encoding="utf-8")
                written.append(name)
            known[name] = _digest(text)
        kept += _remove_moved(folder, known)
        (folder / LIST).write_text(json.dumps(known, indent=1), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"the notebooks can't be copied to {folder}: {error.strerror}") from None
    return Copied(written, kept)


def _remove_moved(folder: Path, known: dict[str, str]) -> list[str]:
    """Remove copies of pages that have moved; return the names of those that the reader has changed."""
    kept = []
    for name in moved_pages(pages()):
        place = folder / name
        if not place.exists():
            known.pop(name, None)
        elif known.get(name) == _digest(place.read_text(encoding="utf-8")):
            place.unlink()
            del known[name]
        else:
            kept.append(name)
    return kept


def _copy_pictures(place: Path) -> None:
    place.mkdir(exist_ok=True)
    for picture in sorted((kit_folder() / PICTURES).glob("*.svg")):
        copied = place / picture.name
        if not copied.exists():
            copied.write_bytes(picture.read_bytes())


def shipped(lang: str = "en") -> dict[str, str]:
    """The kit's own notebooks as they are copied, by their names."""
    return {name: translated(page.read_text(encoding="utf-8"), lang) for name, page in pages().items()}


def translated(text: str, lang: str) -> str:
    """A notebook with its prose in a language."""
    notebook = json.loads(text)
    for cell in notebook["cells"]:
        prose: Mapping[str, str] = cell["metadata"].get("fujikit", {}).get("text", {})
        if lang in prose:
            cell["source"] = prose[lang].splitlines(keepends=True)
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def _known(folder: Path) -> dict[str, str]:
    try:
        found: object = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
