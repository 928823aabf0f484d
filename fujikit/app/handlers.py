"""Handlers of everything but the pages: sockets, scripts and styles, and error pages for the rest."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.base.handlers import APIHandler
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from jupyter_server.utils import url_path_join
from tornado import web
from tornado.iostream import IOStream, StreamBufferFullError
from voila.static_file_handler import TemplateStaticFileHandler
from voila.utils import create_include_assets_functions

from fujikit.app import message_filter
from fujikit.app.kernel_pool import KernelPool
from fujikit.app.limits import MAX_PENDING_MESSAGES, MAX_SOCKETS, MAX_UNREAD_BYTES
from fujikit.app.menu import menu
from fujikit.app.pages import HOME
from fujikit.app.redirects import MAX_REDIRECTED_QUERY
from fujikit.app.visit import THEMES
from fujikit.engine.words import LANGUAGES

POLICY: Mapping[str, str] = {
    "default-src": "'none'",
    # No inline script runs, so HTML that slips in somewhere does nothing. Widgets are loaded from blobs.
    "script-src": "'self' blob:",
    # Widgets bring their styles along, and write some on their elements.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
}
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    # An address may hold a game's code: other sites must not see it.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


TEMPLATE = "fujikit"
RETRY_SECONDS = 30
POLICY_VIOLATION = 1008
HOME_QUERIES = {*(f"lang={lang}" for lang in LANGUAGES), *(f"theme={theme}" for theme in THEMES)}


class AnonymousIdentity(IdentityProvider):
    """Treats every visitor as one anonymous user."""

    def get_user(self, handler: web.RequestHandler) -> User:
        return User("guest")


class BaseHandler(web.RequestHandler):
    """Sets our headers, and answers a failure with a page in three languages."""

    @property
    def kernels(self) -> KernelPool:
        manager: KernelPool = self.settings["kernel_manager"]
        return manager

    def set_default_headers(self) -> None:
        for name, value in HEADERS.items():
            self.set_header(name, value)
        self.clear_header("Server")

    def write_error(self, status_code: int, **_why: Any) -> None:
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        if status_code == 503:
            self.set_header("Retry-After", str(RETRY_SECONDS))
        name = f"{status_code}.html" if status_code in (404, 414, 503) else "error.html"
        base_url = self.settings["base_url"]
        template = self.settings["voila_jinja2_env"].get_template(name)
        assets = create_include_assets_functions(TEMPLATE, base_url)
        self.finish(template.render(base_url=base_url, menu=menu(), **assets))


class NotFoundHandler(BaseHandler):
    """Answers every other address with 404, by every method."""

    def prepare(self) -> None:
        raise web.HTTPError(404)


class RootRedirectHandler(BaseHandler):
    """Redirects the root to the home page, with its query."""

    def get(self) -> None:
        home = url_path_join(self.settings["base_url"], "voila/render", HOME)
        query = query_for_home(self.request.query)
        self.redirect(f"{home}?{query}" if query else home)

    head = get


def query_for_home(query: str) -> str:
    """The query of a redirect home; of a long one, only what that page uses.

    >>> query_for_home("lang=fr&lesson=F-03")
    'lang=fr&lesson=F-03'
    >>> query_for_home("lang=fr&theme=dark&code=" + 40_000 * "a")
    'lang=fr&theme=dark'
    """
    if len(query) <= MAX_REDIRECTED_QUERY:
        return query
    return "&".join(dict.fromkeys(part for part in query.split("&") if part in HOME_QUERIES))


class TemplateFilesHandler(BaseHandler, TemplateStaticFileHandler):
    """Serves scripts, styles and pictures of our template."""


class KernelStatusHandler(BaseHandler, APIHandler):
    """Says whether a page's own kernel is alive. Its id is a secret that only its page knows."""

    def get(self, kernel_id: str) -> None:
        if kernel_id not in self.kernels:
            raise web.HTTPError(404)
        self.finish({"id": kernel_id, "name": "python3"})


class PageClosedHandler(BaseHandler, APIHandler):
    """Ends the kernel of a page that was closed; the browser does not wait for the answer."""

    def check_xsrf_cookie(self) -> None:
        """There are no cookies here: who knows the kernel's id may end it."""

    async def post(self, kernel_id: str) -> None:
        if kernel_id not in self.kernels:
            raise web.HTTPError(404)
        await self.kernels.shutdown_kernel(kernel_id, now=True)
        self.set_status(204)


class KernelSocketHandler(BaseHandler, KernelWebsocketHandler):
    """The filtered WebSocket between a page and its kernel."""

    _pending = 0
    """Messages from this socket that the kernel has not dealt with."""

    async def get(self, kernel_id: str) -> None:
        if kernel_id not in self.kernels:
            raise web.HTTPError(404)
        if message_filter.PROTOCOL not in self._offered():
            raise web.HTTPError(400)
        if len(self.kernels.sockets[kernel_id]) >= MAX_SOCKETS:
            raise web.HTTPError(429)
        await super().get(kernel_id)

    async def open(self, kernel_id: str) -> None:
        """Turn off Nagle's algorithm, which delays a move by 40 ms."""
        self.set_nodelay(value=True)
        stream = self._stream()
        assert stream is not None
        stream.max_write_buffer_size = MAX_UNREAD_BYTES
        self.kernels.sockets[kernel_id].add(self)
        await super().open(kernel_id)

    def _offered(self) -> list[str]:
        return re.split(r",\s*", self.request.headers.get("Sec-WebSocket-Protocol", ""))

    def on_close(self) -> None:
        self.kernels.sockets[self.kernel_id].discard(self)
        super().on_close()

    def on_message(self, message: str | bytes) -> None:
        """Forward an allowed message; ignore one that tornado still delivers after the connection was closed.

        Jupyter would take such a frame for one of an older protocol, and trust the counts in it.
        """
        if self.ws_connection is None:
            return
        try:
            allowed = message_filter.allowed_to_kernel(
                message.encode() if isinstance(message, str) else message
            )
        except message_filter.Malformed:
            self.close(POLICY_VIOLATION, "no message")
        else:
            if allowed:
                self._forward(message)

    def _forward(self, message: str | bytes) -> None:
        """Send a message to the kernel, unless it has too many to deal with already."""
        self._pending += 1
        if self._pending > MAX_PENDING_MESSAGES:
            self.close(POLICY_VIOLATION, "too many messages")
        else:
            super().on_message(message)

    def write_message(self, message: Any, binary: bool = False) -> Any:  # noqa: FBT001, FBT002  # tornado's signature
        """Send an allowed message to the page; disconnect a page that does not read its messages."""
        if not isinstance(message, bytes) or not message_filter.allowed_to_page(message):
            return None
        if message_filter.says_idle(message):
            self._pending = max(0, self._pending - 1)
        try:
            return super().write_message(message, binary)
        except StreamBufferFullError:
            if stream := self._stream():
                stream.close()
            return None

    def _stream(self) -> IOStream | None:
        return self.ws_connection.stream if self.ws_connection else None
