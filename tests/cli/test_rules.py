import pytest

import fujikit
from fujikit.engine.words import LANGUAGES
from tests.cli.table import Here, elsewhere


def test_words_find_the_clauses_that_fit_best() -> None:
    told = elsewhere("rules", "eruption", "token")
    assert told.code == 0
    assert "[token.eruption]" in told.out
    assert told.out.count("[") <= 5 * 2


def test_typing_mistakes_are_forgiven(here: Here) -> None:
    assert "eruption token" in here("rules", "erupton", "tokn").out


def test_an_id_finds_its_clause_with_what_is_related(here: Here) -> None:
    told = here("rules", "plan.three-steps")
    assert told.out.startswith("Three steps at most [plan.three-steps] (p. 5)\n")
    assert "-> " in told.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_is_told_in_every_language(here: Here, lang: str) -> None:
    clause = fujikit.rulebook("fuji")["lava.spread"]
    told = here("rules", "lava.spread", "--lang", lang)
    assert clause.heading(lang) in told.out
    assert clause.text(lang) in told.out


@pytest.mark.parametrize(("lang", "words"), [("en", "lava"), ("fr", "lave"), ("pl", "lawa")])
def test_words_are_looked_up_in_the_language(here: Here, lang: str, words: str) -> None:
    assert "[lava." in here("rules", words, "--lang", lang).out


def test_no_more_clauses_than_asked_for(here: Here) -> None:
    headings = [line for line in here("rules", "dice", "--limit", "2").out.splitlines() if line[:1].isalpha()]
    assert len(headings) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_found_is_said_and_ends_with_1(here: Here, lang: str) -> None:
    told = here("rules", "zzzqqqxxx", "--lang", lang)
    assert told.code == 1
    assert "zzzqqqxxx" in told.out
    assert told.err == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_words_every_heading_is_listed(here: Here, lang: str) -> None:
    book = fujikit.rulebook("fuji")
    lines = here("rules", "--lang", lang).out.splitlines()
    assert [line.split()[0] for line in lines] == list(book)
    assert all(line.endswith(clause.heading(lang)) for line, clause in zip(lines, book.values(), strict=True))
