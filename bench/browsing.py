"""Pages of both kits in one real browser, each kit with a server of its own."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from bench.sides import Failed, Run, Side
from tests.browser import server
from tests.browser.server import Server
from tools.browser import launched

COUNTER = "a bare anywidget"
COUNTER_CELL = """
    import anywidget, traitlets

    class Counter(anywidget.AnyWidget):
        _esm = '''
        export default {
          render({ model, el }) {
            const button = document.createElement("button");
            const show = () => { button.textContent = `count ${model.get("count")}`; };
            button.dataset.bench = "";
            button.onclick = () => model.send({ do: "count" });
            model.on("change:count", show);
            show();
            el.append(button);
          },
        };
        '''
        count = traitlets.Int(0).tag(sync=True)

        def __init__(self):
            super().__init__()
            self.on_msg(lambda *_: setattr(self, "count", self.count + 1))

    Counter()
    """
COUNTER_DRAWN = "[data-bench]"


class Served(NamedTuple):
    """What is served: what goes into the folder of notebooks, and the server's module with its arguments."""

    write: Callable[[Side, Path], None]
    command: tuple[str, ...]


class Opened(NamedTuple):
    """A page, and the milliseconds until there was something to look at."""

    page: Page
    milliseconds: float


class Visitor:
    """A browser, and the servers that it visits."""

    def __init__(self, browser: Browser, servers: dict[Side, Server | RuntimeError]) -> None:
        self._browser = browser
        self._servers = servers

    def server(self, side: Side) -> Server:
        server = self._servers[side]
        if isinstance(server, RuntimeError):
            raise server
        return server

    def open(self, side: Side, address: str, drawn: str) -> Opened:
        """Open a page in a browser without a past, and wait for what it draws."""
        url = f"{self.server(side).url}/voila/render/{address}"
        page = self._browser.new_context().new_page()
        try:
            begun = time.perf_counter()
            answer = page.goto(url)
            if answer and not answer.ok:
                raise Failed(f"{address} was answered with {answer.status}")
            page.locator(drawn).first.wait_for(timeout=60_000)
            return Opened(page, (time.perf_counter() - begun) * 1000)
        except Exception:
            page.context.close()
            raise


@contextmanager
def visiting(run: Run, served: Served) -> Iterator[Visitor]:
    """A browser and a server for each kit, gone behind the block; an older kit may fail to serve."""
    with ExitStack() as stack:
        servers: dict[Side, Server | RuntimeError] = {run.now: stack.enter_context(serve(run.now, served))}
        if run.before:
            try:
                servers[run.before] = stack.enter_context(serve(run.before, served))
            except RuntimeError as failed:
                servers[run.before] = failed
        yield Visitor(stack.enter_context(launched()), servers)


@contextmanager
def serve(side: Side, served: Served) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "notebooks"
        folder.mkdir()
        served.write(side, folder)
        with server.serve(Path(name), *served.command, **side.variables()) as running:
            yield running
