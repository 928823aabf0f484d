"""Games on a cluster of dask.distributed."""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.teams.simulation.plan import Batch, Plan
from fujikit.teams.simulation.worker import Report, play_batch

MISSING = "a cluster needs one more package: pip install 'fujikit[cluster]'"
BATCHES_PER_THREAD = 3
"""Batches in hand for each thread of the cluster."""
CONNECT_TIMEOUT = 30
"""Seconds to wait for a scheduler, and for its first worker."""
LOST = (asyncio.CancelledError, concurrent.futures.CancelledError, OSError)
"""What distributed raises where its scheduler dies: one or the other, by what it was doing."""


class SchedulerLost(BadInput):
    """The scheduler died while it had games in hand; those that were reported are not lost."""


def check_cluster() -> None:
    """BadInput where distributed is missing."""
    _distributed()


def play_on_cluster(
    plan: Plan, portions: Iterator[Batch], address: str, timeout: float = CONNECT_TIMEOUT
) -> Generator[list[Report], None, None]:
    """The reports, batch by batch, as they come.

    The scheduler gives the batches of a worker that dies to others; every batch is reported once.
    """
    distributed = _distributed()
    with _quiet_logs(), _client(distributed, address, timeout) as client:
        try:
            yield from _gathered(distributed, client, plan, portions)
        except ImportError as error:
            raise BadInput(f"cluster: a worker lacks a package: {error}") from None
        except LOST:
            raise SchedulerLost(f"cluster: the scheduler at {address} has gone") from None


@contextmanager
def _quiet_logs() -> Iterator[None]:
    """Inside, a client that loses its scheduler logs no tracebacks; our sentence says what happened.

    Whichever part of distributed notices first would log it, so all its loggers are quiet.
    """
    names = [name for name in logging.root.manager.loggerDict if name.split(".")[0] == "distributed"]
    levels = {log: log.level for log in map(logging.getLogger, names)}
    for log in levels:
        log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for log, level in levels.items():
            log.setLevel(level)


def _distributed() -> Any:
    try:
        import distributed  # noqa: PLC0415  # large, and only a cluster needs it
    except ImportError:
        raise BadInput(MISSING) from None
    return distributed


def _client(distributed: Any, address: str, timeout: float) -> Any:
    try:
        client = distributed.Client(address, timeout=timeout)
    except (OSError, ValueError) as error:
        raise BadInput(f"cluster: no scheduler answers at {address}: {error}") from None
    try:
        client.wait_for_workers(1, timeout=timeout)
    except TimeoutError:
        client.close()
        raise BadInput(f"cluster: the scheduler at {address} has no worker") from None
    except LOST:
        client.close()
        raise SchedulerLost(f"cluster: the scheduler at {address} has gone") from None
    return client


def _gathered(distributed: Any, client: Any, plan: Plan, portions: Iterator[Batch]) -> Iterator[list[Report]]:
    """Keep every thread busy, also of workers that come later, and no more than that in hand."""
    running: dict[Any, Batch] = {}
    coming = distributed.as_completed()

    def top_up() -> None:
        if client.status != "running":  # asking would wait for the scheduler to come back; its games are lost
            raise ConnectionError
        room = max(1, BATCHES_PER_THREAD * sum(client.nthreads().values())) - len(running)
        for batch in islice(portions, max(0, room)):
            # The plan goes along with every batch: what is sent ahead to a worker is lost when it dies.
            future = client.submit(play_batch, plan, batch, pure=False)
            running[future] = batch
            coming.add(future)

    top_up()
    for future in coming:
        batch = running.pop(future)
        try:
            reports: list[Report] = future.result()
        except distributed.KilledWorker:
            sentence = f"cluster: workers die whenever they play game {batch[0]} or those near it"
            raise BadInput(sentence) from None
        yield reports
        top_up()
