"""Games over processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for

from fujikit.engine.errors import BadInput
from fujikit.teams.simulation.plan import Batch, Plan
from fujikit.teams.simulation.worker import Report, play_batch

BATCHES_PER_PROCESS = 3
"""Batches in hand for each process, so that none waits for the next."""
MAX_FAILURES = 3
"""How often in a row processes may die without a batch done."""
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")

_plan: Plan | None = None


def play_over_processes(plan: Plan, portions: Iterator[Batch], jobs: int) -> Iterator[list[Report]]:
    """The reports, batch by batch, as they come; those of a process that dies are played again."""
    left: dict[Batch, None] = {}
    failures = 0
    while failures < MAX_FAILURES:
        try:
            for reports in _round(plan, left, portions, jobs):
                failures = 0
                yield reports
        except BrokenProcessPool:
            failures += 1
        else:
            return
    raise BadInput(
        f"jobs: processes that should play die again and again; {MAX_FAILURES} times without a game"
    )


def _round(
    plan: Plan, left: dict[Batch, None], portions: Iterator[Batch], jobs: int
) -> Iterator[list[Report]]:
    """Play with one pool while it lasts; what is in hand stays in `left`."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (plan,))
    try:
        running: dict[Future[list[Report]], Batch] = {pool.submit(_play, batch): batch for batch in left}
        while True:
            for batch in islice(portions, max(0, jobs * BATCHES_PER_PROCESS - len(running))):
                left[batch] = None
                running[pool.submit(_play, batch)] = batch
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                reports = future.result()
                del left[running.pop(future)]
                yield reports
    except BaseException:
        _stop(pool)
        raise
    finally:
        pool.shutdown()


def _stop(pool: ProcessPoolExecutor) -> None:
    """Stop at once: what is being played is not waited for, and can be played again."""
    workers = list((pool._processes or {}).values())  # noqa: SLF001  # the pool has no public way to stop them
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def _begin(plan: Plan) -> None:
    """What a process does first: one thread each, and Ctrl-C is for the one who asked."""
    global _plan  # noqa: PLW0603  # a process is told its plan once, not with every batch
    _plan = plan
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    """Exit when the parent process is gone."""
    parent = parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def _play(batch: Batch) -> list[Report]:
    assert _plan is not None
    return play_batch(_plan, batch)
