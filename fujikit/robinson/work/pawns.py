"""The pawns at hand: two of each character, Friday's, the dog's, and those of things."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.engine.caching import cached_while_unchanged
from fujikit.robinson.state import DOG, FRIDAY, PAWNS, Helper, Person, State
from fujikit.robinson.things.inventions import item_pawns

DOG_PAWN = Helper(DOG, ("hunt", "explore"))
"""rc.dog.pawn: it helps in every round, if it is wanted."""


def own_pawns(state: State, person: Person) -> int:
    """How many pawns a character has this round; one always remains."""
    if person.name == FRIDAY:
        return 1
    return 1 if person.weighed("one-pawn", state.round) else PAWNS


def placed(state: State, pawn: str) -> int:
    """How many pawns of a name lie on the board."""
    return sum([stack.pawns.count(pawn) for stack in state.plan])


def idle(state: State, person: Person) -> int:
    """How many pawns of a character do not lie on the board yet."""
    return own_pawns(state, person) - placed(state, person.name)


def actors(state: State) -> list[Person]:
    """The characters who can carry out an action: the players' and Friday."""
    friday = state.friday()
    return [*state.players(), friday] if friday is not None else list(state.players())


@cached_while_unchanged("table", "items_lying", "treasures", "helpers")
def neutral_pawns(state: State) -> tuple[Helper, ...]:
    """Every neutral pawn of this round, on the board or not."""
    dog = (DOG_PAWN,) if DOG in state.table.figures else ()
    return (*dog, *item_pawns(state), *state.helpers)


def idle_neutrals(state: State) -> list[Helper]:
    """The neutral pawns that do not lie on the board yet."""
    out = {pawn for stack in state.plan for pawn in stack.pawns}
    return [helper for helper in neutral_pawns(state) if helper.name not in out]


def is_character(state: State, pawn: str) -> bool:
    return pawn in state.table.names or any(pawn == person.name for person in state.people)


def characters(state: State, pawns: Iterable[str]) -> list[str]:
    """The characters among the pawns of a stack, each as often as it has pawns there."""
    return [pawn for pawn in pawns if is_character(state, pawn)]


def put_in(state: State, pawns: tuple[str, ...], pawn: str) -> tuple[str, ...]:
    """A stack with one more pawn: neutral ones lie lowest, then Friday's, then those who support the top.

    rc.friday.support: so he leads only where no player has a pawn.
    """
    if not is_character(state, pawn):
        return (pawn, *pawns)
    below = [other for other in pawns if not is_character(state, other)]
    above = [other for other in pawns if is_character(state, other)]
    if pawn == FRIDAY:
        return (*below, pawn, *above)
    fridays = [other for other in above if other == FRIDAY]
    return (*below, *fridays, pawn, *above[len(fridays) :])


def led_by(pawns: tuple[str, ...], pawn: str) -> tuple[str, ...]:
    """The stack with a pawn of this name on top."""
    last = len(pawns) - 1 - pawns[::-1].index(pawn)
    return (*pawns[:last], *pawns[last + 1 :], pawn)
