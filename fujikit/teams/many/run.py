"""Plans carried out: here, over processes or on a cluster, and what came of them kept."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from fujikit.api import __version__
from fujikit.engine.errors import BadInput
from fujikit.teams.many import tables
from fujikit.teams.many.cluster import SchedulerLost, check_cluster, play_on_cluster
from fujikit.teams.many.journal import Journal
from fujikit.teams.many.plan import Batch, Plan, batches
from fujikit.teams.many.progress import Progress
from fujikit.teams.many.results import Results
from fujikit.teams.many.store import Memory, Store
from fujikit.teams.many.subject import subject
from fujikit.teams.many.work import Report, play_batch

BATCH = 20
"""Games that a process or worker plays before it reports."""
SHARES = 64
"""Few games are cut into this many batches at least, so that many workers get some."""

MAX_JOBS = 1000


class Where(NamedTuple):
    """Who plays: this process, several, or a cluster."""

    jobs: int = 1
    cluster: str | None = None


def make_plan(game: str, games: int, seed: int | str, grid: Mapping[str, object]) -> Plan:
    """Which games are to be played; BadInput names what is wrong with the grid."""
    return Plan(game, subject(game).cells(grid), _count("games", games), seed, __version__)


def play_plan(
    plan: Plan, where: Where, out: str | Path | None, formats: Sequence[str], progress: Progress
) -> Results:
    """Play what is left of a plan, keep it, and write the tables."""
    _check(where, formats)
    store: Store = Memory() if out is None else Journal(Path(out), plan)
    with closing(store):
        try:
            errors = _play(plan, store, where, progress)
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


def _check(where: Where, formats: Sequence[str]) -> None:
    """What would be a pity to find out after the games."""
    tables.check(formats)
    if _count("jobs", where.jobs) > MAX_JOBS:
        raise BadInput(f"jobs: {where.jobs} processes are too many; the most is {MAX_JOBS}")
    if where.cluster is not None:
        if where.jobs > 1:
            raise BadInput("jobs: a cluster has workers of its own")
        check_cluster()


def _count(what: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadInput(f"{what}: {number!r} is no number from 1 on")
    return int(number)


def _play(plan: Plan, store: Store, where: Where, progress: Progress) -> list[str]:
    """Play what is left, and keep it; the sentences of what went wrong."""
    errors: list[str] = []
    done = store.count(plan.games)
    if done == plan.total:
        return errors
    progress.begin(plan.total, done)
    try:
        with closing(_reports(plan, store, where, plan.total - done)) as coming:
            for reports in coming:
                store.add(reports)
                errors += [report.error for report in reports if report.error]
                progress.add(len(reports))
    finally:
        progress.end()
    return sorted(errors)


def _reports(plan: Plan, store: Store, where: Where, left: int) -> Generator[list[Report], None, None]:
    """What the players report, wherever they are."""
    portions = batches(plan, store, max(1, min(BATCH, left // SHARES)))
    if where.cluster is not None:
        yield from play_on_cluster(plan, portions, where.cluster)
    elif where.jobs > 1:
        from fujikit.teams.many.processes import play_over_processes  # noqa: PLC0415  # brings multiprocessing

        yield from play_over_processes(plan, portions, where.jobs)
    else:
        yield from play_here(plan, batches(plan, store, 1))


def play_here(plan: Plan, portions: Iterator[Batch]) -> Iterator[list[Report]]:
    """The reports, batch by batch."""
    return (play_batch(plan, batch) for batch in portions)
