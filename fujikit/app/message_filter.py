"""Filters the messages between a page and its kernel: widgets work, and nothing can run code.

A message is a frame of the protocol `v1.kernel.websocket.jupyter.org`: the number of offsets, the offsets
(eight bytes each, the last one the end), the channel, then header, parent header, metadata and content as
JSON, then buffers.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TypeVar

import msgspec

PROTOCOL = "v1.kernel.websocket.jupyter.org"
MAX_MESSAGE_BYTES = 512 * 1024
"""The largest message from a page: a box file of one's own."""
CHANNEL = b"shell"
TYPES_TO_KERNEL = frozenset({"comm_close", "comm_msg", "comm_open", "kernel_info_request"})
CONTROL = "jupyter.widget.control"
"""The comm target that a page may open, to ask for all widgets. The kernel opens the widgets' own comms."""
TYPES_TO_PAGE = TYPES_TO_KERNEL | {"kernel_info_reply", "status"}
"""Message types that may reach the page: no output, no traceback."""
MIN_PARTS = 5
MAX_PARTS = 64


Decoded = TypeVar("Decoded")


class Malformed(ValueError):
    """A frame that is no message."""


class _Header(msgspec.Struct):
    msg_type: str


class _Status(msgspec.Struct):
    execution_state: str = ""


class _Content(msgspec.Struct):
    comm_id: str = ""
    target_name: str = ""


def allowed_to_kernel(frame: bytes) -> bool:
    """Whether a message may reach the kernel; raises Malformed if it is none."""
    channel, header, parent, metadata, content, *_buffers = parts(frame)
    if channel != CHANNEL:
        return False
    for text in (header, parent, metadata, content):
        _check_characters(text)
    kind, comm = _read(header, _Header).msg_type, _read(content, _Content)
    return kind in TYPES_TO_KERNEL and (kind != "comm_open" or comm.target_name == CONTROL)


def allowed_to_page(frame: bytes) -> bool:
    """Whether a message from the kernel may reach the page."""
    return _read(parts(frame)[1], _Header).msg_type in TYPES_TO_PAGE


def says_idle(frame: bytes) -> bool:
    """Whether a message says that the kernel has dealt with what it was asked."""
    _channel, header, _parent, _metadata, content, *_buffers = parts(frame)
    if _read(header, _Header).msg_type != "status":
        return False
    return _read(content, _Status).execution_state == "idle"


def parts(frame: bytes) -> list[bytes]:
    """Split a frame into channel, four JSON texts and buffers; raises Malformed if it is no message."""
    count = int.from_bytes(frame[:8], "little")
    if not MIN_PARTS < count <= MAX_PARTS or len(frame) < 8 * (count + 1):
        raise Malformed("a frame with the wrong number of parts")
    offsets = [int.from_bytes(frame[8 * at : 8 * at + 8], "little") for at in range(1, count + 1)]
    if offsets[0] != 8 * (count + 1) or offsets[-1] != len(frame) or sorted(offsets) != offsets:
        raise Malformed("offsets that do not fit the frame")
    return [frame[start:end] for start, end in pairwise(offsets)]


def _check_characters(part: bytes) -> None:
    """Raise Malformed unless it is UTF-8: Jupyter accepts lone surrogates, and fails to send them back."""
    try:
        part.decode()
    except UnicodeDecodeError as error:
        raise Malformed(str(error)) from None


def _read(part: bytes, type_: type[Decoded]) -> Decoded:
    try:
        return msgspec.json.decode(part, type=type_)
    except msgspec.MsgspecError as error:
        raise Malformed(str(error)) from None


def frame(
    channel: str,
    header: Mapping[str, object],
    content: Mapping[str, object],
    metadata: Mapping[str, object] | None = None,
) -> bytes:
    """A message as a frame."""
    texts = [channel.encode(), *map(msgspec.json.encode, (header, {}, metadata or {}, content))]
    offsets = [8 * (len(texts) + 2)]
    for text in texts:
        offsets.append(offsets[-1] + len(text))
    return b"".join(number.to_bytes(8, "little") for number in (len(offsets), *offsets)) + b"".join(texts)
