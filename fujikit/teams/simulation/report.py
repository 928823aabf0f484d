"""What is told of a simulation in the end: a line a cell."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fujikit.teams.simulation.results import Results
from fujikit.teams.simulation.summary import WORDS, overview

TABLES = ("games", "seats")


def table(results: Results, lang: str) -> str:
    """The cells with what tells them apart, their games and what came of them.

    >>> from fujikit.teams import simulate
    >>> table(simulate(team="random", games=1), "en").splitlines()[0].split()
    ['level', 'players', 'team', 'games', 'won', '95', '%', 'lava', 'stamina', 'rounds']
    """
    lines = _aligned(overview(results.summary(), lang))
    return "\n".join((*lines, "", WORDS.translate("end", "notes", lang)))


def saved(folder: str, formats: Sequence[str], lang: str) -> str:
    """Which files were written."""
    files = [str(Path(folder) / f"{name}.{kind}") for name in TABLES for kind in formats]
    return WORDS.translate("end", "saved", lang, files=files)


def errors(results: Results, lang: str) -> str:
    """How many games went wrong, and how to see the first again."""
    return WORDS.translate("end", "errors", lang, count=len(results.errors), error=results.errors[0])


def stopped(folder: str | None, lang: str) -> str:
    """What is left after an interrupt."""
    return (
        WORDS.translate("end", "stopped", lang, folder=folder)
        if folder
        else WORDS.translate("end", "lost", lang)
    )


def _aligned(lines: Sequence[Sequence[str]]) -> list[str]:
    """Columns of one width, numbers to the right.

    >>> _aligned([["team", "games"], ["random", "2"]])
    ['team    games', 'random      2']
    """
    columns = list(zip(*lines, strict=True))
    widths = [max(map(len, column)) for column in columns]
    right = [any(letter.isdecimal() for letter in column[-1][:1]) for column in columns]
    return [
        "  ".join(
            text.rjust(width) if to_right else text.ljust(width)
            for text, width, to_right in zip(line, widths, right, strict=True)
        ).rstrip()
        for line in lines
    ]
