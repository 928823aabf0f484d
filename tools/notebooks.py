"""Keep the notebooks true: `python -m tools.notebooks [names…]`, without names all of them.

French and Polish come from the folder `words` beside a notebook, every cell is run by a real kernel, and what
it showed is stored without anything that differs from run to run or needs a kernel. Every page gets the line
that tells how to start it in JupyterLab, and code that comes second to the lesson is folded there. Home gets
the cards of all pages that have one.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import nbformat
from nbclient import NotebookClient
from nbformat import v4

from fujikit.app.pages import HOME, pages
from fujikit.games import descriptors
from fujikit.lessons.model import text_in

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "notebooks"
TRANSLATIONS = ("fr", "pl")
CARD = "card"
PARTS = ("title", "about", CARD)
"""What a notebook says of itself, the last only if home is to show it; no cell may have such an id."""
EVERY = "every"
"""In the files of words: the texts of cells that all notebooks have."""
DOORS = ("learn", "play", "study")
"""The sections whose first pages home shows first of all."""
START = "start"
"""The id of the cell that tells how to start; its tag keeps it out of the app."""
START_TAGS = ["lab"]
MAX_LINES_SHOWN = 10
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
    """All notebooks, in the order of the pages."""
    return list(pages(FOLDER).values())


def words(folder: Path = FOLDER) -> Words:
    """What the files of words say of a folder, and of every notebook."""
    spoken = _words_in(FOLDER)
    if folder == FOLDER:
        return spoken
    own = _words_in(folder)
    return {lang: {EVERY: texts[EVERY], **own.get(lang, {})} for lang, texts in spoken.items()}


def _words_in(folder: Path) -> Words:
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in (folder / "words").glob("*.toml")}


def named(name: str) -> list[Path]:
    """The notebooks of a name, with or without its folder and its ending."""
    wanted = Path(name).with_suffix(".ipynb").parts
    found = [path for path in paths() if path.parts[-len(wanted) :] == wanted]
    if not found:
        raise SystemExit(f"no notebook is called {name}")
    return found


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
    return {lang: text_in({lang: own[lang][key].strip()}, lang) for lang in TRANSLATIONS if key in own[lang]}


def hide_code(notebook: Any) -> None:
    """Fold checks, and long scripts unless the page is about code: JupyterLab then shows their first line."""
    is_about_code = notebook.metadata.get("fujikit", {}).get("section") == "program"
    for cell in notebook.cells:
        cell.metadata.pop("jupyter", None)
        is_check = "check" in cell.metadata.get("tags", [])
        is_long = len(cell.source.splitlines()) > MAX_LINES_SHOWN and not is_about_code
        if cell.cell_type == "code" and (is_check or is_long):
            cell.metadata["jupyter"] = {"source_hidden": True}


def arrange(notebook: Any, name: str, spoken: Words) -> None:
    """Everything that a notebook gets before it is run."""
    put_start(notebook, spoken["en"][EVERY][START])
    fold(notebook, name, spoken)
    hide_code(notebook)


def arranged(path: Path) -> Any:
    """A notebook from its file, with everything that it gets before it is run."""
    notebook = read(path)
    arrange(notebook, path.stem, words(path.parent))
    about = notebook.metadata.get("fujikit", {})
    about.pop("folder", None)
    if path.parent != FOLDER:
        about["folder"] = path.parent.name
    if path.name == HOME:
        put_cards(notebook, cards())
    return notebook


class Card(NamedTuple):
    """What home shows of a page: in each language a title, and a line below it."""

    page: str
    text: dict[str, str]
    is_door: bool
    """Whether it is the first page of a section that is opened from home first of all."""


def cards() -> list[Card]:
    """The cards of all pages that have one, in the order of the pages."""
    found, seen = [], set()
    for path in paths():
        notebook = read(path)
        fold(notebook, path.stem, words(path.parent))
        about = notebook.metadata.fujikit
        section = (path.parent, about.section)
        if CARD in about:
            is_door = about.section in DOORS and section not in seen
            found.append(Card(path.relative_to(FOLDER).as_posix(), dict(about[CARD]), is_door))
        seen.add(section)
    return found


def put_cards(notebook: Any, found: list[Card]) -> None:
    """Write the cards into the cells of home that show them: the doors by game, and all others."""
    titles = {game.notebooks: game.title for game in descriptors()}
    doors = {
        title: [card for card in found if card.is_door and card.page.startswith(f"{folder}/")]
        for folder, title in titles.items()
    }
    doors = {title: own for title, own in doors.items() if own}
    others = {"": [card for card in found if not card.is_door]}
    for cell in notebook.cells:
        if groups := {"doors": doors, "more": others}.get(cell.id):
            cell.source = _list(groups, "en")
            cell.metadata["fujikit"] = {"text": {lang: _list(groups, lang) for lang in TRANSLATIONS}}


def _list(groups: dict[str, list[Card]], lang: str) -> str:
    """Cards as Markdown; with a heading for each group where there are several."""
    lists = {title: "\n".join(_item(card, lang) for card in own) for title, own in groups.items()}
    if len(lists) == 1:
        return next(iter(lists.values()))
    return "\n\n".join(f"## {title}\n\n{items}" for title, items in lists.items())


def _item(card: Card, lang: str) -> str:
    title, _, line = card.text[lang].partition("\n")
    return f"- [{title}]({card.page})\\\n  {line}"


def run(notebook: Any, folder: Path = FOLDER) -> None:
    """Run every cell, as a reader would who opens the notebook in its folder."""
    client = NotebookClient(
        notebook,
        timeout=TIMEOUT,
        kernel_name="python3",
        resources={"metadata": {"path": str(folder)}},
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
    """Renew the named notebooks (`14-talk`, `fuji/14-talk`), or all."""
    for path in [path for name in names for path in named(name)] or paths():
        print(path.relative_to(FOLDER), flush=True)
        notebook = arranged(path)
        run(notebook, path.parent)
        clean(notebook)
        path.write_text(text(notebook), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
