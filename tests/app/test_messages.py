"""The line between a page and its kernel: what a page needs passes, and nothing runs code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fujikit.app import message_filter
from tests.app.client import Client, Line
from tests.app.processes import peak_megabytes
from tests.browser.server import Server

PAGE = "fuji/10-first-move.ipynb"


@pytest.fixture(scope="module")
def kernel(app: Server) -> Iterator[str]:
    with Client(app.url) as client:
        yield client.open(PAGE).kernel


@pytest.fixture
def line(client: Client, kernel: str) -> Iterator[Line]:
    with client.line(kernel) as opened:
        opened.alive()
        yield opened


def code(trace: Path) -> dict[str, Any]:
    """An order to leave a trace."""
    return {
        "code": f"open({str(trace)!r}, 'w')",
        "silent": False,
        "store_history": False,
        "user_expressions": {"a": f"open({str(trace)!r}, 'w')"},
        "allow_stdin": False,
    }


def states(line: Line) -> dict[str, Any]:
    """The widgets of the page, as a page asks for them."""
    control = uuid4().hex
    line.send("comm_open", {"comm_id": control, "target_name": message_filter.CONTROL, "data": {}})
    line.send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
    for _, kind, content in line.heard():
        if kind == "comm_msg" and content["comm_id"] == control:
            found: dict[str, Any] = content["data"]["states"]
            return found
    raise AssertionError("the line ended")


def lesson(line: Line) -> str:
    """The id of the page's widget."""
    return next(model for model, each in states(line).items() if "answer" in each["state"])


def ask(line: Line, model: str, wish: dict[str, Any]) -> dict[str, Any]:
    """A message to a widget, and its answer."""
    number = line.send("comm_msg", {"comm_id": model, "data": {"method": "custom", "content": wish}})
    for parent, kind, content in line.heard():
        state = content.get("data", {}).get("state", {}) if kind == "comm_msg" else {}
        if parent == number and state.get("answer"):
            found: dict[str, Any] = state["answer"]
            return found
    raise AssertionError("the line ended")


@pytest.mark.parametrize("channel", ["shell", "control", "stdin", "iopub"])
@pytest.mark.parametrize("kind", ["execute_request", "debug_request", "input_reply"])
def test_a_page_can_not_run_code(line: Line, tmp_path: Path, channel: str, kind: str) -> None:
    trace = tmp_path / "trace"
    line.send(kind, code(trace), channel)
    assert set(line.alive()) <= {"status", "kernel_info_reply"}
    assert not trace.exists()


def test_a_page_can_not_look_into_its_kernel_or_end_it(line: Line, client: Client, kernel: str) -> None:
    looks: dict[str, dict[str, Any]] = {
        "complete_request": {"code": "imp", "cursor_pos": 3},
        "inspect_request": {"code": "print", "cursor_pos": 3, "detail_level": 1},
        "history_request": {"hist_access_type": "tail", "n": 9, "raw": True, "output": True},
        "shutdown_request": {"restart": False},
        "interrupt_request": {},
    }
    for kind, content in looks.items():
        for channel in ("shell", "control"):
            line.send(kind, content, channel)
    kinds = set(line.alive())
    assert kinds <= {"status", "kernel_info_reply"}
    assert client.ask(f"/api/kernels/{kernel}").status == 200


@pytest.mark.parametrize("target", ["jupyter.widget", "anything", ""])
def test_a_page_can_not_make_widgets(line: Line, target: str) -> None:
    before = set(states(line))
    state = {"_model_module": "@jupyter-widgets/controls", "_model_name": "ButtonModel"}
    line.send("comm_open", {"comm_id": uuid4().hex, "target_name": target, "data": {"state": state}})
    assert set(states(line)) == before


def test_messages_to_widgets_that_are_not_there_do_nothing(line: Line) -> None:
    number = line.send("comm_msg", {"comm_id": "forged", "data": {"method": "update", "state": {"a": 1}}})
    assert set(line.until_answered(number)) <= {"status", "comm_close"}
    line.send("comm_close", {"comm_id": "forged", "data": {}})
    assert line.alive()


