"""Games on a real cluster of processes, one of which is killed on the way."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import dask
import pytest
from distributed import Client, LocalCluster

from fujikit.engine.errors import BadInput
from fujikit.teams import simulate
from fujikit.teams.simulation.cluster import (
    BATCHES_PER_THREAD,
    SchedulerLost,
    _gathered,
    _quiet_logs,
    play_on_cluster,
)
from fujikit.teams.simulation.plan import batches
from fujikit.teams.simulation.run import make_plan
from fujikit.teams.simulation.store import Memory
from fujikit.teams.simulation.worker import Report
from tests.teams.simulation.players import HERE

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[3]
BOX = ROOT / "tests" / "box.toml"
GRID: dict[str, Any] = {"team": "random", "level": [1, 4], "box": BOX}
SCHEDULER = """
import asyncio
from distributed import Scheduler

async def serve():
    async with Scheduler(host="127.0.0.1", port=0, dashboard=False) as scheduler:
        print(scheduler.address, flush=True)
        await scheduler.finished()

asyncio.run(serve())
"""
WORKER = """
import asyncio, sys
from distributed import Worker

async def serve():
    async with Worker(sys.argv[1], nthreads=1, dashboard=False) as worker:
        print(worker.address, flush=True)
        await worker.finished()

asyncio.run(serve())
"""


def local(workers: int) -> Any:
    """A cluster on this machine; its workers are processes that are started again when they die."""
    return LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=workers,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
    )


def processes(cluster: str) -> set[int]:
    """The numbers of the workers' processes."""
    with Client(cluster) as client:  # type: ignore[no-untyped-call]
        return set(client.run(os.getpid).values())


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with local(2) as made:
        yield made.scheduler_address


