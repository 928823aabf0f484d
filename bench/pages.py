"""Pages of the app beside a bare anywidget on the same server: their time, and what their kernels cost."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

import fujikit
from bench.place import ROOT
from bench.ratios import ratio
from bench.widgets import CELLS, COUNTER, DRAWN, opened_at
from fujikit.widgets.screen_words import say
from tests.app.processes import descendants_of, private_megabytes, until
from tests.browser.notebook import write
from tests.browser.server import Server, environment, free_port, stop, wait_for
from tests.tools.browser import chromium

ROUNDS = 9
GOAL = 1.3
BARE = "99-bare"
BOARD = "[role=grid] [role=gridcell]"
WIDGET = ".fk"
"""A widget of the kit."""
SERVE = """
import sys
from pathlib import Path
from fujikit.app.server import Wishes, serve
serve(Wishes(port=int(sys.argv[1]), notebooks=Path(sys.argv[2])), print)
"""
KERNELS = {"00-home": None, "10-first-move": None, "30-play": 60, "40-reroll-odds": 110}
"""Pages, and the megabytes that their kernels may have for themselves."""


def timed() -> dict[str, tuple[str, str]]:
    """What is waited for: an address, and what is there in the end."""
    game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7, study=True)
    return {
        COUNTER: (f"{BARE}.ipynb", DRAWN[COUNTER]),
        "30-play, a board": (f"30-play.ipynb?code={game.code()}", BOARD),
        "30-play, the set-up": ("30-play.ipynb", f"role=button[name='{say('setup.deal', 'en')}']"),
        "10-first-move": ("10-first-move.ipynb", BOARD),
    }


@contextmanager
def app() -> Iterator[Server]:
    """The app on the kit's notebooks and one more."""
    with tempfile.TemporaryDirectory() as name:
        place, port = Path(name), free_port()
        folder = place / "notebooks"
        folder.mkdir()
        for notebook in (ROOT / "notebooks").glob("*.ipynb"):
            shutil.copy(notebook, folder)
        write(folder, BARE, CELLS[COUNTER])
        command = [sys.executable, "-c", SERVE, str(port), str(folder)]
        process = subprocess.Popen(command, env=environment(place), stdout=subprocess.DEVNULL)
        server = Server(f"http://127.0.0.1:{port}", folder, place / "server.log", process)
        try:
            wait_for(server)
            yield server
        finally:
            stop(server)


def opening(browser: Browser, server: Server) -> dict[str, list[float]]:
    """Milliseconds from an address to something to look at, in turns."""
    pages = timed()
    times: dict[str, list[float]] = {name: [] for name in pages}
    for _ in range(ROUNDS):
        for name, (address, drawn) in pages.items():
            page, milliseconds = opened_at(browser, f"{server.url}/voila/render/{address}", drawn)
            times[name].append(milliseconds)
            page.goto("about:blank")
            page.context.close()
    return times


def kernel_megabytes(browser: Browser, server: Server, name: str) -> float:
    """What the kernel of a page has for itself, once everything on it has been drawn."""
    until(lambda: len(descendants_of(server.process.pid)) == 1)
    others = set(descendants_of(server.process.pid))
    page, _ = opened_at(browser, f"{server.url}/voila/render/{name}.ipynb", WIDGET)
    page.wait_for_load_state("networkidle")
    (kernel,) = set(descendants_of(server.process.pid)) - others
    megabytes = private_megabytes(kernel)
    page.goto("about:blank")
    page.context.close()
    return megabytes


def page_lines() -> Iterator[str]:
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with app() as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=arguments)
        times = opening(browser, server)
        megabytes = {name: kernel_megabytes(browser, server, name) for name in KERNELS}
        browser.close()
    yield f"the app, a page opened, median of {ROUNDS} in turns"
    yield f"{'':<36}{'ms':>10}{'x bare':>14}{'goal':>14}"
    for name, taken in times.items():
        goal = f"{GOAL:.1f}" if name.startswith("30") else ""
        yield f"{name:<36}{median(taken):>10.0f}{ratio(taken, times[COUNTER]):>14.2f}{goal:>14}"
    yield ""
    yield f"{'a kernel of its own':<36}{'MB':>10}{'':>14}{'goal':>14}"
    for name, taken_by_it in megabytes.items():
        yield f"{name:<36}{taken_by_it:>10.1f}{'':>14}{KERNELS[name] or '':>14}"
