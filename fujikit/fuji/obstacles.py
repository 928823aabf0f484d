"""Why a card can't be used now: what stands against every way of using it.

A refusal of one line may complain about its nouns. What all lines with the card are refused for is the true
obstacle: the wrong phase, a broken arm, a card drawn just now, somebody's open question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from fujikit.engine.errors import BadLine
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import FujiAction, Propose, Use
from fujikit.fuji.equip import KNIFE
from fujikit.fuji.lines import SHAPES
from fujikit.fuji.reroll import subsets
from fujikit.fuji.state import THIRD, Seat, State

Refuse = Callable[[State, FujiAction], Iterable[Reason]]


def common(refuse: Refuse, state: State, player: str, card: str) -> list[Reason]:
    """The reasons against every use of a card; none if there is a way to use it.

    Where each way fails by itself, the one that is refused for the least is told of.
    """
    refusals = []
    for way in _ways(state, player, card):
        refusals.append(list(refuse(state, way)))
        if not refusals[-1]:
            return []
    shared = [reason for reason in refusals[0] if all(reason in reasons for reasons in refusals)]
    return shared or min(refusals, key=len)


def _ways(state: State, player: str, card: str) -> Iterator[FujiAction]:
    """Every way to name the card in a line; in variant B a card of the third meeple is proposed."""
    _known(state, player, card)
    user = state.seat(player)
    if state.table.variant == "b" and user.item(card) is None and state.seat(THIRD).item(card):
        yield from (Propose(player, use) for use in _uses(state, state.seat(THIRD), card))
    else:
        yield from _uses(state, user, card)


def _known(state: State, player: str, card: str) -> None:
    players = [seat.name for seat in state.players()]
    if player not in players:
        raise BadLine("line.seat", word=player, known=players)
    if card not in SHAPES:
        raise BadLine("line.nouns", "unknown", word=card, what="equipment", known=tuple(SHAPES))


def _uses(state: State, user: Seat, card: str) -> Iterator[Use]:
    if card != KNIFE:
        yield from NOUNS[card](state, user, Use(user.name, card))
        return
    for copy in _to_copy(state):
        yield from NOUNS[copy](state, user, Use(user.name, KNIFE, copy))


def _to_copy(state: State) -> list[str]:
    """The cards that lie open; if there is none, every card, so that the refusal is that none lies open."""
    lying = {item.name for seat in state.seats for item in seat.equipment} - {KNIFE}
    return sorted(lying or set(SHAPES) - {KNIFE})


def _nothing(state: State, user: Seat, use: Use) -> Iterator[Use]:
    yield use


def _dice(state: State, user: Seat, use: Use) -> Iterator[Use]:
    yield use
    for dice in subsets(tuple(range(1, len(user.dice) + 1)), len(user.dice)):
        yield Use(use.seat, use.card, use.copy, dice=dice)


def _two_squares(state: State, user: Seat, use: Use) -> Iterator[Use]:
    for pair in combinations([square for square, _ in state.board.squares()], 2):
        yield Use(use.seat, use.card, use.copy, squares=pair)


def _square(state: State, user: Seat, use: Use) -> Iterator[Use]:
    for square, _ in state.board.squares():
        yield Use(use.seat, use.card, use.copy, squares=(square,))


def _teammate(state: State, user: Seat, use: Use) -> Iterator[Use]:
    for seat in state.seats:
        if seat.name != user.name:
            yield Use(use.seat, use.card, use.copy, seats=(seat.name,))


def _carabiner(state: State, user: Seat, use: Use) -> Iterator[Use]:
    yield use
    yield from _teammate(state, user, use)


def _map(state: State, user: Seat, use: Use) -> Iterator[Use]:
    for to in (seat.name for seat in state.seats if seat.name != user.name):
        if user.name == THIRD:
            sides = [player.name for player in state.players()]
            yield from (Use(use.seat, use.card, use.copy, seats=(side, to)) for side in sides)
        else:
            yield from (Use(use.seat, use.card, use.copy, dice=(die,), seats=(to,)) for die in _each(user))


def _shovel(state: State, user: Seat, use: Use) -> Iterator[Use]:
    if user.name == THIRD:
        yield from _teammate(state, user, use)
        return
    for die in _each(user):
        yield Use(use.seat, use.card, use.copy, dice=(die,), face=1)


def _each(user: Seat) -> range:
    """The numbers of the dice; who has none is told so by asking for the first."""
    return range(1, max(len(user.dice), 1) + 1)


def _water(state: State, user: Seat, use: Use) -> Iterator[Use]:
    yield from _dice(state, user, use)
    yield from _teammate(state, user, use)


NOUNS: dict[str, Callable[[State, Seat, Use], Iterator[Use]]] = {
    "binoculars": _two_squares,
    "lighter": _teammate,
    "carabiner": _carabiner,
    "map": _map,
    "duct-tape": _dice,
    "compass": _dice,
    "machete": _dice,
    "radio": _nothing,
    "first-aid-kit": _nothing,
    "shovel": _shovel,
    "rope": _square,
    "flare-gun": _nothing,
    "flashlight": _dice,
    "water": _water,
}
"""The nouns that each card takes, as `lines.SHAPES` reads them."""
