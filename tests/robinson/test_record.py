"""Records of Robinson Crusoe: they carry their cards, and replay to the same state."""

from __future__ import annotations

import base64
import zlib
from typing import Any

import pytest
from msgspec.structs import replace

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.box import house
from fujikit.robinson.own_box import record
from fujikit.robinson.state import State
from tests.robinson.support import moment, new_game, state_bytes
from tools.fuzz_robinson import hardy_box


def pack(text: str) -> str:
    return base64.urlsafe_b64encode(zlib.compress(text.encode())).decode()


def same(one: Game[State], other: Game[State]) -> bool:
    return state_bytes(one.state) == state_bytes(other.state)


@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_to_the_same_state(seed: int) -> None:
    game = moment(seed, 80)
    again = fujikit.from_code(game.code())
    assert same(again, game)
    assert again.record() == game.record()


def test_a_game_that_is_loaded_twice_goes_on_alike() -> None:
    code = moment(1, 20).code()
    one, other = fujikit.from_code(code), fujikit.from_code(code)
    line = one.legal(one.awaits[0])[0]
    one.act(line)
    other.act(line)
    assert same(one, other)


def test_a_record_carries_cards_of_ones_own() -> None:
    game = new_game(2, box=hardy_box())
    again = fujikit.from_code(game.code())
    assert again.state.table.box == hardy_box()
    assert same(again, game)


def test_a_game_goes_on_with_its_cards_when_the_house_box_is_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    game = moment(3, 60)
    code, played_with = game.code(), game.state.table.box
    tuned = replace(house(), beasts=tuple(replace(beast, strength=9) for beast in house().beasts))
    monkeypatch.setattr(record, "house", lambda: tuned)
    again = fujikit.from_code(code)
    assert again.state.table.box == played_with
    assert same(again, game)


def test_a_game_of_the_house_box_shares_it() -> None:
    assert fujikit.from_code(new_game().code()).state.table.box is house()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda cards: cards[:-9], "setup: cards: they are"),
        (lambda cards: "!" + cards, "setup: cards: they are damaged"),
        (lambda cards: "WzFd", "setup: cards: they are damaged"),
        (lambda cards: pack("[1]"), "setup: cards: this is no box"),
        (lambda cards: pack("{"), "setup: cards: they are damaged"),
        (lambda cards: pack('{"format": 1, "name": "mine", "beast": 3}'), "cards: beast"),
    ],
)
def test_damaged_cards_are_named(change: Any, sentence: str) -> None:
    text = new_game().record()
    cards = record.packed(house())
    assert cards in text
    with pytest.raises(fujikit.BadRecord) as refusal:
        fujikit.api.from_record(text.replace(cards, change(cards)))
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('cards = "', 'cardz = "'),
        ("scenario = 1", "scenario = 8"),
        ('roles = ["', 'roles = ["pirate", "'),
        ("equipment = 2", "equipment = true"),
        ('game = "robinson"', 'game = "crusoe"'),
        ('lang = "en"', 'lang = "fr"'),
        ("* ", "* nothing-like-it "),
    ],
)
def test_a_record_that_was_tampered_with_is_refused_in_one_sentence(old: str, new: str) -> None:
    text = new_game().record()
    assert old in text
    with pytest.raises(fujikit.BadRecord) as refusal:
        fujikit.api.from_record(text.replace(old, new))
    assert "\n" not in str(refusal.value)


def test_undo_stops_at_chance_and_takes_back_what_was_laid_out() -> None:
    game = moment(2, 0)
    while game.phase != "plan":
        game.act(game.legal(game.awaits[0])[0])
    line = next(action for action in game.legal("Anna") if action.verb == "place")
    before = state_bytes(game.state)
    game.act(line)
    assert game.undo() == line
    assert state_bytes(game.state) == before
