"""Records: the set-up, every line, and what chance gave; as text, as a file, as a code."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.files import read_text
from fujikit.engine.mistakes import BadBox
from fujikit.engine.record import CODE, Record, decode_record, encode_record
from fujikit.fuji.box import load_box
from fujikit.lessons import lesson
from fujikit.lessons.load import BadLesson
from tests.support import act, new_game, three


def test_a_record_reads_like_a_play() -> None:
    game = act(new_game(), "Clara mark c2", "Clara say hello")
    lines = game.record().splitlines()
    assert lines[0].startswith("# ")
    assert lines[-3:] == ["Clara mark c2", "Clara say hello", '"""']
    throws = [line for line in lines if re.fullmatch(r"\* ([BPY]\d ?)+", line)]
    assert len(throws) == 3


def test_a_record_carries_its_cards_and_its_format() -> None:
    text = new_game(scenario=3, level=4).record()
    record = Record(text, "here")
    assert record.game == "fuji"
    assert [scenario["number"] for scenario in record.setup["box"]["scenario"]] == [3]
    assert [level["number"] for level in record.setup["box"]["level"]] == [4]
    assert len(record.setup["box"]["landscape"]) == 24
    assert "record = 1" in text


def test_a_record_keeps_language_and_study() -> None:
    game = fujikit.from_code(new_game(lang="pl", study=True).code())
    assert (game.lang, game.study) == ("pl", True)


def test_save_and_load(tmp_path: Path) -> None:
    game = act(three(), "Clara mark d2")
    file = tmp_path / "game.toml"
    game.save(file)
    assert fujikit.load(file).record() == fujikit.load(str(file)).record() == game.record()


def test_a_game_without_moves_has_a_record_too() -> None:
    game = three()
    assert fujikit.from_code(game.code()).record() == game.record()


def test_what_was_said_comes_back_with_quotes_and_backslashes() -> None:
    said = r'Clara say """ a \ quote "'
    game = act(three(phase="move"), said)
    again = fujikit.from_code(game.code())
    assert str(again.history[-1].action) == said


def test_a_code_is_one_line_that_an_address_can_hold() -> None:
    code = new_game().code()
    assert re.fullmatch(r"[A-Za-z0-9._-]+", code)
    assert code.startswith(CODE)
    assert len(code) < 4_000


def test_a_code_and_its_text() -> None:
    assert decode_record(encode_record("żółw")) == "żółw"


def test_the_line_of_a_mistake_is_that_of_the_file() -> None:
    text = act(new_game(), "Clara mark c2").record().replace("Clara mark c2", "Clara mark a1")
    number = text.splitlines().index("Clara mark a1") + 1
    with pytest.raises(fujikit.BadRecord, match=rf"code: line {number}: "):
        fujikit.from_code(encode_record(text))


def test_a_throw_of_the_set_up_that_is_wrong_is_found_at_the_first_line() -> None:
    text = re.sub(r"\* 1?\d ", "* 99 ", new_game().record(), count=1)
    with pytest.raises(fujikit.BadRecord, match=r"line \d+: "):
        fujikit.from_code(encode_record(text))


def test_text_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_text("żółw", encoding="utf-8")
    assert read_text(file, fujikit.BadRecord) == "żółw"


@pytest.mark.parametrize(
    "bad", [fujikit.BadRecord, fujikit.BadPosition, BadLesson, BadBox], ids=lambda bad: bad.__name__
)
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "the file can't be read: No such file or directory"),
        (b"\xff", "the file is not UTF-8 text (byte 0)"),
        (b"x" * 1_000_001, "the file is larger than 1 MB"),
    ],
    ids=["missing", "latin-1", "large"],
)
def test_records_positions_lessons_and_boxes_say_alike_why_a_file_gives_no_text(
    tmp_path: Path, bad: type[BadInput], content: bytes | None, reason: str
) -> None:
    file = tmp_path / "a.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(bad) as refused:
        read_text(file, bad)
    assert str(refused.value) == f"{file}: {reason}"


@pytest.mark.parametrize(
    "read",
    [fujikit.load, load_box, lambda name: fujikit.position(Path(name)), lambda name: lesson(Path(name))],
)
def test_a_name_that_no_file_can_have_is_one_sentence_wherever_a_file_is_read(
    read: Callable[[str], object],
) -> None:
    with pytest.raises(BadInput) as refused:
        read("a\0b")
    assert str(refused.value) == r"'a\x00b': no file can have this name"
