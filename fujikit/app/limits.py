"""Limits of what one page may take of the server, so that a visitor can break only their own page."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from pathlib import Path

MEBIBYTE = 1024 * 1024
MAX_UNREAD_BYTES = 16 * MEBIBYTE
"""Of messages that a page has not read yet. All widgets of a page with their modules are below 4 MiB."""
MAX_PENDING_MESSAGES = 256
"""Messages of a page that its kernel has not dealt with."""
MAX_SOCKETS = 8
"""Of one page: a browser that lost its connection opens another before the first is known to be gone."""
MAX_KERNEL_BYTES = 600 * MEBIBYTE
"""Memory that a kernel may ask for. A game takes some ten megabytes, pictures and odds about two hundred."""
OOM_SCORE_ADJUSTMENT = 1000
"""The highest that Linux knows: among such processes, the largest is ended first."""
FILES_OF_A_PAGE = 16
"""Open files and sockets of the server for each page."""
FILES_OF_THE_SERVER = 128
HEADER_TIMEOUT = 60.0
"""Seconds for the head of a request, and for a connection without one."""
BODY_TIMEOUT = 20.0
MAX_LOG_LINES, LOG_SECONDS = 60, 60.0
"""Lines that are logged in so many seconds; how many more there were is one line."""

if sys.platform != "win32":
    import resource

    def raise_file_limit() -> int:
        """Let this process open as many files as the system allows it to; how many these are."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            soft = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return soft

    def limit_memory(limit: int = MAX_KERNEL_BYTES) -> None:
        """Let this process ask for no more memory than so many bytes: more raises a MemoryError."""
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))

else:

    def raise_file_limit() -> int:
        """Windows knows no such limit."""
        return sys.maxsize

    def limit_memory(limit: int = MAX_KERNEL_BYTES) -> None:
        """Kernels are not forked here."""


def end_first_without_memory() -> None:
    """Let this process be ended before the server and all others when the machine has no memory left."""
    with suppress(OSError):  # only Linux has such a file
        Path("/proc/self/oom_score_adj").write_text(str(OOM_SCORE_ADJUSTMENT), encoding="ascii")


def pages_by_files(files: int) -> int:
    """How many pages a process can serve that may open so many files.

    >>> pages_by_files(1024)
    56
    """
    return max(1, (files - FILES_OF_THE_SERVER) // FILES_OF_A_PAGE)


def connections_by_files(files: int) -> int:
    """How many connections a process may have open, given its limit of open files; kernels need the rest.

    >>> connections_by_files(1024)
    512
    """
    return files // 2


def share_of_connections(most: int) -> int:
    """How many of so many connections may come from one public address: that of a school, say."""
    return max(1, most // 2)


def share_of_pages(most: int) -> int:
    """How many of so many pages may be open at one public address: that of a school, say.

    >>> share_of_pages(40)
    30
    """
    return max(1, most * 3 // 4)


class LogLimit(logging.Filter):
    """Lets so many records of a minute pass; the first one after that says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._since = -LOG_SECONDS
        self._count = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if record.created - self._since > LOG_SECONDS:
            if self._count > MAX_LOG_LINES:
                left_out = self._count - MAX_LOG_LINES
                record.msg = f"{record.getMessage()} (and {left_out} lines left out before)"
                record.args = ()
            self._since, self._count = record.created, 0
        self._count += 1
        return self._count <= MAX_LOG_LINES
