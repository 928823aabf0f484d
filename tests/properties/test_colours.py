"""Colours are only names: with all of them swapped, everything comes out alike."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fujikit.engine.chance import Chance
from fujikit.engine.events import Event
from fujikit.engine.game import Game
from fujikit.fuji.board import Board, Card, board_of
from fujikit.fuji.box import Box
from fujikit.fuji.dice import Thrown
from fujikit.fuji.move import Compared
from fujikit.fuji.need import COLOURS, FACES, parse_need
from fujikit.fuji.options import faces_of
from fujikit.fuji.state import Die, Seat, State
from tests.properties.games import SEEDS, moment
from tests.support import BOX

Colours = dict[str, str]
permutations = st.permutations(list(COLOURS)).map(lambda names: dict(zip(COLOURS, names, strict=True)))
hands = st.lists(st.sampled_from(sorted(FACES)), max_size=8)
needs = st.sampled_from([card.need for card in (*BOX.landscape, *BOX.village)])


def face_in(colours: Colours, face: str) -> str:
    letters = {COLOURS[old]: COLOURS[new] for old, new in colours.items()}
    return letters[face[0]] + face[1:]


def need_in(colours: Colours, need: str) -> str:
    """The need with its colours swapped, by way of capitals so that none is swapped twice."""
    for old, new in colours.items():
        need = need.replace(old, new.upper())
    return str(parse_need(need.lower()))


@settings(max_examples=200)
@given(permutations, needs, hands)
def test_a_hand_is_worth_the_same_in_other_colours(colours: Colours, need: str, hand: list[str]) -> None:
    swapped = [face_in(colours, face) for face in hand]
    assert parse_need(need_in(colours, need)).value(swapped) == parse_need(need).value(hand)


class InColours:
    """The results of a game, in other colours."""

    def __init__(self, colours: Colours, results: list[Event[Any]]) -> None:
        self.colours, self.results = colours, iter(results)

    def resolve(self, chance: Chance) -> Event[Any]:
        event = next(self.results)
        if isinstance(event, Thrown):
            return replace(event, faces=tuple(face_in(self.colours, face) for face in event.faces))
        return event


def box_in(colours: Colours, box: Box) -> Box:
    return replace(
        box,
        dice=tuple(
            replace(kind, faces=tuple(face_in(colours, face) for face in kind.faces)) for kind in box.dice
        ),
        landscape=tuple(replace(card, need=need_in(colours, card.need)) for card in box.landscape),
        village=tuple(replace(card, need=need_in(colours, card.need)) for card in box.village),
    )


def state_in(colours: Colours, state: State) -> State:
    box = box_in(colours, state.table.box)
    table = replace(state.table, box=box, faces=faces_of(box))
    return replace(
        state,
        table=table,
        board=board_in(colours, state.board),
        seats=tuple(seat_in(colours, seat) for seat in state.seats),
        third=dice_in(colours, state.third),
    )


def board_in(colours: Colours, board: Board) -> Board:
    return board_of({square: _card_in(colours, card) for square, card in board.squares()})


def _card_in(colours: Colours, card: Card) -> Card:
    return replace(card, need=need_in(colours, card.need))


def seat_in(colours: Colours, seat: Seat) -> Seat:
    return replace(seat, dice=dice_in(colours, seat.dice), aside=dice_in(colours, seat.aside))


def dice_in(colours: Colours, dice: tuple[Die, ...]) -> tuple[Die, ...]:
    return tuple(replace(die, face=face_in(colours, die.face)) for die in dice)


@settings(max_examples=30)
@given(permutations, SEEDS)
def test_a_whole_game_goes_alike_in_other_colours(colours: Colours, seed: int) -> None:
    game = moment(seed, 200)
    results = [event for move in game.history for event in move.events if event.by_chance]
    other, dice = Game(game.rules, state_in(colours, game.start), game.source), InColours(colours, results)
    other.begin(dice)
    for move in game.history:
        if move.action is not None:
            other.act_with(move.action, dice)
    assert compared(other) == compared(game)
    assert other.outcome == game.outcome
    assert other.state == state_in(colours, game.state)


def compared(game: Game[Any]) -> list[Event[Any]]:
    return [event for move in game.history for event in move.events if isinstance(event, Compared)]
