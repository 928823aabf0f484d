"""The docs as a website: copies the pages, runs the gallery, and lets Sphinx build; a warning is an error."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SITE = ROOT / ".site"
SOURCE = SITE / "source"
HTML = SITE / "html"
WELCOME = ROOT / "docs" / "README.md"
"""The page that the site opens with, as its `index`."""
BLOB = "https://github.com/fujikit/fujikit/blob/HEAD/"
PAGES = (
    "docs/**/*.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "bench/README.md",
    "widgets/README.md",
)
"""The pages keep their places in the tree, so their links to each other hold."""
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")
CODE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CONTENTS = (
    ("Start", ("docs/tutorial", "docs/gallery")),
    ("How-to guides", ("docs/how-to/*",)),
    ("Explanation", ("docs/explanation/*", "docs/accessibility")),
    ("Reference", ("docs/reference/*", "docs/worked-examples")),
    ("Working on the kit", ("CONTRIBUTING", "widgets/README", "bench/README", "SECURITY", "CHANGELOG")),
)


def prepare() -> None:
    """Write the pages that Sphinx reads into `.site/source`."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    pages = sorted({page for pattern in PAGES for page in ROOT.glob(pattern)})
    for page in pages:
        text = page.read_text("utf-8")
        if page.name == "gallery.md":
            text = with_results(text)
        target = SOURCE / page.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(linked(text, page, pages), "utf-8")
    welcome = SOURCE / WELCOME.relative_to(ROOT)
    (SOURCE / "index.md").write_text(index(welcome.read_text("utf-8")), "utf-8")
    welcome.unlink()


def linked(text: str, page: Path, pages: list[Path]) -> str:
    """The text with links to files that are no pages led to the repository."""

    def target(found: re.Match[str]) -> str:
        file = (page.parent / found[1]).resolve()
        if file == WELCOME:
            return os.path.relpath(ROOT / "index.md", page.parent)
        return found[0] if file in pages else BLOB + file.relative_to(ROOT).as_posix() + (found[2] or "")

    return LINK.sub(target, text)


def index(welcome: str) -> str:
    """The page that the site opens with: the one of `docs/`, and the contents for the side bar."""
    moved = LINK.sub(lambda found: _from_root(found[1]) + (found[2] or ""), welcome)
    return "\n\n".join((moved, *_contents()))


def _from_root(link: str) -> str:
    return link.removeprefix("../") if link.startswith("../") else f"docs/{link}"


def _contents() -> Iterator[str]:
    for caption, pages in CONTENTS:
        listed = "\n".join(pages)
        yield f"```{{toctree}}\n:hidden:\n:caption: {caption}\n:glob:\n\n{listed}\n```"


def with_results(text: str) -> str:
    """A page whose Python blocks are followed by what their last expression shows."""
    names: dict[str, object] = {}

    def ran(found: re.Match[str]) -> str:
        return "\n\n".join((found[0], *shown(found[1], names)))

    return CODE.sub(ran, text)


def shown(code: str, names: dict[str, object]) -> Iterator[str]:
    """Run a block; if it ends with an expression, what a notebook would show of it, as raw HTML."""
    *before, last = ast.parse(code).body
    ends_with_value = isinstance(last, ast.Expr)
    exec(compile(ast.Module(before if ends_with_value else [*before, last], []), "gallery.md", "exec"), names)
    if isinstance(last, ast.Expr):
        html = as_html(eval(compile(ast.Expression(last.value), "gallery.md", "eval"), names))
        yield f"````{{raw}} html\n<div class='result'>{html}</div>\n````"


def as_html(value: object) -> str:
    """What stands for a widget or a picture on a page without a kernel."""
    if svg := getattr(value, "svg", None):
        return str(svg()).partition("?>")[2]
    made: dict[str, str] = value.static_bundle()  # type: ignore[attr-defined]
    return made.get("text/html") or f"<pre>{made['text/plain']}</pre>"


def main(sphinx: str) -> int:
    """Build the site; the exit code is Sphinx's."""
    prepare()
    command = [
        sphinx,
        "-q",
        "-W",
        "--keep-going",
        "-j",
        "auto",
        "-c",
        str(ROOT / "docs"),
        str(SOURCE),
        str(HTML),
    ]
    result = subprocess.run(command, check=False).returncode
    if not result:
        print(f"{sum(1 for _ in HTML.rglob('*.html'))} pages in {HTML.relative_to(ROOT)}")
    return result


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
