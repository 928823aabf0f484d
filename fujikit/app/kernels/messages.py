"""What the app, the nursery and its kernels tell each other."""

from __future__ import annotations

import json
import struct
import sys
from collections.abc import Mapping, Sequence

from msgspec import Struct, convert, to_builtins

LAUNCHER = ["-m", "ipykernel_launcher"]
FORK = b"fork"
"""To the nursery, beside the socket of the kernel that is wanted."""
SIGNAL = struct.Struct("!ii")
"""To the nursery: the number of a process, and of a signal for it."""
NUMBER = struct.Struct("!i")
"""From the nursery about a kernel: the number of its process, and in the end its exit code."""


class Order(Struct, frozen=True):
    """To a new kernel: the arguments of an ordinary one, its environment and its folder."""

    arguments: list[str]
    environment: dict[str, str]
    folder: str


def packed(order: Order) -> bytes:
    """An order as it is sent. Paths may hold bytes that are no characters; msgspec's JSON refuses those."""
    return json.dumps(to_builtins(order)).encode()


def unpacked(text: bytes) -> Order:
    r"""The order that was sent.

    >>> order = Order(["-f", "kernel.json"], {"QUERY_STRING": "lang=fr", "PATH": "/no\udcffcharacter"}, "/")
    >>> unpacked(packed(order)) == order
    True
    """
    return convert(json.loads(text), Order)


def order_for(command: Sequence[str], environment: Mapping[str, str], folder: str) -> Order | None:
    """The order that stands for a command; None for kernels that are not of this very Python.

    >>> order_for([sys.executable, "-m", "ipykernel_launcher", "-f", "kernel.json"], {}, ".").arguments
    ['-f', 'kernel.json']
    >>> order_for(["R", "--slave"], {}, ".")
    """
    python, launcher, arguments = command[0], list(command[1:3]), list(command[3:])
    if python != sys.executable or launcher != LAUNCHER:
        return None
    return Order(arguments, dict(environment), folder)
