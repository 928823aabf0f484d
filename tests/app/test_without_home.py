"""The app as a service runs it: no home and no folder that it could write to, but the temporary one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fujikit.app.folders import own_folders
from fujikit.app.limits import OOM_SCORE_ADJUSTMENT
from tests.app.client import Client
from tests.app.processes import descendants_of
from tests.browser.server import KEY, ROOT, Server, free_port, started

PAGE_WITH_PICTURES = "fuji/46-who-wins.ipynb"
POWERLESS = ("setpriv", "--bounding-set=-all", "--inh-caps=-all")
"""Root without its powers, whom permissions bind as they bind everybody."""
READ_ONLY = 0o500


@pytest.fixture
def locked(tmp_path: Path) -> Path:
    folder = tmp_path / "locked"
    folder.mkdir(mode=READ_ONLY)
    return folder


@contextmanager
def served(place: Path, locked: Path) -> Iterator[Server]:
    """The app in a folder that is its home as well, and that nobody may write to."""
    log, temporary, port = place / "server.log", place / "tmp", free_port()
    temporary.mkdir()
    told = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "HOME": str(locked),
        "TMPDIR": str(temporary),
        "FUJIKIT_KEY": KEY,
    }
    powers = POWERLESS if os.geteuid() == 0 else ()
    command = [*powers, sys.executable, "-m", "fujikit", "app", "--no-browser", f"--port={port}"]
    with started(command, f"http://127.0.0.1:{port}", locked, log, told) as server:
        yield server


def test_pages_need_no_home(tmp_path: Path, locked: Path) -> None:
    with served(tmp_path, locked) as server, Client(server.url) as client:
        page = client.open(PAGE_WITH_PICTURES)
        assert page.status == 200
        with client.line(page.kernel) as line:
            assert "kernel_info_reply" in line.alive()
        assert list((tmp_path / "tmp").glob("fujikit-*/matplotlib/fontlist*"))  # made once for all pages
    assert not list(locked.iterdir())
    assert not list((tmp_path / "tmp").iterdir())


def test_kernels_are_ended_before_the_server_when_memory_is_short(client: Client, app: Server) -> None:
    page = client.open("fuji/10-first-move.ipynb")
    assert page.status == 200
    below = {adjustment(pid) for pid in descendants_of(app.process.pid)}
    # the process that forks, and its kernels
    assert below == {adjustment(app.process.pid), OOM_SCORE_ADJUSTMENT}


def adjustment(pid: int) -> int:
    return int(Path(f"/proc/{pid}/oom_score_adj").read_text())


def test_a_user_without_any_home_gets_one_until_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_uid: int) -> None:
        raise KeyError

    monkeypatch.delenv("HOME")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", nobody)
    with own_folders():
        home = Path.home()
        assert Path(os.environ["JUPYTER_DATA_DIR"]).parent == home
        assert home.is_dir()
    assert not home.exists()
    assert "HOME" not in os.environ
