"""Valid texts with a few things changed: refused in a sentence, or a game that can be played."""

from __future__ import annotations

import re
import tomllib
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fujikit
from fujikit.api import from_record
from fujikit.engine.chance import pick
from fujikit.engine.game import Game
from fujikit.engine.toml import toml_text
from fujikit.fuji.box.components import EQUIPMENT_CARDS
from fujikit.fuji.rules import QUESTIONS
from fujikit.fuji.state import PHASES, THIRD
from tests.properties.games import MOVES, SEEDS, moment, opening
from tests.support import BOX, three
from tools.fuzz import moments, step

NUMBERS = ("0", "-1", "7", "99", "1" + "0" * 30, "1.5", "true", '"x"', "[]", "{}")


def mutated(text: str, random: Random) -> str:
    """A text with a few letters, lines, numbers or words changed."""
    for _ in range(1 + int(random.random() * 3)):
        text = pick((_letter, _dropped, _doubled, _number, _word, _cut, _swapped), random.random)(
            text, random
        )
    return text


def _at(things: Any, random: Random) -> int:
    return int(random.random() * len(things))


def _letter(text: str, random: Random) -> str:
    index = _at(text, random)
    return text[:index] + chr(int(random.random() * 256)) + text[index + 1 :]


def _dropped(text: str, random: Random) -> str:
    lines = text.split("\n")
    del lines[_at(lines, random)]
    return "\n".join(lines)


def _doubled(text: str, random: Random) -> str:
    lines = text.split("\n")
    index = _at(lines, random)
    return "\n".join([*lines[:index], lines[index], *lines[index:]])


def _swapped(text: str, random: Random) -> str:
    lines = text.split("\n")
    one, other = _at(lines, random), _at(lines, random)
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _number(text: str, random: Random) -> str:
    found = list(re.finditer(r"-?\d+", text))
    if not found:
        return text
    number = pick(found, random.random)
    return text[: number.start()] + pick(NUMBERS, random.random) + text[number.end() :]


def _word(text: str, random: Random) -> str:
    found = list(re.finditer(r'"[^"\n]*"', text))
    if not found:
        return text
    one, other = pick(found, random.random), pick(found, random.random)
    return text[: one.start()] + other.group() + text[one.end() :]


def _cut(text: str, random: Random) -> str:
    index = _at(text, random)
    return text[:index] + text[index + 1 + int(random.random() * 20) :]


def look_and_play_on(game: Game[Any]) -> None:
    """What must not crash in a game that was accepted."""
    for _ in moments(game, Random(1), 8):
        for viewer in (*game.seats, None):
            game.view(viewer)
        assert str(game)


@settings(max_examples=120)
@given(SEEDS, MOVES, st.integers(0, 9999))
def test_a_changed_position_is_refused_or_can_be_played(seed: int, moves: int, change: int) -> None:
    game = moment(seed, moves)
    if game.phase == "setup" or game.outcome is not None:
        return
    text = game.position()
    for number in range(6):
        try:
            changed = fujikit.position(f"{mutated(text, Random(change + number))}\n\n", box=BOX, seed=1)
        except fujikit.BadPosition:
            continue
        look_and_play_on(changed)


@settings(max_examples=40)
@given(SEEDS, st.integers(0, 60), st.integers(0, 9999))
def test_a_changed_record_is_refused_or_can_be_played(seed: int, moves: int, change: int) -> None:
    text = moment(seed, moves).record()
    for number in range(6):
        try:
            changed = from_record(mutated(text, Random(change + number)), "changed")
        except fujikit.BadRecord:
            continue
        look_and_play_on(changed)


@settings(max_examples=200)
@given(st.text(max_size=200))
def test_any_text_is_no_code_no_record_and_no_crash(text: str) -> None:
    with pytest.raises(fujikit.BadRecord):
        fujikit.from_code(text)
    with pytest.raises(fujikit.BadRecord):
        from_record(text, "text")
    with pytest.raises(fujikit.BadPosition):
        fujikit.position(f"a\n{text}")
    assert not three().check(text).ok


@settings(max_examples=60)
@given(SEEDS, st.integers(0, 9999))
def test_changed_questions_and_turns_are_refused_or_can_be_answered(seed: int, change: int) -> None:
    game, random = opening(seed), Random(seed)
    while game.phase == "setup" or not (game.state.prompts or game.outcome):
        step(game, random)
    if game.outcome is not None:
        return
    random = Random(change)
    for _ in range(8):
        data = tomllib.loads(game.position())
        words = [
            *game.seats,
            THIRD,
            "",
            "Nobody",
            *EQUIPMENT_CARDS,
            *QUESTIONS,
            *PHASES,
            "two.b-rerolls",
            "d3",
        ]
        for part in [*data["prompt"], data.get("turn", {})]:
            for key, value in part.items():
                if random.random() < 0.2:
                    part[key] = pick(words if isinstance(value, str) else range(-1, 7), random.random)
        try:
            changed = fujikit.position(toml_text(data), box=BOX, seed=1)
        except fujikit.BadPosition:
            continue
        look_and_play_on(changed)