def test_a_cluster_plays_the_games_of_one_process(cluster: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    alone = simulate(**GRID, games=4, out=here, formats=("csv", "parquet"))
    together = simulate(**GRID, games=4, out=there, formats=("csv", "parquet"), cluster=cluster)
    assert len(together.games) == 8
    assert together.games == alone.games
    for name in ("games.csv", "seats.csv", "games.parquet", "seats.parquet"):
        assert (there / name).read_bytes() == (here / name).read_bytes()


def test_a_worker_killed_on_the_way_costs_no_game_and_none_comes_twice(cluster: str) -> None:
    plan = make_plan("fuji", 12, 0, GRID)
    coming = play_on_cluster(plan, batches(plan, (), 2), cluster)
    reports = next(coming)
    worker = min(processes(cluster))
    os.kill(worker, signal.SIGKILL)
    for more in coming:
        reports += more
    assert sorted(report.name for report in reports) == sorted(plan.names())
    store = Memory()
    store.add(reports)
    assert [each.game for each in store.tables(12)] == simulate(**GRID, games=12).games
    assert worker not in processes(cluster)


@contextmanager
def running(program: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A process that has said its first line, and is killed behind the block."""
    command = [sys.executable, "-c", program, *arguments]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, cwd=ROOT, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_no_part_of_distributed_logs_the_loss_of_a_scheduler() -> None:
    noticing = [logging.getLogger(f"distributed{part}") for part in ("", ".client", ".batched", ".comm.tcp")]
    levels = [log.level for log in noticing]
    with _quiet_logs():
        assert not any(log.isEnabledFor(logging.ERROR) for log in noticing)
    assert [log.level for log in noticing] == levels


def test_a_scheduler_that_is_killed_is_one_sentence_and_the_run_goes_on(cluster: str, tmp_path: Path) -> None:
    victim, out = tmp_path / "victim", tmp_path / "out"
    team = f"{HERE}.Assassin:victim={victim}"
    command = ["simulate", "--team", team, "--box", str(BOX), "--games", "8", "--quiet"]
    with running(SCHEDULER) as scheduler:
        address = first_line(scheduler)
        with running(WORKER, address) as worker:
            assert first_line(worker)
            victim.write_text(str(scheduler.pid), "utf-8")
            done = subprocess.run(
                [sys.executable, "-m", "fujikit", *command, "--out", str(out), "--cluster", address],
                cwd=ROOT,
                capture_output=True,
                encoding="utf-8",
                check=False,
            )
        assert scheduler.wait() == -signal.SIGKILL
    assert done.stderr == (
        f"fujikit: cluster: the scheduler at {address} has gone; what was played is kept in {out}, "
        "and the same call, with any scheduler, goes on with it\n"
    )
    assert (done.returncode, done.stdout) == (2, "")
    kept = (out / "journal.jsonl").read_bytes()
    assert 1 <= len(kept.splitlines()[1:]) <= 3
    resumed = simulate(team=team, box=BOX, games=8, out=out, cluster=cluster)
    assert (out / "journal.jsonl").read_bytes().startswith(kept)
    assert resumed.games == simulate(team=team, box=BOX, games=8).games


def test_a_scheduler_that_is_lost_without_a_folder_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(*_: object) -> Iterator[list[Report]]:
        raise SchedulerLost("it has gone")

    monkeypatch.setattr("fujikit.teams.simulation.run.play_on_cluster", lose)
    with pytest.raises(BadInput, match=r"it has gone; nothing is kept, as no folder \(out\) was named"):
        simulate(**GRID, games=1, cluster="tcp://127.0.0.1:1")


class Few:
    """A client whose workers come and go as the test says; what it is given is done at once."""

    status = "running"

    def __init__(self, *threads: int) -> None:
        self.threads = list(threads)
        self.given = 0

    def nthreads(self) -> dict[str, int]:
        return {"worker": self.threads.pop(0) if len(self.threads) > 1 else self.threads[0]}

    def submit(self, play: Callable[..., Any], *about: Any, pure: bool) -> Future[Any]:
        assert not pure
        self.given += 1
        done: Future[Any] = Future()
        done.set_result(play(*about))
        return done


class Coming(list[Any]):
    """What is done, in order; more may be added on the way."""

    add = list.append


def test_workers_that_come_later_get_their_share_and_none_at_first_is_no_end() -> None:
    plan = make_plan("fuji", 10, 0, {**GRID, "level": 1})
    client = Few(0, 2)
    coming = _gathered(SimpleNamespace(as_completed=Coming), client, plan, batches(plan, (), 1))
    first = next(coming)
    assert client.given == 1
    second = next(coming)
    assert client.given == 1 + BATCHES_PER_THREAD * 2
    assert len([*first, *second, *(report for reports in coming for report in reports)]) == 10


def test_a_client_that_has_lost_its_scheduler_is_not_asked_for_its_workers() -> None:
    plan = make_plan("fuji", 4, 0, {**GRID, "level": 1})
    client = Few(1)
    coming = _gathered(SimpleNamespace(as_completed=Coming), client, plan, batches(plan, (), 1))
    next(coming)
    client.status, client.threads = "connecting", []
    with pytest.raises(ConnectionError):
        next(coming)


def test_a_batch_that_kills_every_worker_is_given_up() -> None:
    with dask.config.set({"distributed.scheduler.allowed-failures": 0}), local(1) as made:
        with pytest.raises(BadInput, match="workers die whenever they play game c0n0"):
            simulate(team=f"{HERE}.Doomed", box=BOX, games=1, cluster=made.scheduler_address)
        with Client(made) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(1)  # a cluster that closes while a worker starts waits half a minute


def test_nobody_at_the_address() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        plan = make_plan("fuji", 1, 0, GRID)
        with pytest.raises(BadInput, match=f"no scheduler answers at {address}"):
            next(play_on_cluster(plan, batches(plan, (), 1), address, timeout=0.5))


@pytest.mark.parametrize("address", ["", "nowhere", "http://127.0.0.1:1", "tcp://127.0.0.1:port"])
def test_an_address_that_is_none(address: str) -> None:
    plan = make_plan("fuji", 1, 0, GRID)
    with pytest.raises(BadInput, match="cluster: "):
        next(play_on_cluster(plan, batches(plan, (), 1), address, timeout=0.5))


def test_a_scheduler_without_workers() -> None:
    with local(0) as made:
        plan = make_plan("fuji", 1, 0, GRID)
        with pytest.raises(BadInput, match="has no worker"):
            next(play_on_cluster(plan, batches(plan, (), 1), made.scheduler_address, timeout=0.5))


def test_a_scheduler_that_dies_before_its_first_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []

    class Orphan:
        def __init__(self, *_: object, **__: object) -> None:
            pass

        def wait_for_workers(self, *_: object, **__: object) -> None:
            raise ConnectionError

        def close(self) -> None:
            closed.append(True)

    monkeypatch.setattr("distributed.Client", Orphan)
    plan = make_plan("fuji", 1, 0, GRID)
    with pytest.raises(SchedulerLost, match="has gone"):
        next(play_on_cluster(plan, batches(plan, (), 1), "tcp://127.0.0.1:1"))
    assert closed == [True]


def test_without_the_package_the_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadInput, match=r"pip install 'fujikit\[cluster\]'"):
        simulate(**GRID, games=1, cluster="tcp://127.0.0.1:1")


def test_a_cluster_has_no_jobs_here() -> None:
    with pytest.raises(BadInput, match="workers of its own"):
        simulate(**GRID, games=1, cluster="tcp://127.0.0.1:1", jobs=2)
