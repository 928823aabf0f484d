"""The notebooks as pages of the app, each visited once."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from fujikit import widgets
from fujikit.engine.words import LANGUAGES
from tests.browser.axe import violations
from tests.browser.first_move import make_first_move
from tests.browser.pages import kit
from tests.browser.server import Server
from tests.browser.watch import Watch
from tests.timeouts import MILLISECONDS
from tools.notebooks import FOLDER, paths, read

MISSING = "() => [...document.images].filter(({ naturalWidth }) => !naturalWidth).map(({ src }) => src)"
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def pages() -> list[tuple[Path, str]]:
    """Every notebook, with the language in which it is opened: they take turns."""
    return [(path, LANGUAGES[number % 3]) for number, path in enumerate(paths())]


def shown(path: Path) -> Counter[str]:
    """The widgets that a notebook shows, by their bundles: what cells end with."""
    found = Counter[str]()
    for cell in read(path).cells:
        body = ast.parse(cell.source).body if cell.cell_type == "code" else []
        match body[-1:]:
            case [ast.Expr(ast.Call(ast.Name(name) | ast.Attribute(ast.Name(name))))]:
                if name in widgets.__all__:
                    found[getattr(widgets, name).bundle] += 1
    return found


@contextmanager
def answered(page: Page) -> Iterator[None]:
    """Inside, every request gets a good answer."""
    bad: list[str] = []

    def look(response: Response) -> None:
        if response.status >= 400:
            bad.append(f"{response.status} {response.url}")

    page.on("response", look)
    page.on("requestfailed", lambda request: bad.append(f"{request.failure} {request.url}"))
    yield
    assert bad == []


@pytest.mark.parametrize(("path", "lang"), pages(), ids=lambda value: getattr(value, "stem", value))
def test_a_page_stands(page: Page, app: Server, watch: Watch, path: Path, lang: str) -> None:
    about = read(path).metadata.fujikit
    with answered(page):
        page.goto(f"{app.url}/voila/render/{path.relative_to(FOLDER).as_posix()}?lang={lang}")
        for bundle, count in shown(path).items():
            expect(kit(page, bundle).nth(count - 1)).to_be_visible(timeout=MILLISECONDS)
            assert kit(page, bundle).first.get_attribute("lang") == lang
        expect(page.locator("#way")).to_be_visible(timeout=MILLISECONDS)
        expect(page.get_by_text("Run All Cells")).to_have_count(0)
        expect(page.get_by_role("heading", level=1, name=about.title[lang])).to_be_visible()
        expect(page).to_have_title(f"{about.title[lang]} · fujikit")
    assert page.locator(".page-broken").count() == 0
    assert page.evaluate(MISSING) == []
    assert "Traceback" not in page.locator("body").inner_text()
    for width in (1280, 375):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(SIDEWAYS) == 0, width
    assert violations(page, "body") == []
    assert watch.abroad == []


def test_from_home_to_the_first_own_move_takes_two_clicks(page: Page, app: Server) -> None:
    make_first_move(page, app)