FORGED_CONTENTS: list[dict[str, Any]] = [
    {},
    {"data": None},
    {"data": {"method": "update"}},
    {"data": {"method": "update", "state": {"_esm": "alert(1)", "words": {}, "view": "{}"}}},
    {"data": {"method": "update", "state": [1]}},
    {"data": {"method": "custom"}},
    {"data": {"method": "custom", "content": "x"}},
    {"data": {"method": "custom", "content": {"do": "__class__", "id": []}}},
    {"data": {"method": "request_state"}},
    {"data": {"method": "__init__"}},
]


def test_a_widget_survives_every_forged_message_and_no_traceback_is_told(line: Line) -> None:
    model = lesson(line)
    for content in FORGED_CONTENTS:
        line.send("comm_msg", {"comm_id": model, **content})
        assert set(line.alive()) <= {"status", "comm_msg", "kernel_info_reply"}, content
    module = states(line)[model]["state"]["_esm"]
    assert len(module) > 1000, "the module is the kit's own"
    assert ask(line, model, {"do": "set-language", "lang": "fr", "id": 1})["ok"]


def test_a_message_that_is_none_ends_the_line_and_not_the_kernel(client: Client, kernel: str) -> None:
    for bad in (
        b"",
        b"junk",
        b"\xff" * 100,
        "{}",
        '{"channel":"shell","header":{"msg_type":"execute_request"}}',
    ):
        with client.line(kernel) as line:
            line.alive()
            line.socket.send(bad)
            with pytest.raises(ConnectionClosed):
                list(line.heard())
    with client.line(kernel) as line:
        assert line.alive()


def test_a_talk_of_a_megabyte_ends_the_line_and_not_the_page(client: Client, kernel: str) -> None:
    with client.line(kernel) as line:
        model = lesson(line)
        wish = {"do": "act", "line": "Clara say " + "a" * 1_000_000, "id": 2}
        with pytest.raises(ConnectionClosed):
            ask(line, model, wish)
    with client.line(kernel) as line:
        answer = ask(line, model, {**wish, "line": "Clara say " + "a" * 200_000})
        assert answer["id"] == wish["id"]
        assert ask(line, model, {"do": "set-language", "lang": "en", "id": 3})["ok"]


@pytest.mark.parametrize("protocol", ["", "v0.kernel.websocket.jupyter.org"])
def test_older_protocols_are_not_spoken(client: Client, kernel: str, protocol: str) -> None:
    with pytest.raises(InvalidStatus) as refused, client.line(kernel, protocol):
        pass
    assert refused.value.response.status_code == 400


@pytest.mark.parametrize("origin", ["https://example.org", "http://localhost.example.org", "null", "file://"])
def test_pages_of_other_sites_get_no_line(client: Client, kernel: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, client.line(kernel, origin=origin):
        pass
    assert refused.value.response.status_code == 403
    with client.line(kernel, origin=f"http://{client.host}") as line:
        assert line.alive()


def test_a_kernel_without_its_id_can_not_be_reached(client: Client) -> None:
    with pytest.raises(InvalidStatus) as refused, client.line(str(uuid4())):
        pass
    assert refused.value.response.status_code == 404


def test_a_kernel_is_known_to_its_page_alone_and_goes_with_it(client: Client) -> None:
    kernel = client.open(PAGE).kernel
    own = f"/api/kernels/{kernel}"
    assert client.ask(own).text == f'{{"id": "{kernel}", "name": "python3"}}'
    assert client.ask(own, "DELETE").status in (403, 405)
    assert client.ask(own, "PATCH").status in (403, 405)
    assert client.ask(f"{own}/restart", "POST").status == 404
    assert client.ask(own).status == 200
    with client.line(kernel) as line:
        line.alive()
        leave = f"/voila/api/shutdown/{kernel}"
        assert client.ask(leave, "POST", Origin="https://example.org").status == 404
        assert client.ask(leave, "POST").status == 204
        with pytest.raises(ConnectionClosed):
            list(line.heard())
    assert client.ask(own).status == 404
    assert client.ask(leave, "POST").status == 404


def test_nothing_is_read_from_a_connection_that_was_closed(app: Server, client: Client, kernel: str) -> None:
    """Jupyter takes what comes then for an older protocol, and the first bytes for a count of 100 million."""
    before = peak_megabytes(app.process.pid)
    for _ in range(5):
        with client.line(kernel) as line, suppress(ConnectionClosed):
            line.socket.send(b"no message")
            line.send("kernel_info_request", {})
            line.socket.recv()
    with client.line(kernel) as line:
        line.alive()
    assert peak_megabytes(app.process.pid) - before < 50
