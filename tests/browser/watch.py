"""Everything a page said and heard: frames, bodies, errors, storage, its address and what it shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
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
# Voila asks for icons and formulas from elsewhere, and JupyterLab looks for files that need not be there.
FOREIGN = ("Failed to load resource", "net::ERR_FAILED", "MathJax", "voila")


class Watch:
    """Follows a page from before it is opened. Nothing reaches the network beyond this machine."""

    def __init__(self, context: BrowserContext) -> None:
        self.errors: list[str] = []
        self.abroad: list[str] = []
        """Addresses beyond this machine that the page asked for."""
        self.frames: list[bytes] = []
        self._responses: list[Response] = []
        context.route(lambda url: not _local(url), self._refuse)
        context.on("request", self._request)
        context.on("response", self._response)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
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
        if message.type == "error" and not any(sign in message.text for sign in FOREIGN):
            self.errors.append(message.text)

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

    def everything(self, page: Page) -> list[bytes]:
        """All that a curious player could read now, besides the kernel's memory."""
        seen = [page.content(), page.url, page.evaluate(STORAGE), json.dumps(page.context.cookies())]
        return [*self.frames, *self.bodies(), *(text.encode() for text in seen)]


def _local(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("data", "blob", "about") or parts.hostname == LOCAL


def model_updates(frames: list[bytes], trait: str) -> list[Any]:
    """The values of a trait that went over the wire, in turn."""
    return [data[trait] for data in map(_state, frames) if trait in data]


def _state(frame: bytes) -> dict[str, Any]:
    """The state that a comm message carries."""
    for part in json_parts(frame):
        if isinstance(part, dict) and isinstance(state := _inner(part), dict):
            return state
    return {}


def _inner(part: dict[str, Any]) -> Any:
    data = part.get("data")
    return data.get("state") if isinstance(data, dict) else None


def json_parts(frame: bytes) -> Iterator[Any]:
    """The JSON texts in a frame; Jupyter's binary frames hold several, one behind the other."""
    text = frame.decode("utf-8", "ignore")
    decoder = json.JSONDecoder()
    at = text.find("{")
    while at != -1:
        try:
            value, at = decoder.raw_decode(text, at)
            yield value
        except json.JSONDecodeError:
            at += 1
        at = text.find("{", at)
