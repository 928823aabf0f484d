"""The browsers of the tests are found, or installed, or one sentence says which is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import browser
from tools.browser import ENGINES, Engine, Installed

FIREFOX = Installed("firefox", ("/usr/bin/firefox-esr",), from_playwright=False)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that are run, none of them really, on a Debian with Firefox alone."""
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(browser, "find", lambda name: FIREFOX if name == "firefox" else None)
    return ran


def test_an_engine_needs_all_its_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("driver", "screen"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    engine = Engine("webkit", (("nothing", "driver"), (f"{tmp_path}/scr*",)), ())
    paths = (str(tmp_path / "driver"), str(tmp_path / "screen"))
    assert browser.of_system(engine) == Installed("webkit", paths, from_playwright=False)
    (tmp_path / "screen").unlink()
    assert browser.of_system(engine) is None


def test_root_asks_debian_once_for_all_that_is_missing_and_then_playwright(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    browser.install(tuple(ENGINES))
    update, install, playwright = commands
    assert update == ["apt-get", "update"]
    assert install[:4] == ["apt-get", "install", "-y", "--no-install-recommends"]
    assert install[4:] == ["chromium-headless-shell", "webkit2gtk-driver", "xvfb"]
    assert playwright[1:] == ["-m", "playwright", "install", "chromium", "webkit"]


def test_who_is_not_root_asks_playwright_alone(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    browser.install(("firefox", "webkit"))
    (command,) = commands
    assert command[1:] == ["-m", "playwright", "install", "webkit"]


@pytest.mark.usefixtures("commands")
def test_an_engine_that_can_not_be_had_is_one_sentence_and_a_failure() -> None:
    with pytest.raises(SystemExit) as ended:
        browser.main([])
    assert str(ended.value) == (
        "No chromium and no webkit for the browser tests, and none could be installed: on Debian, "
        "`apt-get install chromium-headless-shell webkit2gtk-driver xvfb` as root brings what is missing."
    )


def test_an_unknown_browser_is_one_sentence() -> None:
    with pytest.raises(SystemExit) as ended:
        browser.main(["opera"])
    assert str(ended.value) == "Unknown browser: 'opera'. Choose some of chromium, firefox, webkit."
