"""Talking with the referee: verdicts with their clauses, a memory that ends, and any text as a text."""

from __future__ import annotations

from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.talk import referee
from fujikit.widgets.fuji.talk import MAX_EXCHANGES, MAX_LENGTH, Talk
from fujikit.widgets.schema import Answer
from fujikit.widgets.screen_words import screen_words


def tell(talk: Talk, text: Any) -> Answer:
    return talk.receive({"do": "say-to-referee", "id": 1, "text": text})


def test_what_may_be_said_is_allowed_and_remembered() -> None:
    talk = Talk()
    assert tell(talk, "My yellow looks strong.").ok
    assert talk.exchanges == [
        {"number": 1, "text": "My yellow looks strong.", "lang": "en", "ok": True, "reasons": []}
    ]


def test_a_refusal_names_its_clauses_with_their_headings() -> None:
    talk = Talk(lang="fr")
    answer = tell(talk, "As-tu un six ?")
    assert [reason.clause for reason in answer.reasons] == ["talk.no-numbers", "talk.questions"]
    assert answer.reasons[0].heading == fujikit.rulebook("fuji")["talk.no-numbers"].heading("fr")
    assert not talk.exchanges[0]["ok"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_sentences_to_try_are_what_they_are_meant_to_be(lang: str, number: int) -> None:
    words = screen_words(lang)
    assert referee(words[f"talk.good-{number}"], lang).ok
    assert not referee(words[f"talk.bad-{number}"], lang).ok


def test_old_verdicts_are_told_in_the_new_language_and_new_words_judged_in_it() -> None:
    talk = Talk()
    tell(talk, "I've got three yellow dice.")
    assert talk.receive({"do": "set-language", "id": 2, "lang": "pl"}).ok
    assert talk.exchanges[0]["lang"] == "en"
    assert "kości" in talk.exchanges[0]["reasons"][0]["text"]
    assert not tell(talk, "Mam trzy żółte kości.").ok


def test_only_the_last_exchanges_are_kept_and_their_numbers_go_on() -> None:
    talk = Talk()
    for count in range(MAX_EXCHANGES + 5):
        tell(talk, f"Hello {'again ' * count}".strip()[:MAX_LENGTH])
    assert len(talk.exchanges) == MAX_EXCHANGES
    assert [each["number"] for each in talk.exchanges] == list(range(6, MAX_EXCHANGES + 6))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["x" * 1_000_000, "word " * 200_000, "", " \n\t "])
def test_too_much_and_nothing_get_one_sentence(lang: str, text: str) -> None:
    talk = Talk(lang=lang)
    answer = tell(talk, text)
    assert (answer.ok, answer.reasons, talk.exchanges) == (False, [], [])
    assert answer.note.count(".") == 1


@pytest.mark.parametrize(
    "text", ["<img src=x onerror=alert(1)> hello", "🎉 {seat} 🎲", "a\u202eb", "e\u0301"]
)
def test_any_text_stays_the_text_it_is(text: str) -> None:
    talk = Talk()
    tell(talk, text)
    assert talk.exchanges[0]["text"] == text


def test_lines_are_joined() -> None:
    talk = Talk()
    tell(talk, "My yellow\nlooks\r\n strong.")
    assert talk.exchanges[0]["text"] == "My yellow looks strong."


def test_half_a_character_breaks_nothing() -> None:
    talk = Talk()
    assert tell(talk, "hello \ud83c").id == 1
    assert talk.get_state()["exchanges"][0]["text"].encode()


def test_a_notebook_can_talk_too() -> None:
    talk = Talk()
    assert talk.tell("Have you got a six?").clauses == ["talk.no-numbers", "talk.questions"]
    with pytest.raises(BadInput, match="Say something first"):
        talk.tell(" ")


@pytest.mark.parametrize(
    "forged",
    [
        None,
        {"do": "say-to-referee", "id": 1},
        {"do": "say-to-referee", "id": 1, "text": None},
        {"do": "act", "id": 1, "line": "x"},
    ],
)
def test_a_forged_message_is_refused(forged: object) -> None:
    talk = Talk()
    answer = talk.receive(forged)
    assert (answer.ok, bool(answer.note), talk.exchanges) == (False, True, [])
