"""How Sphinx makes a website of these pages; `make site` prepares them (`tools/site.py`)."""

project = "fujikit"
author = "fujikit contributors"
extensions = ["myst_parser"]
root_doc = "index"
html_theme = "furo"
html_title = "fujikit"
html_copy_source = False
templates_path: list[str] = []
myst_heading_anchors = 4
nitpicky = True
suppress_warnings = ["misc.highlighting_failure"]  # Pygments does not know the settings of HAProxy
