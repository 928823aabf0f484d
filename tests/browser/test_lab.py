"""What only a notebook does: a game as the last value of a cell, two tables, a notebook exported."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.notebook import write
from tests.browser.pages import drawn, open_lab, run_all
from tests.browser.play import Hands, say
from tests.browser.server import Server, environment
from tests.browser.tables import SEED, game_and_cell

GAME = f'fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed={SEED})'


def test_a_game_and_a_lesson_show_themselves_in_lab(page: Page, lab: Server) -> None:
    lesson = "import fujikit.lessons\nfujikit.lessons.lesson('F-07')"
    open_lab(page, lab, write(lab.folder, "value", f"import fujikit\n{GAME}", lesson))
    run_all(page)
    table = drawn(page, "table")
    expect(table.get_by_role("region", name=say("table.curtain", seat="Clara"))).to_be_visible()
    expect(drawn(page, "lesson").get_by_role("heading").first).to_be_visible()


def test_a_round_goes_on_in_lab_and_its_keys_stay_with_the_table(page: Page, lab: Server) -> None:
    twin, cell = game_and_cell()
    open_lab(page, lab, write(lab.folder, "keys", cell))
    run_all(page)
    hands = Hands(drawn(page, "table"), twin)
    hands.take_seat()
    cells = page.locator(".jp-Cell").count()
    for key in ("b", "d", "d", "l", "p"):  # in Lab's command mode b adds a cell below and d d deletes one
        page.keyboard.press(key)
    while twin.round == 1:
        hands.play_on()
    assert page.locator(".jp-Cell").count() == cells


def test_an_exported_notebook_shows_the_still_picture_of_a_game(page: Page, tmp_path: Path) -> None:
    (tmp_path / "notebooks").mkdir()
    file = write(tmp_path / "notebooks", "still", f"import fujikit\n{GAME}")
    # As JupyterLab saves notebooks: without the state of their widgets.
    stateless = "--ExecutePreprocessor.store_widget_state=False"
    command = [sys.executable, "-m", "nbconvert", "--to", "html", "--execute", stateless, file]
    done = subprocess.run(
        command, cwd=tmp_path / "notebooks", env=environment(tmp_path), capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    page.goto((tmp_path / "notebooks" / file).with_suffix(".html").as_uri())
    picture = page.locator(".jp-OutputArea-output svg, .jp-RenderedSVG svg, .jp-RenderedSVG img").first
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box
    assert box["width"] > 300
