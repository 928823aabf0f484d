"""The coach in phase 2: the surest card, what the way forward costs, and who may pass."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fujikit.fuji.odds.board import CardOdds, cards_in_numbers
from fujikit.fuji.odds.forecast import TurnForecasts, chances_of, highest
from fujikit.fuji.odds.hands import worth
from fujikit.fuji.odds.knowledge import Knowledge, rivals_of, rolled_once, seen_hand
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.tips import Chance, Points, Tip, tip


def surest_card(known: Knowledge) -> tuple[CardOdds | None, list[Tip]]:
    """The surest card that is allowed and not about to turn to lava, and what there is to say."""
    cards = [card for card in cards_in_numbers(known, TurnForecasts.known(known)) if card.allowed]
    safe = [card for card in cards if card.lava != 1] or cards
    if not safe:
        return None, [tip("nothing")]
    surest = max(safe, key=lambda card: (round(card.chance, 12), card.nearer))
    forward = max(safe, key=lambda card: (round(card.chance * card.nearer, 12), card.chance))
    said = tip("surest", card=surest.square, chance=Chance(surest.chance), rerolls=surest.rerolls)
    return surest, [*_must_leave(known), said, _dilemma(surest, forward), *_passing(known)]


def _must_leave(known: Knowledge) -> Iterator[Tip]:
    at = known.table.seat(known.seat).at
    if at in known.table.board.next_lava():
        yield tip("must-leave", name=known.seat, card=at)


def _dilemma(surest: CardOdds, forward: CardOdds) -> Tip:
    """What the way forward costs, in one sentence."""
    if forward.nearer <= 0:
        return tip("nothing-nearer")
    if forward is surest:
        return tip("no-dilemma", steps=surest.nearer)
    away = Points(surest.chance - forward.chance)
    chance = Chance(forward.chance)
    return tip("dilemma", card=forward.square, chance=chance, steps=forward.nearer, points=away)


def _passing(known: Knowledge) -> Iterator[Tip]:
    """How likely each neighbour with a marker moves past the own dice as they lie."""
    for neighbour in known.neighbours:
        marker = known.view["seats"].get(neighbour.name, {}).get("marker")
        if marker:
            need = known.table.board.terrain_card(marker).need
            chance = Chance(passes(known, neighbour, need))
            yield tip("passing", name=neighbour.name, card=marker, chance=chance)


def passes(known: Knowledge, neighbour: Neighbour, need: str) -> float:
    """A neighbour's chance to beat the own dice as they lie, and whoever else is a neighbour there."""
    mine = sum(worth(need)[face] for face in known.faces)
    rivals = rivals_of(known.view, known.table, neighbour.name)
    others = [other for name in rivals if name != known.seat for other in _as_seen(known, name)]
    theirs, best = chances_of(neighbour, need), highest(others, need)
    below = np.concatenate(([0.0], np.cumsum(best), np.ones(len(theirs))))[: len(theirs)]
    return float((theirs * below)[mine + 1 :].sum())


def _as_seen(known: Knowledge, name: str) -> Iterator[Neighbour]:
    """Somebody's model: a neighbour's as it is known, of others that they roll once; nobody without dice."""
    for neighbour in known.neighbours:
        if neighbour.name == name:
            yield neighbour
            return
    hand = seen_hand(known.view, name, known.kinds)
    if hand.dice:
        yield rolled_once(hand, name)
