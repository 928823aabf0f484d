"""The same game with everything changed that a seat may not see: hidden dice and the pile."""

from random import Random
from typing import Any

from msgspec.structs import replace

from fujikit.engine.game import Game
from fujikit.fuji.state import SCREENS_DOWN, Die, State


def otherwise(game: Game[Any], viewer: str | None, seed: int) -> Game[Any]:
    """A twin whose hidden dice show other faces and whose pile lies in another order."""
    twin, random = game.copy(), Random(seed)
    twin.state = _other_dice(game.state, viewer, random)
    twin.state = replace(twin.state, pile=tuple(random.sample(game.state.pile, len(game.state.pile))))
    return twin


def _other_dice(state: State, viewer: str | None, random: Random) -> State:
    if state.phase in SCREENS_DOWN:
        return state

    def turned(die: Die) -> Die:
        return die if viewer in die.seen else replace(die, face=random.choice(state.table.faces[die.slot]))

    seats = []
    for seat in state.seats:
        other = {die: die if seat.radio else turned(die) for die in seat.dice}
        aside = [other.get(die, turned(die) if seat.hidden_aside else die) for die in seat.aside]
        seats.append(replace(seat, dice=tuple(other.values()), aside=tuple(aside)))
    return replace(state, seats=tuple(seats), third=(*map(turned, state.third[:3]), *state.third[3:]))
