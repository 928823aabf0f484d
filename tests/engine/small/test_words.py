"""Words that stand in a program."""

from __future__ import annotations

import pytest

from fujikit import BadInput
from fujikit.engine.small import TomlWords

CLAUSE = '[clause]\n"reef.oil" = { heading = "Oil", text = "No light without oil." }\n'


def test_what_every_game_says_need_not_be_written() -> None:
    words = TomlWords(CLAUSE, fr=CLAUSE, pl=CLAUSE)
    assert words.languages == ("en", "fr", "pl")
    assert words.translate("log", "RoundBegan", "en", round=2) == "Round 2 begins."
    assert words.translate("ui", "undo-start", "pl") == "Nie ma czego cofnąć."
    assert repr(words) == "TomlWords(en, fr, pl)"


def test_a_game_may_say_it_in_another_way() -> None:
    words = TomlWords('[log]\nRoundBegan = "Day {round}"')
    assert words.translate("log", "RoundBegan", "en", round=2) == "Day 2"
    assert words.section("log", "en")["RoundBegan"] == "Day {round}"


def test_a_clause_brings_its_refusal_its_end_and_its_chapter() -> None:
    words = TomlWords(CLAUSE)
    assert words.broken("reef.oil").text() == "No light without oil."
    assert words.broken("reef.oil").heading() == "Oil"
    assert words.translate("log", "Ended/reef.oil", "en") == "Oil"
    assert words.translate("chapter", "reef", "en") == "Reef"
    assert words.clauses[0] == "reef.oil"


def test_a_refusal_may_have_cases_with_numbers() -> None:
    words = TomlWords(CLAUSE + '[refusal]\n"reef.oil/some" = "{oil} {oil|drop|drops} left."')
    assert words.broken("reef.oil", "some", oil=1).text() == "1 drop left."


def test_words_that_are_missing_may_have_a_fallback() -> None:
    words = TomlWords('[thing]\ndie = "die {noun}"')
    assert words.translate_or("plain", "thing", "die", "en", noun=3) == "die 3"
    assert words.translate_or("plain", "thing", "card", "en", noun=3) == "plain"


@pytest.mark.parametrize(
    ("toml", "sentence"),
    [
        ("log = [", "words (en): this is not TOML: Invalid value (at end of document)"),
        ("log = 1", "words (en): log: texts stand in sections, such as [log]"),
        ("[log]\nRowed = 1", "words (en): [log] 'Rowed': 1 is no text"),
        ("[log]\nRowed = '{n|die}'", "words (en): [log] 'Rowed': {n|…} wants 2 forms, not 1"),
        (
            "[log]\nRowed = '{a b}'",
            "words (en): [log] 'Rowed': a brace does not belong to a field such as {seat}",
        ),
        ('[clause]\n"a.b" = { heading = "A" }', "words (en): the clause 'a.b' has no text"),
        ('[clause]\n"a.b" = "A"', "words (en): the clause 'a.b' has no heading"),
        ('[refusal]\n"a.b" = "No."', "words (en): [refusal] 'a.b' belongs to no clause"),
    ],
)
def test_words_that_cannot_be_used_are_refused_in_one_sentence(toml: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        TomlWords(toml)
    assert str(refused.value) == sentence


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="words: 'de' is none of en, fr, pl"):
        TomlWords("", de="")
    with pytest.raises(BadInput, match="no words in the language 'fr'; choose one of en"):
        TomlWords("").translate("ui", "undo-start", "fr")


def test_a_text_that_is_missing_is_named() -> None:
    with pytest.raises(BadInput, match=r"^words \(en\): nothing is said for \[log\] 'Rowed'$"):
        TomlWords("").translate("log", "Rowed", "en")


def test_a_value_that_is_missing_is_named() -> None:
    words = TomlWords('[log]\nRowed = "{fcae}"')
    with pytest.raises(
        BadInput, match=r"\[log\] 'Rowed' can't be filled in: 'fcae' is none of face; did you"
    ):
        words.translate("log", "Rowed", "en", face=3)
    with pytest.raises(BadInput, match=r"\[log\] 'Rowed' can't be filled in: 'fcae' is not known there"):
        words.translate("log", "Rowed", "en")


def test_a_clause_that_is_not_there_cannot_be_broken() -> None:
    with pytest.raises(
        BadInput, match=r"broken: 'reef\.oli' is none of reef\.oil, .*; did you mean 'reef\.oil'"
    ):
        TomlWords(CLAUSE).broken("reef.oli")
