"""Fuji's clauses: their words, and how the rules name one that a line breaks."""

from __future__ import annotations

from fujikit.fuji.fuji_words import FujiWords

WORDS = FujiWords("fujikit.fuji")
broken = WORDS.broken
