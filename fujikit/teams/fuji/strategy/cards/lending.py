"""Map and lighter: a die that changes hands."""

from __future__ import annotations

import numpy as np

from fujikit.teams.fuji.seats import Offer
from fujikit.teams.fuji.strategy.cards.hands import Hands
from fujikit.teams.fuji.strategy.cards.own_dice import Use
from fujikit.teams.fuji.strategy.faces import FACES, Array, worths
from fujikit.teams.fuji.strategy.situation import Situation

SCORES = np.arange(-6, 7)
"""How much more a die may count for one player than for another."""


def map_(situation: Situation, offers: list[Offer]) -> Use | None:
    """One own die to somebody else."""
    hands = Hands.of(situation)
    now = hands.worth()
    uses = [
        Use(offer["line"], lent(hands, situation.me, offer["dice"][0] - 1, offer["seats"][-1]).worth() - now)
        for offer in offers
        if offer["dice"]
    ]
    return max(uses, key=lambda use: use.gain, default=None)


def lent(hands: Hands, giver: str, die: int, to: str) -> Hands:
    """The hands after a die has gone from one to another."""
    given = hands.of_seat(giver)
    taken = np.vstack([hands.of_seat(to), given[die : die + 1]])
    return hands.where({giver: np.delete(given, die, axis=0), to: taken})


def lighter(situation: Situation, offers: list[Offer]) -> Use | None:
    """A die from somebody else, who picks the one that helps most."""
    hands = Hands.of(situation)
    now = hands.worth()
    uses = [Use(offer["line"], _borrowed(hands, offer["seats"][-1]).worth() - now) for offer in offers]
    return max(uses, key=lambda use: use.gain)


def _borrowed(hands: Hands, giver: str) -> Hands:
    """The hands after somebody has handed me the die that counts more for me than for them by most.

    Of dice that are not seen only chances are known: the one handed over is what the best of them shows, and
    those left are taken to be as they were on average.
    """
    situation = hands.situation
    theirs = hands.of_seat(giver)
    best = _best_die(theirs, situation.need(situation.me), situation.need(giver))
    left = np.maximum(theirs.sum(axis=0) - best, 0.0)
    count = len(theirs) - 1
    rest = np.tile(left / left.sum(), (count, 1)) if count else theirs[:0]
    mine = np.vstack([hands.of_seat(situation.me), best[None]])
    return hands.where({giver: rest, situation.me: mine})


def _best_die(dice: Array, mine: str | None, theirs: str | None) -> Array:
    """The chances of the face that counts more under one requirement than under another by most."""
    scores = worths(mine) - worths(theirs)
    below = np.array([(dice @ (scores <= score)).prod() for score in SCORES])
    chances = np.diff(below, prepend=0.0)
    best = np.zeros(len(FACES))
    all_dice = dice.sum(axis=0)
    for score, chance in zip(SCORES, chances, strict=True):
        faces = all_dice * (scores == score)
        if chance > 0 and faces.sum() > 0:
            best += chance * faces / faces.sum()
    return np.asarray(best / best.sum())
