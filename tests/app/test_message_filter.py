"""Which messages pass, decided from their bytes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1

from fujikit.app.message_filter import Malformed, allowed_to_kernel, allowed_to_page, frame

COMM = {"comm_id": "a", "data": {}}
CONTROL = {"comm_id": "a", "target_name": "jupyter.widget.control", "data": {}}


def message(kind: str, content: dict[str, Any] | None = None, channel: str = "shell") -> bytes:
    return frame(channel, {"msg_id": "1", "msg_type": kind}, content or {})


def raw(header: bytes, content: bytes = b"{}", channel: bytes = b"shell", buffers: int = 0) -> bytes:
    parts = [header, b"{}", b"{}", content, *[b"x"] * buffers]
    made: bytes = serialize_msg_to_ws_v1(parts, channel.decode("latin-1"))  # type: ignore[no-untyped-call]
    return made


@pytest.mark.parametrize("kind", ["comm_msg", "comm_close", "kernel_info_request"])
def test_what_widgets_need_passes(kind: str) -> None:
    assert allowed_to_kernel(message(kind, COMM))


def test_a_page_may_ask_for_its_widgets() -> None:
    assert allowed_to_kernel(message("comm_open", CONTROL))


@pytest.mark.parametrize(
    "kind",
    [
        "execute_request",
        "complete_request",
        "inspect_request",
        "history_request",
        "is_complete_request",
        "shutdown_request",
        "interrupt_request",
        "debug_request",
        "input_reply",
        "comm_info_request",
        "create_subshell_request",
        "usage_request",
        "",
        "COMM_MSG",
    ],
)
@pytest.mark.parametrize("channel", ["shell", "control", "stdin", "iopub", "", "Shell"])
def test_nothing_else_passes_on_any_channel(kind: str, channel: str) -> None:
    assert not allowed_to_kernel(message(kind, {"code": "1"}, channel))


@pytest.mark.parametrize("channel", ["control", "stdin", "iopub", "hb", ""])
def test_even_harmless_messages_go_by_the_shell_alone(channel: str) -> None:
    assert not allowed_to_kernel(message("comm_msg", COMM, channel))


@pytest.mark.parametrize(
    "target", ["jupyter.widget", "jupyter.widget.version", "", "jupyter.widget.control "]
)
def test_nothing_else_is_opened(target: str) -> None:
    assert not allowed_to_kernel(message("comm_open", {**CONTROL, "target_name": target}))
    assert not allowed_to_kernel(message("comm_open", COMM))


def test_of_two_types_the_one_counts_that_the_kernel_would_take() -> None:
    assert not allowed_to_kernel(raw(b'{"msg_type":"comm_msg","msg_type":"execute_request"}'))
    assert not allowed_to_kernel(
        raw(
            b'{"msg_type":"comm_open"}',
            b'{"target_name":"jupyter.widget.control","target_name":"jupyter.widget"}',
        )
    )


@pytest.mark.parametrize(
    "header", [b"", b"{}", b"[]", b"null", b'{"msg_type":null}', b'{"msg_type":["comm_msg"]}', b"{", b"\xff"]
)
def test_a_header_that_names_no_type_is_no_header(header: bytes) -> None:
    with pytest.raises(Malformed):
        allowed_to_kernel(raw(header))


@pytest.mark.parametrize("half", [rb"\ud800 and more", rb"\udc00 and more", b"\xed\xa0\x80", b"\xff"])
def test_half_a_character_passes_in_no_id(half: bytes) -> None:
    for frame_ in (
        raw(b'{"msg_type":"comm_msg","msg_id":"%s","session":""}' % half),
        raw(b'{"msg_type":"comm_msg"}', b'{"comm_id":"%s","data":{}}' % half),
    ):
        with pytest.raises(Malformed):
            allowed_to_kernel(frame_)


@pytest.mark.parametrize(
    "bytes_",
    [
        b"",
        b"{}",
        b'{"header":{"msg_type":"execute_request"},"channel":"shell"}',
        (2**63).to_bytes(8, "little"),
        (6).to_bytes(8, "little") * 7,
        message("comm_msg", COMM)[:-1],
        message("comm_msg", COMM) + b"x",
        raw(b'{"msg_type":"comm_msg"}', buffers=1000),
    ],
)
def test_what_is_no_frame_is_malformed(bytes_: bytes) -> None:
    with pytest.raises(Malformed):
        allowed_to_kernel(bytes_)


@given(st.binary(max_size=400))
def test_no_bytes_make_it_stumble(junk: bytes) -> None:
    for bytes_ in (junk, (6).to_bytes(8, "little") + junk):
        with pytest.raises(Malformed):
            allowed_to_kernel(bytes_)


def test_frames_are_those_of_jupyter() -> None:
    made = message("comm_msg", COMM)
    channel, parts = deserialize_msg_from_ws_v1(made)  # type: ignore[no-untyped-call]
    assert (channel, parts[0]) == ("shell", b'{"msg_id":"1","msg_type":"comm_msg"}')
    assert serialize_msg_to_ws_v1(parts, channel) == made  # type: ignore[no-untyped-call]
    assert allowed_to_kernel(raw(b'{"msg_type":"comm_msg"}', buffers=2))


@pytest.mark.parametrize("kind", ["status", "comm_msg", "comm_open", "kernel_info_reply"])
def test_a_page_receives_messages_of_its_widgets(kind: str) -> None:
    assert allowed_to_page(message(kind, channel="iopub"))


@pytest.mark.parametrize("kind", ["stream", "error", "execute_input", "execute_result", "display_data"])
def test_a_page_receives_no_output_and_no_traceback(kind: str) -> None:
    assert not allowed_to_page(message(kind, channel="iopub"))
