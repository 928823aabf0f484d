"""Whose colour a thing has."""

from __future__ import annotations

from fujikit.fuji.options import CHARACTERS


def own(character: str) -> str:
    """The colour of whoever a thing belongs to."""
    return f"var(--fk-player-{character if character in CHARACTERS else 'third'})"
