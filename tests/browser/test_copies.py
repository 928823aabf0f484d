"""The notebooks in JupyterLab, as `fujikit lab` opens them: before they have run, and after."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from fujikit.app.copies import copy, shipped
from fujikit.app.signing import sign
from tests.browser.pages import drawn_widget, open_lab, run_all
from tests.browser.play import translate
from tests.browser.server import TOKEN, Server, environment
from tests.timeouts import MILLISECONDS

SMALL_LAPTOP = ViewportSize(width=1366, height=657)
HIGH = ViewportSize(width=1366, height=6000)
"""Everything is drawn at once: JupyterLab leaves out what is far below."""
FOLDER = "copies"


@pytest.fixture
def copies(lab: Server, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Signed copies in JupyterLab's folder."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", environment(lab.folder.parent)["JUPYTER_DATA_DIR"])
    copy(lab.folder / FOLDER)
    sign(shipped().values())
    return lab.folder / FOLDER


def prose(page: Page, text: str) -> Locator:
    """A text as readers see it; JupyterLab keeps its source beside it."""
    return page.locator(".jp-RenderedMarkdown").get_by_text(text)


def code(page: Page, text: str) -> Locator:
    """Code that can be seen."""
    return page.locator(".jp-CodeCell .cm-content:visible").filter(has_text=text)


def expect_folded(page: Page, first_line: str, hidden: str) -> None:
    """Only the first line of a cell can be seen."""
    placeholder = page.locator(".jp-InputPlaceholder").filter(has_text=first_line)
    placeholder.scroll_into_view_if_needed()
    expect(placeholder).to_be_visible()
    expect(code(page, hidden)).to_have_count(0)


def test_a_lesson_looks_like_one_before_it_has_run_and_its_replay_keeps_the_controls_in_sight(
    page: Page, lab: Server, copies: Path
) -> None:
    page.set_viewport_size(SMALL_LAPTOP)
    open_lab(page, lab, f"{FOLDER}/fuji/11-a-round.ipynb")
    expect(prose(page, "Run All Cells")).to_be_visible()
    expect(page.locator(".jp-RenderedHTML img[alt]")).to_have_count(3)
    expect_folded(page, "The round, line by line", "Clara mark d1")
    expect_folded(page, "The round that you watched", "assert")

    run_all(page)
    replay = drawn_widget(page, "replay")
    drawn_widget(page, "lesson")
    cards = replay.get_by_role("gridcell")
    cards.last.scroll_into_view_if_needed()
    slider = replay.get_by_role("slider")
    expect(slider).to_be_in_viewport()
    replay.get_by_role("button", name=translate("replay.next")).click()
    expect(slider).to_have_value("1")
    expect(cards.last).to_be_in_viewport()
    expect_folded(page, "The round, line by line", "Clara mark d1")
    expect_folded(page, "The round that you watched", "assert")
    expect(code(page, "Lessons(")).to_be_visible()
    assert page.locator(".jp-RenderedText[data-mime-type='application/vnd.jupyter.stderr']").count() == 0


def test_what_a_lesson_stores_shows_in_a_notebook_that_nobody_trusts(
    page: Page, lab: Server, copies: Path
) -> None:
    page.set_viewport_size(HIGH)
    text = (copies / "fuji" / "11-a-round.ipynb").read_text("utf-8")
    (copies / "changed.ipynb").write_text(text.replace("Fuji: ", "Changed: "), "utf-8")
    open_lab(page, lab, f"{FOLDER}/changed.ipynb")
    pictures = page.locator('.jp-RenderedHTML img[alt^="Changed: "]')
    expect(pictures).to_have_count(2)
    assert all(pictures.nth(number).evaluate("image => image.naturalWidth > 0") for number in range(2))


def test_notebook_7_shows_the_pictures_of_a_lesson_before_it_has_run(
    page: Page, lab: Server, copies: Path
) -> None:
    page.goto(f"{lab.url}/notebooks/{FOLDER}/fuji/11-a-round.ipynb?token={TOKEN}")
    expect(prose(page, "Run All Cells")).to_be_visible(timeout=MILLISECONDS)
    expect(page.locator(".jp-RenderedHTML img[alt]")).to_have_count(3)
    expect(page.locator(".fk")).to_have_count(0)


def test_solutions_stay_closed_when_the_worksheet_runs(page: Page, lab: Server, copies: Path) -> None:
    page.set_viewport_size(HIGH)
    open_lab(page, lab, f"{FOLDER}/fuji/50-worksheet.ipynb")
    run_all(page)
    expect(page.locator(".fk-rerolls.fk")).to_be_visible(timeout=MILLISECONDS)
    solutions = page.locator(".jp-MarkdownCell details")
    expect(solutions).to_have_count(3)
    answer = prose(page, "If A shows its 5")
    expect(answer).to_be_hidden()
    expect(page.get_by_text("66.7%")).to_have_count(0)
    expect_folded(page, "The solutions of exercise 1", "assert")
    solutions.first.locator("summary").click()
    expect(answer).to_be_visible()
