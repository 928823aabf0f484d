"""A click on a card counts as soon as the board is there."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from fujikit.widgets import Lesson
from tests.browser.engines.bare_page import bare_page
from tests.browser.engines.driver import Driver
from tests.timeouts import SECONDS

CLICKS = 20
CARD = """
() => {
  const card = document.querySelector("[data-square=d2]:has(use)");
  if (!card) return null;
  window.heard ??= [];
  for (const kind of ["mousedown", "mouseup", "click"])
    card.addEventListener(kind, () => window.heard.push(kind), { once: true });
  const { x, y, width, height } = card.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""


@pytest.mark.parametrize("driver", ["webkit"], indirect=True)  # the others never lost one
def test_no_click_is_lost_while_the_drawings_are_still_being_put_in(driver: Driver, tmp_path: Path) -> None:
    driver.resize(1280, 900)
    lost = []
    with bare_page(Lesson("F-01"), tmp_path) as address:
        for _ in range(CLICKS):
            driver.open(address)
            driver.click(*as_soon_as_it_is_there(driver))
            if "click" not in (heard := driver.evaluate("() => window.heard")):
                lost.append(heard)
        driver.open("about:blank")
    assert lost == []


def as_soon_as_it_is_there(driver: Driver) -> tuple[float, float]:
    end = time.monotonic() + SECONDS
    while not (place := driver.evaluate(CARD)):
        assert time.monotonic() < end, "no board has appeared"
    x, y = place
    return x, y
