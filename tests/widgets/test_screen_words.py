"""The words on screen: each is used, and both halves say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fujikit
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.clauses import WORDS
from fujikit.widgets.fuji import WIDGETS
from fujikit.widgets.screen_words import SCREEN, screen_words
from tools.message_fixture import FILE, message_fixture

ROOT = Path(fujikit.__file__).parents[1]
OPEN_KEY = re.compile(r"""[`"']([a-z]+\.[a-z/-]*)(?:\$\{|\{)""")
"""A key whose end is filled in when the program runs, in TypeScript or Python."""


def sources() -> str:
    """All code that may say something on screen."""
    browser = [*(ROOT / "widgets" / "src").rglob("*.ts"), *(ROOT / "widgets" / "src").rglob("*.tsx")]
    files = [file for file in browser if file.name != "generated.ts"]
    return "\n".join(
        file.read_text(encoding="utf-8") for file in (*files, *(ROOT / "fujikit" / "widgets").rglob("*.py"))
    )


def test_every_word_is_used() -> None:
    code = sources()
    beginnings = tuple(OPEN_KEY.findall(code))
    ours = (f"{section}.{key}" for section in SCREEN.sections("en") for key in SCREEN.section(section, "en"))
    unused = [key for key in ours if f'"{key}"' not in code and not key.startswith(beginnings)]
    assert unused == []


def test_our_sections_do_not_hide_names_of_the_game() -> None:
    assert not set(SCREEN.sections("en")) & set(WIDGETS.sections)


def test_the_sentences_for_the_browser_half_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == message_fixture(), "run `make generated`"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_gets_names_and_words_of_one_language(lang: str) -> None:
    words = screen_words(lang)
    assert words["equipment.rope"] == WORDS.translate("equipment", "rope", lang)
    assert words["kernel.broken"] == SCREEN.translate("kernel", "broken", lang)
