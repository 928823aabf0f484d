"""Every notebook is as `make notebooks` writes it, speaks three languages, checks itself and leads on."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest

from fujikit.app.copies import copy
from fujikit.app.pages import HOME, pages
from fujikit.games import descriptor
from fujikit.lessons import chapters, lesson
from tests.stored_html import StoredPage
from tools.notebooks import (
    EVERY,
    FOLDER,
    PARTS,
    START,
    TRANSLATIONS,
    arranged,
    clean,
    paths,
    read,
    text,
    words,
)

SECTIONS = {"0": "home", "1": "learn", "2": "learn", "3": "play", "4": "study", "5": "teach", "6": "program"}
"""By the first digit of a notebook's number."""
MAX_CELLS = 40
MAX_CELL_LINES = 50
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^# (.+)$", re.MULTILINE)
MAGIC = re.compile(r"^\s*(?:[%!]|#\s*(?:NBVAL|PYTEST_VALIDATE)_)", re.MULTILINE)

MAX_COMMENT_LENGTH = 66
"""Characters of one line, in a window of 1000 pixels beside JupyterLab's list of files."""
CLOSED = re.compile(r"<details>\n<summary><strong>[^<]+</strong></summary>\n\n[^<]+\n\n</details>")
"""Markdown inside of HTML needs the empty lines."""

every = pytest.mark.parametrize("path", paths(), ids=lambda path: path.stem)


def cells(path: Path, kind: str) -> list[Any]:
    return [cell for cell in read(path).cells if cell.cell_type == kind]


def in_all_languages(path: Path) -> Iterator[tuple[str, str]]:
    """Every text of a notebook, with its language."""
    for cell in cells(path, "markdown"):
        yield "en", cell.source
        yield from cell.metadata.fujikit.text.items()


@every
def test_it_is_stored_as_the_tool_writes_it(path: Path) -> None:
    notebook = arranged(path)
    clean(notebook)
    assert path.read_text("utf-8") == text(notebook), f"run `make notebooks` for {path.name}"


@every
def test_it_has_a_section_that_fits_its_number(path: Path) -> None:
    assert re.fullmatch(r"\d\d-[a-z-]+", path.stem)
    assert read(path).metadata.fujikit.section == SECTIONS[path.stem[0]]


@every
def test_title_and_sentence_and_every_text_are_there_in_three_languages(path: Path) -> None:
    about = read(path).metadata.fujikit
    assert {"title", "about"} <= set(about)
    assert all(set(about[part]) == {"en", *TRANSLATIONS} for part in PARTS if part in about)
    for cell in cells(path, "markdown"):
        assert set(cell.metadata.fujikit.text) == set(TRANSLATIONS), cell.id


@every
def test_its_one_heading_is_its_title(path: Path) -> None:
    said = {lang: [] for lang in ("en", *TRANSLATIONS)}  # type: dict[str, list[str]]
    for lang, source in in_all_languages(path):
        said[lang] += HEADING.findall(source)
    assert said == {lang: [title] for lang, title in read(path).metadata.fujikit.title.items()}


@every
def test_its_cells_have_names_that_a_person_gave(path: Path) -> None:
    for cell in read(path).cells:
        assert re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", cell.id), cell.id
        assert not re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]+)*", cell.id), cell.id
        assert cell.id not in PARTS


def file_of(link: str) -> str:
    """A link without its query and fragment; one to another site as it is."""
    return link if link.startswith("https://") else re.split("[?#]", link)[0]


@every
def test_its_links_lead_to_files_and_are_the_same_in_every_language(path: Path) -> None:
    links: dict[str, list[str]] = {lang: [] for lang in ("en", *TRANSLATIONS)}
    for lang, source in in_all_languages(path):
        links[lang] += LINK.findall(source)
    assert links["en"] == links["fr"] == links["pl"]
    local = [link for link in links["en"] if not link.startswith("https://")]
    assert [link for link in local if not (path.parent / file_of(link)).is_file()] == []


