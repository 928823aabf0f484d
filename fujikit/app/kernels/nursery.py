"""The process that kernels are forked from: `python -m fujikit.app.kernels.nursery`.

It loads once what every kernel needs and then does nothing but fork, signal and bury. It has one thread,
for a fork copies no other. Its standard input is the line to the app; when that breaks, the app is gone,
and everybody goes.

A kernel has a socket of its own. Its order comes by it and is read only after the fork, so that nothing of
one visitor is ever in the memory that another's kernel starts with.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import socket
from contextlib import suppress

from fujikit.app.kernels.kernel import load, run
from fujikit.app.kernels.messages import FORK, NUMBER, SIGNAL

STDIN = 0


class Deserted(Exception):
    """The app is gone."""


class Nursery:
    """The kernels that are alive, each with the socket by which its end will be told."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._kernels: dict[int, socket.socket] = {}
        self._bell, self._rope = socket.socketpair()
        """Python pulls the rope when a kernel has died."""
        self._rope.settimeout(0)
        signal.signal(signal.SIGCHLD, lambda *_: None)  # nobody pulls for a signal without a handler
        signal.set_wakeup_fd(self._rope.fileno(), warn_on_full_buffer=False)

    def tend(self) -> socket.socket | None:
        """Serve the app until it is gone. In each new process this returns the socket of its kernel."""
        jobs = {self._bell: self._bury, self._line: self._listen}
        try:
            while True:
                ready, _, _ = select.select(jobs, (), ())
                for each in ready:
                    if (kernel := jobs[each]()) is not None:
                        return kernel
        except Deserted:
            for pid in self._kernels:
                self._signal(pid, signal.SIGKILL)
            return None

    def _listen(self) -> socket.socket | None:
        try:
            message, sockets, _, _ = socket.recv_fds(self._line, SIGNAL.size, 1)
        except ConnectionError:
            raise Deserted from None
        if not message:
            raise Deserted
        if message != FORK:
            self._signal(*SIGNAL.unpack(message))
        elif sockets:  # one that did not fit in here is closed already, which the app understands
            return self._fork(socket.socket(fileno=sockets[0]))
        return None

    def _fork(self, kernel: socket.socket) -> socket.socket | None:
        try:
            pid = os.fork()
        except OSError:  # the machine has no room; to be told by closing is enough for the app
            kernel.close()
            return None
        if pid:
            self._kernels[pid] = kernel
            _tell(kernel, pid)
            return None
        self._leave()
        return kernel

    def _leave(self) -> None:
        """A new process has nothing to do with the others."""
        os.setsid()
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for each in (self._line, self._bell, self._rope, *self._kernels.values()):
            each.close()

    def _signal(self, pid: int, number: int) -> None:
        """To a kernel that is not buried yet; later its number may be somebody else's."""
        if pid in self._kernels:
            try:
                os.killpg(pid, number)
            except ProcessLookupError:  # so young that it is not on its own yet
                os.kill(pid, number)

    def _bury(self) -> None:
        self._bell.recv(1024)
        while self._kernels:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            with self._kernels.pop(pid) as kernel:
                _tell(kernel, os.waitstatus_to_exitcode(status))


def _tell(kernel: socket.socket, number: int) -> None:
    with suppress(ConnectionError):  # nobody wants to know any more
        kernel.send(NUMBER.pack(number))


def main() -> None:
    """Serve; each kernel comes through here too, from its fork to its end."""
    load()
    gc.collect()
    gc.disable()
    gc.freeze()  # a collection would write into every page that is shared
    nursery = os.getpid()
    kernel = Nursery(_line()).tend()
    if kernel is not None:
        run(kernel, nursery)


def _line() -> socket.socket:
    """The line to the app; nothing is left to read from for kernels."""
    line = socket.socket(fileno=os.dup(STDIN))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, STDIN)
    os.close(nothing)
    return line


if __name__ == "__main__":
    main()
