"""The look-up: forgiving search, clauses and their company, three languages, refusals and no exceptions."""

from __future__ import annotations

from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.widgets.rules import MAX_QUERY_LENGTH, Rules
from fujikit.widgets.schema import Answer

BOOK = fujikit.rulebook("fuji")


def ask(rules: Rules, do: str, **more: Any) -> Answer:
    return rules.receive({"do": do, "id": 1, **more})


def found(rules: Rules) -> list[str]:
    return [clause["id"] for clause in rules.found["clauses"]]


def test_without_words_the_book_lies_open_at_its_contents() -> None:
    rules = Rules()
    assert (rules.clause, found(rules)) == ("", [])
    assert not rules.page
    assert [chapter["chapter"] for chapter in rules.contents] == BOOK.chapters()
    listed = [clause for chapter in rules.contents for clause, _ in chapter["clauses"]]
    assert sorted(listed) == sorted(BOOK)


def test_a_chapter_begins_at_its_first_page() -> None:
    pages = {chapter["chapter"]: chapter["page"] for chapter in Rules().contents}
    assert (pages["setup"], pages["plan"]) == (2, 5)


def test_words_open_the_clause_that_fits_best() -> None:
    rules = Rules("jeton éruption", lang="fr")
    assert rules.clause == found(rules)[0]
    assert rules.page is not None
    assert rules.page["heading"] == BOOK[rules.clause].heading("fr")


def test_a_clause_goes_before_what_was_searched() -> None:
    assert Rules("lava", clause="plan.three-steps").clause == "plan.three-steps"


def test_searching_forgives_mistakes_and_leaves_the_open_page_alone() -> None:
    rules = Rules(clause="plan.three-steps")
    assert ask(rules, "search", query="diagnal").ok
    assert found(rules)[0] == "plan.orthogonal"
    assert rules.found["clauses"][0]["heading"] == "No diagonal steps"
    assert rules.found["clauses"][0]["excerpt"].startswith("Steps go left, right")
    assert rules.clause == "plan.three-steps"


def test_searching_for_nothing_shows_the_contents_again() -> None:
    rules = Rules("lava")
    assert ask(rules, "search", query=" ").ok
    assert found(rules) == []


def test_what_nothing_fits_is_no_mistake() -> None:
    rules = Rules()
    assert ask(rules, "search", query="<script>zzzyx</script>").ok
    assert (found(rules), rules.found["query"]) == ([], "<script>zzzyx</script>")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_query_like_a_book_is_refused_in_the_language_of_the_reader(lang: str) -> None:
    rules = Rules("lava", lang=lang)
    answer = ask(rules, "search", query="lava " * 200_000)
    assert (answer.ok, str(MAX_QUERY_LENGTH) in answer.note) == (False, True)
    assert rules.found["query"] == "lava"


def test_a_clause_carries_its_page_its_marks_and_what_is_related() -> None:
    rules = Rules()
    assert ask(rules, "look-up", clause="token.lava").ok
    page = rules.page
    assert page is not None
    clause = BOOK["token.lava"]
    assert (page["id"], page["page"], page["marks"]) == ("token.lava", clause.page, ["ruling"])
    assert page["text"] == clause.plain_text()
    assert page["related"] == [(each, BOOK[each].heading()) for each in clause.related]


def test_advice_and_editions_are_marked() -> None:
    rules = Rules(clause="setup.level-advice")
    assert rules.page is not None
    assert rules.page["marks"] == ["edition", "advice"]


def test_setting_the_clause_opens_it_and_emptying_it_closes_the_page() -> None:
    rules = Rules()
    rules.clause = "plan.three-steps"
    assert rules.page is not None
    assert rules.page["id"] == "plan.three-steps"
    assert ask(rules, "look-up", clause="").ok
    assert not rules.page


def test_an_unknown_clause_is_refused_and_changes_nothing() -> None:
    rules = Rules(clause="plan.three-steps")
    answer = ask(rules, "look-up", clause="plan.three-stepz")
    assert not answer.ok
    assert "plan.three-steps" in answer.note
    assert rules.clause == "plan.three-steps"
    with pytest.raises(BadInput, match="no clause"):
        rules.clause = "no.such"
    with pytest.raises(BadInput, match="no clause"):
        Rules(clause="no.such")


def test_a_clause_as_long_as_a_book_is_refused_in_a_sentence() -> None:
    answer = ask(Rules(), "look-up", clause="x" * 1_000_000)
    assert (answer.ok, len(answer.note) < 200) == (False, True)


def test_everything_is_said_again_in_another_language() -> None:
    rules = Rules("lava", clause="plan.three-steps")
    assert ask(rules, "set-language", lang="pl").ok
    assert rules.page is not None
    assert rules.page["heading"] == BOOK["plan.three-steps"].heading("pl")
    assert dict(rules.contents[0]["clauses"])["setup.players"] == BOOK["setup.players"].heading("pl")
    assert rules.found["query"] == "lava"
    assert rules.found["clauses"] == Rules("lava", lang="pl").found["clauses"]


def test_a_notebook_may_set_the_language() -> None:
    rules = Rules(clause="plan.three-steps")
    rules.lang = "fr"
    assert rules.page["heading"] == BOOK["plan.three-steps"].heading("fr")
    assert rules.words["rules.title"] == "Les règles de Fuji"


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadInput, match="lang"):
        Rules(lang="de")
    rules = Rules()
    assert not ask(rules, "set-language", lang="de").ok
    assert rules.lang == "en"


@pytest.mark.parametrize(
    "forged",
    [
        None,
        {"do": "search", "id": 1},
        {"do": "search", "id": 1, "query": 7},
        {"do": "look-up", "id": 1, "clause": ["plan.three-steps"]},
        {"do": "act", "id": 1, "line": "Clara mark c4"},
        {"do": "search", "id": 1, "query": "lava", "game": "other"},
    ],
)
def test_a_forged_message_is_refused(forged: object) -> None:
    rules = Rules(clause="plan.three-steps")
    answer = rules.receive(forged)
    assert (answer.ok, bool(answer.note), rules.clause) == (False, True, "plan.three-steps")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("number", "clause"),
    [(1, "plan.orthogonal"), (2, "talk.no-numbers"), (3, "move.higher"), (4, "token.eruption")],
)
def test_the_questions_to_begin_with_lead_to_their_clause(lang: str, number: int, clause: str) -> None:
    rules = Rules(lang=lang)
    rules.search(rules.translate(f"rules.try-{number}"))
    assert clause in [found["id"] for found in rules.found["clauses"]][:4]