def shown_links(path: Path) -> Iterator[str]:
    """The links to files in the prose of a notebook, and in what it stores for places without widgets."""
    for _, source in in_all_languages(path):
        yield from map(file_of, LINK.findall(source))
    for cell in cells(path, "code"):
        for output in cell.outputs:
            yield from LINK.findall(output.get("data", {}).get("text/markdown", ""))


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The notebooks as `fujikit lab` has them."""
    place = tmp_path_factory.mktemp("copies")
    copy(place)
    return place


@every
def test_its_links_lead_somewhere_on_github_in_jupyterlab_and_in_the_app(path: Path, copies: Path) -> None:
    name = path.relative_to(FOLDER).as_posix()
    tracked = {file.relative_to(FOLDER.parent).as_posix() for file in FOLDER.rglob("*.*")}
    copied = {file.relative_to(copies).as_posix() for file in copies.rglob("*.*")}
    served = {f"/voila/render/{page}" for page in pages()}
    for link in shown_links(path):
        if link.startswith("https://"):
            continue
        assert urljoin(f"notebooks/{name}", link) in tracked, "GitHub"
        assert urljoin(name, link) in copied, "JupyterLab"
        if link.endswith(".ipynb"):  # the app puts pictures into its pages
            assert urljoin(f"/voila/render/{name}", link) in served, "the app"


@every
def test_it_ends_with_a_way_back_and_a_way_on(path: Path) -> None:
    way = read(path).cells[-1]
    links = LINK.findall(way.source)
    assert way.id == "way"
    home = HOME if path.parent == FOLDER else f"../{HOME}"
    assert path.name == HOME or home in links
    assert set(links) - {home, path.name}


@every
def test_it_is_short(path: Path) -> None:
    assert len(read(path).cells) <= MAX_CELLS
    assert [cell.id for cell in cells(path, "code") if len(cell.source.splitlines()) > MAX_CELL_LINES] == []


@every
def test_it_asserts_something(path: Path) -> None:
    checks = [cell.source for cell in cells(path, "code") if "check" in cell.metadata.get("tags", [])]
    assert checks
    for source in checks:
        assert any(isinstance(node, ast.Assert) for node in ast.walk(ast.parse(source)))


@every
def test_nbval_can_compare_what_it_shows(path: Path) -> None:
    for cell in cells(path, "code"):
        assert not MAGIC.search(cell.source), cell.id
        assert not cell.source.rstrip().endswith(";"), cell.id
        assert "Output(" not in cell.source, cell.id


def test_no_words_are_left_without_a_cell() -> None:
    for folder in {path.parent for path in paths()}:
        own = [path for path in paths() if path.parent == folder]
        known = {path.stem: {cell.id for cell in cells(path, "markdown")} | set(PARTS) for path in own}
        known[EVERY] = {START}
        for lang, books in words(folder).items():
            for name, texts in books.items():
                assert set(texts) <= known[name], f"{folder.name}/words/{lang}.toml: {name}"


def lessons_of(path: Path) -> tuple[str, ...]:
    """The ids that a notebook hands to `Lessons`."""
    calls = (node for cell in cells(path, "code") for node in ast.walk(ast.parse(cell.source)))
    return tuple(
        argument.value
        for call in calls
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Lessons"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


@pytest.mark.parametrize("chapter", chapters(), ids=lambda chapter: chapter.notebook)
def test_a_chapter_shows_its_lessons_in_their_order(chapter: Any) -> None:
    (game,) = {lesson(name).game for name in chapter.lessons}
    folder = FOLDER / descriptor(game).notebooks
    assert lessons_of(folder / f"{chapter.notebook}.ipynb") == chapter.lessons


@every
def test_behind_its_title_it_tells_how_to_start_but_not_in_the_app(path: Path) -> None:
    notebook = read(path)
    (place,) = (number for number, cell in enumerate(notebook.cells) if cell.id == START)
    assert HEADING.search(notebook.cells[place - 1].source)
    assert notebook.cells[place].metadata.tags == ["lab"]
    assert "\n" not in notebook.cells[place].source
    for lang in ("fr", "pl"):
        assert "Run All Cells" in notebook.cells[place].metadata.fujikit.text[lang]


@every
def test_its_checks_are_folded_and_of_folded_code_a_reader_sees_a_comment(path: Path) -> None:
    for cell in cells(path, "code"):
        is_folded = cell.metadata.get("jupyter", {}).get("source_hidden", False)
        assert is_folded or "check" not in cell.metadata.get("tags", []), cell.id
        first_line = cell.source.partition("\n")[0]
        assert not is_folded or re.fullmatch(r"# .+\.", first_line), cell.id
        assert not is_folded or len(first_line) <= MAX_COMMENT_LENGTH, cell.id


@every
def test_what_it_stores_of_a_widget_is_meant_for_readers(path: Path) -> None:
    for cell in cells(path, "code"):
        for output in cell.outputs:
            data = output.get("data", {})
            assert "<fujikit" not in data.get("text/plain", ""), cell.id
            page = StoredPage(data.get("text/html", ""))
            assert all(page.alts), cell.id
            assert not page.forbidden, cell.id


@every
def test_a_solution_stays_closed_wherever_it_is_shown(path: Path) -> None:
    for cell in read(path).cells:
        if "solution" not in cell.metadata.get("tags", []):
            continue
        # JupyterLab opens hidden sources of prose and hidden outputs of code when they run, but no <details>.
        if cell.cell_type == "code":
            assert cell.outputs == [], cell.id
            continue
        for source in (cell.source, *cell.metadata.fujikit.text.values()):
            assert CLOSED.fullmatch(source), cell.id
