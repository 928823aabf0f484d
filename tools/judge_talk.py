"""Every sentence that code says in whole games, judged: `python -m tools.judge_talk 1000`, `… 20 pl`.

The referee must allow it, and whoever listens must understand something.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import fujikit
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.talk import referee
from fujikit.teams import Company, team
from fujikit.teams.fuji.talk import understood_statements

SEATS = ("Clara", "Jona", "Steve", "Łucja")
SAY = " say "


class Spoken(NamedTuple):
    """A sentence that was said in a game."""

    lang: str
    phase: str
    text: str
    understood: bool


def game(seed: int, lang: str, kind: str = "teammate") -> Iterator[Spoken]:
    """All that is said in one game, of three or four people by turns."""
    players = SEATS[: 3 + seed % 2]
    table = fujikit.new_game(
        "fuji", players=players, scenario=1 + seed % 6, level=1 + seed % 4, seed=seed, lang=lang
    )
    company = Company(team(kind, players, seed=seed))
    while answer := company.next_line(table):
        seat, line = answer
        table.act(line)
        if line.startswith(seat + SAY):
            view = table.view(seat)
            last = {**view, "said": view["said"][-1:]}
            yield Spoken(lang, view["phase"], last["said"][0]["text"], any(understood_statements(last)))


def faults(spoken: Iterable[Spoken]) -> list[str]:
    """The sentences that the referee refuses, or that nobody understands."""
    return sorted(
        {each.text for each in spoken if not (each.understood and referee(each.text, each.lang).ok)}
    )


def main(games: int, *langs: str) -> int:
    wrong = 0
    for lang in langs or LANGUAGES:
        said = [each for seed in range(games) for each in game(seed, lang)]
        found = faults(said)
        wrong += len(found)
        phases = Counter(each.phase for each in said)
        print(
            f"{lang}: {len(said)} sentences in {games} games, {len({each.text for each in said})} different;",
            end=" ",
        )
        print(", ".join(f"{phase} {count}" for phase, count in phases.items()), f"; {len(found)} faults")
        print(*(f"  {text}" for text in found), sep="\n", end="\n" if found else "")
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]), *sys.argv[2:])))
