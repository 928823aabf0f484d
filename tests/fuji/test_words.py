import pytest

from fujikit.engine.rulebook import Rulebook
from fujikit.engine.words import LANGUAGES
from tests.test_word_files import texts

BOOK = Rulebook("fuji", "fujikit.fuji")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_clauses_in_words_are_those_of_the_rulebook(lang: str) -> None:
    paths = {path for path in texts("fujikit.fuji", lang) if path.startswith("[clause]")}
    assert paths == {f"[clause][{clause}] {part}" for clause in BOOK for part in ("heading", "text")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_has_a_heading(lang: str) -> None:
    paths = {path for path in texts("fujikit.fuji", lang) if path.startswith("[chapter]")}
    assert paths == {f"[chapter] {chapter}" for chapter in BOOK.chapters()}


def test_related_clauses_exist() -> None:
    for clause in BOOK.values():
        assert set(clause.related) <= set(BOOK) - {clause.id}, clause.id
        assert 2 <= len(clause.related) <= 5, clause.id


def test_a_clause_without_a_page_is_ours() -> None:
    assert all(clause.ruling or clause.chapter == "line" for clause in BOOK.values() if clause.page is None)


def test_advice_binds_nobody() -> None:
    assert all(clause.definition for clause in BOOK.values() if clause.advice)
