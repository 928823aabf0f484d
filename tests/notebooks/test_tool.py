"""What `make notebooks` does to a notebook, step by step."""

from __future__ import annotations

from typing import Any

import pytest
from nbformat import v4

from fujikit.app.pages import pages
from tools import notebooks
from tools.notebooks import ROOT, Card, Untrue, arrange, clean, fold, hide_code, put_cards, run, text

WORDS = {
    "fr": {"99-test": {"title": "Essai", "hello": "Bonjour !\n"}},
    "pl": {"99-test": {"title": "Próba", "hello": "Dzień dobry!"}},
}
FOLDED = {"source_hidden": True}


def notebook(*cells: Any, **metadata: Any) -> Any:
    return v4.new_notebook(cells=list(cells), metadata=metadata)  # type: ignore[no-untyped-call]


def prose(source: str, cell_id: str = "hello") -> Any:
    return v4.new_markdown_cell(source, id=cell_id)  # type: ignore[no-untyped-call]


def code(source: str, *outputs: Any) -> Any:
    cell = v4.new_code_cell(source, id="code")  # type: ignore[no-untyped-call]
    cell.outputs = list(outputs)
    return cell


def output(kind: str, **data: Any) -> Any:
    return v4.new_output(kind, **data)  # type: ignore[no-untyped-call]


def test_translations_go_into_the_metadata_with_the_spaces_of_french() -> None:
    book = notebook(prose("Hello!"), fujikit={"section": "learn", "title": {"en": "Test"}})
    fold(book, "99-test", WORDS)
    assert book.metadata.fujikit.title == {"en": "Test", "fr": "Essai", "pl": "Próba"}
    assert book.cells[0].metadata.fujikit.text == {"fr": "Bonjour\u202f!", "pl": "Dzień dobry!"}


def test_a_translation_that_is_gone_leaves_nothing_behind() -> None:
    book = notebook(prose("Hello!"))
    fold(book, "99-test", WORDS)
    fold(book, "99-test", {"fr": {}, "pl": {}})
    assert book.cells[0].metadata == {}


def ids_and_sources(book: Any) -> list[tuple[str, str]]:
    return [(cell.id, cell.source) for cell in book.cells]


def test_the_line_that_tells_how_to_start_comes_behind_the_title_and_only_once() -> None:
    spoken = {lang: {"every": {"start": f"{lang}: run"}} for lang in ("en", "fr", "pl")}
    book = notebook(prose("![A volcano](fuji.svg)", "picture"), prose("# Title", "intro"), code("1 + 1"))
    arrange(book, "99-test", spoken)
    arrange(book, "99-test", {**spoken, "en": {"every": {"start": "Press Shift+Enter."}}})
    assert ids_and_sources(book)[1:3] == [("intro", "# Title"), ("start", "Press Shift+Enter.")]
    assert len(book.cells) == 4
    assert book.cells[2].metadata.fujikit.text == {"fr": "fr: run", "pl": "pl: run"}


@pytest.mark.parametrize(
    ("section", "lines", "tags", "jupyter"),
    [
        ("learn", 10, [], {}),
        ("learn", 11, [], FOLDED),
        ("learn", 1, ["check"], FOLDED),
        ("program", 11, [], {}),
        ("program", 1, ["check"], FOLDED),
    ],
)
def test_code_that_comes_second_to_the_lesson_is_folded(
    section: str, lines: int, tags: list[str], jupyter: dict[str, bool]
) -> None:
    script = code("\n".join(["1 + 1"] * lines))
    script.metadata.update(tags=tags, jupyter={"outputs_hidden": True})
    book = notebook(prose("Hello!"), script, fujikit={"section": section})
    hide_code(book)
    assert book.cells[1].metadata.get("jupyter", {}) == jupyter


