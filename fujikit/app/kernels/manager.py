"""Kernel managers that fork kernels, or start ordinary ones where forking is not possible."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_events import EventLogger
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager, ServerKernelManager
from traitlets import default

from fujikit.app.kernels.fork_client import ForkClient, ForkFailed
from fujikit.app.kernels.messages import launch_request

FORKS = sys.platform == "linux"
"""Windows can't fork, and on macOS the system's libraries do not survive it."""
MAX_SOCKET_PATH_BYTES = 107
"""Bytes in the path of a socket, on Linux."""
SOCKET_SUFFIX_BYTES = len("-ipc-1")


class ForkedProvisioner(LocalProvisioner):
    """Forks kernels, and treats them as other local processes."""

    process: Any
    pid: Any
    pgid: Any
    cwd: Any

    def __init__(self, fork_client: ForkClient, **traits: Any) -> None:
        super().__init__(**traits)
        self._fork_client = fork_client

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        request = launch_request(cmd, kwargs["env"], kwargs.get("cwd") or str(Path.cwd()))
        if request is not None:
            try:
                process = await self._fork_client.fork(request)
            except ForkFailed as why:
                self.log.warning("Starting an ordinary kernel: %s", why)
            else:
                self.process, self.pid, self.pgid, self.cwd = process, process.pid, None, request.folder
                return self.connection_info
        return await super().launch_kernel(cmd, **kwargs)


class ForkedKernelManager(ServerKernelManager):
    """Manages one kernel."""

    parent: ForkedKernels

    @default("transport")
    def _transport_default(self) -> str:
        """Socket files, if their paths are short enough: no ports that others could take or listen to."""
        longest = len(os.fsencode(self.connection_file)) + SOCKET_SUFFIX_BYTES
        return "ipc" if FORKS and longest <= MAX_SOCKET_PATH_BYTES else "tcp"

    @default("event_logger")
    def _event_logger_default(self) -> EventLogger:
        """One logger for all: Python never removes a named logger, and each would add one."""
        if self.parent.events is None:
            self.parent.events = self._default_event_logger()
        return self.parent.events

    async def start_kernel(self, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]  # as in its base
        fork_client = self.parent.fork_client
        if self.provisioner is None and fork_client is not None:
            self.provisioner = ForkedProvisioner(fork_client, kernel_spec=self.kernel_spec, parent=self)
        await super().start_kernel(*args, **kwargs)


class ForkedKernels(AsyncMappingKernelManager):
    """Manages all kernels of a server, and their fork server."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.fork_client: ForkClient | None = ForkClient() if FORKS else None
        self.events: EventLogger | None = None

    @default("kernel_manager_class")
    def _kernel_manager_class_default(self) -> str:
        return f"{__name__}.{ForkedKernelManager.__name__}"

    async def shutdown_all(self, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]  # as in its base
        await super().shutdown_all(*args, **kwargs)
        if self.fork_client is not None:
            self.fork_client.close()
