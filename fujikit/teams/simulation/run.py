"""Runs a plan in this process, over several or on a cluster, and stores the results."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from fujikit.api import __version__
from fujikit.engine.errors import BadInput
from fujikit.teams.simulation import tables
from fujikit.teams.simulation.adapter import game_adapter
from fujikit.teams.simulation.cluster import SchedulerLost, check_cluster, play_on_cluster
from fujikit.teams.simulation.journal import Journal
from fujikit.teams.simulation.plan import Batch, Plan, batches
from fujikit.teams.simulation.progress import Progress
from fujikit.teams.simulation.results import Results
from fujikit.teams.simulation.store import Memory, Store
from fujikit.teams.simulation.worker import Report, play_batch

MAX_BATCH = 20
"""Games that a process or worker plays before it reports."""
MIN_BATCHES = 64
"""Few games are cut into this many batches at least, so that many workers get some."""

MAX_JOBS = 1000


class Workers(NamedTuple):
    """Who plays: this process, several, or a cluster."""

    jobs: int = 1
    cluster: str | None = None


def make_plan(game: str, games: int, seed: int | str, grid: Mapping[str, object]) -> Plan:
    """Which games are to be played; BadInput names what is wrong with the grid."""
    return Plan(game, game_adapter(game).cells(grid), _count("games", games), seed, __version__)


def play_plan(
    plan: Plan, workers: Workers, out: str | Path | None, formats: Sequence[str], progress: Progress
) -> Results:
    """Play what is left of a plan, keep it, and write the tables."""
    _check(workers, formats)
    store: Store = Memory() if out is None else Journal(Path(out), plan)
    with closing(store):
        try:
            errors = _play(plan, store, workers, progress)
        except SchedulerLost as error:
            raise BadInput(f"{error}; {_what_is_left(out)}") from None
        results = Results(plan, store, errors)
        if out is not None:
            results.save(out, formats)
    return results


def _what_is_left(out: str | Path | None) -> str:
    """What becomes of the games that were played before the end."""
    if out is None:
        return "nothing is kept, as no folder (out) was named"
    return f"what was played is kept in {out}, and the same call, with any scheduler, goes on with it"


def _check(workers: Workers, formats: Sequence[str]) -> None:
    """What would be a pity to find out after the games."""
    tables.check(formats)
    if _count("jobs", workers.jobs) > MAX_JOBS:
        raise BadInput(f"jobs: {workers.jobs} processes are too many; the most is {MAX_JOBS}")
    if workers.cluster is not None:
        if workers.jobs > 1:
            raise BadInput("jobs: a cluster has workers of its own")
        check_cluster()


def _count(what: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadInput(f"{what}: {number!r} is no number from 1 on")
    return int(number)


def _play(plan: Plan, store: Store, workers: Workers, progress: Progress) -> list[str]:
    """Play what is left, and keep it; the sentences of what went wrong."""
    errors: list[str] = []
    done = store.count(plan.games)
    if done == plan.total:
        return errors
    progress.begin(plan.total, done)
    try:
        with closing(_reports(plan, store, workers, plan.total - done)) as coming:
            for reports in coming:
                store.add(reports)
                errors += [report.error for report in reports if report.error]
                progress.add(len(reports))
    finally:
        progress.end()
    return sorted(errors)


def _reports(plan: Plan, store: Store, workers: Workers, left: int) -> Generator[list[Report], None, None]:
    """What the players report, wherever they are."""
    portions = batches(plan, store, max(1, min(MAX_BATCH, left // MIN_BATCHES)))
    if workers.cluster is not None:
        yield from play_on_cluster(plan, portions, workers.cluster)
    elif workers.jobs > 1:
        from fujikit.teams.simulation.processes import play_over_processes  # noqa: PLC0415  # brings multiprocessing

        yield from play_over_processes(plan, portions, workers.jobs)
    else:
        yield from play_in_process(plan, batches(plan, store, 1))


def play_in_process(plan: Plan, portions: Iterator[Batch]) -> Iterator[list[Report]]:
    """The reports, batch by batch."""
    return (play_batch(plan, batch) for batch in portions)
