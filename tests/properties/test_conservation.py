"""Nothing appears from nowhere, and what goes has a reason."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given, settings

from fujikit.engine.events import Event
from fujikit.fuji.after_move import Drawn, TokenGone
from fujikit.fuji.cards.card import Used
from fujikit.fuji.cards.rope import Roped
from fujikit.fuji.erupt import Erupted
from fujikit.fuji.move import Moved
from fujikit.fuji.reroll import MAX_BARS
from fujikit.fuji.stamina import Injured
from fujikit.fuji.state import State
from tests.properties.games import SEEDS, opening
from tools.fuzz import step

SLOTS = range(6)


def dice_of(state: State) -> Counter[tuple[str, int]]:
    """Every die in somebody's hand, set aside, or out of the game.

    What the third meeple sets aside in phase 3 is still counted among its dice until the phase ends.
    """
    lying = [(die.owner, die.slot) for seat in state.seats for die in {*seat.dice, *seat.aside}]
    gone = [(seat.name, slot) for seat in state.seats for slot in seat.out]
    return Counter(lying + gone)


def equipment_of(state: State) -> list[str]:
    return sorted([*state.pile, *(item.name for seat in state.seats for item in seat.equipment)])


def spent_by(before: State, events: tuple[Event[Any], ...]) -> set[str]:
    """The cards that the events took out of the game."""
    spent = {event.equipment for event in events if isinstance(event, Used) and not event.tapped}
    state = before
    for event in events:
        if isinstance(event, Injured) and event.injury == "amnesia":
            spent |= {item.name for item in state.seat(event.seat).equipment if item.tapped}
        state = event.fold(state)
    return spent


def tokens_of(state: State) -> dict[str, str]:
    return {square: card.token for square, card in state.board.squares() if card.token is not None}


def cleared_by(before: State, events: tuple[Event[Any], ...]) -> set[str]:
    """The squares whose token the events may have taken."""
    squares: set[str] = set()
    state = before
    for event in events:
        match event:
            case Moved(way=way):
                squares |= set(way)
            case Roped(card=card):
                squares.add(card)
            case Erupted(cards=cards):
                squares |= set(cards)
            case Drawn(seat=seat) | TokenGone(seat=seat):
                squares.add(state.seat(seat).at)
        state = event.fold(state)
    return squares


@settings(max_examples=40)
@given(SEEDS)
def test_every_die_is_in_one_place_and_shows_one_of_its_sides(seed: int) -> None:
    game, random = opening(seed), Random(seed)
    while step(game, random):
        state = game.state
        if state.phase == "setup":
            continue
        assert dice_of(state) == Counter((seat.name, slot) for seat in state.seats for slot in SLOTS)
        for die in [die for seat in state.seats for die in (*seat.dice, *seat.aside)] + list(state.third):
            assert die.face in state.table.faces[die.slot]


@settings(max_examples=40)
@given(SEEDS)
def test_equipment_cards_are_unique_and_go_only_by_use_or_amnesia(seed: int) -> None:
    game, random = opening(seed), Random(seed)
    while step(game, random):
        events, before = game.history[-1].events, game.history[-1].before
        now = equipment_of(game.state)
        assert len(set(now)) == len(now)
        assert set(equipment_of(before)) - set(now) == spent_by(before, events) - set(now)
        assert set(now) <= set(equipment_of(before))


@settings(max_examples=40)
@given(SEEDS)
def test_tokens_only_go_and_only_where_somebody_or_lava_came(seed: int) -> None:
    game, random = opening(seed), Random(seed)
    while step(game, random):
        events, before = game.history[-1].events, game.history[-1].before
        now, then = tokens_of(game.state), tokens_of(before)
        if not then:
            continue
        assert now.items() <= then.items()
        assert then.keys() - now.keys() <= cleared_by(before, events)


@settings(max_examples=40)
@given(SEEDS)
def test_terrain_cards_stay_on_the_board_as_they_are_or_as_lava(seed: int) -> None:
    game, random = opening(seed), Random(seed)
    while step(game, random):
        before = game.history[-1].before.board
        if not before.cards:
            continue
        now = game.state.board
        assert {square for square, _ in now.squares()} == {square for square, _ in before.squares()}
        assert Counter(card.need for _, card in now.squares()) == Counter(c.need for _, c in before.squares())
        assert before.lava & now.lava == before.lava
        assert now.village == before.village


@settings(max_examples=30)
@given(SEEDS)
def test_injuries_and_power_bars_stay_within_what_the_box_holds(seed: int) -> None:
    game, random = opening(seed), Random(seed)
    while step(game, random):
        for seat in game.state.seats:
            assert len(set(seat.injuries)) == len(seat.injuries) <= 4
            assert 0 <= seat.bars <= (MAX_BARS if seat.skill == "gatherer" else 0)
            assert seat.stamina <= game.state.table.track.length
