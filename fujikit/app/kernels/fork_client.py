"""The app's side of the fork server: asks for kernels and follows each of them."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress

from fujikit.app.kernels.messages import FORK, NUMBER, SIGNAL, LaunchRequest, encode_request

COMMAND = (sys.executable, "-P", "-m", "fujikit.app.kernels.fork_server")
FORK_TIMEOUT = 60.0
"""Seconds for a fork; the first ones wait until the fork server has loaded its modules."""
ORPHAN_EXIT_CODE = -9
"""The exit code of a kernel that ended because its fork server died: as if killed."""


class ForkFailed(Exception):
    """The fork server gave no kernel."""


class ForkedProcess:
    """A forked kernel: as much of a `subprocess.Popen` as a kernel manager asks for."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int, own: socket.socket, server: socket.socket) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._own = own
        self._server = server

    def poll(self) -> int | None:
        """The exit code; None while it runs."""
        if self.returncode is None:
            try:
                received = self._own.recv(NUMBER.size)
            except BlockingIOError:
                return None
            except ConnectionError:
                received = b""
            self._own.close()
            self.returncode = NUMBER.unpack(received)[0] if received else ORPHAN_EXIT_CODE
        return self.returncode

    def wait(self) -> int | None:
        """The exit code; a kernel manager asks only after the end."""
        return self.poll()

    def send_signal(self, number: int) -> None:
        """Signal through the fork server, which knows whether the PID still belongs to this kernel."""
        if self.poll() is None:
            with suppress(OSError):  # without a fork server it ends by itself
                self._server.send(SIGNAL.pack(self.pid, number))

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class ForkClient:
    """Starts a fork server and asks it for kernels."""

    def __init__(self) -> None:
        self._has_forked = False
        self._start_server()

    def _start_server(self) -> None:
        self._server, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._server.settimeout(0)
        with theirs:
            self._process = subprocess.Popen(COMMAND, stdin=theirs.fileno(), start_new_session=True)

    async def fork(self, request: LaunchRequest) -> ForkedProcess:
        """Fork a kernel or raise `ForkFailed`; restart a fork server that died after working."""
        if self._has_forked and self._process.poll() is not None:
            self._has_forked = False
            self._server.close()
            self._start_server()
        own, theirs = socket.socketpair()
        own.settimeout(0)
        with ExitStack() as unwanted:
            unwanted.callback(own.close)  # a kernel that comes too late finds no request, and exits
            try:
                with theirs:
                    socket.send_fds(self._server, [FORK], [theirs.fileno()])
                async with asyncio.timeout(FORK_TIMEOUT):
                    pid = await _pid(own, request)
            except OSError as error:  # also when time runs out
                raise ForkFailed(f"the fork server gave no kernel: {error!r}") from error
            unwanted.pop_all()
        self._has_forked = True
        return ForkedProcess(pid, own, self._server)

    def close(self) -> None:
        """End the fork server, and with it all of its kernels."""
        self._server.close()
        try:
            self._process.wait(FORK_TIMEOUT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


async def _pid(own: socket.socket, request: LaunchRequest) -> int:
    """Receive the PID of a new process and send it its launch request."""
    loop = asyncio.get_running_loop()
    received = await loop.sock_recv(own, NUMBER.size)
    if not received:
        raise ConnectionResetError("it has ended")
    await loop.sock_sendall(own, encode_request(request))
    own.shutdown(socket.SHUT_WR)
    pid: int = NUMBER.unpack(received)[0]
    return pid
