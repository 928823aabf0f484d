"""Places for kernels: how many, for whom, and for how long."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from jupyter_server._tz import utcnow
from tornado.web import HTTPError

from fujikit.app import kernel_pool
from fujikit.app.kernel_pool import KernelPool, NativeKernelSpecs
from fujikit.app.limits import MEBIBYTE

Scene = Callable[[KernelPool], Coroutine[Any, Any, None]]


class FakeSocket:
    """A socket to a kernel, as far as the pool cares."""

    closed = False

    def close(self) -> None:
        self.closed = True


def play(scene: Scene, place: Path, max_kernels: int = 2) -> None:
    """A scene with real kernels, all gone behind it."""

    async def whole() -> None:
        kernels = KernelPool(
            max_kernels=max_kernels,
            connection_dir=str(place),
            root_dir=str(place),
            kernel_spec_manager=NativeKernelSpecs(),
        )
        try:
            await scene(kernels)
        finally:
            await kernels.shutdown_all()

    asyncio.run(whole())


async def start(kernels: KernelPool, name: str) -> None:
    async with kernels.reserve(name):
        await kernels.begin(name, os.environ)


def connect(kernels: KernelPool, name: str) -> None:
    """As a page does that is open."""
    kernels.notify_connect(name)  # type: ignore[no-untyped-call]


def idle_for(kernels: KernelPool, name: str, seconds: float) -> None:
    kernels.stop_watching_activity(name)  # type: ignore[no-untyped-call]  # it may still say that it has started
    kernels.get_kernel(name).last_activity = utcnow() - timedelta(seconds=seconds)  # type: ignore[attr-defined]


def test_a_place_is_taken_from_the_first_moment_and_free_after_the_end(tmp_path: Path) -> None:
    async def scene(kernels: KernelPool) -> None:
        async with kernels.reserve("one"), kernels.reserve("two"):
            assert kernels.full()
            with pytest.raises(HTTPError) as refused:
                async with kernels.reserve("three"):
                    pass
            assert refused.value.status_code == 503
        assert not kernels.full()
        await start(kernels, "four")
        await start(kernels, "five")
        assert kernels.full()
        await kernels.shutdown_kernel("four", now=True)
        assert not kernels.full()

    play(scene, tmp_path)


def test_one_address_leaves_places_to_others(tmp_path: Path) -> None:
    async def scene(kernels: KernelPool) -> None:
        async with (
            kernels.reserve("1", "8.8.8.8"),
            kernels.reserve("2", "8.8.8.8"),
            kernels.reserve("3", "8.8.8.8"),
        ):
            with pytest.raises(HTTPError) as refused:
                async with kernels.reserve("4", "8.8.8.8"):
                    pass
            assert refused.value.status_code == 503
            async with kernels.reserve("4", "1.1.1.1"):
                assert kernels.full()
            async with kernels.reserve("4"):  # of the local network
                assert kernels.full()
        async with kernels.reserve("5", "8.8.8.8"):
            pass

    play(scene, tmp_path, max_kernels=4)


def test_what_fails_on_the_way_leaves_no_kernel(tmp_path: Path) -> None:
    async def scene(kernels: KernelPool) -> None:
        async def fail() -> None:
            async with kernels.reserve("one"):
                await kernels.begin("one", os.environ)
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await fail()
        assert kernels.list_kernel_ids() == []
        assert not kernels.full()

    play(scene, tmp_path, max_kernels=1)


def test_a_kernel_whose_page_is_gone_makes_room_but_one_with_a_page_does_not(tmp_path: Path) -> None:
    async def scene(kernels: KernelPool) -> None:
        await start(kernels, "open")
        await start(kernels, "left")
        connect(kernels, "open")
        idle_for(kernels, "open", 1000)
        idle_for(kernels, "left", 10)
        with pytest.raises(HTTPError):
            await start(kernels, "new")
        idle_for(kernels, "left", kernel_pool.GRACE_PERIOD.total_seconds() + 1)
        await start(kernels, "new")
        assert set(kernels.list_kernel_ids()) == {"open", "new"}

    play(scene, tmp_path)


def test_abandoned_kernels_go_soon_idle_ones_in_time_and_their_lines_with_them(tmp_path: Path) -> None:
    async def scene(kernels: KernelPool) -> None:
        kernels.cull_idle_timeout, kernels.cull_connected, kernels.cull_busy = 3600, True, True
        for name in ("left", "resting", "forgotten"):
            await start(kernels, name)
        for name in ("resting", "forgotten"):
            connect(kernels, name)
        line = FakeSocket()
        kernels.sockets["forgotten"].add(line)
        idle_for(kernels, "left", kernels.cull_abandoned_timeout + 1)
        idle_for(kernels, "resting", 3000)
        idle_for(kernels, "forgotten", 4000)
        await kernels.cull_kernels()
        assert kernels.list_kernel_ids() == ["resting"]
        assert line.closed

    play(scene, tmp_path, max_kernels=3)


def test_only_this_python_is_offered() -> None:
    assert list(NativeKernelSpecs().find_kernel_specs()) == ["python3"]


def test_places_follow_the_memory_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    for memory, capacity in ((0, kernel_pool.MIN_KERNELS), (4_000, 30), (10**6, kernel_pool.MAX_KERNELS)):
        monkeypatch.setattr(kernel_pool, "_free_memory", lambda memory=memory: memory * MEBIBYTE)
        assert kernel_pool.default_capacity() == capacity
