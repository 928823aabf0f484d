"""Lines: seat, verb, nouns; read word by word, printed back alike."""

from __future__ import annotations

import pytest

from fujikit.engine.errors import BadLine
from fujikit.engine.notation import MAX_LINE_LENGTH, Action, Reader, words_of


class Wave(Action, frozen=True, tag="wave"):
    verb = "wave"
    hands: int = 2

    def nouns(self) -> tuple[int]:
        return (self.hands,)


class Nod(Action, frozen=True, tag="nod"):
    verb = "nod"


def test_an_action_prints_as_its_line() -> None:
    assert str(Wave("Clara")) == "Clara wave 2"
    assert str(Nod("Clara")) == "Clara nod"


def test_words_are_split_at_any_space() -> None:
    assert words_of("  Clara\tmark   c4 ") == ["Clara", "mark", "c4"]


def test_a_name_written_with_separate_accents_is_the_same_name() -> None:
    assert words_of("E\u0301lise ready") == ["Élise", "ready"]


@pytest.mark.parametrize("line", ["x" * (MAX_LINE_LENGTH + 1), "Clara\0", "Clara\nmark", "a\x1b[31m"])
def test_lines_that_nobody_could_print(line: str) -> None:
    with pytest.raises(BadLine) as bad:
        words_of(line)
    assert bad.value.clause == "line.nouns"


def test_a_reader_hands_out_word_by_word() -> None:
    reader = Reader(["give", "rope", "Steve"])
    assert reader.peek() == "give"
    assert reader.word("verb") == "give"
    assert reader.one_of(["rope", "map"], "card") == "rope"
    assert reader
    assert reader.rest() == "Steve"
    assert not reader
    assert reader.peek() == ""
    reader.end()


def test_numbers_come_sorted_and_each_once() -> None:
    assert Reader(["3", "1", "x"]).numbers(1, 6, "die") == (1, 3)
    assert Reader([]).numbers(1, 6, "die") == ()


@pytest.mark.parametrize("words", [["1", "1"], ["7"], ["0"], ["1", "٣"], ["99999999999"]])
def test_numbers_that_do_not_fit(words: list[str]) -> None:
    with pytest.raises(BadLine):
        Reader(words).numbers(1, 6, "die")


@pytest.mark.parametrize("words", [[], ["x"], ["²"], ["-1"], ["1.0"]])
def test_a_number_must_be_one(words: list[str]) -> None:
    with pytest.raises(BadLine):
        Reader(words).number(1, 6, "die")


def test_fixed_words_are_taken_only_where_they_stand() -> None:
    reader = Reader(["c4", "via", "c3", "for", "Third"])
    assert not reader.skip("via")
    assert reader.drop_last("for", "Third")
    assert not reader.drop_last("for", "Third")
    assert reader.word("square") == "c4"
    assert reader.skip("via")
    assert reader.rest() == "c3"


def test_what_is_missing_unknown_or_surplus_is_named() -> None:
    with pytest.raises(BadLine) as missing:
        Reader([]).word("square")
    assert (missing.value.case, missing.value.numbers) == ("missing", {"what": "square"})
    with pytest.raises(BadLine) as unknown:
        Reader(["blue"]).one_of(["white", "grey"], "colour")
    assert unknown.value.numbers == {"word": "blue", "what": "colour", "known": ("white", "grey")}
    with pytest.raises(BadLine) as surplus:
        Reader(["c4"]).end()
    assert surplus.value.case == "surplus"


def test_a_long_word_is_quoted_in_short() -> None:
    with pytest.raises(BadLine) as bad:
        Reader(["x" * 900]).one_of(["white"], "colour")
    assert len(str(bad.value.numbers["word"])) < 100
