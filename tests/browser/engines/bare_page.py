"""A widget on a page of its own without a kernel: it opens at once, again and again."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from fujikit.widgets.base import FujikitWidget, static_file

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A widget</title><style>{style}</style></head>
<body>
<div id="widget"></div>
<script type="module">
import widget from "./widget.js";
const traits = {traits};
const model = {{
  get: (name) => traits[name],
  set: (name, value) => {{ traits[name] = value; }},
  on() {{}}, off() {{}}, save_changes() {{}}, send() {{}},
}};
widget.render({{ model, el: document.getElementById("widget") }});
</script>
</body>
</html>
"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *_arguments: object) -> None:  # noqa: A002, the name that is overridden
        """Say nothing."""


@contextmanager
def bare_page(widget: FujikitWidget, folder: Path) -> Iterator[str]:
    """The address of a page with the widget as it is now."""
    traits = {name: value for name, value in widget.get_state().items() if not name.startswith("_")}
    state = json.dumps(traits).replace("<", "\\u003c")
    page = PAGE.format(style=static_file(f"{widget.module_name()}.css"), traits=state)
    (folder / "index.html").write_text(page, encoding="utf-8")
    (folder / "widget.js").write_text(static_file(f"{widget.module_name()}.js"), encoding="utf-8")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
