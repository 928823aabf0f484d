"""The cells of a simulation as a table of texts, a line a cell."""

from __future__ import annotations

from collections.abc import Sequence

from fujikit.teams.many.spoken import WORDS, percent
from fujikit.teams.many.summary import ALWAYS, Summary, interval_text


def overview(cells: Sequence[Summary], lang: str) -> list[list[str]]:
    """What tells the cells apart, their games and what came of them; the first line names the columns."""
    facts = [name for name in cells[0].facts if _is_telling(name, cells)]
    columns = (*facts, "games", "won", "interval", *cells[0].defeats, "rounds")
    head = [WORDS.say("column", name, lang) for name in columns]
    return [head, *(_line(cell, facts, lang) for cell in cells)]


def _is_telling(name: str, cells: Sequence[Summary]) -> bool:
    """Whether a column says something: the cells differ in it, or everybody wants to know."""
    return name in ALWAYS or len({cell.facts[name] for cell in cells}) > 1


def _line(cell: Summary, facts: Sequence[str], lang: str) -> list[str]:
    least, middle, most = cell.rounds
    lost = max(1, cell.games - cell.won)
    return [
        *(_value(cell.facts[name], lang) for name in facts),
        str(cell.games),
        percent(cell.rate, lang),
        interval_text(cell, lang),
        *(percent(count / lost, lang) for count in cell.defeats.values()),
        f"{middle} ({least}-{most})",
    ]


def _value(value: object, lang: str) -> str:
    shown = str(value)
    return WORDS.say("value", shown, lang) if WORDS.has("value", shown, lang) else shown
