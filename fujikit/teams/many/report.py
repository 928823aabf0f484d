"""What is told of a simulation in the end: a line a cell."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fujikit.teams.many.results import Results
from fujikit.teams.many.spoken import WORDS, percent
from fujikit.teams.many.summary import Summary

ALWAYS = ("level", "players", "team")
TABLES = ("games", "seats")


def table(results: Results, lang: str) -> str:
    """The cells with what tells them apart, their games and what came of them.

    >>> from fujikit.teams import simulate
    >>> table(simulate(team="random", games=1), "en").splitlines()[0].split()
    ['level', 'players', 'team', 'games', 'won', '95', '%', 'lava', 'stamina', 'rounds']
    """
    cells = results.summary()
    facts = [name for name in cells[0].facts if _telling(name, cells)]
    causes = results.plan.subject.defeats
    head = [
        WORDS.say("column", name, lang) for name in (*facts, "games", "won", "interval", *causes, "rounds")
    ]
    lines = [_line(cell, facts, causes, lang) for cell in cells]
    return "\n".join((*_aligned([head, *lines]), "", WORDS.say("end", "notes", lang)))


def saved(folder: str, formats: Sequence[str], lang: str) -> str:
    """Which files were written."""
    files = [str(Path(folder) / f"{name}.{kind}") for name in TABLES for kind in formats]
    return WORDS.say("end", "saved", lang, files=files)


def errors(results: Results, lang: str) -> str:
    """How many games went wrong, and how to see the first again."""
    return WORDS.say("end", "errors", lang, count=len(results.errors), error=results.errors[0])


def stopped(folder: str | None, lang: str) -> str:
    """What is left after an interrupt."""
    return WORDS.say("end", "stopped", lang, folder=folder) if folder else WORDS.say("end", "lost", lang)


def _telling(name: str, cells: Sequence[Summary]) -> bool:
    """Whether a column says something: the cells differ in it, or everybody wants to know."""
    return name in ALWAYS or len({cell.facts[name] for cell in cells}) > 1


def _line(cell: Summary, facts: Sequence[str], causes: Sequence[str], lang: str) -> list[str]:
    low, high = cell.interval
    least, middle, most = cell.rounds
    lost = max(1, cell.games - cell.won)
    return [
        *(_value(cell.facts[name], lang) for name in facts),
        str(cell.games),
        percent(cell.rate, lang),
        f"{percent(low, lang).removesuffix(' %')}-{percent(high, lang)}",
        *(percent(cell.defeats.get(cause, 0) / lost, lang) for cause in causes),
        f"{middle} ({least}-{most})",
    ]


def _value(value: object, lang: str) -> str:
    shown = str(value)
    return WORDS.say("value", shown, lang) if WORDS.has("value", shown, lang) else shown


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
