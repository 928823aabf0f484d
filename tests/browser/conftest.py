"""One browser and one server of each kind for all tests of a worker; a page of its own for each test."""

from __future__ import annotations

import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.browser import server
from tests.browser.pages import new_context
from tests.browser.server import Server
from tests.browser.watch import Watch
from tools.browser import launch

OUR_SERVERS = {"app", "made_pages"}
"""Fixtures of servers whose pages have no scripts but ours."""
SERVERS = OUR_SERVERS | {"voila", "lab", "marimo"}
FAILED = Path(__file__).parents[2] / ".shots" / "failed"
"""Where the page and the logs of a failed test are kept."""


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """There can be only one in a process."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = launch(playwright, "chromium")
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
def made_pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app on notebooks that tests write: its kernels are there sooner than those of a plain Voila."""
    with server.made_pages(tmp_path_factory.mktemp("made-pages")) as running:
        yield running


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server.lab(tmp_path_factory.mktemp("lab")) as running:
        yield running


@pytest.fixture(scope="session")
def marimo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server.marimo(tmp_path_factory.mktemp("marimo")) as running:
        yield running


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with new_context(browser) as made:
        yield made


@pytest.fixture
def watch(context: BrowserContext, request: pytest.FixtureRequest) -> Watch:
    visited = SERVERS & set(request.fixturenames)
    return Watch(context, app=bool(visited) and visited <= OUR_SERVERS)


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
    for name in {"voila", "lab", "app", "made_pages"} & set(request.fixturenames):
        shutil.copy(request.getfixturevalue(name).log, FAILED / f"{request.node.name}.{name}.log")
