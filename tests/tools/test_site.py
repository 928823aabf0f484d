"""The website of the docs shows every widget and every figure, and its links lead on."""

from __future__ import annotations

from pathlib import Path

import pytest

from fujikit import plots, widgets
from tools import site

ROOT = Path(__file__).parents[2]
GALLERY = (ROOT / "docs" / "gallery.md").read_text("utf-8")


@pytest.mark.parametrize("name", widgets.__all__)
def test_the_gallery_has_every_widget(name: str) -> None:
    assert f"```python\n{name}" in GALLERY


@pytest.mark.parametrize("name", sorted(set(plots.__all__) - {"Picture"}))
def test_the_gallery_has_every_figure(name: str) -> None:
    assert f"```python\nplots.{name}(" in GALLERY


def test_what_a_block_ends_with_is_shown_below_it() -> None:
    page = "```python\nfrom fujikit.widgets import Talk\n```\n\n```python\nTalk()\n```\n"
    first, second = site.with_results(page).split("```python\nTalk()\n```")
    assert "{raw}" not in first
    assert "{raw} html\n<div class='result'>" in second


def test_a_link_to_a_file_that_is_no_page_leads_to_the_repository() -> None:
    page, other = ROOT / "docs" / "tutorial.md", ROOT / "docs" / "how-to" / "serve.md"
    text = (
        "[a](how-to/serve.md#x) [b](../notebooks/00-home.ipynb) [c](README.md) [d](https://fujikit.example/)"
    )
    assert site.linked(text, page, [page, other]) == (
        f"[a](how-to/serve.md#x) [b]({site.BLOB}notebooks/00-home.ipynb) [c](../index.md) [d](https://fujikit.example/)"
    )


def test_the_first_page_has_links_from_the_root() -> None:
    assert site.index("[a](tutorial.md) [b](../CONTRIBUTING.md)").startswith(
        "[a](docs/tutorial.md) [b](CONTRIBUTING.md)"
    )


def test_every_page_is_in_the_contents() -> None:
    listed = {
        file.relative_to(ROOT)
        for _, patterns in site.CONTENTS
        for pattern in patterns
        for file in ROOT.glob(f"{pattern}.md")
    }
    pages = {file.relative_to(ROOT) for pattern in site.PAGES for file in ROOT.glob(pattern)}
    assert pages - listed == {site.WELCOME.relative_to(ROOT)}
