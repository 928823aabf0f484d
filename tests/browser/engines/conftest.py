"""One window of each browser for the tests of a module; an open one keeps the processor busy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.conftest import FAILED
from tests.browser.engines.driver import Driver
from tests.browser.engines.playwright_driver import PlaywrightDriver
from tests.browser.engines.selenium_driver import SeleniumDriver
from tests.browser.engines.visitor import Visitor
from tests.browser.server import Server
from tools import webkit_gtk
from tools.browser import ENGINES, installed_browsers, launch


@pytest.fixture(scope="module")
def window(
    browser: Browser, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Driver]]:
    """The window of a browser, by its name; it opens when it is first asked for."""
    opened: dict[str, Driver] = {}
    with ExitStack() as closing:

        def of(name: str) -> Driver:
            if name not in opened:
                opened[name] = open_window(name)
            return opened[name]

        def open_window(name: str) -> Driver:
            (found,) = installed_browsers(name)
            if name == "webkit" and not found.from_playwright:
                place = tmp_path_factory.mktemp("webkit")
                return SeleniumDriver(closing.enter_context(webkit_gtk.launched(found, place)))
            running = browser if name == "chromium" else launch(playwright, name)
            page = running.new_page(reduced_motion="reduce")
            closing.callback((page if name == "chromium" else running).close)
            return PlaywrightDriver(page)

        yield of


@pytest.fixture(params=ENGINES)
def driver(request: pytest.FixtureRequest, window: Callable[[str], Driver]) -> Driver:
    return window(request.param)


@pytest.fixture
def visitor(driver: Driver, app: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    visiting = Visitor(driver, app.url)
    yield visiting
    if getattr(request.node, "failed", False):
        visiting.screenshot(FAILED / f"{request.node.name}.png")
    driver.open("about:blank")  # leaving the page lets the app end its kernel
