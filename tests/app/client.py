"""A client that asks for exactly what it is told, which a browser would tidy first."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from fujikit.app import message_filter
from tests.app.visitor import kernel_of
from tests.timeouts import SECONDS

MAX_MESSAGE_BYTES = 64 * 1024 * 1024


class Answer(NamedTuple):
    """What the server said."""

    status: int
    headers: Mapping[str, str]
    text: str

    @property
    def kernel(self) -> str:
        """The id of the kernel behind a page."""
        return kernel_of(self.text)


class Line:
    """A socket to a kernel."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, kind: str, content: Mapping[str, Any], channel: str = "shell") -> str:
        """Send a message; returns its id."""
        number = uuid4().hex
        header = {"msg_id": number, "msg_type": kind, "username": "", "session": "forged", "version": "5.4"}
        self.socket.send(message_filter.frame(channel, header, content, {"version": "1.0.0"}))
        return number

    def answer(self, number: str, kind: str) -> dict[str, Any]:
        """The answer to a message."""
        return next(content for parent, each, content in self.heard() if (parent, each) == (number, kind))

    def heard(self) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """Messages of the kernel as they come: what they answer, their kind and their content."""
        while True:
            frame = self.socket.recv(SECONDS)
            assert isinstance(frame, bytes)
            _, header, parent, _, content, *_ = message_filter.parts(frame)
            yield json.loads(parent).get("msg_id", ""), json.loads(header)["msg_type"], json.loads(content)

    def until_answered(self, number: str) -> list[str]:
        """The kinds of all messages until the kernel is idle after this one."""
        kinds = []
        for parent, kind, content in self.heard():
            kinds.append(kind)
            if parent == number and content.get("execution_state") == "idle":
                return kinds
        raise AssertionError("the line ended")

    def alive(self) -> list[str]:
        """Ask the kernel something harmless; the kinds of all messages until it is done.

        Its answer and its state come by different channels, in any order; neither is left to the next.
        """
        number, kinds = self.send("kernel_info_request", {}), list[str]()
        waiting = {"kernel_info_reply", "idle"}
        for parent, kind, content in self.heard():
            kinds.append(kind)
            if parent == number:
                waiting -= {kind, content.get("execution_state", "")}
            if not waiting:
                return kinds
        raise AssertionError("the line ended")


class Client:
    """Keeps the cookie of a proxy, and ends the kernels of the pages that it has opened."""

    def __init__(self, address: str, base_url: str = "/") -> None:
        self.host = urlsplit(address).netloc
        self.base_url = base_url
        self._kernels: list[str] = []
        self._cookie: dict[str, str] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_why: object) -> None:
        for kernel in self._kernels:
            self.ask(f"{self.base_url}voila/api/shutdown/{kernel}", "POST")

    def ask(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """The answer to a request; the path goes out as it is."""
        connection = http.client.HTTPConnection(self.host, timeout=SECONDS)
        try:
            connection.putrequest(method, path, skip_host="Host" in headers, skip_accept_encoding=True)
            for name, value in (self._cookie | headers).items():
                connection.putheader(name.replace("_", "-"), value)
            connection.putheader("Content-Length", "0")
            connection.endheaders()
            answer = connection.getresponse()
            if cookie := answer.getheader("Set-Cookie"):
                self._cookie = {"Cookie": cookie.partition(";")[0]}
            return Answer(answer.status, dict(answer.getheaders()), answer.read().decode())
        finally:
            connection.close()

    def open(self, page: str, **headers: str) -> Answer:
        """A page, with a kernel behind it."""
        answer = self.ask(f"{self.base_url}voila/render/{page}", **headers)
        if answer.status == 200:
            self._kernels.append(answer.kernel)
        return answer

    @contextmanager
    def line(
        self, kernel: str, protocol: str = message_filter.PROTOCOL, origin: str | None = None
    ) -> Iterator[Line]:
        """A socket to a kernel."""
        address = f"ws://{self.host}{self.base_url}api/kernels/{kernel}/channels?session_id={uuid4().hex}"
        with connect(
            address,
            subprotocols=[Subprotocol(protocol)] if protocol else None,
            origin=Origin(origin) if origin else None,
            additional_headers=self._cookie,
            max_size=MAX_MESSAGE_BYTES,
            open_timeout=SECONDS,
            close_timeout=0.2,  # who does not read does not hear the good-bye
        ) as socket:
            yield Line(socket)
