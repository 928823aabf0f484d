"""axe finds nothing wrong with any widget in any of its states, in light and dark."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import COLOURS, EVERYTHING, violations
from tests.browser.notebook import write
from tests.browser.pages import drawn_widget, new_context, open_voila
from tests.browser.scenes import SCENES, Scene
from tests.browser.server import Server
from tests.browser.watch import Watch
from tests.browser.widget_page import WidgetPage

SET_THEME = "(body, shade) => { body.dataset.jpThemeLight = shade === 'light' }"
"""As JupyterLab and Voila say it; a page of Voila can't be switched otherwise without a new kernel."""
RULES = {"light": EVERYTHING, "dark": COLOURS}
"""By night a page has other colours, and nothing else is another."""

STAYING = [scene for scene in SCENES if not scene.reloads]
RELOADING = [scene for scene in SCENES if scene.reloads]


@pytest.fixture(scope="module")
def widget_page(browser: Browser, made_pages: Server) -> Iterator[tuple[WidgetPage, Watch]]:
    """One page for all scenes."""
    with new_context(browser) as context:
        watch = Watch(context)
        yield WidgetPage(context.new_page(), made_pages), watch


@pytest.mark.parametrize(
    "scene", [scene for scene in SCENES if not scene.reloads], ids=lambda scene: scene.name
)
def test_axe_finds_no_violation(widget_page: tuple[WidgetPage, Watch], scene: Scene) -> None:
    shown, watch = widget_page
    shown.show(scene.cell("en"), scene.widget)
    look_at(shown.page, scene)
    assert watch.errors == []


@pytest.mark.parametrize("scene", RELOADING, ids=lambda scene: scene.name)
def test_axe_finds_no_violation_after_a_reload(page: Page, made_pages: Server, scene: Scene) -> None:
    open_voila(page, made_pages, write(made_pages.folder, f"axe-{scene.name}", scene.cell("en")))
    drawn_widget(page, scene.widget)
    look_at(page, scene)


def look_at(page: Page, scene: Scene) -> None:
    scene.play(page, "en")
    found = {}
    for shade, rules in RULES.items():
        page.locator("body").evaluate(SET_THEME, shade)
        page.locator(f".fk-{scene.widget}.fk[data-theme={shade}]").first.wait_for()
        found[shade] = violations(page, rules=rules)
    assert found == {shade: [] for shade in RULES}
