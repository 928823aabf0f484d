"""Which messages pass between a page and its kernel: those that widgets need, and none that could run code.

A message is a frame of the protocol `v1.kernel.websocket.jupyter.org`: the number of offsets, the offsets
(eight bytes each, the last one the end), the channel, then header, parent header, metadata and content as
JSON, then buffers.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, TypeVar

import msgspec

PROTOCOL = "v1.kernel.websocket.jupyter.org"
LARGEST = 512 * 1024
"""Bytes of a message. A box file of one's own is the largest thing that a page sends."""
CHANNEL = b"shell"
TYPES = frozenset({"comm_close", "comm_msg", "comm_open", "kernel_info_request"})
CONTROL = "jupyter.widget.control"
"""What a page may open: the line by which it asks for the widgets there are. The kernel opens those."""
TOLD = TYPES | {"kernel_info_reply", "status"}
"""What a page hears of its kernel: no output and no traceback."""
FEWEST_PARTS = 5
MOST_PARTS = 64


Shape = TypeVar("Shape")


class Malformed(ValueError):
    """A frame that is no message."""


class _Header(msgspec.Struct):
    msg_type: str


class _Status(msgspec.Struct):
    execution_state: str = ""


class _Content(msgspec.Struct):
    comm_id: str = ""
    target_name: str = ""


def may_pass(frame: bytes) -> bool:
    """Whether a message may reach the kernel; Malformed if it is none."""
    channel, header, parent, metadata, content, *_buffers = parts(frame)
    if channel != CHANNEL:
        return False
    for text in (header, parent, metadata, content):
        _check_characters(text)
    kind, comm = _read(header, _Header).msg_type, _read(content, _Content)
    return kind in TYPES and (kind != "comm_open" or comm.target_name == CONTROL)


def may_be_told(frame: bytes) -> bool:
    """Whether a message of the kernel may reach the page."""
    return _read(parts(frame)[1], _Header).msg_type in TOLD


def says_idle(frame: bytes) -> bool:
    """Whether a message says that the kernel has dealt with what it was asked."""
    _channel, header, _parent, _metadata, content, *_buffers = parts(frame)
    if _read(header, _Header).msg_type != "status":
        return False
    return _read(content, _Status).execution_state == "idle"


def parts(frame: bytes) -> list[bytes]:
    """The channel, the four texts of a message, and its buffers; Malformed if there is no such thing."""
    count = int.from_bytes(frame[:8], "little")
    if not FEWEST_PARTS < count <= MOST_PARTS or len(frame) < 8 * (count + 1):
        raise Malformed("a frame of the wrong shape")
    offsets = [int.from_bytes(frame[8 * at : 8 * at + 8], "little") for at in range(1, count + 1)]
    if offsets[0] != 8 * (count + 1) or offsets[-1] != len(frame) or sorted(offsets) != offsets:
        raise Malformed("offsets that do not fit the frame")
    return [frame[start:end] for start, end in pairwise(offsets)]


def _check_characters(part: bytes) -> None:
    """Malformed unless it is UTF-8: Jupyter takes halves of characters in, and fails to send them back."""
    try:
        part.decode()
    except UnicodeDecodeError as error:
        raise Malformed(str(error)) from None


def _read(part: bytes, shape: type[Shape]) -> Shape:
    try:
        return msgspec.json.decode(part, type=shape)
    except msgspec.MsgspecError as error:
        raise Malformed(str(error)) from None


def frame(
    channel: str,
    header: Mapping[str, Any],
    content: Mapping[str, Any],
    metadata: Mapping[str, Any] | None = None,
) -> bytes:
    """A message as a frame."""
    texts = [channel.encode(), *map(msgspec.json.encode, (header, {}, metadata or {}, content))]
    offsets = [8 * (len(texts) + 2)]
    for text in texts:
        offsets.append(offsets[-1] + len(text))
    return b"".join(number.to_bytes(8, "little") for number in (len(offsets), *offsets)) + b"".join(texts)
