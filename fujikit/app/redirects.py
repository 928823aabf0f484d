"""Redirects old addresses of pages, in the app and on other Jupyter servers.

All notebooks once lay beside home. For a Jupyter server with JupyterLab, Notebook or Voila, as on Binder and
JupyterHub, this module is a server extension; the settings that enable it are installed with the kit.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

from jupyter_server.base.handlers import JupyterHandler
from tornado import web
from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher, Rule

from fujikit.app.pages import moved_pages, pages

MAX_REDIRECTED_QUERY = 2000
"""Characters. Proxies refuse an answer whose head is longer than 4 kB or so."""
REDIRECT_PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url={address}">
<title>fujikit</title>
</head>
<body><p><a href="{address}">fujikit</a></p></body>
</html>
"""
"""Redirects from the body of an answer; only the fragment of the old address is lost."""
ADDRESS = re.compile(
    r"(?P<view>(?:voila/render|(?:lab|doc)(?:/workspaces/[^/]+)?/tree|notebooks|tree)/)"
    r"(?P<folder>(?:[^/]+/)*)(?P<name>[^/]+\.ipynb)"
)
"""Where Voila, JupyterLab and Notebook show a file of the server."""


def redirect(handler: web.RequestHandler, address: str, *, permanent: bool) -> None:
    """Redirect with the query of this address; by a page if it is too long for a header."""
    query = handler.request.query
    address = f"{address}?{query}" if query else address
    if len(query) <= MAX_REDIRECTED_QUERY:
        handler.redirect(address, permanent=permanent)
        return
    handler.set_header("Content-Type", "text/html; charset=utf-8")
    handler.set_header("Cache-Control", "no-store")
    handler.finish(REDIRECT_PAGE.format(address=escape(address)))


@cache
def _moved() -> dict[str, str]:
    return moved_pages(pages())


class OldAddress(Matcher):
    """Matches the old address of a page that is in a folder now; not where a file has that very address."""

    def __init__(self, base_url: str, root: Path) -> None:
        self.base_url = base_url
        self.root = root

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """The address that the page has now."""
        found = ADDRESS.fullmatch(unquote(request.path).removeprefix(self.base_url))
        if not found or ".." in found["folder"].split("/") or found["name"] not in _moved():
            return None
        folder, name = self.root / found["folder"], _moved()[found["name"]]
        if (folder / found["name"]).exists() or not (folder / name).is_file():
            return None
        return {"path_args": [f"{found['view']}{found['folder']}{name}"]}


class RedirectHandler(JupyterHandler):
    """Redirects to another address of this server, temporarily: files of a user come and go."""

    @web.authenticated
    def get(self, address: str) -> None:
        redirect(self, f"{self.base_url}{quote(address)}", permanent=False)

    head = get


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Look at addresses before JupyterLab and Voila do, whose extensions are loaded later by their names."""
    old = OldAddress(server.base_url, Path(server.root_dir))
    server.web_app.add_handlers(".*$", [Rule(old, RedirectHandler)])
