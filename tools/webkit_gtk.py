"""Start WebKit as Debian brings it, WebKitGTK, on a screen of its own that nobody sees."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium.webdriver import Remote, WebKitGTKOptions
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.service import Service

from tools.browser import Installed

SCREEN = "700x700x24"
"""Without a window manager the window under the pointer has the keyboard, and the pointer rests in the middle
of the screen: every window of the tests reaches there, also those that are larger than the screen."""
SETTINGS = "[Settings]\ngtk-enable-animations=0\n"
"""This is what makes a page prefer reduced motion."""
COMMAND_SECONDS = 120
"""For one thing that the browser is asked to do, until it counts as broken."""
PLAIN = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
"""Layers are put together by a graphics card; without one a page takes twice as long with them."""


@contextmanager
def launched(found: Installed, place: Path) -> Iterator[Remote]:
    """A browser without a past, gone behind the block with its screen; it writes to the place alone."""
    driver, browser, screen = found.programs
    settings = place / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text(SETTINGS)
    options = WebKitGTKOptions()
    options.binary_location = browser
    options.add_argument("--automation")
    options.add_argument("--full-screen")  # without its toolbar a window is as narrow as a test wants it
    with display(screen) as number:
        homes = {name: str(place) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")}
        service = Service(driver, env={**os.environ, **homes, **PLAIN, "DISPLAY": f":{number}"})
        service.start()
        try:
            connection = RemoteConnection(
                client_config=ClientConfig(service.service_url, timeout=COMMAND_SECONDS)
            )
            with Remote(connection, options=options) as running:
                yield running
        finally:
            service.stop()


@contextmanager
def display(program: str) -> Iterator[str]:
    """The number of a screen, one that was free."""
    reading, writing = os.pipe()
    command = [program, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as process:
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        try:
            if not number:
                raise RuntimeError(f"{program} did not start")
            yield number
        finally:
            process.terminate()
