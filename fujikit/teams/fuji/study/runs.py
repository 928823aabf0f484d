"""The games that the study notebooks rest on, as commands that anybody can repeat."""

from __future__ import annotations

from typing import NamedTuple

TEAMS = ("random", "newcomer", "careful", "teammate:talks=no", "teammate", "seer")
"""From those who know least to those who know most."""
SEED = 2026
"""Not one that the box was tuned with."""


class Run(NamedTuple):
    """A grid, and how many games of each of its cells are enough."""

    name: str
    grid: str
    games: int

    def command(self, games: int | None = None, jobs: int = 2) -> str:
        """What to type; fewer games are a part of more.

        >>> Run("few", "--level 1", 100).command(games=3, jobs=1)
        'fujikit simulate --level 1 --games 3 --seed 2026 --jobs 1 --out few'
        """
        count = self.games if games is None else games
        return f"fujikit simulate {self.grid} --games {count} --seed {SEED} --jobs {jobs} --out {self.name}"


RUNS = {
    run.name: run
    for run in (
        Run("three", "--players 3 --scenario all --level all", 200),
        Run("two", "--players 2 --variant a b --scenario all --level all", 30),
        Run("four", "--players 4 --scenario all --level all", 15),
        Run("teams", f"--team {' '.join(TEAMS)} --level all", 80),
    )
}
FILES: dict[str, tuple[str, ...]] = {"fair": ("three", "two", "four"), "teams": ("teams",)}
"""Which runs a data file of the notebooks holds."""
COLUMNS = (
    "number",
    "scenario",
    "level",
    "players",
    "variant",
    "team",
    "won",
    "why",
    "rounds",
    "where",
    "stamina",
    "injuries",
    "skills",
    "dealt",
    "used",
)
"""What the data files keep of a game."""
