"""The widgets beside a bare anywidget, in a real Voila: clicks and pages in turns, and sizes."""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import fujikit
from bench.place import ROOT
from bench.ratios import ratio
from tests.browser import server
from tests.browser.clicks import CLICK
from tests.browser.notebook import write
from tests.browser.server import Server
from tests.tools.browser import chromium

CLICKS = 50
TABLES = 5
WARM_UP = 3
PAGES = 9
COUNTER, TABLE = "a bare anywidget", "Table"
GOALS = {"click": 1.5, "page": 1.3, "view": 64, "module": 150}
CELLS = {
    COUNTER: """
        import anywidget, traitlets

        class Counter(anywidget.AnyWidget):
            _esm = '''
            export default {
              render({ model, el }) {
                const button = document.createElement("button");
                const show = () => { button.textContent = `count ${model.get("count")}`; };
                button.dataset.bench = "";
                button.onclick = () => model.send({ do: "count" });
                model.on("change:count", show);
                show();
                el.append(button);
              },
            };
            '''
            count = traitlets.Int(0).tag(sync=True)

            def __init__(self):
                super().__init__()
                self.on_msg(lambda *_: setattr(self, "count", self.count + 1))

        Counter()
        """,
    TABLE: """
        from fujikit.widgets import Table

        Table.new(["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7)
        """,
}
DRAWN = {COUNTER: "[data-bench]", TABLE: ".fk-table [role=grid], .fk-table button"}


@contextmanager
def pages() -> Iterator[tuple[Browser, Server]]:
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with (
        tempfile.TemporaryDirectory() as place,
        server.voila(Path(place)) as voila,
        sync_playwright() as driver,
    ):
        for name, cell in CELLS.items():
            write(voila.folder, _file(name), cell)
        browser = driver.chromium.launch(executable_path=chromium(), args=arguments)
        yield browser, voila
        browser.close()


def _file(name: str) -> str:
    return name.replace(" ", "-").lower()


def opened(browser: Browser, voila: Server, name: str) -> tuple[Page, float]:
    return opened_at(browser, f"{voila.url}/voila/render/{_file(name)}.ipynb", DRAWN[name])


def opened_at(browser: Browser, address: str, drawn: str) -> tuple[Page, float]:
    """A page in a browser without a past, and the milliseconds until its widget was there."""
    page = browser.new_context().new_page()
    begun = time.perf_counter()
    page.goto(address)
    page.locator(drawn).first.wait_for(timeout=60_000)
    return page, (time.perf_counter() - begun) * 1000


def opening(browser: Browser, voila: Server) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {name: [] for name in CELLS}
    for _ in range(PAGES):
        for name, taken in times.items():
            page, milliseconds = opened(browser, voila, name)
            taken.append(milliseconds)
            page.context.close()
    return times


def clicking(browser: Browser, voila: Server) -> dict[str, list[float]]:
    """A count, and a marker that goes to and fro between two cards.

    On several fresh pages: a view tells the log of its round, and nobody marks fifty cards in one.
    """
    times: dict[str, list[float]] = {name: [] for name in CELLS}
    for _ in range(TABLES):
        for name, taken in _clicks(browser, voila).items():
            times[name] += taken
    return times


def _clicks(browser: Browser, voila: Server) -> dict[str, list[float]]:
    table, counter = opened(browser, voila, TABLE)[0], opened(browser, voila, COUNTER)[0]
    table.get_by_role("button", name="I am Clara").click()
    table.locator(".fk-table .fk-board-target").first.wait_for()
    marks = ", ".join(f".fk-table [data-square={square}]" for square in _two_marks())
    things = {COUNTER: (counter, DRAWN[COUNTER]), TABLE: (table, marks)}
    times: dict[str, list[float]] = {name: [] for name in things}
    for at in range(WARM_UP + CLICKS // TABLES):
        for name, (page, selector) in things.items():
            page.bring_to_front()
            times[name].append(page.evaluate(CLICK, [selector, at]))
    table.context.close()
    counter.context.close()
    return {name: taken[WARM_UP:] for name, taken in times.items()}


def _two_marks() -> list[str]:
    game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7)
    return [line.split()[2] for line in map(str, game.legal("Clara")) if " mark " in line][:2]


def largest_view() -> float:
    """Kilobytes of the largest view in a game of four, at its beginning and after some moves."""
    game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve", "Mara"], scenario=1, level=2, seed=7)
    sizes = [_view_size(game)]
    for _ in range(200):
        if game.outcome:
            break
        seat = game.view(None)["awaits"][0]
        lines = game.legal(seat)
        game.act(lines[len(sizes) % len(lines)])
        sizes.append(_view_size(game))
    return max(sizes)


def _view_size(game: Any) -> float:
    return max(len(json.dumps(game.view(seat)).encode()) for seat in game.seats) / 1024


def module_size() -> float:
    return (ROOT / "fujikit" / "widgets" / "static" / "table.js").stat().st_size / 1024


def time_lines(title: str, times: dict[str, list[float]], goal: float) -> Iterator[str]:
    yield title
    yield f"{'':<36}{'ms':>10}{'x bare':>14}{'goal':>14}"
    for name, taken in times.items():
        aim = f"{goal:.1f}" if name == TABLE else ""
        yield f"{name:<36}{median(taken):>10.1f}{ratio(taken, times[COUNTER]):>14.2f}{aim:>14}"
    yield ""


def widget_lines() -> Iterator[str]:
    with pages() as (browser, voila):
        clicks, openings = clicking(browser, voila), opening(browser, voila)
    yield from time_lines(f"Voila, click to redraw, median of {CLICKS} in turns", clicks, GOALS["click"])
    yield from time_lines(f"Voila, a page opened, median of {PAGES} in turns", openings, GOALS["page"])
    yield f"{'sizes':<36}{'KB':>10}{'':>14}{'goal':>14}"
    yield f"{'largest view of a game of four':<36}{largest_view():>10.1f}{'':>14}{GOALS['view']:>14}"
    yield f"{'table.js':<36}{module_size():>10.1f}{'':>14}{GOALS['module']:>14}"
