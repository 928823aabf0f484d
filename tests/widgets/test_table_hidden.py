"""Whole games through messages alone: nothing is sent that the person at the screen may not see."""

from __future__ import annotations

import base64
import json
import zlib
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fujikit.engine.chance import pick
from fujikit.fuji.box.components import EQUIPMENT_CARDS
from fujikit.widgets.seal import BadSeal, Key, unseal
from fujikit.widgets.table import Table
from tests.properties.games import lines
from tests.properties.unseen import other_hidden_dice
from tests.support import new_game
from tests.widgets.people import ask, step

TABLES: dict[str, dict[str, Any]] = {
    "2a": {"players": 2, "variant": "a"},
    "2b": {"players": 2, "variant": "b"},
    "3": {"players": 3},
    "4": {"players": 4},
}
MAX_STEPS = 1500
MAX_VIEW_BYTES = 64 * 1024


def sent(table: Table) -> dict[str, Any]:
    """All that the browser gets, but for the code that it can't read."""
    return {name: value for name, value in table.get_state().items() if name in SHOWN}


SHOWN = ("view", "screen", "answer", "name", "lang", "theme", "palette", "letters")


def touched(line: str, seat: str) -> dict[str, Any]:
    """The things of a line as if somebody had touched them, the last one in vain."""
    _, verb, *nouns = line.split()
    keys = [f"die {seat}.{noun}" if noun.isdecimal() else f"square {noun}" for noun in nouns]
    return {"do": "why-not", "intent": verb, "seat": seat, "key": "".join(keys[-1:]), "picked": keys[:-1]}


def questions(table: Table, random: Random) -> list[dict[str, Any]]:
    """What might be asked to get to know something; all of it leaves the table as it is."""
    seat = pick(table.game.seats, random.random)
    asked = [touched(line, seat) for line in lines(table.game, random, 3)]
    cards = [
        {"do": "why-not", "key": f"card {card}", "seat": seat}
        for card in sorted(EQUIPMENT_CARDS)[:: 1 + int(random.random() * 5)]
    ]
    step = int(random.random() * 9)
    return [
        *asked,
        *cards,
        {"do": "set-language", "lang": "fr"},
        {"do": "go-to-step", "step": step},
        {"do": "go-to-step"},
        {"do": "save"},
    ]


def heard(table: Table, questions: list[dict[str, Any]]) -> list[str]:
    """All that is sent in answer to questions."""
    shown = []
    table.receive({"do": "set-language", "id": 2, "lang": "en"})
    for question in questions:
        table.receive({"id": 3, **question})
        state = sent(table)
        if state["answer"]["file"]:
            state["answer"]["file"] = None  # sealed
        shown.append(json.dumps(state))
    return shown


def check_secrets(table: Table, random: Random) -> None:
    """With other hidden dice and another pile the table would show and answer the same, byte for byte."""
    game, state = table.game, table.game.state
    asked = questions(table, random)
    before = heard(table, asked)
    game.state = other_hidden_dice(state, table.screen["at"], random)
    try:
        assert heard(table, asked) == before
    finally:
        game.state = state
        table.refresh()


def check_kept(table: Table) -> None:
    """What the browser keeps of a running game can't be read without the key."""
    kept, link = table.saved_code, table.screen["link"]
    if table.game.outcome is not None:
        assert kept == link
        return
    assert (link, kept[:5]) == ("", "fks2.")
    body = kept[5:]
    data = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
    for start in (0, 12):
        with pytest.raises(zlib.error):
            zlib.decompress(data[start:])
    with pytest.raises(BadSeal):
        unseal(kept, Key(bytes(32)))


@pytest.mark.slow
@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_is_played_by_sitting_acting_and_rising(kind: str, seed: int) -> None:
    table, random = Table(new_game(seed=seed, choices="ask", **TABLES[kind])), Random(seed)
    for _ in range(MAX_STEPS):
        if table.view["outcome"]:
            break
        assert kind != "4" or len(table.get_state("view")["view"]) < MAX_VIEW_BYTES
        screen, view = table.screen, table.view
        assert screen["open"] == (not view["screens"])
        assert [screen["at"] is not None, screen["curtain"] is not None, screen["open"]].count(True) == 1
        assert view["seat"] == screen["at"]
        if not screen["open"] and random.random() < 0.15:
            check_secrets(table, random)
            check_kept(table)
        step(table, random)
    assert table.view["outcome"]
    assert (table.screen["open"], table.screen["at"], table.screen["curtain"]) == (True, None, None)
    check_kept(table)
    assert None not in [die for seat in table.view["seats"].values() for die in seat["dice"]]


FORGED = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
VERBS = (
    *(
        "act",
        "why-not",
        "take-screen",
        "pass-screen",
        "undo",
        "reveal-all",
        "show-odds",
        "go-to-step",
        "branch",
        "save",
        "load",
        "look-up",
    ),
    *("play-code", "advise", "hand-over"),
)
FIELDS = ("line", "seat", "card", "lang", "on", "step", "text", "clause", "id", "all", "kind", "extra")


@given(
    st.lists(
        st.builds(
            lambda do, fields: {"do": do, **fields},
            st.sampled_from(VERBS) | FORGED,
            st.dictionaries(st.sampled_from(FIELDS), FORGED, max_size=4),
        )
        | FORGED,
        max_size=8,
    )
)
def test_forged_messages_are_answered_and_change_nothing(messages: list[object]) -> None:
    table = Table(new_game())
    before, state = table.game.history, table.game.state
    for message in messages:
        table.receive(message)
        json.dumps(table.answer)
    assert (table.game.history, table.game.state) == (before, state)


@given(st.sampled_from(("Clara", "Jona", "Steve", "")), st.text(max_size=30), st.sampled_from((None, "Jona")))
def test_nobody_acts_for_another_seat(seat: str, nouns: str, at: str | None) -> None:
    table = Table(new_game())
    if at:
        ask(table, "take-screen", seat=at)
    for line in (f"{seat} {nouns}", f"{seat} mark d3", f"{seat} ready"):
        if seat.casefold() != "jona":
            assert not table.act(line).ok
    assert {move.action.seat for move in table.game.history[4:] if move.action} <= {at}


@pytest.mark.parametrize("kind", ["2b", "3"])
def test_chances_tell_nothing_of_hidden_dice(kind: str) -> None:
    table, random = Table(new_game(seed=5, **TABLES[kind]), odds=True), Random(5)
    ask(table, "take-screen", seat="Jona")
    before, state = table.screen["odds"], table.game.state
    table.game.state = other_hidden_dice(state, "Jona", random)
    table.refresh()
    assert table.screen["odds"] == before
    assert before is not None
    assert before["squares"]
