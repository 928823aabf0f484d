"""Pages of the app beside a bare anywidget on the same server: their time, and what their kernels cost."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from playwright.sync_api import Page

from bench.browsing import COUNTER, COUNTER_CELL, COUNTER_DRAWN, Opened, Served, Visitor, visiting
from bench.figures import Table, against
from bench.sides import Run, Side
from bench.turns import Answer, in_turns
from tests.app.processes import descendants_of, private_megabytes, until
from tests.browser.notebook import write
from tests.browser.server import MADE_PAGES

ROUNDS = 9
KERNEL_ROUNDS = 3
GOAL = "1.3"
BARE = "10-bare.ipynb"
BOARD = "[role=grid] [role=gridcell]"
WIDGET = ".fk"
"""A widget of the kit."""
KERNELS = {"00-home": "", "10-first-move": "", "30-play": "60", "40-reroll-odds": "110"}
"""Pages, and the megabytes that their kernels may have for themselves."""


def write_notebooks(side: Side, folder: Path) -> None:
    """The kit's notebooks and one more."""
    shutil.copytree(side.site / "fujikit" / "notebooks", folder, dirs_exist_ok=True)
    write(folder, "bare", COUNTER_CELL)


def address(side: Side, name: str) -> str:
    """The path of a page; in older kits all notebooks lie in one folder."""
    notebooks = side.site / "fujikit" / "notebooks"
    places = (f"fuji/{name}.ipynb", f"{name}.ipynb")
    return next(place for place in places if (notebooks / place).is_file())


SERVED = Served(write_notebooks, (MADE_PAGES,))


@cache
def fact(side: Side, name: str) -> str:
    return str(side.ask("bench.page_facts", name))


def bare(visitor: Visitor, side: Side) -> Opened:
    return visitor.open(side, BARE, COUNTER_DRAWN)


def board(visitor: Visitor, side: Side) -> Opened:
    return visitor.open(side, f"{address(side, '30-play')}?code={fact(side, 'code')}", BOARD)


def setup(visitor: Visitor, side: Side) -> Opened:
    return visitor.open(side, address(side, "30-play"), f"role=button[name='{fact(side, 'deal')}']")


def first_move(visitor: Visitor, side: Side) -> Opened:
    return visitor.open(side, address(side, "10-first-move"), BOARD)


PAGES = {
    COUNTER: (bare, ""),
    "30-play, a board": (board, GOAL),
    "30-play, the set-up": (setup, GOAL),
    "10-first-move": (first_move, ""),
}
"""What is opened, and its goal beside the bare one."""


def opening(opened: Callable[[Visitor, Side], Opened], visitor: Visitor, side: Side) -> Answer:
    """Milliseconds from an address to something to look at."""
    page, milliseconds = opened(visitor, side)
    leave(page)
    return {"ms": milliseconds}


def kernel(name: str, visitor: Visitor, side: Side) -> Answer:
    """What the kernel of a page has for itself, once everything on it has been drawn."""
    server = visitor.server(side).process.pid
    until(lambda: len(descendants_of(server)) == 1)
    others = set(descendants_of(server))
    page = visitor.open(side, address(side, name), WIDGET).page
    page.wait_for_load_state("networkidle")
    (pid,) = set(descendants_of(server)) - others
    megabytes = private_megabytes(pid)
    leave(page)
    return {"MB": megabytes}


def leave(page: Page) -> None:
    """A page that is left tells its kernel to stop."""
    page.goto("about:blank")
    page.context.close()


def tables(run: Run) -> Iterator[Table]:
    rounds, kernel_rounds = run.rounds(ROUNDS), run.rounds(KERNEL_ROUNDS)
    with visiting(run, SERVED) as visitor:
        openings = {name: partial(opening, opened, visitor) for name, (opened, _) in PAGES.items()}
        times = in_turns(run, rounds, openings)
        kernels = in_turns(run, kernel_rounds, {name: partial(kernel, name, visitor) for name in KERNELS})
    rows = [each.figure(name, "ms") for name, each in times.items()]
    columns = {"x bare": against(rows, rows[0]), "goal": [goal for _, goal in PAGES.values()]}
    title = f"the app, a page opened, median of {rounds} in turns"
    yield Table("a page of the app", title, "ms", ".0f", rows, columns)
    rows = [each.figure(name, "MB") for name, each in kernels.items()]
    title = f"a kernel of its own, median of {kernel_rounds} in turns"
    yield Table("a kernel", title, "MB", ".1f", rows, {"goal": [*KERNELS.values()]})
