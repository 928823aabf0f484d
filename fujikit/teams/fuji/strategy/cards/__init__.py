"""Equipment cards: what each is good for now, and when it is better kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fujikit.teams.fuji.seats import Offer, can_use
from fujikit.teams.fuji.strategy.cards.lending import lighter, map_
from fujikit.teams.fuji.strategy.cards.own_dice import Use, machete, shovel, turn_over
from fujikit.teams.fuji.strategy.cards.plan_phase import binoculars, rope_early
from fujikit.teams.fuji.strategy.cards.rerolls import carabiner, flashlight, water
from fujikit.teams.fuji.strategy.cards.reserve_value import reserve_value
from fujikit.teams.fuji.strategy.cards.without_dice import first_aid_kit, flare_gun, rope
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.player import View

Effect = Callable[[Situation, list[Offer]], Use | None]

EFFECTS: dict[tuple[str, str], Effect] = {
    ("plan", "flashlight"): flashlight,
    ("plan", "binoculars"): binoculars,
    ("plan", "rope"): rope_early,
    ("equip", "rope"): rope,
    ("equip", "shovel"): shovel,
    ("equip", "duct-tape"): turn_over,
    ("equip", "compass"): turn_over,
    ("equip", "machete"): machete,
    ("equip", "flare-gun"): flare_gun,
    ("equip", "first-aid-kit"): first_aid_kit,
    ("equip", "water"): water,
    ("equip", "map"): map_,
    ("equip", "lighter"): lighter,
    ("equip", "carabiner"): carabiner,
}
"""By phase and card; the radio is not among them: talk tells nearly as much."""


def best_use(situation: Situation, view: View) -> tuple[str, float] | None:
    """The line of the best use of a card now, and what it gains; None where all are better kept.

    The team's gain is weighed, the own one alone by a selfish situation. A card goes only when it gains more
    than it is likely to bring later.
    """
    offers = [o for o in view["actions"] if o["verb"] == "use" and o["whose"] == situation.me]
    return best_of(situation, view["phase"], offers)


def best_of(situation: Situation, phase: str, offers: list[Offer]) -> tuple[str, float] | None:
    """The best of some offers, if it is worth the card."""
    best: tuple[float, Use] | None = None
    for cards, group in _by_card(offers).items():
        use = _use(situation, phase, cards[-1], group)
        if use is None:
            continue
        over = use.gain - reserve_value(situation, cards[0], uses=_uses(situation, cards[0]))
        if over > 0 and (best is None or over > best[0]):
            best = over, use
    return (best[1].line, best[1].gain) if best else None


def _use(situation: Situation, phase: str, card: str, offers: list[Offer]) -> Use | None:
    effect = EFFECTS.get((phase, card))
    if effect is None or situation.need(situation.me) is None:
        return None
    return effect(situation, offers)


def _by_card(offers: Iterable[Offer]) -> dict[tuple[str, ...], list[Offer]]:
    """The offers by card, and by the card that is copied."""
    found: dict[tuple[str, ...], list[Offer]] = {}
    for offer in offers:
        found.setdefault(tuple(offer["cards"]), []).append(offer)
    return found


def _uses(situation: Situation, card: str) -> int:
    """How often the card can still be used."""
    seat = situation.seats[situation.me]
    return 2 if can_use(seat, "tinkerer") and card not in seat["tapped"] else 1
