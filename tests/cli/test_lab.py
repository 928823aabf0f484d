from __future__ import annotations

import json
import os
import shlex
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from nbformat.sign import NotebookNotary

from fujikit.app.pages import pages
from fujikit.cli import lab, main
from tools.notebooks import read

STAND_IN = """
import json, os, sys
json.dump([sys.argv[1:], os.environ["QUERY_STRING"]], open({heard!r}, "w"))
sys.exit(3)
"""


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What was asked of a stand-in for JupyterLab, which ends at once."""
    file, program, script = tmp_path / "heard.json", tmp_path / "python", tmp_path / "stand_in.py"
    script.write_text(STAND_IN.format(heard=str(file)))
    # Not Python itself behind the `#!`: its path may hold spaces, and be too long for that line.
    program.write_text(f'#!/bin/sh\nexec {shlex.join([sys.executable, str(script)])} "$@"\n')
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    return file


def test_jupyterlab_opens_a_copy_of_the_notebooks(
    tmp_path: Path, heard: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    assert main(["lab", "--dir", str(folder), "--lang", "fr", "--no-browser", "--port", "9999"]) == 3
    arguments, query = json.loads(heard.read_text())
    assert arguments[:4] == ["-m", "jupyterlab", "--notebook-dir", str(folder)]
    assert {"--no-browser", "--port=9999"} < set(arguments)
    assert query == "lang=fr", "so that the widgets speak it too"
    assert set(pages(folder)) == set(pages())
    assert capsys.readouterr().out == f"{len(pages())} nouveaux notebooks dans {folder}.\n"


def test_it_says_what_it_kept(tmp_path: Path, heard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "30-play.ipynb").write_text("mine")
    main(["lab", "--dir", str(tmp_path)])
    assert heard.exists()
    assert "Left alone, because you changed them: 30-play.ipynb." in capsys.readouterr().out


@pytest.mark.parametrize("before", [[], ["--lang", "fr"]])
def test_what_follows_two_dashes_goes_to_jupyterlab(tmp_path: Path, heard: Path, before: list[str]) -> None:
    rest = ["--ServerApp.token=secret", "--port=1", "--lang", "--", "x"]
    assert main([*before, "lab", "--dir", str(tmp_path / "mine"), "--no-browser", "--", *rest]) == 3
    arguments, _ = json.loads(heard.read_text())
    assert arguments[-len(rest) :] == rest


def test_without_two_dashes_nothing_unknown_is_passed_on(
    tmp_path: Path, heard: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for unknown in ("--debug", "30-play.ipynb"):
        with pytest.raises(SystemExit):
            main(["lab", "--dir", str(tmp_path / "mine"), unknown])
        assert unknown in capsys.readouterr().err
    assert not heard.exists()


WORD = "You are root, so JupyterLab is started with --allow-root.\n"


def test_root_is_let_in_with_a_word_about_it(
    tmp_path: Path, heard: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for user, rest, words in [(0, [], 1), (0, ["--allow-root"], 0), (1000, [], 0)]:
        monkeypatch.setattr(os, "geteuid", lambda user=user: user, raising=False)
        main(["lab", "--dir", str(tmp_path / "mine"), "--", *rest])
        arguments, _ = json.loads(heard.read_text())
        assert capsys.readouterr().out.count(WORD) == words
        assert arguments.count("--allow-root") == words + len(rest)


def test_the_notebooks_are_in_the_language_of_the_system(
    tmp_path: Path, heard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    main(["lab", "--dir", str(tmp_path / "mine")])
    assert json.loads(heard.read_text())[1] == "lang=pl"


def test_the_copies_are_signed(tmp_path: Path, heard: Path) -> None:
    main(["lab", "--dir", str(tmp_path / "mine"), "--lang", "pl"])
    notary: Any = NotebookNotary(data_dir=str(tmp_path / "data"))  # type: ignore[no-untyped-call]
    with closing(notary.store):
        for file in pages(tmp_path / "mine").values():
            assert notary.check_signature(read(file))


def test_where_they_can_not_be_signed_it_says_so_and_goes_on(
    tmp_path: Path, heard: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").write_text("a file, and no folder")
    assert main(["lab", "--dir", str(tmp_path / "mine")]) == 3
    assert heard.exists()
    assert f"can't be signed: {tmp_path / 'data'}: File exists." in capsys.readouterr().out


def test_without_jupyterlab_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda _name: None)
    assert main(["lab", "--dir", str(tmp_path / "mine")]) == 2
    assert capsys.readouterr().err == "fujikit: JupyterLab is not installed: pip install 'fujikit[lab]'\n"
    assert not (tmp_path / "mine").exists()
