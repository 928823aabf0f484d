from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from http import HTTPStatus

import pytest
from tornado.httpclient import HTTPClientError

from fujikit.app.kernels.manager import FORKS
from tests.app.crowd import party
from tests.app.processes import descendants_of, until
from tests.app.visitor import PLAY, Visitor, fetched
from tests.browser import server
from tests.browser.server import Server

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not FORKS, reason="processes are counted as Linux does")]
PLACES = 6
FORK_SERVER = 1


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server.app(tmp_path_factory.mktemp("app"), f"--kernels={PLACES}") as running:
        until(
            lambda: len(descendants_of(running.process.pid)) == FORK_SERVER
        )  # who asked whether it is up has left
        yield running


def test_a_crowd_plays_without_an_error_fills_the_app_and_leaves_nothing(app: Server) -> None:
    guests = [Visitor(f"visitor {number}", app.url) for number in range(PLACES)]

    async def another_one_comes() -> None:
        assert len(descendants_of(app.process.pid)) == FORK_SERVER + PLACES
        with pytest.raises(HTTPClientError) as refusal:
            await fetched(f"{app.url}/voila/render/{PLAY}")
        assert refusal.value.code == HTTPStatus.SERVICE_UNAVAILABLE
        assert refusal.value.response is not None
        assert "Retry-After" in refusal.value.response.headers
        assert refusal.value.response.body.startswith(b"<!DOCTYPE html>")

    held = asyncio.run(party(guests, PLAY, 3, 0, another_one_comes))
    assert held.errors == []
    assert len(held.moves) == PLACES * 3
    until(lambda: len(descendants_of(app.process.pid)) == FORK_SERVER)


def test_a_place_that_was_left_is_free_again(app: Server) -> None:
    async def come_and_go() -> None:
        visitor = Visitor("the next", app.url)
        await visitor.open(PLAY)
        await visitor.move()
        await visitor.leave()

    asyncio.run(come_and_go())
    until(lambda: len(descendants_of(app.process.pid)) == FORK_SERVER)


@pytest.mark.parametrize("victim", ["its kernel", "the fork server"])
def test_a_page_hears_that_its_kernel_is_gone_and_the_next_one_plays(app: Server, victim: str) -> None:
    async def scene() -> None:
        unlucky, lucky = Visitor("unlucky", app.url), Visitor("lucky", app.url)
        await unlucky.open(PLAY)
        fork_server, kernel = descendants_of(app.process.pid)
        os.kill(kernel if victim == "its kernel" else fork_server, signal.SIGKILL)
        await unlucky.wait_for_the_end()
        await lucky.open(PLAY)
        await lucky.move()
        await lucky.leave()

    asyncio.run(scene())
    until(lambda: len(descendants_of(app.process.pid)) == FORK_SERVER)
