"""The words around the pages: complete in every language, and every one of them used."""

from __future__ import annotations

import re
from typing import Any

import jinja2
import pytest

from fujikit.app.menu import menu
from fujikit.app.server import SHARE
from fujikit.engine.words import LANGUAGES

SECTIONS = {link.section for link in menu().sections}
TEMPLATE = SHARE / "voila" / "templates" / "fujikit"


def words() -> dict[str, dict[str, str]]:
    environment = jinja2.Environment(loader=jinja2.FileSystemLoader(TEMPLATE), autoescape=True)
    module: Any = environment.get_template("words.html.j2").module
    found: dict[str, dict[str, str]] = module.words
    return found


def test_every_text_is_there_in_every_language() -> None:
    for key, texts in words().items():
        assert tuple(texts) == LANGUAGES, key
        assert all(text.strip() for text in texts.values()), key
        assert len(set(texts.values())) == len(LANGUAGES) or key == "menu", key


def test_no_text_holds_html_because_none_is_escaped() -> None:
    assert not [text for texts in words().values() for text in texts.values() if re.search("[<>&]", text)]


@pytest.mark.parametrize("key", words())
def test_every_text_is_used(key: str) -> None:
    stem = key.removesuffix("-why")
    if key in SECTIONS:
        return
    named = {f'"{key}"', f"['{key}']", f'"{stem}"'}
    templates = [
        file.read_text() for file in TEMPLATE.iterdir() if file.is_file() and "words" not in file.name
    ]
    assert any(name in template for name in named for template in templates)
