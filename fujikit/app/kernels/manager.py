"""Kernel managers of a server whose kernels are forked; where that can't be, they are started as ever."""

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

from fujikit.app.kernels.children import Children, Stillborn
from fujikit.app.kernels.messages import order_for

FORKS = sys.platform == "linux"
"""Windows can't fork, and on macOS the system's libraries do not survive it."""
LONGEST_SOCKET = 107
"""Bytes in the path of a socket, on Linux."""
ENDING = len("-ipc-1")


class ForkedProvisioner(LocalProvisioner):
    """Has kernels forked, and treats them as it does other processes of this machine."""

    process: Any

    def __init__(self, children: Children, **traits: Any) -> None:
        super().__init__(**traits)
        self._children = children

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        order = order_for(cmd, kwargs["env"], kwargs.get("cwd") or str(Path.cwd()))
        if order is not None:
            try:
                child = await self._children.born(order)
            except Stillborn as why:
                self.log.warning("Starting an ordinary kernel: %s", why)
            else:
                self.process, self.pid, self.pgid, self.cwd = child, child.pid, None, order.folder
                return self.connection_info
        return await super().launch_kernel(cmd, **kwargs)


class ForkedKernelManager(ServerKernelManager):
    """One kernel."""

    parent: ForkedKernels

    @default("transport")
    def _transport_default(self) -> str:
        """Files of the user's, if their names are short enough: no ports that others could take or hear."""
        longest = len(os.fsencode(self.connection_file)) + ENDING
        return "ipc" if FORKS and longest <= LONGEST_SOCKET else "tcp"

    @default("event_logger")
    def _event_logger_default(self) -> EventLogger:
        """One for all: each has a name among Python's loggers, which are never forgotten."""
        if self.parent.events is None:
            self.parent.events = self._default_event_logger()
        return self.parent.events

    async def start_kernel(self, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]  # as in its base
        children = self.parent.children
        if self.provisioner is None and children is not None:
            self.provisioner = ForkedProvisioner(children, kernel_spec=self.kernel_spec, parent=self)
        await super().start_kernel(*args, **kwargs)


class ForkedKernels(AsyncMappingKernelManager):
    """All kernels of a server, and the nursery that they come from."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.children: Children | None = Children() if FORKS else None
        self.events: EventLogger | None = None

    @default("kernel_manager_class")
    def _kernel_manager_class_default(self) -> str:
        return f"{__name__}.{ForkedKernelManager.__name__}"

    async def shutdown_all(self, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]  # as in its base
        await super().shutdown_all(*args, **kwargs)
        if self.children is not None:
            self.children.close()
