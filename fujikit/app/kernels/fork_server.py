"""The process that forks kernels: `python -m fujikit.app.kernels.fork_server`.

It loads once what every kernel needs, then only forks, signals and reaps. It has one thread, because a fork
copies no other. Its standard input is the connection to the app; when that breaks, the app is gone, and the
fork server kills its kernels and exits.

A kernel has a socket of its own. Its launch request comes over it and is read only after the fork, so that
nothing of one visitor is ever in the memory that another's kernel starts with.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import socket
from contextlib import suppress

from fujikit.app.kernels.kernel import preload, run
from fujikit.app.kernels.messages import FORK, NUMBER, SIGNAL

STDIN = 0


class AppGone(Exception):
    """The app is gone."""


class ForkServer:
    """Forks kernels for the app; each running kernel has a socket that will carry its exit code."""

    def __init__(self, app: socket.socket) -> None:
        self._app = app
        self._kernels: dict[int, socket.socket] = {}
        self._wakeup_read, self._wakeup_write = socket.socketpair()
        """Wake-up pipe: SIGCHLD writes to it, `select` reads it."""
        self._wakeup_write.settimeout(0)
        signal.signal(signal.SIGCHLD, lambda *_: None)  # a signal without a handler wakes nobody
        signal.set_wakeup_fd(self._wakeup_write.fileno(), warn_on_full_buffer=False)

    def serve(self) -> socket.socket | None:
        """Serve the app until it is gone; in each new process, return the socket of its kernel."""
        jobs = {self._wakeup_read: self._reap, self._app: self._receive}
        try:
            while True:
                ready, _, _ = select.select(jobs, (), ())
                for each in ready:
                    if (kernel := jobs[each]()) is not None:
                        return kernel
        except AppGone:
            for pid in self._kernels:
                self._signal(pid, signal.SIGKILL)
            return None

    def _receive(self) -> socket.socket | None:
        try:
            message, sockets, _, _ = socket.recv_fds(self._app, SIGNAL.size, 1)
        except ConnectionError:
            raise AppGone from None
        if not message:
            raise AppGone
        if message != FORK:
            self._signal(*SIGNAL.unpack(message))
        elif sockets:  # one that got lost is closed already, which the app notices
            return self._fork(socket.socket(fileno=sockets[0]))
        return None

    def _fork(self, kernel: socket.socket) -> socket.socket | None:
        try:
            pid = os.fork()
        except OSError:  # no resources; closing the socket tells the app
            kernel.close()
            return None
        if pid:
            self._kernels[pid] = kernel
            _send_number(kernel, pid)
            return None
        self._detach()
        return kernel

    def _detach(self) -> None:
        """Separate a new process from the fork server and the other kernels."""
        os.setsid()
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for each in (self._app, self._wakeup_read, self._wakeup_write, *self._kernels.values()):
            each.close()

    def _signal(self, pid: int, number: int) -> None:
        """Signal a kernel that is not reaped yet; later its PID may be reused."""
        if pid in self._kernels:
            try:
                os.killpg(pid, number)
            except ProcessLookupError:  # it has not called setsid yet
                os.kill(pid, number)

    def _reap(self) -> None:
        """Collect exited kernels and send their exit codes."""
        self._wakeup_read.recv(1024)
        while self._kernels:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            with self._kernels.pop(pid) as kernel:
                _send_number(kernel, os.waitstatus_to_exitcode(status))


def _send_number(kernel: socket.socket, number: int) -> None:
    with suppress(ConnectionError):  # the app has closed its end
        kernel.send(NUMBER.pack(number))


def main() -> None:
    """Serve; in a forked process, run its kernel."""
    preload()
    gc.collect()
    gc.disable()
    gc.freeze()  # a collection would write into every page that is shared
    server_pid = os.getpid()
    kernel = ForkServer(_app_socket()).serve()
    if kernel is not None:
        run(kernel, server_pid)


def _app_socket() -> socket.socket:
    """The connection to the app; standard input becomes empty, for the kernels."""
    app = socket.socket(fileno=os.dup(STDIN))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, STDIN)
    os.close(nothing)
    return app


if __name__ == "__main__":
    main()
