"""Why a card can't be used now: what stands against every way of using it.

A refusal of one line may complain about its nouns. What all lines with the card are refused for is the true
obstacle: the wrong phase, a broken arm, a card drawn just now, somebody's open question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from fujikit.engine.errors import BadLine
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import FujiAction, Propose, Use
from fujikit.fuji.box.components import EQUIPMENT_CARDS
from fujikit.fuji.cards import CARDS
from fujikit.fuji.equip import KNIFE
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
    if card not in EQUIPMENT_CARDS:
        raise BadLine("line.nouns", "unknown", word=card, what="equipment", known=EQUIPMENT_CARDS)


def _uses(state: State, user: Seat, card: str) -> Iterator[Use]:
    for copy in _to_copy(state) if card == KNIFE else [""]:
        for nouns in CARDS[copy or card].nouns.ways(state, user):
            yield Use(user.name, card, copy, **nouns)


def _to_copy(state: State) -> list[str]:
    """The cards that lie open; if there is none, every card, so that the refusal is that none lies open."""
    lying = {item.name for seat in state.seats for item in seat.equipment} - {KNIFE}
    return sorted(lying or CARDS)
