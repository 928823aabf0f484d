"""Answers to open questions, by rules of thumb that need no more than the view."""

from __future__ import annotations

from collections.abc import Callable

from fujikit.fuji.box import house
from fujikit.fuji.equip import MANAGER
from fujikit.fuji.need import ANY, parse_need
from fujikit.fuji.options import faces_of
from fujikit.fuji.state import THIRD
from fujikit.teams.fuji.seats import Offer, can_use
from fujikit.teams.fuji.strategy.injuries import injury
from fujikit.teams.fuji.strategy.setting_up import choose
from fujikit.teams.fuji.strategy.variant_b.proposals import makes_proposals, proposals
from fujikit.teams.player import View

KEEPS = 3
"""A die that counts so much is not thrown again."""


def answer(view: View) -> str | None:
    """The answer to the question that the view's seat is asked; None where somebody else is to answer.

    A question to the third meeple of variant B is answered by a proposal of the first player, each of them
    made once; who turns them all down has to propose something.
    """
    prompt = view["prompt"]
    if prompt is None:
        return None
    if prompt["seat"] == THIRD:
        offers = proposals(view) if makes_proposals(view) else []
    elif prompt["seat"] == view["seat"]:
        offers = view["actions"]
    else:
        return None
    offers = [offer for offer in offers if "give" not in (offer["verb"], offer["proposes"])]
    return ANSWERS[prompt["kind"]]({**view, "actions": offers}) if offers else None


def _draw(view: View) -> str:
    """A card is welcome, but who has a broken arm and can't pass it on leaves it for others."""
    seat = view["seats"][view["prompt"]["seat"]]
    return _verb(view, "leave" if "arm" in seat["injuries"] and not can_use(seat, MANAGER) else "draw")


def _throw(view: View) -> str:
    """Water or a flashlight: throw again what counts little."""
    whose, offers = view["prompt"]["whose"], view["actions"]
    dice = view["seats"][whose]["dice"]
    handled = sorted({die for offer in offers for die in offer["dice"]})
    little = [die for die in handled if _counts(view, whose, dice[die - 1]) < KEEPS]
    for offer in offers:
        if little and offer["dice"] == little:
            return str(offer["line"])
    return _verb(view, "stop")


def _hand(view: View) -> str:
    """The die that counts more for who asks than for who gives; no die where there is none."""
    offers = [offer for offer in view["actions"] if offer["verb"] == "hand"]
    best = max(offers, key=lambda offer: _gain(view, offer), default=None)
    if best is None or _gain(view, best) <= 0:
        return _verb(view, "decline")
    return str(best["line"])


def _gain(view: View, offer: Offer) -> int:
    """What a die counts more for who asks for it than for who has it."""
    whose = view["prompt"]["whose"]
    face = view["seats"][whose]["dice"][offer["dice"][0] - 1]
    return _counts(view, view["prompt"]["by"], face) - _counts(view, whose, face)


def _counts(view: View, name: str, face: str) -> int:
    """What a face counts for somebody's card."""
    marker = view["seats"][name]["marker"]
    need = view["cards"][marker]["need"] if marker else None
    return parse_need(need or ANY).worth[face]


def _pick_least(view: View) -> str:
    """The carabiner and the map of a third meeple take the die that counts least."""
    whose = view["prompt"]["whose"]
    dice = view["seats"][whose]["dice"]
    offers = [offer for offer in view["actions"] if offer["verb"] == "pick"]
    return str(min(offers, key=lambda offer: _counts(view, whose, dice[offer["dice"][0] - 1]))["line"])


def _stop(view: View) -> str:
    return _verb(view, "stop")


def _dig(view: View) -> str:
    """The shovel of a third meeple: the die and side that count most for its card."""
    whose = view["prompt"]["whose"]
    dice = view["seats"][whose]["dice"]

    def gain(offer: Offer) -> int:
        face = dice[offer["dice"][0] - 1]
        side = next((kind[offer["value"] - 1] for kind in faces_of(house()) if face in kind), face)
        return _counts(view, whose, side) - _counts(view, whose, face)

    return str(max(view["actions"], key=gain)["line"])


def _agree(view: View) -> str:
    return _verb(view, "agree")


def _verb(view: View, verb: str) -> str:
    """The line of a verb; the first line of all where it is not offered."""
    offers = view["actions"]
    return str(next((o for o in offers if verb in (o["verb"], o["proposes"])), offers[0])["line"])


ANSWERS: dict[str, Callable[[View], str]] = {
    "keep": choose,
    "leave-out": choose,
    "start": choose,
    "draw": _draw,
    "injury": injury,
    "water": _throw,
    "gift": _throw,
    "lighter": _hand,
    "carabiner": _pick_least,
    "map": _pick_least,
    "turn": _stop,
    "cut": _stop,
    "shovel": _dig,
    "side": _agree,
    "proposal": _agree,
}
"""By the kind of question."""
