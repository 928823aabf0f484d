"""Old addresses of pages lead to where the pages are now, in the app and on other Jupyter servers.

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
NOTE = """\
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
"""Leads on without a redirect; of the old address only what stands behind the # is lost."""
ADDRESS = re.compile(
    r"(?P<view>(?:voila/render|(?:lab|doc)(?:/workspaces/[^/]+)?/tree|notebooks|tree)/)"
    r"(?P<folder>(?:[^/]+/)*)(?P<name>[^/]+\.ipynb)"
)
"""Where Voila, JupyterLab and Notebook show a file of the server."""


def lead_on(handler: web.RequestHandler, address: str, *, permanent: bool) -> None:
    """Lead to an address with the query of this one; one that is too long for a redirect goes by a page."""
    query = handler.request.query
    address = f"{address}?{query}" if query else address
    if len(query) <= MAX_REDIRECTED_QUERY:
        handler.redirect(address, permanent=permanent)
        return
    handler.set_header("Content-Type", "text/html; charset=utf-8")
    handler.set_header("Cache-Control", "no-store")
    handler.finish(NOTE.format(address=escape(address)))


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


class LeadOn(JupyterHandler):
    """Leads to another address of this server, for the time being: files of a user come and go."""

    @web.authenticated
    def get(self, address: str) -> None:
        lead_on(self, f"{self.base_url}{quote(address)}", permanent=False)

    head = get


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Look at addresses before JupyterLab and Voila do, whose extensions are loaded later by their names."""
    old = OldAddress(server.base_url, Path(server.root_dir))
    server.web_app.add_handlers(".*$", [Rule(old, LeadOn)])
