"""Opening pages of Voila and JupyterLab, and waiting for what is on them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.server import TOKEN, Server
from tests.timeouts import MILLISECONDS, STEP_MILLISECONDS

expect.set_options(timeout=STEP_MILLISECONDS)


@contextmanager
def new_context(
    browser: Browser, *, reduced_motion: Literal["reduce", "no-preference"] = "reduce"
) -> Iterator[BrowserContext]:
    """A browser without a past. With reduced motion nothing has to be waited for."""
    made = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion=reduced_motion)
    made.set_default_timeout(STEP_MILLISECONDS)
    made.set_default_navigation_timeout(MILLISECONDS)
    yield made
    made.close()


def kit(page: Page, name: str) -> Locator:
    """The root of a widget: `table`, `dice-tray`."""
    return page.locator(f".fk-{name}.fk")


def open_voila(page: Page, server: Server, file: str, *, dark: bool = False, fragment: str = "") -> None:
    query = "?theme=dark" if dark else ""
    page.goto(f"{server.url}/voila/render/{file}{query}{fragment}")


def open_table(page: Page, server: Server, file: str, *, dark: bool = False) -> Locator:
    """A page of Voila with a table that is drawn."""
    open_voila(page, server, file, dark=dark)
    return drawn_widget(page, "table")


def drawn_widget(page: Page, name: str) -> Locator:
    root = kit(page, name)
    expect(root.first).to_be_visible(timeout=MILLISECONDS)
    return root


def open_lab(page: Page, server: Server, file: str) -> None:
    """A notebook in JupyterLab, not run yet."""
    page.goto(f"{server.url}/doc/tree/{file}?token={TOKEN}")
    expect(page.get_by_role("button", name="| Idle")).to_be_visible(timeout=MILLISECONDS)


def run_all(page: Page) -> None:
    choose(page, "Run", "Run All Cells")


def choose(page: Page, menu: str, item: str) -> None:
    """An item of JupyterLab's menus."""
    page.get_by_role("menuitem", name=menu, exact=True).click()
    page.locator(".lm-Menu-itemLabel").get_by_text(item, exact=True).click()


@contextmanager
def new_address(page: Page) -> Iterator[None]:
    """Inside, a move is made; behind it the address holds the game with that move."""
    before = page.url
    yield
    page.wait_for_url(lambda address: address != before)
