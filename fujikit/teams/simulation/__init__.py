"""Simulation: games of every cell of a grid, played in bulk over processes or a cluster, as tables."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Unpack

from fujikit.engine.public import public
from fujikit.teams.simulation.progress import Progress
from fujikit.teams.simulation.reading import read
from fujikit.teams.simulation.results import Results
from fujikit.teams.simulation.run import Workers, make_plan, play_plan

if TYPE_CHECKING:
    from fujikit.teams.fuji.simulation.grid import FujiGrid

__all__ = ["Results", "read", "simulate"]


@public
def simulate(
    game: Literal["fuji"] = "fuji",
    *,
    games: int = 100,
    seed: int | str = 0,
    jobs: int = 1,
    cluster: str | None = None,
    out: str | Path | None = None,
    formats: Sequence[str] = ("csv",),
    progress: bool = False,
    **grid: Unpack[FujiGrid],
) -> Results:
    """Play `games` games of every cell of a grid, each seat by code, and note what came of them.

    The grid is every combination of what is given; each may be one value or a list. Fuji takes `scenario`
    (`"all"`; left out, every game draws its own), `level`, `players`, `variant`, `thrill`, `edition`, `lang`,
    `skills` (`"scout+buddy"`; seats without one draw it), `box` (the path of a file) and `team`: a kind of
    player for every seat, or one a seat: `"teammate+newcomer+newcomer"`, `"teammate:talks=no"`, or your own,
    `"my_module.MyPlayer"`.

    The same grid and seed give the same games, here, over `jobs` processes, or on the `cluster` whose
    scheduler has this address; more games only add to them. `out` is a folder: what is played is kept there
    at once, the same call goes on where an earlier one was stopped, and in the end the tables are written in
    every one of `formats`, `csv` or `parquet`.

    >>> results = simulate(team="random", level=[1, 4], games=2, seed=1)
    >>> results
    <Results: 4 games in 2 cells, won 0.0% (0.0%-65.8%) to 0.0% (0.0%-65.8%)>
    >>> [(game.game, game.level, game.won) for game in results.games]
    [('c0n0', 1, False), ('c0n1', 1, False), ('c1n0', 4, False), ('c1n1', 4, False)]
    """
    plan = make_plan(game, games, seed, grid)
    meter = Progress(sys.stderr if progress else None)
    return play_plan(plan, Workers(jobs, cluster), out, formats, meter)
