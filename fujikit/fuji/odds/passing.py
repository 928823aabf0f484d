"""A neighbour's chance to move past the own dice as they lie."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fujikit.fuji.odds.forecast import chances_of, highest
from fujikit.fuji.odds.hands import worth
from fujikit.fuji.odds.knowledge import Knowledge, rivals_of, rolled_once, seen_hand
from fujikit.fuji.odds.neighbours import Neighbour


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
