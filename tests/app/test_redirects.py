"""Old addresses on a Jupyter server that is not ours, as on Binder and JupyterHub: they lead on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from fujikit.app import redirects
from fujikit.app.copies import copy
from fujikit.app.pages import moved_pages, pages
from tests.app.client import Client
from tests.browser.server import LAB, TOKEN, Server, serve

SETTINGS = Path(redirects.__file__).parent / "share"
"""The folder of settings that the wheel installs for every Jupyter server."""
BASE = "/user/visitor/"
VIEWS = ("voila/render", "lab/tree", "lab/workspaces/auto-K/tree", "doc/tree", "notebooks", "tree")


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab with Voila as a part of it, below a path, with the notebooks in a folder and at its root."""
    place = tmp_path_factory.mktemp("hub")
    for folder in ("notebooks/notebooks", "notebooks"):
        copy(place / folder)
    settings = {"JUPYTER_CONFIG_PATH": str(SETTINGS)}
    with serve(place, *LAB, f"--ServerApp.base_url={BASE}", **settings) as running:
        yield running


@pytest.fixture
def visitor(hub: Server) -> Client:
    return Client(hub.url, BASE)


def test_the_settings_name_this_module() -> None:
    (file,) = (SETTINGS / "jupyter_server_config.d").glob("*.json")
    assert json.loads(file.read_text()) == {"ServerApp": {"jpserver_extensions": {redirects.__name__: True}}}


@pytest.mark.parametrize("folder", ["", "notebooks/"])
@pytest.mark.parametrize("view", VIEWS)
def test_an_old_address_leads_to_the_page(visitor: Client, view: str, folder: str) -> None:
    for old, page in moved_pages(pages()).items():
        query = f"?lang=fr&token={TOKEN}"
        answer = visitor.ask(f"{BASE}{view}/{folder}{old}{query}")
        assert (answer.status, answer.headers["Location"]) == (302, f"{BASE}{view}/{folder}{page}{query}")


def test_the_page_is_there(visitor: Client) -> None:
    old = visitor.ask(f"{BASE}lab/tree/10-first-move.ipynb?token={TOKEN}")
    page = visitor.ask(old.headers["Location"])
    assert page.status == 200
    assert "<title>JupyterLab</title>" in page.text


def test_who_may_not_see_files_is_not_told_where_they_are(visitor: Client) -> None:
    answer = visitor.ask(f"{BASE}lab/tree/10-first-move.ipynb")
    assert answer.status == 302
    assert answer.headers["Location"].startswith(f"{BASE}login?next=")


@pytest.mark.parametrize(
    "path",
    [
        "lab/tree/00-home.ipynb",
        "lab/tree/elsewhere/10-first-move.ipynb",
        "lab/tree/fuji/10-first-move.ipynb",
        "lab/tree/99-mine.ipynb",
    ],
)
def test_other_addresses_are_left_to_jupyterlab(visitor: Client, path: str) -> None:
    assert visitor.ask(f"{BASE}{path}?token={TOKEN}").status == 200


def test_a_file_that_is_still_there_is_shown(hub: Server, visitor: Client) -> None:
    """A copy of an older kit that the reader has changed."""
    changed = hub.folder / "11-a-round.ipynb"
    changed.write_text((hub.folder / "fuji" / changed.name).read_text("utf-8"), "utf-8")
    try:
        assert visitor.ask(f"{BASE}lab/tree/{changed.name}?token={TOKEN}").status == 200
    finally:
        changed.unlink()


@pytest.mark.parametrize("folder", ["../", "notebooks/../../"])
def test_no_address_leads_out_of_the_folder(hub: Server, visitor: Client, folder: str) -> None:
    outside = hub.folder.parent / "fuji" / "10-first-move.ipynb"
    outside.parent.mkdir(exist_ok=True)
    outside.write_text("{}")
    answer = visitor.ask(f"{BASE}lab/tree/{folder}10-first-move.ipynb?token={TOKEN}")
    assert "fuji" not in answer.headers.get("Location", "")
