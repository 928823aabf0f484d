"""Messages between the app, the fork server and its kernels."""

from __future__ import annotations

import json
import struct
import sys
from collections.abc import Mapping, Sequence

from msgspec import Struct, convert, to_builtins

LAUNCHER = ["-m", "ipykernel_launcher"]
FORK = b"fork"
"""To the fork server, together with the socket for the new kernel."""
SIGNAL = struct.Struct("!ii")
"""To the fork server: a PID and the number of a signal for it."""
NUMBER = struct.Struct("!i")
"""From the fork server about a kernel: its PID, and in the end its exit code."""


class LaunchRequest(Struct, frozen=True):
    """To a new kernel: the arguments of an ordinary one, its environment and its folder."""

    arguments: list[str]
    environment: dict[str, str]
    folder: str


def encode_request(request: LaunchRequest) -> bytes:
    """Encode a request. Paths may hold bytes that are no characters; msgspec's JSON refuses those."""
    return json.dumps(to_builtins(request)).encode()


def decode_request(text: bytes) -> LaunchRequest:
    r"""Decode a request.

    >>> request = LaunchRequest(["-f", "kernel.json"], {"PATH": "/no\udcffcharacter"}, "/")
    >>> decode_request(encode_request(request)) == request
    True
    """
    return convert(json.loads(text), LaunchRequest)


def launch_request(
    command: Sequence[str], environment: Mapping[str, str], folder: str
) -> LaunchRequest | None:
    """The launch request for a command; None for kernels that are not of this very Python.

    >>> launch_request([sys.executable, "-m", "ipykernel_launcher", "-f", "kernel.json"], {}, ".").arguments
    ['-f', 'kernel.json']
    >>> launch_request(["R", "--slave"], {}, ".")
    """
    python, launcher, arguments = command[0], list(command[1:3]), list(command[3:])
    if python != sys.executable or launcher != LAUNCHER:
        return None
    return LaunchRequest(arguments, dict(environment), folder)
