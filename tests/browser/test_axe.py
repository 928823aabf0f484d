"""axe finds nothing wrong with any widget in any of its states, by day and by night."""

import pytest
from playwright.sync_api import Page

from tests.browser.axe import violations
from tests.browser.notebook import write
from tests.browser.pages import drawn, open_voila
from tests.browser.scenes import SCENES, Scene
from tests.browser.server import Server

DAY_AND_NIGHT = ("light", "dark")
SET_THEME = "shade => { document.body.dataset.jpThemeLight = String(shade === 'light') }"
"""As JupyterLab and Voila say it; a page of Voila can't be switched otherwise without a new kernel."""


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_axe_finds_no_violation(page: Page, voila: Server, scene: Scene) -> None:
    open_voila(page, voila, write(voila.folder, f"axe-{scene.name}", scene.cell("en")))
    drawn(page, scene.widget)
    scene.play(page, "en")
    found = {}
    for shade in DAY_AND_NIGHT:
        page.locator("body").evaluate(
            "(body, shade) => { body.dataset.jpThemeLight = shade === 'light' }", shade
        )
        page.locator(f".fk-{scene.widget}.fk[data-theme={shade}]").first.wait_for()
        found[shade] = violations(page)
    assert found == {shade: [] for shade in DAY_AND_NIGHT}
