"""Everything a page said and heard: frames, bodies, errors, storage, its address and what it shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    Route,
    WebSocket,
)

LOCAL = "127.0.0.1"
STORAGE = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])"
# What hosts of others say. Voila asks for icons and formulas from elsewhere, and JupyterLab looks for files
# that need not be there. Notebook 7 reads a schema before it has come, and knows no browser of files. On a
# busy machine anywidget complains, and draws all the same.
FOREIGN = (
    "Failed to load resource",
    "net::ERR_FAILED",
    "MathJax",
    "voila",
    "(reading 'schema')",
    "Command 'filebrowser:open-path' not registered",
    "[anywidget] Failed to initialize model",
)


class Watch:
    """Follows a page from before it is opened. Nothing reaches the network beyond this machine.

    On pages of the app nothing at all is said in the console; a host of others may say what is its own.
    """

    def __init__(self, context: BrowserContext, *, app: bool = True) -> None:
        self.errors: list[str] = []
        self._app = app
        self.abroad: list[str] = []
        """Addresses beyond this machine that the page asked for."""
        self.frames: list[bytes] = []
        self._understood = 0
        """How many of the frames were looked into for what the kernel was asked, and has done."""
        self._asked: set[str] = set()
        self._done: set[str] = set()
        self._responses: list[Response] = []
        context.route(lambda url: not _local(url), self._refuse)
        context.on("request", self._request)
        context.on("response", self._response)
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note(str(error.error)))
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framesent", self._frame)
        socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        self.frames.append(payload.encode() if isinstance(payload, str) else payload)

    def _request(self, request: Request) -> None:
        if request.post_data_buffer:
            self.frames.append(request.post_data_buffer)

    def _response(self, response: Response) -> None:
        self._responses.append(response)

    def _console(self, message: ConsoleMessage) -> None:
        if self._app or message.type == "error":
            self._note(message.text)

    def _note(self, error: str) -> None:
        if self._app or not any(sign in error for sign in FOREIGN):
            self.errors.append(error)

    def _refuse(self, route: Route) -> None:
        self.abroad.append(route.request.url)
        route.abort()

    def bodies(self) -> Iterator[bytes]:
        """What the server sent that is not a part of Jupyter itself."""
        for response in self._responses:
            if "/static/" in response.url or "/extensions/" in response.url:
                continue
            try:
                yield response.body()
            except Error:  # redirects have none, and a page that is gone took its bodies along
                continue

    def surface(self, page: Page) -> list[bytes]:
        """What a page shows and keeps now: its elements, what is spoken, its address, storage and cookies."""
        spoken = page.locator("body").aria_snapshot()
        kept = [page.url, page.evaluate(STORAGE), json.dumps(page.context.cookies())]
        return [text.encode() for text in (page.content(), spoken, *kept)]

    def everything(self, page: Page) -> list[bytes]:
        """All that a curious player could read, now and earlier, besides the kernel's memory."""
        return [*self.frames, *self.bodies(), *self.surface(page)]

    def settle(self, page: Page) -> None:
        """Until the kernel has done all that it was asked for, and we have heard of it."""
        while not self._answered():
            page.wait_for_timeout(10)

    def _answered(self) -> bool:
        """Every message to a widget has made the kernel busy, and idle again."""
        new, self._understood = self.frames[self._understood :], len(self.frames)
        for header, parent, _, content in map(_message, new):
            if header.get("msg_type") == "comm_msg" and not parent:
                self._asked.add(header["msg_id"])
            if content.get("execution_state") == "idle":
                self._done.add(parent["msg_id"])
        return self._asked <= self._done


def _local(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("data", "blob", "about", "file") or parts.hostname == LOCAL


def _message(frame: bytes) -> list[dict[str, Any]]:
    """Header, parent header, metadata and content of a message; empty where it is none.

    Jupyter's frames begin with the number of offsets and the offsets, eight bytes each.
    """
    count = int.from_bytes(frame[:8], "little")
    ends = (
        [int.from_bytes(frame[8 * at : 8 * at + 8], "little") for at in range(1, count + 1)]
        if count < 32
        else []
    )
    parts = [frame[start:end] for start, end in pairwise(ends)]
    try:
        return [json.loads(part) for part in parts[1:5]] if len(parts) >= 5 else [{}] * 4
    except ValueError:
        return [{}] * 4
