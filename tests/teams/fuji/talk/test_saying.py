"""Every sentence of code is allowed, and is understood as it is meant, in every language."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from fujikit.engine.words import LANGUAGES
from fujikit.fuji.talk import referee
from fujikit.teams.fuji.talk import Hint, Request, say_hints, say_outlook, say_reply, understood_statements
from fujikit.teams.fuji.talk.phrases import phrases, sentence
from fujikit.teams.fuji.talk.saying import (
    QUALITIES,
    Piece,
    _card_piece,
    _hint,
    _hint_pieces,
    _is_right,
)
from tests.teams.fuji.talk.people import table

SQUARES = [f"{letter}{number}" for letter in "abcdefghijkl" for number in range(1, 11)]
NEEDS = ["odd", "blue|4", "1|2", "pink|yellow", "yellow", "even(blue)", "2|3|5", "odd(pink|blue)", "6"]
NAMES = ["Jona", "Zoé", "François", "Łucja", "Żaneta", "Jędrzej", "Anne-Marie", "O'Neil", "Max2"]
AWKWARD = ["Six", "Deux", "Piątka", "Blue", "None", "half", "J.R.", "?", "c4", "Średnio", "I", "a"]


def board(lang: str, phase: str = "plan", other: str = "Jona") -> dict[str, Any]:
    """A table with a card on every square."""
    view = table(lang, phase=phase)
    view["cards"] = {
        square: {"need": NEEDS[at % len(NEEDS)], "kind": ""} for at, square in enumerate(SQUARES)
    }
    seats = view["seats"]
    view["seats"] = {"Clara": seats["Clara"], other: seats["Jona"], "Steve": seats["Steve"]}
    return view


def hint(view: dict[str, Any], quality: str, square: str) -> Hint:
    return Hint("Clara", quality, view["cards"][square]["need"], square, view["phase"])


def of_cards(view: dict[str, Any], squares: list[str]) -> Iterator[Piece]:
    for quality in QUALITIES:
        yield from _hint_pieces(view, [hint(view, quality, square) for square in squares])


def of_phase_4(view: dict[str, Any], who: str) -> Iterator[Piece]:
    words = phrases(view["lang"])
    for quality in QUALITIES:
        yield _card_piece(view, words["outlook"][quality], quality, "c4")
    for key, quality in (("danger", "strong"), ("harmless", "weak")):
        meant = _hint(view, "Clara", quality, view["seats"][who]["marker"])
        assert meant
        yield Piece([way.format(who=who) for way in words["outlook"][key]], (meant,))


def wrong(view: dict[str, Any], pieces: Iterator[Piece]) -> list[str]:
    """The sentences that are refused or misunderstood."""
    ways = ((sentence(way), piece) for piece in pieces for way in piece.ways)
    return [text for text, piece in ways if not _is_right(view, text, [piece])]


@pytest.mark.clause("talk.public-numbers")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_spoken_of_in_every_way(lang: str) -> None:
    view = board(lang)
    some = [SQUARES[at : at + count] for count in (1, 2, 3) for at in range(0, len(SQUARES) - 3, 13)]
    assert [wrong(view, of_cards(view, squares)) for squares in some] == [[]] * len(some)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_hinted_at(lang: str) -> None:
    view = board(lang)
    for at, square in enumerate(SQUARES):
        meant = hint(view, QUALITIES[at % 3], square)
        text = say_hints(view, [meant])
        assert text
        assert understood_statements(
            {**view, "said": [{"seat": "Clara", "phase": "plan", "text": text}]}
        ).hints == (meant,)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_of_many_names_can_be_spoken_to_in_every_way(lang: str, name: str) -> None:
    view = board(lang, "equip", other=name)
    assert wrong(view, of_phase_4(view, name)) == []


@pytest.mark.parametrize("name", AWKWARD)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_wrong_is_said_to_somebody_with_an_awkward_name(lang: str, name: str) -> None:
    view = board(lang, "equip", other=name)
    text = say_outlook(view, "strong", blocks=[name])
    assert text
    assert referee(text, lang).ok
    understood = understood_statements({**view, "said": [{"seat": "Clara", "phase": "equip", "text": text}]})
    assert hint(view, "strong", "c4") in understood.hints


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replies_are_understood(lang: str) -> None:
    view = board(lang)
    request = Request("Jona", "Clara", "f5", "asks")
    for agrees, meant in ((True, Request("Clara", "Clara", "f5", "goes")), (False, hint(view, "weak", "f5"))):
        text = say_reply(view, request, agrees=agrees)
        assert text
        understood = understood_statements(
            {**view, "said": [{"seat": "Clara", "phase": "plan", "text": text}]}
        )
        assert (*understood.hints, *understood.requests) == (meant,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replies_can_be_given_in_every_way(lang: str) -> None:
    view, words = board(lang), phrases(lang)["reply"]
    yes = Piece(
        [way.format(square="f5") for way in words["yes"]], (), (Request("Clara", "Clara", "f5", "goes"),)
    )
    assert wrong(view, iter([yes, _card_piece(view, words["no"], "weak", "f5")])) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_remarks_mean_nothing(lang: str) -> None:
    view = board(lang)
    remarks = [each for mood in phrases(lang)["remark"].values() for each in mood]
    assert wrong(view, iter([Piece([each]) for each in remarks])) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_much_can_be_said_at_once(lang: str) -> None:
    """Whatever the round and the speaker, all of it comes across."""
    hints = [("strong", "d3"), ("weak", "e2"), ("strong", "f5"), ("fair", "h7")]
    for number, scenario in product(range(1, 13), range(1, 7)):
        view = {**board(lang), "round": number, "scenario": scenario}
        meant = [hint(view, *each) for each in hints]
        text = say_hints(view, meant)
        assert text
        understood = understood_statements(
            {**view, "said": [{"seat": "Clara", "phase": "plan", "text": text}]}
        )
        assert (set(understood.hints), understood.requests) == (set(meant), ()), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_outlook_tells_of_the_own_card_and_of_dangers(lang: str) -> None:
    view = board(lang, "equip")
    text = say_outlook(view, "weak", blocks=["Jona"], spares=["Steve"])
    assert text
    understood = understood_statements({**view, "said": [{"seat": "Clara", "phase": "equip", "text": text}]})
    meant = {hint(view, "weak", "c4"), hint(view, "strong", "d3"), hint(view, "weak", "e2")}
    assert set(understood.hints) == meant


def test_nothing_is_said_twice() -> None:
    view = board("en")
    meant = hint(view, "strong", "d3")
    text = say_hints(view, [meant])
    view["said"] = [{"seat": "Clara", "phase": "plan", "text": text}]
    assert say_hints(view, [meant]) is None
    assert say_hints(view, [meant, hint(view, "weak", "e2")])


def test_what_others_hold_is_not_ours_to_say() -> None:
    view = board("en")
    assert say_hints(view, [hint(view, "strong", "d3")._replace(seat="Jona")]) is None


def test_nobody_talks_while_talk_is_forbidden() -> None:
    view = {**board("en"), "may_say": False}
    assert say_hints(view, [hint(view, "strong", "d3")]) is None


@pytest.mark.clause("talk.no-codes")
def test_the_choice_of_words_does_not_hang_on_dice() -> None:
    view = board("en")
    texts = set()
    for dice in (["B1"] * 6, ["Y6"] * 6):
        view["seats"]["Clara"]["dice"] = dice
        texts.add(say_hints(view, [hint(view, "strong", "d3")]))
    assert len(texts) == 1


def test_there_is_more_than_one_way_to_say_a_thing() -> None:
    view = board("en")
    said = {say_hints({**view, "round": number}, [hint(view, "strong", "d3")]) for number in range(1, 13)}
    assert len(said) > 3


def shape(words: Any) -> Any:
    return {key: shape(value) for key, value in words.items()} if isinstance(words, dict) else type(words)


def test_the_languages_have_the_same_lists() -> None:
    assert shape(phrases("fr")) == shape(phrases("pl")) == shape(phrases("en"))
