"""A real Voila, JupyterLab and marimo, each in a folder of its own: nothing of the machine is touched."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.timeouts import SECONDS

ROOT = Path(__file__).parents[2]
TOKEN = "a-token-for-tests"
NOT_OURS = ("jupyterlab", "marimo", "voila")
"""These servers are ended at once: they would take seconds to end their kernels one after the other."""
KEY = "a phrase that seals games in tests"
VOILA = (
    "voila",
    ".",
    "--no-browser",
    "--Voila.ip=127.0.0.1",
    # A page that is closed leaves its kernel behind.
    "--MappingKernelManager.cull_idle_timeout=30",
    "--MappingKernelManager.cull_interval=10",
)
MADE_PAGES = "tests.browser.made_pages"
LAB = (
    "jupyterlab",
    "--no-browser",
    "--allow-root",
    "--ServerApp.ip=127.0.0.1",
    f"--IdentityProvider.token={TOKEN}",
)
MARIMO = ("marimo", "edit", ".", "--headless", "--host=127.0.0.1", "--no-token", "--skip-update-check")
MARIMO_SETTINGS = """
[runtime]
auto_instantiate = true
[display]
theme = "system"
"""
"""Cells run when a notebook is opened, and it is as dark as the browser asks for."""
ASKS = "@jupyterlab/apputils-extension:announcements"
"""The part of JupyterLab that asks for news from elsewhere."""
THEMES = "@jupyterlab/apputils-extension/themes.jupyterlab-settings"


@dataclass(frozen=True)
class Server:
    url: str
    folder: Path
    """Where its notebooks lie."""
    log: Path
    process: subprocess.Popen[bytes]

    def kernels(self) -> list[int]:
        """The ids of the kernels' processes."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in children.read_text().split()] if children.exists() else []


@contextmanager
def serve(
    place: Path, module: str, *arguments: str, python: str | Path = sys.executable, **variables: str
) -> Iterator[Server]:
    """A server that is up inside the block and gone behind it, with its kernels."""
    folder, log, port = place / "notebooks", place / "server.log", free_port()
    folder.mkdir(parents=True, exist_ok=True)
    command = [str(python), "-m", module, *arguments, f"--port={port}"]
    way = signal.SIGKILL if module in NOT_OURS else signal.SIGTERM
    told = environment(place) | variables
    with started(command, f"http://127.0.0.1:{port}", folder, log, told, way_to_stop=way) as server:
        yield server


@contextmanager
def started(
    command: Sequence[str],
    url: str,
    folder: Path,
    log: Path,
    variables: Mapping[str, str],
    *,
    way_to_stop: signal.Signals = signal.SIGTERM,
) -> Iterator[Server]:
    """The server that a command starts in a folder, with no other variables than these."""
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=folder, env=variables, stdout=out, stderr=out, start_new_session=True
        )
        server = Server(url, folder, log, process)
        try:
            wait_for(server)
            yield server
        finally:
            stop(server, way_to_stop)


def voila(place: Path) -> AbstractContextManager[Server]:
    return serve(place, *VOILA)


@contextmanager
def app(place: Path, *options: str) -> Iterator[Server]:
    """The app itself, on the kit's own notebooks."""
    arguments = ("app", "--no-browser", *options)
    with serve(place, "fujikit", *arguments) as server:
        yield server


def made_pages(place: Path) -> AbstractContextManager[Server]:
    """The app on notebooks that tests write."""
    return serve(place, MADE_PAGES, PYTHONPATH=str(ROOT))


def lab(place: Path) -> AbstractContextManager[Server]:
    """JupyterLab, and Notebook 7 as a part of the same server; both are as dark as the browser asks for."""
    config = place / "jupyter-config"
    _write(config / "labconfig" / "page_config.json", json.dumps({"disabledExtensions": {ASKS: True}}))
    _write(config / "lab" / "user-settings" / THEMES, json.dumps({"adaptive-theme": True}))
    return serve(place, *LAB)


def marimo(place: Path) -> AbstractContextManager[Server]:
    _write(place / "config" / "marimo" / "marimo.toml", MARIMO_SETTINGS)
    return serve(place, *MARIMO)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(text)


def environment(place: Path) -> dict[str, str]:
    """Every folder that Jupyter, IPython or fujikit would write to lies in the place."""
    homes = {
        "HOME": "home",
        "XDG_CONFIG_HOME": "config",
        "XDG_CACHE_HOME": "cache",
        "XDG_DATA_HOME": "data",
        "XDG_STATE_HOME": "state",
        "XDG_RUNTIME_DIR": "runtime",
        "JUPYTER_CONFIG_DIR": "jupyter-config",
        "JUPYTER_DATA_DIR": "jupyter-data",
        "JUPYTER_RUNTIME_DIR": "jupyter-runtime",
        "IPYTHONDIR": "ipython",
    }
    for folder in homes.values():
        (place / folder).mkdir(mode=0o700, exist_ok=True)
    own = {name: str(place / folder) for name, folder in homes.items()}
    return {**os.environ, **own, "FUJIKIT_KEY": KEY}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(server: Server) -> None:
    """Until it answers, whatever it says; what is asked for is not there, so that no kernel starts."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and server.process.poll() is None:
        try:
            urllib.request.urlopen(f"{server.url}/nothing", timeout=5).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"the server did not start:\n{server.log.read_text(errors='replace')}")


def stop(server: Server, way: signal.Signals = signal.SIGTERM) -> None:
    kernels = server.kernels()
    server.process.send_signal(way)
    try:
        server.process.wait(20)
    except subprocess.TimeoutExpired:
        server.process.kill()
        server.process.wait()
    for kernel in kernels:  # those that outlived their server
        with suppress(ProcessLookupError):
            os.kill(kernel, signal.SIGKILL)
