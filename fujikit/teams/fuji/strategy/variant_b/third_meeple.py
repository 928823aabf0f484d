"""The third meeple's dice and cards, weighed for the team by a player who sees one half of the dice."""

from __future__ import annotations

import numpy as np

from fujikit.fuji.state import THIRD
from fujikit.teams.fuji.seats import Offer
from fujikit.teams.fuji.strategy.cards import best_of
from fujikit.teams.fuji.strategy.faces import NUMBER, Array
from fujikit.teams.fuji.strategy.rerolling import best_throw
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.strategy.totals import SIZE, capped, totals
from fujikit.teams.fuji.strategy.variant_b.proposals import makes_proposals, proposals

WEIGHED = frozenset({"flare-gun", "first-aid-kit", "rope", "lighter", "binoculars"})
"""Cards that serve the third meeple without a die being chosen on a side."""


def as_third(situation: Situation) -> Situation:
    """The same table, weighed from the third meeple's place."""
    return Situation(
        situation.view,
        situation.hints,
        selfish=situation.selfish,
        meeple=THIRD,
    )


def weigh_half(situation: Situation) -> str | None:
    """Phase 3 on the own side: the best dice to throw again, or stop; None when this side is done."""
    view = situation.view
    offers = [o for o in view["actions"] if o["whose"] == THIRD and o["verb"] in ("reroll", "stop")]
    if not offers:
        return None
    handled = sorted({die for offer in offers for die in offer["dice"]})
    faces = [NUMBER[view["seats"][THIRD]["dice"][die - 1]] for die in handled]
    throw = best_throw(faces, view["seats"][THIRD]["rerolls"] or 0, half_needs(as_third(situation), handled))
    wanted = [handled[place] for place in throw.dice]
    if throw.worth <= throw.stopping:
        wanted = []
    for offer in offers:
        if offer["dice"] == wanted and (offer["verb"] == "reroll") == bool(wanted):
            return str(offer["line"])
    return None


def half_needs(third: Situation, handled: list[int]) -> dict[str, Array]:
    """What each total of the own half is worth, over all that the other half may come to."""
    dice = third.final(THIRD)
    rest = np.array([row for number, row in enumerate(dice, 1) if number not in handled])
    if not len(rest):
        return third.needs
    found = {}
    for need, values in third.needs.items():
        chances = totals(rest[None], [need])[0, 0]
        own = capped(np.arange(SIZE)[:, None] + np.arange(SIZE))
        found[need] = values[own] @ chances
    return found


def propose_use(situation: Situation) -> str | None:
    """The proposal to use a card of the third meeple; None where all are better kept, or another proposes.

    Cards that turn dice on one side are left alone: the other side can't be weighed.
    """
    if not makes_proposals(situation.view):
        return None
    offers = proposals(situation.view, "use")
    found = best_of(as_third(situation), situation.view["phase"], offers) if offers else None
    return found[0] if found else None


def propose_gift(situation: Situation) -> str | None:
    """The proposal that a third meeple who is a manager gives a player the cards it has little use of."""
    if not makes_proposals(situation.view):
        return None
    gifts = [offer for offer in proposals(situation.view, "give") if offer["cards"][0] not in WEIGHED]
    whole = [offer for offer in gifts if "arm" not in situation.seats[offer["seats"][0]]["injuries"]]

    def held(offer: Offer) -> int:
        return len(situation.seats[offer["seats"][0]]["equipment"])

    return str(min(whole, key=held)["line"]) if whole else None
