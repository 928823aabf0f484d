"""A text that a stranger wrote never costs more than its length deserves, whoever reads it."""

from __future__ import annotations

import base64
import tracemalloc
import zlib
from collections.abc import Callable
from contextlib import suppress

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import fujikit
from fujikit.api import from_record
from fujikit.engine.errors import BadInput
from fujikit.engine.phrases import MAX_LENGTH
from fujikit.engine.record import encode_record
from fujikit.engine.text_limits import MAX_ITEMS, MAX_MOVES
from fujikit.engine.toml import toml_data
from fujikit.fuji import box as fuji_box
from fujikit.robinson import own_box as robinson_box
from tests.robinson.support import new_game as new_robinson_game
from tests.support import new_game, position, seat
from tests.test_bad_input import sentence

BASE_BYTES, BYTES_PER_CHARACTER = 1_000_000, 500
"""The line below which the memory for reading a text stays."""
LONG_KEY = "a" + ".a" * 20_000 + " = 1\n"
EVIL = {
    "one long key": LONG_KEY,
    "one long heading": f"[{'a.' * 20_000}a]\n",
    "a long key with quotes and blanks": "'a' . \"b\"" * 9 + " = 1\n",
    "a long key in a table of a list": "x = [{ " + LONG_KEY.strip() + " }]\n",
    "many lists inside each other": "x = " + "[" * 5_000 + "]" * 5_000,
    "many tables inside each other": "x = " + "{a = " * 5_000 + "1" + "}" * 5_000,
    "many headings": "".join(f"[a{number}.b.c.d.e.f.g.h]\n" for number in range(1_000)),
    "many keys": "".join(f"a{number}.b.c.d.e.f.g.h = 1\n" for number in range(1_000)),
    "many numbers": f"x = [{'1,' * (MAX_ITEMS + 1)}]\n",
    "a text that never ends": 'x = """' + '\\"' * 50_000,
    "many quotes": '"' * 10_000,
}
REFUSED = {
    "one long key": "a key has more than 8 parts",
    "one long heading": "a key has more than 8 parts",
    "a long key with quotes and blanks": "a key has more than 8 parts",
    "a long key in a table of a list": "a key has more than 8 parts",
    "many lists inside each other": "it is nested too deeply",
    "many tables inside each other": "it is nested too deeply",
    "many numbers": "it holds more than 20,000 values",
}
READERS: dict[str, Callable[[str], object]] = {
    "a record": lambda text: from_record(text, "record"),
    "a code": lambda text: fujikit.from_code(encode_record(text)),
    "a position": fujikit.position,
    "a box of Fuji": fuji_box.parse_box,
    "a box of Robinson Crusoe": robinson_box.parse_box,
}


def peak_bytes(read: Callable[[], object]) -> int:
    tracemalloc.start()
    try:
        read()
    finally:
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return peak


def items_in(value: object) -> int:
    match value:
        case dict():
            return 1 + sum(map(items_in, value.values()))
        case list():
            return 1 + sum(map(items_in, value))
    return 1


def expect_cheap(text: str) -> None:
    """Reading takes memory below the line, and gives fewer items than the text has characters."""

    def read() -> None:
        with suppress(ValueError):
            assert items_in(toml_data(text)) <= len(text) + 1

    assert peak_bytes(read) < BASE_BYTES + BYTES_PER_CHARACTER * len(text)


@pytest.mark.parametrize("name", EVIL)
def test_an_evil_text_is_cheap(name: str) -> None:
    expect_cheap(EVIL[name])


@pytest.mark.parametrize(("name", "message"), REFUSED.items())
def test_what_is_too_much_is_named(name: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        toml_data(EVIL[name])


@pytest.mark.unmeasured
@given(st.text("a.=[]{},\n\"'1 #\\", max_size=60))
@example("'\n" * 30)
@example('x = [{a = """b"""", ')
@example("x = [{a = '''b''''', ")
@example('x = [{a = """""", ')
@example('x = [{a = "\\"", ')
@example("x = [{a = '\\', ")
def test_any_text_is_cheap_and_hides_no_long_key(text: str) -> None:
    expect_cheap(text * 20)
    expect_cheap(text + "a" + ".a" * 2_000 + " = 1")


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", REFUSED)
def test_every_reader_refuses_an_evil_text_in_one_sentence(reader: str, name: str) -> None:
    told = sentence(lambda: READERS[reader](f'game = "fuji"\n\n{EVIL[name]}\n'), BadInput)
    assert REFUSED[name] in told or "too long" in told


def test_a_code_unpacks_to_no_more_than_it_deserves() -> None:
    packed = encode_record(new_game().record() + "\n" * 900_000)
    assert sentence(lambda: fujikit.from_code(packed), fujikit.BadRecord) == "code: it is cut off or too long"


def test_a_record_has_no_more_lines_than_a_game_could_need() -> None:
    head, moves, tail = new_game().record().partition('moves = """\n')
    text = head + moves + "Clara say hello\n" * (MAX_MOVES + 1) + tail
    assert "moves are more than any game has" in sentence(lambda: from_record(text, "x"), fujikit.BadRecord)


def test_a_game_that_could_not_be_read_again_takes_no_more_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position(seat("Clara", "d1"), seat("Jona", "d2"), seat("Steve", "d3"))
    monkeypatch.setattr("fujikit.engine.game.MAX_MOVES", 2)
    game.act("Clara mark d2")
    game.act("Clara unmark")
    before = game.record()
    with pytest.raises(BadInput, match="this game has 2 moves"):
        game.act("Clara mark d2")
    assert game.record() == before


@pytest.mark.parametrize("number", ["1000000000", "-1000000000", "1e300", "9" * 4_000, "inf"])
def test_a_number_that_no_game_can_hold_is_refused(number: str) -> None:
    with pytest.raises(ValueError, match=r"is too large: 9999 is the largest$"):
        toml_data(f"[[seat]]\nbars = {number}\n")


@pytest.mark.parametrize(("field", "number"), [("copies", 21), ("uses", 100)])
def test_a_card_of_robinson_can_not_be_there_a_million_times(field: str, number: int) -> None:
    box = msgspec.to_builtins(robinson_box.house())
    box["token"][0][field] = number
    told = sentence(lambda: robinson_box.box_from(box), BadInput)
    assert f"{field}: {number} is more than" in told


def test_a_track_of_fuji_is_no_longer_than_a_line() -> None:
    box = msgspec.to_builtins(fuji_box.house())
    box["track"]["length"] = 100
    assert "track: length: 100 is more than 99" in sentence(lambda: fuji_box.box_from(box), BadInput)


@pytest.mark.parametrize("effect", ["1000 wounds", f"{'tonight: ' * (MAX_LENGTH // 9 + 1)}1 wound"])
def test_an_effect_is_bounded_too(effect: str) -> None:
    box = msgspec.to_builtins(robinson_box.house())
    box["beast"][0]["effect"] = [effect]
    assert "effect" in sentence(lambda: robinson_box.box_from(box), BadInput)


@pytest.mark.parametrize(
    "cards",
    ["é", "A", "AAAA", base64.urlsafe_b64encode(zlib.compress(b"[" * 400_000)).decode()],
    ids=["not ASCII", "one letter", "not packed", "packed too well"],
)
def test_the_packed_cards_of_a_record_are_bounded_and_checked(cards: str) -> None:
    record = new_robinson_game().record()
    begin, _, rest = record.partition('cards = "')
    _, _, end = rest.partition('"')
    text = f'{begin}cards = "{cards}"{end}'
    assert "cards: they are damaged" in sentence(lambda: from_record(text, "x"), fujikit.BadRecord)
