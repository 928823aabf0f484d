"""What the Tab key offers, asked by a real bash."""

from __future__ import annotations

import os
import pty
import select
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.table import NEW, SCRIPT, Here

TIMEOUT_SECONDS = 60
"""Seconds; on a quiet machine an answer takes a quarter of one."""
ASK = r"""
eval "$(fujikit completion bash)"
COMP_TYPE=9
for COMP_LINE; do
    COMP_POINT=${#COMP_LINE} COMPREPLY=()
    _python_argcomplete fujikit
    echo "${COMPREPLY[*]}"
done
"""
OFFERS = {
    "fujikit pl": "play",
    "fujikit box ch": "check",
    "fujikit odds odd --js": "--json",
    "fujikit rules plan.th": "plan.three-steps",
    "fujikit rules --game robinson rc.friday.de": "rc.friday.det rc.friday.death",
    "fujikit play --scenario ": "1 2 3 4 5 6 7",
    "fujikit play --skills scout,b": "scout,buddy",
    "fujikit play --game robinson --roles c": "carpenter cook",
    "fujikit simulate --team random t": "teammate",
    "fujikit box check o": "own.toml",
    "fujikit replay own.toml --seat J": "Jona",
    "fujikit replay nothing.toml --seat J": "",
    "fujikit play --players ": "",
    "fujikit lab --dir ": "folder/",
}


def path() -> str:
    return f"{SCRIPT.parent}{os.pathsep}{os.environ['PATH']}"


def test_what_fits_is_offered(here: Here, tmp_path: Path) -> None:
    here(*NEW, "--save", str(tmp_path / "own.toml"))
    (tmp_path / "other.txt").touch()
    (tmp_path / "folder").mkdir()
    done = subprocess.run(
        ["bash", "--norc", "-c", ASK, "bash", *OFFERS],
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        env={**os.environ, "PATH": path()},
        check=True,
    )
    assert done.stderr == ""
    offered = dict(zip(OFFERS, map(str.strip, done.stdout.splitlines()), strict=True))
    assert offered == OFFERS


def test_the_tab_key_completes_in_a_terminal(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    script = tmp_path / "rc"
    script.write_text(
        f'PS1="> "\nPATH={shlex.quote(path())}\neval "$(fujikit completion bash)"\necho go on\n'
    )
    with subprocess.Popen(
        ["bash", "--noprofile", "--rcfile", str(script), "-i"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        cwd=tmp_path,
        env={**os.environ, "TERM": "dumb", "HISTFILE": ""},
        start_new_session=True,
    ) as shell:
        try:
            seen_until(master, "go on")
            os.write(master, b"fujikit rules plan.thr\t")
            seen_until(master, "plan.three-steps")
        finally:
            shell.kill()
            os.close(slave)
    os.close(master)


def seen_until(terminal: int, text: str) -> None:
    """Read what a terminal shows until it shows a text."""
    shown, end = "", time.monotonic() + TIMEOUT_SECONDS
    while text not in shown:
        assert select.select([terminal], [], [], max(0, end - time.monotonic()))[0], shown
        shown += os.read(terminal, 4096).decode()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_has_its_script(here: Here, shell: str) -> None:
    told = here("completion", shell)
    assert (told.code, told.err) == (0, "")
    assert "fujikit" in told.out


def test_a_script_names_what_is_missing(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "argcomplete", None)
    monkeypatch.setitem(sys.modules, "argcomplete.shell_integration", None)
    assert here("completion", "bash").refuses("pip install 'fujikit[completion]'")


def test_without_the_package_a_tab_is_answered_by_silence(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "argcomplete", None)
    monkeypatch.setenv("_ARGCOMPLETE", "1")
    assert here("rules") == (1, "", "")
