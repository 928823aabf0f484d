"""One page on which any widget can be shown: who needs many of them opens a page once, not for each."""

from __future__ import annotations

from typing import Self

from playwright.sync_api import Page, expect

from tests.browser.notebook import write
from tests.browser.pages import drawn_widget, open_voila
from tests.browser.server import Server
from tests.timeouts import MILLISECONDS

FIELD = "The code of a cell"
MODULE = f"""
export default {{
  render({{ model, el, host }}) {{
    const field = document.createElement("textarea");
    const place = document.createElement("div");
    let left = new AbortController();
    field.setAttribute("aria-label", "{FIELD}");
    field.onchange = () => {{
      model.set("cell", field.value);
      model.save_changes();
    }};
    model.on("change:shown", async () => {{
      left.abort();
      left = new AbortController();
      const box = document.createElement("div");
      place.replaceChildren(box);
      const shown = model.get("shown");
      if (shown) await (await host.getWidget(shown)).render({{ el: box, signal: left.signal }});
    }});
    el.append(field, place);
  }},
}};
"""
CELL = f"""
import ast
import anywidget
import traitlets

class WidgetPage(anywidget.AnyWidget):
    _esm = {MODULE!r}
    cell = traitlets.Unicode().tag(sync=True)
    shown = traitlets.Unicode().tag(sync=True)
    widget = None

    @traitlets.observe("cell")
    def run(self, change):
        "Run the code and show its last expression, as a notebook would; nothing stays of the last."
        self.shown = ""
        if self.widget:
            self.widget.close()
            self.widget = None
        tree, names = ast.parse(change.new), {{}}
        last = ast.Expression(tree.body.pop().value) if tree.body else None
        exec(compile(tree, "cell", "exec"), names)
        if last is not None:
            self.widget = eval(compile(last, "cell", "eval"), names)
            self.shown = f"IPY_MODEL_{{self.widget.model_id}}"

WidgetPage()
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
        drawn_widget(self.page, widget)
        return self

    def _run(self, cell: str) -> None:
        self._field.fill(cell)
        self._field.blur()
