"""Fuji's clauses: their words, and how the rules name one that a line breaks."""

from __future__ import annotations

from fujikit.engine.words import Words

WORDS = Words("fujikit.fuji")
broken = WORDS.broken
