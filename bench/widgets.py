"""The widgets beside a bare anywidget, in a real Voila: clicks and pages in turns, and sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import Page

from bench.browsing import COUNTER, COUNTER_CELL, COUNTER_DRAWN, Served, Visitor, visiting
from bench.figures import Table, against
from bench.sides import Run, Side
from bench.turns import Answer, Answers, Ask, in_turns
from tests.browser.clicks import CLICK
from tests.browser.notebook import write
from tests.browser.server import VOILA

CLICKS = 50
CLICKS_A_PAGE = 10
"""A view tells the log of its round, and nobody marks fifty cards in one: then a fresh page is opened."""
WARM_UP = 3
PAGES = 9
TABLE = "Table"
TABLE_CELL = """
    from fujikit.widgets import Table

    Table.new(["Clara", "Jona", "Steve"], scenario=1, level=2, seed=7)
    """
TABLE_DRAWN = ".fk-table [role=grid], .fk-table button"
GOALS = {"click": "1.5", "page": "1.3", "view": "64", "module": "150"}
VIEW, MODULE = "largest view of a game of four", "table.js"


def write_notebooks(_: Side, folder: Path) -> None:
    write(folder, "counter", COUNTER_CELL)
    write(folder, "table", TABLE_CELL)


SERVED = Served(write_notebooks, VOILA)


def open_page(visitor: Visitor, address: str, drawn: str, side: Side) -> Answer:
    page, milliseconds = visitor.open(side, address, drawn)
    page.context.close()
    return {"ms": milliseconds}


def opening(run: Run, visitor: Visitor, rounds: int) -> dict[str, Answers]:
    ours = {TABLE: partial(open_page, visitor, "10-table.ipynb", TABLE_DRAWN)}
    peers = {COUNTER: partial(open_page, visitor, "10-counter.ipynb", COUNTER_DRAWN)}
    return in_turns(run, rounds, ours, peers)


def counter(visitor: Visitor, side: Side) -> tuple[Page, str]:
    """A count, and what to click."""
    return visitor.open(side, "10-counter.ipynb", COUNTER_DRAWN).page, COUNTER_DRAWN


def table(visitor: Visitor, side: Side) -> tuple[Page, str]:
    """A marker that goes to and fro between two cards, and what to click."""
    marks = side.ask("bench.page_facts", "marks")
    page = visitor.open(side, "10-table.ipynb", TABLE_DRAWN).page
    page.get_by_role("button", name="I am Clara").click()
    page.locator(".fk-table .fk-board-target").first.wait_for()
    return page, ", ".join(f".fk-table [data-square={square}]" for square in marks)


def clicks(fresh: Callable[[], tuple[Page, str]]) -> Iterator[float]:
    """Milliseconds from a click to new words, without an end."""
    while True:
        page, selector = fresh()
        for at in range(WARM_UP + CLICKS_A_PAGE):
            page.bring_to_front()
            taken = page.evaluate(CLICK, [selector, at])
            if at >= WARM_UP:
                yield taken
        page.context.close()


def clicking(run: Run, visitor: Visitor, rounds: int) -> dict[str, Answers]:
    def clicker(fresh: Callable[[Visitor, Side], tuple[Page, str]]) -> Ask:
        series = {side: clicks(partial(fresh, visitor, side)) for side in run.sides}
        return lambda side: {"ms": next(series[side])}

    return in_turns(run, rounds, {TABLE: clicker(table)}, {COUNTER: clicker(counter)})


def view_size(side: Side) -> Answer:
    return {"KB": side.ask("bench.page_facts", "view")}


def module_size(side: Side) -> Answer:
    static = side.site / "fujikit" / "widgets" / "static"
    own = static / "fuji-table.js"  # once a game has a module of its own, the other one draws nothing
    return {"KB": (own if own.exists() else static / "table.js").stat().st_size / 1024}


def time_table(topic: str, title: str, answers: dict[str, Answers], goal: str) -> Table:
    rows = [answers[name].figure(name, "ms") for name in (COUNTER, TABLE)]
    columns = {"x bare": against(rows, rows[0]), "goal": ["", goal]}
    return Table(topic, title, "ms", ".1f", rows, columns)


def tables(run: Run) -> Iterator[Table]:
    times, pages = run.rounds(CLICKS), run.rounds(PAGES)
    with visiting(run, SERVED) as visitor:
        clicked, opened = clicking(run, visitor, times), opening(run, visitor, pages)
    title = f"Voila, click to redraw, median of {times} in turns"
    yield time_table("a click", title, clicked, GOALS["click"])
    title = f"Voila, a page opened, median of {pages} in turns"
    yield time_table("a page", title, opened, GOALS["page"])
    sizes = in_turns(run, 1, {VIEW: view_size, MODULE: module_size})
    rows = [each.figure(name, "KB") for name, each in sizes.items()]
    yield Table("sizes", "sizes", "KB", ".1f", rows, {"goal": [GOALS["view"], GOALS["module"]]})
