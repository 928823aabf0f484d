"""What one visitor does ends with that visitor's page."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic, sleep
from uuid import uuid4

import pytest
from tornado.web import Application
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fujikit.app import server, visitors
from fujikit.app.kernel_pool import default_capacity
from fujikit.app.limits import MAX_LOG_LINES, MAX_PENDING_MESSAGES, MAX_SOCKETS, LogLimit, pages_by_files
from fujikit.app.visitors import NOT_COUNTED
from tests.app.client import Client, Line
from tests.app.processes import peak_megabytes
from tests.browser.server import Server
from tests.timeouts import SECONDS

PAGE = "fuji/10-first-move.ipynb"


@pytest.fixture(scope="module")
def kernel(app: Server) -> Iterator[str]:
    with Client(app.url) as client:
        yield client.open(PAGE).kernel


def ask_for_everything(line: Line, comm: str) -> None:
    """Ask for the states of all widgets, with their modules."""
    line.send("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})


def open_control(line: Line) -> str:
    comm = uuid4().hex
    line.send(
        "comm_open", {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {"widgets": None}}
    )
    return comm


def read_to_the_end(line: Line) -> str | None:
    """The reason that the server gives for the end, if it gives one."""
    try:
        while True:
            line.socket.recv(SECONDS)
    except ConnectionClosed as closed:
        return closed.rcvd.reason if closed.rcvd else None


def wait_until_let_go(line: Line) -> str | None:
    """Read nothing until the connection is closed; the reason that the server gives, if it gives one.

    Whether the kernel has answered cannot be asked by another socket: it hears the two of them in turn.
    """
    deadline = monotonic() + SECONDS
    while monotonic() < deadline:
        try:
            line.socket.ping()
        except ConnectionClosed as closed:
            return closed.rcvd.reason if closed.rcvd else None
        sleep(0.05)
    raise TimeoutError("the connection was not closed")


def test_a_page_that_never_reads_is_let_go(app: Server, client: Client, kernel: str) -> None:
    with client.line(kernel) as line:
        line.alive()
        before = peak_megabytes(app.process.pid)
        comm = open_control(line)
        for _ in range(MAX_PENDING_MESSAGES - 10):
            ask_for_everything(line, comm)
        assert wait_until_let_go(line) is None  # cut off, without a word
    with client.line(kernel) as line:
        line.alive()
    assert peak_megabytes(app.process.pid) - before < 300  # all that was asked for is a gigabyte


def test_a_page_that_asks_faster_than_its_kernel_answers_is_let_go(client: Client, kernel: str) -> None:
    with client.line(kernel) as line:
        comm = open_control(line)
        with suppress(ConnectionClosed):
            for _ in range(20 * MAX_PENDING_MESSAGES):
                line.send("comm_msg", {"comm_id": comm, "data": {"method": "nothing"}})
        assert read_to_the_end(line) == "too many messages"
    with client.line(kernel) as line:
        line.alive()


def test_a_page_has_only_so_many_sockets(client: Client, kernel: str) -> None:
    def open_more(left: int) -> None:
        with client.line(kernel) as line:
            line.alive()
            if left:
                open_more(left - 1)

    with pytest.raises(InvalidStatus) as refused:
        open_more(MAX_SOCKETS)
    assert refused.value.response.status_code == 429


@pytest.mark.parametrize("dest", ["image", "iframe", "script", "empty"])
def test_a_page_is_no_picture_and_no_frame_of_another_site(client: Client, dest: str) -> None:
    address = f"/voila/render/{PAGE}"
    assert client.ask(address, "HEAD", Sec_Fetch_Dest=dest, Sec_Fetch_Site="cross-site").status == 403
    assert client.ask(address, "HEAD", Sec_Fetch_Dest=dest, Sec_Fetch_Site="same-site").status == 403
    assert client.ask(address, "HEAD", Sec_Fetch_Dest=dest, Sec_Fetch_Site="same-origin").status == 200
    assert client.ask(address, "HEAD", Sec_Fetch_Dest="document", Sec_Fetch_Site="cross-site").status == 200


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc"]
)
def test_a_request_that_never_ends_is_not_waited_for(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "HEADER_TIMEOUT", 0.1)
    monkeypatch.setattr(server, "BODY_TIMEOUT", 0.1)

    async def scene() -> bytes:
        with listening() as address:
            reader, writer = await asyncio.open_connection(*address)
            writer.write(begun)
            rest = await asyncio.wait_for(reader.read(), SECONDS)
            writer.close()
        return rest

    assert asyncio.run(scene()) == b""


@contextmanager
def listening() -> Iterator[tuple[str, int]]:
    """The address of a server that knows no page."""
    serving = server.http_server(Application())
    with socket.create_server(("127.0.0.1", 0)) as ear:
        ear.settimeout(0)
        serving.add_socket(ear)
        yield ear.getsockname()
        serving.stop()


async def answered(writer: asyncio.StreamWriter, reader: asyncio.StreamReader) -> bool:
    """Whether a connection is served."""
    with suppress(ConnectionError):
        writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        return b" 404 " in await asyncio.wait_for(reader.readline(), SECONDS)
    return False


@pytest.mark.parametrize(("network", "most"), [(NOT_COUNTED, 6), ("8.8.8.8", 3)])
def test_connections_are_bounded_and_more_so_from_one_address(
    network: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "raise_file_limit", lambda: 12)
    monkeypatch.setattr(visitors, "network_of", lambda *_: network)

    async def scene() -> None:
        with listening() as address:
            open_ones = [await asyncio.open_connection(*address) for _ in range(most)]
            assert all([await answered(writer, reader) for reader, writer in open_ones])
            reader, writer = await asyncio.open_connection(*address)
            assert not await answered(writer, reader)
            writer.close()
            (first, last), *others = open_ones
            last.close()
            while not first.at_eof():
                await first.read()
            reader, writer = await until_served(address)
            for _, each in (*others, (reader, writer)):
                each.close()

    asyncio.run(asyncio.wait_for(scene(), SECONDS))


async def until_served(address: tuple[str, int]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that is served; the server may not know yet that another one has ended."""
    while True:
        reader, writer = await asyncio.open_connection(*address)
        if await answered(writer, reader):
            return reader, writer
        writer.close()


def test_places_are_bounded_by_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fujikit.app.kernel_pool.raise_file_limit", lambda: 1024)
    monkeypatch.setattr("fujikit.app.kernel_pool._free_memory", lambda: 1 << 40)
    assert default_capacity() == pages_by_files(1024) < 72


def test_a_log_can_not_be_flooded() -> None:
    def passed(limit: LogLimit, second: float, count: int) -> list[str]:
        data = {"name": "a", "levelno": logging.ERROR, "msg": "line %d", "created": second}
        records = [logging.makeLogRecord({**data, "args": (number,)}) for number in range(count)]
        return [record.getMessage() for record in records if limit.filter(record)]

    limit = LogLimit()
    assert len(passed(limit, 1000, 500)) == MAX_LOG_LINES
    assert passed(limit, 1001, 500) == []
    assert passed(limit, 1061, 2) == [f"line 0 (and {1000 - MAX_LOG_LINES} lines left out before)", "line 1"]
