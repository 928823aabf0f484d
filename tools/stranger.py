"""`make stranger`: one visitor does the worst that is known to an app while another one plays.

`python -m tools.stranger 60`: for so many seconds. It tells how long the moves of the other one took without
and with the stranger, what was refused to the stranger, and the most memory that the server had.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import cycle
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles
from urllib.parse import quote, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fujikit.engine.record import encode_record
from tests.app.client import Client
from tests.app.processes import peak_megabytes
from tests.app.visitor import PLAY, Visitor
from tests.browser import server

SECONDS = 60
QUIET_SECONDS = 20
MOST_TIMES_SLOWER = 3
ADDRESS = {"X_Forwarded_For": "8.8.8.8"}
"""A public address, as a proxy would tell it; visitors of the local network are not counted."""
LONG_KEY = "a" + ".a" * 20_000 + " = 1\n"
CODES = (
    encode_record(LONG_KEY),
    encode_record("x = " + "[" * 5_000),
    encode_record("moves = '''\n" + "Clara say hello\n" * 20_000 + "'''\n"),
)
HALF_OPEN = 100
QUESTIONS = 200
Attack = Callable[[Client], object]


def open_evil_links(client: Client) -> list[int]:
    return _visit(client, [f"?game={quote(code)}" for code in CODES])


def open_pages(client: Client) -> list[int]:
    return _visit(client, [""] * 18)


def _visit(client: Client, queries: list[str]) -> list[int]:
    """Open pages and leave them, so that the next attack finds room again; how they were answered."""
    answers = [client.ask(f"/voila/render/{PLAY}{query}", **ADDRESS) for query in queries]
    for answer in answers:
        if answer.status == 200:
            client.ask(f"/voila/api/shutdown/{answer.kernel}", "POST")
    return sorted(answer.status for answer in answers)


def speak_on_after_the_end(client: Client) -> object:
    with _kernel(client) as kernel:
        for _ in range(20):
            with client.line(kernel) as line:
                line.socket.send(b"no message")
                line.socket.send((2**27).to_bytes(4, "big") + b"\0" * 100)
    return "lines were closed"


def ask_and_never_read(client: Client) -> object:
    """Ask for the states of all widgets with their modules, megabytes each."""
    with _kernel(client) as kernel, client.line(kernel) as line:
        comm = {"comm_id": "control", "target_name": "jupyter.widget.control", "data": {}}
        line.send("comm_open", comm)
        for _ in range(QUESTIONS):
            line.send("comm_msg", {"comm_id": "control", "data": {"method": "request_states"}})
        time.sleep(1)
    return "asked"


def flood_with_messages(client: Client) -> object:
    with _kernel(client) as kernel, client.line(kernel) as line:
        for _ in range(20 * QUESTIONS):
            line.send("kernel_info_request", {})
    return "flooded"


def begin_requests_and_wait(client: Client) -> object:
    host = urlsplit(f"//{client.host}")
    with ExitStack() as waiting:
        for _ in range(HALF_OPEN):
            begun = waiting.enter_context(socket.create_connection((host.hostname, host.port)))
            begun.sendall(b"GET / HT")
        time.sleep(1)
    return "connected"


@contextmanager
def _kernel(client: Client) -> Iterator[str]:
    page = client.ask(f"/voila/render/{PLAY}", **ADDRESS)
    if page.status != 200:
        raise InvalidHandshake(f"a page was refused: {page.status}")
    try:
        yield page.kernel
    finally:
        client.ask(f"/voila/api/shutdown/{page.kernel}", "POST")


ATTACKS: tuple[Attack, ...] = (
    open_evil_links,
    speak_on_after_the_end,
    ask_and_never_read,
    flood_with_messages,
    begin_requests_and_wait,
    open_pages,
)


def attack(url: str, seconds: float, results: Connection) -> None:
    """One attack after the other; what came of them."""
    client, came, end = Client(url), Counter[str](), time.monotonic() + seconds
    for each in cycle(ATTACKS):
        if time.monotonic() > end:
            break
        try:
            came[f"{each.__name__}: {each(client)}"] += 1
        except (ConnectionClosed, InvalidHandshake, OSError) as refused:
            came[f"{each.__name__}: {type(refused).__name__}"] += 1
    results.send(came)


async def play(visitor: Visitor, seconds: float) -> list[float]:
    """The milliseconds of the moves of some seconds, with a moment of thought between them."""
    end, moves = time.monotonic() + seconds, list[float]()
    while time.monotonic() < end:
        moves.append(1000 * (await visitor.move()).seconds)
        await asyncio.sleep(0.02)
    return moves


async def scene(url: str, seconds: float) -> tuple[list[float], list[float], Counter[str]]:
    """The moves before the stranger comes and while the stranger is there, and what became of the attacks."""
    visitor = Visitor("somebody", url)
    await visitor.open(PLAY)
    quiet = await play(visitor, QUIET_SECONDS)
    receiving, sending = multiprocessing.Pipe(duplex=False)
    stranger = multiprocessing.Process(target=attack, args=(url, seconds, sending))
    stranger.start()
    try:
        attacked = await play(visitor, seconds)
        came = await asyncio.to_thread(receiving.recv)
    finally:
        with suppress(ValueError):
            stranger.terminate()
            stranger.join()
    attacked += await play(visitor, 1)
    await visitor.leave()
    return quiet, attacked, came


def slow(moves: list[float]) -> float:
    """What 95 of 100 moves stay below."""
    return quantiles(moves, n=20)[-1]


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    with tempfile.TemporaryDirectory() as place, server.app(Path(place), "--kernels=20") as app:
        before = peak_megabytes(app.process.pid)
        quiet, attacked, came = asyncio.run(scene(app.url, seconds))
        after = peak_megabytes(app.process.pid)
    ratio = slow(attacked) / slow(quiet)
    print(f"moves: {len(quiet)} alone, {len(attacked)} beside a stranger")
    print(f"95 of 100 within {slow(quiet):.1f} ms alone, {slow(attacked):.1f} ms beside: {ratio:.1f} times")
    print(f"most memory of the server: {before:.0f} MB before, {after:.0f} MB after")
    for what, count in sorted(came.items()):
        print(f"{count:>5}  {what}")
    if ratio > MOST_TIMES_SLOWER:
        sys.exit(f"that is more than {MOST_TIMES_SLOWER} times")


if __name__ == "__main__":
    main()
