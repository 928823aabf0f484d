"""Cards that throw dice again: flashlight, water and carabiner."""

from __future__ import annotations

import numpy as np

from fujikit.fuji.cards.rerolling import WATER_REROLLS
from fujikit.teams.fuji.seats import Offer
from fujikit.teams.fuji.strategy.beliefs import after_rerolls
from fujikit.teams.fuji.strategy.cards.hands import Hands
from fujikit.teams.fuji.strategy.cards.own_dice import Use, hand_worths, own_hand
from fujikit.teams.fuji.strategy.faces import KIND_OF, Array, worths
from fujikit.teams.fuji.strategy.rerolling import Throw, best_throw
from fujikit.teams.fuji.strategy.situation import Situation


def flashlight(situation: Situation, offers: list[Offer]) -> Use | None:
    """One reroll more, taken before those of phase 3, for the card that is marked."""
    rerolls = situation.seats[situation.me]["rerolls"] or 0
    hand = own_hand(situation)
    if hand is None:
        return None
    more = best_throw(hand, rerolls + 1, situation.needs)
    without = best_throw(hand, rerolls, situation.needs)
    line = line_of(offers, more)
    return Use(line, more.worth - without.worth) if line else None


def water(situation: Situation, offers: list[Offer]) -> Use | None:
    """Two rerolls for oneself, or one for somebody else."""
    uses = [_water_for(situation, offer) for offer in offers if offer["seats"]]
    hand = own_hand(situation)
    if hand is not None:
        throw = best_throw(hand, WATER_REROLLS, situation.needs)
        line = line_of(offers, throw)
        uses += [Use(line, throw.worth - throw.stopping)] if line else []
    return max(uses, key=lambda use: use.gain, default=None)


def _water_for(situation: Situation, offer: Offer) -> Use:
    """A mate throws again what counts little."""
    hands, name = Hands.of(situation), offer["seats"][-1]
    dice = situation.dice(name)
    after = after_rerolls(hands.of_seat(name), dice.fresh, situation.need(name), 1)
    return Use(offer["line"], hands.where({name: after}).worth() - hands.worth())


def carabiner(situation: Situation, offers: list[Offer]) -> Use | None:
    """Everybody throws one die again, the one that counts least for them."""
    hand = own_hand(situation)
    if hand is None or any(offer["seats"] for offer in offers):
        return None
    hands = Hands.of(situation)
    changed = {
        name: _least_thrown(hands.of_seat(name), situation.dice(name).fresh, situation.need(name))
        for name in situation.seats
        if name != situation.me and situation.seats[name]["dice"]
    }
    place, _ = best_single(situation, hand)
    mine = hands.of_seat(situation.me).copy()
    mine[place] = situation.dice(situation.me).fresh[place]
    return Use(offers[0]["line"], hands.where({**changed, situation.me: mine}).worth() - hands.worth())


def _least_thrown(dice: Array, fresh: Array, need: str | None) -> Array:
    """The dice after the one that is likely to count least was thrown again."""
    least = int((dice @ worths(need)).argmin())
    after = dice.copy()
    after[least] = fresh[least]
    return after


def best_single(situation: Situation, hand: list[int]) -> tuple[int, float]:
    """The own die, by its place, that is best thrown again alone, and what the hand is then worth."""
    hands = [
        [*hand[:place], side, *hand[place + 1 :]]
        for place in range(len(hand))
        for side in KIND_OF[hand[place]]
    ]
    worth = np.array(list(hand_worths(situation, hands))).reshape(len(hand), -1).mean(axis=1)
    best = int(worth.argmax())
    return best, float(worth[best])


def line_of(offers: list[Offer], throw: Throw) -> str | None:
    """The offer that throws these dice."""
    wanted = [place + 1 for place in throw.dice]
    for offer in offers:
        if wanted and offer["dice"] == wanted and not offer["seats"]:
            return str(offer["line"])
    return None
