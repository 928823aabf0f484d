"""One app for all tests that speak to it without a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.app.client import Client
from tests.browser import server
from tests.browser.server import Server


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server.app(tmp_path_factory.mktemp("app"), "--kernels=8") as running:
        yield running


@pytest.fixture
def client(app: Server) -> Iterator[Client]:
    with Client(app.url) as made:
        yield made
