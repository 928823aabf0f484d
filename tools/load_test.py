"""`make load`: thirty visitors play on a real app, one of them with a real browser.

`python -m tools.load_test 30 10 60`: how many, moves of each, and the seconds within which all come.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.async_api import async_playwright

from tests.app.browsing import BrowserVisitor
from tests.app.crowd import Guest, Party, party
from tests.app.processes import descendants_of, tree_megabytes, until
from tests.app.visitor import PLAY, Visitor
from tests.browser import server
from tests.browser.server import Server
from tools.browser import arguments, chromium

VISITORS, MOVES, WITHIN = 30, 10, 60
FORK_SERVER_PROCESSES = 1
KEPT = 0.1
"""The part of what a crowd needed that an app may keep for the next."""


class Watcher:
    """The memory of an app at some moments."""

    def __init__(self, app: Server) -> None:
        self._app = app
        self.megabytes: dict[str, float] = {}

    def note(self, moment: str) -> None:
        self.megabytes[moment] = tree_megabytes(self._app.process.pid)

    async def all_there(self) -> None:
        self.note("all there")

    def returned(self) -> bool:
        before, peak, after = (self.megabytes[moment] for moment in ("before", "all there", "after"))
        return after - before < (peak - before) * KEPT

    def wait_until_all_are_gone(self) -> None:
        until(lambda: len(descendants_of(self._app.process.pid)) <= FORK_SERVER_PROCESSES)


async def load(
    app: Server, watcher: Watcher, visitors: int, moves: int, within: float
) -> tuple[list[Guest], Party]:
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=chromium(), args=arguments())
        guests: list[Guest] = [Visitor(f"visitor {number}", app.url) for number in range(1, visitors)]
        guests.insert(visitors // 2, BrowserVisitor("the browser", app.url, browser))
        held = await party(guests, PLAY, moves, within, watcher.all_there)
        await browser.close()
    return guests, held


def report(guests: list[Guest], held: Party, watcher: Watcher, seconds: float) -> Iterator[str]:
    moves = sorted(held.moves, key=lambda move: move.seconds, reverse=True)
    slowest = moves[: len(moves) // 10]
    opened = [guest.opened_in for guest in guests if guest.opened_in]
    busy = os.getloadavg()[0]
    yield f"{len(guests)} visitors, {len(moves)} moves, {seconds:.0f} s, load of the machine {busy:.1f}"
    yield f"{'errors':<36}{len(held.errors):>10}"
    yield from (f"  {error}" for error in held.errors)
    yield f"{'page to table, s':<36}{median(opened):>10.2f}{max(opened):>10.2f} at most"
    yield f"{'a move, ms':<36}{median(move.seconds for move in moves) * 1000:>10.1f}"
    yield f"the slowest tenth of the moves ({len(slowest)})"
    yield from (f"  {move.who:<34}{move.seconds * 1000:>10.1f}  {move.line}" for move in slowest)
    yield "memory of the app and its kernels, MB"
    yield from (f"  {moment:<34}{megabytes:>10.1f}" for moment, megabytes in watcher.megabytes.items())


def main() -> None:
    given = [int(number) for number in sys.argv[1:]]
    visitors, moves, within = (*given, *(VISITORS, MOVES, WITHIN)[len(given) :])
    with tempfile.TemporaryDirectory() as place, server.app(Path(place), f"--kernels={visitors + 1}") as app:
        watcher = Watcher(app)
        asyncio.run(_warm_up(app))
        watcher.wait_until_all_are_gone()
        watcher.note("before")
        begun = time.perf_counter()
        guests, held = asyncio.run(load(app, watcher, visitors, moves, within))
        seconds = time.perf_counter() - begun
        watcher.wait_until_all_are_gone()
        watcher.note("after")
        print(*report(guests, held, watcher, seconds), sep="\n")
    sys.exit(0 if watcher.returned() and not held.errors else "this is not as it should be")


async def _warm_up(app: Server) -> None:
    """What an app loads with its first visitor, it keeps."""
    first = Visitor("the first", app.url)
    await first.open(PLAY)
    await first.move()
    await first.leave()


if __name__ == "__main__":
    main()
