"""The kernels of the pages: limits their number and ends those that are not used."""

from __future__ import annotations

import asyncio
import os
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Protocol

from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpecManager
from jupyter_client.manager import KernelManager
from jupyter_server._tz import utcnow
from jupyter_server.utils import ApiPath
from tornado.web import HTTPError
from traitlets import Integer

from fujikit.app.kernels.manager import ForkedKernels
from fujikit.app.limits import MEBIBYTE, pages_by_files, raise_file_limit, share_of_pages
from fujikit.app.visitors import NOT_COUNTED

KERNEL_MEMORY = 100 * MEBIBYTE
"""Memory that a page may come to use; most use less."""
MIN_KERNELS, MAX_KERNELS = 4, 200
GRACE_PERIOD = timedelta(seconds=30)
"""How long a page may be gone before its kernel is ended for another page."""


class ClosableSocket(Protocol):
    """A socket that can be closed."""

    def close(self) -> None: ...


class NativeKernelSpecs(KernelSpecManager):
    """Offers one kind of kernel, this Python, whatever else is installed on the machine."""

    def _kernel_dirs_default(self) -> list[str]:
        return []


class KernelPool(ForkedKernels):
    """Limits the number of kernels and culls abandoned and idle ones."""

    max_kernels: Integer[int, int] = Integer(
        MIN_KERNELS, config=True, help="how many kernels there may be at once"
    )
    cull_abandoned_timeout: Integer[int, int] = Integer(
        600, config=True, help="seconds that a kernel waits for a page that is gone"
    )

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._starting: set[str] = set()
        self._pending_shutdowns: set[asyncio.Future[None]] = set()
        self.sockets: defaultdict[str, set[ClosableSocket]] = defaultdict(set)
        """The open sockets to each kernel."""
        self._networks: dict[str, str] = {}
        """The network that each kernel is counted to."""

    @asynccontextmanager
    async def reserve(self, kernel_id: str, network: str = NOT_COUNTED) -> AsyncIterator[None]:
        """Reserve a place for a kernel that is to start; a failure inside leaves no kernel behind."""
        if not self._has_room(network):
            await self._end(self.abandoned(GRACE_PERIOD))
        if not self._has_room(network):
            raise HTTPError(503)
        self._starting.add(kernel_id)
        self._networks[kernel_id] = network
        try:
            yield
        except BaseException:
            await self._end([kernel_id])
            self._networks.pop(kernel_id, None)
            raise
        finally:
            self._starting.discard(kernel_id)

    async def begin(self, kernel_id: str, environment: Mapping[str, str]) -> KernelManager:
        """Start a kernel."""
        env, folder = {**environment}, ApiPath("")
        await self.start_kernel(kernel_id=kernel_id, kernel_name=NATIVE_KERNEL_NAME, path=folder, env=env)
        return self.get_kernel(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        """Shut a dead kernel down; a restarted one would lack its page's state."""
        shutdown = asyncio.ensure_future(self._end([kernel_id]))
        self._pending_shutdowns.add(shutdown)  # the loop holds only a weak reference
        shutdown.add_done_callback(self._pending_shutdowns.discard)

    async def shutdown_kernel(self, kernel_id: str, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]
        """End a kernel and close its sockets."""
        await super().shutdown_kernel(kernel_id, *args, **kwargs)
        self._networks.pop(kernel_id, None)
        for each in self.sockets.pop(kernel_id, ()):
            each.close()

    def full(self) -> bool:
        """Whether all places are taken; kernels that are still starting count."""
        return len(self._taken()) >= self.max_kernels

    def _taken(self) -> set[str]:
        return self._starting.union(self.list_kernel_ids())

    def _has_room(self, network: str) -> bool:
        """Whether there is a place for one more page of a visitor."""
        if self.full() or network == NOT_COUNTED:
            return not self.full()
        own = [kernel for kernel in self._taken() if self._networks.get(kernel) == network]
        return len(own) < share_of_pages(self.max_kernels)

    async def cull_kernels(self) -> None:
        """End what is abandoned, then what is idle."""
        await self._end(self.abandoned(timedelta(seconds=self.cull_abandoned_timeout)))
        await super().cull_kernels()

    def abandoned(self, since: timedelta) -> list[str]:
        """The kernels without a page that have been idle for so long."""
        return [
            kernel
            for kernel in self.list_kernel_ids()
            if not self._kernel_connections.get(kernel) and self._idle_time(kernel) > since
        ]

    async def _end(self, kernels: list[str]) -> None:
        for kernel in kernels:
            if kernel in self:
                await self.shutdown_kernel(kernel, now=True)

    def _idle_time(self, kernel: str) -> timedelta:
        last: datetime | None = getattr(self._kernels[kernel], "last_activity", None)
        return utcnow() - last if last else timedelta()


def default_capacity() -> int:
    """How many kernels this machine can hold: by most of the memory that is free now, and by open files."""
    by_memory = max(MIN_KERNELS, (_free_memory() * 3 // 4) // KERNEL_MEMORY)
    return min(MAX_KERNELS, by_memory, pages_by_files(raise_file_limit()))


def _free_memory() -> int:
    """What Linux says is available; elsewhere half of what there is, or a modest guess."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
        return int(next(line for line in lines if line.startswith("MemAvailable:")).split()[1]) * 1024
    except (OSError, StopIteration):
        pass
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
    except (AttributeError, OSError, ValueError):
        return 2048 * MEBIBYTE
