"""Cards that help the own turn without a die: flare gun, first-aid kit, rope."""

from __future__ import annotations

from math import exp
from typing import Any

from fujikit.fuji.cards.tools import FLARE
from fujikit.teams.fuji.distances import steps_between
from fujikit.teams.fuji.seats import Offer, reach_of
from fujikit.teams.fuji.strategy.cards.hands import Hands
from fujikit.teams.fuji.strategy.cards.own_dice import Use
from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.player import View


def flare_gun(situation: Situation, offers: list[Offer]) -> Use | None:
    """Three more for the own value, seen by nobody else's comparison."""
    return Use(offers[0]["line"], flare_gain(situation, situation.me))


def flare_gain(situation: Situation, name: str) -> float:
    """What a flare gun gains in somebody's hands."""
    hands = Hands.of(situation)
    return hands.raised(name, FLARE).gain(name) - hands.gain(name)


def first_aid_kit(situation: Situation, offers: list[Offer]) -> Use | None:
    """No stamina is lost."""
    return Use(offers[0]["line"], aid_gain(situation, situation.me))


def aid_gain(situation: Situation, name: str) -> float:
    """What a first-aid kit gains in somebody's hands."""
    marker = situation.seats[name]["marker"]
    if not marker:
        return 0.0
    hands = Hands.of(situation)
    unhurt = situation_with(situation, name, unhurt=True).position_values.gains(name, marker)
    return hands.gain(name, unhurt) - hands.gain(name)


def rope(situation: Situation, offers: list[Offer]) -> Use | None:
    """A step at once; in phase 4 the marker stays, so it pays where a failure is foreseen."""
    hands = Hands.of(situation)
    now = hands.gain(situation.me)
    uses = [Use(offer["line"], _after_step(hands, offer["squares"][0]) - now) for offer in offers]
    return max(uses, key=lambda use: use.gain)


def _after_step(hands: Hands, square: str) -> float:
    """What the step gains together with the turn that follows from there.

    Where the marker is out of reach then, a success leads nowhere and only spares stamina.
    """
    situation = hands.situation
    me = situation.me
    seat, distances = situation.seats[me], situation.distances
    if distances.crossed(seat["at"], square, 1):
        return -1.0
    goal = seat["marker"] if steps_between(distances, square, seat["marker"]) <= reach_of(seat) else square
    gains = situation_with(situation, me, at=square).position_values.gains(me, goal)
    return (1.0 + step_gain(situation, square)) * (1.0 + hands.gain(me, gains)) - 1.0


def step_gain(situation: Situation, square: str) -> float:
    """What it gains to stand on another card at once."""
    position_values, at = situation.position_values, situation.seats[situation.me]["at"]
    return exp(min(position_values.place(square, 0) - position_values.place(at, 0), 3.0)) - 1.0


def situation_with(situation: Situation, name: str, **changes: Any) -> Situation:
    """The situation where something about a seat is different."""
    view = situation.view
    seats = {**view["seats"], name: {**view["seats"][name], **changes}}
    return situation_for_view(situation, {**view, "seats": seats})


def situation_for_view(situation: Situation, view: View) -> Situation:
    """What the same seat would believe if it saw something else."""
    return Situation(
        view,
        situation.hints,
        selfish=situation.selfish,
        meeple=situation.me,
    )
