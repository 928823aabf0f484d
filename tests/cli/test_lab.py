from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from fujikit.app.pages import pages
from fujikit.cli import lab, main

STAND_IN = """#!{python}
import json, os, sys
json.dump([sys.argv[1:], os.environ["QUERY_STRING"]], open({heard!r}, "w"))
sys.exit(3)
"""


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What was asked of a stand-in for JupyterLab, which ends at once."""
    file, program = tmp_path / "heard.json", tmp_path / "python"
    program.write_text(STAND_IN.format(python=sys.executable, heard=str(file)))
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
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
    assert {file.name for file in folder.glob("*.ipynb")} == set(pages())
    assert capsys.readouterr().out.startswith(f"{len(pages())} notebooks are new in")


def test_it_says_what_it_kept(tmp_path: Path, heard: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "30-play.ipynb").write_text("mine")
    main(["lab", "--dir", str(tmp_path)])
    assert heard.exists()
    assert "Kept as you have changed them: 30-play.ipynb." in capsys.readouterr().out


def test_without_jupyterlab_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda _name: None)
    assert main(["lab", "--dir", str(tmp_path / "mine")]) == 2
    assert capsys.readouterr().err == "fujikit: JupyterLab is not installed: pip install 'fujikit[lab]'\n"
    assert not (tmp_path / "mine").exists()
