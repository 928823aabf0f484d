"""The table as text: enough to play from, and nothing hidden."""

from __future__ import annotations

import pytest

from tests.robinson.support import moment, new_game, position


def unfolded(text: str) -> str:
    """Long lines are broken where it suits them."""
    return " ".join(text.split())


def test_the_head_tells_round_levels_and_weather() -> None:
    text = position(
        round=7, morale=1, weapon=2, roof=1, palisade=3, shelter=True, spots=["storm@weather"]
    ).text()
    first, second, third = text.splitlines()[:3]
    assert first == "Castaways, round 7 of 12, planning. First Player: Anna."
    assert second == "Morale +1, weapon 2, roof 1, palisade 3, shelter: built."
    assert third == "Weather this round: rain, winter, animals, storm."


def test_the_island_is_drawn_row_by_row() -> None:
    island = {
        "m1": 8,
        "m2": {"tile": 5, "tokens": ["danger"], "markers": ["wood", "fog"]},
        "t1": {"tile": 3, "down": True},
    }
    text = position(island=island).text()
    rows = text.split("\n\n")[1].splitlines()
    assert rows == [
        "         t1 face down       t2 ...             t3 ...",
        "m1 beach (camp)    m2 mountains       m3 ...             m4 ...",
        "   wood fish          parrot (wood) totem",
        "                      +danger xfog",
        "         b1 ...             b2 ...             b3 ...",
    ]


def test_a_natural_shelter_is_told() -> None:
    assert "shelter: natural." in position(island={"m1": 2}).text()


def test_the_city_has_a_space_only_where_it_lies() -> None:
    assert "t4" not in position().text()
    assert "t4 hills" in position(island={"m1": 8, "t4": 4}).text()


def test_stores_threats_and_cards_are_listed() -> None:
    text = position(
        available={"wood": 2, "kept": 1, "tokens": ["goat"]},
        threats={"left": "event:storm", "right": "wreckage:food-crates"},
        equipment=[{"name": "flask-of-rum", "uses": 1}],
        items=["map"],
        spots=["time@build"],
        notes={"pile": 3},
        decks={"hunting": ["bear"]},
    ).text()
    text = unfolded(text)
    for part in (
        "Available: 2 wood, 1 nonperishable food, Goat",
        "Future: -",
        "Threat left: Storm. Strengthening the Camp: 1 pawn, needs 1 wood or shovel.",
        "Threat right: Food Crates. With 1 pawn",
        "Tokens: time@build",
        "Counted: pile 3",
        "hunting 1",
        "hunting: Bear",
        "Equipment: flask-of-rum'",
        "Items: map",
        "Neutral pawns: map (explore)",
        "dam (river, 1 wood)",
    ):
        assert part in text, part


def test_everybody_has_a_line() -> None:
    seats = position("Anna", "Ben", friday={"wounds": 2}).text().split("\n\n")[-1].splitlines()
    assert seats == [
        "Anna, Carpenter: wounds 0 of 12, determination 0, 2 pawns left",
        "Ben, Cook: wounds 0 of 12, determination 0, 2 pawns left",
        "Friday: wounds 2 of 3, determination 0, 1 pawn left",
    ]


def test_what_weighs_on_somebody_is_told() -> None:
    game = position()
    game.state = game.state.with_person("Anna", special=("leg:build:accident",), outside="t1", ready=True)
    assert "; ready; sleeps at t1; special wounds: leg" in unfolded(game.text())


def test_the_plan_is_shown_with_who_resolves_it_first() -> None:
    plan = [{"kind": "build", "target": "shelter", "pawns": ["Ben", "Anna"]}]
    assert "Planned 1: build shelter (Anna, Ben)" in position(plan=plan).text()


def test_cards_that_nobody_has_seen_are_not_shown() -> None:
    text = position(decks={"hunting": {"top": ["?bear"]}}).text()
    assert "hunting 1" in text
    assert "Bear" not in text


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_can_be_shown_in_a_hundred_columns(seed: int) -> None:
    for moves in (0, 30, 120):
        assert max(map(len, moment(seed, moves).text().splitlines())) <= 100


def test_a_game_prints_as_its_board() -> None:
    game = new_game()
    assert str(game) == game.text()
