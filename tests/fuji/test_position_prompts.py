"""Questions and turns in a position file: those that the rules ask, and one sentence on all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import fujikit
from fujikit.engine.game import Game
from tests.support import position, seat


def sentence(call: Callable[[], object]) -> str:
    with pytest.raises(fujikit.BadPosition) as raised:
        call()
    text = str(raised.value)
    assert "\n" not in text
    return text


def prompted(prompt: dict[str, Any], **top: Any) -> Game[Any]:
    """A position of phase 4 (unless said otherwise) in which something is asked."""
    seats = (seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"))
    return position(*seats, **{"phase": "equip", "prompt": [prompt], **top})


def prompted_b(*prompts: dict[str, Any], **top: Any) -> Game[Any]:
    """The same in variant B."""
    seats = (seat("Clara", "d2"), seat("Jona", "d3"))
    third = {"at": "e2", "equipment": ["rope"], "skill": "gatherer", "bars": 2}
    return position(
        *seats, **{"phase": "equip", "variant": "b", "third": third, "prompt": list(prompts), **top}
    )


LIGHTER = {
    "kind": "lighter",
    "seat": "Jona",
    "clause": "card.lighter",
    "card": "lighter",
    "via": "lighter",
    "by": "Clara",
    "whose": "Jona",
}
WATER = {
    "kind": "water",
    "seat": "Jona",
    "clause": "water.both",
    "card": "water",
    "via": "water",
    "by": "Jona",
    "whose": "Jona",
    "count": 1,
}
CARABINER = {
    "kind": "carabiner",
    "seat": "Jona",
    "clause": "card.carabiner",
    "card": "carabiner",
    "via": "carabiner",
    "by": "Clara",
    "whose": "Jona",
    "count": 1,
}
CUT = {
    "kind": "cut",
    "seat": "Jona",
    "clause": "two.b-dice-cards",
    "card": "machete",
    "via": "machete",
    "by": "Third",
    "whose": "Third",
    "count": 2,
}
SIDE = {
    "kind": "side",
    "seat": "Jona",
    "clause": "two.b-dice-cards",
    "card": "carabiner",
    "via": "carabiner",
    "by": "Clara",
    "line": "Clara use carabiner Jona",
}
PROPOSAL = {
    "kind": "proposal",
    "seat": "Jona",
    "clause": "two.b-together",
    "by": "Clara",
    "line": "Third use rope e3",
}
DRAW = {"kind": "draw", "seat": "Jona", "clause": "token.equipment"}
INJURY = {"kind": "injury", "seat": "Jona", "clause": "injury.choice"}
TURN = {"seat": "Jona", "draw": True, "loss": 3}


@pytest.mark.parametrize(
    ("prompt", "top"),
    [
        (LIGHTER, {}),
        (WATER, {}),
        (CARABINER, {}),
        (DRAW, {"phase": "move", "turn": TURN}),
        (INJURY, {"phase": "move", "turn": {"seat": "Jona", "loss": 3, "tired": True, "injuries": 1}}),
    ],
)
def test_what_the_rules_ask_may_stand_in_a_file(prompt: dict[str, Any], top: dict[str, Any]) -> None:
    game = prompted(prompt, **top)
    for action in game.legal("Jona"):
        game.copy().act(action)
    assert game.legal("Jona")


def test_nobody_picks_a_die_for_somebody_who_is_not_there() -> None:
    with pytest.raises(fujikit.BadPosition, match="carabiner"):
        prompted({**CARABINER, "by": "Nobody"})


@pytest.mark.parametrize("prompt", [CUT, SIDE, PROPOSAL, {**LIGHTER, "whose": "Third"}])
def test_what_the_rules_ask_in_variant_b_may_stand_in_a_file(prompt: dict[str, Any]) -> None:
    game = prompted_b(prompt)
    for action in game.legal("Jona"):
        game.copy().act(action)
    assert game.legal("Jona")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"kind": "riddle"}, "kind"),
        ({"kind": "keep"}, "kind"),
        ({"kind": 3}, "kind"),
        ({"seat": "Nobody"}, "Nobody"),
        ({"seat": "Third", "whose": "Third"}, "Third"),
        ({"by": "Nobody"}, "lighter"),
        ({"by": "Jona"}, "lighter"),
        ({"whose": "Steve"}, "lighter"),
        ({"clause": "no.such"}, "clause"),
        ({"card": "rope"}, "card"),
        ({"via": "rope"}, "card"),
        ({"extra": 1}, "extra"),
    ],
)
def test_what_the_rules_do_not_ask(change: dict[str, Any], place: str) -> None:
    assert place in sentence(lambda: prompted({**LIGHTER, **change}))


@pytest.mark.parametrize(
    ("prompt", "top"),
    [
        (LIGHTER, {"phase": "plan"}),
        (LIGHTER, {"phase": "move", "turn": TURN}),
        (DRAW, {}),
        (DRAW, {"phase": "move", "turn": {**TURN, "seat": "Clara"}}),
        (DRAW, {"phase": "move", "turn": {**TURN, "draw": False}}),
        (DRAW, {"phase": "move", "turn": TURN, "pile": []}),
        (INJURY, {"phase": "move", "turn": TURN}),
        ({**CARABINER, "taken": 7}, {}),
        ({**CARABINER, "whose": "Steve"}, {}),
        ({**WATER, "by": "Clara"}, {}),
        (CUT, {}),
        (PROPOSAL, {}),
        (SIDE, {}),
    ],
)
def test_what_nobody_can_be_asked_here(prompt: dict[str, Any], top: dict[str, Any]) -> None:
    assert "prompt 1: " in sentence(lambda: prompted(prompt, **top))


@pytest.mark.parametrize(
    "prompt",
    [
        {**CUT, "whose": "Clara"},
        {**CUT, "by": "Clara"},
        {**CUT, "count": 0},
        {**CUT, "taken": 9},
        {**SIDE, "line": ""},
        {**SIDE, "line": "Clara use carabiner Third"},
        {**SIDE, "line": "Jona"},
        {**SIDE, "line": "Clara side Jona"},
        {**SIDE, "line": "Clara use umbrella Jona"},
        {**SIDE, "line": "Clara  use carabiner Jona"},
        {**PROPOSAL, "by": "Jona"},
        {**PROPOSAL, "line": ""},
        {**PROPOSAL, "line": "Third"},
        {**PROPOSAL, "line": "Third dance"},
        {**PROPOSAL, "line": "Third use umbrella"},
        {**PROPOSAL, "line": "Clara use rope e3"},
        {**PROPOSAL, "line": "Third use rope a1"},
        {**PROPOSAL, "line": "Third use map 1 Clara"},
        {**LIGHTER, "kind": "map", "clause": "two.b-dice-cards", "card": "map", "via": "map"},
    ],
)
def test_what_nobody_can_be_asked_in_variant_b(prompt: dict[str, Any]) -> None:
    assert "prompt 1: " in sentence(lambda: prompted_b(prompt))


def test_a_question_tells_the_line_that_it_asks_about_and_no_other() -> None:
    assert (
        "Everybody rerolls one die; Jona for the third meeple"
        in prompted_b(SIDE).view("Jona")["prompt"]["text"]
    )
    plain = prompted(LIGHTER).view("Jona")["prompt"]["text"]
    assert prompted({**LIGHTER, "line": "Clara"}).view("Jona")["prompt"]["text"] == plain


@pytest.mark.parametrize("prompts", [(PROPOSAL, LIGHTER), (LIGHTER, CUT), (CARABINER, CARABINER)])
def test_more_than_the_rules_ask_at_once(prompts: tuple[dict[str, Any], ...]) -> None:
    assert "prompt: " in sentence(lambda: prompted_b(*prompts))


@pytest.mark.parametrize(
    ("turn", "top"),
    [
        ({"seat": "Nobody", "loss": 1}, {"phase": "move"}),
        ({"seat": "Jona", "loss": 1}, {"phase": "plan"}),
        ({"seat": "Jona"}, {"phase": "move"}),
        ({"seat": "Jona", "loss": -1}, {"phase": "move"}),
        ({"seat": "Jona", "loss": 1, "eruptions": 1000}, {"phase": "move"}),
        ({"seat": "Jona", "loss": 1, "injuries": 2}, {"phase": "move"}),
        ({"seat": "Jona", "loss": 1, "tired": True, "injuries": 5}, {"phase": "move"}),
        ({"seat": "Jona", "loss": "x"}, {"phase": "move"}),
        ({"seat": "Jona", "extra": 1}, {"phase": "move"}),
    ],
)
def test_turns_that_make_no_sense(turn: dict[str, Any], top: dict[str, Any]) -> None:
    assert "turn" in sentence(
        lambda: position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"), turn=turn, **top),
    )
