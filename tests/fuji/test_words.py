import tomllib
from collections.abc import Iterator
from importlib import resources

import pytest

from fujikit.engine.rulebook import Rulebook
from fujikit.engine.words import LANGUAGES, Field, parse

FORMS = {"en": 2, "fr": 2, "pl": 3}

BOOK = Rulebook("fuji", "fujikit.fuji")


def texts(lang: str) -> dict[str, str]:
    """Every text of a language by its whole path in the file."""
    file = resources.files("fujikit.fuji") / "words" / f"{lang}.toml"
    return dict(leaves(tomllib.loads(file.read_text(encoding="utf-8"))))


def leaves(table: dict[str, object], path: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{path}[{key}]")
        else:
            yield f"{path} {key}", str(value)


def fields(text: str) -> list[Field]:
    return [piece for piece in parse(text) if isinstance(piece, Field)]


ENGLISH = texts("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys(lang: str) -> None:
    assert sorted(texts(lang)) == sorted(ENGLISH)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty(lang: str) -> None:
    assert [path for path, text in texts(lang).items() if not text.strip()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_fills_in_the_same_values(lang: str) -> None:
    for path, text in texts(lang).items():
        names = {field.name for field in fields(text)}
        assert names == {field.name for field in fields(ENGLISH[path])}, path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_have_as_many_forms_as_the_language(lang: str) -> None:
    for path, text in texts(lang).items():
        assert {len(field.forms) for field in fields(text)} <= {0, FORMS[lang]}, path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_brace_is_left_over(lang: str) -> None:
    for path, text in texts(lang).items():
        plain = [piece for piece in parse(text) if isinstance(piece, str)]
        assert not {"{", "}"} & set("".join(plain)), path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_clauses_in_words_are_those_of_the_rulebook(lang: str) -> None:
    paths = {path for path in texts(lang) if path.startswith("[clause]")}
    assert paths == {f"[clause][{clause}] {part}" for clause in BOOK for part in ("heading", "text")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_has_a_heading(lang: str) -> None:
    paths = {path for path in texts(lang) if path.startswith("[chapter]")}
    assert paths == {f"[chapter] {chapter}" for chapter in BOOK.chapters()}


def test_related_clauses_exist() -> None:
    for clause in BOOK.values():
        assert set(clause.related) <= set(BOOK) - {clause.id}, clause.id
        assert 2 <= len(clause.related) <= 5, clause.id


def test_a_clause_without_a_page_is_ours() -> None:
    assert all(clause.ruling or clause.chapter == "line" for clause in BOOK.values() if clause.page is None)


def test_advice_binds_nobody() -> None:
    assert all(clause.definition for clause in BOOK.values() if clause.advice)
