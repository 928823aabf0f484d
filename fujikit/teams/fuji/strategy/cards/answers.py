"""Answers to the questions of cards, weighed for the team: lighter, carabiner and water."""

from __future__ import annotations

from collections.abc import Callable

from fujikit.teams.fuji.seats import Offer
from fujikit.teams.fuji.strategy.cards.hands import Hands
from fujikit.teams.fuji.strategy.cards.lending import lent
from fujikit.teams.fuji.strategy.cards.own_dice import own_hand
from fujikit.teams.fuji.strategy.cards.rerolls import best_single
from fujikit.teams.fuji.strategy.rerolling import EQUAL, best_throw
from fujikit.teams.fuji.strategy.situation import Situation


def weighed_answer(situation: Situation) -> str | None:
    """The answer about the own dice that is best for the team; None to other questions."""
    prompt = situation.view["prompt"]
    weigh = WEIGHED.get(prompt["kind"])
    if weigh is None or (prompt["seat"], prompt["whose"]) != (situation.me, situation.me):
        return None
    return weigh(situation, situation.view["actions"]) if situation.needs else None


def _hand(situation: Situation, offers: list[Offer]) -> str | None:
    """The die that the team gains most by in the asker's hands; none where it gains nothing."""
    hands, to = Hands.of(situation), situation.view["prompt"]["by"]
    best, most = "decline", hands.worth()
    for offer in offers:
        if offer["verb"] == "hand":
            worth = lent(hands, situation.me, offer["dice"][0] - 1, to).worth()
            if worth > most + EQUAL:
                best, most = f"hand {offer['dice'][0]}", worth
    return f"{situation.me} {best}"


def _pick(situation: Situation, offers: list[Offer]) -> str | None:
    """The die for the carabiner."""
    hand = own_hand(situation)
    if hand is None:
        return None
    place, _ = best_single(situation, hand)
    return next((str(offer["line"]) for offer in offers if offer["dice"] == [place + 1]), None)


def _throw(situation: Situation, offers: list[Offer]) -> str | None:
    """One reroll by water."""
    hand = own_hand(situation)
    if hand is None:
        return None
    wanted = [place + 1 for place in best_throw(hand, 1, situation.needs).dice]
    for offer in offers:
        if offer["dice"] == wanted if wanted else offer["verb"] == "stop":
            return str(offer["line"])
    return None


WEIGHED: dict[str, Callable[[Situation, list[Offer]], str | None]] = {
    "lighter": _hand,
    "carabiner": _pick,
    "water": _throw,
    "gift": _throw,
}
"""By the kind of question."""
