from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from fujikit.app.server import listening_socket
from fujikit.cli import main
from fujikit.engine.errors import BadInput


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--host", "no.such.host.invalid"], "--host: this machine can't listen on 'no.such.host.invalid'"),
        (["--host", "203.0.113.7"], "--host: this machine can't listen on '203.0.113.7'"),
        (["--host", "a..b"], "--host: this machine can't listen on 'a..b'"),
        (["--host", "x" * 70], f"--host: this machine can't listen on '{'x' * 70}'"),
        (["--host", "."], "--host: this machine can't listen on '.'"),
        (["--base-url", "/²/"], "--base-url: '/²/' is no path such as /fuji/"),
        (["--base-url", "/a b/"], "--base-url: '/a b/' is no path such as /fuji/"),
        (["--base-url", "/../"], "--base-url: '/../' is no path such as /fuji/"),
        (
            ["--base-url", "https://example.org/"],
            "--base-url: 'https://example.org/' is no path such as /fuji/",
        ),
    ],
)
def test_what_can_not_be_served_is_told_in_one_sentence(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["app", "--no-browser", *options]) == 2
    assert capsys.readouterr().err == f"fujikit: {sentence}\n"


def test_no_host_is_not_every_host(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["app", "--no-browser", "--host", ""])
    assert stopped.value.code == 2
    assert "--host: an empty text is not an address" in capsys.readouterr().err
    with pytest.raises(BadInput, match="--host: an empty text is not an address"):
        listening_socket("", 8866)


def test_a_port_in_use_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["app", "--no-browser", "--port", str(port)]) == 2
    assert capsys.readouterr().err == f"fujikit: port {port} is in use: choose another one with --port\n"


@pytest.mark.parametrize(
    "option", [["--port", "0"], ["--port", "70000"], ["--port", "x"], ["--kernels", "0"]]
)
def test_numbers_that_are_none_are_refused(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["app", *option])
    assert stopped.value.code == 2
    assert repr(option[1]) in capsys.readouterr().err


def test_without_voila_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "fujikit.app.server", None)
    assert main(["app"]) == 2
    assert capsys.readouterr().err == (
        "fujikit: the app needs a few more packages: pip install 'fujikit[app]'\n"
    )


def test_the_server_is_imported_without_the_grammar_that_takes_seconds() -> None:
    program = """
import sys
from fujikit.cli.app import leave_out_grammar
leave_out_grammar()
import fujikit.app.server
print("jsonschema" in sys.modules, "lark" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "True False\n"
