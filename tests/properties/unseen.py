"""The same game with everything changed that a seat may not see: hidden dice and the pile."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from fujikit.engine.chance import pick, shuffled
from fujikit.engine.game import Game
from fujikit.fuji.state import SCREENS_DOWN, Die, State


def otherwise(game: Game[Any], viewer: str | None, seed: int) -> Game[Any]:
    """A twin whose hidden dice show other faces and whose pile lies in another order."""
    twin = game.copy()
    twin.state = other_hidden_dice(game.state, viewer, Random(seed))
    return twin


def other_hidden_dice(state: State, viewer: str | None, random: Random) -> State:
    """The state with another face on every die that the viewer may not see, and another order of the pile."""

    def changed(dice: tuple[Die, ...]) -> tuple[Die, ...]:
        return tuple(
            die if may_see(state, viewer, (die.owner, die.slot)) else other_face(state, die, random)
            for die in dice
        )

    seats = []
    for seat in state.seats:
        dice, aside = changed(seat.dice), changed(seat.aside)
        known = {(die.owner, die.slot): die for die in dice}
        aside = tuple(known.get((die.owner, die.slot), die) for die in aside)
        seats.append(replace(seat, dice=dice, aside=aside))
    third = state.third
    if third and state.phase not in SCREENS_DOWN:
        third = (*(other_face(state, die, random) for die in third[:3]), *third[3:])
    return replace(state, seats=tuple(seats), third=third, pile=shuffled(state.pile, random.random))


def other_face(state: State, die: Die, random: Random) -> Die:
    faces = [face for face in state.table.faces[die.slot] if face != die.face]
    return replace(die, face=pick(faces, random.random))


def may_see(state: State, viewer: str | None, place: tuple[str, int]) -> bool:
    """Whether somebody may see a die, by the rules' words: own, lent by or to, under a radio, or all open."""
    for seat in state.seats:
        for die in seat.dice:
            if (die.owner, die.slot) == place:
                return state.phase in SCREENS_DOWN or seat.radio or viewer in die.seen
        for die in seat.aside:
            if (die.owner, die.slot) == place:
                return not seat.hidden_aside or viewer in die.seen
    return True
