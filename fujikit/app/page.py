"""Streams a notebook as a page while its kernel starts."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from pathlib import Path
from types import CodeType
from typing import Any
from uuid import uuid4

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from jupyter_server.utils import url_path_join
from tornado import web
from tornado.iostream import StreamClosedError
from traitlets.config import Config
from voila.configuration import VoilaConfiguration
from voila.handler import BaseVoilaHandler
from voila.notebook_renderer import NotebookRenderer

from fujikit.app.handlers import BaseHandler
from fujikit.app.pages import moved_pages
from fujikit.app.redirects import redirect
from fujikit.app.visitors import network_behind


class MemoryCache(BytecodeCache):
    """Keeps the bytecode of templates in memory, by file and text."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        if bucket.code is not None:
            self._codes[bucket.key, bucket.checksum] = bucket.code


BYTECODE_CACHE = MemoryCache()

MAX_QUERY_LENGTH = 64_000
"""Characters. A kernel gets the query in its environment, where a value may have 128 kB."""
KEEPALIVE_SECONDS = 10.0
"""Seconds without output after which a proxy might give the server up."""


class Page(BaseHandler, BaseVoilaHandler):
    """Serves the kit's notebooks, and no other file."""

    pages: Mapping[str, Path]
    template_paths: list[str]
    page_config: Mapping[str, Any]
    configuration: Config

    def initialize(
        self,
        pages: Mapping[str, Path],
        template_paths: list[str],
        page_config: Mapping[str, Any],
        configuration: Config,
        voila_configuration: VoilaConfiguration,
    ) -> None:
        super().initialize(voila_configuration=voila_configuration)
        self.pages = pages
        self.template_paths = template_paths
        self.page_config = page_config
        self.configuration = configuration

    async def prepare(self) -> None:
        await super().prepare()  # type: ignore[misc]
        name = self.path_args[0]
        moved = {} if name in self.pages else moved_pages(self.pages)
        if name not in self.pages and name not in moved:
            raise web.HTTPError(404)
        if self._is_embedded_elsewhere():
            raise web.HTTPError(403)
        if len(self.request.query) > MAX_QUERY_LENGTH:
            raise web.HTTPError(414)
        if name in moved:
            redirect(self, url_path_join(self.base_url, "voila/render", moved[name]), permanent=True)
            return
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")

    def _is_embedded_elsewhere(self) -> bool:
        """Whether another site loads the page as a picture, a frame or the like: it would start a kernel."""
        headers = self.request.headers
        opens_it = headers.get("Sec-Fetch-Dest", "document") == "document"
        return not opens_it and headers.get("Sec-Fetch-Site", "none") not in ("same-origin", "none")

    def head(self, name: str) -> None:
        """Answer link previews without a kernel."""

    async def get(self, name: str) -> None:
        kernel_id = str(uuid4())
        try:
            async with self.kernels.reserve(kernel_id, network_behind(self.request)):
                await self._show(name, kernel_id)
        except StreamClosedError:
            pass  # the visitor has left
        except Exception:
            if not self._headers_written:
                raise
            self.log.exception("%s could not be shown to its end", name)
            self.finish(self.settings["voila_jinja2_env"].get_template("unfinished.html").render())

    async def _show(self, name: str, kernel_id: str) -> None:
        """Send the page in chunks, while its kernel starts and runs its cells."""
        renderer = await self._renderer(name)
        environment = {**os.environ, "QUERY_STRING": self.request.query}
        kernel = asyncio.ensure_future(self.kernels.begin(kernel_id, environment))
        try:
            async for chunk in with_keepalive(renderer.generate_content_generator(kernel_id, kernel)):
                self.write(chunk)
                await self.flush()
        finally:
            await asyncio.wait({kernel})

    async def _renderer(self, name: str) -> NotebookRenderer:
        renderer = NotebookRenderer(
            request_handler=self,
            voila_configuration=self.voila_configuration,
            traitlet_config=self.configuration,
            notebook_path=name,
            template_paths=self.template_paths,
            config_manager=self.config_manager,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
            kernel_spec_manager=self.kernel_spec_manager,
            page_config=self.page_config,
        )
        await renderer.initialize()
        renderer.exporter.environment.bytecode_cache = BYTECODE_CACHE
        renderer.notebook.metadata["address"] = f"{self.request.protocol}://{self.request.host}"
        return renderer


async def with_keepalive(content: AsyncGenerator[tuple[str, Any], None]) -> AsyncIterator[str]:
    """Yield page chunks, and a blank line as keep-alive after `KEEPALIVE_SECONDS`."""
    while True:
        coming = asyncio.ensure_future(anext(content, None))
        while not coming.done():
            await asyncio.wait({coming}, timeout=KEEPALIVE_SECONDS)
            if not coming.done():
                yield "\n"
        found = coming.result()
        if found is None:
            return
        yield found[0]
