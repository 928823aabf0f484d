"""Pictures of every widget into `.shots`: in light and dark, wide and narrow, in each language.

`python -m tools.screenshots` takes all of them, `python -m tools.screenshots rules` those of some widgets.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser import scenes, server
from tests.browser.notebook import write
from tests.browser.pages import drawn_widget, open_voila
from tests.browser.scenes import Scene
from tests.browser.server import Server
from tools.browser import launched

SHOTS = Path(__file__).parents[1] / ".shots"
WIDE, NARROW = 1280, 375
TALL, MARGIN = 3000, 60
"""Voila scrolls inside its page: the window is as tall as the widget, so that nothing is cut off."""
LOOKS = (("en", "light"), ("fr", "dark"), ("pl", "light"))


def shoot(page: Page, scene: Scene, look: str, folder: Path) -> None:
    """The widget as it stands, wide and narrow."""
    for width in (WIDE, NARROW):
        page.set_viewport_size({"width": width, "height": TALL})
        root = drawn_widget(page, scene.widget).first
        box = root.bounding_box() or {"height": TALL}
        page.set_viewport_size({"width": width, "height": int(box["height"]) + MARGIN})
        root.screenshot(path=folder / f"{scene.name}-{look}-{width}.png")


def take(browser: Browser, voila: Server, scene: Scene, lang: str, shade: str) -> None:
    context = browser.new_context(viewport={"width": WIDE, "height": TALL}, reduced_motion="reduce")
    page = context.new_page()
    file = write(voila.folder, f"{scene.name}-{lang}", scene.cell(lang))
    open_voila(page, voila, file, dark=shade == "dark")
    drawn_widget(page, scene.widget)
    scene.play(page, lang)
    shoot(page, scene, f"{shade}-{lang}", SHOTS)
    context.close()


def main() -> None:
    wanted = set(sys.argv[1:])
    shown = [scene for scene in scenes.SCENES if not wanted or {scene.widget, scene.name} & wanted]
    if not wanted:
        shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, server.voila(Path(place)) as voila, launched() as browser:
        for scene in shown:
            for lang, shade in LOOKS:
                take(browser, voila, scene, lang, shade)
                print(f"{scene.name}, {lang}, {shade}", flush=True)
    print(f"{len(list(SHOTS.glob('*.png')))} pictures are in {SHOTS.name}")


if __name__ == "__main__":
    main()