def test_running_shows_what_a_kernel_shows_and_cleaning_keeps_what_needs_none() -> None:
    book = notebook(code("from ipywidgets import IntSlider\n\nIntSlider()"), fujikit={"section": "learn"})
    run(book)
    assert "application/vnd.jupyter.widget-view+json" in book.cells[0].outputs[0].data
    clean(book)
    assert list(book.cells[0].outputs[0].data) == ["text/plain"]
    assert "widgets" not in book.metadata
    assert "execution" not in book.cells[0].metadata


def test_counts_begin_with_one_whatever_was_run_before() -> None:
    shown = output("execute_result", data={"text/plain": "2"}, execution_count=17)
    book = notebook(prose("Sum"), code("1 + 1", shown))
    clean(book)
    assert (book.cells[1].execution_count, book.cells[1].outputs[0].execution_count) == (1, 1)


@pytest.mark.parametrize(
    "complaint",
    [
        output("stream", name="stderr", text="DeprecationWarning"),
        output("error", ename="ValueError", evalue="no", traceback=[]),
    ],
    ids=["stderr", "error"],
)
def test_a_notebook_that_complains_is_not_stored(complaint: Any) -> None:
    with pytest.raises(Untrue, match="cell code complains"):
        clean(notebook(code("1 + 1", complaint)))


def test_a_place_on_this_machine_is_not_stored() -> None:
    with pytest.raises(Untrue, match="place on this machine"):
        text(notebook(code("here", output("stream", name="stdout", text=f"{ROOT}/notebooks"))))


def test_all_notebooks_are_found_in_the_order_of_their_folders_and_numbers() -> None:
    names = [path.relative_to(notebooks.FOLDER).as_posix() for path in notebooks.paths()]
    assert names == list(pages(notebooks.FOLDER))
    assert names[:2] == ["00-home.ipynb", "fuji/10-first-move.ipynb"]
    assert names[-2:] == ["program/60-program.ipynb", "program/61-a-game-of-your-own.ipynb"]


@pytest.mark.parametrize("name", ["14-talk", "fuji/14-talk", "fuji/14-talk.ipynb"])
def test_a_notebook_is_named_with_or_without_its_folder(name: str) -> None:
    assert notebooks.named(name) == [notebooks.FOLDER / "fuji" / "14-talk.ipynb"]


def test_a_name_that_no_notebook_has_is_told() -> None:
    with pytest.raises(SystemExit, match="no notebook is called 14-walk"):
        notebooks.named("14-walk")


def card(page: str, *, is_door: bool) -> Card:
    return Card(page, {lang: f"{lang} {page[0]}\nA line." for lang in ("en", "fr", "pl")}, is_door)


def home_with(*found: Card) -> Any:
    book = notebook(prose("", "doors"), prose("By hand.", "intro"), prose("", "more"))
    put_cards(book, list(found))
    return book


def test_home_lists_the_cards_of_one_game_without_a_heading() -> None:
    book = home_with(card("fuji/10-a.ipynb", is_door=True), card("program/60-b.ipynb", is_door=False))
    assert ids_and_sources(book) == [
        ("doors", "- [en f](fuji/10-a.ipynb)\\\n  A line."),
        ("intro", "By hand."),
        ("more", "- [en p](program/60-b.ipynb)\\\n  A line."),
    ]
    assert book.cells[0].metadata.fujikit.text.pl == "- [pl f](fuji/10-a.ipynb)\\\n  A line."


def test_home_lists_the_cards_of_several_games_by_game() -> None:
    book = home_with(
        card("fuji/10-a.ipynb", is_door=True),
        card("fuji/43-rules.ipynb", is_door=False),
        card("robinson/10-a.ipynb", is_door=True),
    )
    doors, _, more = (cell.source for cell in book.cells)
    assert doors.split("\n\n") == [
        "## Fuji",
        "- [en f](fuji/10-a.ipynb)\\\n  A line.",
        "## Robinson Crusoe",
        "- [en r](robinson/10-a.ipynb)\\\n  A line.",
    ]
    assert more == "- [en f](fuji/43-rules.ipynb)\\\n  A line."
