"""Find a Chromium for the browser tests, or install one; without it they fail, they are never skipped."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGE = "chromium-headless-shell"
"""Debian's Chromium without windows: it starts sooner and needs a quarter less of the processor."""
NONE = (
    "There is no Chromium for the browser tests, and none could be installed: "
    f"put one of {', '.join(NAMES)} on the PATH."
)


def on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def of_playwright() -> str | None:
    """The browser that playwright has fetched for itself, if it has."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def find() -> str | None:
    return on_path() or of_playwright()


def ways() -> Iterator[list[list[str]]]:
    """The commands that may bring a browser, best first."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        yield [["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", PACKAGE]]
    yield [[sys.executable, "-m", "playwright", "install", "chromium"]]


def install() -> str | None:
    for commands in ways():
        done = all(subprocess.run(command, check=False).returncode == 0 for command in commands)
        if done and (found := find()):
            return found
    return None


def chromium() -> str:
    """The path of a browser; the process ends with one sentence if there is none."""
    return find() or install() or sys.exit(NONE)


def arguments() -> list[str]:
    """Root has no sandbox."""
    return ["--no-sandbox"] if os.geteuid() == 0 else []


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser that is gone behind the block."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments())
        yield browser
        browser.close()


if __name__ == "__main__":
    print(chromium())
