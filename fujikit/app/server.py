"""The server: Voila, reduced to what the kit's pages need."""

from __future__ import annotations

import errno
import logging
import os
import re
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import Application
from traitlets.config import Config
from voila.app import Voila

from fujikit.app import handlers, message_filter
from fujikit.app.kernel_pool import KernelPool, NativeKernelSpecs, default_capacity
from fujikit.app.limits import (
    BODY_TIMEOUT,
    HEADER_TIMEOUT,
    LogLimit,
    connections_by_files,
    raise_file_limit,
)
from fujikit.app.page import Page
from fujikit.app.pages import folder, pages
from fujikit.app.visitors import BoundedServer
from fujikit.engine.errors import BadInput

SHARE = Path(__file__).parent / "share" / "jupyter"
KERNEL = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
MAX_HEADER_BYTES = 256 * 1024
"""Bytes. More than the longest address may have, so that one that is too long gets an answer."""
MAX_BODY_BYTES = 1024
BACKLOG = 128


class ServerOptions(NamedTuple):
    """Options of the server."""

    host: str = "127.0.0.1"
    port: int = 8866
    base_url: str = "/"
    kernels: int = 0
    """How many pages may be open at once; 0 is as many as fit into the memory."""
    notebooks: Path | None = None
    """A folder of other notebooks than the kit's, for tests."""
    verbose: bool = False


class Server(Voila):
    """Voila with our pages, template, handlers and limits."""

    def __init__(self, options: ServerOptions, listener: socket.socket, ready: Callable[[str], None]) -> None:
        self.options = options
        self.listener = listener
        self.ready = ready
        place = options.notebooks or folder()
        self.pages: Mapping[str, Path] = pages(place)
        super().__init__(
            config=configuration(options),
            ip=options.host,
            port=options.port,
            base_url=options.base_url,
            root_dir=str(place),
            open_browser=False,
            identity_provider_class=handlers.AnonymousIdentity,
            # No file of the machine may loosen what is set here.
            config_file_paths=[],
            log_level=logging.INFO if options.verbose else logging.ERROR,
        )
        limit = LogLimit()
        for handler in (*self.log.handlers, *logging.getLogger().handlers, logging.lastResort):
            if handler is not None:
                handler.addFilter(limit)

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings, with a limit on messages and without a log line for every request."""
        settings: dict[str, Any] = super().init_settings()
        settings["websocket_max_message_size"] = message_filter.MAX_MESSAGE_BYTES
        settings["default_handler_class"] = handlers.NotFoundHandler
        if not self.options.verbose:
            settings["log_function"] = lambda _handler: None
        return settings

    def init_handlers(self) -> list[Any]:
        """Every address that is answered."""
        paths = {
            r"": (handlers.RootRedirectHandler, {}),
            r"voila/render/([^/]+(?:/[^/]+)?)": (Page, self._page_arguments()),
            rf"voila/templates/({handlers.TEMPLATE}/static/(?:{_own_files()}))": (
                handlers.TemplateFilesHandler,
                {},
            ),
            rf"voila/api/shutdown/{KERNEL}": (handlers.PageClosedHandler, {}),
            rf"api/kernels/{KERNEL}": (handlers.KernelStatusHandler, {}),
            rf"api/kernels/{KERNEL}/channels": (handlers.KernelSocketHandler, {}),
        }
        return [(self.base_url + path, *answer) for path, answer in paths.items()]

    def _page_arguments(self) -> dict[str, Any]:
        return {
            "page_config": {},  # it would tell Voila's own front end what to load
            "pages": self.pages,
            "template_paths": self.template_paths,
            "configuration": self.config,
            "voila_configuration": self.voila_configuration,
        }

    def listen(self) -> None:
        """Serve until interrupted, then stop the kernels."""
        server = http_server(self.app)
        self.ioloop = IOLoop.current()
        try:
            server.add_socket(self.listener)
            self.ready(url_path_join(f"http://{_url_host(self.ip)}:{self.port}", self.base_url))
            self.ioloop.start()
        finally:
            server.stop()
            self.stop()


def _own_files() -> str:
    """A pattern for the files of our template; those that it inherits from Voila are not served."""
    static = SHARE / "voila" / "templates" / handlers.TEMPLATE / "static"
    return "|".join(re.escape(file.name) for file in sorted(static.glob("*")))


def http_server(app: Application) -> HTTPServer:
    """A server with timeouts and limits against slow or large requests."""
    return BoundedServer(
        app,
        most=connections_by_files(raise_file_limit()),
        xheaders=True,  # a proxy says whether visitors came by https: links for sharing are made of that
        max_header_size=MAX_HEADER_BYTES,
        max_body_size=MAX_BODY_BYTES,
        idle_connection_timeout=HEADER_TIMEOUT,
        body_timeout=BODY_TIMEOUT,
    )


def serve(options: ServerOptions, ready: Callable[[str], None]) -> None:
    """Serve the app; `ready` is called with its address once it answers."""
    options = options._replace(base_url=tidy_base_url(options.base_url))
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, (str(SHARE), os.environ.get("JUPYTER_PATH"))))
    with listening_socket(options.host, options.port) as listener:
        server = Server(options, listener, ready)
        server.initialize([])
        server.start()


def configuration(options: ServerOptions) -> Config:
    """The settings of Voila and Jupyter."""
    return Config(
        {
            "VoilaConfiguration": {
                "template": handlers.TEMPLATE,
                "allow_template_override": "NO",
                "allow_theme_override": "NO",
                "strip_sources": True,
                "show_tracebacks": False,
                "file_allowlist": [],
                "multi_kernel_manager_class": KernelPool,
                "kernel_spec_manager_class": NativeKernelSpecs,
            },
            "KernelPool": {
                "max_kernels": options.kernels or default_capacity(),
            },
            "KernelRestarter": {
                "restart_limit": 0,
            },
            "MappingKernelManager": {
                "cull_idle_timeout": 3600,
                "cull_interval": 60,
                "cull_connected": True,
                "cull_busy": True,
            },
        }
    )


def tidy_base_url(text: str) -> str:
    """A path that begins and ends with a slash."""
    path = text.strip("/")
    parts = path.replace("-", "").replace("_", "").split("/") if path else []
    if not (path.isascii() and all(map(str.isalnum, parts))):  # browsers would write other letters otherwise
        raise BadInput(f"--base-url: {text!r} is no path such as /fuji/")
    return f"/{path}/" if path else "/"


def listening_socket(host: str, port: int) -> socket.socket:
    """A listening socket, or a BadInput that says why there can't be one."""
    if not host:  # the system would listen on all addresses, which must be asked for
        raise BadInput("--host: an empty text is not an address; 0.0.0.0 means every address of this machine")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        made = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (
        OSError,
        ValueError,
    ) as error:  # ValueError: an invalid name, such as a..b or one with a NUL in it
        number = getattr(error, "errno", None)
        if number == errno.EADDRINUSE:
            raise BadInput(f"port {port} is in use: choose another one with --port") from None
        if number == errno.EACCES:
            raise BadInput(f"port {port} may not be used here: choose one from 1024 on") from None
        raise BadInput(f"--host: this machine can't listen on {host!r}") from None
    made.settimeout(0)
    return made


def _url_host(host: str) -> str:
    """A host as a URL has it; a server on all addresses is reached as localhost."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
