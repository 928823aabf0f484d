"""Games by the thousand."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import closing
from typing import Any

from fujikit import __version__
from fujikit.engine.errors import BadInput
from fujikit.teams.many.here import play_here
from fujikit.teams.many.plan import Plan, batches
from fujikit.teams.many.progress import Progress
from fujikit.teams.many.results import Results
from fujikit.teams.many.store import Memory, Store
from fujikit.teams.many.subject import subject
from fujikit.teams.many.work import Report

BATCH = 20
"""Games that a process or worker plays before it reports."""


def simulate(
    game: str = "fuji",
    *,
    games: int = 100,
    seed: int | str = 0,
    jobs: int = 1,
    progress: bool = False,
    **grid: Any,
) -> Results:
    """Play `games` games of every cell of a grid, each seat by code, and note what came of them.

    The grid is every combination of what is given; each may be one value or a list. Fuji takes `scenario`
    (`"all"`; left out, every game draws its own), `level`, `players`, `variant`, `thrill`, `edition`, `lang`,
    `skills` (`"scout+buddy"`; seats without one draw it), `box` (the path of a file) and `team`: a kind of
    player for every seat, or one a seat: `"teammate+newcomer+newcomer"`, `"teammate:talks=no"`.

    The same grid and seed give the same games, whatever `jobs` is, and more games only add to them.

    >>> results = simulate(team="random", level=[1, 4], games=2, seed=1)
    >>> [(game.game, game.level, game.won) for game in results.games]
    [('c0n0', 1, False), ('c0n1', 1, False), ('c1n0', 4, False), ('c1n1', 4, False)]
    """
    plan = Plan(game, subject(game).cells(grid), _count("games", games), seed, __version__)
    store = Memory()
    errors = _play(plan, store, _count("jobs", jobs), progress=progress)
    return Results(plan, store, errors)


def _count(what: str, number: Any) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadInput(f"{what}: {number!r} is no number from 1 on")
    return int(number)


def _play(plan: Plan, store: Store, jobs: int, *, progress: bool) -> list[str]:
    """Play what is left, and keep it; the sentences of what went wrong."""
    errors: list[str] = []
    told = Progress(plan.total, len(store), sys.stderr if progress else None)
    with closing(_reports(plan, store, jobs)) as reported:
        for reports in reported:
            store.add(reports)
            errors += [report.error for report in reports if report.error]
            told.add(len(reports))
    told.end()
    return errors


def _reports(plan: Plan, store: Store, jobs: int) -> Generator[list[Report], None, None]:
    if jobs == 1:
        yield from play_here(plan, batches(plan, store, 1))
        return
    from fujikit.teams.many.processes import play_over_processes  # noqa: PLC0415  # brings multiprocessing

    left = plan.total - len(store)
    size = max(1, min(BATCH, left // (4 * jobs)))
    yield from play_over_processes(plan, batches(plan, store, size), jobs)
