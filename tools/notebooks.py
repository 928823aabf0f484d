"""Keep the notebooks true: `python -m tools.notebooks [names…]`, without names all of them.

French and Polish come from `notebooks/words/`, every cell is run by a real kernel, and what it showed is
stored without anything that differs from run to run or needs a kernel. Every page gets the line that tells
how to start it in JupyterLab, and code that comes second to the lesson is folded there.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbformat import v4

from fujikit.lessons.model import said

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "notebooks"
TRANSLATIONS = ("fr", "pl")
PARTS = ("title", "about")
"""What a notebook says of itself; no cell may have such an id."""
EVERY = "every"
"""In the files of words: the texts of cells that all notebooks have."""
START = "start"
"""The id of the cell that tells how to start; its tag keeps it out of the app."""
START_TAGS = ["lab"]
LONGEST_SHOWN = 10
"""Lines of code that a reader may meet before the lesson; longer cells are folded."""
KEPT = ("image/svg+xml", "text/html", "text/markdown", "text/plain")
"""What is stored of an output: what GitHub can show and nbval compares."""
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
TIMEOUT = 120
"""Seconds for a cell."""

Words = dict[str, dict[str, dict[str, str]]]
"""By language, by notebook, by cell."""


class Untrue(Exception):
    """A notebook that can't be stored as it is, and why."""


def paths() -> list[Path]:
    """All notebooks, in the order of their numbers."""
    return sorted(FOLDER.glob("*.ipynb"))


def words() -> Words:
    """What the files of words say."""
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in (FOLDER / "words").glob("*.toml")}


def read(path: Path) -> Any:
    """A notebook from its file."""
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


def put_start(notebook: Any, line: str) -> None:
    """Put the line that tells how to start behind the title."""
    cells = [cell for cell in notebook.cells if cell.id != START]
    behind = 1 + next(number for number, cell in enumerate(cells) if cell.source.startswith("# "))
    start = v4.new_markdown_cell(line.strip(), id=START, metadata={"tags": START_TAGS})  # type: ignore[no-untyped-call]
    notebook.cells = [*cells[:behind], start, *cells[behind:]]


def fold(notebook: Any, name: str, spoken: Words) -> None:
    """Put the translations of title, sentence and cells where a page finds them."""
    own = {lang: {**spoken[lang].get(EVERY, {}), **spoken[lang].get(name, {})} for lang in TRANSLATIONS}
    about = notebook.metadata.get("fujikit", {})
    for part in PARTS:
        if part in about:
            about[part] = {"en": about[part]["en"], **_translated(own, part)}
    for cell in notebook.cells:
        cell.metadata.pop("fujikit", None)
        if texts := _translated(own, cell.id):
            cell.metadata["fujikit"] = {"text": texts}


def _translated(own: dict[str, dict[str, str]], key: str) -> dict[str, str]:
    """A text in the languages that have it, with the spaces of French that no line breaks at."""
    return {lang: said({lang: own[lang][key].strip()}, lang) for lang in TRANSLATIONS if key in own[lang]}


def hide_code(notebook: Any) -> None:
    """Fold checks, and long scripts unless the page is about code: JupyterLab then shows their first line."""
    is_about_code = notebook.metadata.get("fujikit", {}).get("section") == "program"
    for cell in notebook.cells:
        cell.metadata.pop("jupyter", None)
        is_check = "check" in cell.metadata.get("tags", [])
        is_long = len(cell.source.splitlines()) > LONGEST_SHOWN and not is_about_code
        if cell.cell_type == "code" and (is_check or is_long):
            cell.metadata["jupyter"] = {"source_hidden": True}


def arrange(notebook: Any, name: str, spoken: Words) -> None:
    """Everything that a notebook gets before it is run."""
    put_start(notebook, spoken["en"][EVERY][START])
    fold(notebook, name, spoken)
    hide_code(notebook)


def run(notebook: Any) -> None:
    """Run every cell, as a reader would who opens the notebook in its folder."""
    client = NotebookClient(
        notebook,
        timeout=TIMEOUT,
        kernel_name="python3",
        resources={"metadata": {"path": str(FOLDER)}},
        store_widget_state=False,
        record_timing=False,
        extra_arguments=["--log-level=ERROR"],  # a kernel warns of everything that goes over TCP
    )
    client.execute()


def clean(notebook: Any) -> None:
    """Leave only what is the same after every run, and of use without a kernel."""
    notebook.metadata = {**METADATA, "fujikit": notebook.metadata.get("fujikit", {})}
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for count, cell in enumerate(code, start=1):
        cell.execution_count = count
        cell.metadata.pop("execution", None)
        cell.outputs = [_cleaned(output, cell, count) for output in cell.outputs]


def _cleaned(output: Any, cell: Any, count: int) -> Any:
    if output.output_type == "error" or output.get("name") == "stderr":
        raise Untrue(f"cell {cell.id} complains: {output.get('text') or output.get('evalue')}")
    if "execution_count" in output:
        output.execution_count = count
    if "data" in output:
        output.metadata = {}
        output.data = {kind: output.data[kind] for kind in KEPT if kind in output.data}
    return output


def text(notebook: Any) -> str:
    """The file of a notebook."""
    nbformat.validate(notebook)
    written: str = nbformat.writes(notebook)  # type: ignore[no-untyped-call]
    for place in (str(ROOT), str(Path.home()), sys.prefix):
        if place in written:
            raise Untrue(f"{place} is a place on this machine")
    return written.rstrip("\n") + "\n"


def main(names: list[str]) -> int:
    """Renew the named notebooks, or all."""
    spoken = words()
    for path in [FOLDER / f"{Path(name).stem}.ipynb" for name in names] or paths():
        print(path.name, flush=True)
        notebook = read(path)
        arrange(notebook, path.stem, spoken)
        run(notebook)
        clean(notebook)
        path.write_text(text(notebook), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
