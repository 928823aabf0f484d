"""What the docs say: their code runs, their commands answer as printed, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
from fractions import Fraction
from pathlib import Path

import pytest

from fujikit import plots, widgets
from fujikit.cli import main
from tests.links import missing
from tests.support import new_game
from tools import reference

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for path in (ROOT / "docs").rglob("*.md") if path.parent.name != "reference")
BLOCK = re.compile(r"^( *)```(python|console)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_the_examples_of_a_page_run_as_printed(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")  # commands speak the language of the system, and the pages are English
    names: dict[str, object] = {}
    for indent, kind, text in BLOCK.findall(page.read_text("utf-8")):
        block = re.sub(rf"^{indent}", "", text, flags=re.MULTILINE)
        if kind == "python":
            exec(compile(block, page.name, "exec", dont_inherit=True), names)
        else:
            answers(block, capsys)


def answers(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Run a command after `$ ` and compare what it prints; dots stand for anything."""
    capsys.readouterr()
    command, _, wanted = block.removeprefix("$ fujikit ").partition("\n")
    assert main(shlex.split(command)) == 0
    printed = capsys.readouterr().out
    assert printed
    assert doctest.OutputChecker().check_output(wanted, printed, doctest.ELLIPSIS), printed


def test_the_reference_is_what_the_docstrings_say() -> None:
    written = {path.stem: path.read_text("utf-8") for path in reference.FOLDER.glob("*.md")}
    made = reference.pages()
    # Where argparse breaks the lines of a usage depends on the version of Python.
    assert written.pop("command-line").split() == made.pop("command-line").split(), "run `make generated`"
    assert written == made, "run `make generated`"


@pytest.mark.parametrize(
    "page", [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")], ids=lambda path: path.stem
)
def test_every_link_leads_to_a_file(page: Path) -> None:
    assert missing(page) == []


def test_the_widgets_in_the_docs_are_those_of_the_kit_and_can_be_made_as_printed() -> None:
    page = ROOT / "docs" / "how-to" / "widgets.md"
    rows = re.findall(r"^\| `(.+?\))` \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    kit = {name: getattr(widgets, name) for name in widgets.__all__}
    made = [
        eval(row.replace("\\|", "|"), {**kit, "game": new_game(), "Fraction": Fraction, "plots": plots})
        for row in rows
    ]
    assert sorted(type(widget).__name__ for widget in made) == sorted(widgets.__all__)


@pytest.mark.parametrize(
    "page", [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")], ids=lambda path: path.stem
)
def test_every_row_of_a_table_has_as_many_cells_as_its_head(page: Path) -> None:
    """A bar inside a cell, in code too, ends it on GitHub unless it is escaped."""
    rows = re.findall(r"^\|.*\|$", page.read_text("utf-8"), re.MULTILINE)
    cells = [len(re.findall(r"(?<!\\)\|", row)) for row in rows]
    head = 0
    for number, row in enumerate(rows):
        if number + 1 < len(rows) and re.fullmatch(r"\|( -+ \|)+", rows[number + 1]):
            head = cells[number]
        assert cells[number] == head, row
