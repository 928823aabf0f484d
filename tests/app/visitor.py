"""Visitors who speak to the app as a browser does, but draw nothing."""

from __future__ import annotations

import asyncio
import json
import re
import time
from random import Random
from typing import Any, NamedTuple
from uuid import uuid4

from jupyter_server.services.kernels.connection import base as frames
from tornado.httpclient import HTTPRequest
from tornado.simple_httpclient import SimpleAsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.timeouts import SECONDS
from tools.blind import turn

_FRAMES: Any = frames  # it has no types
PLAY = "fuji/30-play.ipynb"
PROTOCOL = "v1.kernel.websocket.jupyter.org"
CONFIGURATION = re.compile(
    r'<script id="jupyter-config-data" type="application/json">(.*?)</script>', re.DOTALL
)
MAX_MESSAGE_BYTES = 64 * 1024 * 1024
"""Bytes of a message: the states of all widgets of a page come in one, with their modules."""


class Move(NamedTuple):
    """A line that was played, and the time until the new view was there."""

    who: str
    line: str
    seconds: float


class Refused(Exception):
    """A table did not take what it had offered itself."""


class Widget:
    """The state of a widget, as the frontend of it would know it."""

    def __init__(self, socket: WebSocketClientConnection, model: str, state: dict[str, Any]) -> None:
        self._socket = socket
        self._model = model
        self._asked = 0
        self.state = state

    @property
    def view(self) -> dict[str, Any]:
        """What the table shows; it travels as a text."""
        packed = self.state["view"]
        return dict(json.loads(packed) if isinstance(packed, str) else packed)

    async def ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Send a message, and wait for its answer."""
        self._asked += 1
        data = {"method": "custom", "content": {**wish, "id": self._asked}}
        await _send(self._socket, "comm_msg", {"comm_id": self._model, "data": data})
        while (self.state["answer"] or {}).get("id") != self._asked:
            content = await _heard(self._socket, "comm_msg")
            if content["comm_id"] == self._model and content["data"]["method"] == "update":
                self.state |= content["data"]["state"]
        answer: dict[str, Any] = self.state["answer"]
        if not answer["ok"]:
            raise Refused(f"{wish}: {answer}")
        return answer


class Visitor:
    """Somebody who plays on a page of the app."""

    def __init__(self, name: str, app: str) -> None:
        self.name = name
        self.opened_in = 0.0
        """Seconds from asking for the page to a table that can be played at."""
        self._app = app
        self._random = Random(name)

    async def open(self, page: str) -> None:
        """Ask for a page and find the table on it."""
        begun = time.perf_counter()
        self._kernel = kernel_of(await fetched(f"{self._app}/voila/render/{page}"))
        address = f"{self._app}/api/kernels/{self._kernel}/channels?session_id={uuid4().hex}"
        self._socket = await websocket_connect(
            address.replace("http", "ws", 1), subprotocols=[PROTOCOL], max_message_size=MAX_MESSAGE_BYTES
        )
        self.table = await _table(self._socket)
        self.opened_in = time.perf_counter() - begun

    async def move(self) -> Move:
        """Play a line that the view offers; before that, deal and sit down where the table asks for it."""
        while wish := self._before_a_move():
            await self.table.ask(wish)
        line = self._line()
        begun = time.perf_counter()
        await self.table.ask({"do": "act", "line": line})
        return Move(self.name, line, time.perf_counter() - begun)

    async def leave(self) -> None:
        """Close the page, as a browser tells it to the app."""
        self._socket.close()
        await self.wait_for_the_end()
        await fetched(f"{self._app}/voila/api/shutdown/{self._kernel}", method="POST", body="")

    async def wait_for_the_end(self) -> None:
        """Until the line to the kernel is closed."""
        while await asyncio.wait_for(self._socket.read_message(), SECONDS) is not None:
            """What was still on its way."""
        self._socket.close()

    def _line(self) -> str:
        """What some taps at random lead to."""
        view = self.table.view
        able = sorted({name for offer in view["offers"] if not offer.get("text") for name in offer["by"]})
        return turn(view, self._random.choice(able), self._random).line

    def _before_a_move(self) -> dict[str, Any] | None:
        if setup := self.table.state.get("setup"):
            return {"do": "start-game", "options": setup["options"]}
        if self.table.view["outcome"]:
            return {"do": "restart"}
        if seat := self.table.state["screen"]["curtain"]:
            return {"do": "take-screen", "seat": seat}
        return None


async def fetched(address: str, **request: Any) -> str:
    """The body of an answer; HTTPClientError if there is no good one."""
    client = SimpleAsyncHTTPClient(force_instance=True)
    try:
        answer = await client.fetch(HTTPRequest(address, request_timeout=SECONDS, **request))
    finally:
        client.close()
    return answer.body.decode()


def kernel_of(page: str) -> str:
    """The id of the kernel behind a page."""
    found = CONFIGURATION.search(page)
    assert found, "this is no page of a notebook"
    return str(json.loads(found[1])["kernelId"])


async def _table(socket: WebSocketClientConnection) -> Widget:
    """The widget of the page that holds a game."""
    control = uuid4().hex
    opening = {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}
    await _send(socket, "comm_open", opening, {"version": "1.0.0"})
    await _send(socket, "comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
    while (content := await _heard(socket, "comm_msg"))["comm_id"] != control:
        pass
    states = {model: each["state"] for model, each in content["data"]["states"].items()}
    return next(Widget(socket, model, state) for model, state in states.items() if "screen" in state)


async def _send(
    socket: WebSocketClientConnection,
    kind: str,
    content: dict[str, Any],
    metadata: dict[str, Any] | None = None,
) -> None:
    header = {"msg_id": uuid4().hex, "msg_type": kind, "username": "", "session": "", "version": "5.4"}
    message = {"header": header, "parent_header": {}, "metadata": metadata or {}, "content": content}
    await socket.write_message(
        _FRAMES.serialize_msg_to_ws_v1(message, "shell", lambda part: json.dumps(part).encode()), binary=True
    )


async def _heard(socket: WebSocketClientConnection, kind: str) -> dict[str, Any]:
    """The content of the next message of a kind."""
    while True:
        frame = await asyncio.wait_for(socket.read_message(), SECONDS)
        if frame is None:
            raise ConnectionResetError("the app has closed the line")
        _, parts = _FRAMES.deserialize_msg_from_ws_v1(frame)
        if json.loads(parts[0])["msg_type"] == kind:
            return dict(json.loads(parts[3]))
