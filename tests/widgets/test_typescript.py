"""The browser's types are those of the view and of the message schema."""

from __future__ import annotations

from tools.typescript import FILE, generated


def test_the_generated_types_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == generated(), "run `make generated`"
