"""The app's side of the nursery: asking for kernels, and following each of them."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress

from fujikit.app.kernels.messages import FORK, NUMBER, SIGNAL, Order, packed

COMMAND = (sys.executable, "-P", "-m", "fujikit.app.kernels.nursery")
PATIENCE = 60.0
"""Seconds for a kernel to be born; the first ones wait until the nursery has loaded."""
ORPHANED = -9
"""The exit code of a kernel whose nursery died, and which dies with it: as if killed."""


class Stillborn(Exception):
    """The nursery gave no kernel."""


class Child:
    """A forked kernel: as much of a `subprocess.Popen` as a kernel manager asks for."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int, own: socket.socket, nursery: socket.socket) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._own = own
        self._nursery = nursery

    def poll(self) -> int | None:
        """The exit code; None while it runs."""
        if self.returncode is None:
            try:
                told = self._own.recv(NUMBER.size)
            except BlockingIOError:
                return None
            except ConnectionError:
                told = b""
            self._own.close()
            self.returncode = NUMBER.unpack(told)[0] if told else ORPHANED
        return self.returncode

    def wait(self) -> int | None:
        """The exit code; a kernel manager asks only behind the end."""
        return self.poll()

    def send_signal(self, number: int) -> None:
        """By the nursery, which knows whether the process is still this one."""
        if self.poll() is None:
            with suppress(OSError):  # without a nursery it ends by itself
                self._nursery.send(SIGNAL.pack(self.pid, number))

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Children:
    """The nursery of an app, and the kernels that come from it."""

    def __init__(self) -> None:
        self._proven = False
        self._begin()

    def _begin(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line.settimeout(0)
        with theirs:
            self._process = subprocess.Popen(COMMAND, stdin=theirs.fileno(), start_new_session=True)

    async def born(self, order: Order) -> Child:
        """A new kernel, or Stillborn. A nursery that died is followed by another, if it ever gave one."""
        if self._proven and self._process.poll() is not None:
            self._proven = False
            self._line.close()
            self._begin()
        own, theirs = socket.socketpair()
        own.settimeout(0)
        with ExitStack() as unwanted:
            unwanted.callback(own.close)  # a kernel that comes too late finds no order, and goes
            try:
                with theirs:
                    socket.send_fds(self._line, [FORK], [theirs.fileno()])
                async with asyncio.timeout(PATIENCE):
                    pid = await _pid(own, order)
            except OSError as error:  # also when time runs out
                raise Stillborn(f"the nursery gave no kernel: {error!r}") from error
            unwanted.pop_all()
        self._proven = True
        return Child(pid, own, self._line)

    def close(self) -> None:
        """End the nursery, and with it all of its kernels."""
        self._line.close()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


async def _pid(own: socket.socket, order: Order) -> int:
    """The number of a new process, which has its order then."""
    loop = asyncio.get_running_loop()
    told = await loop.sock_recv(own, NUMBER.size)
    if not told:
        raise ConnectionResetError("it has ended")
    await loop.sock_sendall(own, packed(order))
    own.shutdown(socket.SHUT_WR)
    pid: int = NUMBER.unpack(told)[0]
    return pid
