"""Find the browsers of the tests, Chromium, Firefox and WebKit, or install them.

Tests fail where a browser is missing, they are never skipped. `python -m tools.browser chromium` looks for
one of them alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, Playwright, sync_playwright

MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
"""The browser that comes with WebKitGTK; the driver starts it, so it is on no PATH."""


@dataclass(frozen=True)
class Engine:
    """A browser that the tests use."""

    name: str
    """As playwright calls it."""
    programs: tuple[tuple[str, ...], ...]
    """What it takes; each program by the names or the pattern of a path under which it may be found."""
    packages: tuple[str, ...]
    """Debian's packages that bring these programs."""


@dataclass(frozen=True)
class Installed:
    """A browser that is there."""

    engine: str
    programs: tuple[str, ...]
    """Their paths, in the order of the engine's."""
    from_playwright: bool
    """Whether it is the build that playwright fetches for itself; that is one program."""


ENGINES = {
    engine.name: engine
    for engine in (
        # Debian's Chromium without windows starts sooner and needs a quarter less of the processor.
        Engine(
            "chromium",
            (("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),),
            ("chromium-headless-shell",),
        ),
        Engine("firefox", (("firefox-esr", "firefox"),), ("firefox-esr",)),
        # It has no mode without windows, so it needs a screen.
        Engine(
            "webkit",
            (("WebKitWebDriver",), (MINI_BROWSER,), ("Xvfb",)),
            ("webkit2gtk-driver", "xvfb"),
        ),
    )
}


def find(name: str) -> Installed | None:
    return of_system(ENGINES[name]) or of_playwright(name)


def of_system(engine: Engine) -> Installed | None:
    """The browser that the system brings; every program of it is there."""
    paths = [next(filter(None, map(_path, names)), None) for names in engine.programs]
    found = tuple(path for path in paths if path)
    return Installed(engine.name, found, from_playwright=False) if len(found) == len(paths) else None


def _path(name: str) -> str | None:
    if not name.startswith("/"):
        return shutil.which(name)
    return next(map(str, sorted(Path("/").glob(name[1:]), reverse=True)), None)


def of_playwright(name: str) -> Installed | None:
    """The browser that playwright has fetched for itself, if it has."""
    with ThreadPoolExecutor(1) as thread:  # there is one playwright a thread, and ours may run one already
        path = thread.submit(_playwrights_path, name).result()
    return Installed(name, (path,), from_playwright=True) if Path(path).exists() else None


def _playwrights_path(name: str) -> str:
    with sync_playwright() as playwright:
        return _type(playwright, name).executable_path


def _type(playwright: Playwright, name: str) -> BrowserType:
    made: BrowserType = getattr(playwright, name)
    return made


def by_apt(names: Sequence[str]) -> list[list[str]]:
    """The commands that bring these browsers from Debian; none where that can't be."""
    if not shutil.which("apt-get") or os.geteuid():
        return []
    packages = [package for name in names for package in ENGINES[name].packages]
    return [["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", *packages]]


def by_playwright(names: Sequence[str]) -> list[list[str]]:
    return [[sys.executable, "-m", "playwright", "install", *names]]


def install(names: Sequence[str]) -> None:
    """One way after the other, for those that are missing still."""
    unasked = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for way in (by_apt, by_playwright):
        if missing := [name for name in names if not find(name)]:
            for command in way(missing):
                subprocess.run(command, check=False, env=unasked)


def installed_browsers(*names: str) -> list[Installed]:
    """Return these browsers, installed if missing; exit with one sentence where that fails."""
    install(names)
    found = {name: find(name) for name in names}
    if lacking := [name for name, there in found.items() if not there]:
        sys.exit(
            f"No {' and no '.join(lacking)} for the browser tests, and none could be installed: "
            f"on Debian, `apt-get install {' '.join(p for name in lacking for p in ENGINES[name].packages)}` "
            "as root brings what is missing."
        )
    return [there for there in found.values() if there]


def chromium() -> str:
    """The path of Chromium; exits with one sentence if there is none."""
    return installed_browsers("chromium")[0].programs[0]


NO_GRAPHICS_CARD = ("--disable-gpu", "--disable-software-rasterizer")
"""Without one that is only pretended, a page is drawn in four fifths of the time."""


def arguments() -> list[str]:
    """What Chromium is started with; root has no sandbox."""
    return [*NO_GRAPHICS_CARD, *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def launch(playwright: Playwright, name: str) -> Browser:
    """A browser that playwright drives."""
    (found,) = installed_browsers(name)
    kind, path = _type(playwright, name), found.programs[0]
    if name == "chromium":
        return kind.launch(executable_path=path, args=arguments())
    if name == "firefox":
        # A Firefox as Mozilla builds it is driven by another protocol, which lacks this setting of a page.
        still: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}
        channel = None if found.from_playwright else "moz-firefox"
        return kind.launch(executable_path=path, channel=channel, firefox_user_prefs=still)
    return kind.launch(executable_path=path)


@contextmanager
def launched() -> Iterator[Browser]:
    """A Chromium that is gone behind the block."""
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        yield browser
        browser.close()


def main(names: list[str]) -> None:
    if unknown := [name for name in names if name not in ENGINES]:
        sys.exit(f"Unknown browser: {unknown[0]!r}. Choose some of {', '.join(ENGINES)}.")
    for found in installed_browsers(*(names or ENGINES)):
        print(*found.programs)


if __name__ == "__main__":
    main(sys.argv[1:])
