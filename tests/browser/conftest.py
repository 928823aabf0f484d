"""One browser, one Voila and one JupyterLab for all tests; a page of its own for each."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser import server
from tests.browser.server import Server
from tests.browser.watch import Watch
from tests.tools.browser import chromium

FAILED = Path(__file__).parents[2] / ".shots" / "failed"
"""Where the page and the logs of a failed test are kept."""


PATIENCE = 15_000
"""Milliseconds for something to happen on a page."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=arguments)
        yield running
        running.close()


@pytest.fixture(scope="session")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server.voila(tmp_path_factory.mktemp("voila")) as running:
        yield running


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server.app(tmp_path_factory.mktemp("app")) as running:
        yield running


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server.lab(tmp_path_factory.mktemp("lab")) as running:
        yield running


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser without a past. Reduced motion, so that nothing has to be waited for."""
    made = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


@pytest.fixture
def watch(context: BrowserContext) -> Watch:
    return Watch(context)


@pytest.fixture
def page(context: BrowserContext, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Page]:
    made = context.new_page()
    yield made
    if getattr(request.node, "failed", False):
        _keep(made, request)
    made.goto("about:blank")  # leaving the page lets Voila end its kernel
    if not getattr(request.node, "failed", False):
        assert watch.errors == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.failed = report.failed  # type: ignore[attr-defined]
    return report


def _keep(page: Page, request: pytest.FixtureRequest) -> None:
    FAILED.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=FAILED / f"{request.node.name}.png", full_page=True)
    for name in {"voila", "lab", "app"} & set(request.fixturenames):
        shutil.copy(request.getfixturevalue(name).log, FAILED / f"{request.node.name}.{name}.log")
