"""Pictures of every page of the app into `.shots/pages`: in light and dark, wide and narrow.

`python -m tools.page_screenshots` takes all of them, `python -m tools.page_screenshots fuji/30-play` some.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from fujikit.app.pages import pages
from tests.browser import server
from tests.timeouts import MILLISECONDS
from tools.browser import launched
from tools.screenshots import NARROW, SHOTS, WIDE

HIGH = 900
LOOKS = (("en", "light"), ("fr", "dark"), ("pl", "light"))
FOLDER = SHOTS / "pages"


def settle(page: Page) -> None:
    """Until every widget of the page stands."""
    expect(page.locator("body[data-fujikit-app]")).to_be_visible(timeout=MILLISECONDS)
    expect(page.locator(".fk").first).to_be_visible(timeout=MILLISECONDS)
    page.wait_for_load_state("networkidle", timeout=MILLISECONDS)


def take(browser: Browser, url: str, name: str, lang: str, shade: str) -> None:
    """Take a screenshot of the page as it opens, and one of its whole length."""
    context = browser.new_context(viewport={"width": WIDE, "height": HIGH}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{url}/voila/render/{name}.ipynb?lang={lang}&theme={shade}", timeout=MILLISECONDS)
    settle(page)
    for width in (WIDE, NARROW):
        page.set_viewport_size({"width": width, "height": HIGH})
        page.screenshot(path=FOLDER / f"{name.replace('/', '-')}-{shade}-{lang}-{width}.png", full_page=True)
    page.goto("about:blank")
    context.close()


def main() -> None:
    wanted = sys.argv[1:]
    names = [name.removesuffix(".ipynb") for name in pages()]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, server.app(Path(place)) as app, launched() as browser:
        for name in names:
            if wanted and name not in wanted:
                continue
            for lang, shade in LOOKS:
                take(browser, app.url, name, lang, shade)
            print(name, flush=True)
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures are in {FOLDER.relative_to(SHOTS.parent)}")


if __name__ == "__main__":
    main()
