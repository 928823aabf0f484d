"""Fuji's own texts of the command line."""

from fujikit.engine.words import Words

WORDS = Words("fujikit.cli.fuji")
