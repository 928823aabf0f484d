"""One page on which any widget can be shown: who needs many of them opens a page once, not for each."""

from __future__ import annotations

from typing import Self

from playwright.sync_api import Page, expect

from tests.browser.notebook import write
from tests.browser.pages import drawn, open_voila
from tests.browser.server import Server
from tests.timeouts import MILLISECONDS

FIELD = "The code of a cell"
CELL = f"""
import ast
import ipywidgets

field = ipywidgets.Textarea(description={FIELD!r}, continuous_update=False)
output = ipywidgets.VBox()

def show(change):
    "Run the code and show its last expression, as a notebook would; nothing stays of what was there before."
    for shown in output.children:
        shown.close()
    output.children = ()
    tree, names = ast.parse(change.new), {{}}
    last = ast.Expression(tree.body.pop().value) if tree.body else None
    exec(compile(tree, "cell", "exec"), names)
    if last is not None:
        output.children = (eval(compile(last, "cell", "eval"), names),)

field.observe(show, "value")
ipywidgets.VBox([field, output])
"""
FORGET = """() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", location.pathname);
}"""


class WidgetPage:
    """A page that is open, with a kernel that shows whatever cell it is given."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        open_voila(page, server, write(server.folder, "widget-page", CELL))
        self._field = page.get_by_label(FIELD)
        expect(self._field).to_be_visible(timeout=MILLISECONDS)

    def show(self, cell: str, widget: str) -> Self:
        """Show the widget that a cell ends with, as on a page of a browser without a past."""
        self.page.keyboard.press("Escape")  # behind an open dialog nothing can be filled in
        self._run("")
        expect(self.page.locator(".fk")).to_have_count(0)
        self.page.evaluate(FORGET)
        self._run(cell)
        drawn(self.page, widget)
        return self

    def _run(self, cell: str) -> None:
        self._field.fill(cell)
        self._field.blur()
