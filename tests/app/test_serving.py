"""The command as a whole: a base address, a cap, stray configuration, and a clean end."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator

import pytest

from tests.app.client import Client
from tests.app.processes import descendants_of, is_gone, until
from tests.browser import server
from tests.browser.server import Server
from tests.timeouts import SECONDS

PAGE = "fuji/10-first-move.ipynb"
LOOSE = {
    "Voila": {"root_dir": "/", "base_url": "/loose/", "ip": "0.0.0.0"},
    "VoilaConfiguration": {
        "strip_sources": False,
        "show_tracebacks": True,
        "template": "lab",
        "allow_template_override": "YES",
        "file_allowlist": [".*"],
    },
    "MappingKernelManager": {"allowed_message_types": ["execute_request"]},
}
"""What a careless voila.json might say."""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """An app with one place, below /fuji/, started in a folder with careless settings."""
    place = tmp_path_factory.mktemp("small")
    for folder in ("notebooks", "jupyter-config"):
        (place / folder).mkdir()
        for name in ("voila.json", "jupyter_config.json", "jupyter_server_config.json"):
            (place / folder / name).write_text(json.dumps(LOOSE))
    with server.app(place, "--kernels=1", "--base-url=fuji") as running:
        yield running


@pytest.fixture
def visitor(small: Server) -> Iterator[Client]:
    with Client(small.url, "/fuji/") as made:
        yield made


def test_everything_lies_below_the_base_address(visitor: Client) -> None:
    assert visitor.ask("/fuji/?lang=pl").headers["Location"] == "/fuji/voila/render/00-home.ipynb?lang=pl"
    page = visitor.open(PAGE)
    assert page.status == 200
    assert '"baseUrl": "/fuji/"' in page.text
    addresses = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert addresses
    assert all(address.startswith("/fuji/voila/") for address in addresses)
    assert {visitor.ask(address, "HEAD").status for address in addresses} == {200}
    assert visitor.ask(f"/fuji/api/kernels/{page.kernel}").status == 200
    for elsewhere in ("/", f"/voila/render/{PAGE}", f"/api/kernels/{page.kernel}", "/loose/"):
        missing = visitor.ask(elsewhere)
        assert missing.status == 404
        assert 'href="/fuji/voila/render/00-home.ipynb"' in missing.text


def test_settings_that_lie_around_loosen_nothing(visitor: Client) -> None:
    page = visitor.open(f"{PAGE}?template=lab")
    assert "data-fujikit-app" in page.text
    assert "from fujikit" not in page.text
    assert visitor.ask(f"/fuji/voila/files/{PAGE}").status == 404


def test_who_finds_every_table_taken_is_told_so_politely(visitor: Client) -> None:
    first = visitor.open(PAGE)
    assert first.status == 200
    refused = visitor.open(PAGE)
    assert refused.status == 503
    assert int(refused.headers["Retry-After"]) > 0
    assert "All tables are taken" in refused.text
    assert "Toutes les tables sont prises" in refused.text
    assert "Wszystkie stoły są zajęte" in refused.text
    assert visitor.ask(f"/fuji/voila/api/shutdown/{first.kernel}", "POST").status == 204
    assert visitor.open(PAGE).status == 200


def test_it_says_one_line_and_ctrl_c_ends_it_with_its_kernels(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    with server.app(tmp_path_factory.mktemp("ending"), "--kernels=2") as running:
        page = Client(running.url).open(PAGE)
        assert page.status == 200
        children = descendants_of(running.process.pid)
        assert children
        running.process.send_signal(signal.SIGINT)
        code = running.process.wait(SECONDS)
        said = running.log.read_text()
    until(lambda: all(map(is_gone, children)))
    assert said.strip() == f"Fuji is at {running.url}/ (Ctrl-C to stop)"
    assert code in (0, 130)
