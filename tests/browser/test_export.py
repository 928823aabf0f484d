"""A notebook that is exported as a page."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.notebook import write
from tests.browser.server import environment
from tests.browser.tables import SEED

GAME = f'fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=2, seed={SEED})'


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
    picture = page.locator(".jp-RenderedHTML img[alt]").first
    expect(picture).to_be_visible()
    for width in (700, 1000, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        box = picture.bounding_box()
        assert box
        assert 300 < box["width"] < width
