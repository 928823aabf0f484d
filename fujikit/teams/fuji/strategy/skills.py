"""Skills: the Buddy's die aside, rerolls that a Gatherer passes up, cards that a manager gives away."""

from __future__ import annotations

from typing import Any

from fujikit.fuji.reroll import MAX_BARS
from fujikit.teams.fuji.seats import Offer, can_use
from fujikit.teams.fuji.strategy.cards.own_dice import hand_worths, own_hand, without
from fujikit.teams.fuji.strategy.cards.reserve_value import reserve_value
from fujikit.teams.fuji.strategy.cards.without_dice import aid_gain, flare_gain
from fujikit.teams.fuji.strategy.situation import Situation

ASIDE = 0.003
"""What setting a die aside must gain, as a share of the chance to win. Of 140 games on level 4 each, 86 %
were won by a team with a Buddy that does, and 77 % where the Buddy never does (standard error 5 points)."""
BAR = 0.015
"""What a power bar is worth, likewise. Of 150 games on level 4 each, 79 % were won with 0 and 77 % with 0.03,
which is no difference; this lies between."""
BETTER_THERE = 0.04
"""What a card must gain more in another's hands to be passed on in phase 4."""


def _offers(situation: Situation, verb: str) -> list[Offer]:
    actions = situation.view["actions"]
    return [offer for offer in actions if offer["verb"] == verb and offer["whose"] == situation.me]


def set_aside(situation: Situation) -> str | None:
    """When the rerolls are over: the Buddy's line for the die without which the hand is worth most."""
    offers = _offers(situation, "aside")
    hand = own_hand(situation)
    if not offers or hand is None:
        return None
    now, *then = hand_worths(situation, [hand, *(without(hand, offer["dice"]) for offer in offers)])
    best = max(range(len(offers)), key=lambda place: then[place])
    return str(offers[best]["line"]) if then[best] > now + ASIDE else None


def passes_up(situation: Situation, gain: float) -> bool:
    """Whether a Gatherer stops rather than throws again for so much: every reroll left gives a power bar."""
    seat = situation.seats[situation.me]
    if not can_use(seat, "gatherer"):
        return False
    bars = min(seat["rerolls"] or 0, MAX_BARS - seat["bars"])
    return bool(gain < BAR * bars)


def pass_on(situation: Situation) -> str | None:
    """The Equipment manager's line that gives a card to who has more use of it; None where all stay.

    A Tinkerer uses every card twice, and a broken arm uses none. In phase 4 a flare gun or a first-aid kit
    goes to who needs it most. Of 150 games on level 4 a team with a Tinkerer won 77 % that way, and 58 %
    where the manager kept the cards.
    """
    offers = _offers(situation, "give")
    if not offers:
        return None
    return (
        _to_tinkerer(situation, offers) or _for_now(situation, offers) or _from_broken_arm(situation, offers)
    )


def _to_tinkerer(situation: Situation, offers: list[Offer]) -> str | None:
    for offer in offers:
        to = situation.seats[offer["seats"][0]]
        if can_use(to, "tinkerer") and _has_arm(to):
            return str(offer["line"])
    return None


def _has_arm(seat: dict[str, Any]) -> bool:
    return "arm" not in seat["injuries"]


def _for_now(situation: Situation, offers: list[Offer]) -> str | None:
    """In phase 4: a card that somebody who is not ready yet could use at once, and with more gain."""
    if situation.view["phase"] != "equip" or situation.selfish:
        return None
    mine = situation.seats[situation.me]
    for offer in offers:
        card, to = offer["cards"][0], offer["seats"][0]
        seat = situation.seats[to]
        if card not in GAINS or card in mine["waiting"] or seat["ready"] or not _has_arm(seat):
            continue
        there = GAINS[card](situation, to) - reserve_value(situation, card)
        here = GAINS[card](situation, situation.me) if _has_arm(mine) else 0.0
        if there > max(here, 0.0) + BETTER_THERE:
            return str(offer["line"])
    return None


def _from_broken_arm(situation: Situation, offers: list[Offer]) -> str | None:
    if _has_arm(situation.seats[situation.me]):
        return None
    for offer in offers:
        if _has_arm(situation.seats[offer["seats"][0]]):
            return str(offer["line"])
    return None


GAINS = {"flare-gun": flare_gain, "first-aid-kit": aid_gain}
"""Cards whose use by another is easily weighed."""
