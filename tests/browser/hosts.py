"""Notebooks that show widgets: how each is opened and run, and what its cells say."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from playwright.sync_api import Page, expect

from tests.browser.notebook import write, write_marimo
from tests.browser.pages import drawn_widget, run_all
from tests.browser.play import button
from tests.browser.server import TOKEN, Server
from tests.timeouts import MILLISECONDS

IDLE = ".jp-Notebook-ExecutionIndicator[data-status=idle]"


class Lab:
    """JupyterLab."""

    name: ClassVar = "lab"
    server: ClassVar = "lab"
    """The fixture of its server."""
    address: ClassVar = "doc/tree"
    code: ClassVar = ".jp-Cell .cm-content"

    def __init__(self, page: Page, server: Server) -> None:
        self.page, self.at = page, server

    def open(self, *cells: str) -> None:
        """A new notebook of these cells; nothing has run yet, and nothing but code is shown."""
        file = write(self.at.folder, self.name, *cells)
        self._load(lambda: self.page.goto(f"{self.at.url}/{self.address}/{file}?token={TOKEN}"))
        expect(self.page.locator(self.code)).to_have_count(len(cells))
        expect(self.page.locator(".fk")).to_have_count(0)

    def _load(self, load: Callable[[], object]) -> None:
        """Load the page and wait for its kernel; cells that are run before stay as they are."""
        with self.page.expect_websocket(lambda socket: "/channels" in socket.url, timeout=MILLISECONDS):
            load()
        expect(self.page.locator(IDLE)).to_be_attached(timeout=MILLISECONDS)

    def run(self) -> None:
        run_all(self.page)

    def come_back(self) -> None:
        """Load the page again and run the cells: the game is there, or offered if the address was changed."""
        self._load(self.page.reload)
        self.run()
        table = drawn_widget(self.page, "table")
        offer = button(table, "table.go-on")
        expect(offer.or_(table.get_by_text("Your game is back")).first).to_be_visible()
        if offer.is_visible():
            offer.click()

    def sources(self) -> list[str]:
        return self.page.locator(self.code).all_text_contents()


class Notebook7(Lab):
    """Jupyter Notebook, on the server of JupyterLab."""

    name = "notebook"
    address = "notebooks"


class Marimo(Lab):
    """marimo's editor. It stores no outputs, and is told to run the cells of whatever is opened."""

    name = "marimo"
    server = "marimo"
    code = ".marimo-cell .cm-content"

    def open(self, *cells: str) -> None:
        file = write_marimo(self.at.folder, "widgets", *cells)
        self.page.goto(f"{self.at.url}/?file={file}")
        expect(self.page.locator(self.code)).to_have_count(len(cells), timeout=MILLISECONDS)

    def run(self) -> None:
        """They run by themselves."""

    def come_back(self) -> None:
        """Load the page again; the kernel goes on meanwhile."""
        self.page.reload()
        drawn_widget(self.page, "table")
