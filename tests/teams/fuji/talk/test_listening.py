"""Code at the table understands what people say, as far as it can."""

import pytest

from fujikit.engine.words import LANGUAGES
from fujikit.teams.fuji.talk import Hint, Request, open_request, understood_statements
from tests.teams.fuji.talk.people import is_understood, label, sentences, share, table

WORKED_ON = [(lang, text, meant) for lang in LANGUAGES for text, meant in sentences(lang, "work").items()]
BEYOND = {"d3 byłoby idealne dla Jony, bardzo dobre."}


@pytest.mark.parametrize(("lang", "text", "meant"), [case for case in WORKED_ON if case[1] not in BEYOND])
def test_what_people_say_is_understood(lang: str, text: str, meant: str) -> None:
    assert is_understood(text, meant, lang), label(understood_statements(table(lang, ("Clara", text))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_kept_apart_are_mostly_understood(lang: str) -> None:
    """Nobody looked at these while the listening was tuned."""
    assert len(sentences(lang, "judge")) >= 30
    assert share(lang, "judge") >= 0.85


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_sentences_enough(lang: str) -> None:
    assert len(sentences(lang, "work")) + len(sentences(lang, "judge")) >= 120


def test_silence_says_nothing() -> None:
    assert understood_statements(table("en")) == ((), ())


def test_everybody_is_heard_in_turn() -> None:
    said = (("Jona", "I'm strong on f5."), ("Steve", "No danger from me on f5."))
    assert understood_statements(table("en", *said)).hints == (
        Hint("Jona", "strong", "1|2", "f5"),
        Hint("Steve", "weak", "1|2", "f5"),
    )


def test_a_hint_tells_in_which_phase_it_was_given() -> None:
    (hint,) = understood_statements(table("en", ("Jona", "I should make it."), phase="equip")).hints
    assert hint == Hint("Jona", "strong", "odd(pink)", "d3", "equip")


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("I'm going to f5.", "I'll take g4 instead.", ">Clara:g4"),
        ("I'm strong on f5.", "I'm weak on f5.", "-f5"),
        ("I'm going to f5.", "I won't go to f5.", "xClara:f5"),
        ("I won't go to f5.", "I'm going to g4.", ">Clara:g4 xClara:f5"),
        ("Jona, go to f5.", "Steve, go to g4.", ">Jona:f5 >Steve:g4"),
    ],
)
def test_the_last_word_counts(first: str, second: str, left: str) -> None:
    assert label(understood_statements(table("en", ("Clara", first), ("Clara", second)))) == left


ANSWERS = [
    ("en", "Clara, could you take e2?", "OK.", Request("Clara", "Clara", "e2", "goes")),
    ("en", "Clara, could you take e2?", "Sure, will do.", Request("Clara", "Clara", "e2", "goes")),
    ("en", "Clara, could you take e2?", "I can't.", Request("Clara", "Clara", "e2", "keep-off")),
    ("en", "Clara, could you take e2?", "That would be hard for me.", Hint("Clara", "weak", "blue|4", "e2")),
    ("fr", "Clara, tu pourrais prendre e2 ?", "D'accord.", Request("Clara", "Clara", "e2", "goes")),
    ("fr", "Clara, tu pourrais prendre e2 ?", "Ça me convient.", Hint("Clara", "strong", "blue|4", "e2")),
    ("fr", "Clara, tu pourrais prendre e2 ?", "Non merci.", Request("Clara", "Clara", "e2", "keep-off")),
    ("pl", "Clara, możesz wziąć e2?", "Jasne!", Request("Clara", "Clara", "e2", "goes")),
    ("pl", "Clara, możesz wziąć e2?", "Raczej nie.", Request("Clara", "Clara", "e2", "keep-off")),
    ("pl", "Clara, możesz wziąć e2?", "To mi pasuje.", Hint("Clara", "strong", "blue|4", "e2")),
]


@pytest.mark.parametrize(("lang", "question", "answer", "meant"), ANSWERS)
def test_an_answer_is_about_what_was_asked(
    lang: str, question: str, answer: str, meant: Hint | Request
) -> None:
    understood = understood_statements(table(lang, ("Jona", question), ("Clara", answer)))
    assert meant in (*understood.hints, *understood.requests)


def test_yes_to_nobody_means_nothing() -> None:
    assert understood_statements(table("en", ("Clara", "OK."))) == ((), ())


def test_who_was_asked_owes_an_answer_until_speaking() -> None:
    question = ("Jona", "Clara, could you take e2?")
    assert open_request(table("en", question), "Clara") == Request("Jona", "Clara", "e2", "asks")
    assert open_request(table("en", question), "Steve") is None
    assert open_request(table("en", question, ("Clara", "OK.")), "Clara") is None


@pytest.mark.parametrize("text", ["", "?!", "…", "c4", "123", "c99 is good for me", "zz", "Clara", ":", "\n"])
def test_nonsense_is_ignored(text: str) -> None:
    assert understood_statements(table("en", ("Clara", text))) == ((), ())


@pytest.mark.parametrize(
    "name", ["Six", "Blue", "O'Neil", "Jean-Luc", "J.R.", "Łucja", "Żaneta", "42nd", "?"]
)
def test_people_of_any_name_can_be_called(name: str) -> None:
    view = table("en", ("Clara", f"{name}, could you take e2? I'm weak on blue."))
    view["seats"][name] = view["seats"].pop("Jona")
    assert Hint("Clara", "weak", "blue") in understood_statements(view).hints
    if any(letter.isalnum() for letter in name):
        assert understood_statements(view).requests == (Request("Clara", name, "e2", "asks"),)


def test_with_two_people_you_is_the_other() -> None:
    view = table("en", ("Clara", "Can you take e2?"))
    del view["seats"]["Steve"]
    assert understood_statements(view).requests == (Request("Clara", "Jona", "e2", "asks"),)
